import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  defaultSettings,
  featuresOf,
  languageAfter,
  readSettings,
  withSetting,
  type SettingsGroup,
} from './site-settings.ts';

describe('default settings', () => {
  it('include every setting of the specification (SYSC-30 to SYSC-36)', () => {
    const settings = Object.entries(defaultSettings).map(
      ([group, values]) => [group, Object.keys(values).toSorted()] as const,
    );
    expect(Object.fromEntries(settings)).toEqual({
      // Beyond the specification.
      agency: ['telephoneCountry'],
      chatbot: ['character', 'desktopOnly', 'enabled', 'forceLanguage', 'mobileOnly'],
      languages: ['autoDetect', 'en', 'es', 'fr'],
      notifications: ['maintenanceAlert', 'promoBar', 'subscriptionPopup'],
      modules: ['adluma', 'analytics', 'blogIA', 'caseStudies', 'crm', 'faq'],
      ai: ['contextualSuggestions', 'dynamicPersonalization', 'smartRecommendations'],
      design: ['animations', 'haloEffects', 'morphingBackground', 'theme'],
      team: ['activeMembers', 'totalMembers'],
    });
    expect(defaultSettings.chatbot).toMatchObject({
      forceLanguage: 'auto',
      character: 'astronaut',
    });
    expect(defaultSettings.design.theme).toBe('galactic');
    expect(defaultSettings.team).toEqual({ totalMembers: '4', activeMembers: '4' });
  });

  it('leave all features on', () => {
    for (const screen of ['phone', 'computer'] as const)
      expect(featuresOf(defaultSettings, screen)).toEqual({
        chatbotEnabled: true,
        animationsEnabled: true,
        trilingualMode: true,
      });
  });
});

describe('stored settings', () => {
  it.each([
    ['nothing', null],
    ['a list', [1, 2]],
    ['text', 'cockpit'],
    ['groups that are none', { chatbot: null, languages: 4, team: [] }],
    [
      'values of other types',
      { chatbot: { enabled: 'no', forceLanguage: 'de' }, team: { totalMembers: 4 } },
    ],
  ])('fall back to the defaults: %s', (_name, json) => {
    expect(readSettings(json)).toEqual(defaultSettings);
  });

  it('are always complete and consistent', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.boolean(), (json, isOn) => {
        const read = readSettings({
          languages: json,
          chatbot: { mobileOnly: isOn, desktopOnly: isOn },
        });
        expect(Object.keys(read)).toEqual(Object.keys(defaultSettings));
        expect(read.languages.fr || read.languages.en || read.languages.es).toBe(true);
        expect(read.chatbot.mobileOnly && read.chatbot.desktopOnly).toBe(false);
        expect(readSettings(structuredClone(read))).toEqual(read);
      }),
    );
  });
});

describe('a change of settings', () => {
  const change = (...changes: [group: SettingsGroup, setting: string, value: boolean | string][]) =>
    changes.reduce((settings, each) => withSetting(settings, ...each), defaultSettings);

  it('affects one setting only', () => {
    const { notifications, ...rest } = change(['notifications', 'promoBar', true]);
    expect(notifications).toEqual({ ...defaultSettings.notifications, promoBar: true });
    expect({ ...rest, notifications: defaultSettings.notifications }).toEqual(defaultSettings);
  });

  it('switches off the opposite setting', () => {
    const phone = change(['chatbot', 'desktopOnly', true], ['chatbot', 'mobileOnly', true]);
    expect(phone.chatbot).toMatchObject({ mobileOnly: true, desktopOnly: false });
    const computer = withSetting(phone, 'chatbot', 'desktopOnly', true);
    expect(computer.chatbot).toMatchObject({ mobileOnly: false, desktopOnly: true });
  });

  it('never leaves the site without a language', () => {
    const silent = change(
      ['languages', 'en', false],
      ['languages', 'es', false],
      ['languages', 'fr', false],
    );
    expect(silent.languages).toMatchObject({ fr: true, en: false, es: false });
  });

  it('never leaves more active members than there are members', () => {
    expect(change(['team', 'totalMembers', '2']).team.activeMembers).toBe('2');
  });

  it('to an invalid value restores the default', () => {
    expect(change(['design', 'theme', 'beige'])).toEqual(defaultSettings);
  });
});

it.each([
  [true, true, 'leave'],
  [true, false, 'keep'],
  [false, true, 'forget'],
  [false, false, 'leave'],
] as const)(
  'the stored language after changing its detection from %s to %s: %s',
  (before, now, change) => {
    const detecting = (isOn: boolean) =>
      withSetting(defaultSettings, 'languages', 'autoDetect', isOn);
    expect(languageAfter(detecting(before), detecting(now))).toBe(change);
  },
);

describe('features of the site', () => {
  it.each([
    ['chatbot', 'enabled', false, 'phone', { chatbotEnabled: false }],
    ['chatbot', 'mobileOnly', true, 'phone', { chatbotEnabled: true }],
    ['chatbot', 'mobileOnly', true, 'computer', { chatbotEnabled: false }],
    ['chatbot', 'desktopOnly', true, 'phone', { chatbotEnabled: false }],
    ['chatbot', 'desktopOnly', true, 'computer', { chatbotEnabled: true }],
    ['design', 'animations', false, 'computer', { animationsEnabled: false }],
    ['languages', 'es', false, 'computer', { trilingualMode: false }],
    ['languages', 'autoDetect', false, 'computer', { trilingualMode: true }],
  ] as const)('with %s.%s at %s, on a %s', (group, setting, value, screen, features) => {
    expect(featuresOf(withSetting(defaultSettings, group, setting, value), screen)).toMatchObject(
      features,
    );
  });
});
