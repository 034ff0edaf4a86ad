const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('');
// Characters that a font lacks are skipped. Ÿ is one, but browsers build it from Y and U+0308.
const symbols = 'Œœ\u0308‘’“”–—…•€™→←↑↓−≥≤≈★';

/** Every character in the site's fonts: Latin 1 and typographic marks. */
export const fontCharacters = between(0x20, 0x7e) + between(0xa0, 0xff) + symbols;
