import {
  isSupportedCountry,
  parsePhoneNumberWithError,
  type CountryCode,
} from 'libphonenumber-js/max';
import type { Html } from '#app/domain/ila/audit/page-evidence.ts';
import { isLanguage, type Language } from '#app/domain/languages.ts';
import { textsOfProperty } from './json-texts.ts';

/** Likely countries of phone numbers by language, most likely first. */
const byLanguage: Readonly<Record<Language, readonly CountryCode[]>> = {
  fr: ['CA', 'FR', 'BE', 'CH', 'MA'],
  en: ['US', 'GB', 'IE', 'AU', 'NZ'],
  es: ['ES', 'MX', 'CO', 'AR', 'CL', 'PE', 'US'],
};

/** Countries whose national numbers start with 0. */
export const beginWithZero: ReadonlySet<CountryCode> = new Set([
  'FR',
  'BE',
  'CH',
  'MA',
  'GB',
  'IE',
  'AU',
  'NZ',
] as const);

export function countriesOf(lang: string | null): readonly CountryCode[] {
  const [language] = (lang ?? '').toLowerCase().split('-', 1);
  return isLanguage(language) ? byLanguage[language] : [];
}

/**
 * The country that a page states: in its structured data's address, by international phone numbers, or by its
 * language's region.
 */
export function statedCountry(html: Html): CountryCode | null {
  return inMarkup(html) ?? ofNumbers(html) ?? ofLanguage(html.lang);
}

function inMarkup({ jsonLd, attributeMarkup }: Html): CountryCode | null {
  const texts = [...jsonLd, ...attributeMarkup].flatMap(({ value }) =>
    textsOfProperty(value, 'addressCountry'),
  );
  return known(texts.find((text) => /^[a-z]{2}$/i.test(text))?.toUpperCase() ?? '');
}

function ofNumbers({ links, wholeText }: Html): CountryCode | null {
  const linked = links.map(({ href }) => /^tel:\s*(\+.*)/i.exec(href)?.[1] ?? '');
  const written = wholeText.match(/\+\d[\d\s().-]{7,18}\d/g) ?? [];
  for (const number of [...linked, ...written]) {
    const country = countryOfNumber(number);
    if (country) return country;
  }
  return null;
}

function countryOfNumber(number: string): CountryCode | null {
  if (number === '') return null;
  try {
    const { country } = parsePhoneNumberWithError(number);
    return country ?? null;
  } catch {
    return null;
  }
}

const ofLanguage = (lang: string | null) =>
  known(/^[a-z]{2}-(?:[a-z]{4}-)?([a-z]{2})$/i.exec(lang ?? '')?.[1]?.toUpperCase() ?? '');

const known = (code: string): CountryCode | null => (isSupportedCountry(code) ? code : null);
