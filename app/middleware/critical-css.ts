/** Inline styles, as the build selects them; none in development, where Vite serves them. */
export interface CriticalCss {
  /** Styles that a route module's code can use, by the module's address. */
  readonly routes: Readonly<Record<string, string>>;
  /** Styles that a public page uses as rendered, by its bare path. */
  readonly pages: Readonly<Record<string, string>>;
  /** Styles of the consent notice, for itself only. */
  readonly notice: string;
}

export const noCriticalCss: CriticalCss = { routes: {}, pages: {}, notice: '' };

let kept = noCriticalCss;

/** Called once by the server before the first request. */
export function keepCriticalCss(css: CriticalCss): void {
  kept = css;
}

export const criticalCss = (): CriticalCss => kept;
