import { normalizeForSearch } from '#app/domain/search/normalize.ts';
import { at, fault, type HtmlPage, type Proof } from '../check.ts';
import { textsOf, type MarkupNode } from '../markup.ts';

/** The name in a copyright notice: "© 2024–2026 Harlow Physio." */
const copyright =
  /(?:©|\(c\)|copyright)[^\S\n]*(?:20\d\d)?(?:[^\S\n]?[-–][^\S\n]?20\d\d)?,?[^\S\n]*(\p{Lu}[^\n.|·•–©,]{2,60})/iu;

/** The name that a page gives itself. */
function ownName({ html }: HtmlPage): string | undefined {
  return html.openGraph['og:site_name'] || copyright.exec(html.wholeText)?.[1]?.trim();
}

/** Latin words of a name that are long enough to recognise it by. */
const wordsOf = (name: string) => normalizeForSearch(name).match(/[a-z\d]{3,}/g) ?? [];

const withoutSpaces = (text: string) => normalizeForSearch(text).replaceAll(/[^a-z\d]/g, '');

/** The name in the structured data if the pages have another one, and none of its words anywhere. */
export function nameOnlyInMarkup(
  businesses: readonly MarkupNode[],
  pages: readonly HtmlPage[],
): Proof<'name'>[] {
  const names = businesses.flatMap(({ page, block, properties }) =>
    textsOf(properties.name).map((name) => ({ page, block, name })),
  );
  const [first] = names;
  const own = pages.flatMap((page) => ownName(page) ?? [])[0];
  if (!first || own === undefined) return [];
  const said = pages.map((page) => {
    const { url, html } = page;
    const title = html.titles[0]?.text ?? '';
    return withoutSpaces(`${url} ${title} ${ownName(page) ?? ''} ${html.wholeText}`);
  });
  const isSaid = ({ name }: { readonly name: string }) => {
    const words = wordsOf(name);
    return words.length === 0 || words.some((word) => said.some((text) => text.includes(word)));
  };
  return names.some(isSaid) ? [] : [fault('name', at(first.page, first.block, first.name, own))];
}
