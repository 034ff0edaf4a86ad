import { createHash } from 'node:crypto';
import type { InlineSources } from '../app-build.ts';

const policies = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
] as const;

/** Headers of every response, as a flat list for `writeHead`. */
export function securityHeaders(origin: string): string[] {
  const headers: string[] = policies.flat();
  // Over TLS only: it would block the plain address of a local or test server.
  if (origin.startsWith('https:')) {
    headers.push('Strict-Transport-Security', 'max-age=63072000; includeSubDomains');
  }
  return headers;
}

/** The Content-Security-Policy of responses that are not pages: no site may frame them. */
export const filePolicy = "frame-ancestors 'none'";

/** The policy of the server's own error pages, which load nothing. */
export const refusalPolicy = `default-src 'none'; ${filePolicy}`;

/** Third-party hosts that the configuration lets pages contact. */
export interface ThirdPartyHosts {
  images: readonly string[];
  /** Hosts of tag scripts and of their measurements. */
  tags: readonly string[];
}

/**
 * The Content-Security-Policy of a rendered page: the scripts and styles that the app declares, by hash, its data by
 * nonce, everything else from this host and the configured third parties. Hashes are not taken from the finished HTML,
 * which would allow injected scripts. A cached page has no nonce, so that page and policy can be cached together.
 */
export function contentSecurityPolicy(
  { scripts, styles, nonce }: InlineSources,
  { images, tags }: ThirdPartyHosts = { images: [], tags: [] },
): string {
  const nonces = nonce === null ? [] : [`'nonce-${nonce}'`];
  const directives = [
    "default-src 'none'",
    ["script-src 'self'", ...hashes(scripts), ...nonces, ...tags].join(' '),
    ["style-src 'self'", ...hashes(styles)].join(' '),
    ["img-src 'self'", ...images, ...tags].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...tags].join(' '),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return directives.join('; ');
}

function hashes(texts: Iterable<string>): string[] {
  return Array.from(
    texts,
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}
