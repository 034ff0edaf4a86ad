import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computingTime } from '../../../../test/computing-time.ts';
import { languages, type Language } from '../../languages.ts';
import { emptyDraft, type Draft } from '../draft.ts';
import { promptTypes } from '../prompts.ts';
import { articleOf } from './article.ts';
import { assessDraft, readingMinutes, rules, type RuleId } from './assess-draft.ts';
import type { Verdict } from './outcome.ts';
import { readingEase } from './readability.ts';

const sentences = (count: number, words: number) =>
  Array.from(
    { length: count },
    (_, i) => `${['Le', 'Un', 'On', 'Il'][i % 4]} ${'mot '.repeat(words - 1).trim()}.`,
  ).join(' ');

const good: Draft = {
  title: 'Plombier à Montréal : le guide utile',
  description: `Plombier à Montréal : ${'a'.repeat(110)}`,
  keyphrase: 'plombier Montréal',
  slug: 'plombier-montreal',
  body: `Un plombier à Montréal répond. ${sentences(20, 8)}\n\n## Choisir un plombier de Montréal\n\n${sentences(20, 8)} [une page](/page)\n\nEt le plombier à Montréal vient.`,
};

function verdictOf(rule: RuleId, changes: Partial<Draft>, language: Language = 'fr') {
  const { findings } = assessDraft(language, 'seo-article', { ...good, ...changes });
  return findings.find((finding) => finding.rule === rule)?.verdict ?? null;
}

describe('a rule', () => {
  it.each<[RuleId, changes: Partial<Draft>, verdict: Verdict | null]>([
    ['keyphrase', {}, 'good'],
    ['keyphrase', { keyphrase: '' }, 'problem'],
    ['keyphrase', { keyphrase: 'de la' }, 'problem'],
    ['keyphrase', { keyphrase: 'un deux trois quatre cinq six' }, 'improve'],
    ['keyphraseTitle', {}, 'good'],
    ['keyphraseTitle', { title: 'Des plombiers de Montreal' }, 'good'],
    ['keyphraseTitle', { title: 'Montréal et ses rues' }, 'problem'],
    ['keyphraseTitle', { keyphrase: '' }, null],
    ['titleWidth', {}, 'good'],
    ['titleWidth', { title: '' }, 'problem'],
    ['titleWidth', { title: 'Plombier' }, 'improve'],
    ['titleWidth', { title: 'M'.repeat(34) }, 'good'],
    ['titleWidth', { title: 'M'.repeat(35) }, 'problem'],
    ['keyphraseDescription', {}, 'good'],
    ['keyphraseDescription', { description: 'a' }, 'problem'],
    ['descriptionLength', { description: '' }, 'problem'],
    ['descriptionLength', { description: 'a'.repeat(119) }, 'improve'],
    ['descriptionLength', { description: 'a'.repeat(120) }, 'good'],
    ['descriptionLength', { description: 'a'.repeat(156) }, 'good'],
    ['descriptionLength', { description: 'a'.repeat(157) }, 'improve'],
    ['slug', {}, 'good'],
    ['slug', { slug: 'plombier' }, 'improve'],
    ['slug', { slug: 'Plombier-Montréal' }, 'improve'],
    ['introduction', {}, 'good'],
    ['introduction', { body: `${sentences(4, 8)}\n\nLe plombier à Montréal.` }, 'problem'],
    ['keyphraseHeadings', {}, 'good'],
    ['keyphraseHeadings', { body: '## Choisir\n\nTexte.' }, 'improve'],
    ['keyphraseHeadings', { body: 'Texte.' }, null],
    ['density', {}, 'good'],
    ['density', { body: sentences(30, 8) }, 'improve'],
    ['density', { body: 'Le plombier à Montréal. '.repeat(40) }, 'problem'],
    ['density', { body: 'Court.' }, null],
    ['textLength', {}, 'good'],
    ['textLength', { body: sentences(25, 10) }, 'improve'],
    ['textLength', { body: sentences(19, 10) }, 'problem'],
    ['mainHeading', {}, 'good'],
    ['mainHeading', { body: '# Encore\n\nTexte.' }, 'problem'],
    ['links', {}, 'good'],
    ['links', { body: 'Texte.' }, 'improve'],
    ['images', {}, null],
    ['images', { body: '![](a.png) Texte.' }, 'problem'],
    ['images', { body: '![Une table](a.png) Texte.' }, 'good'],
    ['placeholders', {}, 'good'],
    ['placeholders', { body: 'Délai : [À compléter : votre délai].' }, 'problem'],
    ['placeholders', { title: '[À compléter]' }, 'problem'],
    ['readingEase', {}, 'good'],
    ['readingEase', { body: 'Anticonstitutionnellement, internationalisation.' }, 'problem'],
    ['sentenceLength', { body: sentences(4, 20) }, 'good'],
    ['sentenceLength', { body: `${sentences(3, 20)} ${sentences(1, 21)}` }, 'good'],
    ['sentenceLength', { body: `${sentences(5, 20)} ${sentences(2, 21)}` }, 'improve'],
    ['sentenceLength', { body: `${sentences(2, 20)} ${sentences(1, 21)}` }, 'problem'],
    ['paragraphs', { body: sentences(15, 10) }, 'good'],
    ['paragraphs', { body: sentences(16, 10) }, 'improve'],
    ['paragraphs', { body: sentences(21, 10) }, 'problem'],
    ['subheadings', { body: sentences(30, 10) }, 'good'],
    ['subheadings', { body: sentences(31, 10) }, 'improve'],
    ['subheadings', { body: sentences(36, 10) }, 'problem'],
    ['subheadings', { body: `${sentences(20, 10)}\n\n## A\n\n${sentences(20, 10)}` }, 'good'],
    ['sentenceStarts', { body: 'Vous lisez. Vous notez. Puis on part.' }, 'good'],
    ['sentenceStarts', { body: 'Vous lisez. Vous notez. Vous partez.' }, 'problem'],
    ['sentenceStarts', { body: 'Le chat dort. Le chien court. Le pain cuit.' }, 'good'],
    ['passive', { body: 'Le texte est écrit. Vous lisez. Elle part.' }, 'problem'],
    ['passive', { body: 'Vous lisez.' }, 'good'],
    ['transitions', { body: sentences(30, 8) }, 'problem'],
    ['transitions', { body: 'Ensuite, on lit une page de plus. '.repeat(30) }, 'good'],
    ['transitions', { body: 'Vous lisez.' }, null],
  ])('%s applied to %o gives %s', (rule, changes, verdict) => {
    expect(verdictOf(rule, changes)).toBe(verdict);
  });

  it('on sentence length allows longer sentences in Spanish', () => {
    const body = sentences(4, 25);
    expect(verdictOf('sentenceLength', { body }, 'es')).toBe('good');
    expect(verdictOf('sentenceLength', { body }, 'en')).toBe('problem');
  });
});

