import { isComplaint } from '#app/domain/answers/complaint.ts';
import { asksForPerson, isRude } from '#app/domain/answers/team-request.ts';
import { isThanks } from '#app/domain/answers/thanks.ts';
import { normalizeForSearch } from '#app/domain/search/normalize.ts';

/**
 * Keywords of each topic, in the order they are tried: the first match wins. Words of all three languages, without
 * accents and in lower case; a star matches any ending. Source: specification A §7.
 */
const keywords = [
  {
    topic: 'greeting',
    words: [
      ['bonjour', 'bonsoir', 'bon matin', 'salut', 'allo', 'coucou'],
      ['hello', 'hi', 'hey', 'greetings', 'good morning', 'good afternoon', 'good evening'],
      ['hola', 'buenas', 'buenos dias', 'buen dia', 'saludos'],
    ],
  },
  {
    topic: 'seo',
    words: [
      ['seo', 'referencement', 'referencer'],
      ['search engine optimi*'],
      ['posicionamiento', 'posicionar'],
    ],
  },
  {
    topic: 'adluma',
    words: [
      ['adluma', 'budget*', 'simulateur*', 'simulation*', 'simuler'],
      ['simulator*', 'simulate'],
      ['simulador*', 'simulacion*', 'simular', 'presupuesto*'],
    ],
  },
  {
    topic: 'services',
    words: [['service*', 'aide', 'aides', 'aider', 'aidez'], ['help*'], ['servicio*', 'ayud*']],
  },
  {
    topic: 'contact',
    words: [
      [
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
      ['appointment*', 'call'],
      ['cita', 'citas', 'llamada*', 'llamar*', 'llame*'],
    ],
  },
  {
    topic: 'faq',
    words: [
      ['faq*', 'foire aux questions', 'question frequente', 'questions frequentes'],
      ['frequently asked', 'common questions'],
      ['pregunta frecuente', 'preguntas frecuentes'],
    ],
  },
] as const satisfies readonly { topic: string; words: readonly (readonly string[])[] }[];

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
    row.words.flat().some((word) => words.includes(patternOf(word))),
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
