import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';
import { agencyCountry } from './agency-country.ts';
import { countryOfAddress } from './country-of-address.ts';

/** Countries of the North American Numbering Plan that clients may be in. */
const northAmerican: ReadonlySet<CountryCode> = new Set<CountryCode>(['CA', 'US']);

export interface Telephone {
  /** `+15145550142` (ITU-T E.164). */
  e164: string;
  /** The digits common to all spellings: `5145550142`. */
  national: string;
  /** Extension digits, or empty. */
  extension: string;
}

/** Notations of an extension in French, English and Spanish. */
const extensionMark =
  /[\s,;]*(?<!\p{L})(?:poste|post|ext|extension|extensión|anexo|interno|int|x|#)\.?\s*:?\s*(\d{1,7})\s*$/iu;

/** Separators between two numbers. */
const severalMark = /\s[/|]\s|;(?!\s*ext)|[|\n]/i;

/** Splits off the extension of a number. */
export function splitExtension(text: string): [number: string, extension: string] {
  const found = extensionMark.exec(text);
  return found ? [text.slice(0, found.index), found[1] ?? ''] : [text, ''];
}

/** The most common prefix of international calls, instead of the plus sign. */
const dialledAbroad = /^\s*\(?00\)?[\s.-]*(?=[1-9])/;

/** Ten digits of the North American plan in their usual grouping: nearly all numbers of a Canadian agency. */
const tenDigits = /^\s*(?:\+?1[\s.-]*)?\(?([2-9]\d{2})\)?[\s./-]*(\d{3})[\s.-]*(\d{4})\s*$/;

/**
 * Parses a telephone number; null if it could not be dialled from abroad.
 *
 * @param address of the person called: its country takes precedence over the agency's
 */
export function readTelephone(text: string, address = ''): Telephone | null {
  const [first = ''] = text.split(severalMark);
  const [number, extension] = splitExtension(first);
  const country = countryOfAddress(address) ?? agencyCountry();
  // Much faster than the library, and independent of its list of area codes.
  const plain = tenDigits.exec(number);
  if (plain && (northAmerican.has(country) || /^\s*\+/.test(number)))
    return northAmericanNumber(plain.slice(1).join(''), extension);
  // Without a digit, the library throws and catches an error internally, which costs more than parsing.
  if (!/\p{Nd}/u.test(number)) return null;
  const parsed = parsePhoneNumberFromString(number.replace(dialledAbroad, '+'), country);
  if (!parsed?.isValid()) return null;
  return {
    e164: parsed.number,
    national: parsed.nationalNumber,
    extension: extension || (parsed.ext ?? ''),
  };
}

function northAmericanNumber(national: string, extension: string): Telephone {
  return { e164: `+1${national}`, national, extension };
}

/** A number without area or country code, which can be dialled by those who know the place. */
const localNumber = /^[\d\s().-]+$/;

/** Whether a text is a telephone number. */
export function isTelephone(text: string, address = ''): boolean {
  if (readTelephone(text, address)) return true;
  const [number] = splitExtension(text);
  const digits = number.replace(/\D/g, '');
  const isLocal = localNumber.test(number) && !dialledAbroad.test(number);
  return isLocal && digits.length >= 7 && digits.length <= 15;
}
