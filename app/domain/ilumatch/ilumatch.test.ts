import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonSource } from '../codec/stored-json.ts';
import { pricedServices, startingPrices } from '../price-list.ts';
import {
  answerFields,
  analysisDelay,
  budgets,
  experiences,
  goals,
  industries,
  matchQuery,
  matchStart,
  matchSteps,
  noAnswers,
  readAnswers,
  readSavedMatch,
  readMatchLink,
  sizes,
  timelines,
  type Budget,
  type MatchAnswers,
} from './answers.ts';
import { priceFit, type PriceFit } from './price-fit.ts';
import { rankServices } from './ranking.ts';
import { matchResult } from './stated-result.ts';

const textOf = (longest: number) => fc.string({ unit: 'binary', maxLength: longest });
const orNothing = <Value>(values: readonly Value[]) => fc.constantFrom(...values, null);

const answersArbitrary: fc.Arbitrary<MatchAnswers> = fc.record({
  company: textOf(40).map((text) => text.replace(/\s+/g, ' ')),
  industry: orNothing(industries),
  size: orNothing(sizes),
  budget: orNothing(budgets),
  goals: fc.subarray([...goals]),
  timeline: orNothing(timelines),
  challenges: textOf(80),
  experience: orNothing(experiences),
});

const linkOf = (query: string) => readMatchLink(new URLSearchParams(query));

describe('the form (MATCH-01, MATCH-10 to 16)', () => {
  it('has the specified steps and options', () => {
    expect(matchSteps).toEqual(['company', 'goals', 'challenges', 'summary', 'results']);
    expect(budgets).toEqual(['under1k', '1k-5k', '5k-10k', '10k-25k', 'over25k']);
    expect(sizes).toEqual(['solo', 'small', 'medium', 'large', 'enterprise']);
    expect(timelines).toEqual(['asap', '1month', '3months', '6months', 'flexible']);
    expect(experiences).toEqual(['beginner', 'intermediate', 'advanced', 'expert']);
    expect([industries.length, goals.length, analysisDelay]).toEqual([8, 8, 2000]);
  });
});

describe('an ILUMATCH link', () => {
  it.each([
    ['', matchStart],
    ['step=9&industry=cats&size=&budget=free', matchStart],
    ['step=-1&goals=none', matchStart],
    ['step=abc&timeline=asap', { step: 'company', answers: { ...noAnswers, timeline: 'asap' } }],
    [
      'v=1&step=4&company=Rose++%26+fils&goals=seo&goals=traffic&goals=seo&goals=x',
      {
        step: 'summary',
        answers: { ...noAnswers, company: 'Rose & fils', goals: ['traffic', 'seo'] },
      },
    ],
    ['v=99&step=5', { step: 'results', answers: noAnswers }],
  ])('is parsed: %j', (query, state) => {
    expect(linkOf(query)).toEqual(state);
  });

  it('survives a round trip, for any answers', () => {
    fc.assert(
      fc.property(answersArbitrary, fc.constantFrom(...matchSteps), (answers, step) => {
        // A query turns lone surrogates into replacement characters.
        fc.pre(JSON.stringify(answers).isWellFormed() && !/\\ud/i.test(JSON.stringify(answers)));
        expect(linkOf(matchQuery({ answers, step }))).toEqual({ answers, step });
      }),
    );
  });

  it('has its texts truncated to their maximum lengths', () => {
    const { answers } = linkOf(`company=${'a'.repeat(999)}&challenges=${'b'.repeat(9999)}`);
    expect([answers.company.length, answers.challenges.length]).toEqual([120, 600]);
  });
});

describe('saved answers', () => {
  it('survive a round trip', () => {
    fc.assert(
      fc.property(answersArbitrary, fc.constantFrom(...matchSteps), (answers, step) => {
        expect(readSavedMatch(JSON.parse(JSON.stringify({ answers, step })))).toEqual({
          answers,
          step,
        });
      }),
    );
  });

  it.each([
    null,
    5,
    'x',
    [],
    { step: 7 },
    { answers: null },
    { answers: { goals: 5, company: {} } },
  ])('cannot be %j', (json) => {
    expect(readSavedMatch(json)).toEqual(matchStart);
  });

  it('are parsed without an error, for any value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        expect(matchSteps).toContain(readSavedMatch(json).step);
      }),
    );
  });
});

it('a link contains only answered questions', () => {
  expect(answerFields(noAnswers)).toEqual([]);
});

