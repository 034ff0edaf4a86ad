import { describe, expect, it } from 'vitest';
import { searchableText } from '#app/domain/search/searchable-text.ts';
import { excerptOf, matchesTerms, searchTerms, titleRank } from './search-terms.ts';

const finds = (query: string, ...texts: string[]) =>
  matchesTerms(searchTerms(query), searchableText(texts));

describe('searching for a telephone number', () => {
  const northAmerican = [
    '(514) 555-0142',
    '514.555.0142',
    '514 555-0142 poste 12',
    '+1 514 555 0142',
    '1-514-555-0142',
    '5145550142',
  ];
  const french = ['+33 1 23 45 67 89', '0033 1 23 45 67 89', '01 23 45 67 89', '01.23.45.67.89'];

  it.each([northAmerican, french])('finds any spelling by any other: %s, …', (...spellings) => {
    for (const query of spellings)
      for (const text of spellings)
        expect(`${query} in ${text}: ${finds(query, text)}`).toMatch(/true$/);
  });

  it.each(['0142', '50142', '555 0142', '555-0142', '514555'])(
    'finds it by the part %s',
    (query) => {
      expect(finds(query, '(514) 555-0142')).toBe(true);
    },
  );

  it.each(['0143', '555-0143', '+33 514 555 0142', '514 555-01429'])(
    'does not find it by %s',
    (query) => {
      expect(finds(query, '(514) 555-0142')).toBe(false);
    },
  );
});

it.each([
  ['two words', 'lebel rimouski', true],
  ['part of a word', 'incaill', true],
  ['two letters that begin a word', 'qu', true],
  ['two letters after a mark', 'le', true],
  ['two letters after a mark beyond Latin-1', 'jo', true],
  ['a mark beyond Latin-1 with its word', '“jolie', true],
  ['two letters within a word', 'ui', false],
  ['digits of an address', '88', true],
])('%s: %s is found: %s', (_what, query, found) => {
  expect(finds(query, 'Quincaillerie', 'Rimouski', '88, rue X', '(lebel)', 'la “jolie”')).toBe(
    found,
  );
});

const long = `${'avant '.repeat(30)}le numéro est 514 555-0142${' après'.repeat(30)}`;

it.each([
  ['lebel', ['Commerce', 'Note'], 'Commerce'],
  ['lebel note', ['Commerce', 'Une note'], 'Une note'],
  ['5145550142', ['Commerce', '514 555-0142'], '514 555-0142'],
  ['lebel', ['', ' '], ''],
])('the excerpt for %j from %j is %j', (query, texts, excerpt) => {
  expect(excerptOf('Lebel', texts, searchTerms(query))).toBe(excerpt);
});

it('shortens a long text to an excerpt around the match', () => {
  const excerpt = excerptOf('', [long], searchTerms('514-555-0142'));
  expect(excerpt).toContain('514 555-0142');
  expect(excerpt).toMatch(/^…avant .*…$/);
  expect(excerpt.length).toBeLessThan(130);
});

it.each([
  ['epicerie noel 003', 'whole'],
  [' Épicerie  Noël 003 ', 'whole'],
  ['Épicerie Noël', 'beginning'],
  ['épi', 'beginning'],
  ['ép', 'none'],
  ['noël 003', 'none'],
  ['Épicerie Noël 003 commerce', 'none'],
])('%j matches a name: %s', (query, rank) => {
  const text = searchableText(['Épicerie Noël 003', 'commerce']);
  expect(titleRank(searchTerms(query), text)).toBe(rank);
});
