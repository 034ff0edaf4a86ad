import type { Fields } from './field.ts';

export const journalTypes = ['ai_analysis', 'success', 'issue', 'update', 'other'] as const;

/** Name and version of the rule of an observation entry. */
export const observationsRule = 'observations-1';

/** The fields of a journal entry. */
export const journalFields = {
  timestamp: { kind: 'instant', isCompleted: true, isStamped: true, isSortKey: true },
  type: { kind: 'choice', values: journalTypes, isFilter: true },
  title: { kind: 'text', least: 1, most: 500, isSearched: true },
  content: { kind: 'text', most: 20_000, hasLines: true, initial: '', isSearched: true },
  /** The subject of the entry. */
  relatedTo: {
    kind: 'group',
    isFlat: true,
    initial: { type: 'system', id: 'api' },
    fields: {
      type: {
        kind: 'choice',
        values: ['client', 'project', 'task', 'prospection', 'system'],
        flat: 'relatedType',
      },
      id: { kind: 'text', least: 1, most: 64, flat: 'relatedId', isFilter: true },
    },
  },
  author: {
    kind: 'text',
    most: 100,
    isCompleted: true,
    isStamped: true,
    isSearched: true,
    isFilter: true,
  },
  aiGenerated: { kind: 'flag', initial: false },
  /** The rule of an automatic entry, with its version and inputs. */
  basis: {
    kind: 'group',
    isNullable: true,
    initial: null,
    fields: { rule: { kind: 'text', most: 100 }, inputs: { kind: 'values' } },
  },
} as const satisfies Fields;
