/** What a person is known by. */
export interface Person {
  /** In lower case, the one that was asked with first. */
  emails: readonly string[];
  names: readonly string[];
  phones: readonly string[];
}

/** What stands where somebody was mentioned. */
const erasedMark = '[…]';

/** Shorter ones are too likely to be part of something else. */
const shortest = 5;

/** A copy of a value in which every text, however deep, has lost its mentions of some texts, whatever their case. */
export function withoutMentions<Value>(value: Value, texts: readonly string[]): Value {
  const telling = texts.map((text) => text.trim()).filter((text) => text.length >= shortest);
  if (telling.length === 0) return value;
  // The longest first: a name may begin another one.
  const alternatives = telling
    .toSorted((a, b) => b.length - a.length)
    .map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  );
  const cleared = (part: unknown): unknown => {
    if (typeof part === 'string') return part.replace(pattern, erasedMark);
    if (Array.isArray(part)) return part.map(cleared);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, each]) => [key, cleared(each)]));
  };
  return cleared(value) as Value;
}
