import { describe, expect, it } from 'vitest';
import { company } from '#app/content/company/facts.ts';
import { contentOf } from '#app/content/content.ts';
import { withPrefix } from '#app/i18n/address.ts';
import { languages } from '#app/i18n/languages.ts';
import { contents, readable, tags } from '../../html.ts';
import { openSite } from '../../site.ts';

const site = await openSite();

/** Written by hand from the ledger: every address the header links to (SHELL-46 to 69). */
const headerLinks = [
  ['/', '/contact', '/hub-central', '/blog-intelligent'],
  ['/methode-iluma', '/ia-ethique', '/inter-visibilite', '/seo-modulaire'],
  ['/landing-page-intelligente', '/page-fidelisation-intelligente', '/adluma', '/mini-site-seo'],
  ['/etudes-de-cas', '/temoignages-dashboards', '/modules', '/hub-services'],
].flat();

/** SHELL-82 to 97 */
const footerLinks = [
  ['/', '/hub-central', '/contact', '/adluma', '/ila', '/blogia', '/ilumatch', '/zyno'],
  ['/tableau-analytics', '/landing-page-intelligente', '/page-fidelisation-intelligente'],
  ['/crm-iluma', '/politique-confidentialite', '/mentions-legales', '/accessibilite', '/cookies'],
].flat();

const hrefs = (html: string) => tags(html, 'a').map(({ href }) => href ?? '');

describe.each(languages)('the shell in %s, without any script', (language) => {
  const pages = Promise.all(
    [`/${language}`, `/${language}/countdown`].map((path) => site.page(path)),
  );
  const part = async (name: string) => (await pages).map((html) => contents(html, name)[0] ?? '');
  const address = (path: string) => withPrefix(`/${language}`, path);
  const copy = contentOf(language).shell;

  it('never contains the email address of the demo CRM', async () => {
    const { email } = company.crmDemo;
    expect((await pages).filter((html) => html.includes(email))).toEqual([]);
  });

  it('has all its specified links in the header', async () => {
    for (const header of await part('header')) {
      const found = hrefs(header);
      expect(headerLinks.map(address).filter((path) => !found.includes(path))).toEqual([]);
    }
  });

  it('has three menus that open natively, one at a time (SHELL-75)', async () => {
    for (const header of await part('header')) {
      const menus = tags(header, 'details');
      expect(menus).toHaveLength(3);
      expect(new Set(menus.map(({ name }) => name)).size).toBe(1);
      expect(menus.filter((menu) => 'open' in menu)).toEqual([]);
      expect(contents(header, 'details').map((menu) => tags(menu, 'a').length)).toEqual([4, 6, 6]);
    }
  });

  it('has a phone menu that opens natively (SHELL-71)', async () => {
    for (const header of await part('header')) {
      const [button] = tags(header, 'button');
      const [nav] = tags(header, 'nav');
      expect(button).toMatchObject({ popovertarget: nav?.id, 'aria-label': copy.mobileMenu });
      expect(nav).toHaveProperty('popover');
    }
  });

  it('marks one header entry as new (SHELL-57) and offers a demo (SHELL-69)', async () => {
    for (const header of await part('header')) {
      const words = readable(header);
      expect(words.split(` ${copy.newMark} `)).toHaveLength(2);
      const calls = header.split(`>${copy.bookDemo}</a>`);
      expect(calls.length).toBeGreaterThan(1);
    }
  });

  it('has sixteen links in the footer (SHELL-97)', async () => {
    for (const footer of (await pages).map((html) => html.slice(html.lastIndexOf('<footer')))) {
      const inside = hrefs(footer).filter((href) => href.startsWith('/'));
      expect(inside.toSorted()).toEqual(footerLinks.map(address).toSorted());
    }
  });

  it('names the company in the footer (SHELL-98, SHELL-99, FACT-10 to 19)', async () => {
    for (const footer of (await pages).map((html) => html.slice(html.lastIndexOf('<footer')))) {
      const words = readable(footer);
      const { offices, roles, hours, copyright, dataProtection, compliance } =
        contentOf(language).company;
      const told = [
        ...Object.values(offices).flatMap(({ street, city }) => [street, city]),
        { fr: 'New York (NY) 10013', en: 'New York, NY 10013', es: 'New York, NY 10013' }[language],
        ...Object.values(company.executives),
        ...Object.values(roles),
        company.email,
        company.phoneDisplay,
        hours,
        copyright,
        dataProtection,
        compliance,
      ];
      expect(told.filter((text) => !words.includes(text))).toEqual([]);
      expect(hrefs(footer)).toEqual(
        expect.arrayContaining([
          `mailto:${company.email}`,
          `mailto:${company.privacyEmail}`,
          `tel:${company.phone}`,
        ]),
      );
    }
  });
});
