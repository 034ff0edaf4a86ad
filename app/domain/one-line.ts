/** Control characters, line and paragraph separators: they would begin a line of their own in a log, a mail or a list. */
const breaks = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** A text as one line, as names and titles are kept: breaks become single spaces. Any other text is returned as it is. */
export function oneLine(text: string): string {
  const line = text.replaceAll(breaks, ' ');
  return line === text ? text : line.trim();
}
