import type { HtmlPage } from './check.ts';
import type { JsonLdBlock } from './page-evidence.ts';
import vocabulary from './schema-vocabulary.json' with { type: 'json' };

/** One node of structured data. */
export interface MarkupNode {
  readonly page: HtmlPage;
  readonly block: JsonLdBlock;
  readonly types: readonly string[];
  readonly properties: Readonly<Record<string, unknown>>;
}

/**
 * A type's parents and own properties, each separated by spaces. A veterinary practice counts as a local business: the
 * vocabulary only has it below organizations, unlike dentists and physicians.
 */
const known: ReadonlyMap<string, readonly string[]> = new Map([
  ...Object.entries(vocabulary),
  ['VeterinaryCare', ['MedicalOrganization LocalBusiness', '']],
]);

const deepest = 12;

/** All nodes of the pages' structured data, including nested ones: JSON-LD, microdata and RDFa. */
export function markupOf(pages: readonly HtmlPage[]): MarkupNode[] {
  return pages.flatMap((page) =>
    [...page.html.jsonLd, ...page.html.attributeMarkup].flatMap((block) =>
      nodesIn(block.value, page, block, 0),
    ),
  );
}

/** All nodes of the pages' JSON-LD. */
export function jsonLdOf(pages: readonly HtmlPage[]): MarkupNode[] {
  return markupOf(pages).filter(({ page, block }) => page.html.jsonLd.includes(block));
}

function nodesIn(value: unknown, page: HtmlPage, block: JsonLdBlock, depth: number): MarkupNode[] {
  if (typeof value !== 'object' || value === null || depth > deepest) return [];
  const nested = Object.values(value).flatMap((each: unknown) =>
    nodesIn(each, page, block, depth + 1),
  );
  if (Array.isArray(value)) return nested;
  const properties = value as Record<string, unknown>;
  const types = textsOf(properties['@type']).map(withoutPrefix);
  return types.length > 0 ? [{ page, block, types, properties }, ...nested] : nested;
}

const withoutPrefix = (name: string) => name.replace(/^(?:https?:\/\/schema\.org\/|schema:)/, '');

/** Texts of a property: one, several, or none. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value))
    return value.flatMap((each: unknown) => (typeof each === 'string' ? [each] : []));
  return [];
}

/** Whether a type equals another one or inherits from it. */
export function isTypeOf(type: string, ancestor: string): boolean {
  if (type === ancestor) return true;
  const [parents = ''] = known.get(type) ?? [];
  return parents !== '' && parents.split(' ').some((parent) => isTypeOf(parent, ancestor));
}

export const isKnownType = (type: string) => known.has(type);

/** Whether a type or one of its ancestors has a property. */
export function hasProperty(type: string, property: string): boolean {
  const [parents = '', own = ''] = known.get(type) ?? [];
  if (own.split(' ').includes(property)) return true;
  return parents !== '' && parents.split(' ').some((parent) => hasProperty(parent, property));
}

/** Places that are visited like businesses, although the vocabulary has them elsewhere. */
const visited =
  'Aquarium BuddhistTemple CatholicChurch Church EducationalOrganization HinduTemple Mosque Museum PlaceOfWorship Synagogue Zoo'.split(
    ' ',
  );

const isVisited = ({ types, properties }: MarkupNode) =>
  isGiven(properties.address) && visited.some((each) => types.some((type) => isTypeOf(type, each)));

export const businessesIn = (nodes: readonly MarkupNode[]) =>
  nodes.filter(
    (node) => node.types.some((type) => isTypeOf(type, 'LocalBusiness')) || isVisited(node),
  );

export const organizationsIn = (nodes: readonly MarkupNode[]) =>
  nodes.filter(
    (node) => node.types.some((type) => isTypeOf(type, 'Organization')) || isVisited(node),
  );

/** Whether a node with a business's details has no type of schema.org, such as "BakeryShop". */
export const isUnknownBusiness = ({ types, properties }: MarkupNode) =>
  !types.some(isKnownType) &&
  isGiven(properties.name) &&
  ['address', 'telephone', 'logo'].some((detail) => isGiven(properties[detail]));

/** Types that state where a business works: itself, its services and its offers. */
const serving = ['Organization', 'Service', 'Offer'] as const;

/** The stated service areas; `serviceArea` is the property's former name. */
export const areasServed = (nodes: readonly MarkupNode[]): unknown[] =>
  nodes
    .filter(({ types }) => serving.some((each) => types.some((type) => isTypeOf(type, each))))
    .flatMap(({ properties }) => [properties.areaServed, properties.serviceArea].flat())
    .filter(isGiven);

/** The names of those areas; an area may be a text, a place or the reference of a place. */
export function namesOfAreas(nodes: readonly MarkupNode[]): string[] {
  const names = areasServed(nodes).flatMap((area) => {
    if (typeof area !== 'object' || area === null) return textsOf(area);
    const id: unknown = Reflect.get(area, '@id');
    const referenced = nodes.filter(
      ({ properties }) => id !== undefined && properties['@id'] === id,
    );
    return [area, ...referenced.map(({ properties }) => properties)].flatMap((each) =>
      textsOf(Reflect.get(each, 'name')),
    );
  });
  return [...new Set(names)];
}

/** Whether a value is given: CMSs leave blanks, and ", , , , " for a week without hours. */
export function isGiven(value: unknown): boolean {
  if (typeof value === 'string') return /[^\s,;]/.test(value);
  if (Array.isArray(value)) return value.some(isGiven);
  return value !== null && value !== undefined;
}
