import type { Found, Link } from '#app/domain/ila/audit/page-evidence.ts';
import type { OpenElement } from './open-element.ts';
import { oneLine } from './page-text.ts';
import { foundAt, keep, pageAt } from './read-element.ts';

/** A script that navigates to another page. */
const goesElsewhere = /\blocation(?:\.(?:href|assign|replace))?\s*[=(]|\bwindow\.open\s*\(/;

/** A script that dials a number. */
const calls = /\blocation(?:\.(?:href|assign|replace))?\s*[=(]\s*['"](tel:[^'"]{3,40})['"]/;

/** Scripts that request consent. */
const consentTool = /^javascript:.{0,100}(?:cookie|consent|tarteaucitron|axeptio|didomi|cmp)/i;

/** Collects a page's links, and elements that look like links but cannot be followed by robots. */
export class PageLinks {
  readonly links: Link[] = [];
  readonly falseLinks: Found[] = [];

  /** An element other than `a`. */
  open(element: OpenElement): void {
    const { role, onclick = '' } = element.attributes;
    const [, call] = calls.exec(onclick) ?? [];
    if (call !== undefined) this.add(element, { href: call, name: call, base: '' });
    else if (role === 'link' || goesElsewhere.test(onclick))
      keep(this.falseLinks, foundAt(element, onclick));
  }

  closeAnchor(element: OpenElement, base: string): void {
    const { href, title = '', role, onclick = '' } = element.attributes;
    const name = oneLine(element.attributes['aria-label'] || element.text || title);
    // Buttons without a target, and those that open cookie settings, are not links to follow.
    const isButton = (role !== undefined && role !== 'link') || consentTool.test(href ?? '');
    const acts = isButton && !goesElsewhere.test(`${href} ${onclick}`);
    const isScript = href !== undefined && /^javascript:/i.test(href.trim()) && !acts;
    const actsAsLink =
      role === 'link' || 'onclick' in element.attributes || 'data-href' in element.attributes;
    const isOnlyScript = /^#?$/.test(href ?? '') && goesElsewhere.test(onclick);
    if (isScript || isOnlyScript || (href === undefined && actsAsLink))
      keep(this.falseLinks, foundAt(element, name));
    this.add(element, { href, name, base });
  }

  /** @param base for resolving a relative `href` */
  add(
    element: OpenElement,
    { href, name, base }: { href: string | undefined; name: string; base: string },
  ): void {
    if (href === undefined) return;
    const { rel = '', 'aria-labelledby': labels = '' } = element.attributes;
    const { isHidden } = element;
    const url = pageAt(href, base);
    const isNamedElsewhere = labels.trim() !== '';
    const text = foundAt(element, element.text);
    keep(this.links, { ...text, name, isNamedElsewhere, href, rel, url, isHidden });
  }
}
