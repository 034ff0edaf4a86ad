import { expect, it } from 'vitest';
import { languages } from '#app/i18n/languages.ts';
import { contentOf } from '../../content.ts';

/** Entities and verbs of entries other than CRM records, as named by the code that writes them. */
const entities = ['reply-template', 'retention', 'lead', 'session', 'message'];
const verbs =
  'assign take give-back unassign quarantine release convert close reopen answer note reply link-asked purge';

it.each(languages)('the audit log has a text for every entity and verb in %s', (language) => {
  const { audit } = contentOf(language).admin;
  expect(Object.keys(audit.entities)).toEqual(expect.arrayContaining(entities));
  expect(Object.keys(audit.verbs)).toEqual(expect.arrayContaining(verbs.split(' ')));
});

it.each([
  ['quarantined', 'quarantine'],
  ['closed', 'close'],
] as const)(
  'the audit log uses the same word as the inbox for a lead that is %s',
  (status, verb) => {
    for (const language of languages) {
      const { admin, leads } = contentOf(language);
      const [word = ''] = leads.statusNames[status].toLowerCase().match(/\p{L}+$/u) ?? [];
      expect(admin.audit.verbs[verb]).toContain(word.slice(0, 5));
    }
  },
);
