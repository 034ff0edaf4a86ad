import { isComplaint } from '#app/domain/answers/complaint.ts';
import { asksForPerson, isRude } from '#app/domain/answers/team-request.ts';
import { isThanks } from '#app/domain/answers/thanks.ts';
import type { Language } from '#app/domain/languages.ts';
import { normalizeForSearch } from '#app/domain/search/normalize.ts';

/**
 * Keywords of each topic, in the order they are tried: the first match wins, whatever the page's language. Words are
 * without accents and in lower case; a star matches any ending. Source: specification A §7.
 */
const keywords = [
  {
    topic: 'greeting',
    words: {
      fr: ['bonjour', 'bonsoir', 'bon matin', 'salut', 'allo', 'coucou'],
      en: ['hello', 'hi', 'hey', 'greetings', 'good morning', 'good afternoon', 'good evening'],
      es: ['hola', 'buenas', 'buenos dias', 'buen dia', 'saludos'],
    },
  },
  {
    topic: 'seo',
    words: {
      fr: ['seo', 'referencement', 'referencer'],
      en: ['search engine optimi*'],
      es: ['posicionamiento', 'posicionar'],
    },
  },
  {
    topic: 'adluma',
    words: {
      fr: ['adluma', 'budget*', 'simulateur*', 'simulation*', 'simuler'],
      en: ['simulator*', 'simulate'],
      es: ['simulador*', 'simulacion*', 'simular', 'presupuesto*'],
    },
  },
  {
    topic: 'services',
    words: {
      fr: ['service*', 'aide', 'aides', 'aider', 'aidez'],
      en: ['help*'],
      es: ['servicio*', 'ayud*'],
    },
  },
  {
    topic: 'contact',
    words: {
      fr: [
        'contact*',
        'rendez vous',
        'rendezvous',
        'rdv',
        'appel',
        'appeler',
        'appelez',
        'rappel',
        'rappeler',
        'rappelez',
        'joindre',
      ],
      en: ['appointment*', 'call'],
      es: ['cita', 'citas', 'llamada*', 'llamar*', 'llame*'],
    },
  },
  {
    topic: 'faq',
    words: {
      fr: ['faq*', 'foire aux questions', 'question frequente', 'questions frequentes'],
      en: ['frequently asked', 'common questions'],
      es: ['pregunta frecuente', 'preguntas frecuentes'],
    },
  },
] as const satisfies readonly {
  topic: string;
  words: Readonly<Record<Language, readonly string[]>>;
}[];

/** Patterns that identify a message before its keywords are checked. */
const forms = [
  { topic: 'person', isOne: asksForPerson },
  { topic: 'complaint', isOne: isComplaint },
  { topic: 'rude', isOne: isRude },
  { topic: 'thanks', isOne: isThanks },
] as const;

export type Topic = (typeof forms | typeof keywords)[number]['topic'] | 'default';

export const topics: readonly Topic[] = [
  ...[...forms, ...keywords].map(({ topic }) => topic),
  'default',
];

/** The topic of a text: matches whole words or word starts only, so that « hi » is not found in « think ». */
export function topicOf(text: string): Topic {
  const form = forms.find(({ isOne }) => isOne(text));
  if (form) return form.topic;
  const words = ` ${normalizeText(text)} `;
  const found = keywords.find((row) =>
    Object.values(row.words)
      .flat()
      .some((word) => words.includes(patternOf(word))),
  );
  return found?.topic ?? 'default';
}

const patternOf = (word: string) => (word.endsWith('*') ? ` ${word.slice(0, -1)}` : ` ${word} `);

/** Lower case, without accents or punctuation, with single spaces between words. */
function normalizeText(text: string): string {
  return normalizeForSearch(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
