import type { FormElement, Html, JsonLdBlock } from '#app/domain/ila/audit/page-evidence.ts';
import { AttributeMarkup } from './attribute-markup.ts';
import { DrawnByScripts } from './drawn-by-scripts.ts';
import { addText, placeOf, type OpenElement } from './open-element.ts';
import { PageHead } from './page-head.ts';
import { PageLinks } from './page-links.ts';
import { PageResources } from './page-resources.ts';
import { PageSigns } from './page-signs.ts';
import { PageText } from './page-text.ts';
import {
  absolute,
  addressLedTo,
  foundAt,
  jsonLdOf,
  keep,
  mostElements,
  pageAt,
  writesYear,
} from './read-element.ts';

/** Elements of a head; any other starts the body, whose tag is optional. */
const headElements = new Set(
  '#document html head title meta link base script style noscript template'.split(' '),
);

/** Collects a page's content, element by element. */
export class HtmlCollector {
  readonly #pageUrl: string;
  #base: string;
  #isInBody = false;
  #elements = 0;
  #text = new PageText();
  #markup = new AttributeMarkup();
  #drawing = new DrawnByScripts();
  #signs = new PageSigns();
  #links = new PageLinks();
  #head = new PageHead();
  #resources = new PageResources();
  #lang: string | null = null;
  #leadsTo: string | null = null;
  #writesYear = false;
  #jsonLd: JsonLdBlock[] = [];
  #forms: FormElement[] = [];

  constructor(pageUrl: string) {
    this.#pageUrl = pageUrl;
    this.#base = pageUrl;
  }

  readonly #onOpen: Readonly<Record<string, (element: OpenElement) => void>> = {
    // A second one adds what the first lacks.
    html: ({ attributes }) => (this.#lang ??= attributes.lang?.trim() ?? null),
    base: ({ attributes }) => (this.#base = absolute(attributes.href, this.#base) ?? this.#base),
    body: () => (this.#isInBody = true),
    meta: (element) => this.#head.meta(element),
    link: (element) => this.#head.link(element, this.#base),
    script: (element) => this.#resources.script(element, this.#base, !this.#isInBody),
    form: (element) => this.#sendTo(element, element.attributes.action ?? '', this.#pageUrl),
    button: (element) => this.#sendTo(element, element.attributes.formaction),
    input: (element) => this.#sendTo(element, element.attributes.formaction),
    area: (element) => {
      const { href, alt = '' } = element.attributes;
      this.#links.add(element, { href, name: alt, base: this.#base });
    },
    frame: (element) => {
      const { src: href } = element.attributes;
      this.#links.add(element, { href, name: 'frame', base: this.#base });
    },
  };

  readonly #onClose: Readonly<Record<string, (element: OpenElement) => void>> = {
    title: (element) => this.#head.closeTitle(element),
    a: (element) => this.#links.closeAnchor(element, this.#base),
    script: (element) => {
      const isJsonLd = /^application\/ld\+json/i.test(element.attributes.type ?? '');
      // An empty block contains nothing, and no error.
      if (isJsonLd && element.text.trim() !== '') keep(this.#jsonLd, jsonLdOf(element));
      this.#leadsTo ??= addressLedTo(element.text);
      this.#writesYear ||= this.#isInBody && writesYear(element.text);
    },
  };

  open(element: OpenElement): void {
    if (element.isInert) return;
    this.#elements++;
    if (!headElements.has(element.name) && !element.isUnseen) this.#isInBody = true;
    this.#text.boundary(element);
    this.#markup.open(element, this.#base);
    this.#drawing.open(element, this.#text.length);
    this.#signs.open(element);
    this.#onOpen[element.name]?.(element);
    this.#resources.open(element, this.#base);
    if (element.name === 'a') return;
    this.#links.open(element);
    const { 'aria-label': label } = element.attributes;
    // Its label contributes to the name of the enclosing element.
    if (label) addText(element, ` ${label} `);
  }

  text(text: string, element: OpenElement): void {
    if (element.isInert) return;
    addText(element, text);
    if (element.name === 'style') this.#resources.style(element, text);
    this.#markup.text(text);
    if (/^(?:#document|html)$/.test(element.name) && text.trim() !== '') this.#isInBody = true;
    if (element.isUnseen || !this.#isInBody) return;
    if (element.isHidden) this.#text.addHidden(text);
    else this.#text.add(text, element);
  }

  close(element: OpenElement): void {
    if (element.isInert) return;
    this.#text.boundary(element);
    this.#markup.close(element);
    this.#drawing.close(element, this.#text.length);
    const { name, level, isHidden, isUnseen } = element;
    const isShown = level !== null && !isHidden && !isUnseen;
    if (isShown && this.#text.headings.length < mostElements)
      this.#text.addHeading({ ...foundAt(element, element.text), level, answer: '' }, element);
    this.#onClose[name]?.(element);
  }

  result(): Omit<Html, 'isTruncated'> {
    const texts = this.#text.result();
    const { hasAuthor, hasDate, hasMap, isArticle, openGraph, policy } = this.#signs;
    const { images, resources, httpLoads } = this.#resources;
    const isBlank = texts.wholeText === '' && images.length === 0;
    const refresh = this.#signs.refresh ?? (isBlank ? this.#leadsTo : null);
    const { links, falseLinks } = this.#links;
    return {
      ...this.#head.result(),
      ...texts,
      images,
      resources,
      httpLoads,
      links,
      falseLinks,
      hasAuthor,
      hasDate,
      hasMap,
      isArticle,
      openGraph,
      policy,
      jsonLd: this.#jsonLd,
      forms: this.#forms,
      refresh: refresh === null ? null : pageAt(refresh, this.#base),
      attributeMarkup: this.#markup.blocks,
      lang: this.#lang,
      writesYear: this.#writesYear,
      elements: this.#elements,
      isDrawnByScripts: this.#drawing.isDrawn(texts.wholeText.length, links.length),
    };
  }

  /** A form without a valid address sends to its page; buttons may send it elsewhere. */
  #sendTo(element: OpenElement, address: string | undefined, usual: string | null = null): void {
    const action = absolute(address, this.#base) ?? usual;
    if (action !== null) keep(this.#forms, { ...placeOf(element), action });
  }
}
