/** Truncates a text to at most `longest` UTF-16 code units, without splitting a surrogate pair. */
export function truncate(text: string, longest: number): string {
  return text.slice(0, longest).replace(/\p{Cs}$/u, '');
}
