import { describe, expect, it } from 'vitest';
import { readHtml } from './read-html.ts';

const read = (html: string) => readHtml(html, 'https://lune.example/');

it('a heading by role has its aria-level, or level 2 by default', () => {
  const { headings } = read(`<div role="heading" aria-level="1">Lune</div>
<p role="heading">Ouvert quand ?</p><p>Le samedi.</p>`);
  expect(headings.map(({ level, text, answer }) => [level, text, answer])).toEqual([
    [1, 'Lune', ''],
    [2, 'Ouvert quand ?', 'Le samedi.'],
  ]);
});

it('a byte order mark in JSON-LD is skipped', () => {
  const { jsonLd } = read('<script type="application/ld+json">\uFEFF{"@type": "Bakery"}</script>');
  expect(jsonLd.map(({ value, error }) => [value, error])).toEqual([[{ '@type': 'Bakery' }, '']]);
});

it('a script that writes the current year is recognized', () => {
  const year = (script: string) => read(`<body><p>© 2014 - <script>${script}</script>`).writesYear;
  expect(year('document.write(new Date().getFullYear())')).toBe(true);
  expect(year('ga("set", new Date().getFullYear())')).toBe(false);
});

describe('a page with only a script', () => {
  it.each([
    'window.onload=function(){window.location.href="/lander"}',
    "location.replace('/lander')",
    'document.location = "/lander";',
  ])('redirects where %s says', (script) => {
    expect(read(`<html><head><script>${script}</script></head></html>`).refresh).toBe(
      'https://lune.example/lander',
    );
  });

  it.each([
    '<script>if (screen.width < 700) location.href = "/m"</script>',
    '<script>location.href = "/lander"</script><p>Du pain.</p>',
    `<script>${'/* pain */'.repeat(90)} location.href = "/lander"</script>`,
  ])('does not redirect for %s', (html) => {
    expect(read(html).refresh).toBeNull();
  });
});

it('a heading in a footer is followed by the text of the footer', () => {
  const { headings } = readHtml(
    '<main><h2>How much?</h2><p>Ten.</p></main><footer><h2>Cookies?</h2><p>We use two.</p></footer>',
    'https://shop.example/',
  );
  expect(headings.map(({ answer }) => answer)).toEqual(['Ten.', 'We use two.']);
});
