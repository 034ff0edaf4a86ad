import { describe, expect, it } from 'vitest';
import { company, officeIds } from '#app/content/company/facts.ts';
import { officeIn } from '#app/content/company/offices.ts';
import { contentOf } from '#app/content/content.ts';
import { telLink } from '#app/domain/contact-links.ts';
import { dataUseRows } from '#app/features/legal/data-use-rows.ts';
import { withPrefix } from '#app/i18n/address.ts';
import { languages } from '#app/i18n/languages.ts';
import { contents, readable, tags } from '../../html.ts';
import { openSite } from '../../site.ts';

const site = await openSite();
const withGuests = await openSite({
  TAG_URL: 'https://tags.example/tag.js?id=T-1',
  PHOTO_PATTERN: 'https://photos.example/{id}.jpg',
});

const mainOf = (html: string) => contents(html, 'main')[0] ?? '';
const hrefs = (html: string) => tags(html, 'a').map(({ href }) => href);

describe.each(languages)('the legal pages in %s, without any script', (language) => {
  const page = async (path: string) => mainOf(await site.page(`/${language}${path}`));
  const copy = contentOf(language).legal;

  it('name the person in charge, with title and contact (Law 25)', async () => {
    const html = await page('/politique-confidentialite');
    const text = readable(html);
    expect(text).toContain(copy.officer.title);
    expect(text).toContain(`${company.executives.ceo}, ${contentOf(language).company.roles.ceo}`);
    expect(text).toContain(officeIn(language, officeIds[0]).street);
    expect(hrefs(html)).toContain(`mailto:${company.privacyEmail}`);
  });

  it('state what is collected, why, on what basis, for how long and who receives it', async () => {
    const text = readable(await page('/politique-confidentialite'));
    const rows = dataUseRows(copy.uses, language);
    for (const each of rows.flatMap((row) => Object.values(row))) expect(text).toContain(each);
  });

  it('have a phone number for questions about a quarantined message', async () => {
    const html = await page('/politique-confidentialite');
    expect(hrefs(html)).toContain(telLink(company.phone));
  });

  it.each([
    ['/privacy-policy', '/politique-confidentialite'],
    ['/cookie-policy', '/cookies'],
  ])('show the same page at %s as at %s (LINK-06, LINK-07)', async (alias, path) => {
    expect(readable(await page(alias))).toBe(readable(await page(path)));
  });

  it('name the publisher, its offices and the person responsible (LINK-03)', async () => {
    const html = await page('/mentions-legales');
    const text = readable(html);
    for (const fact of [company.legalName, company.phoneDisplay, company.executives.ceo]) {
      expect(text).toContain(fact);
    }
    for (const { street } of Object.values(contentOf(language).company.offices))
      expect(text).toContain(street);
    expect(hrefs(html)).toContain(withPrefix(`/${language}`, '/politique-confidentialite'));
  });

  it('link from their table of contents to each section', async () => {
    for (const path of ['/politique-confidentialite', '/mentions-legales']) {
      const html = await page(path);
      const anchors = hrefs(html).filter((href) => href?.startsWith('#'));
      const ids = tags(html, 'section').map(({ id }) => `#${id}`);
      expect(anchors).toEqual(ids);
      expect(ids.length).toBeGreaterThan(5);
    }
  });

  it('state that no other host is requested, or name the configured ones', async () => {
    for (const [path, none] of [
      ['/politique-confidentialite', copy.hosts.none],
      ['/mentions-legales', copy.hosts.none],
      ['/cookies', contentOf(language).cookies.more.hosts.none],
    ] as const) {
      expect(readable(await page(path))).toContain(none);
      const configured = readable(mainOf(await withGuests.page(`/${language}${path}`)));
      expect(configured).not.toContain(none);
      expect(configured).toContain('photos.example, tags.example');
    }
  });
});

describe('a configured tag', () => {
  const policyOf = (response: Response) =>
    response.headers.get('content-security-policy')?.split('; ') ?? [];

  it('is allowed by the policy of every page, and requested by none', async () => {
    for (const path of ['/fr', '/en/cookies']) {
      const response = await withGuests.ask(path);
      const html = await response.text();
      const admitting = policyOf(response).filter((one) => one.includes('https://tags.example'));
      expect(admitting.map((one) => one.split(' ', 1)[0])).toEqual([
        'script-src',
        'img-src',
        'connect-src',
      ]);
      expect(tags(html, 'script').filter(({ src }) => src)).toEqual([]);
    }
  });

  it('has its cookies declared, which are not mentioned without it', async () => {
    expect(readable(await withGuests.page('/fr/cookies'))).toContain('_ga*');
    expect(readable(await site.page('/fr/cookies'))).not.toContain('_ga');
    expect(policyOf(await site.ask('/fr')).join(' ')).not.toContain('tags.example');
  });
});
