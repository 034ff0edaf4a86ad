import { createHash } from 'node:crypto';

const policies = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
] as const;

/** Headers of every response, in the flat form that Node writes without further work. */
export function securityHeaders(origin: string): string[] {
  const headers: string[] = policies.flat();
  // Behind TLS only: a browser would otherwise refuse the plain address of a local or test server.
  if (origin.startsWith('https:')) {
    headers.push('Strict-Transport-Security', 'max-age=63072000; includeSubDomains');
  }
  return headers;
}

/** Other hosts that the configuration lets pages ask. */
export interface Guests {
  images: readonly string[];
  /** Scripts, and where they send what they measure. */
  tags: readonly string[];
}

/**
 * The Content-Security-Policy of one finished page: its own inline scripts and styles by their hashes, everything else
 * from this host and its guests only. No `unsafe-inline` and no nonce, so that the page and its policy can be cached together.
 */
export function contentSecurityPolicy(
  html: string,
  { images, tags }: Guests = { images: [], tags: [] },
): string {
  const directives = [
    "default-src 'none'",
    ["script-src 'self'", ...hashes(html, executableScripts), ...tags].join(' '),
    ["style-src 'self'", ...hashes(html, styles)].join(' '),
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

const executableScripts =
  /<script(?![^>]*\b(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g;
const styles = /<style[^>]*>([\s\S]*?)<\/style>/g;

function hashes(html: string, pattern: RegExp): string[] {
  const found = [...html.matchAll(pattern)].map(([, content = '']) => content);
  return [...new Set(found)].map(
    (content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  );
}
