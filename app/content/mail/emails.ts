import type { Email, EmailPart } from '#app/domain/delivery/email.ts';
import type {
  MailRequest,
  MailTemplate,
  MailTemplates,
} from '#app/domain/delivery/mail-request.ts';
import type { ContactField, LeadField, Written } from '#app/domain/leads/lead-fields.ts';
import { formatAgencyTime } from '#app/i18n/format-day.ts';
import { fill } from '#app/i18n/format.ts';
import { languageName } from '#app/i18n/language-name.ts';
import type { Language } from '#app/i18n/languages.ts';
import { plural } from '#app/i18n/plural.ts';
import { company } from '../company/facts.ts';
import { contentOf } from '../content.ts';
import { memberEmail, visitorEmail } from './booking-email.ts';
import type { MailCopy } from './shape.ts';

type EmailContent = Pick<Email, 'subject' | 'parts'> & {
  event?: Email['event'];
  /** Name in the greeting; empty for none. Without it, the text greets by itself. */
  name?: string;
};

type ContentBuilder<T extends MailTemplate> = (
  values: Readonly<MailTemplates[T]>,
  copy: MailCopy,
  moment: (instant: string) => string,
  nameOf: (language: Language) => string,
  language: Language,
) => EmailContent;

/** Fields that a notification lists, with the names that their labels have in the contact form. */
const formNames = {
  name: 'nom',
  email: 'email',
  phone: 'telephone',
  company: 'entreprise',
  subject: 'objet',
} as const satisfies Record<Exclude<LeadField, 'message'>, ContactField>;

/** @param greetable what of a name may stand in a greeting; see the domain */
export function emailOf(request: MailRequest, greetable: (name: string) => string): Email {
  const { template, language } = request;
  const copy = contentOf(language).mail;
  const { name, subject, parts, event = null } = emailContent(request, copy);
  return {
    language,
    subject,
    greeting: name === undefined ? '' : greetingOf(greetable(name), copy),
    parts,
    signature:
      template === 'lead-reply'
        ? [company.name, company.phoneDisplay]
        : [copy.signature, company.phoneDisplay, company.email],
    footnote: copy.footnotes[template],
    event,
  };
}

function greetingOf(name: string, copy: MailCopy): string {
  return name ? fill(copy.greeting, { name }) : copy.greetingWithoutName;
}

function emailContent({ template, language, values }: MailRequest, copy: MailCopy): EmailContent {
  // A request's values match its template, which the type cannot express.
  const build = builders[template] as ContentBuilder<MailTemplate>;
  return build(
    values,
    copy,
    // The reader's zone is unknown.
    (instant) => fill(copy.moment, { date: formatAgencyTime(language, Date.parse(instant)) }),
    (named) => languageName(language, named),
    language,
  );
}

const builders: { [T in MailTemplate]: ContentBuilder<T> } = {
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

  'lead-notice': (values, { notice: copy }, moment, nameOf, language) => {
    const { reference, name, details, message, crmUrl, receivedAt, answerBy } = values;
    const { labels } = copy;
    const rows: readonly (readonly [string, string])[] = [
      [labels.reference, reference],
      [labels.received, moment(receivedAt)],
      [labels.answerBy, answerBy === null ? '' : moment(answerBy)],
      ...writtenRows(values, labels, language),
      [labels.page, values.page],
      [labels.reads, nameOf(values.reads)],
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

  'lead-reply': ({ subject, text, message, receivedAt }, { reply: copy }, moment) => ({
    subject,
    parts: [
      // Paragraphs as they were written: a blank line begins another.
      ...text
        .split(/\n{2,}/)
        .filter((each) => each.trim() !== '')
        .map((each) => ({ kind: 'text' as const, text: each.trim() })),
      {
        kind: 'quote',
        title: fill(copy.quoted, { date: moment(receivedAt) }),
        text: message,
      },
    ],
  }),

  'booking-visitor': (values, _copy, _moment, _nameOf, language) => visitorEmail(values, language),

  'booking-member': (values, _copy, _moment, _nameOf, language) => memberEmail(values, language),

  notifications: (
    { name, isDigest, items, more, accountUrl },
    { notifications: copy },
    _moment,
    _nameOf,
    language,
  ) => {
    const [first] = items[0] ?? [''];
    const count = items.length + more;
    return {
      name,
      subject: isDigest
        ? plural(language, count, copy.digest)
        : count === 1
          ? first
          : plural(language, count, copy.several),
      parts: [
        { kind: 'text', text: isDigest ? copy.digestIntro : copy.intro },
        { kind: 'links', items },
        ...(more > 0 ? [{ kind: 'text' as const, text: plural(language, more, copy.more) }] : []),
        { kind: 'link', label: copy.choose, href: accountUrl },
      ],
    };
  },

  'audit-report': ({ site, score, url }, { auditReport: copy }) => ({
    subject: fill(score === null ? copy.unreadSubject : copy.subject, { site }),
    name: '',
    parts: [
      {
        kind: 'text',
        text:
          score === null
            ? fill(copy.unread, { site })
            : fill(copy.ready, { site, score: String(score) }),
      },
      { kind: 'link', label: copy.open, href: url },
      { kind: 'text', text: copy.until },
    ],
  }),

  'audit-fall': ({ name, client, site, before, score, isKeptOut, crmUrl }, { auditFall: copy }) => {
    const values = { client, site, before: String(before), score: String(score) };
    return {
      name,
      subject: fill(isKeptOut ? copy.subjectKeptOut : copy.subject, values),
      parts: [
        ...(isKeptOut ? [{ kind: 'text' as const, text: fill(copy.keptOut, values) }] : []),
        ...(score < before ? [{ kind: 'text' as const, text: fill(copy.fall, values) }] : []),
        { kind: 'link', label: copy.open, href: crmUrl },
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

  'staff-grave-change': ({ name, change, undo, at, by }, { sensitiveChange: copy }, moment) => {
    const what = copy.changes[change];
    return {
      name,
      subject: fill(copy.subject, { what }),
      parts: [
        { kind: 'text', text: copy.intro },
        {
          kind: 'facts',
          title: copy.facts,
          rows: [
            [copy.what, what],
            [copy.when, moment(at)],
            [copy.by, by],
          ],
        },
        { kind: 'text', text: `${copy.unless} ${copy.undo[undo]}` },
      ],
    };
  },
};

/** The written fields except the message, in the order of the form; an older request lacks fields added since. */
function writtenRows(
  values: Readonly<Partial<Written>>,
  labels: Partial<Record<LeadField, string>>,
  language: Language,
): (readonly [string, string])[] {
  const { fields } = contentOf(language).contact.form;
  return (Object.keys(formNames) as (keyof typeof formNames)[]).map(
    (field) => [labels[field] ?? fields[formNames[field]], values[field] ?? ''] as const,
  );
}

function onceOnly(
  copy: { text: string; open: string; until: string },
  href: string,
  date: string,
): readonly EmailPart[] {
  return [
    { kind: 'text', text: copy.text },
    { kind: 'link', label: copy.open, href },
    { kind: 'text', text: fill(copy.until, { date }) },
  ];
}
