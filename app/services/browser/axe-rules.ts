import { createRequire } from 'node:module';
import type { Language } from '#app/domain/languages.ts';
import { oncePerLanguage } from '#app/domain/once-per-language.ts';

/** What axe-core calls its texts of a language; those of English stand in its template. */
const fileOf = (language: Language) => (language === 'en' ? '_template' : language);

type Rules = Readonly<Record<string, { readonly help: string }>>;

/** What a rule of axe-core asks for, in its own words; null for an unknown one, and where axe-core is not installed. */
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