describe('reading ease', () => {
  // Calculated by hand: words per sentence, then syllables per word.
  it.each<[Language, body: string, ease: number]>([
    // 4 words, 1 sentence, 5 syllables: 207 - 1.015 * 4 - 73.6 * 1.25 = 110.9, capped.
    ['fr', 'Le chat dort ici.', 100],
    // 3 words, 1 sentence, 9 syllables: 207 - 3.045 - 220.8.
    ['fr', 'Visibilité locale immédiate.', 0],
    // 6 words, 1 sentence, 8 syllables: 206.835 - 6.09 - 112.8 = 87.9.
    ['en', 'The baker made bread on Monday.', 88],
    // 5 words, 1 sentence, 12 syllables: 206.84 - 5.1 - 144 = 57.7.
    ['es', 'La panadería abre muy temprano.', 58],
  ])('in %s of %j is %i', (language, body, ease) => {
    expect(readingEase(articleOf(language, { ...emptyDraft, body }))).toBe(ease);
  });
});

describe('the score', () => {
  it('is the specified constant without text (BIA-01)', () => {
    expect(assessDraft('fr', 'seo-article', emptyDraft)).toEqual({
      score: 92,
      isComputed: false,
      findings: [],
      wordCount: 0,
    });
  });

  it('is the weighted share of the rules that are met', () => {
    const { score, findings } = assessDraft('fr', 'seo-article', good);
    const points = { good: 1, improve: 0.5, problem: 0 };
    const weights = new Map<string, number>(rules.map(({ id, weight }) => [id, weight]));
    const weightOf = (rule: string) => weights.get(rule) ?? 0;
    const available = findings.reduce((sum, { rule }) => sum + weightOf(rule), 0);
    const gained = findings.reduce((sum, f) => sum + weightOf(f.rule) * points[f.verdict], 0);
    expect(score).toBe(Math.round((100 * gained) / available));
    expect(score).toBeGreaterThan(85);
  });

  it('falls when a rule is no longer met', () => {
    const before = assessDraft('fr', 'seo-article', good).score;
    expect(assessDraft('fr', 'seo-article', { ...good, title: 'x' }).score).toBeLessThan(before);
  });

  it('applies fewer rules to a plan than to prose', () => {
    const rulesOf = (kind: (typeof promptTypes)[number]) =>
      assessDraft('fr', kind, good).findings.map(({ rule }) => rule);
    expect(rulesOf('content-plan')).not.toContain('readingEase');
    expect(rulesOf('keyword-research')).toContain('titleWidth');
    expect(rulesOf('seo-article')).toContain('readingEase');
  });
});

it('assesses any text without an error, with marks inside the text', () => {
  const bits = fc.constantFrom(
    '# ',
    '\n',
    '- ',
    '[',
    ']',
    '(',
    ')',
    '!',
    '. ',
    '…',
    'é',
    'est écrit',
    '🙂',
    '\u0000',
    '1.',
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.array(fc.oneof(bits, fc.lorem()), { maxLength: 60 }).map((all) => all.join(' ')),
  );
  fc.assert(
    fc.property(
      fc.record({ title: text, description: text, keyphrase: text, slug: text, body: text }),
      fc.constantFrom(...languages),
      fc.constantFrom(...promptTypes),
      (draft, language, kind) => {
        const { score, findings } = assessDraft(language, kind, draft);
        expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true);
        for (const { value, marks } of findings) {
          expect(Number.isFinite(value)).toBe(true);
          for (const { field, start, end } of marks) {
            expect(start >= 0 && start <= end && end <= draft[field].length).toBe(true);
          }
        }
      },
    ),
  );
});

it('assesses a long text in less than 300 ms', async () => {
  const body = `${good.body}\n\n`.repeat(12);
  assessDraft('fr', 'seo-article', { ...good, body });
  const took = await computingTime(() => assessDraft('fr', 'seo-article', { ...good, body }));
  expect(took).toBeLessThan(300);
});

it.each([
  [0, 1],
  [240, 1],
  [600, 3],
])('estimates the reading time of %i words at %i minutes', (words, minutes) => {
  expect(readingMinutes(words)).toBe(minutes);
});
