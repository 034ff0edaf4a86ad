import { edit, put, sitesOf, type Seed } from './seed.ts';
import { shopWords, type Files } from './shop.ts';

/** Changes the text of every page, and of the sitemap. */
function rewrite(files: Files, change: (text: string) => string): void {
  for (const [path, served] of Object.entries(files))
    if (!/\.(?!xml)\w+$/.test(path))
      put(files, path, { ...served, body: change(String(served.body)) });
}

/** Removes the page of conditions, and the links to it. */
const withoutConditions: Seed['change'] = (files, language) => {
  const { path, link } = shopWords[language];
  delete files[path.legal];
  rewrite(files, (text) =>
    text
      .replaceAll(`<a href="${path.legal}">${link.legal}</a>`, '')
      .replace(new RegExp(`<url><loc>[^<]*${path.legal}</loc></url>`), ''),
  );
};

/** Removes the pages of services and contact, whose links lead to the first page. */
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

/** Replaces the contact page with a page of locations. */
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

/** Sites with fewer pages than others, with good reason or without. */
export const smallSites = [
  ...sitesOf([{ name: 'no-conditions', faults: [], change: withoutConditions }], ['fr', 'en']),
  ...sitesOf(
    [{ name: 'no-conditions', faults: ['trust.legal'], change: withoutConditions }],
    ['es'],
  ),
  ...sitesOf([{ name: 'one-page', faults: [], change: onOnePage }], ['fr']),
  ...sitesOf([{ name: 'places-only', faults: [], change: withPlacesOnly }], ['en']),
];
