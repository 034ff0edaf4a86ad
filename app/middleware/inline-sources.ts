import { createContext } from 'react-router';

/** The inline scripts and styles that the app's own code put into a page: all that its policy admits. */
export interface InlineSources {
  readonly scripts: ReadonlySet<string>;
  readonly styles: ReadonlySet<string>;
  /** Of the scripts that carry a page's data; null where the page is cached and has none. */
  readonly nonce: string | null;
}

/** Set once a page is rendered; other responses have no inline sources. */
export const inlineSourcesContext = createContext<InlineSources>({
  scripts: new Set(),
  styles: new Set(),
  nonce: null,
});
