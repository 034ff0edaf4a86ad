/** A text as LIKE takes it to the letter. */
export function literally(text: string): string {
  return text.replace(/[\\%_]/g, String.raw`\$&`);
}
