import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';
import { agencyCountry } from './agency-country.ts';
import { countryOfAddress } from './country-of-address.ts';

/** Countries of the North American Numbering Plan, as far as clients are there. */
const northAmerican: ReadonlySet<CountryCode> = new Set<CountryCode>(['CA', 'US']);

export interface Telephone {
  /** `+15145550142` (ITU-T E.164). */
  e164: string;
  /** The digits that numbers of every spelling share: `5145550142`. */
  national: string;
  /** Digits behind the switchboard, or empty. */
  extension: string;
}

/** How an extension is written in French, English and Spanish. */
const extensionMark =
  /[\s,;]*(?<!\p{L})(?:poste|post|ext|extension|extensión|anexo|interno|int|x|#)\.?\s*:?\s*(\d{1,7})\s*$/iu;

/** What stands between two numbers. */
const severalMark = /\s[/|]\s|;(?!\s*ext)|[|\n]/i;

/** A number as people write it, its extension apart. */
export function splitExtension(text: string): [number: string, extension: string] {
  const found = extensionMark.exec(text);
  return found ? [text.slice(0, found.index), found[1] ?? ''] : [text, ''];
}

/** The prefix of international calls that most of the world dials, in place of the plus sign. */
const dialledAbroad = /^\s*\(?00\)?[\s.-]*(?=[1-9])/;

/** Ten digits of the North American plan, grouped as people do: what nearly all numbers of a Canadian agency are. */
const tenDigits = /^\s*(?:\+?1[\s.-]*)?\(?([2-9]\d{2})\)?[\s./-]*(\d{3})[\s.-]*(\d{4})\s*$/;

/**
 * The number that a text holds; null where it holds none that could be dialled from abroad.
 *
 * @param address of whoever is called: the country it names comes before the agency's
 */
export function readTelephone(text: string, address = ''): Telephone | null {
  const [first = ''] = text.split(severalMark);
  const [number, extension] = splitExtension(first);
  const country = countryOfAddress(address) ?? agencyCountry();
  // Faster than the library by far, and open to area codes that are younger than it.
  const plain = tenDigits.exec(number);
  if (plain && (northAmerican.has(country) || /^\s*\+/.test(number)))
    return northAmericanNumber(plain.slice(1).join(''), extension);
  // Without a digit the library throws and catches an error, which costs more than reading a number.
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

/** A number that lacks its area or country: it can be dialled by whoever knows where. */
const localNumber = /^[\d\s().-]+$/;

/** Whether a text is a telephone number as people write it. */
export function isTelephone(text: string, address = ''): boolean {
  if (readTelephone(text, address)) return true;
  const [number] = splitExtension(text);
  const digits = number.replace(/\D/g, '');
  const isLocal = localNumber.test(number) && !dialledAbroad.test(number);
  return isLocal && digits.length >= 7 && digits.length <= 15;
}
