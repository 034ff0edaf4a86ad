import { decimalMark } from './decimal-mark.ts';
import type { Language } from './languages.ts';

/** Why a text is not a number: empty, not a single number, or more digits than a number holds exactly. */
export type NumberRefusal = 'empty' | 'unreadable' | 'absurd';

export type ReadNumber =
  | { readonly value: number; readonly refusal: null }
  | { readonly value: null; readonly refusal: NumberRefusal };

const units =
  /(?:CA|US|C)?\$(?: ?(?:CA|CAN|US)\b)?|[€£%]|\b(?:EUR|USD|CAD|euros?|dollars?|dólares)\b/giu;
/** Thousands separated by a space or an apostrophe: `1 200`, `1'200`. */
const setApart = /^\d{1,3}(?:[ '’]\d{3})+(?=[.,]|$)/u;

/**
 * Parses a typed or pasted number: `1 200,50 €`, `$1,200.50`, `1.200,50`, `-3`, `2,5 k`. A single mark that is not the
 * language's decimal separator groups thousands when exactly three digits follow (`1.500` is 1500 in French, 1.5 in
 * English and Spanish), and is a decimal separator otherwise, so that `4.5` reads the same everywhere.
 *
 * @param inThousands whether the field holds whole numbers or large amounts: three digits after any single mark are
 *   thousands there, since people write in the notation of another language too
 */
export function parseNumber(
  language: Language,
  text: string,
  { inThousands = false }: { inThousands?: boolean } = {},
): ReadNumber {
  // Normalizes full-width digits; 5² must not become 52.
  if (/\p{No}/u.test(text)) return refused('unreadable');
  const bare = text.normalize('NFKC').replace(units, ' ').replace(/\s+/gu, ' ').trim();
  if (bare === '') return refused(text.trim() === '' ? 'empty' : 'unreadable');
  const parts = /^(?<sign>[-−–+]?) ?(?<digits>[\d.,' ’]*\d[.,]?)(?<thousands> ?k)?$/iu.exec(bare);
  if (!parts?.groups) return refused('unreadable');
  const { sign = '', digits = '', thousands } = parts.groups;
  const plain = plainDigits(digits, inThousands ? null : decimalMark(language));
  if (plain === null) return refused('unreadable');
  if (plain.replace(/^0+|\..*$/g, '').length > 15) return refused('absurd');
  const size = Number(plain) * (thousands ? 1000 : 1);
  return { value: sign === '' || sign === '+' || size === 0 ? size : -size, refusal: null };
}

function refused(refusal: NumberRefusal): ReadNumber {
  return { value: null, refusal };
}

/**
 * Digits with a decimal point only, or null when the marks are inconsistent, as in `1.2.3`.
 *
 * @param decimal the mark that three digits may follow as decimals, if any
 */
function plainDigits(text: string, decimal: '.' | ',' | null): string | null {
  const isSetApart = setApart.test(text);
  const digits = isSetApart ? text.replace(/[ '’]/gu, '') : text;
  if (/[ '’]/u.test(digits)) return null;
  const marks: readonly string[] = digits.match(/[.,]/g) ?? [];
  const last = marks.at(-1);
  if (last === undefined) return digits;
  if (marks.length === 1) {
    const isGroup = last !== decimal && !isSetApart && /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits);
    return digits.replace(last, isGroup ? '' : '.');
  }
  if (isSetApart) return null;
  const mark = marks[0] === last ? null : last;
  const [whole = '', decimals = ''] = mark ? digits.split(mark) : [digits];
  const hasOneMark = marks.filter((each) => each === mark).length <= 1;
  const isGrouped = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/.test(whole);
  return hasOneMark && isGrouped ? `${whole.replace(/[.,]/g, '')}.${decimals}` : null;
}
