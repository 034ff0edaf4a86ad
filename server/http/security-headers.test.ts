import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { InlineSources } from '../app-build.ts';
import {
  contentSecurityPolicy,
  securityHeaders,
  type ThirdPartyHosts,
} from './security-headers.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const empty: InlineSources = { scripts: new Set(), styles: new Set(), nonce: null };

/** The sources of one directive of a page's policy. */
function sources(
  inline: Partial<InlineSources>,
  name: string,
  thirdParties?: ThirdPartyHosts,
): string[] {
  const directives = contentSecurityPolicy({ ...empty, ...inline }, thirdParties).split('; ');
  const found = directives.filter((directive) => directive.split(' ', 1)[0] === name);
  expect(found).toHaveLength(1);
  return found[0]?.split(' ').slice(1) ?? [];
}

describe('the headers of every response', () => {
  it.each([
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ])('include %s: %s', (name, value) => {
    const headers = securityHeaders('http://localhost:3000');
    expect(headers[headers.indexOf(name) + 1]).toBe(value);
  });

  it('disable unused device features', () => {
    const headers = securityHeaders('http://localhost:3000');
    const policy = headers[headers.indexOf('Permissions-Policy') + 1];
    for (const device of ['camera', 'microphone', 'geolocation', 'payment']) {
      expect(policy).toContain(`${device}=()`);
    }
  });

  it.each([
    ['https://iluma.example', true],
    ['http://localhost:3000', false],
  ])('of %s require TLS: %s', (origin, promised) => {
    expect(securityHeaders(origin).includes('Strict-Transport-Security')).toBe(promised);
  });
});

describe('the content security policy of a page', () => {
  it('allows the app’s inline scripts by hash', () => {
    const scripts = new Set(['a()', '\nlet b;\n']);
    expect(sources({ scripts }, 'script-src')).toEqual(["'self'", hash('a()'), hash('\nlet b;\n')]);
  });

  it('allows scripts with data by their nonce', () => {
    expect(sources({ nonce: 'dGVzdA==' }, 'script-src')).toEqual(["'self'", "'nonce-dGVzdA=='"]);
    expect(sources({ nonce: 'dGVzdA==' }, 'style-src')).toEqual(["'self'"]);
  });

  it('allows the app’s inline styles by hash', () => {
    expect(sources({ styles: new Set(['p{}']) }, 'style-src')).toEqual(["'self'", hash('p{}')]);
  });

  it('allows nothing inline on a page without any', () => {
    expect(sources({}, 'script-src')).toEqual(["'self'"]);
  });

  it.each([
    ['default-src', "'none'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
    ['form-action', "'self'"],
    ['connect-src', "'self'"],
    ['font-src', "'self'"],
    ['img-src', "'self'"],
  ])('has %s %s', (name, value) => {
    expect(sources({}, name)).toEqual([value]);
  });

  it('allows a configured photo service for images only', () => {
    const host = 'https://photos.example';
    const thirdParties = { images: [host], tags: [] };
    expect(sources({}, 'img-src', thirdParties)).toEqual(["'self'", host]);
    expect(contentSecurityPolicy(empty, thirdParties).split(host)).toHaveLength(2);
  });

  it('allows a configured tag’s script, requests and pixels', () => {
    const host = 'https://tags.example';
    const thirdParties = { images: [], tags: [host] };
    for (const name of ['script-src', 'connect-src', 'img-src']) {
      expect(sources({}, name, thirdParties)).toEqual(["'self'", host]);
    }
    expect(contentSecurityPolicy(empty, thirdParties).split(host)).toHaveLength(4);
  });

  it('has no unsafe sources or wildcards', () => {
    const inline = { scripts: new Set(['a']), styles: new Set(['b']), nonce: null };
    expect(contentSecurityPolicy(inline)).not.toMatch(/unsafe|\*|nonce|data:|http/);
  });
});
