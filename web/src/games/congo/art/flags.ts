/**
 * The flags of 1884 in printing inks, 30 × 20: Sweden with the union mark, the United States with 38
 * stars, Portugal blue and white, Austria-Hungary's ensign. Arms are simplified.
 */

const INK = {
  red: "#b5382a",
  blue: "#2c4878",
  black: "#2b2622",
  yellow: "#e3b541",
  white: "#f8f1e0",
  green: "#4c7a4a",
  sky: "#3c6ca8",
};

function box(x: number, y: number, width: number, height: number, fill: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;
}

function upright(...inks: [string, string, string]): string {
  return inks.map((ink, at) => box(at * 10, 0, 10, 20, ink)).join("");
}

function level(...inks: [string, string, string]): string {
  return inks.map((ink, at) => box(0, at * 6.6, 30, 6.8, ink)).join("");
}

const UNION_JACK =
  box(0, 0, 30, 20, INK.blue) +
  `<path d="M0 0 30 20M30 0 0 20" stroke="${INK.white}" stroke-width="4"/>` +
  `<path d="M0 .9 13.6 10M30 19.1 16.4 10M28.7 0 15 9.1M1.3 20 15 10.9" stroke="${INK.red}" stroke-width="1.5"/>` +
  `<path d="M15 0V20M0 10H30" stroke="${INK.white}" stroke-width="6.4"/>` +
  `<path d="M15 0V20M0 10H30" stroke="${INK.red}" stroke-width="3.8"/>`;

const STRIPES = Array.from({ length: 13 }, (_, at) =>
  box(0, (at * 20) / 13, 30, 20 / 13 + 0.05, at % 2 ? INK.white : INK.red),
).join("");

const STARS = Array.from({ length: 38 }, (_, at) => {
  const [x, y] = [1.1 + (at % 8) * 1.55, 1.2 + Math.floor(at / 8) * 2.1];
  return `<circle cx="${x}" cy="${y}" r=".5" fill="${INK.white}"/>`;
}).join("");

export const FLAGS: Record<string, string> = {
  GB: UNION_JACK,
  BE: upright(INK.black, INK.yellow, INK.red),
  FR: upright(INK.blue, INK.white, INK.red),
  DE: level(INK.black, INK.white, INK.red),
  NL: level(INK.red, INK.white, INK.blue),
  RU: level(INK.white, INK.blue, INK.red),
  ES:
    box(0, 0, 30, 20, INK.red) +
    box(0, 5, 30, 10, INK.yellow) +
    `<circle cx="9" cy="10" r="2.6" fill="${INK.red}"/>`,
  PT:
    box(0, 0, 15, 20, INK.sky) +
    box(15, 0, 15, 20, INK.white) +
    `<path d="M11.4 6h7.2v5c0 2.6-1.6 3.9-3.6 4.6-2-.7-3.6-2-3.6-4.6z" fill="${INK.red}"/>` +
    `<path d="M13 7.4h4v3.4c0 1.5-.9 2.3-2 2.8-1.1-.5-2-1.3-2-2.8z" fill="${INK.white}"/>`,
  SE:
    box(0, 0, 30, 20, INK.sky) +
    `<path d="M11 0V20M0 10H30" stroke="${INK.yellow}" stroke-width="3.6"/>` +
    box(0, 0, 9.2, 8.2, INK.blue) +
    box(0, 0, 4.6, 4.1, INK.red) +
    box(4.6, 4.1, 4.6, 4.1, INK.yellow) +
    `<path d="M4.6 0V8.2M0 4.1H9.2" stroke="${INK.white}" stroke-width="1.3"/>`,
  US: STRIPES + box(0, 0, 13, 10.8, INK.blue) + STARS,
  AT:
    level(INK.red, INK.white, INK.red) +
    box(15, 13.2, 15, 6.8, INK.green) +
    `<circle cx="9" cy="10" r="2.2" fill="${INK.yellow}"/><circle cx="21" cy="10" r="2.2" fill="${INK.yellow}"/>`,
};

/** The ring of a medallion in the nation's colours, and the ground of its portrait. */
export const RING: Record<string, [string, string, string]> = {
  GB: [INK.blue, INK.white, INK.red],
  BE: [INK.black, INK.yellow, INK.red],
  FR: [INK.blue, INK.white, INK.red],
  DE: [INK.black, INK.white, INK.red],
  SE: [INK.sky, INK.yellow, INK.sky],
  NL: [INK.red, INK.white, INK.blue],
  RU: [INK.white, INK.blue, INK.red],
  ES: [INK.red, INK.yellow, INK.red],
  PT: [INK.sky, INK.white, INK.sky],
  US: [INK.blue, INK.white, INK.red],
  AT: [INK.red, INK.white, INK.green],
};

export const TINT: Record<string, string> = {
  GB: "#d9c3b4",
  BE: "#e6d39a",
  FR: "#c9d0d4",
  DE: "#d5ccbe",
  SE: "#cfd8da",
  NL: "#ddcfc4",
  RU: "#d6d8d8",
  ES: "#e8cfa0",
  PT: "#d3dce4",
  US: "#d4cfd0",
  AT: "#dcd3b8",
};
