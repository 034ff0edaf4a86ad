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

it.runIf(isSample)('the list matches the sample; `npm run sample-facts` updates it', () => {
  expect(fingerprintsOf(statedFacts())).toEqual([...sampleFacts]);
});

it('the start is refused while sample facts are declared as one’s own, naming their files', () => {
  const refusal = refusalOf({
    'a.ts': ['Boréale', '1, rue Une'],
    'b.ts': ['Boréale', 'Inès Caron'],
    'c.ts': ['Nolan Whitfield', 'a@boreale.example'],
  });
  expect(refusal).toMatch(/^app\/content\/company\/sample\.ts says .*docs\/adopting\.md/);
  expect(refusal).not.toContain('a.ts');
  expect(refusal).toContain('  app/b.ts: Inès Caron\n  app/c.ts: Nolan Whitfield, and 1 more');
});

it('the start succeeds with an agency’s own facts, or with the sample declared as one', () => {
  expect(refusalOf({ 'a.ts': ['Boréale', 'days (Registre, 2011)'] })).toBe('');
  expect(() => requireOwnFacts(true)).not.toThrow();
});

describe.runIf(isSample)('sample facts', () => {
  const facts = statedFacts();

  it('are named for every file while all are unchanged', () => {
    const refusal = refusalOf(facts);
    for (const file of Object.keys(facts)) expect(refusal).toContain(`  app/${file}: `);
  });

  it.each(['company/facts', 'claims'])(
    'include those of content/%s.ts, which have no language',
    (file) => {
      expect(facts[`content/${file}.ts`]).not.toHaveLength(0);
    },
  );

  it('include the rating and the prices while their sources are unchanged', () => {
    expect(refusalOf({ 'x.ts': ['rating (A §1, FACT-12)'] })).not.toBe('');
    expect(facts['content/company/facts.ts']).toContain('rating (A §1, FACT-12)');
    expect(facts['domain/price-list.ts']).toContain('content (B §9, HUB-19)');
  });

  it.each(languages)('include people, authors, clients and quotes in %s', (language) => {
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
