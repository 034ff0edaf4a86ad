import type { CorpusSite } from '../seed.ts';
import { contactSite } from './contact-site.ts';

/** A plumber whose structured data has no place but what a service, an offer or a reference states. */
const mobile = (name: string, telephone: string, ...nodes: readonly object[]): CorpusSite => ({
  ...contactSite(
    name,
    'Plomberie Roux',
    'Lyon',
    `<p>Dépannage le jour même, y compris à Villeurbanne</p><a href="tel:${telephone}">${telephone}</a><p>Lundi à vendredi 8h-18h</p>`,
    [],
    {
      lang: 'fr-FR',
      head: (origin) =>
        `<script type="application/ld+json">${JSON.stringify({
          '@context': 'https://schema.org',
          '@graph': [
            {
              '@type': 'Plumber',
              '@id': '#business',
              name: 'Plomberie Roux',
              url: `${origin}/`,
              image: `${origin}/photo.webp`,
              telephone,
              openingHours: 'Mo-Fr 08:00-18:00',
              geo: { '@type': 'GeoCoordinates', latitude: 45.7, longitude: 4.8 },
            },
            ...nodes,
          ],
        })}</script>`,
    },
  ),
  faults: [],
});

const provider = { '@id': '#business' };
const city = (name: string) => ({ '@type': 'City', name });

/** Suburbs of the city in the title, served areas, and structured data of organizations. */
export const areaSites: readonly CorpusSite[] = [
  mobile('area-of-service-fr', '04 78 37 12 34', {
    '@type': 'Service',
    name: 'Dépannage',
    provider,
    areaServed: [city('Lyon'), city('Villeurbanne')],
  }),
  mobile(
    'area-by-reference-fr',
    '04 78 37 12 35',
    {
      '@type': 'Offer',
      offeredBy: provider,
      areaServed: { '@id': '#area' },
      itemOffered: { '@type': 'Service', name: 'Dépannage' },
    },
    { '@id': '#area', ...city('Lyon') },
  ),
  {
    ...mobile('area-of-no-page-fr', '04 78 37 12 36', {
      '@type': 'Service',
      name: 'Dépannage',
      provider,
      serviceArea: city('Bron'),
    }),
    faults: ['local.areas'],
  },
  contactSite(
    'suburb-en',
    'Swift Plumbing',
    'Melbourne',
    '<p>12 Smith St, Collingwood VIC 3066</p><a href="tel:0394171234">03 9417 1234</a><p>Mon-Fri 7am-5pm</p>',
    [],
    { lang: 'en-AU' },
  ),
  contactSite(
    'other-city-fr',
    'Plombier Martin',
    'Lyon',
    '<p>10 rue de Rennes, 44000 Nantes</p><a href="tel:0240041234">02 40 04 12 34</a><p>Lun-ven 9h-19h</p>',
    ['local.city'],
    { lang: 'fr-FR' },
  ),
  contactSite(
    'serviced-area-en',
    'Coastal Plumbing',
    'Byron Bay',
    '<p>Lic. 234567C · Servicing Byron Bay, Ballina &amp; Lismore</p><a href="tel:0412345678">0412 345 678</a><p>Mon to Fri: 7am–4pm</p>',
    [],
    { lang: 'en-AU' },
  ),
  contactSite(
    'towns-and-around-es',
    'Electricista Paco',
    'Getafe',
    '<p>Trabajo en Getafe, Leganés, Parla y toda la zona sur de Madrid</p><a href="tel:650123456">650 12 34 56</a><p>Disponible todos los días de 8 a 22 h</p>',
    [],
    { lang: 'es-ES' },
  ),
  contactSite(
    'i-cover-en',
    'Emma’s Cleaning',
    'Swindon',
    '<p>I cover Swindon, Wroughton and Royal Wootton Bassett.</p><a href="tel:07700900456">07700 900456</a><p>Mon–Fri, school hours</p>',
    [],
    { lang: 'en-GB' },
  ),
  // A picture is not the logo of an organization without a place.
  contactSite(
    'pictured-organization-en',
    'Acme Movers',
    'Boise',
    '<p>200 N 8th St, Boise, ID 83702</p><a href="tel:2085551234">208-555-1234</a><p>Mon-Fri 9-5</p>',
    [],
    {
      head: (origin) =>
        `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"Acme Movers","url":"${origin}/","image":"${origin}/photo.webp"}</script>`,
    },
  ),
];
