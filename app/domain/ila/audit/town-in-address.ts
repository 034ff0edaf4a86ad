const name = String.raw`\p{Lu}[\p{L}'’-]+(?:[ -][\p{L}'’-]+){0,3}?`;
const end = String.raw`(?=\s*(?:[,.;(|\n\d–—]|$|cedex|CEDEX|Cedex|[Tt][ée]l))`;

/**
 * "69002 Lyon", "06700, Ciudad de México", and with four digits, on a line or after a comma, "1000 Bruxelles"; the number
 * of a house stands first and is no postal code.
 */
const afterPostalCode = new RegExp(
  String.raw`(?:(?<=[\s,]|[\s,]F-)\d{5},?|(?<=[\n,][^\S\n]?(?:(?:B|CH|L)-)?)\d{4})[^\S\n]+(${name})${end}`,
  'u',
);

/** "Ottawa, ON K2P 1X7", "Austin, TX 78701", "Montréal (Québec) H2S 1T9", "Bath BA1 5AB". */
const beforePostalCode = new RegExp(
  String.raw`(?<=^|[,\n·|–-][^\S\n]*)(${name}),?[^\S\n]+(?:\(?(?:[A-Z]{2}|Québec|Ontario)\)?,?[^\S\n]+)?(?:[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]{1,2}\d{1,2}[A-Z]? \d[A-Z]{2}|\d{5})(?![\p{L}\d])`,
  'u',
);

/** "Montréal (QC)", "Montréal, Québec": the next part of the same line. */
const nextPart = new RegExp(
  String.raw`^[^,\n]{0,30},[^\S\n]*(?:(?:suite|unit|apt|bureau|local|piso|col\.|colonia)[^,\n]*,[^\S\n]*)?(${name})[^\S\n]*(?=[,(\n]|$)`,
  'u',
);

/**
 * The town of a postal address in French, English and Spanish forms.
 *
 * @param street the part with street and number
 * @param after the text that follows it
 */
export function townInAddress(street: string, after: string): string | undefined {
  return (
    afterPostalCode.exec(`${street}${after}`)?.[1] ??
    beforePostalCode.exec(after)?.[1] ??
    nextPart.exec(after)?.[1] ??
    nextPart.exec(street)?.[1]
  );
}
