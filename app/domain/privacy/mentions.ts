/** Identifiers of a person. */
export interface Person {
  /** In lower case, starting with the request's. */
  emails: readonly string[];
  names: readonly string[];
  phones: readonly string[];
}

/** Replacement for a mention. */
export const erasedMark = '[…]';

/** Shorter ones are too likely to be part of something else. */
const shortest = 5;

/**
 * A deep copy of a value without mentions of the texts, ignoring case.
 *
 * @param beside texts that only count as mentions if one of the others is in the same string, such as a name that
 * someone else may have as well
 */
export function withoutMentions<Value>(
  value: Value,
  texts: readonly string[],
  beside: readonly string[] = [],
): Value {
  const pattern = mentionsOf(texts);
  if (pattern === null) return value;
  const besidePattern = mentionsOf(beside);
  const cleared = (part: unknown): unknown => {
    if (typeof part === 'string') {
      const without = part.replace(pattern, erasedMark);
      return without === part || !besidePattern
        ? without
        : without.replace(besidePattern, erasedMark);
    }
    if (Array.isArray(part)) return part.map(cleared);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, each]) => [key, cleared(each)]));
  };
  return cleared(value) as Value;
}

/** Whether a value contains one of the texts, which `withoutMentions` would remove. */
export function isMentioned(value: unknown, texts: readonly string[]): boolean {
  return JSON.stringify(withoutMentions(value, texts)) !== JSON.stringify(value);
}

/**
 * Matches the texts as whole words, and email addresses as a whole: `ana@b.example` is neither in `lou.ana@b.example`
 * nor in `ana@b.example.com`. Null if none of them is specific enough.
 */
function mentionsOf(texts: readonly string[]): RegExp | null {
  const telling = texts.map((text) => text.trim()).filter((text) => text.length >= shortest);
  if (telling.length === 0) return null;
  // Longest first: a name may be the start of another one.
  const alternatives = telling
    .toSorted((a, b) => b.length - a.length)
    .map((text) => {
      const literal = text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
      return text.includes('@') ? addressStart + literal + addressEnd : literal;
    });
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
}

/** Not preceded by further parts of an address, and not followed by further parts of its host. */
const addressStart = String.raw`(?<![\p{L}\p{N}][.+_-])`;
const addressEnd = String.raw`(?![.-][\p{L}\p{N}])`;
