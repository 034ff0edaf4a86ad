import { expect, it } from 'vitest';
import { languages } from '#app/i18n/languages.ts';
import { officeIds } from '../company/facts.ts';
import { officeIn } from '../company/offices.ts';
import { contentOf } from '../content.ts';
import { bookingPlace, memberEmail, visitorEmail } from './booking-email.ts';

const place = { channel: 'office', phone: '', videoUrl: null } as const;

it.each(languages)('an office meeting has the footer address in %s', (language) => {
  const { street } = officeIn(language, officeIds[0]);
  expect(bookingPlace(language, { ...place, office: '' })).toMatch(street);
});

it('each language has its own word for a suite', () => {
  const streets = languages.map((language) => officeIn(language, officeIds[0]).street);
  expect(streets).toEqual([
    expect.stringContaining('bureau 300'),
    expect.stringContaining('Suite 300'),
    expect.stringContaining('oficina 300'),
  ]);
});

it('a number to call stays on one line', () => {
  const called = { ...place, channel: 'phone', phone: '514 555-0199', office: '' } as const;
  expect(bookingPlace('en', called)).toBe('We’ll call you at 514\u00a0555-0199');
});

it('an address set by the agency is used unchanged', () => {
  const office = '12, rue du Méridien, Québec';
  expect(bookingPlace('en', { ...place, office })).toBe(office);
});

const start = '2026-12-01T15:00:00.000Z';
const meeting = {
  ...place,
  name: 'Ana Roy',
  email: 'ana@exemple.example',
  member: { name: 'Inès Caron', email: 'ines@iluma.example' },
  start,
  end: '2026-12-01T15:15:00.000Z',
  timeZone: 'America/Montreal',
  kind: '15',
  office: '',
  uid: 'one',
  sequence: 1,
  madeAt: start,
} as const;

it.each([
  ['fr', 'Appeler le 514 555-0199'],
  ['en', 'Call 514 555-0199'],
  ['es', 'Llamar al 514 555-0199'],
] as const)(
  'the member’s calendar event in %s has the phone number and a link to the CRM',
  (language, location) => {
    const phone = '514 555-0199';
    const crmUrl = 'https://iluma.example/fr/crm-complet?lead=1';
    const { name, email } = meeting;
    const visitor = { name, email, phone, company: '' };
    const { event } = memberEmail(
      {
        ...meeting,
        news: 'confirmed',
        isCancelled: false,
        channel: 'phone',
        phone,
        visitor,
        speaks: 'fr',
        crmUrl,
      },
      language,
    );
    expect(event?.location).toBe(location);
    expect(event?.description).toMatch(crmUrl);
  },
);

it.each([
  ['moved', contentOf('fr').bookings.mails.manage],
  ['cancelled', contentOf('fr').bookings.status.again],
] as const)('the email about a %s meeting has the link %j', (news, label) => {
  const { parts } = visitorEmail(
    {
      ...meeting,
      news,
      isCancelled: news === 'cancelled',
      reference: 'IL-7K2M-40QX',
      manageUrl: 'https://iluma.example/fr/rendez-vous',
    },
    'fr',
  );
  expect(parts).toContainEqual(expect.objectContaining({ kind: 'link', label }));
});

it('no booking text calls every meeting a call', () => {
  const { bookings, mail } = contentOf('en');
  const texts = [
    bookings.form.language,
    bookings.mails.labels.language,
    mail.footnotes['booking-visitor'],
    mail.footnotes['booking-member'],
  ];
  expect(texts.join(' ')).not.toMatch(/\bcall\b/);
});
