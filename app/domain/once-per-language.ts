import type { Language } from './languages.ts';

/** Computes a language's value on first use, and caches it for the lifetime of the process. */
export function oncePerLanguage<Value>(
  compute: (language: Language) => Value,
): (language: Language) => Value {
  const computed = new Map<Language, Value>();
  return (language) => {
    const known = computed.get(language);
    if (known !== undefined) return known;
    const value = compute(language);
    computed.set(language, value);
    return value;
  };
}
