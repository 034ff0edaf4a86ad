import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  defaultCockpit,
  featuresOf,
  languageAfter,
  readCockpit,
  withSetting,
  type CockpitGroup,
} from './cockpit.ts';

describe('the default settings', () => {
  it('have every setting of the specification (SYSC-30 to SYSC-36)', () => {
    const settings = Object.entries(defaultCockpit).map(
      ([group, values]) => [group, Object.keys(values).toSorted()] as const,
    );
    expect(Object.fromEntries(settings)).toEqual({
      chatbot: ['character', 'desktopOnly', 'enabled', 'forceLanguage', 'mobileOnly'],
      languages: ['autoDetect', 'en', 'es', 'fr'],
      notifications: ['maintenanceAlert', 'promoBar', 'subscriptionPopup'],
      modules: ['adluma', 'analytics', 'blogIA', 'caseStudies', 'crm', 'faq'],
      ai: ['contextualSuggestions', 'dynamicPersonalization', 'smartRecommendations'],
      design: ['animations', 'haloEffects', 'morphingBackground', 'theme'],
      team: ['activeMembers', 'totalMembers'],
    });
    expect(defaultCockpit.chatbot).toMatchObject({
      forceLanguage: 'auto',
      character: 'astronaut',
    });
    expect(defaultCockpit.design.theme).toBe('galactic');
    expect(defaultCockpit.team).toEqual({ totalMembers: '4', activeMembers: '4' });
  });

  it('leave the site as it is', () => {
    for (const screen of ['phone', 'computer'] as const)
      expect(featuresOf(defaultCockpit, screen)).toEqual({
        chatbotEnabled: true,
        animationsEnabled: true,
        trilingualMode: true,
      });
  });
});

describe('what was stored', () => {
  it.each([
    ['nothing', null],
    ['a list', [1, 2]],
    ['text', 'cockpit'],
    ['groups that are none', { chatbot: null, languages: 4, team: [] }],
    [
      'values of other types',
      { chatbot: { enabled: 'no', forceLanguage: 'de' }, team: { totalMembers: 4 } },
    ],
  ])('%s gives the defaults', (_name, json) => {
    expect(readCockpit(json)).toEqual(defaultCockpit);
  });

  it('is always a whole and consistent cockpit', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.boolean(), (json, isOn) => {
        const read = readCockpit({
          languages: json,
          chatbot: { mobileOnly: isOn, desktopOnly: isOn },
        });
        expect(Object.keys(read)).toEqual(Object.keys(defaultCockpit));
        expect(read.languages.fr || read.languages.en || read.languages.es).toBe(true);
        expect(read.chatbot.mobileOnly && read.chatbot.desktopOnly).toBe(false);
        expect(readCockpit(structuredClone(read))).toEqual(read);
      }),
    );
  });
});

describe('a change', () => {
  const change = (...changes: [group: CockpitGroup, setting: string, value: boolean | string][]) =>
    changes.reduce((cockpit, each) => withSetting(cockpit, ...each), defaultCockpit);

  it('is the only one', () => {
    const { notifications, ...rest } = change(['notifications', 'promoBar', true]);
    expect(notifications).toEqual({ ...defaultCockpit.notifications, promoBar: true });
    expect({ ...rest, notifications: defaultCockpit.notifications }).toEqual(defaultCockpit);
  });

  it('takes the place of its opposite', () => {
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

  it('never makes more members active than there are', () => {
    expect(change(['team', 'totalMembers', '2']).team.activeMembers).toBe('2');
  });

  it('to a value that is none goes back to the default', () => {
    expect(change(['design', 'theme', 'beige'])).toEqual(defaultCockpit);
  });
});

it.each([
  [true, true, 'leave'],
  [true, false, 'keep'],
  [false, true, 'forget'],
  [false, false, 'leave'],
] as const)('detection from %s to %s: the language kept is to %s', (before, now, change) => {
  const detecting = (isOn: boolean) => withSetting(defaultCockpit, 'languages', 'autoDetect', isOn);
  expect(languageAfter(detecting(before), detecting(now))).toBe(change);
});

describe('the frame', () => {
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
    expect(featuresOf(withSetting(defaultCockpit, group, setting, value), screen)).toMatchObject(
      features,
    );
  });
});
