import type { CorpusSite } from '../seed.ts';
import { businessMarkup, toolSite, unmarked } from './tool-site.ts';

/** English sites, each with something that was once misread. */
export const englishToolSites: readonly CorpusSite[] = [
  // Wix: each line of an address is a paragraph.
  toolSite({
    name: 'lines-en',
    language: 'en',
    lang: 'en-GB',
    brand: 'Arndale Smiles',
    town: 'Manchester',
    about: 'A friendly dental team in the centre of town for the whole family.',
    foot: '<p class="font_8"><span>Unit 4, 14 Market Street</span></p><p class="font_8">Manchester</p><p class="font_8">M4 3AQ</p><p>Tel: <a href="tel:0161 496 0123">0161&nbsp;496&nbsp;0123</a></p><p>Mon - Thurs: 8.30am - 5.30pm</p><a href="https://goo.gl/maps/a">Map</a>',
    faults: unmarked,
  }),
  // Squarespace: a week without hours, as in its default settings.
  toolSite({
    name: 'blank-hours-en',
    language: 'en',
    brand: 'Juniper and Sage',
    town: 'Portland',
    about: 'Portraits and weddings photographed in natural light across Oregon.',
    head: businessMarkup('LocalBusiness', {
      name: 'Juniper and Sage',
      telephone: '(503) 555-0142',
      address: '123 NW 10th Ave\nPortland, OR, 97209\nUnited States',
      openingHours: ', , , , , , ',
    }),
    foot: '<p>123 NW 10th Ave<br>Portland, OR 97209</p><p><a href="tel:5035550142">503.555.0142</a></p><p>By appointment only</p><a href="https://goo.gl/maps/a">Map</a>',
    faults: ['local.schema-details'],
  }),
  // Shopify: profiles left blank by the owner.
  toolSite({
    name: 'blank-profiles-en',
    language: 'en',
    lang: 'en-GB',
    brand: 'Wharfedale Candles',
    town: 'Leeds',
    about: 'Hand-poured soy candles from our shop and workshop near the river.',
    head: businessMarkup('Store', {
      name: 'Wharfedale Candles',
      telephone: '0113 496 0187',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '22 Boar Lane',
        addressLocality: 'Leeds',
      },
      openingHours: 'Tu-Sa 10:00-17:30',
      sameAs: ['', '', 'https://instagram.com/wharfedalecandles', ''],
    }),
    foot: '<p>22 Boar Lane, Leeds LS1 6EN</p><p>Open Tuesday to Saturday 10am–5.30pm</p><p>Call <a href="tel:+441134960187">0113 496 0187</a></p><a href="https://goo.gl/maps/a">Map</a>',
    faults: [],
  }),
  // GoDaddy: state and country in full after the town.
  toolSite({
    name: 'country-en',
    language: 'en',
    brand: 'Lotus Nails and Spa',
    town: 'Tampa',
    about: 'Manicures, pedicures and waxing in a calm room five minutes from the bay.',
    foot: '<p>3802 W Gandy Blvd, Tampa, Florida 33611, United States</p><p><a href="tel:8135550176">813-555-0176</a></p><table><tr><td>Mon<td>09:30 am – 07:00 pm<tr><td>Sun<td>Closed</table><a href="https://goo.gl/maps/a">Map</a>',
    faults: unmarked,
  }),
  // Rank Math: the position belongs to the place; a mobile number outside the numbering plan.
  toolSite({
    name: 'place-en',
    language: 'en',
    lang: 'en-GB',
    brand: 'Bright Spark Electrical',
    town: 'Norwich',
    about: 'Rewires, fuse boards and car chargers fitted by registered electricians.',
    head: (origin) =>
      businessMarkup(['Electrician', 'Organization'], {
        name: 'Bright Spark Electrical',
        telephone: '+44 1603 555012',
        geo: undefined,
        location: { '@id': '#place' },
        address: { '@type': 'PostalAddress', streetAddress: '77 Magdalen Street' },
        openingHours: ['Monday,Tuesday,Wednesday,Thursday,Friday 09:00-17:00'],
      })(origin) +
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Place","@id":"#place","geo":{"@type":"GeoCoordinates","latitude":"52.63","longitude":" 1.29"}}</script>',
    foot: '<p>77 Magdalen Street, Norwich, Norfolk NR3 1AA. T: <a href="tel:01603555012">01603 555 012</a> M: <a href="tel:07700900456">07700 900 456</a>. Monday – Friday, 9am – 5pm.</p><a href="https://goo.gl/maps/a">Map</a>',
    faults: [],
  }),
  // A number right after a postal code, and an afternoon without "pm".
  toolSite({
    name: 'one-line-en',
    language: 'en',
    brand: 'Rideau Roofing',
    town: 'Ottawa',
    about: 'Roofs, gutters and skylights by a crew that answers the phone.',
    foot: '<p>1010 Somerset St W, Ottawa, Ontario, K1R 6R9 <a href="tel:6135550188">613 555 0188</a></p><p>Mon–Fri 7:30–4</p><a href="https://goo.gl/maps/a">Map</a>',
    faults: unmarked,
  }),
  toolSite({
    name: 'seven-days-en',
    language: 'en',
    lang: 'en-AU',
    brand: 'Smith Street Cycles',
    town: 'Collingwood',
    about: 'Bike service, wheels and second-hand bikes from riders who live nearby.',
    foot: '<p>Shop 3/120 Smith St, Collingwood VIC 3066 · Ph <a href="tel:+61395550123">(03) 9555 0123</a> · Open 7 days: 9am – 5:30pm · ABN 51 824 753 556</p><a href="https://goo.gl/maps/a">Map</a>',
    faults: unmarked,
  }),
  toolSite({
    name: 'province-en',
    language: 'en',
    brand: 'Fundy Kayak Tours',
    town: 'Saint John',
    about: 'Guided paddling along the tides of the bay for beginners and families.',
    foot: '<p>15 Market Square, Saint John, New Brunswick E2L 1E8 - Toll free <a href="tel:1-888-555-0123">1-888-555-0123</a> - Daily from 9 am until dusk.</p><a href="geo:45.2,-66">Map</a>',
    faults: unmarked,
  }),
  toolSite({
    name: 'street-of-its-own-en',
    language: 'en',
    lang: 'en-GB',
    brand: 'Thames Bespoke',
    town: 'Richmond',
    about: 'Suits cut and sewn by hand on the river since the shop opened its doors.',
    foot: '<p>12 Hill Rise, Richmond TW10 6UA. <a href="tel:+442079460958">020 7946 0958</a>. Mon-Sat 10-6.</p><a href="https://goo.gl/maps/a">Map</a>',
    faults: unmarked,
  }),
  toolSite({
    name: 'street-alone-en',
    language: 'en',
    lang: 'en-GB',
    brand: 'The Buttercross',
    town: 'Ludlow',
    about: 'Cheese, bread and cider from the farms around, sold in the old market hall.',
    foot: '<p>The Buttercross, Church Street, Ludlow, Shropshire, SY8 1AP <a href="tel:01584555012">01584 555012</a></p><p>Mon to Sat 9am - 5.30pm</p><a href="https://goo.gl/maps/a">Map</a>',
    faults: unmarked,
  }),
  toolSite({
    name: 'canada-en',
    language: 'en',
    brand: 'Laurent Books',
    town: 'Montreal',
    about: 'New and used books, story hours and coffee on a street you can walk.',
    foot: '<p>4200 St. Laurent Blvd., Suite 1005, Montreal, Quebec, Canada H2W 2R2 <a href="tel:514-555-0107">514-555-0107</a> M-F 9:00-17:00</p><a href="https://goo.gl/maps/a">Map</a>',
    faults: unmarked,
  }),
  // A post-office box receives letters, but needs no directions.
  toolSite({
    name: 'box-en',
    language: 'en',
    brand: 'High Desert Drilling',
    town: 'Bend',
    about: 'Water wells, pumps and filters for homes and ranches in central Oregon.',
    foot: '<p>P.O. Box 1234, Bend, OR 97709 <a href="tel:5415550199">541-555-0199</a> M 8-5, T 8-5, W 8-5, Th 8-5</p>',
    faults: unmarked,
  }),
  // A network's name is not an offer to book.
  toolSite({
    name: 'splash-en',
    language: 'en',
    brand: 'Prairie Bees',
    town: 'Lincoln',
    about: 'Raw honey, wax and classes from forty hives at the edge of the city.',
    foot: '<p>3450 N 70th St, Lincoln, NE 68507, 402-555-0119, Sat & Sun 9-3</p><a href="https://www.facebook.com/prairiebees">Facebook</a> <a href="https://goo.gl/maps/a">Map</a>',
    faults: [...unmarked, 'local.contact', 'local.phone'],
  }),
];
