import type { CorpusSite } from '../seed.ts';
import { answer } from './parts.ts';
import { contactSite } from './contact-site.ts';

/** Opening hours, and what is none, in forms that were once read wrongly. */
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
  // A heading that invites, before another of its level.
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
];
