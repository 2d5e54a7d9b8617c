import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { icons } from "./icons.ts";

export default defineConfig({
  plugins: [svelte(), svelteTesting(), icons()],
  server: { fs: { allow: [".."] } }, // the texts lie in the games' own folders
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
});
