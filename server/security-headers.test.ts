import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, securityHeaders, type Guests } from './security-headers.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The sources of one directive of a page's policy. */
function sources(html: string, name: string, guests?: Guests): string[] {
  const directives = contentSecurityPolicy(html, guests).split('; ');
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
  ])('have %s: %s', (name, value) => {
    const headers = securityHeaders('http://localhost:3000');
    expect(headers[headers.indexOf(name) + 1]).toBe(value);
  });

  it('refuse the devices that no page uses', () => {
    const headers = securityHeaders('http://localhost:3000');
    const policy = headers[headers.indexOf('Permissions-Policy') + 1];
    for (const device of ['camera', 'microphone', 'geolocation', 'payment']) {
      expect(policy).toContain(`${device}=()`);
    }
  });

  it.each([
    ['https://iluma.example', true],
    ['http://localhost:3000', false],
  ])('of %s promise TLS only: %s', (origin, promised) => {
    expect(securityHeaders(origin).includes('Strict-Transport-Security')).toBe(promised);
  });
});

describe('the policy of a page', () => {
  it('admits its inline scripts, by hash and once each', () => {
    const html = '<script>a()</script><script nonce="x">b()</script><script>a()</script>';
    expect(sources(html, 'script-src')).toEqual(["'self'", hash('a()'), hash('b()')]);
  });

  it('admits scripts over several lines, empty ones and modules', () => {
    const html = '<script>\nlet a;\n</script><script type="module">b</script>';
    expect(sources(html, 'script-src')).toEqual(["'self'", hash('\nlet a;\n'), hash('b')]);
  });

  it.each([
    '<script src="/a.js"></script>',
    '<script type="application/ld+json">{"a":1}</script>',
    '<p>&lt;script&gt;evil()&lt;/script&gt;</p>',
    '',
  ])('does not need a hash for %s', (html) => {
    expect(sources(html, 'script-src')).toEqual(["'self'"]);
  });

  it('admits its inline styles by hash', () => {
    expect(sources('<style data-x="">p{}</style>', 'style-src')).toEqual(["'self'", hash('p{}')]);
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
    expect(sources('', name)).toEqual([value]);
  });

  it('admits the photo service for images only, when there is one', () => {
    const host = 'https://photos.example';
    const guests = { images: [host], tags: [] };
    expect(sources('', 'img-src', guests)).toEqual(["'self'", host]);
    expect(contentSecurityPolicy('', guests).split(host)).toHaveLength(2);
  });

  it('admits a tag as a script, with its measures and pixels, only when there is one', () => {
    const host = 'https://tags.example';
    const guests = { images: [], tags: [host] };
    for (const name of ['script-src', 'connect-src', 'img-src']) {
      expect(sources('', name, guests)).toEqual(["'self'", host]);
    }
    expect(contentSecurityPolicy('', guests).split(host)).toHaveLength(4);
  });

  it('never loosens itself', () => {
    const html = '<script>a</script><style>b</style><p style="color:red" onclick="c()">';
    expect(contentSecurityPolicy(html)).not.toMatch(/unsafe|\*|nonce|data:|http/);
  });
});
