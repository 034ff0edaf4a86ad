import type { CaseId } from '#app/domain/cases/cases.ts';
import type { KnownPath } from '#app/i18n/paths.ts';

/** Page of each case, its photograph at the photo service and the colour of its figures. */
export const caseLook = {
  'katz-sport': {
    path: '/etudes-de-cas/katz-sport',
    photo: 'sport-shop',
    colour: 'text-lumen',
  },
  'clinique-rfs': {
    path: '/etudes-de-cas/clinique-rfs',
    photo: 'clinic',
    colour: 'text-aurora',
  },
  'concept-m': {
    path: '/etudes-de-cas/concept-m-rustique',
    photo: 'rustic-furniture',
    colour: 'text-lumen',
  },
  'literie-amitie': {
    path: '/etudes-de-cas/literie-amitie',
    photo: 'bedding',
    colour: 'text-violet',
  },
} as const satisfies Record<CaseId, { path: KnownPath; photo: string; colour: string }>;