describe('the specified result (MATCH-07 to 09)', () => {
  it('is the same for any answers', () => {
    fc.assert(
      fc.property(answersArbitrary, (answers) => {
        const { score, services, recommendations } = matchResult(answers);
        expect(score).toBe(94);
        expect(services.map(({ name, compatibility }) => [name, compatibility])).toEqual([
          ['seo-ia', 96],
          ['landing-page', 89],
          ['blogia', 82],
        ]);
        expect(recommendations.length).toBeGreaterThan(0);
        expect(recommendations.length).toBeLessThanOrEqual(3);
      }),
    );
  });

  it.each<[Partial<MatchAnswers>, string[]]>([
    [{}, ['describe', 'steady', 'measure']],
    [
      { industry: 'retail', timeline: 'asap', budget: 'under1k' },
      ['quick', 'startSmall', 'measure'],
    ],
    [
      { goals: ['seo', 'leads', 'brand', 'traffic'], experience: 'beginner' },
      ['oneGoal', 'guided', 'steady'],
    ],
    [
      { industry: 'saas', experience: 'expert', timeline: '6months' },
      ['handsOn', 'steady', 'measure'],
    ],
  ])('recommends for %o: %j', (answers, recommendations) => {
    expect(matchResult({ ...noAnswers, ...answers }).recommendations).toEqual(recommendations);
  });
});

describe('price fit', () => {
  it.each<[price: number, Budget | null, PriceFit]>([
    [800, null, 'unknown'],
    [500, 'under1k', 'within'],
    [800, 'under1k', 'upper'],
    [1000, 'under1k', 'upper'],
    [1200, 'under1k', 'beyond'],
    [800, '1k-5k', 'within'],
    [2500, '1k-5k', 'within'],
    [3000, '1k-5k', 'upper'],
    [3000, '5k-10k', 'within'],
    [3000, '10k-25k', 'within'],
    [3000, 'over25k', 'within'],
  ])('of %i euros with the budget %s: %s', (price, budget, fit) => {
    expect(priceFit(price, budget)).toBe(fit);
  });

  it('uses the published prices (HUB-19 to 26)', () => {
    expect(startingPrices).toEqual({
      content: 800,
      'local-seo': 1200,
      'youtube-seo': 1500,
      landing: 1500,
      'meta-ads': 1800,
      'google-ads': 2000,
      podcasts: 2500,
      ecommerce: 3000,
    });
  });
});

describe('the ranking', () => {
  const first = (answers: Partial<MatchAnswers>) =>
    rankServices({ ...noAnswers, ...answers })[0]?.service;

  it.each<[Partial<MatchAnswers>, string]>([
    [{}, 'content'],
    [{ industry: 'ecommerce', budget: '5k-10k' }, 'ecommerce'],
    [{ industry: 'retail', goals: ['seo'], size: 'solo' }, 'local-seo'],
    [{ goals: ['conversions'] }, 'landing'],
    [{ goals: ['brand'], size: 'enterprise', experience: 'expert', budget: 'over25k' }, 'podcasts'],
    [{ goals: ['leads'], timeline: 'asap', size: 'medium' }, 'google-ads'],
    [{ industry: 'education', goals: ['brand'], budget: '5k-10k' }, 'youtube-seo'],
    [{ challenges: 'Nos publications Instagram ne servent à rien' }, 'meta-ads'],
    [{ challenges: 'Demasiado trabajo escribir artículos' }, 'content'],
    [{ challenges: 'People cannot find us on Google Maps' }, 'local-seo'],
  ])('for %o starts with %s', (answers, service) => {
    expect(first(answers)).toBe(service);
  });

  it('has points only from answers and the price, and is sorted by them', () => {
    fc.assert(
      fc.property(answersArbitrary, (answers) => {
        const ranked = rankServices(answers);
        expect(ranked.map(({ service }) => service).toSorted()).toEqual(pricedServices.toSorted());
        for (const [index, { points, reasons, fit, price }] of ranked.entries()) {
          const ofPrice = { within: 2, upper: 1, beyond: -3, unknown: 0 }[fit];
          expect(points).toBe(reasons.reduce((sum, reason) => sum + reason.points, ofPrice));
          const next = ranked[index + 1];
          const isOrdered =
            !next || points > next.points || (points === next.points && price <= next.price);
          expect(isOrdered).toBe(true);
        }
      }),
    );
  });

  it('starts with the only service within a small budget', () => {
    const [one] = rankServices({ ...noAnswers, budget: 'under1k' });
    expect(one?.service).toBe('content');
  });

  it('lists each goal for or against a service, and an uncomfortable price against it', () => {
    fc.assert(
      fc.property(answersArbitrary, (answers) => {
        for (const { reasons, drawbacks, fit } of rankServices(answers)) {
          const said = [...reasons, ...drawbacks].filter(({ question }) => question === 'goals');
          expect(said.map(({ answer }) => answer).toSorted()).toEqual(answers.goals.toSorted());
          const isPriced = drawbacks.some(({ question }) => question === 'budget');
          expect(isPriced).toBe(fit === 'upper' || fit === 'beyond');
        }
      }),
    );
  });

  it('has nothing against a service for an industry that favours none', () => {
    const ranked = rankServices({ ...noAnswers, industry: 'other' });
    expect(ranked.flatMap(({ drawbacks }) => drawbacks)).toEqual([]);
  });

  it('has nothing for or against a service without answers', () => {
    const ranked = rankServices(noAnswers);
    expect(ranked.flatMap(({ reasons, drawbacks }) => [...reasons, ...drawbacks])).toEqual([]);
  });
});

it('reads the first of several values for one question', () => {
  const { size } = readAnswers(jsonSource({ size: ['large', 'solo'] }));
  expect(size).toBe('large');
});
