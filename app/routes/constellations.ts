import { constellationOf } from '#app/ui/constellation.ts';
import type { Route } from './+types/constellations';

/** Everything that has a constellation of its own: the cases and the modules. */
const names = [
  'katz-sport',
  'clinique-rfs',
  'concept-m',
  'literie-amitie',
  'adluma',
  'blogia',
  'hub',
  'ila',
  'illumatch',
  'landing',
  'contact',
  'zyno',
  'method',
  'ethics',
  'modular-seo',
  'mini-site',
  'social-proof',
  'seo-explainer',
  'seo-course',
  'module-adluma',
  'module-blogia',
  'module-hub',
  'module-illumatch',
  'module-landing',
  'services-hub',
  'service-seo',
  'service-podcasts',
  'service-blogs',
  'service-landing',
  'service-loyalty',
  'service-ecommerce',
  'service-local',
  'service-youtube',
  'service-meta-ads',
] as const;

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
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, no-cache' },
  });
}
