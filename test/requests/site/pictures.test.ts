import { describe, expect, it } from 'vitest';
import { contentOf } from '#app/content/content.ts';
import { articlePlate, casePlate, portraits } from '#app/content/pictures/pictures.ts';
import plates from '#app/content/pictures/plates.json' with { type: 'json' };
import screens from '#app/content/pictures/screens.json' with { type: 'json' };
import { articleSlugs } from '#app/domain/blog/article-slugs.ts';
import { caseIds } from '#app/domain/cases/cases.ts';
import { languages } from '#app/domain/languages.ts';
import { filesOf, pictureLimits } from '../../../scripts/pictures/files.ts';
import { plateSources } from '../../../scripts/pictures/plate-source.ts';
import { tags } from '../../html.ts';
import { openSite } from '../../site.ts';

const site = await openSite();

/** Type, caching and format of a file, and whether its size is within a limit. */
async function fileAt(path: string, limit: number) {
  const response = await site.ask(path);
  const file = Buffer.from(await response.arrayBuffer());
  return {
    type: response.headers.get('content-type'),
    kept: response.headers.get('cache-control'),
    // ISO BMFF names its brand in bytes 8 to 12, RIFF its form (HEIF 10.3.1, WebP container).
    brand: file.toString('latin1', 8, 12),
    isSmall: file.length > 0 && file.length < limit,
  };
}

const whole = { kept: 'public, max-age=31536000, immutable', isSmall: true };
const avif = { type: 'image/avif', brand: 'avif', ...whole };
const webp = { type: 'image/webp', brand: 'WEBP', ...whole };

const shown = [
  ...caseIds.map((id) => casePlate('fr', id)),
  ...articleSlugs.map((slug) => articlePlate('fr', slug)),
  ...Object.values(portraits('fr')),
];

describe('plates', async () => {
  const sources = await plateSources();

  it('are up to date with their drawings', () => {
    expect(plates).toEqual(
      Object.fromEntries(sources.map(({ name, version, alt }) => [name, { version, alt }])),
    );
  });

  it('exist for every article, case and member, and for nothing else', () => {
    const owners = [
      ...articleSlugs.map((slug) => `article-${slug}`),
      ...caseIds.map((id) => `case-${id}`),
      ...contentOf('fr').team.map(({ id }) => `team-${id}`),
    ];
    expect(sources.map(({ name }) => name).toSorted()).toEqual(owners.toSorted());
  });

  it('have alternative text in every language', () => {
    for (const { alt } of sources) {
      expect(Object.keys(alt)).toEqual([...languages]);
      for (const words of Object.values(alt)) expect(words.length).toBeGreaterThan(30);
    }
  });

  it.each(shown.map(({ src }) => src))('have four files within 40 kB: %s', async (src) => {
    const files = await Promise.all(filesOf(src).map((path) => fileAt(path, pictureLimits.plate)));
    expect(files).toEqual([avif, webp, avif, webp]);
  });
});

describe('pictures of tools', () => {
  it('have four files each within 60 kB', async () => {
    for (const [name, version] of Object.entries<string>(screens)) {
      const paths = filesOf(`/pictures/screen-${name}-${version}`);
      const files = await Promise.all(paths.map((path) => fileAt(path, pictureLimits.screen)));
      expect([name, files]).toEqual([name, [avif, webp, avif, webp]]);
    }
  });
});

describe('pages', () => {
  it.each([
    ['/fr', 8],
    ['/en/etudes-de-cas', 8],
    ['/es/etudes-de-cas/katz-sport', 1],
    ['/fr/contact', 6],
    ['/en/blog', 39],
    ['/es/blog-intelligent/crm-relances', 1],
  ])('show pictures with alternative text and dimensions: %s', async (path, count) => {
    const images = tags(await site.page(path), 'img');
    expect(images).toHaveLength(count);
    for (const { alt, width, height } of images) {
      expect(alt?.length).toBeGreaterThan(30);
      expect([width, height]).toEqual(['640', '400']);
    }
  });
});
