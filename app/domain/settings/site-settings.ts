import type { Features } from './system-state.ts';

/** Where whoever may set the site reads and saves its settings. */
export const cockpitPath = '/cockpit';

/** Languages of the site, as the cockpit lists them. */
const cockpitLanguages = ['fr', 'en', 'es'] as const;

/** Switches of each group, in the order of the specification (B §3). */
const cockpitSwitches = {
  chatbot: ['enabled', 'mobileOnly', 'desktopOnly'],
  languages: ['fr', 'en', 'es', 'autoDetect'],
  notifications: ['promoBar', 'maintenanceAlert', 'subscriptionPopup'],
  modules: ['adluma', 'caseStudies', 'blogIA', 'faq', 'analytics', 'crm'],
  ai: ['contextualSuggestions', 'dynamicPersonalization', 'smartRecommendations'],
  design: ['animations', 'haloEffects', 'morphingBackground'],
} as const;

/** Choices of each group among several values. */
export const cockpitChoices = {
  chatbot: { forceLanguage: ['auto', ...cockpitLanguages], character: ['astronaut'] },
  design: { theme: ['galactic'] },
  team: { totalMembers: ['1', '2', '3', '4'], activeMembers: ['0', '1', '2', '3', '4'] },
} as const;

type Switches = typeof cockpitSwitches;
type Choices = typeof cockpitChoices;

export type CockpitGroup = keyof Switches | keyof Choices;

type Value = boolean | string;

/** Every setting by group. Counts of the team are written as the choices they are. */
export type Cockpit = {
  readonly [Group in CockpitGroup]: Readonly<
    (Group extends keyof Switches ? Record<Switches[Group][number], boolean> : unknown) &
      (Group extends keyof Choices
        ? { [Setting in keyof Choices[Group]]: ValueIn<Choices[Group][Setting]> }
        : unknown)
  >;
};

type ValueIn<List> = List extends readonly (infer Each)[] ? Each : never;

/** What Reset goes back to. Booleans are the site as every visitor sees it; the team is of four, all active (B §9). */
export const defaultCockpit: Cockpit = {
  chatbot: {
    enabled: true,
    mobileOnly: false,
    desktopOnly: false,
    forceLanguage: 'auto',
    character: 'astronaut',
  },
  languages: { fr: true, en: true, es: true, autoDetect: true },
  notifications: { promoBar: false, maintenanceAlert: false, subscriptionPopup: false },
  modules: { adluma: true, caseStudies: true, blogIA: true, faq: true, analytics: true, crm: true },
  ai: { contextualSuggestions: true, dynamicPersonalization: true, smartRecommendations: true },
  design: { theme: 'galactic', animations: true, haloEffects: true, morphingBackground: true },
  team: { totalMembers: '4', activeMembers: '4' },
};

/**
 * The cockpit after one change. What contradicts it gives way: a chatbot for phones only is no longer for computers
 * only, the last language stays on, and no more members are active than there are.
 */
export function withSetting(
  cockpit: Cockpit,
  group: CockpitGroup,
  setting: string,
  value: Value,
): Cockpit {
  const changed = readCockpit({ ...cockpit, [group]: { ...cockpit[group], [setting]: value } });
  if (group === 'chatbot' && value === true && setting !== 'enabled') {
    const mobileOnly = setting === 'mobileOnly';
    return { ...changed, chatbot: { ...changed.chatbot, mobileOnly, desktopOnly: !mobileOnly } };
  }
  return changed;
}

/** The settings in what was stored, whatever that is: each one that cannot be read is at its default. */
export function readCockpit(json: unknown): Cockpit {
  const given = fieldsOf(json);
  const groups = Object.entries(defaultCockpit).map(([group, defaults]) => {
    const values = fieldsOf(given[group]);
    const settings = Object.entries(defaults).map(([setting, byDefault]) => [
      setting,
      isAllowed(group, setting, values[setting]) ? values[setting] : byDefault,
    ]);
    return [group, Object.fromEntries(settings)];
  });
  return consistent(Object.fromEntries(groups) as Cockpit);
}

function consistent(cockpit: Cockpit): Cockpit {
  const { chatbot, languages, team } = cockpit;
  const isSilent = cockpitLanguages.every((language) => !languages[language]);
  const isMoreThanAll = Number(team.activeMembers) > Number(team.totalMembers);
  return {
    ...cockpit,
    chatbot: { ...chatbot, desktopOnly: chatbot.desktopOnly && !chatbot.mobileOnly },
    languages: { ...languages, fr: languages.fr || isSilent },
    team: { ...team, activeMembers: isMoreThanAll ? team.totalMembers : team.activeMembers },
  };
}

function isAllowed(group: string, setting: string, value: unknown): boolean {
  const choices: Partial<Record<string, Partial<Record<string, readonly string[]>>>> =
    cockpitChoices;
  const among = choices[group]?.[setting];
  return among ? among.some((each) => each === value) : typeof value === 'boolean';
}

function fieldsOf(value: unknown): Partial<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/**
 * What becomes of the language kept in the browser: without detection the page's own is kept, with detection again none
 * is, and otherwise it is left alone.
 */
export function languageAfter(before: Cockpit, now: Cockpit): 'keep' | 'forget' | 'leave' {
  if (before.languages.autoDetect === now.languages.autoDetect) return 'leave';
  return now.languages.autoDetect ? 'forget' : 'keep';
}

/** Switches of the frame that the cockpit also sets. */
export type CockpitFeatures = Pick<
  Features,
  'chatbotEnabled' | 'animationsEnabled' | 'trilingualMode'
>;

/** What the settings mean for the frame on one kind of screen. */
export function featuresOf(
  { chatbot, languages, design }: Cockpit,
  screen: 'phone' | 'computer',
): CockpitFeatures {
  const isElsewhere = screen === 'phone' ? chatbot.desktopOnly : chatbot.mobileOnly;
  return {
    chatbotEnabled: chatbot.enabled && !isElsewhere,
    animationsEnabled: design.animations,
    trilingualMode: cockpitLanguages.every((language) => languages[language]),
  };
}
