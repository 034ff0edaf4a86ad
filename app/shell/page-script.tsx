import { createContext, use } from 'react';

/** The page's inline script: page-script.server.ts. Set on the server only. */
export const PageScriptText = /* @__PURE__ */ createContext('');

/**
 * The only inline script that a page's Content-Security-Policy admits. Only the server's HTML needs its text, so the
 * browser's build omits it.
 */
export function PageScript() {
  const text = import.meta.env.SSR ? use(PageScriptText) : '';
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
