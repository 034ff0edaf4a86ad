import {
  assert,
  constantFrom,
  property,
  string,
  tuple,
  array,
  webQueryParameters,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wizardDefaults } from '../ila/wizard-fields.ts';
import { wizardScore } from '../ila/wizard-score.ts';
import { attachmentOf, conversationAttachment, tools, type LinkedTool } from './attachment.ts';

const linked = tools.filter((tool): tool is LinkedTool => tool !== 'chat' && tool !== 'site-audit');
const of = (tool: LinkedTool, query: string) => attachmentOf(tool, new URLSearchParams(query));

describe('attaching a tool’s result', () => {
  it.each<[LinkedTool, string, object]>([
    ['ila-home', 'nomEntreprise=Rose&kd=30', { result: { score: expect.any(Number) } }],
    ['ila', 'v=1&step=4&businessName=Chez+Rose', { result: { score: expect.any(Number) } }],
    ['ila-dashboard', 'v=1&seoScore=50', { inputs: { seo: 50 }, result: { metrics: { seo: 50 } } }],
    [
      'adluma',
      'v=1&budget=2000&channel=search',
      { inputs: { budget: '2000' }, result: { budget: 2000 } },
    ],
    [
      'adluma-full',
      'direction=customers&customers=10',
      { result: { verdict: expect.any(String) } },
    ],
    [
      'ilumatch',
      'v=1&step=5&company=Rose&goals=seo',
      { result: { score: 94, ranking: ['local-seo', expect.any(String), expect.any(String)] } },
    ],
    [
      'loyalty',
      'sector=beauty&objectives=reviews',
      { inputs: { sector: 'beauty', objectives: ['reviews'] }, result: { rhythm: 35 } },
    ],
    [
      'compatibility',
      'company=Rose&sector=food',
      { inputs: { sector: 'food' }, result: { answers: 1 } },
    ],
    ['compatibility', 'partenaire=p1', { inputs: { partner: 'p1' } }],
    ['landing', 'activity=Boulangerie', { inputs: { activity: 'Boulangerie' }, result: null }],
  ])('%s: %s', (tool, query, expected) => {
    expect(of(tool, query)).toMatchObject({ tool, version: '1', ...expected });
  });

  it('recalculates the result and ignores any score in the address', () => {
    const query = 'v=1&step=4&businessName=Chez+Rose&score=100&result=100';
    const input = { ...wizardDefaults, businessName: 'Chez Rose' };
    expect(of('ila', query)?.result).toEqual(JSON.parse(JSON.stringify(wizardScore(input))));
  });

  it.each(linked)('%s: attaches nothing for an address without answers', (tool) => {
    expect(of(tool, '')).toBeNull();
    expect(of(tool, 'v=1&step=1&utm_source=x')).toBeNull();
    expect(of(tool, 'constructor=1&toString=1&__proto__=1')).toBeNull();
  });

  it('drops the email address of a loyalty plan', () => {
    const kept = of('loyalty', 'sector=beauty&email=ana%40exemple.example');
    expect(JSON.stringify(kept)).not.toContain('ana@');
  });

  it('attaches plain JSON of bounded size, for any address', () => {
    const names = constantFrom(
      ...'step v businessName budget channel kd seoScore company sector goals activity'.split(' '),
    );
    const pairs = array(tuple(names, string({ maxLength: 900 })), { maxLength: 12 }).map((each) =>
      new URLSearchParams(each).toString(),
    );
    assert(
      property(constantFrom(...linked), pairs, webQueryParameters(), (tool, query, more) => {
        const kept = attachmentOf(tool, new URLSearchParams(`${query}&${more}`));
        const text = JSON.stringify(kept);
        expect(JSON.parse(text)).toEqual(kept);
        expect(text.length).toBeLessThan(20_000);
        expect(text).not.toContain('\\u0000');
      }),
    );
  });
});

describe('attaching a conversation', () => {
  const said = (content: string, sender = 'user') => ({
    sender,
    content,
    timestamp: 1,
    language: 'fr',
  });
  const kept = (...messages: object[]) =>
    conversationAttachment(JSON.stringify({ version: 1, messages }));

  it('keeps who said what, and when', () => {
    expect(kept(said('Bonjour !', 'assistant'), said('Un rendez-vous ?'))).toEqual({
      tool: 'chat',
      version: '1',
      inputs: [
        { sender: 'assistant', content: 'Bonjour !', timestamp: 1 },
        { sender: 'user', content: 'Un rendez-vous ?', timestamp: 1 },
      ],
      result: null,
    });
  });

  it.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['no conversation', '[1,2]'],
    ['only a greeting', JSON.stringify({ messages: [said('Bonjour !', 'assistant')] })],
    ['a flood', JSON.stringify({ messages: [said('x'.repeat(90_000))] })],
  ])('attaches nothing for %s', (_what, text) => {
    expect(conversationAttachment(text)).toBeNull();
  });

  it('keeps the end of a conversation that is too long', () => {
    const long = Array.from({ length: 80 }, (_, index) => said(`${index}`));
    expect(kept(...long)?.inputs).toHaveLength(60);
    const wide = Array.from({ length: 12 }, () => said('x'.repeat(2000)));
    expect(kept(...wide)?.inputs).toHaveLength(10);
  });
});
