import { describe, expect, it } from 'vitest';
import { isSample } from '#app/content/company/sample.ts';
import { contentOf } from '#app/content/content.ts';
import { languages } from '#app/i18n/languages.ts';
import { fingerprintsOf, requireOwnFacts } from './own-facts.ts';
import { sampleFacts } from './sample-facts.ts';
import { statedFacts, type FactsByFile } from './stated-facts.ts';

const refusalOf = (facts: FactsByFile) => {
  try {
    requireOwnFacts(false, () => facts);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

it.runIf(isSample)('the list has what the sample states; `npm run sample-facts` writes it', () => {
  expect(fingerprintsOf(statedFacts())).toEqual([...sampleFacts]);
});

it('a start is refused while the sample is said to be an agency’s own, and the files are named', () => {
  const refusal = refusalOf({
    'a.ts': ['Boréale', '1, rue Une'],
    'b.ts': ['Boréale', 'Inès Caron'],
    'c.ts': ['Nolan Whitfield', 'a@boreale.example'],
  });
  expect(refusal).toMatch(/^app\/content\/company\/sample\.ts says .*docs\/adopting\.md/);
  expect(refusal).not.toContain('a.ts');
  expect(refusal).toContain('  app/b.ts: Inès Caron\n  app/c.ts: Nolan Whitfield, and 1 more');
});

it('a start is not refused with an agency’s own facts, or while the sample is said to be one', () => {
  expect(refusalOf({ 'a.ts': ['Boréale', 'days (Registre, 2011)'] })).toBe('');
  expect(() => requireOwnFacts(true)).not.toThrow();
});

describe.runIf(isSample)('what a start is refused for', () => {
  const facts = statedFacts();

  it('every file with facts is named, while all of them are the sample’s', () => {
    const refusal = refusalOf(facts);
    for (const file of Object.keys(facts)) expect(refusal).toContain(`  app/${file}: `);
  });

  it.each(['company/facts', 'claims'])('content/%s.ts has facts without a language', (file) => {
    expect(facts[`content/${file}.ts`]).not.toHaveLength(0);
  });

  it('the rating and the prices are the sample’s while their sources are', () => {
    expect(refusalOf({ 'x.ts': ['rating (A §1, FACT-12)'] })).not.toBe('');
    expect(facts['content/company/facts.ts']).toContain('rating (A §1, FACT-12)');
    expect(facts['domain/price-list.ts']).toContain('content (B §9, HUB-19)');
  });

  it.each(languages)('people, authors, clients and quotes are found in %s', (language) => {
    const { team, authors, home, cases, editorialPages } = contentOf(language);
    const [quotes] = editorialPages['social-proof'].blocks;
    const stated = [
      team[0]?.name,
      authors.ines.paragraphs[0],
      home.cases.items['clinique-rfs'].quote,
      home.cases.items['clinique-rfs'].author,
      cases.studies['katz-sport'].client,
      cases.studies['katz-sport'].interview[0]?.answer,
      quotes?.kind === 'quotes' ? quotes.items[0]?.quote : undefined,
    ];
    for (const fact of stated) expect(refusalOf({ 'x.ts': [fact ?? ''] })).not.toBe('');
  });
});
