import { createRequire } from 'node:module';
import type { Language } from '#app/domain/languages.ts';
import { oncePerLanguage } from '#app/domain/once-per-language.ts';

/** axe-core's names for its texts of a language; the English ones are in its templates. */
const fileOf = (language: Language) => (language === 'en' ? '_template' : language);

type Rules = Readonly<Record<string, { readonly help: string }>>;

/** The description of an axe-core rule; null for an unknown rule, and if axe-core is not installed. */
export function axeRuleText(rule: string, language: Language): string | null {
  const rules = rulesOf(language);
  return Object.hasOwn(rules, rule) ? (rules[rule]?.help ?? null) : null;
}

const rulesOf = oncePerLanguage((language): Rules => {
  try {
    const texts: unknown = createRequire(import.meta.url)(
      `axe-core/locales/${fileOf(language)}.json`,
    );
    return (texts as { rules: Rules }).rules;
  } catch {
    return {};
  }
});
