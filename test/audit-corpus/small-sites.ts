import { edit, put, sitesOf, type Seed } from './seed.ts';
import { shopWords, type Files } from './shop.ts';

/** Changes the text of every page, and of the site map. */
function rewrite(files: Files, change: (text: string) => string): void {
  for (const [path, served] of Object.entries(files))
    if (!/\.(?!xml)\w+$/.test(path))
      put(files, path, { ...served, body: change(String(served.body)) });
}

/** Leaves out the page of conditions, and the links to it. */
const withoutConditions: Seed['change'] = (files, language) => {
  const { path, link } = shopWords[language];
  delete files[path.legal];
  rewrite(files, (text) =>
    text
      .replaceAll(`<a href="${path.legal}">${link.legal}</a>`, '')
      .replace(new RegExp(`<url><loc>[^<]*${path.legal}</loc></url>`), ''),
  );
};

/** Puts what the shop offers on its first page, and nowhere else. */
const onOnePage: Seed['change'] = (files, language) => {
  const { services, contact } = shopWords[language].path;
  delete files[services];
  delete files[contact];
  rewrite(files, (text) =>
    text
      .replaceAll(`href="${services}"`, 'href="/#services"')
      .replaceAll(`href="${contact}"`, 'href="/#contact"')
      .replaceAll(new RegExp(`<url><loc>[^<]*(?:${services}|${contact})</loc></url>`, 'g'), ''),
  );
};

/** Leads to where the shops are in place of a page for contact. */
const withPlacesOnly: Seed['change'] = (files, language) => {
  const { path, link } = shopWords[language];
  const page = files[path.contact];
  delete files[path.contact];
  if (page) put(files, '/locations', page);
  rewrite(files, (text) =>
    text.replaceAll(path.contact, '/locations').replaceAll(link.contact, 'Our locations'),
  );
  edit(files, '/', /<a href="tel:[^"]*">([^<]*)<\/a>/, '$1');
};

/** Sites that have fewer pages than others, for good reasons or not. */
export const smallSites = [
  ...sitesOf([{ name: 'no-conditions', faults: [], change: withoutConditions }], ['fr', 'en']),
  ...sitesOf(
    [{ name: 'no-conditions', faults: ['trust.legal'], change: withoutConditions }],
    ['es'],
  ),
  ...sitesOf([{ name: 'one-page', faults: [], change: onOnePage }], ['fr']),
  ...sitesOf([{ name: 'places-only', faults: [], change: withPlacesOnly }], ['en']),
];
