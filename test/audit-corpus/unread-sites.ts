import { body, edit, put, sitesOf, type Seed } from './seed.ts';
import { shopWords, type Files } from './shop.ts';

const { path, street, hours } = shopWords.fr;

/** Keeps address, telephone number and hours on the contact page only. */
function onContactPageOnly(files: Files): void {
  for (const [each, served] of Object.entries(files)) {
    if (/\.\w+$/.test(each) || each === path.contact) continue;
    const text = String(served.body)
      .replaceAll(hours, '')
      .replaceAll(`${street}, `, '')
      .replace(/<a href="tel:[^"]*">[^<]*<\/a>/, '');
    put(files, each, { ...served, body: text });
  }
}

const refuses = (files: Files, page: string, status: number) =>
  put(files, page, { body: '<h1>Non</h1>', status });

/** Checks that cannot be judged on these sites. */
const details = ['local.address', 'local.hours', 'local.phone'];

const seeds: readonly Seed[] = [
  { name: 'details-on-contact-page', faults: [], change: onContactPageOnly },
  ...[403, 429, 503].map((status) => ({
    name: `contact-page-answers-${status}`,
    faults: [],
    change: (files: Files) => {
      onContactPageOnly(files);
      refuses(files, path.contact, status);
    },
  })),
  {
    name: 'contact-page-for-people-only',
    faults: [],
    change: (files, _, origin) => {
      onContactPageOnly(files);
      put(files, '/robots.txt', {
        body: `User-agent: *\nDisallow: ${path.contact}\nSitemap: ${origin}/sitemap.xml\n`,
        type: 'text/plain',
      });
    },
  },
  {
    name: 'no-contact-page',
    faults: ['reach.dead-links', 'reach.sitemap', ...details],
    change: (files) => {
      onContactPageOnly(files);
      delete files[path.contact];
    },
  },
  {
    name: 'other-page-unread',
    faults: details,
    change: (files) => {
      onContactPageOnly(files);
      edit(files, path.contact, new RegExp(`${hours}|${street}, |<a href="tel:[^<]*</a>`, 'g'), '');
      body(files, '<p><a href="/connexion">Espace client</a></p>');
      refuses(files, '/connexion', 403);
    },
  },
  {
    name: 'hours-in-a-document',
    faults: [],
    change: (files) => {
      edit(files, null, hours, '');
      body(files, '<p><a href="/document.pdf">Nos horaires de la saison (PDF)</a></p>');
      put(files, '/document.pdf', { body: '%PDF-1.7', type: 'application/pdf' });
    },
  },
  {
    name: 'markup-on-contact-page-refused',
    faults: ['answer.identity'],
    change: (files) => {
      edit(files, null, /<script type="application\/ld\+json">.*?<\/script>/gs, '');
      refuses(files, path.contact, 403);
    },
  },
  {
    name: 'offers-unread',
    faults: [],
    change: (files) => refuses(files, path.services, 429),
  },
];

/** Sites with a page that refuses to be read. */
export const unreadSites = sitesOf(seeds, ['fr']);
