/**
 * Characters of Arial by advance width, in thousandths of the font size. Source: the metrics of the font, as in its AFM
 * file.
 */
const widths: readonly (readonly [width: number, characters: string])[] = [
  [191, "'"],
  [222, 'ijl‘’'],
  [260, '|'],
  [278, ' !,./:;I[\\]ft·\u00a0ı'],
  [333, '()-r`“”¡'],
  [334, '{}'],
  [355, '"'],
  [389, '*'],
  [469, '^'],
  [500, 'Jckssvxyz'],
  [556, '#$0123456789?L_abdeghnopqu–«»€'],
  [584, '+<=>~×'],
  [611, 'FTZß¿'],
  [667, '&ABEKPSVXY'],
  [722, 'CDHNRUw'],
  [778, 'GOQ'],
  [833, 'Mm'],
  [889, '%æ'],
  [944, 'Wœ'],
  [1000, '—…ŒÆ'],
  [1015, '@'],
];

const widthOf = new Map(
  widths.flatMap(([width, characters]) => Array.from(characters, (each) => [each, width] as const)),
);

/** Width of unlisted characters, such as those of other scripts: an upper estimate. */
const unknown = 1000;

/** Width of a line of Arial, in pixels. An estimate: browsers round and apply kerning. */
export function arialWidth(text: string, size: number): number {
  let thousandths = 0;
  // Combining accents have no width.
  for (const character of text.normalize('NFC')) {
    thousandths +=
      widthOf.get(character) ?? widthOf.get(character.normalize('NFD').charAt(0)) ?? unknown;
  }
  return (thousandths * size) / 1000;
}
