import type {
  FormElement,
  Found,
  Html,
  Image,
  JsonLdBlock,
  Link,
  Resource,
} from '#app/domain/ila/audit/page-evidence.ts';
import { addText, placeOf, type OpenElement } from './open-element.ts';
import { oneLine, PageText } from './page-text.ts';
import { absolute, foundAt, imageOf, jsonLdOf, pageAt } from './read-element.ts';

/** Most elements of one kind that are kept. */
const mostElements = 2000;

/** Less text than this beside scripts is a page that scripts draw. */
const drawn = { text: 200, links: 3 } as const;

/** Collects what one page says, element by element. */
export class HtmlCollector {
  readonly #pageUrl: string;
  #base: string;
  #isInBody = false;
  #scripts = 0;
  #elements = 0;
  #pictureTypes: string[] = [];
  #text = new PageText();
  #lang: string | null = null;
  #viewport: Found | null = null;
  #openGraph: Record<string, string> = {};
  #signs = { hasAuthor: false, hasDate: false, isArticle: false };
  #found = {
    titles: [] as Found[],
    descriptions: [] as Found[],
    canonicals: [] as Found[],
    robots: [] as Found[],
    hreflang: [] as { lang: string; href: string }[],
    links: [] as Link[],
    falseLinks: [] as Found[],
    images: [] as Image[],
    resources: [] as Resource[],
    jsonLd: [] as JsonLdBlock[],
    forms: [] as FormElement[],
    icons: [] as string[],
  };

  constructor(pageUrl: string) {
    this.#pageUrl = pageUrl;
    this.#base = pageUrl;
  }

  readonly #onOpen: Readonly<Record<string, (element: OpenElement) => void>> = {
    html: ({ attributes }) => (this.#lang = attributes.lang?.trim() ?? null),
    base: ({ attributes }) => (this.#base = absolute(attributes.href, this.#base) ?? this.#base),
    body: () => (this.#isInBody = true),
    meta: (element) => this.#meta(element),
    link: (element) => this.#link(element),
    script: (element) => this.#script(element),
    iframe: (element) => this.#resource(element, 'frame', element.attributes.src),
    video: (element) => this.#resource(element, 'media', element.attributes.src),
    audio: (element) => this.#resource(element, 'media', element.attributes.src),
    picture: () => (this.#pictureTypes = []),
    source: ({ attributes }) => attributes.type && this.#pictureTypes.push(attributes.type),
    img: (element) => this.#image(element),
    form: (element) => {
      const action = absolute(element.attributes.action ?? '', this.#base) ?? this.#pageUrl;
      keep(this.#found.forms, { ...placeOf(element), action });
    },
    article: () => (this.#signs.isArticle = true),
    time: () => (this.#signs.hasDate = true),
  };

  readonly #onClose: Readonly<Record<string, (element: OpenElement) => void>> = {
    title: (element) => {
      // A title inside of an SVG is its own.
      if (!element.isUnseen) keep(this.#found.titles, foundAt(element, element.text));
    },
    a: (element) => this.#anchor(element),
    script: (element) => {
      if (/^application\/ld\+json/i.test(element.attributes.type ?? ''))
        keep(this.#found.jsonLd, jsonLdOf(element));
    },
  };

  open(element: OpenElement): void {
    this.#elements++;
    this.#text.boundary(element);
    this.#onOpen[element.name]?.(element);
    const { role, onclick = '' } = element.attributes;
    if (role === 'link' && element.name !== 'a')
      keep(this.#found.falseLinks, foundAt(element, onclick));
  }

  text(text: string, element: OpenElement): void {
    addText(element, text);
    if (!element.isUnseen && !element.isHidden && this.#isInBody) this.#text.add(text, element);
  }

  close(element: OpenElement): void {
    this.#text.boundary(element);
    const { name, isHidden } = element;
    if (/^h[1-6]$/.test(name) && !isHidden && this.#text.headings.length < mostElements)
      this.#text.addHeading({
        ...foundAt(element, element.text),
        level: Number(name.slice(1)),
        answer: '',
      });
    this.#onClose[name]?.(element);
  }

  result(): Omit<Html, 'isTruncated'> {
    const texts = this.#text.result();
    return {
      ...this.#found,
      ...this.#signs,
      ...texts,
      lang: this.#lang,
      viewport: this.#viewport,
      openGraph: this.#openGraph,
      elements: this.#elements,
      isDrawnByScripts:
        this.#scripts > 0 &&
        texts.wholeText.length < drawn.text &&
        this.#found.links.length < drawn.links,
    };
  }

  #resource(
    element: OpenElement,
    kind: Resource['kind'],
    address: string | undefined,
    isBlocking = false,
  ): void {
    const url = absolute(address, this.#base);
    if (url && /^https?:/.test(url))
      keep(this.#found.resources, { ...placeOf(element), kind, url, isBlocking });
  }

  #meta(element: OpenElement): void {
    const { name = '', property = '', content = '' } = element.attributes;
    const key = name.toLowerCase();
    if (key === 'description') keep(this.#found.descriptions, foundAt(element, content));
    else if (/^(?:robots|googlebot|bingbot)$/.test(key))
      keep(this.#found.robots, foundAt(element, content));
    else if (key === 'viewport') this.#viewport ??= foundAt(element, content);
    else if (key === 'author') this.#signs.hasAuthor ||= content.trim() !== '';
    if (/^og:/i.test(property)) this.#openGraph[property.toLowerCase()] = content;
    if (/^article:published_time$/i.test(property))
      this.#signs.hasDate = this.#signs.isArticle = true;
  }

  #link(element: OpenElement): void {
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
    this.#scripts++;
    const { src, type, async, defer } = element.attributes;
    const isDeferred = async !== undefined || defer !== undefined || type === 'module';
    if (src !== undefined) this.#resource(element, 'script', src, !this.#isInBody && !isDeferred);
  }

  #image(element: OpenElement): void {
    const { alt, loading } = element.attributes;
    const image = imageOf(element, this.#base, this.#pictureTypes);
    keep(this.#found.images, image);
    if (image.url !== null && loading !== 'lazy') this.#resource(element, 'image', image.url);
    // The alternative text is part of the name of what the image is in.
    if (alt) addText(element, ` ${alt} `);
  }

  #anchor(element: OpenElement): void {
    const { href, rel = '', title = '', role } = element.attributes;
    const name = oneLine(element.attributes['aria-label'] || element.text || title);
    if (/\bauthor\b/.test(rel)) this.#signs.hasAuthor = true;
    const isScript = href !== undefined && /^javascript:/i.test(href.trim());
    const actsAsLink =
      role === 'link' || 'onclick' in element.attributes || 'data-href' in element.attributes;
    if (isScript || (href === undefined && actsAsLink))
      keep(this.#found.falseLinks, foundAt(element, name));
    if (href === undefined) return;
    const url = pageAt(href, this.#base);
    keep(this.#found.links, { ...foundAt(element, element.text), name, href, rel, url });
  }
}

function keep<Item>(list: Item[], item: Item): void {
  if (list.length < mostElements) list.push(item);
}
