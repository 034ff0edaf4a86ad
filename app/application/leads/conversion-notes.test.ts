import { expect, it } from 'vitest';
import type { Lead } from '#app/domain/leads/lead.ts';
import { conversionNotes } from './conversion-notes.ts';

const lead = {
  reference: 'IL-0000-0000',
  page: '/contact',
  language: 'fr',
  campaign: null,
  attachments: [],
} as unknown as Lead;

it.each([
  ['fr', 'Depuis la page\u00A0: Contact\nLangue\u00A0: français'],
  ['en', 'From the page: Contact\nLanguage: French'],
  ['es', 'Desde la página: Contacto\nIdioma: francés'],
] as const)('names the page that a lead came from in %s', (language, text) => {
  expect(conversionNotes(lead, language)).toEqual([{ author: 'IL-0000-0000', text }]);
});
