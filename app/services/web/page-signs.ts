import type { OpenElement } from './open-element.ts';

/** Elements in which page builders and consent scripts render maps. */
const mapClass =
  /(?:^|[\s_-])(?:g(?:oogle)?[-_]?maps?|inlinemap|map-block|et_pb_map(?:_container)?|acf-map|wpgmza(?:_map)?|leaflet-container|mapboxgl-map|map-?canvas)(?:$|[\s_-])/i;

/** Facts from a page's metadata and classes. */
export class PageSigns {
  readonly openGraph: Record<string, string> = {};
  hasAuthor = false;
  hasDate = false;
  hasMap = false;
  isArticle = false;
  /** Target of a `<meta http-equiv=refresh>` that redirects at once. */
  refresh: string | null = null;
  /** Content of `<meta http-equiv=Content-Security-Policy>`. */
  policy = '';

  open({ name, attributes, isUnseen }: OpenElement): void {
    const { rel = '', class: classes = '', itemprop = '' } = attributes;
    if (/\bauthor\b/.test(rel) || /(?:^|[\s_-])(?:author|byline|auteur|autor)/i.test(classes))
      this.hasAuthor = true;
    if (name === 'time' || /\bdatePublished\b/.test(itemprop)) this.hasDate = true;
    if (/(?:^|\s)(?:single-post|hentry|blog-post|post-content)(?:\s|$)/.test(classes))
      this.isArticle = true;
    if (mapClass.test(classes)) this.hasMap = true;
    if (name === 'meta' && !isUnseen) this.#meta(attributes);
  }

  #meta(attributes: OpenElement['attributes']): void {
    const { content = '' } = attributes;
    // Some builders write `name` instead, which link previews accept.
    const key = (attributes.property ?? attributes.name ?? '').toLowerCase();
    if (key.startsWith('og:')) this.openGraph[key] ??= content;
    if (key === 'author') this.hasAuthor ||= content.trim() !== '';
    if (key === 'article:author') this.hasAuthor ||= content.trim() !== '';
    if (key === 'article:published_time') this.hasDate = this.isArticle = true;
    if (/^content-security-policy$/i.test(attributes['http-equiv'] ?? '')) this.policy ||= content;
    if (/^refresh$/i.test(attributes['http-equiv'] ?? ''))
      this.refresh =
        /^\s*[0-5]\s*[;,]\s*url\s*=\s*['"]?([^'"]+)/i.exec(content)?.[1]?.trim() ?? null;
  }
}
