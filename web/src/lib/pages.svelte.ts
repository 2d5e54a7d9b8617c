/** The pages: the lobby comes at once, each other one when somebody goes there. */
import type { Component } from "svelte";
import LobbyPage from "../pages/LobbyPage.svelte";
import { api } from "./api";
import type { Route } from "./route.svelte";

type Page = Component<any>;
type Loaded = Promise<{ default: Page }>;

const PAGES: Record<Route["page"], () => Loaded> = {
  lobby: async () => ({ default: LobbyPage }),
  table: () => import("../pages/TablePage.svelte"),
  replay: () => import("../pages/ReplayPage.svelte"),
  watch: () => import("../pages/WatchPage.svelte"),
  records: () => import("../pages/RecordsPage.svelte"),
  rules: () => import("../pages/RulesPage.svelte"),
  rulebook: () => import("../pages/RulebookPage.svelte"),
  about: () => import("../pages/AboutPage.svelte"),
  missing: () => import("../pages/MissingPage.svelte"),
};

const RETRY = 3000;
/** How long the lobby stands before the table is fetched for whoever presses Play next. */
const AHEAD = 1500;

export class PageLoader {
  shown = $state.raw<{ Page: Page; route: Route } | null>(null);
  #wanted: Route | null = null;

  async show(route: Route): Promise<void> {
    this.#wanted = route;
    try {
      const { default: Page } = await PAGES[route.page]();
      if (this.#wanted === route) this.shown = { Page, route };
      if (route.page === "lobby") setTimeout(() => void PAGES.table().catch(() => null), AHEAD);
    } catch {
      await this.#startAnew();
    }
  }

  /** A part of the page is missing: the service is away, or was renewed. Load all again then. */
  async #startAnew(): Promise<void> {
    try {
      await api.me();
      location.reload();
    } catch {
      setTimeout(() => void this.#startAnew(), RETRY);
    }
  }
}
