import { describe, expect, it } from 'vitest';
import { promised } from '#app/domain/leads/business-hours.ts';
import { languages } from '#app/i18n/languages.ts';
import { contentOf } from '../content.ts';
import { answerPromise } from './answer-promise.ts';

/** Every text of a value. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
}

/** Mentions of 24 hours, and phrases that would count them differently. */
const day = /24[\s\u00a0]?(?:h\b|heures|hours|horas)[^.:»”]*/gi;
const otherCount = /(?:working|business|opening) hours|horas hábiles|heures d’ouverture/i;

describe.each(languages)('the response time in %s', (language) => {
  const { within, meaning } = answerPromise[language];
  // Articles, visitors' questions and links to other sites mention other people's promises.
  const own = Object.entries(contentOf(language)).filter(
    ([part]) => !['articles', 'askedFor', 'askedOfGuide', 'elsewhere'].includes(part),
  );
  const all = texts(own).map((text) => text.replace(/\[[^\]]+\]\(https:[^)]+\)/g, ''));

  it('is worded the same wherever 24 hours are promised', () => {
    const stated = all
      .filter((text) => text !== meaning && !/secret/i.test(text))
      .flatMap((text) => text.replace(meaning, '').match(day) ?? []);
    expect(stated.length).toBeGreaterThan(8);
    expect(stated.filter((text) => !text.startsWith(within))).toEqual([]);
    expect(stated.filter((text) => otherCount.test(text))).toEqual([]);
  });

  it('is explained where an answer is awaited or due', () => {
    const { contact, leadStatus, leads } = contentOf(language);
    for (const text of [contact.details.answer, contact.sent.promise])
      expect(text).toContain(meaning);
    expect([leadStatus.byMeaning, leads.clock.promise]).toEqual([meaning, meaning]);
  });

  it('matches the hours of the inbox clock', () => {
    const hours = String(promised / 3_600_000);
    expect(within).toContain(hours);
    expect(meaning).toContain(hours);
  });
});
