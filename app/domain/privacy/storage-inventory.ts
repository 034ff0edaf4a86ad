import type { Category, Settings } from '#app/domain/consent/categories.ts';
import { consentDays } from '#app/domain/consent/status.ts';
import { sessionRules } from '#app/domain/staff/session-rules.ts';
import { day, hour } from '../durations.ts';

/** How long a key stays: days or hours, this visit (until the tab closes), or until the visitor deletes it. */
export type Lifetime =
  | { readonly days: number }
  | { readonly hours: number }
  | 'visit'
  | 'until-erased';

export type Place = 'local' | 'session' | 'cookie';

/** Who sets a key and can read it. A tag is another company's script; there is none unless configured. */
export type Owner = 'iluma' | 'router' | 'tag';

export interface StorageEntry {
  /** Name of the key; a final `*` matches any ending. */
  readonly key: string;
  readonly place: Place;
  readonly category: Category;
  readonly purpose: Purpose;
  readonly lifetime: Lifetime;
  readonly owner: Owner;
}

/** Purpose of a key; its text is in `content/cookies`. */
export type Purpose =
  | 'language'
  | 'language-server'
  | 'consent'
  | 'accessibility'
  | 'chat'
  | 'system'
  | 'scroll'
  | 'release'
  | 'transitions'
  | 'ila'
  | 'adluma'
  | 'ilumatch'
  | 'blogia'
  | 'cockpit'
  | 'crm-views'
  | 'crm-density'
  | 'staff'
  | 'staff-device'
  | 'audience'
  | 'campaigns'
  | 'sector';

const necessary = { category: 'necessary', owner: 'iluma' } as const;
const router = { category: 'necessary', owner: 'router', place: 'session' } as const;

/**
 * Every key and cookie that the site can leave in a browser. The cookies page lists them, a withdrawal of consent
 * deletes them, and a browser test fails on any other key. What visitors set on purpose (language, accessibility,
 * switches, the conversation of this visit) is a requested service, and therefore necessary.
 */
export const storageInventory: readonly StorageEntry[] = [
  {
    ...necessary,
    key: 'iluma-consent',
    place: 'local',
    purpose: 'consent',
    lifetime: { days: consentDays },
  },
  {
    ...necessary,
    key: 'iluma-language',
    place: 'local',
    purpose: 'language',
    lifetime: 'until-erased',
  },
  {
    ...necessary,
    key: 'iluma-language',
    place: 'cookie',
    purpose: 'language-server',
    lifetime: { days: 365 },
  },
  {
    ...necessary,
    key: 'iluma-accessibility',
    place: 'local',
    purpose: 'accessibility',
    lifetime: 'until-erased',
  },
  { ...necessary, key: 'iluma-chat', place: 'session', purpose: 'chat', lifetime: 'visit' },
  {
    ...necessary,
    key: 'iluma-system',
    place: 'local',
    purpose: 'system',
    lifetime: 'until-erased',
  },
  { ...router, key: 'react-router-scroll-positions', purpose: 'scroll', lifetime: 'visit' },
  { ...router, key: 'react-router-manifest-version', purpose: 'release', lifetime: 'visit' },
  { ...router, key: 'remix-router-transitions', purpose: 'transitions', lifetime: 'visit' },

  ...toolKeys('ila', 'iluma-ila*'),
  ...toolKeys('adluma', 'iluma-adluma*'),
  ...toolKeys('ilumatch', 'iluma-ilumatch'),
  ...toolKeys('blogia', 'iluma-blogia*'),
  {
    ...necessary,
    // Without TLS, as on a developer's machine, it has no prefix.
    key: '__Host-iluma-staff',
    place: 'cookie',
    purpose: 'staff',
    lifetime: { hours: sessionRules.absolute / hour },
  },
  {
    ...necessary,
    key: '__Host-iluma-device',
    place: 'cookie',
    purpose: 'staff-device',
    lifetime: { days: sessionRules.device / day },
  },
  {
    ...necessary,
    key: 'iluma-cockpit',
    place: 'local',
    purpose: 'cockpit',
    lifetime: 'until-erased',
  },

  {
    key: 'iluma-campaign',
    place: 'session',
    category: 'marketing',
    owner: 'iluma',
    purpose: 'campaigns',
    lifetime: 'visit',
  },

  {
    key: 'iluma-sector',
    place: 'local',
    category: 'preferences',
    owner: 'iluma',
    purpose: 'sector',
    lifetime: 'until-erased',
  },

  // Saved by the visitor's own "save the view", and therefore necessary.
  {
    ...necessary,
    key: 'iluma-crm-views',
    place: 'local',
    purpose: 'crm-views',
    lifetime: 'until-erased',
  },
  {
    ...necessary,
    key: 'iluma-crm-density',
    place: 'local',
    purpose: 'crm-density',
    lifetime: 'until-erased',
  },

  ...tagCookies('analytics', 'audience', [['_ga*', 730]]),
  ...tagCookies('marketing', 'campaigns', [
    ['_gcl_*', 90],
    ['_fbp', 90],
  ]),
];

/** A tool's inputs are stored for the visit, as the tool needs them; for later visits only with consent. */
function toolKeys(purpose: Purpose, key: string): StorageEntry[] {
  return [
    { ...necessary, key, place: 'session', purpose, lifetime: 'visit' },
    {
      owner: 'iluma',
      category: 'functional',
      key,
      place: 'local',
      purpose,
      lifetime: 'until-erased',
    },
  ];
}

function tagCookies(
  category: Category,
  purpose: Purpose,
  cookies: readonly (readonly [key: string, days: number])[],
): StorageEntry[] {
  return cookies.map(([key, days]) => ({
    key,
    place: 'cookie',
    category,
    purpose,
    lifetime: { days },
    owner: 'tag',
  }));
}

/** What a site can store, with or without a tag. */
export function inventoryOf(hasTag: boolean): readonly StorageEntry[] {
  return storageInventory.filter(({ owner }) => hasTag || owner !== 'tag');
}

/** Whether an entry applies to a key found in a browser. */
export function declares(entry: StorageEntry, place: Place, key: string): boolean {
  if (entry.place !== place) return false;
  return entry.key.endsWith('*') ? key.startsWith(entry.key.slice(0, -1)) : key === entry.key;
}

/** The keys found in one storage of a browser that a choice does not allow. */
export function withdrawnKeys(
  settings: Settings,
  place: Place,
  keys: readonly string[],
): readonly string[] {
  const withdrawn = storageInventory.filter(({ category }) => !settings[category]);
  return keys.filter((key) => withdrawn.some((entry) => declares(entry, place, key)));
}
