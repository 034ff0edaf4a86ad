import { languages, type Language } from '#app/domain/languages.ts';
import type { Features } from '#app/domain/system/system-state.ts';
import { defaultCountry, telephoneCountries } from '#app/domain/telephone/agency-country.ts';

/** Path at which permitted staff read and save the settings. */
export const settingsPath = '/cockpit';

/** Switches of each group, in the order of the specification (B §3). */
const settingSwitches = {
  chatbot: ['enabled', 'mobileOnly', 'desktopOnly'],
  languages: [...languages, 'autoDetect'],
  notifications: ['promoBar', 'maintenanceAlert', 'subscriptionPopup'],
  modules: ['adluma', 'caseStudies', 'blogIA', 'faq', 'analytics', 'crm'],
  ai: ['contextualSuggestions', 'dynamicPersonalization', 'smartRecommendations'],
  design: ['animations', 'haloEffects', 'morphingBackground'],
} as const;

/** Settings of each group with several values. */
export const settingChoices = {
  chatbot: { forceLanguage: ['auto', ...languages], character: ['astronaut'] },
  design: { theme: ['galactic'] },
  team: { totalMembers: ['1', '2', '3', '4'], activeMembers: ['0', '1', '2', '3', '4'] },
  /** Beyond the specification. */
  agency: { telephoneCountry: telephoneCountries },
} as const;

type Switches = typeof settingSwitches;
type Choices = typeof settingChoices;

export type SettingsGroup = keyof Switches | keyof Choices;

type Value = boolean | string;

/** All settings by group. Team counts are strings, like the other choices. */
export type SiteSettings = {
  readonly [Group in SettingsGroup]: Readonly<
    (Group extends keyof Switches ? Record<Switches[Group][number], boolean> : unknown) &
      (Group extends keyof Choices
        ? { [Setting in keyof Choices[Group]]: ValueIn<Choices[Group][Setting]> }
        : unknown)
  >;
};

type ValueIn<List> = List extends readonly (infer Each)[] ? Each : never;

const everyLanguage = Object.fromEntries(languages.map((each) => [each, true])) as Record<
  Language,
  boolean
>;

/**
 * The defaults restored by Reset. Booleans are the site as every visitor sees it; the team has four members, all active
 * (B §9).
 */
export const defaultSettings: SiteSettings = {
  chatbot: {
    enabled: true,
    mobileOnly: false,
    desktopOnly: false,
    forceLanguage: 'auto',
    character: 'astronaut',
  },
  languages: { ...everyLanguage, autoDetect: true },
  notifications: { promoBar: false, maintenanceAlert: false, subscriptionPopup: false },
  modules: { adluma: true, caseStudies: true, blogIA: true, faq: true, analytics: true, crm: true },
  ai: { contextualSuggestions: true, dynamicPersonalization: true, smartRecommendations: true },
  design: { theme: 'galactic', animations: true, haloEffects: true, morphingBackground: true },
  team: { totalMembers: '4', activeMembers: '4' },
  agency: { telephoneCountry: defaultCountry },
};

/**
 * Applies one change. Conflicting settings are adjusted: a chatbot for phones only is no longer for computers only, the
 * last language stays enabled, and there are never more active members than members.
 */
export function withSetting(
  settings: SiteSettings,
  group: SettingsGroup,
  setting: string,
  value: Value,
): SiteSettings {
  const changed = readSettings({ ...settings, [group]: { ...settings[group], [setting]: value } });
  if (group === 'chatbot' && value === true && setting !== 'enabled') {
    const mobileOnly = setting === 'mobileOnly';
    return { ...changed, chatbot: { ...changed.chatbot, mobileOnly, desktopOnly: !mobileOnly } };
  }
  return changed;
}

/** Parses stored settings; invalid or missing ones get their defaults. */
export function readSettings(json: unknown): SiteSettings {
  const given = fieldsOf(json);
  const groups = Object.entries(defaultSettings).map(([group, defaults]) => {
    const values = fieldsOf(given[group]);
    const settings = Object.entries(defaults).map(([setting, byDefault]) => [
      setting,
      isAllowed(group, setting, values[setting]) ? values[setting] : byDefault,
    ]);
    return [group, Object.fromEntries(settings)];
  });
  return consistent(Object.fromEntries(groups) as SiteSettings);
}

function consistent(settings: SiteSettings): SiteSettings {
  const { chatbot, languages: offered, team } = settings;
  const isSilent = languages.every((language) => !offered[language]);
  const isMoreThanAll = Number(team.activeMembers) > Number(team.totalMembers);
  return {
    ...settings,
    chatbot: { ...chatbot, desktopOnly: chatbot.desktopOnly && !chatbot.mobileOnly },
    languages: isSilent ? { ...offered, [languages[0]]: true } : offered,
    team: { ...team, activeMembers: isMoreThanAll ? team.totalMembers : team.activeMembers },
  };
}

function isAllowed(group: string, setting: string, value: unknown): boolean {
  const choices: Partial<Record<string, Partial<Record<string, readonly string[]>>>> =
    settingChoices;
  const among = choices[group]?.[setting];
  return among ? among.some((each) => each === value) : typeof value === 'boolean';
}

function fieldsOf(value: unknown): Partial<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/**
 * What happens to the language stored in the browser: it is stored when detection is turned off, and cleared when it is
 * turned on.
 */
export function languageAfter(
  before: SiteSettings,
  now: SiteSettings,
): 'keep' | 'forget' | 'leave' {
  if (before.languages.autoDetect === now.languages.autoDetect) return 'leave';
  return now.languages.autoDetect ? 'forget' : 'keep';
}

/** Features of the page frame that the settings also control. */
export type FeatureSettings = Pick<
  Features,
  'chatbotEnabled' | 'animationsEnabled' | 'trilingualMode'
>;

/** The features that the settings enable on one kind of screen. */
export function featuresOf(
  { chatbot, languages: offered, design }: SiteSettings,
  screen: 'phone' | 'computer',
): FeatureSettings {
  const isElsewhere = screen === 'phone' ? chatbot.desktopOnly : chatbot.mobileOnly;
  return {
    chatbotEnabled: chatbot.enabled && !isElsewhere,
    animationsEnabled: design.animations,
    trilingualMode: languages.every((language) => offered[language]),
  };
}
