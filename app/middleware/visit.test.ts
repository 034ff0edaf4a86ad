import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { publicSettings } from '#app/domain/settings/public-settings.ts';
import { defaultSettings } from '#app/domain/settings/site-settings.ts';
import { publicSettingsContext } from './public-settings.ts';
import { visitMiddleware } from './visit.ts';

/** Where an address in a disabled language redirects to. */
function ledTo(address: string): string | null {
  const context = new RouterContextProvider();
  context.set(publicSettingsContext, {
    ...publicSettings(defaultSettings),
    languages: ['fr', 'en'],
  });
  const url = new URL('https://iluma.example');
  url.pathname = address;
  const request = new Request(url);
  try {
    void visitMiddleware({ request, context, url, params: {} } as never, (() => {}) as never);
  } catch (thrown) {
    return (thrown as Response).headers.get('location');
  }
  return null;
}

describe('the visit middleware', () => {
  it.each([
    ['/es', '/'],
    ['/es/ila', '/ila'],
    ['/es//evil.example', '/evil.example'],
    ['/es/\\evil.example', '/evil.example'],
    ['/es///evil.example/x', '/evil.example/x'],
  ])('redirects %s, in a disabled language, to %s on the same host', (address, led) => {
    expect(ledTo(address)).toBe(led);
    expect(new URL(led, 'https://iluma.example').host).toBe('iluma.example');
  });

  it('does not redirect addresses in enabled languages', () => {
    expect(ledTo('/fr/ila')).toBeNull();
  });
});
