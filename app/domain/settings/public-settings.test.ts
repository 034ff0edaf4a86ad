import { describe, expect, it } from 'vitest';
import { defaultCockpit, withSetting } from './cockpit.ts';
import { siteFace } from './site-face.ts';

describe('the face of the site', () => {
  it('is the whole site by default', () => {
    expect(siteFace(defaultCockpit)).toEqual({
      chat: 'everywhere',
      chatLanguage: null,
      languages: ['fr', 'en', 'es'],
      detectsLanguage: true,
      notices: [],
      closed: [],
      design: defaultCockpit.design,
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
    expect(siteFace(withSetting(defaultCockpit, group, setting, value))).toMatchObject(face);
  });
});
