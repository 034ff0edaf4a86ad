import { describe, expect, it } from 'vitest';
import { greetable } from '#app/domain/delivery/email.ts';
import type { MailRequest, MailTemplates } from '#app/domain/delivery/mail-request.ts';
import { sensitiveChanges, undoOf } from '#app/domain/staff/sensitive-changes.ts';
import { languages, type Language } from '#app/i18n/languages.ts';
import { answerPromise } from '../company/answer-promise.ts';
import { emailOf } from './emails.ts';

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
  {
    template: 'lead-reply',
    to: 'a@b.example',
    language,
    values: {
      subject: 'Oui',
      text: 'Bonjour Ana,\n\nOui.',
      message: 'Non ?',
      receivedAt: notice.receivedAt,
    },
  },
  {
    template: 'notifications',
    to: 'a@b.example',
    language,
    values: {
      name: 'Inès',
      isDigest: true,
      items: [['Lebel', 'https://iluma.example/fr/crm-complet?onglet=clients&fiche=c1']],
      more: 2,
      accountUrl: 'https://iluma.example/fr/crm-complet?compte=1',
    },
  },
  {
    template: 'audit-report',
    to: 'a@b.example',
    language,
    values: { site: 'pain.example', score: 72, url: 'https://iluma.example/fr/ila/rapport?x=1' },
  },
  {
    template: 'audit-fall',
    to: 'a@b.example',
    language,
    values: {
      name: 'Inès',
      client: 'Chez Ana',
      site: 'pain.example',
      before: 80,
      score: 60,
      isKeptOut: true,
      crmUrl: 'https://iluma.example/fr/crm-complet',
    },
  },
  { template: 'staff-invitation', to: 'a@b.example', language, values: once },
  { template: 'staff-reset', to: 'a@b.example', language, values: once },
  {
    template: 'staff-grave-change',
    to: 'a@b.example',
    language,
    values: {
      name: 'Inès',
      change: 'second-step-replaced',
      undo: 'account',
      at: notice.receivedAt,
      by: 'Inès',
    },
  },
];

/** Names of the office's time zone, valid in winter and summer. */
const montreal = /heure de Montréal|Montréal time|hora de Montreal/;

const confirm = (values: Partial<typeof confirmation> = {}, language: Language = 'fr') =>
  emailOf(
    { template: 'lead-confirmation', to: '', language, values: { ...confirmation, ...values } },
    greetable,
  );

describe.each(languages)('emails in %s', (language) => {
  it.each(requests(language).map((request) => [request.template, request] as const))(
    '%s is complete, without unfilled placeholders',
    (_template, request) => {
      const letter = emailOf(request, greetable);
      expect(letter.language).toBe(language);
      expect(letter.footnote).not.toBe('');
      expect(JSON.stringify(letter)).not.toMatch(/undefined|\[object|[^"\\]\{\w+\}/);
      expect(letter.subject.length).toBeLessThan(80);
    },
  );

  it('the confirmation has the reference, the link, the next steps and the response time', () => {
    const letter = confirm({}, language);
    expect(letter.subject).toContain(confirmation.reference);
    expect(letter.greeting).toContain('Ana Roy');
    const kinds = letter.parts.map(({ kind }) => kind);
    expect(kinds).toEqual(['text', 'facts', 'link', 'steps', 'text']);
    const words = JSON.stringify(letter);
    expect(words).toContain(confirmation.statusUrl);
    expect(words).toContain(answerPromise[language].within);
    expect(words).toContain(answerPromise[language].meaning);
    expect(words).toContain('Landing page');
    expect(JSON.stringify(confirm({ subject: '' }, language))).not.toMatch(/«|“/);
  });

  it.each(sensitiveChanges)(
    'the notice about %s tells who did it, when, and how to undo it',
    (change) => {
      const values = {
        name: 'Inès',
        change,
        undo: undoOf[change],
        at: notice.receivedAt,
        by: 'Léa',
      };
      const request = { template: 'staff-grave-change', to: '', language, values } as const;
      const words = JSON.stringify(emailOf(request, greetable));
      expect(words).toMatch(montreal);
      expect(words).toContain('Léa');
      expect(words).toMatch(/npm run staff -- reset|admin/i);
      expect(words).not.toContain('undefined');
    },
  );

  it('dates and times are in Montréal time, which is named', () => {
    const request = { template: 'lead-notice', to: '', language, values: notice } as const;
    const words = JSON.stringify(emailOf(request, greetable));
    expect(words).toMatch(/14\D{1,3}05|2:05/);
    expect(words).toMatch(/15\D{1,4}ja?e?n|January 15|15 de enero/i);
    expect(words).toMatch(montreal);
    expect(words).toMatch(/15\D{1,3}05|3:05/);
    expect(words).not.toMatch(/\b(?:EST|EDT|HNE|HAE|GMT)/);
  });
});

describe('visitors’ words in emails', () => {
  it.each(['Buy now at spam.example', 'https://spam.example', '{reference}', ''])(
    'the confirmation does not use %j as a name',
    (name) => {
      expect(confirm({ name }).greeting).toBe('Bonjour,');
    },
  );

  it('the team notice quotes the message unchanged, and omits empty fields', () => {
    const { parts } = emailOf(
      { template: 'lead-notice', to: '', language: 'fr', values: notice },
      greetable,
    );
    expect(parts).toContainEqual({ kind: 'quote', title: 'Le message', text: 'Hola' });
    const rows = parts.flatMap((part) => (part.kind === 'facts' ? part.rows : []));
    expect(rows).toContainEqual(['Langue', 'espagnol']);
    expect(rows.map(([label]) => label)).not.toContain('Téléphone');
    expect(rows).toContainEqual(['Score', '62']);
  });
});
