import { fill, formatNumber } from './format.ts';
import { locales, type Language } from './languages.ts';

/** A sentence by plural form; `{count}` is the number's placeholder. */
export interface PluralForms {
  one: string;
  other: string;
}

/** The plural form of a number in a language, with the number filled in. */
export function plural(language: Language, count: number, forms: PluralForms): string {
  const isOne = new Intl.PluralRules(locales[language]).select(count) === 'one';
  return fill(isOne ? forms.one : forms.other, { count: formatNumber(language, count) });
}
