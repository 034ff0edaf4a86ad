import type { JsonLdBlock } from '#app/domain/ila/audit/page-evidence.ts';
import { placeOf, type OpenElement } from './open-element.ts';
import { oneLine } from './page-text.ts';
import { absolute } from './read-element.ts';

type Item = Record<string, unknown>;

/** A property whose value is the text of a still open element. */
interface Pending {
  readonly element: OpenElement;
  readonly item: Item;
  readonly names: readonly string[];
  text: string;
}

const most = { items: 500, text: 2000 } as const;

const addressAttributes: Readonly<Record<string, string>> = {
  a: 'href',
  area: 'href',
  link: 'href',
  img: 'src',
  audio: 'src',
  embed: 'src',
  iframe: 'src',
  source: 'src',
  video: 'src',
  object: 'data',
};

/**
 * Structured data in attributes: microdata and RDFa Lite, in the form of JSON-LD.
 *
 * @see https://html.spec.whatwg.org/multipage/microdata.html
 * @see https://www.w3.org/TR/rdfa-lite/
 */
export class AttributeMarkup {
  readonly blocks: JsonLdBlock[] = [];
  readonly #scopes: { readonly element: OpenElement; readonly item: Item }[] = [];
  readonly #pending: Pending[] = [];
  /** Properties awaiting the items nested in them (`rel` without an address, in RDFa). */
  readonly #hanging: Omit<Pending, 'text'>[] = [];
  /** Items whose further properties are in a later element, by its id (`itemref`). */
  readonly #awaiting = new Map<string, Item>();
  #items = 0;

  open(element: OpenElement, base: string): void {
    const { attributes } = element;
    const awaiting = this.#awaiting.get(attributes.id ?? '');
    if (awaiting) this.#scopes.push({ element, item: awaiting });
    const scope = this.#scopes.at(-1)?.item;
    const related = scope ? relatedIn(attributes) : [];
    if (scope && related.length > 0) this.#hanging.push({ element, item: scope, names: related });
    const types = typesIn(attributes);
    if (types && this.#items < most.items) {
      this.#items++;
      const item: Item = { '@type': types };
      for (const id of words(attributes.itemref)) this.#awaiting.set(id, item);
      const names = scope ? this.#namesFor(attributes, scope) : [];
      if (scope && names.length > 0) add(scope, names, item);
      else this.blocks.push({ ...placeOf(element), value: item, error: '' });
      this.#scopes.push({ element, item });
      return;
    }
    const names = namesIn(attributes);
    if (!scope || names.length === 0) return;
    const value = valueOf(element, base);
    if (value === null) this.#pending.push({ element, item: scope, names, text: '' });
    else add(scope, names, value);
  }

  text(text: string): void {
    for (const each of this.#pending) if (each.text.length < most.text) each.text += text;
  }

  close(element: OpenElement): void {
    while (this.#scopes.at(-1)?.element === element) this.#scopes.pop();
    if (this.#hanging.at(-1)?.element === element) this.#hanging.pop();
    if (this.#pending.at(-1)?.element !== element) return;
    const done = this.#pending.pop();
    if (done) add(done.item, done.names, oneLine(done.text));
  }

  /** The properties of a scope whose value is a new item. */
  #namesFor(attributes: Attributes, scope: Item): readonly string[] {
    const names = namesIn(attributes);
    const hanging = this.#hanging.at(-1);
    return names.length === 0 && hanging?.item === scope ? hanging.names : names;
  }
}

type Attributes = OpenElement['attributes'];

/** Types of the item that an element starts; null if it starts none. */
function typesIn(attributes: Attributes): string[] | null {
  if ('itemscope' in attributes) return words(attributes.itemtype).map(ownName);
  return attributes.typeof === undefined ? null : words(attributes.typeof).map(ownName);
}

/** Other vocabularies, such as Open Graph, are ignored. */
const namesIn = ({ itemprop, property }: Attributes) =>
  words(itemprop ?? property)
    .map(ownName)
    .filter((name) => !name.includes(':'));

/** Properties whose value is a nested item. */
const relatedIn = ({ rel, href, src, resource, property }: Attributes) =>
  href === undefined && src === undefined && resource === undefined && property === undefined
    ? words(rel)
        .map(ownName)
        .filter((name) => !name.includes(':'))
    : [];

const words = (list = '') => list.split(/\s+/).filter((word) => word !== '');

const ownName = (name: string) => name.replace(/^(?:https?:\/\/schema\.org\/|schema:)/, '');

/** The value given by attributes; null if it is the text. */
function valueOf({ name, attributes }: OpenElement, base: string): string | null {
  const { content, datetime, value } = attributes;
  if (content !== undefined || name === 'meta') return content ?? '';
  const address = addressAttributes[name];
  if (address !== undefined && attributes[address] !== undefined)
    return absolute(attributes[address], base) ?? '';
  if (name === 'time') return datetime ?? null;
  return name === 'data' || name === 'meter' ? (value ?? null) : null;
}

/** A repeated property has a list of values. */
function add(item: Item, names: readonly string[], value: unknown): void {
  for (const name of names) item[name] = name in item ? [item[name], value].flat() : value;
}
