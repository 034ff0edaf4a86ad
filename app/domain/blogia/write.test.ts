import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentOf } from '#app/content/content.ts';
import { languages } from '#app/i18n/languages.ts';
import { jsonSource } from '../codec/stored-json.ts';
import { readDraft, type Draft } from './draft.ts';
import { fillGap, gapsOf } from './gaps.ts';
import {
  audiences,
  contentTypes,
  keyphraseOf,
  promptTypes,
  readBlogForm,
  type BlogForm,
} from './prompts.ts';
import { assessDraft } from './rules/assess-draft.ts';
import { write } from './write.ts';

const requests = {
  fr: [
    ['plombier à Montréal', ''],
    ['choisir un matelas', 'matelas ferme, mal de dos, livraison'],
    ['SEO local', 'référencement local'],
  ],
  en: [
    ['plumber in Montréal', ''],
    ['choosing a mattress', 'firm mattress, back pain, delivery'],
    ['local SEO', 'local search'],
  ],
  es: [
    ['plomero en Montreal', ''],
    ['elegir un colchón', 'colchón firme, dolor de espalda, envío'],
    ['SEO local', 'posicionamiento local'],
  ],
} as const;

const formOf = (fields: Partial<Record<keyof BlogForm, string>>) =>
  readBlogForm(jsonSource(fields));

const articles = languages.flatMap((language) =>
  requests[language].flatMap(([topic, keywords]) =>
    contentTypes.flatMap((contentType) =>
      audiences.map((targetAudience) => ({
        language,
        form: formOf({ topic, keywords, contentType, targetAudience }),
      })),
    ),
  ),
);

/** Fills all gaps of a draft, one by one. */
function answered(draft: Draft): Draft {
  const [gap] = gapsOf(draft);
  return gap ? answered(fillGap(draft, gap, 'Ruby 4')) : draft;
}

describe('an article of the built-in writer', () => {
  it.each(articles)(
    'in $language, $form.contentType for $form.targetAudience on $form.topic follows its own rules',
    ({ language, form }) => {
      for (const variant of [0, 1, 2]) {
        const text = write('seo-article', form, contentOf(language).writer, variant);
        const draft = readDraft(text, keyphraseOf(form));
        const { score, findings, wordCount } = assessDraft(language, 'seo-article', draft);
        expect(wordCount).toBeGreaterThan(350);
        const lacking = findings.filter(({ verdict }) => verdict !== 'good');
        expect(lacking.filter(({ verdict }) => verdict === 'problem')).toMatchObject([
          { rule: 'placeholders' },
        ]);
        // The writer also leaves adding a link to the visitor.
        expect(lacking.map(({ rule }) => rule)).toContain('links');
        expect(score).toBeLessThanOrEqual(85);
        const finished = assessDraft(language, 'seo-article', answered(draft));
        expect(finished.score).toBeGreaterThanOrEqual(88);
        expect(finished.score - score).toBeGreaterThanOrEqual(10);
      }
    },
  );
});

describe.each(promptTypes)('the built-in writer’s %s', (promptType) => {
  const requestArbitrary = fc.record({
    topic: fc.string({ unit: 'binary', minLength: 1, maxLength: 150 }),
    keywords: fc.string({ unit: 'binary', maxLength: 300 }),
    contentType: fc.constantFrom(...contentTypes),
    targetAudience: fc.constantFrom(...audiences),
    language: fc.constantFrom(...languages),
    variant: fc.nat(999),
  });

  it('is deterministic, and its text can be parsed', () => {
    fc.assert(
      fc.property(requestArbitrary, ({ language, variant, ...fields }) => {
        const form = formOf(fields);
        const text = write(promptType, form, contentOf(language).writer, variant);
        expect(write(promptType, form, contentOf(language).writer, variant)).toBe(text);
        const draft = readDraft(text, keyphraseOf(form));
        expect(text).toContain(draft.body.slice(0, 200));
        expect(draft.body).not.toMatch(/\{\w+\}|undefined/);
      }),
    );
  });

  it.each(languages)('states no invented figures in %s', (language) => {
    for (const contentType of contentTypes) {
      for (const targetAudience of audiences) {
        const form = formOf({ topic: 'pain', keywords: 'a, b, c', contentType, targetAudience });
        const text = write(promptType, form, contentOf(language).writer);
        // Ignores the numbers of list items and headings.
        expect(text.replace(/^(?:## )?\d+\. /gm, '')).not.toMatch(/\d/);
      }
    }
  });
});

it.each(['seo-article', 'content-plan'] as const)('writes several variants of %s', (promptType) => {
  const form = formOf({ topic: 'pain', keywords: 'pain, croissant, baguette' });
  const texts = [0, 1, 2, 3, 4].map((variant) =>
    write(promptType, form, contentOf('fr').writer, variant),
  );
  expect(new Set(texts).size).toBeGreaterThan(1);
});
