import type { EmailPart } from '#app/domain/delivery/email.ts';
import type { MailTemplates } from '#app/domain/delivery/mail-request.ts';
import { spaceBeforeMark } from '#app/domain/punctuation.ts';
import { formatZonedDateTime } from '#app/i18n/format-zoned-date-time.ts';
import { fill } from '#app/i18n/format.ts';
import { languageName } from '#app/i18n/language-name.ts';
import type { Language } from '#app/i18n/languages.ts';
import { officeIds } from '../company/facts.ts';
import { officeIn } from '../company/offices.ts';
import { contentOf } from '../content.ts';

type Values = MailTemplates['booking-visitor'] | MailTemplates['booking-member'];

/** Where a meeting is, in words. */
export function bookingPlace(
  language: Language,
  { channel, phone, videoUrl, office }: Pick<Values, 'channel' | 'phone' | 'videoUrl' | 'office'>,
): string {
  if (channel === 'office') return office || headOfficeIn(language);
  return fill(contentOf(language).bookings.places[channel], {
    // A number stays on one line.
    phone: phone.replaceAll(' ', '\u00a0'),
    url: videoUrl ?? '',
  });
}

function headOfficeIn(language: Language): string {
  const { street, city } = officeIn(language, officeIds[0]);
  return `${street}, ${city}`;
}

export function visitorEmail(
  values: Readonly<MailTemplates['booking-visitor']>,
  language: Language,
) {
  const { mails, kinds, status } = contentOf(language).bookings;
  const { labels } = mails;
  const when = formatZonedDateTime(language, values.start, { timeZone: values.timeZone });
  const words = mails.visitor[values.news];
  return {
    name: values.name,
    subject: fill(words.subject, { when }),
    parts: partsOf(
      words.text,
      mails.facts,
      [
        [labels.when, when],
        [labels.kind, kinds[values.kind].name],
        [labels.who, values.member.name],
        [labels.how, bookingPlace(language, values)],
        [labels.reference, values.reference],
      ],
      // Its page offers another time; nothing is left to move.
      { label: values.news === 'cancelled' ? status.again : mails.manage, href: values.manageUrl },
    ),
    event: eventOf(values, language, {
      other: values.member.name,
      place: bookingPlace(language, values),
      link: [mails.manage, values.manageUrl],
    }),
  };
}

export function memberEmail(values: Readonly<MailTemplates['booking-member']>, language: Language) {
  const { mails, kinds, channels } = contentOf(language).bookings;
  const { labels } = mails;
  const when = formatZonedDateTime(language, values.start, { timeZone: values.timeZone });
  const words = mails.member[values.news];
  const { visitor } = values;
  return {
    name: values.member.name,
    subject: fill(words.subject, { when, name: visitor.name }),
    parts: partsOf(
      words.text,
      mails.facts,
      [
        [labels.when, when],
        [labels.kind, kinds[values.kind].name],
        [labels.how, channels[values.channel]],
        [labels.visitor, visitor.name],
        [labels.email, visitor.email],
        [labels.phone, visitor.phone],
        [labels.company, visitor.company],
        [labels.language, languageName(language, values.speaks)],
      ],
      { label: mails.open, href: values.crmUrl },
    ),
    event: eventOf(values, language, {
      other: visitor.name,
      // Whoever reads it is the one who calls.
      place:
        values.channel === 'phone'
          ? fill(mails.call, { phone: values.phone })
          : bookingPlace(language, values),
      link: [mails.open, values.crmUrl],
    }),
  };
}

function partsOf(
  text: string,
  title: string,
  rows: readonly (readonly [string, string])[],
  link: { label: string; href: string },
): EmailPart[] {
  return [
    { kind: 'text', text },
    { kind: 'facts', title, rows: rows.filter(([, value]) => value !== '') },
    { kind: 'link', ...link },
  ];
}

/** The file for calendars. Reminders have none: it is in the calendar since the confirmation. */
function eventOf(
  values: Readonly<Values>,
  language: Language,
  { other, place, link: [label, href] }: { other: string; place: string; link: [string, string] },
) {
  if (values.news === 'tomorrow' || values.news === 'soon') return null;
  const { mails, kinds } = contentOf(language).bookings;
  const { uid, sequence, isCancelled, member, name, email } = values;
  return {
    uid,
    sequence,
    isCancelled,
    start: Date.parse(values.start),
    end: Date.parse(values.end),
    stamp: Date.parse(values.madeAt),
    summary: fill(mails.event, { kind: kinds[values.kind].name, name: other }),
    description: `${label}${spaceBeforeMark[language]}: ${href}`,
    location: place,
    organizer: member,
    attendee: { name, email },
  };
}
