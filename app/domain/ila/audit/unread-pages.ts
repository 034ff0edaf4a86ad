import { bareHost } from './bare-host.ts';
import { htmlPages } from './check.ts';
import type { SiteEvidence } from './evidence.ts';
import { decoded, withoutFragment } from './url-text.ts';

/** A linked page or document of a site that was not read. */
interface UnreadLink {
  readonly url: string;
  readonly name: string;
}

/**
 * Links to pages and documents of the site that may exist but were not read: robots.txt or the server refuses bots,
 * there was no response in time, or the limit of pages was reached.
 */
export function unreadLinks(site: SiteEvidence): UnreadLink[] {
  const own = bareHost(site.first.url);
  const pages = htmlPages(site);
  const known = new Set(pages.flatMap(({ asked, url }) => [asked, url]));
  for (const { asked, url, status } of [...site.probed, ...site.pages])
    if (status === 404 || status === 410 || known.has(url)) known.add(asked);
  return pages.flatMap(({ html }) =>
    html.links.flatMap(({ url, name }) =>
      url !== null && bareHost(url) === own && !known.has(withoutFragment(url))
        ? [{ url, name }]
        : [],
    ),
  );
}

/** Pages and files with contact details and opening hours, in three languages. */
const contactDetails =
  /contact|contáct|joindre|(?:nous|o[uù]) trouver|coordonn|acc[eè]s(?!s)|horaires?|hours|horarios?|visit|find us|location|adresse|address|ubicaci|d[oó]nde/iu;

const mayTellContact = (url: string, name = '') =>
  contactDetails.test(`${decoded(new URL(url).pathname)} ${name}`);

/** Whether a page that may have contact details was not read. */
export const isContactUnread = (site: SiteEvidence): boolean =>
  unreadLinks(site).some(({ url, name }) => mayTellContact(url, name));

/** Whether one of them was read: others of the kind have the same structured data. */
export const isContactRead = (site: SiteEvidence): boolean =>
  htmlPages(site).some(({ url }) => mayTellContact(url));
