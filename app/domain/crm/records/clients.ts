import { languages } from '#app/domain/languages.ts';
import { clientStatuses } from './client-statuses.ts';
import type { Fields } from './field.ts';
import { scoreMethods } from './score-methods.ts';

/** Maximum number of services or tags per client accepted by the API. */
const mostLabels = 100;

/** Contact details of a client or contact person; both are searched. */
const email = {
  kind: 'text',
  most: 254,
  initial: '',
  format: 'email',
  isTyped: true,
  isSearched: true,
} as const;
const phone = { ...email, most: 40, format: 'phone' } as const;

/** The fields of a client, in the order of exported columns and merge choices. */
export const clientFields = {
  name: { kind: 'text', least: 1, most: 200, isTyped: true, isSearched: true, isSortKey: true },
  sector: {
    kind: 'text',
    most: 100,
    initial: '',
    isTyped: true,
    isSearched: true,
    isFilter: true,
    isSortKey: true,
  },
  status: {
    kind: 'choice',
    values: clientStatuses,
    order: 'code',
    initial: 'prospect',
    isTyped: true,
    isFilter: true,
    isSortKey: true,
  },
  /** Comma-separated parts, most specific first. */
  address: { kind: 'text', most: 300, initial: '', isTyped: true },
  /** WGS 84, in degrees. */
  coordinates: {
    kind: 'group',
    isFlat: true,
    isNullable: true,
    initial: null,
    fields: {
      lat: { kind: 'number', least: -90, most: 90, isDegrees: true, isTyped: true },
      lng: { kind: 'number', least: -180, most: 180, isDegrees: true, isTyped: true },
    },
  },
  contact: {
    kind: 'group',
    isFlat: true,
    initial: { email: '', phone: '', website: '' },
    fields: {
      email,
      phone,
      website: { kind: 'text', most: 500, initial: '', format: 'website', isTyped: true },
    },
  },
  /** Contact people at the client; the first is the main one. The company's own details are in `contact`. */
  contacts: {
    kind: 'list',
    most: 50,
    initial: [],
    isSearched: true,
    isExported: true,
    fields: {
      id: { kind: 'text', most: 100 },
      name: { kind: 'text', least: 1, most: 200, isTyped: true, isSearched: true },
      role: { kind: 'text', most: 100, initial: '', isTyped: true },
      email,
      phone,
      /** Language for writing to them. */
      language: {
        kind: 'choice',
        values: languages,
        isNullable: true,
        initial: null,
        isTyped: true,
      },
    },
  },
  /** A company's score from 0 to 100, with its history. */
  ilaScore: {
    kind: 'group',
    isFlat: true,
    isCompleted: true,
    fields: {
      /** Null until measured. */
      current: {
        kind: 'number',
        isNullable: true,
        least: 0,
        most: 100,
        isWhole: true,
        flat: 'score',
        isExported: true,
        isSortKey: true,
      },
      history: {
        kind: 'list',
        most: 5000,
        flat: 'scoreHistory',
        fields: {
          date: { kind: 'instant' },
          score: { kind: 'number', least: 0, most: 100 },
          method: { kind: 'choice', values: scoreMethods, isNullable: true, initial: null },
          /** Version of the method. */
          version: { kind: 'text', most: 20, initial: '' },
        },
      },
      lastUpdated: { kind: 'instant', flat: 'scoreUpdatedAt' },
      /** Never down: source B §4, disagreement D-13. */
      trend: { kind: 'choice', values: ['up', 'stable'] },
    },
  },
  /** Name of the responsible member of staff. */
  assignedTo: { kind: 'text', most: 100, initial: '', isTyped: true, isFilter: true },
  services: { kind: 'labels', most: mostLabels, initial: [], isTyped: true },
  tags: { kind: 'labels', most: mostLabels, initial: [], isTyped: true },
  revenue: {
    kind: 'number',
    least: 0,
    most: 1_000_000_000,
    unit: 'Euros a month',
    initial: 0,
    isTyped: true,
    isSortKey: true,
  },
  notes: {
    kind: 'list',
    most: 2000,
    initial: [],
    fields: {
      id: { kind: 'text', most: 100 },
      at: { kind: 'instant', isStamped: true },
      author: { kind: 'text', most: 100, isStamped: true },
      text: { kind: 'text', most: 10_000, hasLines: true },
    },
  },
  /** Links to documents, which are stored elsewhere. */
  documents: {
    kind: 'list',
    most: 1000,
    initial: [],
    fields: {
      id: { kind: 'text', most: 100 },
      name: { kind: 'text', most: 300 },
      url: { kind: 'text', most: 2000, format: 'website' },
      addedAt: { kind: 'instant' },
    },
  },
} as const satisfies Fields;
