import { createContext, use } from 'react';

/** What a page has inline: its script (page-script.server.ts) and its styles (critical-css.ts). Set on the server only. */
export const InlineTexts = /* @__PURE__ */ createContext({ script: '', css: '' });

/**
 * The only inline script that a page's Content-Security-Policy admits. Only the server's HTML needs its text, so the
 * browser's build omits it.
 */
export function PageScript() {
  const text = import.meta.env.SSR ? use(InlineTexts).script : '';
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}

/** The styles of the first paint, which only the server's HTML has: the browser loads the whole sheet. */
export function PageStyles() {
  const text = import.meta.env.SSR ? use(InlineTexts).css : '';
  return text && <style dangerouslySetInnerHTML={{ __html: text }} />;
}
