import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computingTime } from '../../../../test/computing-time.ts';
import { languages, type Language } from '../../languages.ts';
import { blocksOf, imagesOf, linksOf, readableText } from './blocks.ts';
import { sentencesOf } from './sentences.ts';
import { hasTransition, isPassive } from './style.ts';
import { syllables } from './syllables.ts';
import { contentWordCount, occurrences, stem, tokenize } from './words.ts';

const cut = (text: string, spans: { start: number; end: number }[]) =>
  spans.map(({ start, end }) => text.slice(start, end));

describe('blocks', () => {
  it.each([
    ['# A\n\nb\nc\n\n- d\n- e\n', ['heading1:A', 'paragraph0:b\nc', 'item0:d', 'item0:e']],
    ['a\n## B\nc', ['paragraph0:a', 'heading2:B', 'paragraph0:c']],
    ['1. a\n2) b', ['item0:a', 'item0:b']],
    ['#hash\n-dash\n#\n', ['paragraph0:#hash\n-dash\n#']],
    ['####### seven', ['paragraph0:####### seven']],
    ['', []],
    ['\n \n\t\n', []],
  ])('of %j', (text, blocks) => {
    const found = blocksOf(text).map(
      ({ kind, level, start, end }) => `${kind}${level}:${text.slice(start, end)}`,
    );
    expect(found).toEqual(blocks);
  });

  it('are in order inside any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        let at = 0;
        for (const { start, end } of blocksOf(text)) {
          expect(start >= at && end >= start && end <= text.length).toBe(true);
          at = end;
        }
      }),
    );
  });
});

describe('readable text', () => {
  it.each([
    ['a **b** `c`', 'a   b    c '],
    ['[la page](https://x.example/a)', ' la page                      '],
    ['![une image](a.png) ici', '                    ici'],
    ['voir https://x.example/plombier ici', 'voir                            ici'],
    ['[à compléter]', '[à compléter]'],
  ])('of %j', (text, read) => {
    expect(readableText(text)).toBe(read);
  });

  it('is as long as the text', () => {
    const bits = fc.constantFrom('[', ']', '(', ')', '!', '*', '\n', 'a', 'https://', ' ');
    fc.assert(
      fc.property(
        fc.array(bits).map((all) => all.join('')),
        (text) => {
          expect(readableText(text)).toHaveLength(text.length);
        },
      ),
    );
  });

  it('is extracted in time from adversarial text', async () => {
    const text = '['.repeat(30_000) + '!['.repeat(10_000);
    const took = await computingTime(() => {
      readableText(text);
      linksOf(text);
      imagesOf(text);
    });
    expect(took).toBeLessThan(2000);
  });

  it('distinguishes links from images', () => {
    const text = '[a](/b) ![](c.png) ![d](e.png) [f]';
    expect(linksOf(text).map(({ address }) => address)).toEqual(['/b']);
    expect(imagesOf(text).map(({ alternative }) => alternative)).toEqual(['', 'd']);
  });
});

describe('sentences', () => {
  it.each([
    ['Un. Deux ! Trois ?', ['Un.', 'Deux !', 'Trois ?']],
    ['Un p. ex. ceci. Deux.', ['Un p. ex. ceci.', 'Deux.']],
    ['Le prix est de 3.5 ou 4.', ['Le prix est de 3.5 ou 4.']],
    ['M. Roy et Dr. Caron parlent. Oui.', ['M. Roy et Dr. Caron parlent.', 'Oui.']],
    ['Il dit « oui. » Puis part.', ['Il dit « oui. »', 'Puis part.']],
    ['Attendez… Non.', ['Attendez…', 'Non.']],
    ['¿Qué? ¡Sí!', ['¿Qué?', '¡Sí!']],
    ['sans point', ['sans point']],
    ['... !!! ?', []],
    ['', []],
  ])('of %j', (text, sentences) => {
    expect(cut(text, sentencesOf(text))).toEqual(sentences);
  });
});

describe('words', () => {
  it('keep elisions and compounds together', () => {
    const text = 'L’article, rendez-vous à 9h : l’été — c’est tout.';
    expect(tokenize(text).map((word) => word.text)).toEqual(
      'L’article rendez-vous à 9h l’été c’est tout'.split(' '),
    );
  });

  it.each<[Language, word: string, stem: string]>([
    ['fr', 'Plombiers', 'plombier'],
    ['fr', 'locaux', 'local'],
    ['fr', 'Été', 'ete'],
    ['en', 'bakeries', 'bakery'],
    ['en', 'boxes', 'box'],
    ['en', 'business', 'business'],
    ['es', 'panaderías', 'panaderia'],
    ['es', 'ciudades', 'ciudad'],
  ])('in %s, the stem of %s is %s', (language, word, expected) => {
    expect(stem(language, word)).toBe(expected);
  });

  it.each<[Language, phrase: string, text: string, found: string[]]>([
    [
      'fr',
      'plombier Montréal',
      'Un plombier à Montréal, des Plombiers de Montreal.',
      ['plombier à Montréal', 'Plombiers de Montreal'],
    ],
    ['fr', 'pain', 'Le pain du copain.', ['pain']],
    [
      'fr',
      'optimisation de l’article',
      'L’optimisation d’un article.',
      ['optimisation d’un article'],
    ],
    ['en', 'local bakery', 'Local. Bakery. The local bakeries.', ['local bakeries']],
    ['es', 'panadería en Bogotá', 'Una panaderia de Bogotá.', ['panaderia de Bogotá']],
    ['fr', 'le', 'le le le', []],
    ['fr', '', 'texte', []],
    ['fr', '(', '(', []],
  ])('in %s, the phrase %j is found in %j', (language, phrase, text, found) => {
    expect(cut(text, occurrences(language, phrase, text))).toEqual(found);
  });

  it.each<[Language, phrase: string, count: number]>([
    ['fr', 'le prix du pain', 2],
    ['en', 'how to', 0],
    ['es', '', 0],
  ])('in %s, the phrase %j has %i content words', (language, phrase, count) => {
    expect(contentWordCount(language, phrase)).toBe(count);
  });
});

