import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { textChunk } from "./chunks.ts";
import { fonts } from "./fonts.ts";
import { icons } from "./icons.ts";

// `npm run dev` shows the page while it is written; the service must run beside it.
const service = process.env.EXPEDITION_SERVICE ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), icons(), fonts()],
  build: {
    outDir: "../src/expedition/service/page",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the service's policy admits files of its own only
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: { groups: [{ test: /\.ftl/, name: textChunk, debugName: "texts" }] },
      },
    },
  },
  server: {
    fs: { allow: [".."] }, // the texts lie in the games' own folders
    proxy: { "/api": { target: service, ws: true } },
  },
});
