import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Email } from '#app/domain/delivery/email.ts';
import { emailHtml } from './email-html.ts';
import { emailText } from './email-text.ts';
import { markup } from './markup.ts';

const sample: Email = {
  language: 'fr',
  subject: 'Reçu',
  greeting: 'Bonjour Ana,',
  parts: [
    { kind: 'text', text: 'C’est reçu.' },
    {
      kind: 'facts',
      title: 'Votre demande',
      rows: [
        ['Référence', 'IL-1'],
        ['Adresse', 'a\nb'],
      ],
    },
    { kind: 'steps', title: 'La suite', items: ['Nous lisons', 'Nous répondons'] },
    { kind: 'quote', title: 'Votre message', text: 'Ligne 1\r\nLigne 2' },
    { kind: 'link', label: 'Suivre', href: 'https://iluma.example/fr/suivi?a=1&b=2' },
  ],
  signature: ['Iluma', '514 555-0142'],
  footnote: 'Aucune publicité.',
  event: null,
};

const withText = (text: string): Email => ({
  ...sample,
  subject: text,
  greeting: `${text}.`,
  parts: [
    { kind: 'text', text },
    { kind: 'facts', title: text, rows: [[text, text]] },
    { kind: 'steps', title: text, items: [text] },
    { kind: 'quote', title: text, text },
    { kind: 'link', label: text, href: 'https://iluma.example/' },
  ],
  signature: [text],
  footnote: text,
});

const tagsIn = (source: string) => source.match(/<\/?[a-z!][^>]*>/gi) ?? [];

describe('the plain text of an email', () => {
  it('contains every part, with URLs in full', () => {
    expect(emailText(sample)).toBe(`Bonjour Ana,

C’est reçu.

Votre demande
- Référence\u00a0: IL-1
- Adresse\u00a0: a
  b

La suite
1. Nous lisons
2. Nous répondons

Votre message
> Ligne 1
> Ligne 2

Suivre
https://iluma.example/fr/suivi?a=1&b=2

Iluma
514 555-0142

-- 
Aucune publicité.
`);
  });
});

describe('the HTML of an email', () => {
  const page = emailHtml(sample);

  it('has a language, a title, headings, a table with row headers and an ordered list', () => {
    expect(page).toMatch(/^<!doctype html>\n<html lang="fr">/);
    for (const part of ['<title>Reçu</title>', '<h2', '<th scope="row"', '<ol', '<blockquote'])
      expect(page).toContain(part);
  });

  it('loads no external resources and runs no scripts', () => {
    expect(page).not.toMatch(/<(?:img|script|link|style|iframe|form)|url\(|\ssrc=/i);
  });

  it('escapes the URL of a link', () => {
    expect(page).toContain('href="https://iluma.example/fr/suivi?a=1&amp;b=2"');
  });

  it('contains every word of the plain text', () => {
    const words = page
      .replace(/<[^>]+>/g, ' ')
      .replaceAll('&amp;', '&')
      .replace(/\s+/g, ' ');
    const said = emailText(sample).match(/[\p{L}\d-]{3,}/gu) ?? [];
    const inAddresses = new Set(['https', 'iluma', 'example', 'suivi']);
    expect(said.filter((word) => !words.includes(word) && !inAddresses.has(word))).toEqual([]);
    expect(said.length).toBeGreaterThan(20);
  });

  it('has the same tags for any text', () => {
    const expected = tagsIn(emailHtml(withText('x')));
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
        // Newlines become line breaks, whose tags are ours.
        const line = text.replace(/[\r\n]/g, ' ');
        expect(tagsIn(emailHtml(withText(line)))).toEqual(expected);
      }),
    );
    const hostile = "\"><script>alert(1)</script><img src=x onerror='alert(1)'> &lt;";
    expect(tagsIn(emailHtml(withText(hostile)))).toEqual(expected);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '/fr', 'mailto:a@b.example'])(
    'rejects the link %s',
    (href) => {
      const bad: Email = { ...sample, parts: [{ kind: 'link', label: 'x', href }] };
      expect(() => emailHtml(bad)).toThrow(TypeError);
      expect(() => emailText(bad)).toThrow(TypeError);
    },
  );
});

describe('an HTML template', () => {
  it.each([
    ['<b>', '&lt;b&gt;'],
    [`"'`, '&quot;&#39;'],
    ['&amp;', '&amp;amp;'],
  ])('renders %s as %s', (text, source) => {
    expect(markup`${text}`.source).toBe(source);
  });

  it('keeps the result of another template unchanged', () => {
    expect(
      markup`<p>${markup`<b>${'<'}</b>`}${[markup`<i></i>`, markup`<u></u>`]}</p>`.source,
    ).toBe('<p><b>&lt;</b><i></i><u></u></p>');
  });
});
