import type { Found, Image, Resource } from '#app/domain/ila/audit/page-evidence.ts';
import { elementHttpLoads, httpLoads } from './http-loads.ts';
import { addText, isInUnseen, placeOf, type OpenElement } from './open-element.ts';
import { isIcon, linkTypes } from './page-head.ts';
import { absolute, foundAt, imageOf, keep } from './read-element.ts';

/** Maximum characters of a requested address; servers refuse longer ones. */
const longestUrl = 2000;

/** Collects the files that a page loads. */
export class PageResources {
  readonly images: Image[] = [];
  readonly resources: Resource[] = [];
  readonly httpLoads: Found[] = [];
  #pictureTypes: string[] = [];

  readonly #onOpen: Readonly<Record<string, (element: OpenElement, base: string) => void>> = {
    iframe: (element, base) =>
      // Maps that wait for consent, or load lazily, have their address elsewhere, such as in `data-cookieblock-src`.
      Object.entries(element.attributes)
        .filter(([name]) => /^(?:data-(?:[a-z]+-)*)?src(?:-[a-z]+)?$/.test(name))
        .forEach(([, src]) => this.#add(element, 'frame', absolute(src, base))),
    frame: (element, base) => this.#addSource(element, 'frame', base),
    video: (element, base) => this.#addSource(element, 'media', base),
    audio: (element, base) => this.#addSource(element, 'media', base),
    picture: () => (this.#pictureTypes = []),
    source: ({ attributes: { type, srcset = '' } }) => this.#pictureTypes.push(type ?? srcset),
    img: (element, base) => this.#image(element, base),
    link: (element, base) => this.#link(element, base),
  };

  open(element: OpenElement, base: string): void {
    this.#onOpen[element.name]?.(element, base);
    if (!isInUnseen(element)) this.#loadByHttp(element, elementHttpLoads(element));
  }

  /** Text of a style element. */
  style(element: OpenElement, text: string): void {
    this.#loadByHttp(element, httpLoads(text));
  }

  /** @param isInHead whether the script delays the page, unless it is deferred */
  script(element: OpenElement, base: string, isInHead: boolean): void {
    const { src, type = '', async, defer, nomodule } = element.attributes;
    // Scripts awaiting consent have another type; others skip scripts for old browsers.
    if (!/^(?:$|module$|(?:text|application)\/(?:x-)?(?:java|ecma)script)/i.test(type.trim()))
      return;
    if (nomodule !== undefined) return;
    const isDeferred = async !== undefined || defer !== undefined || type === 'module';
    this.#add(element, 'script', absolute(src, base), isInHead && !isDeferred);
  }

  #addSource(element: OpenElement, kind: Resource['kind'], base: string): void {
    this.#add(element, kind, absolute(element.attributes.src, base));
  }

  #add(
    element: OpenElement,
    kind: Resource['kind'],
    address: string | null,
    isBlocking = false,
  ): void {
    const url = isInUnseen(element) ? null : address;
    if (url && /^https?:/.test(url) && url.length <= longestUrl)
      keep(this.resources, { ...placeOf(element), kind, url, isBlocking });
  }

  #loadByHttp(element: OpenElement, addresses: readonly string[]): void {
    for (const address of addresses) keep(this.httpLoads, foundAt(element, address));
  }

  #link(element: OpenElement, base: string): void {
    if (element.isUnseen) return;
    const kinds = linkTypes(element);
    const url = absolute(element.attributes.href, base);
    if (kinds.includes('stylesheet')) this.#add(element, 'style', url);
    if (kinds.includes('preload') && element.attributes.as === 'font')
      this.#add(element, 'font', url);
    if (isIcon(kinds)) this.#add(element, 'icon', url);
  }

  #image(element: OpenElement, base: string): void {
    // Browsers with scripts enabled do not render it.
    if (element.isUnseen) return;
    const { alt, loading } = element.attributes;
    const image = imageOf(element, base, this.#pictureTypes);
    keep(this.images, image);
    this.#add(element, loading === 'lazy' ? 'later-image' : 'image', image.url);
    // The alternative text contributes to the name of the enclosing element.
    if (alt) addText(element, ` ${alt} `);
  }
}
