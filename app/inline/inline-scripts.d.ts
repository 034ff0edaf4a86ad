// Compiled form of a module of this folder; see vite/inline-scripts.ts.

/** Returns the text of a script that calls a compiled function with the given arguments. */
type InlineScript<Run extends (...given: never[]) => void> = (...given: Parameters<Run>) => string;

declare module '#app/inline/apply-accessibility.ts?inline-script' {
  import type { applyAccessibility as run } from '#app/inline/apply-accessibility.ts';

  export const applyAccessibility: InlineScript<typeof run>;
}

declare module '#app/inline/check-language.ts?inline-script' {
  import type { checkLanguage as run } from '#app/inline/check-language.ts';

  export const checkLanguage: InlineScript<typeof run>;
}

declare module '#app/inline/defer-hydration.ts?inline-script' {
  import type { deferHydration as run } from '#app/inline/defer-hydration.ts';

  export const deferHydration: InlineScript<typeof run>;
}

declare module '#app/inline/load-accessibility.ts?inline-script' {
  import type { loadAccessibility as run } from '#app/inline/load-accessibility.ts';

  export const loadAccessibility: InlineScript<typeof run>;
}

declare module '#app/inline/open-data-stream.ts?inline-script' {
  import type { openDataStream as run } from '#app/inline/open-data-stream.ts';

  export const openDataStream: InlineScript<typeof run>;
}

declare module '#app/inline/push-worker.ts?inline-script' {
  import type { pushWorker as run } from '#app/inline/push-worker.ts';

  export const pushWorker: InlineScript<typeof run>;
}

declare module '#app/inline/show-notice.ts?inline-script' {
  import type { showNotice as run } from '#app/inline/show-notice.ts';

  export const showNotice: InlineScript<typeof run>;
}
