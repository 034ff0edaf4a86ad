import { createContext } from 'react-router';

/** The inline scripts and styles that the app's own code added to a page: the only ones its policy allows. */
export interface InlineSources {
  readonly scripts: ReadonlySet<string>;
  readonly styles: ReadonlySet<string>;
  /** Nonce of the scripts with a page's data; null for cached pages, which have none. */
  readonly nonce: string | null;
}

/** Set once a page is rendered; other responses have no inline sources. */
export const inlineSourcesContext = createContext<InlineSources>({
  scripts: new Set(),
  styles: new Set(),
  nonce: null,
});
