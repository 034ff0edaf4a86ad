import type {
  FormElement,
  Found,
  Html,
  Image,
  JsonLdBlock,
  Resource,
} from '#app/domain/ila/audit/page-evidence.ts';
import { AttributeMarkup } from './attribute-markup.ts';
import { DrawnByScripts } from './drawn-by-scripts.ts';
import { elementHttpLoads, httpLoads } from './http-loads.ts';
import { addText, isInUnseen, placeOf, type OpenElement } from './open-element.ts';
import { PageLinks } from './page-links.ts';
import { PageSigns } from './page-signs.ts';
import { PageText } from './page-text.ts';
import {
  absolute,
  addressLedTo,
  foundAt,
  imageOf,
  jsonLdOf,
  keep,
  mostElements,
  pageAt,
  writesYear,
} from './read-element.ts';

/** Maximum characters of a requested address; servers refuse longer ones. */
const longestUrl = 2000;

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
  #pictureTypes: string[] = [];
  #text = new PageText();
  #markup = new AttributeMarkup();
  #drawing = new DrawnByScripts();
  #signs = new PageSigns();
  #links = new PageLinks();
  #lang: string | null = null;
  #leadsTo: string | null = null;
  #writesYear = false;
  #viewport: Found | null = null;
  #found = {
    titles: [] as Found[],
    descriptions: [] as Found[],
    canonicals: [] as Found[],
    robots: [] as Found[],
    hreflang: [] as { lang: string; href: string }[],
    images: [] as Image[],
    resources: [] as Resource[],
    httpLoads: [] as Found[],
    jsonLd: [] as JsonLdBlock[],
    forms: [] as FormElement[],
    icons: [] as string[],
  };

  constructor(pageUrl: string) {
    this.#pageUrl = pageUrl;
    this.#base = pageUrl;
  }

  readonly #onOpen: Readonly<Record<string, (element: OpenElement) => void>> = {
    // A second one adds what the first lacks.
    html: ({ attributes }) => (this.#lang ??= attributes.lang?.trim() ?? null),
    base: ({ attributes }) => (this.#base = absolute(attributes.href, this.#base) ?? this.#base),
    body: () => (this.#isInBody = true),
    meta: (element) => this.#meta(element),
    link: (element) => this.#link(element),
    script: (element) => this.#script(element),
    iframe: (element) =>
      // Maps that wait for consent, or load lazily, have their address elsewhere, such as in `data-cookieblock-src`.
      Object.entries(element.attributes)
        .filter(([name]) => /^(?:data-(?:[a-z]+-)*)?src(?:-[a-z]+)?$/.test(name))
        .forEach(([, src]) => this.#resource(element, 'frame', src)),
    video: (element) => this.#resource(element, 'media', element.attributes.src),
    audio: (element) => this.#resource(element, 'media', element.attributes.src),
    picture: () => (this.#pictureTypes = []),
    source: ({ attributes: { type, srcset = '' } }) => this.#pictureTypes.push(type ?? srcset),
    img: (element) => this.#image(element),
    form: (element) => {
      const action = absolute(element.attributes.action ?? '', this.#base) ?? this.#pageUrl;
      keep(this.#found.forms, { ...placeOf(element), action });
    },
    button: (element) => this.#sendTo(element),
    input: (element) => this.#sendTo(element),
    area: (element) => {
      const { href, alt = '' } = element.attributes;
      this.#links.add(element, { href, name: alt, base: this.#base });
    },
    frame: (element) => {
      this.#resource(element, 'frame', element.attributes.src);
      const { src: href } = element.attributes;
      this.#links.add(element, { href, name: 'frame', base: this.#base });
    },
  };

  readonly #onClose: Readonly<Record<string, (element: OpenElement) => void>> = {
    title: (element) => {
      // A title inside an SVG belongs to the SVG.
      if (!element.isUnseen) keep(this.#found.titles, foundAt(element, element.text));
    },
    a: (element) => this.#links.closeAnchor(element, this.#base),
    script: (element) => {
      const isJsonLd = /^application\/ld\+json/i.test(element.attributes.type ?? '');
      // An empty block contains nothing, and no error.
      if (isJsonLd && element.text.trim() !== '') keep(this.#found.jsonLd, jsonLdOf(element));
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
    if (!isInUnseen(element)) this.#loadByHttp(element, elementHttpLoads(element));
    if (element.name === 'a') return;
    this.#links.open(element);
    const { 'aria-label': label } = element.attributes;
    // Its label contributes to the name of the enclosing element.
    if (label) addText(element, ` ${label} `);
  }

  text(text: string, element: OpenElement): void {
    if (element.isInert) return;
    addText(element, text);
    if (element.name === 'style') this.#loadByHttp(element, httpLoads(text));
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
    const isBlank = texts.wholeText === '' && this.#found.images.length === 0;
    const refresh = this.#signs.refresh ?? (isBlank ? this.#leadsTo : null);
    const { links, falseLinks } = this.#links;
    return {
      ...this.#found,
      ...texts,
      links,
      falseLinks,
      hasAuthor,
      hasDate,
      hasMap,
      isArticle,
      openGraph,
      policy,
      refresh: refresh === null ? null : pageAt(refresh, this.#base),
      attributeMarkup: this.#markup.blocks,
      lang: this.#lang,
      writesYear: this.#writesYear,
      viewport: this.#viewport,
      elements: this.#elements,
      isDrawnByScripts: this.#drawing.isDrawn(texts.wholeText.length, links.length),
    };
  }

  #resource(
    element: OpenElement,
    kind: Resource['kind'],
    address: string | undefined,
    isBlocking = false,
  ): void {
    const url = isInUnseen(element) ? null : absolute(address, this.#base);
    if (url && /^https?:/.test(url) && url.length <= longestUrl)
      keep(this.#found.resources, { ...placeOf(element), kind, url, isBlocking });
  }

  #loadByHttp(element: OpenElement, addresses: readonly string[]): void {
    for (const address of addresses) keep(this.#found.httpLoads, foundAt(element, address));
  }

  /** A button may submit its form elsewhere. */
  #sendTo(element: OpenElement): void {
    const action = absolute(element.attributes.formaction, this.#base);
    if (action !== null) keep(this.#found.forms, { ...placeOf(element), action });
  }

  #meta(element: OpenElement): void {
    if (element.isUnseen) return;
    const { name = '', content = '' } = element.attributes;
    const key = name.toLowerCase();
    if (key === 'description') keep(this.#found.descriptions, foundAt(element, content));
    else if (/^(?:robots|googlebot|bingbot)$/.test(key))
      keep(this.#found.robots, foundAt(element, content));
    // Browsers use the last one.
    else if (key === 'viewport') this.#viewport = foundAt(element, content);
  }

  #link(element: OpenElement): void {
    if (element.isUnseen) return;
    const { rel = '', href, hreflang, as } = element.attributes;
    const kinds = rel.toLowerCase().split(/\s+/);
    if (kinds.includes('canonical')) keep(this.#found.canonicals, foundAt(element, href ?? ''));
    if (kinds.includes('alternate') && hreflang !== undefined)
      keep(this.#found.hreflang, { lang: hreflang, href: absolute(href, this.#base) ?? '' });
    if (kinds.includes('stylesheet')) this.#resource(element, 'style', href);
    if (kinds.includes('preload') && as === 'font') this.#resource(element, 'font', href);
    if (!kinds.includes('icon') && !kinds.includes('apple-touch-icon')) return;
    keep(this.#found.icons, href ?? '');
    this.#resource(element, 'icon', href);
  }

  #script(element: OpenElement): void {
    const { src, type = '', async, defer, nomodule } = element.attributes;
    // Scripts awaiting consent have another type; others skip scripts for old browsers.
    if (!/^(?:$|module$|(?:text|application)\/(?:x-)?(?:java|ecma)script)/i.test(type.trim()))
      return;
    if (nomodule !== undefined) return;
    const isDeferred = async !== undefined || defer !== undefined || type === 'module';
    if (src !== undefined) this.#resource(element, 'script', src, !this.#isInBody && !isDeferred);
  }

  #image(element: OpenElement): void {
    // Browsers with scripts enabled do not render it.
    if (element.isUnseen) return;
    const { alt, loading } = element.attributes;
    const image = imageOf(element, this.#base, this.#pictureTypes);
    keep(this.#found.images, image);
    if (image.url !== null)
      this.#resource(element, loading === 'lazy' ? 'later-image' : 'image', image.url);
    // The alternative text contributes to the name of the enclosing element.
    if (alt) addText(element, ` ${alt} `);
  }
}
