/**
 * Address of a public page's hydration data. Keeping it out of the HTML avoids sending every text twice; it is fetched
 * together with the scripts, in the language of that HTML, even when the visitor's choice has changed since.
 *
 * @param page the page's address
 */
export function hydrationAddress(language: string, page: string): string {
  return `/hydrate/${language}${page}`;
}
