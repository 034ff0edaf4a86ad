import type { OpenElement } from './open-element.ts';

/** Maximum addresses matched per text. */
const mostAddresses = 20;

/** Addresses that style sheets load by http. */
const inStyles = /(?:\burl\(|@import)[\s"']{0,9}(http:\/\/[^\s"')]{1,2000})/gi;

/** Addresses that styles load by http. */
export function httpLoads(styles: string): string[] {
  const found: string[] = [];
  for (const [, address = ''] of styles.matchAll(inStyles)) {
    found.push(address);
    if (found.length >= mostAddresses) break;
  }
  return found;
}

/** Addresses in attributes by element, other than those already collected as loads of a page. */
const attributeNames: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    embed: ['src'],
    image: ['href', 'xlink:href'],
    input: ['src'],
    object: ['data'],
    source: ['src'],
    track: ['src'],
    video: ['poster'],
  }),
);

/** Addresses that an element loads by http other than through its `src`. */
export function elementHttpLoads({ name, attributes }: OpenElement): string[] {
  const { srcset, style } = attributes;
  const addresses = [
    ...(attributeNames.get(name) ?? []).map((attribute) => attributes[attribute] ?? ''),
    ...(srcset?.split(/[\s,]+/) ?? []),
  ];
  return [
    ...addresses.filter((address) => /^\s*http:\/\//i.test(address)).slice(0, mostAddresses),
    ...(style === undefined ? [] : httpLoads(style)),
  ];
}
