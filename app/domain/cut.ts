/** The beginning of a text, at most so many UTF-16 units long, without half of the character that the cut went through. */
export function cut(text: string, longest: number): string {
  return text.slice(0, longest).replace(/\p{Cs}$/u, '');
}
