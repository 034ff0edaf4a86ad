/** Pages with their own greeting and quick replies, by first path segment; all others are `general`. */
export const pageKeys = ['home', 'blogia', 'adluma', 'contact', 'faq', 'general'] as const;

export type PageKey = (typeof pageKeys)[number];

/**
 * Selects a page's greeting. Source: specification A §2.9.
 *
 * @param path without a language prefix, such as `/adluma`
 */
export function pageKeyOf(path: string): PageKey {
  const segment = path.split('/').find((part) => part !== '') ?? 'home';
  return pageKeys.find((key) => key === segment) ?? 'general';
}
