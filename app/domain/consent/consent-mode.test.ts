import { describe, expect, it } from 'vitest';
import { categoryIds, everything, necessaryOnly, settingsWhere } from './categories.ts';
import { defaultSignals, signalsOf, wantsTag } from './consent-mode.ts';

const signals = [
  ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'],
  ['functionality_storage', 'personalization_storage', 'security_storage'],
].flat();

describe('Google Consent Mode v2', () => {
  it('starts with all seven signals denied, and waits for the update', () => {
    const { wait_for_update: wait, ...sent } = defaultSignals;
    expect(Object.keys(sent).toSorted()).toEqual(signals.toSorted());
    expect(new Set(Object.values(sent))).toEqual(new Set(['denied']));
    expect(wait).toBe(500);
  });

  it.each([
    ['necessary', ['security_storage']],
    ['analytics', ['analytics_storage']],
    ['marketing', ['ad_storage', 'ad_user_data', 'ad_personalization']],
    ['preferences', ['personalization_storage']],
    ['functional', ['functionality_storage']],
  ] as const)('maps the category %s to the signals %j', (category, spoken) => {
    const granted = Object.entries(signalsOf(settingsWhere((id) => id === category)))
      .filter(
        ([name, value]) =>
          value === 'granted' && (name !== 'security_storage' || category === 'necessary'),
      )
      .map(([name]) => name);
    expect(granted).toEqual(spoken);
  });

  it('always sends all seven signals', () => {
    for (const settings of [everything, necessaryOnly]) {
      expect(Object.keys(signalsOf(settings)).toSorted()).toEqual(signals.toSorted());
    }
  });

  it('loads a tag for analytics or marketing only', () => {
    const wanting = categoryIds.filter((category) =>
      wantsTag(settingsWhere((id) => id === category)),
    );
    expect(wanting).toEqual(['analytics', 'marketing']);
    expect(wantsTag(necessaryOnly)).toBe(false);
  });
});
