import type { RenderedPage } from '#app/domain/ila/audit/rendered-evidence.ts';

/** A page as a browser shows it, with its source after scripts have run. */
export interface SeenPage extends Omit<RenderedPage, 'drawn' | 'isDrawn'> {
  readonly source: string;
}

export interface SiteBrowser {
  /**
   * Opens pages one after the other. Never rejects: a page that cannot be opened is left out.
   *
   * @returns null where no browser could be started
   */
  see(urls: readonly string[], signal: AbortSignal): Promise<SeenPage[] | null>;
}

/** Where a browser is: an executable on this machine, or the WebSocket endpoint of one elsewhere. */
export type BrowserPlace = { readonly path: string } | { readonly endpoint: string };
