/** Thousands set apart by the same mark each time, then perhaps decimals after another one. */
const grouped =
  /^([-+]?)([1-9]\d{0,2}(?<mark>[ '’.,])\d{3}(?:\k<mark>\d{3})*)(?:(?!\k<mark>)[.,](\d+))?$/u;

/**
 * The number in a text that nobody's language is known of: a form sent without scripts, an address typed or changed by
 * hand. Blanks (no-break ones too), full-width digits, `%`, `€` and `$` are read as people mean them; `4,5` is 4.5, `1 200`,
 * `1'200` and `1.200,50` have thousands. A lone `1.200` or `1,200` has decimals where the number may have any, thousands
 * where it is a whole one.
 *
 * @returns NaN for what is no number, and never -0
 */
export function readNumber(text: string, { isWhole }: { isWhole: boolean }): number {
  // Compatibility forms are undone for the sake of full-width digits; 5² must not become 52.
  if (/\p{No}/u.test(text)) return Number.NaN;
  const bare = text
    .normalize('NFKC')
    .replace(/\s+/gu, ' ')
    .replace('\u2212', '-')
    .replace(/^ ?[€$]? ?| ?[%€$]? ?$/gu, '');
  const [, sign = '', whole = '', mark = '', decimals] = grouped.exec(bare) ?? [];
  const isLone = /[.,]/.test(mark) && whole.length < 8 && decimals === undefined;
  const isGrouped = mark !== '' && (isWhole || !isLone);
  const plain = isGrouped
    ? `${sign}${whole.replace(/\D/g, '')}.${decimals ?? ''}`
    : bare.replace(',', '.');
  return /^[-+]?(?:\d+\.?|\d*\.\d+)(?:e[-+]?\d+)?$/i.test(plain) ? Number(plain) + 0 : Number.NaN;
}
