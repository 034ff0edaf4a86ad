import type { CaseId } from '#app/domain/cases/cases.ts';
import type { KnownPath } from '#app/i18n/paths.ts';

/** Page of each case and the colour of its figures. */
export const caseLook = {
  'katz-sport': { path: '/etudes-de-cas/katz-sport', colour: 'text-lumen' },
  'clinique-rfs': { path: '/etudes-de-cas/clinique-rfs', colour: 'text-aurora' },
  'concept-m': { path: '/etudes-de-cas/concept-m-rustique', colour: 'text-lumen' },
  'literie-amitie': { path: '/etudes-de-cas/literie-amitie', colour: 'text-violet' },
} as const satisfies Record<CaseId, { path: KnownPath; colour: string }>;
