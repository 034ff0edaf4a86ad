import { languages, type Language } from '#app/domain/languages.ts';

/** Averages of a text: words per sentence, and syllables per word. */
interface Averages {
  readonly words: number;
  readonly syllables: number;
}

interface AuditedLanguage {
  /** Frequent words that do not exist in the other languages. */
  readonly frequent: string;
  /** Reading ease from 0 (hardest) to 100. */
  readonly ease: (averages: Averages) => number;
  /** A silent ending. */
  readonly silent: RegExp | null;
  /** Names of a site's privacy and legal pages, and the usual title of each. */
  readonly privacy: RegExp;
  readonly legal: RegExp;
  readonly called: { readonly privacy: string; readonly legal: string };
}

/**
 * Language data of the audit. Sources of the reading ease: Kandel and Moles 1958; Flesch 1948; Fernández Huerta 1959.
 */
export const auditedLanguages = {
  fr: {
    frequent:
      'le la les des une est pour dans vous nous votre avec sur qui pas plus aux ses cette être notre ou et du au',
    ease: ({ words, syllables }) => 207 - 1.015 * words - 73.6 * syllables,
    silent: /(?:es?|ent)$/,
    // "Renseignements personnels" is the term in Quebec's law; "CGU" and "CGV" are terms of use and of sale.
    privacy:
      /confidentialit|vie priv[ée]e|(?:donn[ée]es|renseignements) personnels?|(?:protection|traitement) des (?:donn[ée]es|renseignements)|donn[ée]es personnelles|rgpd|loi 25/i,
    legal: /mentions l[ée]gales|conditions|l[ée]gal|avis juridique|\bcg[uv]\b/i,
    called: { privacy: 'confidentialité', legal: 'mentions légales' },
  },
  en: {
    frequent:
      'the and of to is for you your with our we are that this from or by have will at it be not can all',
    ease: ({ words, syllables }) => 206.835 - 1.015 * words - 84.6 * syllables,
    silent: /es?$/,
    privacy: /privacy|data protection|\bgdpr\b/i,
    legal: /terms|legal|conditions|imprint|disclaimer|\bt ?(?:&|and) ?cs?\b/i,
    called: { privacy: 'privacy', legal: 'terms' },
  },
  es: {
    frequent:
      'el los las una es para con su por del nuestro usted más sus como este son sobre y se lo al le nuestra',
    ease: ({ words, syllables }) => 206.84 - 60 * syllables - 1.02 * words,
    silent: null,
    // "Habeas data" and "tratamiento de datos" are the terms in Colombia's law.
    privacy:
      /privacidad|(?:protecci[óo]n|tratamiento) de (?:los )?datos|datos personales|habeas data|\b(?:rgpd|lopd)\b/i,
    legal: /aviso legal|condiciones|t[ée]rminos|legal/i,
    called: { privacy: 'privacidad', legal: 'aviso legal' },
  },
} as const satisfies Record<Language, AuditedLanguage>;

/** The language of a language tag, ignoring the region; null if the audit does not support it. */
export function auditedLanguage(code: string | null): Language | null {
  const [name = ''] = (code ?? '').toLowerCase().split('-', 1);
  return languages.find((language) => language === name) ?? null;
}
