/** A part of a text: its start offset and its characters. */
export interface Stretch {
  start: number;
  text: string;
}

/** Maximum length of an utterance, in characters: some engines stop in the middle of longer ones. */
const longestStretch = 220;

/**
 * Splits a text into utterances: sentences, and parts of long sentences that end at a space. They cover the whole text
 * except white space, in order.
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

/** The bounds of the word at an offset, in UTF-16 code units, end excluded; null if there is none. */
export function wordAt(
  text: string,
  at: number,
  locale: string,
): readonly [from: number, to: number] | null {
  const word = new Intl.Segmenter(locale, { granularity: 'word' }).segment(text).containing(at);
  return word?.isWordLike ? [word.index, word.index + word.segment.length] : null;
}

/** Properties of a voice installed on the device. */
export interface Voice {
  /** BCP 47; some engines use an underscore. */
  readonly lang: string;
  readonly default: boolean;
  readonly localService: boolean;
}

/** Whether a voice matches a locale. Latin American Spanish (`es-419`) covers many regions, but not Spain. */
const speaks = (tag: string, locale: string) =>
  tag === locale || (locale === 'es-419' && /^es-(?!es$)/.test(tag));

/**
 * The voice for reading a language: preferably of the site's own region, then the device's choice, then one that needs
 * no network. Null if the device has none for the language.
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
