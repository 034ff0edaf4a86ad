import { describe, expect, it } from 'vitest';
import { RouterContextProvider } from 'react-router';
import { defaultCockpit } from '#app/domain/cockpit.ts';
import { siteFace } from '#app/domain/site-face.ts';
import { faceContext } from './face.ts';
import { visitMiddleware } from './visit.ts';

/** Where an address in a language that is closed leads to. */
function ledTo(address: string): string | null {
  const context = new RouterContextProvider();
  context.set(faceContext, { ...siteFace(defaultCockpit), languages: ['fr', 'en'] });
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

describe('an address in a language that is closed', () => {
  it.each([
    ['/es', '/'],
    ['/es/ila', '/ila'],
    ['/es//evil.example', '/evil.example'],
    ['/es/\\evil.example', '/evil.example'],
    ['/es///evil.example/x', '/evil.example/x'],
  ])('%s leads to %s, and to no other host', (address, led) => {
    expect(ledTo(address)).toBe(led);
    expect(new URL(led, 'https://iluma.example').host).toBe('iluma.example');
  });

  it('is the only one that leads elsewhere', () => {
    expect(ledTo('/fr/ila')).toBeNull();
  });
});
