import type { Found, Image, JsonLdBlock } from '#app/domain/ila/audit/page-evidence.ts';
import { placeOf, type OpenElement } from './open-element.ts';
import { oneLine } from './page-text.ts';

export function foundAt(element: OpenElement, text: string): Found {
  return { ...placeOf(element), text: oneLine(text) };
}

export function absolute(address: string | undefined, base: string): string | null {
  return address === undefined ? null : (URL.parse(address.trim(), base)?.href ?? null);
}

/** The address of a linked web page, without its fragment. */
export function pageAt(href: string, base: string): string | null {
  const url = URL.parse(href.trim(), base);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  url.hash = '';
  return url.href;
}

/** The first address of a `srcset`. */
const firstOf = (srcset: string | undefined) => srcset?.trim().split(/[\s,]/)[0];

/** Attributes in which lazy-loading scripts store addresses. Sources: lazysizes, WP Rocket, jQuery Lazy */
const lazyAddress = (attributes: OpenElement['attributes']) =>
  attributes['data-src'] ??
  attributes['data-lazy-src'] ??
  attributes['data-original'] ??
  firstOf(attributes['data-srcset'] ?? attributes['data-lazy-srcset']);

/** @param pictureTypes other formats offered by the last `<picture>` */
export function imageOf(
  element: OpenElement,
  base: string,
  pictureTypes: readonly string[],
): Image {
  const { src, srcset, alt, width, height, role, style = '' } = element.attributes;
  const { 'aria-label': label, 'aria-labelledby': labels } = element.attributes;
  // Older lazy-loading scripts show a placeholder first.
  const isPlaceholder = src === undefined || src.startsWith('data:');
  const lazily = lazyAddress(element.attributes) ?? firstOf(srcset) ?? src;
  const url = absolute(isPlaceholder ? lazily : src, base);
  return {
    ...placeOf(element),
    url: url !== null && /^https?:/.test(url) ? url : null,
    alt: alt ?? label ?? (labels ? '' : null),
    hasSize:
      (width !== undefined && height !== undefined) ||
      /aspect-ratio|(?:^|;)\s*height\s*:(?!\s*auto)/i.test(style),
    isHidden: element.isHidden || role === 'presentation' || role === 'none',
    types: [...(element.parent?.name === 'picture' ? pictureTypes : []), srcset ?? ''],
  };
}

export function jsonLdOf(element: OpenElement): JsonLdBlock {
  const place = placeOf(element);
  // Parsers may ignore a byte order mark. Source: RFC 8259 §8.1
  const text = element.text.replaceAll('\uFEFF', '');
  try {
    return { ...place, value: JSON.parse(text) as unknown, error: '' };
  } catch (error) {
    return { ...place, value: null, error: stoppedAt(text, (error as Error).message) };
  }
}

/** The text around a JSON syntax error, from the platform's message. */
function stoppedAt(text: string, message: string): string {
  const [, quoted] = /, (?:\.{3})?"(.*)"(?:\.{3})? is not valid JSON$/s.exec(message) ?? [];
  if (quoted !== undefined) return oneLine(quoted) || '…';
  const [, position] = /position (\d+)/.exec(message) ?? [];
  const end = position === undefined ? text.length : Number(position) + 1;
  return oneLine(text.slice(Math.max(0, end - 60), end)) || '…';
}

/** Maximum elements of one kind kept per page. */
export const mostElements = 2000;

/** Adds an element to those of its kind, up to the maximum. */
export function keep<Item>(list: Item[], item: Item): void {
  if (list.length < mostElements) list.push(item);
}

/** Longer scripts do more than one small thing. */
const longestPart = 500;

/** Where a script unconditionally redirects visitors; null if it depends on a condition. */
export function addressLedTo(script: string): string | null {
  if (script.length > longestPart || /\bif\b|&&|\? ?['"]/.test(script)) return null;
  const [, address = null] =
    /\blocation(?:\.href)?\s?(?:=|\.(?:replace|assign)\()\s?["']([^"']+)["']/.exec(script) ?? [];
  return address;
}

/** Whether a script only writes the current year. */
export const writesYear = (script: string) =>
  script.length <= longestPart &&
  /getFullYear/.test(script) &&
  /document\.write|innerHTML|innerText|textContent|\.(?:html|text)\(/.test(script);
