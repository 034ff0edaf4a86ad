import type { Letter, LetterPart } from '#app/domain/mail/letter.ts';
import type { MailRequest, MailTemplate, MailTemplates } from '#app/domain/mail/mail-request.ts';
import { asWritten, fill } from '#app/i18n/format.ts';
import { locales, type Language } from '#app/i18n/languages.ts';
import { company } from '../company/facts.ts';
import { mailCopy } from './copy.ts';
import type { MailCopy } from './shape.ts';

type Words = Pick<Letter, 'subject' | 'parts'> & {
  /** Who is greeted; empty for nobody by name. */
  name: string;
};

type Writer<T extends MailTemplate> = (
  values: Readonly<MailTemplates[T]>,
  copy: MailCopy,
  moment: (instant: string) => string,
) => Words;

/** @param greetable what of a name may stand in a greeting; see the domain */
export function letterOf(request: MailRequest, greetable: (name: string) => string): Letter {
  const { template, language } = request;
  const copy = mailCopy[language];
  const { name, subject, parts } = write(request, copy);
  const greeted = greetable(name);
  return {
    language,
    subject,
    greeting: greeted ? fill(copy.greeting, { name: greeted }) : copy.greetingWithoutName,
    parts,
    signature: [copy.signature, company.phoneDisplay, company.email],
    footnote: copy.footnotes[template],
  };
}

function write({ template, language, values }: MailRequest, copy: MailCopy): Words {
  // A request has the values of its own template, which the table cannot be told.
  const writer = writers[template] as Writer<MailTemplate>;
  return writer(values, copy, (instant) => momentIn(language, instant));
}

const writers: { [T in MailTemplate]: Writer<T> } = {
  'lead-confirmation': ({ name, reference, statusUrl, subject }, { confirmation: copy }) => ({
    name,
    subject: fill(copy.subject, { reference }),
    parts: [
      { kind: 'text', text: subject ? fill(copy.receivedAbout, { subject }) : copy.received },
      { kind: 'facts', title: copy.facts, rows: [[copy.reference, reference]] },
      { kind: 'link', label: copy.status, href: statusUrl },
      { kind: 'steps', title: copy.next.title, items: copy.next.steps },
      {
        kind: 'text',
        text: fill(copy.reach, { phone: company.phoneDisplay, email: company.email }),
      },
    ],
  }),

  'lead-notice': (values, { notice: copy, languages }, moment) => {
    const { reference, name, details, message, crmUrl, receivedAt, answerBy } = values;
    const { labels } = copy;
    const rows: readonly (readonly [string, string])[] = [
      [labels.reference, reference],
      [labels.received, moment(receivedAt)],
      [labels.answerBy, answerBy === null ? '' : moment(answerBy)],
      [labels.name, name],
      [labels.email, values.email],
      [labels.phone, values.phone],
      [labels.company, values.company],
      [labels.subject, values.subject],
      [labels.page, values.page],
      [labels.reads, languages[values.reads]],
    ];
    return {
      name: '',
      subject: fill(copy.subject, { reference, name }),
      parts: [
        { kind: 'text', text: copy.intro },
        { kind: 'link', label: copy.open, href: crmUrl },
        { kind: 'facts', title: copy.facts, rows: rows.filter(([, value]) => value !== '') },
        ...(message ? [{ kind: 'quote' as const, title: copy.message, text: message }] : []),
        ...(details.length > 0
          ? [{ kind: 'facts' as const, title: copy.details, rows: details }]
          : []),
      ],
    };
  },

  'staff-invitation': ({ name, url, expiresAt }, { invitation: copy }, moment) => ({
    name,
    subject: copy.subject,
    parts: onceOnly(copy, url, moment(expiresAt)),
  }),

  'staff-reset': ({ name, url, expiresAt }, { reset: copy }, moment) => ({
    name,
    subject: copy.subject,
    parts: onceOnly(copy, url, moment(expiresAt)),
  }),

  'staff-password-changed': ({ name, at }, { passwordChanged: copy }, moment) => ({
    name,
    subject: copy.subject,
    parts: [
      { kind: 'text', text: fill(copy.text, { date: moment(at) }) },
      { kind: 'text', text: copy.unless },
    ],
  }),
};

function onceOnly(
  copy: { text: string; open: string; until: string },
  href: string,
  date: string,
): readonly LetterPart[] {
  return [
    { kind: 'text', text: copy.text },
    { kind: 'link', label: copy.open, href },
    { kind: 'text', text: fill(copy.until, { date }) },
  ];
}

/** A moment on Montréal's clock, which it names: nobody knows where a mail is read. */
function momentIn(language: Language, instant: string): string {
  const format = new Intl.DateTimeFormat(locales[language], {
    timeZone: 'America/Toronto',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  return asWritten(language, format.format(new Date(instant)));
}
