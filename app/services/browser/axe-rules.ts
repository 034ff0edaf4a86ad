import { createRequire } from 'node:module';
import type { Language } from '#app/domain/languages.ts';

/** What axe-core calls its texts of each language; those of English stand in its template. */
const files = { fr: 'fr', en: '_template', es: 'es' } as const satisfies Record<Language, string>;

type Rules = Readonly<Record<string, { readonly help: string }>>;

const known = new Map<Language, Rules>();

/** What a rule of axe-core asks for, in its own words; null for an unknown one, and where axe-core is not installed. */
export function axeRuleText(rule: string, language: Language): string | null {
  const rules = known.get(language) ?? readRules(language);
  known.set(language, rules);
  return Object.hasOwn(rules, rule) ? (rules[rule]?.help ?? null) : null;
}

function readRules(language: Language): Rules {
  try {
    const texts: unknown = createRequire(import.meta.url)(
      `axe-core/locales/${files[language]}.json`,
    );
    return (texts as { rules: Rules }).rules;
  } catch {
    return {};
  }
}
