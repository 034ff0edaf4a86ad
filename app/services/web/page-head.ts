import type { Found, Html } from '#app/domain/ila/audit/page-evidence.ts';
import type { OpenElement } from './open-element.ts';
import { absolute, foundAt, keep } from './read-element.ts';

type Metadata =
  | 'titles'
  | 'descriptions'
  | 'canonicals'
  | 'robots'
  | 'hreflang'
  | 'icons'
  | 'viewport';

/** Collects what a page says about itself in its head. */
export class PageHead {
  #viewport: Found | null = null;
  #found = {
    titles: [] as Found[],
    descriptions: [] as Found[],
    canonicals: [] as Found[],
    robots: [] as Found[],
    hreflang: [] as { lang: string; href: string }[],
    icons: [] as string[],
  };

  closeTitle(element: OpenElement): void {
    // A title inside an SVG belongs to the SVG.
    if (!element.isUnseen) keep(this.#found.titles, foundAt(element, element.text));
  }

  meta(element: OpenElement): void {
    if (element.isUnseen) return;
    const { name = '', content = '' } = element.attributes;
    const key = name.toLowerCase();
    if (key === 'description') keep(this.#found.descriptions, foundAt(element, content));
    else if (/^(?:robots|googlebot|bingbot)$/.test(key))
      keep(this.#found.robots, foundAt(element, content));
    // Browsers use the last one.
    else if (key === 'viewport') this.#viewport = foundAt(element, content);
  }

  link(element: OpenElement, base: string): void {
    if (element.isUnseen) return;
    const { href, hreflang } = element.attributes;
    const kinds = linkTypes(element);
    if (kinds.includes('canonical')) keep(this.#found.canonicals, foundAt(element, href ?? ''));
    if (kinds.includes('alternate') && hreflang !== undefined)
      keep(this.#found.hreflang, { lang: hreflang, href: absolute(href, base) ?? '' });
    if (isIcon(kinds)) keep(this.#found.icons, href ?? '');
  }

  result(): Pick<Html, Metadata> {
    return { ...this.#found, viewport: this.#viewport };
  }
}

/** The values of `rel`. */
export const linkTypes = ({ attributes: { rel = '' } }: OpenElement): readonly string[] =>
  rel.toLowerCase().split(/\s+/);

export const isIcon = (kinds: readonly string[]): boolean =>
  kinds.includes('icon') || kinds.includes('apple-touch-icon');
