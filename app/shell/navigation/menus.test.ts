import { describe, expect, it } from 'vitest';
import { contentOf } from '#app/content/content.ts';
import { languages } from '#app/i18n/languages.ts';
import { menuIds, menuLinks } from '../../../test/journeys/support/site-header.ts';
import { footerColumnsIn } from './footer-columns.ts';
import { typeaheadReset } from './menu-keys.ts';
import { menuTiming } from './menu-timing.ts';
import { menusIn } from './menus.ts';

const styles = { method: 'list', modules: 'grid', hub: 'orbital' } as const;

/** SHELL-82 to 97 */
const footer = [
  ['/', '/hub-central', '/contact'],
  ['/adluma', '/ila', '/blogia', '/ilumatch', '/zyno', '/tableau-analytics'],
  ['/landing-page-intelligente', '/page-fidelisation-intelligente', '/crm-iluma'],
  ['/politique-confidentialite', '/mentions-legales', '/accessibilite', '/cookies'],
];

describe.each(languages)('the menus in %s', (language) => {
  const menus = menusIn(contentOf(language).shell);

  it.each(menuIds)('the menu %s has its specified links', (id) => {
    const menu = menus.find((one) => one.id === id);
    expect(menu?.items.map(({ path }) => path)).toEqual(menuLinks[id]);
    expect(new Set(menu?.items.map(({ style }) => style))).toEqual(new Set([styles[id]]));
  });

  it('the menus have a name, a description and an icon for every entry (SHELL-74)', () => {
    for (const { name, description, icon } of menus.flatMap(({ items }) => items)) {
      expect([name, description, icon].every((text) => text.length > 0)).toBe(true);
    }
  });

  it('the menus mark only the case studies of the Modules menu as new (SHELL-57)', () => {
    const marked = menus.flatMap(({ id, items }) =>
      items.filter(({ isNew }) => isNew).map(({ path }) => [id, path]),
    );
    expect(marked).toEqual([['modules', '/etudes-de-cas']]);
  });

  it('only the HUB menu is a link itself (SHELL-59)', () => {
    expect(menus.map(({ link }) => link?.path ?? null)).toEqual([null, null, '/hub-central']);
  });

  it('the footer has sixteen links and one for data rights (SHELL-97, SHELL-98)', () => {
    const { company, shell } = contentOf(language);
    const columns = footerColumnsIn(shell.footer.groups, company.compliance);
    const links = columns.flatMap(({ links: column }) => column);
    expect(columns.map((column) => column.links.flatMap(({ path }) => path ?? []))).toEqual(footer);
    expect(links.filter(({ path }) => path === null)).toHaveLength(1);
    expect(links).toHaveLength(17);
    expect(new Set(links.map(({ name }) => name)).size).toBe(17);
  });

  it('the compliance note is in the column of the privacy policy', () => {
    const { company, shell } = contentOf(language);
    const noted = footerColumnsIn(shell.footer.groups, company.compliance).filter(
      ({ note }) => note,
    );
    expect(noted.map(({ note }) => note)).toEqual([company.compliance]);
    expect(noted[0]?.links.map(({ path }) => path)).toContain('/politique-confidentialite');
  });
});

it('a menu opens after 100 ms, closes after 300 ms and forgets typed letters after 1 s (SHELL-78 to 80)', () => {
  expect(menuTiming).toMatchObject({ hoverIntent: 100, grace: 300 });
  expect(typeaheadReset).toBe(1000);
});
