import type { CaseStudy } from '#app/content/cases/shape.ts';
import type { KnownPath } from '#app/i18n/paths.ts';

/** Page of each module named in a case. */
export const moduleLook = {
  ADLUMA: '/modules/adluma',
  BlogIA: '/modules/blog-ia',
  HUB: '/modules/hub',
  ILA: '/modules/ila',
  ILLUMATCH: '/modules/illumatch',
  Landing: '/modules/landingpage',
} as const satisfies Record<CaseStudy['actions'][number]['module'], KnownPath>;
