import { fill, formatNumber } from './format.ts';
import { locales, type Language } from './languages.ts';

/** A sentence by its plural form; `{count}` stands for the number. */
export interface PluralForms {
  one: string;
  other: string;
}

/** The form that a number takes in a language, with the number in it. */
export function plural(language: Language, count: number, forms: PluralForms): string {
  const isOne = new Intl.PluralRules(locales[language]).select(count) === 'one';
  return fill(isOne ? forms.one : forms.other, { count: formatNumber(language, count) });
}
