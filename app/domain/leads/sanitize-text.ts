/** Text as PostgreSQL can hold it: without U+0000, and without halves of characters. */
export function sanitizeText(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed();
}
