import { describe, expect, it } from 'vitest';
import { readHtml } from './read-html.ts';

const read = (html: string) => readHtml(html, 'https://lune.example/');

it('a heading by its role has the level that it is given, or the second', () => {
  const { headings } = read(`<div role="heading" aria-level="1">Lune</div>
<p role="heading">Ouvert quand ?</p><p>Le samedi.</p>`);
  expect(headings.map(({ level, text, answer }) => [level, text, answer])).toEqual([
    [1, 'Lune', ''],
    [2, 'Ouvert quand ?', 'Le samedi.'],
  ]);
});

it('a mark of the order of bytes in structured data is passed over', () => {
  const { jsonLd } = read('<script type="application/ld+json">\uFEFF{"@type": "Bakery"}</script>');
  expect(jsonLd.map(({ value, error }) => [value, error])).toEqual([[{ '@type': 'Bakery' }, '']]);
});

it('a script may write the year of today', () => {
  const year = (script: string) => read(`<body><p>© 2014 - <script>${script}</script>`).writesYear;
  expect(year('document.write(new Date().getFullYear())')).toBe(true);
  expect(year('ga("set", new Date().getFullYear())')).toBe(false);
});

describe('a page of nothing but a script leads', () => {
  it.each([
    'window.onload=function(){window.location.href="/lander"}',
    "location.replace('/lander')",
    'document.location = "/lander";',
  ])('where %s says', (script) => {
    expect(read(`<html><head><script>${script}</script></head></html>`).refresh).toBe(
      'https://lune.example/lander',
    );
  });

  it.each([
    '<script>if (screen.width < 700) location.href = "/m"</script>',
    '<script>location.href = "/lander"</script><p>Du pain.</p>',
    `<script>${'/* pain */'.repeat(90)} location.href = "/lander"</script>`,
  ])('nowhere by %s', (html) => {
    expect(read(html).refresh).toBeNull();
  });
});
