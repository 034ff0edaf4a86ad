import type { Place } from '#app/domain/ila/audit/page-evidence.ts';

/** An element that has been opened and not closed. */
export interface OpenElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Position in the source, and a function to locate it. */
  readonly index: number;
  readonly placeAt: (index: number) => Place;
  readonly parent: OpenElement | undefined;
  /** The innermost element, including itself, whose own text is collected. */
  named: OpenElement | null;
  /** Whether it is in a part that pages share. */
  readonly isRepeated: boolean;
  /** Whether its content is not shown as text. */
  readonly isUnseen: boolean;
  readonly isHidden: boolean;
  /** Level of a heading, by its name or role; null for other elements. */
  readonly level: number | null;
  /** Whether it is in a template, which is not part of the page until scripts insert it. */
  readonly isInert: boolean;
  /** Text inside it, including the names of images; bounded. */
  text: string;
}

/** Parts shared by a site's pages. */
const repeated = new Set(['nav', 'header', 'footer', 'aside']);

/** Elements whose content is not shown as text. */
const unseen = new Set([
  'script',
  'style',
  'noscript',
  'noframes',
  'template',
  'svg',
  'iframe',
  'select',
]);

/** Elements whose own text is collected. */
const named = new Set(['title', 'a', 'script']);

/** Nested elements whose text is collected, such as a link in a heading. */
const namedLevels = 4;

/** Maximum characters of an element's own text; of scripts, for JSON-LD. */
const longest = { text: 1000, script: 100_000 } as const;

export function openElement(
  given: Pick<OpenElement, 'name' | 'attributes' | 'index' | 'placeAt' | 'parent'>,
): OpenElement {
  const { name, attributes, parent } = given;
  const element: OpenElement = {
    ...given,
    named: parent?.named ?? null,
    isRepeated: parent?.isRepeated === true || repeated.has(name),
    isUnseen: parent?.isUnseen === true || (unseen.has(name) && !isShadow(attributes)),
    isInert: parent?.isInert === true || (name === 'template' && !isShadow(attributes)),
    isHidden: parent?.isHidden === true || isHidden(attributes),
    level: headingLevel(name, attributes),
    text: '',
  };
  if (named.has(name) || element.level !== null) element.named = element;
  return element;
}

/** A role turns any element into a heading, of level 2 by default. Source: WAI-ARIA 1.2, heading */
function headingLevel(name: string, attributes: OpenElement['attributes']): number | null {
  if (/^h[1-6]$/.test(name)) return Number(name.slice(1));
  if (attributes.role !== 'heading') return null;
  const [level = '2'] = /^[1-6]$/.exec(attributes['aria-level'] ?? '') ?? [];
  return Number(level);
}

/** A template that the parser itself renders. */
const isShadow = (attributes: Readonly<Record<string, string>>) => 'shadowrootmode' in attributes;

function isHidden(attributes: Readonly<Record<string, string>>): boolean {
  return (
    attributes['aria-hidden'] === 'true' ||
    'hidden' in attributes ||
    /display\s*:\s*none/i.test(attributes.style ?? '')
  );
}

export const placeOf = ({ index, placeAt }: OpenElement): Place => placeAt(index);

/** Whether an element is inside one that browsers do not render, such as `<noscript>`. */
export const isInUnseen = ({ parent }: OpenElement): boolean => parent?.isUnseen === true;

/** Adds to the text of the enclosing named elements. */
export function addText(element: OpenElement, text: string): void {
  let each = element.named;
  for (let level = 0; each && level < namedLevels; level++) {
    const room = (each.name === 'script' ? longest.script : longest.text) - each.text.length;
    if (room > 0) each.text += text.slice(0, room);
    each = each.parent?.named ?? null;
  }
}
