import {
  at,
  fact,
  failWith,
  fault,
  notApplicable,
  ofPages,
  type HtmlPage,
  type Proof,
  type Verdict,
} from '../check.ts';
import type { SiteEvidence } from '../evidence.ts';
import {
  businessesIn,
  hasProperty,
  isGiven,
  isKnownType,
  isUnknownBusiness,
  jsonLdOf,
  markupOf,
  organizationsIn,
  type MarkupNode,
} from '../markup.ts';
import type { JsonLdBlock } from '../page-evidence.ts';

type JsonLdFault = 'broken' | 'context' | 'type' | 'property';

export function judgeJsonLd(site: SiteEvidence): Verdict<JsonLdFault> {
  return ofPages(site, (pages) => {
    if (pages.every(({ html }) => html.jsonLd.length === 0))
      return notApplicable('nothing-of-the-kind');
    const broken = pages.flatMap((page) =>
      page.html.jsonLd
        .filter(({ error }) => error !== '')
        .map((block) => fault('broken', at(page, block, block.error, 'JSON'))),
    );
    const unstated = pages.flatMap((page) =>
      page.html.jsonLd
        .filter(({ value }) => contextsIn(value).some((context) => context === undefined))
        .map((block) => fault('context', at(page, block, '', '"@context": "https://schema.org"'))),
    );
    const foreign = new Set(pages.flatMap(({ html }) => html.jsonLd.filter(isForeign)));
    const unknown = jsonLdOf(pages)
      .filter(({ block }) => !foreign.has(block))
      .flatMap(({ page, block, types, properties }): Proof<'type' | 'property'>[] => {
        const strange = types.filter((type) => !isKnownType(type));
        if (strange.length > 0)
          return strange.map((type) => fault('type', at(page, block, type, 'schema.org')));
        return Object.keys(properties)
          .filter(
            (name) =>
              !name.startsWith('@') &&
              !name.includes(':') &&
              !types.some((type) => hasProperty(type, baseName(name))),
          )
          .map((name) =>
            fault('property', at(page, block, `${types.join(', ')}.${name}`, 'schema.org')),
          );
      });
    return failWith<JsonLdFault>([...broken, ...unstated, ...unknown]);
  });
}

/** The `@context` of each item in a block; undefined for an item without one. */
const contextsIn = (value: unknown): unknown[] =>
  [value]
    .flat()
    .flatMap((each: unknown) =>
      typeof each === 'object' && each !== null && ('@type' in each || '@graph' in each)
        ? [(each as Record<string, unknown>)['@context']]
        : [],
    );

/** Whether a block is in another vocabulary. */
const isForeign = ({ value }: JsonLdBlock) =>
  contextsIn(value).some(
    (context) => context !== undefined && !/schema\.org/i.test(JSON.stringify(context)),
  );

/** Search engines annotate properties, such as `query-input`. See https://schema.org/docs/actions.html */
const baseName = (name: string) => name.replace(/-(?:input|output)$/, '');

/** What identifies a business, with the property that states it. */
const identity = { name: 'name', address: 'url', logo: 'logo', profiles: 'sameAs' } as const;

/**
 * Profiles on other sites, not share links or the profiles of the site's platform. A business without any has nothing
 * to state.
 */
const profile =
  /^https?:\/\/(?:[a-z-]+\.)?(?:facebook|instagram|linkedin|youtube|tiktok|pinterest|x|twitter|yelp|tripadvisor|pagesjaunes)\.[a-z.]+\/(?!sharer|share|intent|dialog|pin\/|shareArticle|embed|watch|tr\b|business\/|help\/|policies\/|legal\/)[^?#]/i;

type IdentityFault = 'missing' | 'unknown' | keyof typeof identity;

export function judgeIdentity(site: SiteEvidence): Verdict<IdentityFault> {
  return ofPages(site, (pages) => {
    const nodes = markupOf(pages);
    const organizations = organizationsIn(nodes);
    const [first] = organizations;
    if (!first) return failWith([withoutIdentity(nodes, pages)]);
    const names = Object.keys(identity) as (keyof typeof identity)[];
    // Google recommends an image for a local business, and a logo for other organizations.
    const hasPicture = businessesIn(organizations).some(({ properties }) =>
      isGiven(properties.image),
    );
    const isStated = (name: keyof typeof identity) =>
      (name === 'logo' && hasPicture) ||
      organizations.some(({ properties }) => isGiven(properties[identity[name]]));
    const hasProfiles = pages.some(({ html }) => html.links.some(({ href }) => profile.test(href)));
    return failWith(
      names
        .filter((name) => !isStated(name) && (name !== 'profiles' || hasProfiles))
        .map((name) => fault(name, at(first.page, first.block, '', identity[name]))),
    );
  });
}

function withoutIdentity(
  nodes: readonly MarkupNode[],
  pages: readonly HtmlPage[],
): Proof<'missing' | 'unknown'> {
  const unknown = nodes.find(isUnknownBusiness);
  if (!unknown) return fault('missing', fact(pages[0]?.url ?? '', '', 'Organization'));
  const { page, block, types } = unknown;
  return fault('unknown', at(page, block, types.join(', '), 'Organization'));
}
