import type { CorpusSite } from '../seed.ts';
import { contactSite } from './contact-site.ts';
import { businessMarkup } from './tool-site.ts';

const marked = (
  type: string,
  name: string,
  telephone: string,
  [streetAddress, addressLocality, addressCountry]: readonly [string, string, string],
  openingHours: readonly string[],
) =>
  businessMarkup(type, {
    name,
    telephone,
    openingHours,
    address: { '@type': 'PostalAddress', streetAddress, addressLocality, addressCountry },
  });

/** Small businesses of many countries, in the plain forms that their owners use. */
export const countrySites: readonly CorpusSite[] = [
  // Served areas in unusual wordings.
  contactSite(
    'lessons-area-en',
    'Swift Driving School',
    'Leicester',
    '<p>Lessons in Leicester, Oadby and Wigston</p><a href="tel:07700900123">07700 900123</a><p>8am to 8pm, seven days a week</p>',
    [],
    { lang: 'en-GB' },
  ),
  contactSite(
    'area-by-number-fr',
    'Serrurier Rapide 92',
    'Nanterre',
    '<p>Dépannage dans tout le 92 : Nanterre, Rueil, Suresnes</p><a href="tel:0147211234">01 47 21 12 34</a><p>Intervention 24h/24</p>',
    [],
    { lang: 'fr-FR' },
  ),
  contactSite(
    'shipping-en',
    'Handmade by Jo',
    'Savannah',
    '<p>We ship across Canada and throughout Europe.</p><a href="tel:9122331234">912-233-1234</a><p>Order by appointment only</p>',
    ['local.address'],
  ),
  contactSite(
    'radius-en',
    'Piano Tuner Bill',
    'Swindon',
    '<p>I tune pianos within 30 miles of Swindon.</p><a href="tel:01793521234">01793 521234</a><p>Mon-Sat 9am-6pm</p>',
    [],
    { lang: 'en-GB' },
  ),
  // Names that may or may not be towns.
  contactSite(
    'towns-alone-es',
    'Fontanero Juan',
    'Elche',
    '<p>Elche, Alicante y Santa Pola. Desplazamiento gratis.</p><a href="tel:655123456">655 12 34 56</a><p>Urgencias 24 h</p>',
    [],
    { lang: 'es-ES' },
  ),
  // Addresses by landmarks, intersections, estates and marks.
  contactSite(
    'landmark-es',
    'Soda Tica',
    'Heredia',
    '<p>Del parque central 200 metros norte, Heredia</p><a href="tel:+50622371234">2237-1234</a><p>Lunes a domingo 6 a.m. a 8 p.m.</p>',
    [],
    { lang: 'es-CR' },
  ),
  contactSite(
    'crossing-es',
    'Óptica Cibao',
    'Santiago de los Caballeros',
    '<p>Calle del Sol esq. San Luis, Plaza Central, Santiago</p><a href="tel:8095821234">(809) 582-1234</a><p>Martes a domingo, 12 m. a 5 p.m.</p>',
    [],
    { lang: 'es-DO' },
  ),
  contactSite(
    'residence-fr',
    'Kiné Lupino',
    'Bastia',
    '<p>Résidence Le Lupino, bâtiment C, 20600 Bastia</p><a href="tel:0495301234">04 95 30 12 34</a><p>Uniquement sur réservation</p>',
    [],
    { lang: 'fr-FR' },
  ),
  contactSite(
    'bullets-en',
    'Rocky Top BBQ',
    'Knoxville',
    '<p>Rocky Top BBQ • 2704 Chapman Hwy • Knoxville, TN 37920</p><a href="tel:8655771234">865.577.1234</a><p>Sun–Thu: 11am–9pm • Fri &amp; Sat: 11am–10pm</p>',
  ),
  contactSite(
    'saint-en',
    'Harbour Gallery',
    'St Ives',
    '<p>The Old Sail Loft, Back Lane, St. Ives, Cornwall TR26 1HB</p><a href="tel:01736791234">01736 791234</a><p>10.30am–5pm, Mon–Sat</p>',
    [],
    { lang: 'en-GB' },
  ),
  contactSite(
    'corner-en',
    'Main & Vine',
    'Walla Walla',
    '<p>Corner of Main and 2nd, downtown Walla Walla, WA 99362</p><a href="tel:5095251234">509-525-1234</a><p>Tues-Sat 10-6</p>',
  ),
  // A number of eight digits after the zero, and a schema.org type outside businesses.
  contactSite(
    'short-number-en',
    'Shannon Vets',
    'Limerick',
    '<p>12 Henry Street, Limerick V94 X1Y2</p><a href="tel:+35361301234">061 301 234</a><p>Mon-Fri 8-4:30, closed weekends.</p>',
    [],
    {
      lang: 'en-IE',
      head: marked(
        'VeterinaryCare',
        'Shannon Vets',
        '061 301 234',
        ['12 Henry Street', 'Limerick', 'IE'],
        ['Mo-Fr 08:00-16:30'],
      ),
      faults: [],
    },
  ),
  // Days that are closed in the text and open in the markup.
  contactSite(
    'closed-sunday-fr',
    'Fleuriste Lilas',
    'Sherbrooke',
    '<p>75, rue Wellington Nord, Sherbrooke (Québec) J1H 5A9</p><a href="tel:8195621234">819 562-1234</a><p>Lundi au samedi : 9 h à 17 h 30. Fermé le dimanche.</p>',
    [],
    {
      lang: 'fr-CA',
      head: marked(
        'Florist',
        'Fleuriste Lilas',
        '819 562-1234',
        ['75, rue Wellington Nord', 'Sherbrooke', 'CA'],
        ['Mo-Su 09:00-17:30'],
      ),
      faults: ['local.hours'],
    },
  ),
  // Events are not opening hours.
  contactSite(
    'events-fr',
    'Chorale Arpège',
    'Dijon',
    '<p>2 rue des Corroyeurs, 21000 Dijon</p><a href="tel:0380661234">03 80 66 12 34</a><p>Concert le 12/06/2025 à 20h30, portes ouvertes le samedi 14 juin de 10h à 17h</p>',
    ['local.hours'],
    { lang: 'fr-FR' },
  ),
  // Another street of the same town, on the contact page only.
  contactSite(
    'other-street-en',
    'Summit Legal',
    'Denver',
    '<p>1600 Broadway, Suite 1200, Denver, CO 80202</p><a href="tel:3035550100">303-555-0100</a><p>Mon-Fri 8:30-5:30</p>',
    ['local.nap'],
    {
      pages: {
        '/contact': ['Contact', '<p>Visit our office at 999 18th Street, Denver, CO 80202.</p>'],
      },
    },
  ),
  contactSite(
    'court-fr',
    'Avocat Perrin',
    'Lille',
    '<p>22 rue Nationale, 59000 Lille</p><a href="tel:0320541234">03 20 54 12 34</a><p>Du lundi au vendredi de 9h à 18h</p>',
    [],
    {
      lang: 'fr-FR',
      pages: {
        '/contact': [
          'Contact',
          '<p>Tribunal judiciaire : 13 avenue du Peuple Belge, 59000 Lille</p>',
        ],
      },
    },
  ),
  contactSite(
    'parking-en',
    'Summit Dental',
    'Denver',
    '<p>1600 Broadway, Suite 1200, Denver, CO 80202</p><a href="tel:3035550100">303-555-0100</a><p>Mon-Fri 8:30-5:30</p>',
    [],
    {
      pages: {
        '/contact': ['Contact', '<p>Parking is at 999 18th Street, Denver, CO 80202.</p>'],
      },
    },
  ),
];
