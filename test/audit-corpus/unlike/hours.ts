import type { CorpusSite } from '../seed.ts';
import { contactSite } from './contact-site.ts';
import { answer } from './parts.ts';
import { businessMarkup } from './tool-site.ts';

const address = {
  '@type': 'PostalAddress',
  streetAddress: '9 High Street',
  addressLocality: 'Bath',
  postalCode: 'BA1 5AB',
  addressCountry: 'GB',
};

/** A site with a plugin's structured data. */
const marked = (name: string, text: string, markup: object, faults: readonly string[] = []) =>
  contactSite(
    name,
    'Nook Books',
    'Bath',
    `<p>9 High Street, Bath BA1 5AB</p><a href="tel:+441225412345">01225 412345</a><p>${text}</p>`,
    [],
    {
      lang: 'en-GB',
      head: businessMarkup('BookStore', {
        name: 'Nook Books',
        address,
        telephone: '+441225412345',
        logo: 'https://nook.example/logo.png',
        ...markup,
      }),
      faults,
    },
  );

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

const specified = (opens: string, closes: string) => ({
  openingHoursSpecification: {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: weekdays,
    opens,
    closes,
  },
});

/** Opening hours, and text that is none, in forms that were once misread. */
export const hourSites: readonly CorpusSite[] = [
  contactSite(
    'letters-en',
    'Bull Street Grill',
    'Savannah',
    '<p>22 Bull Street, Savannah, GA 31401</p><p><a href="tel:9122331234">(912) 233-1234</a></p><p>Tuesday - Thursday 11a - 9p<br>Friday &amp; Saturday 11a - 11p<br>Closed Mondays</p>',
  ),
  contactSite(
    'columns-en',
    'Broadway Books',
    'Fargo',
    '<p>14 Broadway Street, Fargo, ND 58102</p><p><a href="tel:7012321234">701-232-1234</a></p><table><tr><th>Day</th><th>Open</th><th>Close</th></tr><tr><td>Monday – Friday</td><td>9:00 AM</td><td>6:00 PM</td></tr><tr><td>Sunday</td><td>Closed</td><td>Closed</td></tr></table>',
  ),
  contactSite(
    'walk-ins-en',
    'State Street Clinic',
    'Ithaca',
    '<p>120 E State St, Ithaca, NY 14850</p><p><a href="tel:6072721234">607-272-1234</a></p><p>M–F 7 to 4 for walk-ins</p>',
  ),
  contactSite(
    'ages-en',
    'Center Street Crafts',
    'Provo',
    '<p>75 N Center St, Provo, UT 84601</p><p><a href="tel:8013731234">801-373-1234</a></p><p>Classes for ages 3 to 12. Tuesday 10 to 12 people. Prices 11 - 15 dollars on Friday.</p>',
    ['local.hours'],
  ),
  // An invitation as a heading, before another of the same level.
  contactSite(
    'invitation-fr',
    'Atelier des Métiers',
    'Dole',
    '<p>1 rue Pasteur, 39100 Dole</p><p><a href="tel:+33384721234">03 84 72 12 34</a></p><p>Mar-sam 9h-18h</p>',
    [],
    {
      pages: {
        '/nos-travaux': [
          'Nos travaux',
          `<h2>Des questions ?</h2><h2>Nos horaires</h2><p>${answer('fr')}</p>`,
        ],
      },
    },
  ),
  // Two numbers in the markup, one of them in the text; times with a zone, and invalid times.
  marked('two-numbers-marked-en', 'Mon–Fri 9am–5pm', {
    telephone: ['+44 1225 412345', '+44 1225 412399'],
    ...specified('09:00:00', '17:00:00'),
  }),
  marked('zone-marked-en', 'Mon–Fri 9am–5pm', specified('09:00+01:00', '17:00+01:00')),
  marked('halves-marked-en', 'Mon–Fri 9am–5pm', specified('9:00 AM', '5:00 PM')),
  marked(
    'late-marked-en',
    'Mon–Fri 9am–5pm, late on Thursday until 9pm',
    specified('09:00', '17:00'),
  ),
  marked(
    'cells-marked-en',
    `<table>${weekdays.map((day) => `<tr><td>${day}<td>9h - 12h<td>14h - 18h`).join('')}</table>`,
    { openingHours: 'Mo-Fr 09:00-12:00,14:00-18:00' },
  ),
  // Hours in place of their specification.
  marked('text-specified-en', 'Mon–Fri 9am–5pm', {
    openingHoursSpecification: 'Mo-Fr 09:00-17:00',
  }),
  marked(
    'other-text-specified-en',
    'Mon–Fri 9am–5pm',
    { openingHoursSpecification: ['Mo-Th 09:00-17:00', 'Fr 09:00-16:00'] },
    ['local.hours'],
  ),
  marked('lunch-marked-en', 'Mon–Fri 9am–5pm (closed for lunch 12–1)', {
    openingHours: 'Mo-Fr 09:00-12:00,13:00-17:00',
  }),
  marked('midnight-marked-en', 'Mon–Fri 4pm–midnight', specified('16:00', '23:59')),
  marked('other-marked-en', 'Mon–Fri 9am–5pm', specified('10:00', '17:00'), ['local.hours']),
  marked(
    'no-number-marked-en',
    'Mon–Fri 9am–5pm',
    { telephone: ['+44 1225 412398', '+44 1225 412399'], ...specified('09:00', '17:00') },
    ['local.nap'],
  ),
];
