import { serviceIds } from '#app/content/services/shape.ts';
import { articleSlugs } from '#app/domain/blog/article-slugs.ts';
import { caseIds } from '#app/domain/cases/cases.ts';
import { constellationOf } from '#app/domain/constellation.ts';
import { moduleIds } from '#app/domain/modules/modules.ts';
import { partnerIds } from '#app/domain/partnerships.ts';
import { editorialScreens } from '#app/i18n/paths.ts';
import type { Route } from './+types/constellations';

/** Everything with its own constellation. */
const names: readonly string[] = [
  ...moduleIds,
  ...editorialScreens,
  ...serviceIds,
  ...caseIds,
  ...partnerIds,
  ...articleSlugs.map((slug) => `article-${slug}`),
  'blog',
  'cases',
  'contact',
  'cross-visibility',
  'full-system',
  'guide',
  'loyalty',
  'services-hub',
  'zyno',
];

/** One sprite with every constellation, drawn from its name; strokes and fills follow the page that uses it. */
export function loader(_: Route.LoaderArgs) {
  const symbols = names.map((name) => {
    const { stars, lines } = constellationOf(name);
    const joints = lines.map(([from, to]) => {
      const [a, b] = [stars[from], stars[to]];
      return a && b ? `M${a.x} ${a.y}L${b.x} ${b.y}` : '';
    });
    const dots = stars.map(
      ({ x, y, r }) => `<circle cx="${x}" cy="${y}" r="${r}" fill="currentColor" stroke="none"/>`,
    );
    const [brightest] = stars.toSorted((a, b) => b.r - a.r);
    const halo = brightest
      ? `<circle cx="${brightest.x}" cy="${brightest.y}" r="6" stroke-width=".5"/>`
      : '';
    return `<symbol id="${name}" viewBox="0 0 160 100"><path d="${joints.join('')}" stroke-width=".5"/>${halo}${dots.join('')}</symbol>`;
  });
  return new Response(`<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`, {
    headers: {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Cache-Control': 'public, no-cache',
    },
  });
}
