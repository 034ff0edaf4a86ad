/** Makes a text storable in PostgreSQL: no U+0000 and no lone surrogates. */
export function sanitizeText(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed();
}
