import { describe, expect, it } from 'vitest';
import { greetable } from '#app/domain/mail/letter.ts';
import type { MailRequest, MailTemplates } from '#app/domain/mail/mail-request.ts';
import { languages, type Language } from '#app/i18n/languages.ts';
import { letterOf } from './letters.ts';

const confirmation: MailTemplates['lead-confirmation'] = {
  name: 'Ana Roy',
  reference: 'IL-7K2M-40QX',
  statusUrl: 'https://iluma.example/fr/suivi?reference=IL-7K2M-40QX',
  subject: 'Landing page',
};

const notice: MailTemplates['lead-notice'] = {
  reference: 'IL-7K2M-40QX',
  receivedAt: '2026-01-15T19:05:00.000Z',
  answerBy: '2026-07-16T19:05:00.000Z',
  name: 'Ana Roy',
  email: 'ana@exemple.example',
  phone: '',
  company: 'Chez Ana',
  subject: 'SEO',
  page: '/ila',
  reads: 'es',
  details: [['Score', '62']],
  message: 'Hola',
  crmUrl: 'https://iluma.example/crm-complet',
};

const once = { name: 'Inès', url: 'https://iluma.example/x', expiresAt: notice.receivedAt };

const requests = (language: Language): MailRequest[] => [
  { template: 'lead-confirmation', to: 'a@b.example', language, values: confirmation },
  { template: 'lead-notice', to: 'a@b.example', language, values: notice },
  { template: 'staff-invitation', to: 'a@b.example', language, values: once },
  { template: 'staff-reset', to: 'a@b.example', language, values: once },
  {
    template: 'staff-password-changed',
    to: 'a@b.example',
    language,
    values: { name: 'Inès', at: notice.receivedAt },
  },
];

const confirm = (values: Partial<typeof confirmation> = {}, language: Language = 'fr') =>
  letterOf(
    { template: 'lead-confirmation', to: '', language, values: { ...confirmation, ...values } },
    greetable,
  );

describe.each(languages)('mails in %s', (language) => {
  it.each(requests(language).map((request) => [request.template, request] as const))(
    '%s has words for everything, and no place left unfilled',
    (_template, request) => {
      const letter = letterOf(request, greetable);
      expect(letter.language).toBe(language);
      expect(letter.footnote).not.toBe('');
      expect(JSON.stringify(letter)).not.toMatch(/undefined|\[object|[^"\\]\{\w+\}/);
      expect(letter.subject.length).toBeLessThan(80);
    },
  );

  it('the confirmation says the reference, the link, what happens next and within which time', () => {
    const letter = confirm({}, language);
    expect(letter.subject).toContain(confirmation.reference);
    expect(letter.greeting).toContain('Ana Roy');
    const kinds = letter.parts.map(({ kind }) => kind);
    expect(kinds).toEqual(['text', 'facts', 'link', 'steps', 'text']);
    const words = JSON.stringify(letter);
    expect(words).toContain(confirmation.statusUrl);
    expect(words).toMatch(/24h ouvrables|24 working hours|24 horas hábiles/);
    expect(words).toContain('Landing page');
    expect(JSON.stringify(confirm({ subject: '' }, language))).not.toMatch(/«|“/);
  });

  it('moments are on Montréal’s clock, which is named', () => {
    const request = { template: 'lead-notice', to: '', language, values: notice } as const;
    const words = JSON.stringify(letterOf(request, greetable));
    expect(words).toMatch(/14\D{1,3}05|2:05/);
    expect(words).toMatch(/15\D{1,4}ja?e?n|January 15|15 de enero/i);
    expect(words).toMatch(/EST|HNE|GMT-5/);
    expect(words).toMatch(/EDT|HAE|GMT-4/);
  });
});

describe('what a visitor wrote', () => {
  it.each(['Buy now at spam.example', 'https://spam.example', '{reference}', ''])(
    'greets nobody by %j',
    (name) => {
      expect(confirm({ name }).greeting).toBe('Bonjour,');
    },
  );

  it('reaches the team as it was written, without the fields that were left empty', () => {
    const { parts } = letterOf(
      { template: 'lead-notice', to: '', language: 'fr', values: notice },
      greetable,
    );
    expect(parts).toContainEqual({ kind: 'quote', title: 'Le message', text: 'Hola' });
    const rows = parts.flatMap((part) => (part.kind === 'facts' ? part.rows : []));
    expect(rows).toContainEqual(['Lit en', 'espagnol']);
    expect(rows.map(([label]) => label)).not.toContain('Téléphone');
    expect(rows).toContainEqual(['Score', '62']);
  });
});
