/** Control characters, line and paragraph separators, which would start a new line in a log, an email or a list. */
const breaks = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** Normalizes names and titles to one line: line breaks become single spaces. Any other text is returned unchanged. */
export function oneLine(text: string): string {
  const line = text.replaceAll(breaks, ' ');
  return line === text ? text : line.trim();
}
