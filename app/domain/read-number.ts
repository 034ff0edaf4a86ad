/** Thousands with one separator, optionally followed by decimals after another one. */
const grouped =
  /^([-+]?)([1-9]\d{0,2}(?<mark>[ '’.,])\d{3}(?:\k<mark>\d{3})*)(?:(?!\k<mark>)[.,](\d+))?$/u;

/**
 * Parses a number in an unknown language's format: from a form sent without scripts, or a URL edited by hand. Spaces
 * (including no-break ones), full-width digits, `%`, `€` and `$` are accepted; `4,5` is 4.5, `1 200`, `1'200` and
 * `1.200,50` have thousands. A single separator as in `1.200` or `1,200` is a decimal mark in fields with decimals, and
 * a thousands separator in integers.
 *
 * @returns NaN for invalid text, and never -0
 */
export function readNumber(text: string, { isWhole }: { isWhole: boolean }): number {
  // Normalizes full-width digits; 5² must not become 52.
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
