/** An opening tag: its attributes, names in lower case, values unescaped. */
export type Attributes = Readonly<Record<string, string>>;

/**
 * Every tag with a given name in a page rendered by React: quoted attributes, no `>` inside them, none inside scripts.
 */
export function tags(html: string, name: string): Attributes[] {
  const markup = html.replace(/(<script\b[^>]*>)[\s\S]*?<\/script>/g, '$1</script>');
  const opened = markup.matchAll(new RegExp(`<${name}(?=[\\s/>])([^>]*)>`, 'g'));
  return [...opened].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        decode(value),
      ]),
    ),
  );
}

/** The content between each opening and closing tag of a name, unescaped but with inner tags. */
export function contents(html: string, name: string): string[] {
  const found = html.matchAll(new RegExp(`<${name}(?=[\\s>])[^>]*>([\\s\\S]*?)</${name}>`, 'g'));
  return [...found].map(([, content = '']) => content);
}

/** The visible text: no tags, scripts, styles or comments, whitespace collapsed. */
export function readable(html: string): string {
  const text = html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(script|style|head)[\s>][\s\S]*?<\/\1>/g, ' ')
    // A link within a sentence does not separate words.
    .replace(/<a [^>]*class="prose-link"[^>]*>([\s\S]*?)<\/a>/g, '$1')
    .replace(/<[^>]*>/g, ' ');
  return decode(text)
    .replace(/[^\S\u00a0]+/g, ' ')
    .trim();
}

/** The content of a meta tag by its name or property, or undefined. */
export function meta(html: string, name: string): string | undefined {
  return tags(html, 'meta').find((tag) => tag.name === name || tag.property === name)?.content;
}

/** The links of one relation, such as `canonical`. */
export function linked(html: string, rel: string): Attributes[] {
  return tags(html, 'link').filter((tag) => tag.rel === rel);
}

/** Pages of the site linked from a part of a page, without duplicates. */
export function targetsIn(html: string): string[] {
  const hrefs = tags(html, 'a').map(({ href = '' }) => href.split(/[?#]/, 1)[0] ?? '');
  return [...new Set(hrefs)].filter((href) => href.startsWith('/'));
}

/** The structured data of a page, one item per block. */
export function structuredData(html: string): Record<string, unknown>[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g);
  return [...blocks].map(([, json = '']) => JSON.parse(json) as Record<string, unknown>);
}

const entities: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
};

function decode(text: string): string {
  return text.replace(/&(?:lt|gt|quot|#x27|amp);/g, (entity) => entities[entity] ?? entity);
}
