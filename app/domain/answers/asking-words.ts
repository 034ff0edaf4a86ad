import type { Language } from '../languages.ts';
import { normalizeForSearch } from '../search/normalize.ts';

/** Words that ask for a person or a place: the only question words that say what is asked for. */
const asking: Readonly<Record<Language, Readonly<Record<'who' | 'where', RegExp>>>> = {
  fr: {
    who: /(?:^|[,;.!?]\s*)(?:(?:et|mais|alors|svp|bonjour|allo) )*(?:c ?'? ?est |avec |a |chez vous |par |sais-tu |dites-moi )?(?:qui|ki)\b/,
    where:
      /\bou (?:est|sont|etes|se|puis|peut|vous|ca|c'est|je|on|trouver|voir)\b|\b(?:c'?est|vous etes) ou\b|\bou ca\b/,
  },
  en: {
    who: /(?:^|[,;.!?]\s*)(?:(?:and|so|but|hi|hello|hey|then|with|to|by) )*who(?:'?s|m)?\b/,
    where: /\bwhere(?:abouts|'?s)?\b/,
  },
  es: {
    who: /(?:^|[,;.!?¿]\s*)(?:(?:y|pero|hola|con|a|de|por) )*quien(?:es)?\b/,
    where: /\b(?:a|en)?donde\b/,
  },
};

/** The key of what a text asks for, in an index of units: a person, a place, or nothing that a word says. */
export function askingKey(text: string, language: Language): string | null {
  const normalized = normalizeForSearch(text.trim());
  if (asking[language].who.test(normalized)) return '?who';
  return asking[language].where.test(normalized) ? '?where' : null;
}
