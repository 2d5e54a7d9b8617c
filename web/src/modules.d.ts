declare module "icon:*" {
  /** The drawing inside an icon of 512 × 512, in `currentColor`. */
  const body: string;
  export default body;
}