it.each<[Language, counts: Record<string, number>]>([
  ['fr', { chat: 1, boulangerie: 4, visibilité: 5, belle: 1, idée: 2, eau: 1, je: 1, œil: 1 }],
  // Silent verb endings, and the same letters where they are pronounced.
  ['fr', { parlent: 1, aiment: 1, forment: 1, racontent: 2, relèvent: 2, marquent: 1, placent: 1 }],
  ['fr', { client: 2, vraiment: 2, souvent: 2, argent: 2, récent: 2, content: 2, évident: 3 }],
  ['fr', { boutique: 2, langue: 1, 'qu’il': 1, voyage: 2, employé: 3, paysage: 3, européen: 4 }],
  ['fr', { créer: 2, théâtre: 2, poète: 2, maïs: 2, ouvrier: 3, patrie: 2, industriel: 4 }],
  ['en', { cat: 1, bakery: 3, made: 1, wanted: 2, table: 2, jumped: 1, visibility: 5, the: 1 }],
  ['en', { sales: 1, rules: 1, boxes: 2, pages: 2, failed: 1, played: 1, settled: 2, hundred: 2 }],
  ['en', { useful: 2, lately: 2, statement: 2, element: 3, something: 2, business: 2, every: 2 }],
  ['en', { media: 3, social: 2, radio: 3, million: 2, video: 3, people: 2, quiet: 2, friend: 1 }],
  ['en', { area: 3, usual: 3, language: 2, being: 2, player: 2, anyone: 3, year: 1, eyes: 1 }],
  ['es', { pan: 1, panadería: 5, ciudad: 2, poeta: 3, guerra: 2, queso: 2, día: 2 }],
  ['es', { hay: 1, y: 1, leyes: 2, playa: 2, cliente: 2, vergüenza: 3, aéreo: 4, continúa: 4 }],
])('syllables in %s', (language, counts) => {
  const counted = Object.keys(counts).map((word) => [word, syllables(language, word)]);
  expect(Object.fromEntries(counted)).toEqual(counts);
});

it('syllables of any text are at least one and no more than its letters', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...languages),
      fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[a-zéèï’]{1,20}$/)),
      (language, word) => {
        const count = syllables(language, word);
        expect(count).toBeGreaterThanOrEqual(1);
        expect(count).toBeLessThanOrEqual(Math.max(1, word.normalize('NFC').length));
      },
    ),
  );
});

it.each<[Language, sentence: string, passive: boolean]>([
  ['fr', 'La page a été écrite par une personne.', true],
  ['fr', 'Les avis sont souvent lus avant l’achat.', true],
  ['fr', 'Le texte n’est pas encore publié.', true],
  ['fr', 'Elle est allée au marché.', false],
  ['fr', 'Il s’est trompé.', false],
  ['fr', 'Le magasin est ouvert.', true],
  ['fr', 'C’est une bonne idée.', false],
  ['fr', 'La règle est simple.', false],
  ['en', 'The page was written by a person.', true],
  ['en', 'Reviews are often checked first.', true],
  ['en', 'You need a plan.', false],
  ['en', 'It is red.', false],
  ['es', 'La página fue escrita por una persona.', true],
  ['es', 'Las reseñas son leídas siempre.', true],
  ['es', 'Es demasiado tarde.', false],
])('in %s, the sentence %j is passive: %s', (language, sentence, passive) => {
  expect(isPassive(language, sentence)).toBe(passive);
});

it.each<[Language, sentence: string, leads: boolean]>([
  ['fr', 'D’abord, écoutez vos clients.', true],
  ['fr', "D'abord, écoutez vos clients.", true],
  ['fr', 'La boutique ouvre.', false],
  ['fr', 'Le carton arrive.', false],
  ['en', 'For example, ask your clients.', true],
  ['en', 'Some bakers sell soap.', false],
  ['es', 'Sin embargo, funciona.', true],
  ['es', 'La tienda abre.', false],
])('in %s, the sentence %j has a transition: %s', (language, sentence, leads) => {
  expect(hasTransition(language, sentence)).toBe(leads);
});
