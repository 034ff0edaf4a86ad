/** A stretch of a text: where it starts, and its characters. */
export interface Stretch {
  start: number;
  text: string;
}

/** Longest utterance, in characters: some engines stop in the middle of a longer one. */
const longestStretch = 220;

/**
 * Splits a text into utterances: sentences, and parts of long sentences that end at a space. They cover everything but
 * white space, in order.
 *
 * @param locale BCP 47 tag of the text
 */
export function stretchesOf(text: string, locale: string, longest = longestStretch): Stretch[] {
  const sentences = new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text);
  return [...sentences].flatMap(({ segment, index }) => {
    const parts: Stretch[] = [];
    for (let from = 0; from < segment.length;) {
      const end = from + longest;
      const space = end < segment.length ? segment.lastIndexOf(' ', end) : -1;
      const to = space > from ? space : Math.min(end, segment.length);
      parts.push(...trimmed(index + from, segment.slice(from, to)));
      from = to;
    }
    return parts;
  });
}

function trimmed(start: number, text: string): Stretch[] {
  const isBlank = text.trim() === '';
  return isBlank ? [] : [{ start: start + text.search(/\S/), text: text.trim() }];
}

/** The bounds of the word at an offset, in UTF-16 code units, end excluded; null where there is none. */
export function wordAt(
  text: string,
  at: number,
  locale: string,
): readonly [from: number, to: number] | null {
  const word = new Intl.Segmenter(locale, { granularity: 'word' }).segment(text).containing(at);
  return word?.isWordLike ? [word.index, word.index + word.segment.length] : null;
}

/** Properties of a voice of the device. */
export interface Voice {
  /** BCP 47; some engines write an underscore. */
  readonly lang: string;
  readonly default: boolean;
  readonly localService: boolean;
}

/** Whether a voice speaks as a locale is spoken. The Spanish of Latin America (`es-419`) has many regions, and not Spain. */
const speaks = (tag: string, locale: string) =>
  tag === locale || (locale === 'es-419' && /^es-(?!es$)/.test(tag));

/**
 * The voice to read a language with: of the site's own region first, then the device's choice, then one that needs no
 * network. Null when the device has none for the language.
 *
 * @param locale BCP 47 tag with the preferred region
 */
export function voiceFor<Offered extends Voice>(
  voices: readonly Offered[],
  locale: string,
): Offered | null {
  const tag = ({ lang }: Voice) => lang.replaceAll('_', '-').toLowerCase();
  const wanted = locale.toLowerCase();
  const [language = ''] = wanted.split('-');
  const rank = (voice: Voice) =>
    (speaks(tag(voice), wanted) ? 4 : 0) + (voice.default ? 2 : 0) + (voice.localService ? 1 : 0);
  return (
    voices
      .filter((voice) => tag(voice).split('-')[0] === language)
      .toSorted((a, b) => rank(b) - rank(a))[0] ?? null
  );
}
