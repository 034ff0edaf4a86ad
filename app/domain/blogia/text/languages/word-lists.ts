/** The words of a list separated by spaces. */
export function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}

/** Matches any word or phrase of a bar-separated list, with either kind of apostrophe. */
export function phrasePattern(list: string): RegExp {
  const alternatives = list.replace(/\s*\n\s*/g, '').replaceAll('’', "['’]");
  return new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, 'u');
}
