import { describe, expect, it } from 'vitest';
import { publicSettings } from './public-settings.ts';
import { defaultSettings, withSetting } from './site-settings.ts';

describe('public settings', () => {
  it('show the whole site by default', () => {
    expect(publicSettings(defaultSettings)).toEqual({
      chat: 'everywhere',
      chatLanguage: null,
      languages: ['fr', 'en', 'es'],
      detectsLanguage: true,
      notices: [],
      closed: [],
      ai: defaultSettings.ai,
      design: defaultSettings.design,
    });
  });

  it.each([
    ['chatbot', 'enabled', false, { chat: 'nowhere' }],
    ['chatbot', 'mobileOnly', true, { chat: 'phones' }],
    ['chatbot', 'desktopOnly', true, { chat: 'computers' }],
    ['chatbot', 'forceLanguage', 'es', { chatLanguage: 'es' }],
    ['languages', 'fr', false, { languages: ['en', 'es'] }],
    ['languages', 'autoDetect', false, { detectsLanguage: false }],
    ['notifications', 'promoBar', true, { notices: ['promoBar'] }],
    ['notifications', 'maintenanceAlert', true, { notices: ['maintenanceAlert'] }],
    ['modules', 'blogIA', false, { closed: ['blogIA'] }],
  ] as const)('with %s.%s at %s', (group, setting, value, face) => {
    expect(publicSettings(withSetting(defaultSettings, group, setting, value))).toMatchObject(face);
  });
});
