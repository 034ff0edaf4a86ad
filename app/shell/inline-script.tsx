import { createContext, use } from 'react';

/** Collects the inline scripts of the page that is rendered, for its policy. Set on the server only. */
export const InlineScripts = /* @__PURE__ */ createContext<Set<string> | null>(null);

/** An inline script of the app's own: the only kind that a page's Content-Security-Policy admits. */
export function InlineScript({ text }: { text: string }) {
  // A constant of the build: the browser's has none of this.
  if (import.meta.env.SSR) use(InlineScripts)?.add(text);
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
