import { expect, it } from 'vitest';
import { contentOf } from '#app/content/content.ts';
import { workspaceTitle } from './title.ts';

it.each([
  ['fr', null, 'Vue d’ensemble | CRM Iluma'],
  ['fr', 'clients', 'Fiches Clients | CRM Iluma'],
  ['fr', 'demandes', `${contentOf('fr').crm.live.inbox.tab} | CRM Iluma`],
  ['en', 'clients', `${contentOf('en').crm.frame.tabs.clients} | Iluma CRM`],
  [
    'es',
    'journal',
    `${contentOf('es').crm.frame.tabs.journal} | ${contentOf('es').crm.frame.title}`,
  ],
] as const)('the page title in %s for the tab %s is %s', (language, tab, title) => {
  expect(workspaceTitle(contentOf(language).crm, tab)).toBe(title);
});

it('the page title of search results names what was searched, not the overview', () => {
  expect(workspaceTitle(contentOf('fr').crm, null, 'vélo')).toBe(
    'Résultats pour «\u00A0vélo\u00A0» | CRM Iluma',
  );
});
