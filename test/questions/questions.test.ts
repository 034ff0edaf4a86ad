import { describe, expect, it } from 'vitest';
import { findOnSite, quoteAnswer } from '#app/application/answers/answer-question.ts';
import { isListedAmount } from '#app/domain/answers/figures.ts';
import type { Found } from '#app/domain/answers/find-answer.ts';
import { languages } from '#app/i18n/languages.ts';
import { screenIds } from '#app/i18n/paths.ts';
import { keptQuestions, pageIdOf, type QuestionSet } from './read-questions.ts';

const questions = answered();

function answered(set?: QuestionSet) {
  return languages.flatMap((language) =>
    keptQuestions(language, set).map((question) => {
      const asked = { text: question.text, language, isOpen: () => true };
      const found = findOnSite(asked);
      return { ...question, language, found, said: quoteAnswer(asked, found) };
    }),
  );
}

type Answered = ReturnType<typeof answered>[number];

function isRight({ kind, pages, found }: Answered): boolean {
  if (kind === 'off') return found.kind === 'unknown';
  if (kind === 'false') return found.kind !== 'answer';
  if (found.kind !== 'answer' || !pages.includes(firstPage(found) ?? '')) return false;
  return kind === 'answer' || found.passages[0].text.includes('€');
}

const isOnSite = ({ kind }: Answered) => kind === 'answer' || kind === 'price';

function firstPage(found: Found): string | null {
  return found.kind === 'unknown' ? null : pageIdOf(found.passages[0].address);
}

/** Share of right answers, with the wrong ones for the report of a failure. */
function shareOf(chosen: readonly Answered[]) {
  const wrong = chosen.filter((question) => !isRight(question));
  return {
    share: 1 - wrong.length / chosen.length,
    wrong: wrong.map(({ language, text, found }) => [language, text, found.kind, firstPage(found)]),
  };
}

describe('the stored questions', () => {
  it('are 300, a third in each language: 150 on the site, 100 off topic, 50 with a false premise', () => {
    const count = (kind: string) => questions.filter((question) => question.kind === kind).length;
    expect([count('answer'), count('off'), count('false')]).toEqual([150, 100, 50]);
    for (const language of languages) expect(keptQuestions(language)).toHaveLength(100);
    expect(new Set(questions.map(({ text }) => text)).size).toBe(300);
    const known = questions.flatMap(({ pages }) => pages.map((page) => page.split('#')[0]));
    expect(known.filter((page) => !screenIds.some((id) => id === page))).toEqual([]);
  });

  describe.each([
    ['that were seen while tuning', false],
    ['that were held out', true],
  ])('of the questions %s', (_half, isHeldOut) => {
    const half = questions.filter((question) => question.isHeldOut === isHeldOut);

    it('85 % find the right page first', () => {
      const found = shareOf(half.filter(({ kind }) => kind === 'answer'));
      expect(found).toSatisfy(({ share }: typeof found) => share >= 0.85);
    });

    it('95 % of those off topic or with a false premise are refused or corrected', () => {
      const found = shareOf(half.filter(({ kind }) => kind !== 'answer'));
      expect(found).toSatisfy(({ share }: typeof found) => share >= 0.95);
    });
  });

  it('get no price that is not in the price list', () => {
    const texts = questions.map(({ said }) =>
      said.kind === 'quoted' ? `${said.remark ?? ''}\n${said.passage.text}` : JSON.stringify(said),
    );
    expect(texts.filter((text) => !isListedAmount(text))).toEqual([]);
    expect(texts.filter((text) => text.includes('€')).length).toBeGreaterThan(10);
  });
});

// Minimum shares, each below the measured one (docs/decisions/044).
describe.each([
  ['visitors', 0.9, 0.9],
  ['unseen', 0.72, 0.9],
  ['fresh', 0.57, 0.8],
  ['towns', 0.9, 1],
  ['guide', 0.78, 1],
  ['askers', 0.8, 0.88],
] as const)('of the questions of « %s »', (set, page, refused) => {
  const own = answered(set);

  it(`${page} find the right page first`, () => {
    const { share } = shareOf(own.filter(isOnSite));
    expect(share).toBeGreaterThanOrEqual(page);
  });

  it(`${refused} of those off topic are refused`, () => {
    const { share } = shareOf(own.filter((each) => !isOnSite(each)));
    expect(share).toBeGreaterThanOrEqual(refused);
  });
});

it('no town’s page answers a question about another town', () => {
  const others = answered('towns').filter(({ kind }) => kind !== 'answer');
  expect(others.filter(({ found }) => firstPage(found)?.startsWith('town-'))).toEqual([]);
});
