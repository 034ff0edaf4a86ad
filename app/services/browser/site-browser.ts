import type { RenderedPage } from '#app/domain/ila/audit/rendered-evidence.ts';

/** A page as rendered by a browser, with its source after scripts have run. */
export interface SeenPage extends Omit<RenderedPage, 'drawn' | 'isDrawn'> {
  readonly source: string;
}

export interface SiteBrowser {
  /**
   * Opens pages one after the other. Never rejects: pages that fail to open are omitted.
   *
   * @returns null if no browser could be started
   */
  see(urls: readonly string[], signal: AbortSignal): Promise<SeenPage[] | null>;
}

/** Location of a browser: an executable on this machine, or a remote WebSocket endpoint. */
export type BrowserPlace = { readonly path: string } | { readonly endpoint: string };
