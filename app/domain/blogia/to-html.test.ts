import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyDraft } from './draft.ts';
import { addDraft, maxDrafts, readSavedDrafts, type SavedDraft } from './saved-drafts.ts';
import { toHtml } from './to-html.ts';

const bodyOf = (body: string) =>
  /<\/h1>\n([\s\S]*)\n<\/article>/.exec(toHtml('fr', { ...emptyDraft, body }))?.[1];

describe('a draft as HTML', () => {
  it.each([
    ['## A\n\nb\nc', '<h2>A</h2>\n<p>b\nc</p>'],
    ['- a\n- b\n\nc', '<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n<p>c</p>'],
    ['1. a\n2. b', '<ol>\n<li>a</li>\n<li>b</li>\n</ol>'],
    ['- a\n\n1. b', '<ul>\n<li>a</li>\n</ul>\n<ol>\n<li>b</li>\n</ol>'],
    ['**a** *b* `c`', '<p><strong>a</strong> <em>b</em> <code>c</code></p>'],
    [
      '[a](/b) [c](https://x.example/?d=1&e=2)',
      '<p><a href="/b">a</a> <a href="https://x.example/?d=1&amp;e=2">c</a></p>',
    ],
    ['![a](b.png)', '<p><img src="b.png" alt="a"></p>'],
    ['[a](javascript:alert(1))', '<p>[a](javascript:alert(1))</p>'],
    ['[a](data:text/html,x)', '<p>[a](data:text/html,x)</p>'],
    ['<script>"\'&', '<p>&lt;script&gt;&quot;&#39;&amp;</p>'],
  ])('renders %j as %j', (body, html) => {
    expect(bodyOf(body)).toBe(html);
  });

  it('states its language, title and description', () => {
    const html = toHtml('es', { ...emptyDraft, title: '<T>', description: '"D"' });
    expect(html).toContain('<html lang="es">');
    expect(html).toContain('<title>&lt;T&gt;</title>');
    expect(html).toContain('<h1>&lt;T&gt;</h1>');
    expect(html).toContain('content="&quot;D&quot;"');
  });

  it('escapes markup in the text', () => {
    const bits = fc.constantFrom(
      '<',
      '>',
      '"',
      '[',
      ']',
      '(',
      ')',
      '**',
      'a',
      ' ',
      '\n',
      '!',
      '`',
      '- ',
    );
    fc.assert(
      fc.property(
        fc.array(bits).map((all) => all.join('')),
        (body) => {
          const tags = (bodyOf(body) ?? '').match(/<\/?\w+/g) ?? [];
          const known = new Set('p ul ol li strong em code a img'.split(' '));
          expect(tags.filter((tag) => !known.has(tag.replace(/^<\/?/, '')))).toEqual([]);
        },
      ),
    );
  });
});

describe('saved drafts', () => {
  const saved = (at: number): SavedDraft => ({
    at,
    kind: 'seo-article',
    draft: { ...emptyDraft, title: `T${at}` },
  });

  it('are the latest ones, the latest first', () => {
    let all: SavedDraft[] = [];
    for (let at = 1; at <= maxDrafts + 3; at += 1) all = addDraft(all, saved(at));
    expect(all).toHaveLength(maxDrafts);
    expect(all[0]?.at).toBe(maxDrafts + 3);
    expect(addDraft(all, saved(5))[0]?.at).toBe(5);
  });

  it('survive a round trip', () => {
    expect(readSavedDrafts(JSON.parse(JSON.stringify([saved(2), saved(1)])))).toEqual([
      saved(2),
      saved(1),
    ]);
  });

  it.each([
    null,
    {},
    'x',
    [null],
    [{ at: 1 }],
    [{ ...saved(1), kind: 'poem' }],
    [{ ...saved(1), at: 'now' }],
    [{ ...saved(1), at: -1 }],
    [{ ...saved(1), draft: { title: 'T' } }],
    [{ ...saved(1), draft: { ...emptyDraft, body: 5 } }],
  ])('are empty for %j', (json) => {
    expect(readSavedDrafts(json)).toEqual([]);
  });

  it('are parsed without an error, for any value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        expect(readSavedDrafts(json).length).toBeLessThanOrEqual(maxDrafts);
      }),
    );
  });
});
