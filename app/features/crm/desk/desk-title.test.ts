import { expect, it } from 'vitest';
import { crmCopy } from '#app/content/crm/copy.ts';
import { deskTitle } from './desk-title.ts';

it.each([
  ['fr', null, 'Vue d’ensemble | CRM Iluma'],
  ['fr', 'clients', 'Fiches Clients | CRM Iluma'],
  ['fr', 'demandes', `${crmCopy.fr.live.inbox.tab} | CRM Iluma`],
  ['en', 'clients', `${crmCopy.en.frame.tabs.clients} | Iluma CRM`],
  ['es', 'journal', `${crmCopy.es.frame.tabs.journal} | ${crmCopy.es.frame.title}`],
] as const)('the desk in %s at %s is called %s', (language, tab, title) => {
  expect(deskTitle(crmCopy[language], tab)).toBe(title);
});
