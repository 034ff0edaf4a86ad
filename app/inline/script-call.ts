/**
 * Returns a function that renders a script: a call of a compiled function.
 *
 * @param code a function's source, as vite/inline-scripts.ts compiles it; the arguments become JSON
 */
export const scriptCall =
  (code: string) =>
  (...given: readonly unknown[]): string =>
    `(${code})(${given.map((each) => JSON.stringify(each).replaceAll('<', String.raw`\u003c`)).join()})`;
