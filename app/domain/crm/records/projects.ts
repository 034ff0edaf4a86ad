import type { Fields } from './field.ts';

/** In the order of a project's progress: boards, lists and figures use it. */
export const projectStages = ['discovery', 'proposal', 'production', 'review', 'live'] as const;

export const scoredModules = [
  'adluma',
  'blogia',
  'hub',
  'ila',
  'illumatch',
  'landingpage',
] as const;

const percent = { kind: 'number', least: 0, most: 100 } as const;

/** The fields of a project. */
export const projectFields = {
  name: { kind: 'text', least: 1, most: 200, isSearched: true, isSortKey: true },
  clientId: { kind: 'id', isFilter: true },
  stage: {
    kind: 'choice',
    values: projectStages,
    initial: 'discovery',
    isFilter: true,
    isSortKey: true,
  },
  moduleScores: {
    kind: 'group',
    // Not measured yet.
    initial: { adluma: 0, blogia: 0, hub: 0, ila: 0, illumatch: 0, landingpage: 0 },
    fields: {
      adluma: percent,
      blogia: percent,
      hub: percent,
      ila: percent,
      illumatch: percent,
      landingpage: percent,
    } satisfies Record<(typeof scoredModules)[number], typeof percent>,
  },
  analysis: { kind: 'text', most: 20_000, hasLines: true, initial: '', isSearched: true },
  assignedTeamMember: { kind: 'text', most: 100, initial: '', isSearched: true, isFilter: true },
  due: { kind: 'day', isNullable: true, initial: null, isSortKey: true },
} as const satisfies Fields;
