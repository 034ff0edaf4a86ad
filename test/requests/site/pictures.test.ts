import { describe, expect, it } from 'vitest';
import { contentOf } from '#app/content/content.ts';
import plates from '#app/content/pictures/plates.json' with { type: 'json' };
import screens from '#app/content/pictures/screens.json' with { type: 'json' };
import { articlePlate, casePlate, portraits } from '#app/content/pictures/pictures.ts';
import { articles, articleSlugs } from '#app/domain/blog/articles.ts';
import { caseIds } from '#app/domain/cases/cases.ts';
import { languages } from '#app/domain/languages.ts';
import { filesOf, pictureLimits } from '../../../scripts/pictures/files.ts';
import { plateSources } from '../../../scripts/pictures/plate-source.ts';
import { tags } from '../../html.ts';
import { openSite } from '../../site.ts';

const site = await openSite();

/** Asks for the four files of a picture, and for what they are. */
async function expectFiles(src: string, limit: number): Promise<void> {
  for (const path of filesOf(src)) {
    const response = await site.ask(path);
    expect([path, response.status]).toEqual([path, 200]);
    expect(response.headers.get('content-type')).toBe(`image/${path.split('.')[1]}`);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const file = Buffer.from(await response.arrayBuffer());
    // ISO BMFF names its brand in bytes 8 to 12, RIFF its form (HEIF 10.3.1, WebP container).
    expect(file.toString('latin1', 8, 12)).toBe(path.endsWith('avif') ? 'avif' : 'WEBP');
    expect(file.length).toBeLessThan(limit);
  }
}

const shown = [
  ...caseIds.map((id) => casePlate('fr', id)),
  ...articleSlugs.map((slug) => articlePlate('fr', slug, articles[slug].category)),
  ...Object.values(portraits('fr')),
];

describe('plates', async () => {
  const sources = await plateSources();

  it('the files are those of the drawings as they are now', () => {
    expect(plates).toEqual(
      Object.fromEntries(sources.map(({ name, version, alt }) => [name, { version, alt }])),
    );
  });

  it('every plate says what it shows in every language', () => {
    for (const { alt } of sources) {
      expect(Object.keys(alt)).toEqual([...languages]);
      for (const words of Object.values(alt)) expect(words.length).toBeGreaterThan(30);
    }
  });

  it('every member of the team has a portrait', () => {
    const ids = contentOf('fr').team.map(({ id }) => id);
    expect(Object.keys(portraits('fr')).toSorted()).toEqual(ids.toSorted());
  });

  it.each(shown.map(({ src }) => src))('%s has its four files within 40 kB', (src) =>
    expectFiles(src, pictureLimits.plate),
  );
});

describe('pictures of tools', () => {
  it.each(Object.entries(screens as Record<string, string>))(
    'the screen %s has its four files within 60 kB',
    (name, version) => expectFiles(`/pictures/screen-${name}-${version}`, pictureLimits.screen),
  );
});

describe('pages', () => {
  it.each([
    ['/fr', 14],
    ['/en/etudes-de-cas', 8],
    ['/es/etudes-de-cas/katz-sport', 1],
    ['/fr/contact', 6],
    ['/en/blog', 11],
    ['/es/blog-intelligent/crm-relances', 1],
  ])('%s shows its pictures with their words and space', async (path, count) => {
    const images = tags(await site.page(path), 'img');
    expect(images).toHaveLength(count);
    for (const { alt, width, height } of images) {
      expect(alt?.length).toBeGreaterThan(30);
      expect([width, height]).toEqual(['640', '400']);
    }
  });
});
