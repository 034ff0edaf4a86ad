import type { CountryCode } from 'libphonenumber-js/max';
import { describe, expect, it } from 'vitest';
import { readLocalFacts } from './local-facts.ts';
import { readHtml } from './read-html.ts';

const factsOf = (body: string, lang = 'fr', country: CountryCode = 'CA') =>
  readLocalFacts(readHtml(`<html lang="${lang}">${body}`, 'https://shop.example/'), country);

describe('opening hours in a text', () => {
  it.each([
    'Du lundi au vendredi, 9h à 17h30, fermé le dimanche',
    'L-V 9:00-14:00 y 16:00-20:00',
    'Mon–Fri 9–5',
    'Mo-Fr 08:00-17:00',
    'M-F: 8-4',
    'Ouvert 24 h/24, 7 j/7',
    // The number's last digits are no date.
    '<p>01.43.54.12.34</p><p>24h/24 et 7j/7</p>',
    '<p>02/35.27.12.34<br>9h-18h du lundi au vendredi</p>',
    'Open 24/7',
    'Abierto las 24 horas',
    'Open daily from noon to 10 pm',
    'Todos los días de 8:00 a 22:00',
    'De 9 h à 18 h, du mardi au samedi',
    'Sur rendez-vous seulement',
    'By appointment only',
    'Previa cita',
    'Lundi<br>9 h – 17 h',
    '<table><tr><td>Lundi<td>9:00<td>–<td>17:00</table>',
    'Mar. au sam. : 8h30-12h / 14h-19h',
    'Open 7 days a week, 8am-8pm',
    'Ma-Sa 8h30-18h30',
    'Open 7 days: 9am – 5:30pm',
    'Tous les jours sauf le dimanche, de 8 heures à 18 heures',
    'Daily from 9 am until dusk',
    'Fri & Sat 5pm – late',
    'Lun a Vie de 9 a 18 hs',
    'M 8-5, T 8-5, W 8-5, Th 8-5, F 8-1',
    'Mon–Fri 7:30–4',
    'Consultations sur RDV',
    'Réception 24 h',
    'Merc. 10h-18h',
    'Vend. 9h-18h',
    'Jeud. 9h-12h',
    'Miérc. 10:00 - 14:00',
    'Viern. 10:00 - 14:00',
    'Mar > Sam 9h30 > 19h',
    'Mardi au samedi 8h30 @ 16h30',
    'Du lundi au vendredi de neuf heures à dix-huit heures',
    'Monday through Friday, nine to five',
    'De nueve de la mañana a dos de la tarde, de lunes a viernes',
    'Monday to Saturday 9 til 5',
    'Open 9-5.30 Mon-Sat',
    'Open today 06:00 am – 06:00 pm',
    'Horaires : 9h30 – 19h',
    'L a S: 10.00h a 14.00h',
    'Lu Ma Je Ve 8h-20h',
    'Du lu au ve de 8h à 17h',
    'Mo Tu We Th 8:00 AM - 5:00 PM',
    'Weekdays: 0900–1700',
    '11–7 Everyday',
    'Dl - Dv 7:30 – 21:30',
    'Open dawn to dusk',
    'Lu. - Ve. : 08.00 - 18.00',
    'Lu a Vi de 9 a 18hs',
    'M-Th 8-6, F 8-5',
    'Mon-Fri: 8-5 CST',
    'Ouvert 6j/7 de 10h à 19h',
    'Semaine : 9h–19h',
    'Abierto de 9 a 21 h',
    'Hours: 9-5',
    'We are open from 8 in the morning until 6 in the evening',
    'Consultations sur RV',
    '24 Hrs',
    'Round-the-clock',
    'Ouvert 24 heures',
    'Secrétariat : lu, ma, je 14h-18h',
    'Martes a domingo, 12 m. a 5 p.m.',
    'Sur réservation seulement',
    'Urgencias 24 h',
    'Call us any time, day or night',
    'Nous répondons jour ou nuit',
    'Taxi : 24/24 – 7/7',
    '24 hour taxi service',
    'Recepción 24 hs',
    'Atendemos de 12 m a 11 pm todos los días',
    'Du samedi 5 juillet au dimanche 31 août, 10h-19h',
  ])('%s', (text) => {
    expect(factsOf(text).hours).not.toEqual([]);
  });

  it.each([
    'Depuis 1998, à votre service',
    'Le lundi 12 mars 2026, nous ouvrons une nouvelle boutique',
    'Samedi : atelier pour 6 à 10 enfants de la ville entière, avec 3 pains',
    'Mar 3-5, 2026',
    'Marseille : nous arrivons en 2 à 3 h',
    'Market Street, from 9am to 5pm',
    'Sat on the river, 20 to 30 people dined',
    'Appelez le 514 272-0142',
    'Le lundi dix-huit mars',
    'Deux à trois personnes le mardi',
    'Lundi 2019-2020 : une année',
    'Ouvert depuis 10 à 15 ans',
    'Service en 24 h',
    '24 hour turnaround on every service',
    'Portes ouvertes le samedi 14 juin de 10h à 17h',
    'Gala: Saturday, June 14, 2025, 6 PM – 10 PM',
    'Vernissage le 14.06.2026, 18h – 21h, ouvert à tous',
  ])('do not include %s', (text) => {
    expect(factsOf(text).hours).toEqual([]);
  });
});

it('an address is found once, without taking its postal code for a house number', () => {
  const { addresses } = factsOf('<p>18 boulevard Foch, 49100 Angers</p>');
  expect(addresses.map(({ text }) => text)).toEqual(['18 boulevard Foch']);
});

it('hours are quoted without a day from the previous line', () => {
  const { hours } = factsOf(
    '<p>Ils sont partis dimanche.</p><p>1 rue Pie</p><p>Lundi : 9h-17h</p>',
  );
  expect(hours[0]?.text).toBe('Lundi : 9h-17h');
});

it('hours on one line are quoted rather than a day and a time on several', () => {
  const { hours } = factsOf(
    '<p>Tell us by Monday.</p><p>4418 High St</p><p>8 AM to 6 PM Monday through Friday</p>',
    'en',
  );
  expect(hours[0]?.text).toBe('8 AM to 6 PM Monday');
});

it('hours are quoted from the day to the end of the time', () => {
  const { hours } = factsOf('<p>Market Street<p>Mon-Fri 8:30 am - 4:30 pm.', 'en');
  expect(hours[0]?.text).toBe('Mon-Fri 8:30 am - 4:30 pm.');
});

describe('postal addresses in a text', () => {
  it.each([
    '1240, rue Beaubien Est, Montréal (Québec)',
    '7 bis place du Marché, 13100 Aix-en-Provence',
    'ZA des Grands Champs, 26110 Nyons',
    'Lieu-dit Le Bourg, 24200 Sarlat',
    'Anse Mitan, 97229 Les Trois-Îlets',
    'Plaza del Fontán, s/n. 33009 Oviedo',
    'Jr. Pizarro 540, Trujillo',
    'Calle del Sol esq. San Luis, Santiago',
    'Chée de Bruxelles, 139 bte 4, B-1410 Waterloo',
    'Unit 3B Willowburn Trading Estate Alnwick NE66 2PF',
    '75 metros sur de la Basílica, Cartago',
    '1600 Broadway, Suite 1200, Denver, CO 80202',
    '1239 Ave. F.D. Roosevelt, San Juan',
    '245 Broadway, New York, NY 10007',
    '1200 N. Main St., Suite 4, Tulsa, OK 74119',
    'Unit 4, 12 High Street, Bath BA1 5AB',
    'C/ Mayor, 5, 28013 Madrid',
    'Av. Insurgentes Sur 1234, Col. Del Valle, 03100 CDMX',
    'Blvd. Kukulcán km 12, 77500 Cancún',
    'Cra. 7 # 71-21, Bogotá',
    'Plaza de España s/n, 41013 Sevilla',
    'PO Box 12, 45 Kings Rd, Hove BN3 2PA',
    'Av. Chapultepec Sur #284, Col. Americana, 44160 Guadalajara',
    'Gran Vía de Don Diego López de Haro, 38 bajo · 48009 Bilbao',
    'Gran Vía 28, 28013 Madrid',
    '12 Hill Rise, Richmond TW10 6UA',
    'Church Street, Ludlow, Shropshire, SY8 1AP',
    '300 Saint-Georges, Saint-Jérôme, QC J7Z 5A4',
    'Centre commercial La Part-Dieu, niveau 2, 69003 Lyon',
    'Carrer de Balmes, 120, 08008 Barcelona',
    'One Church Street, Burlington, VT 05401',
    'Shop 3/78 Campbell Parade, Bondi Beach NSW 2026',
    'Travessera de Gràcia 145, 08012 Barcelona',
    'Alameda Urquijo 30, 48008 Bilbao',
    '57 Murray Esp, Rockingham WA 6168',
    '412, 2e Rue Est, Rimouski (Québec) G5L 2B7',
  ])('%s', (text) => {
    expect(factsOf(`<p>${text}</p>`).addresses).not.toEqual([]);
  });

  it.each([
    'Nous servons 40 places en terrasse',
    'Since 1987, the best way to eat',
    'One of the best way stations',
    'Ouvert depuis 12 ans',
    'Plus de 26110 clients ravis',
    '28013 Madrid ESP',
    'Le pain coûte 4 euros',
  ])('do not include %s', (text) => {
    expect(factsOf(`<p>${text}</p>`).addresses).toEqual([]);
  });
});

describe('telephone numbers in a text', () => {
  it.each([
    ['Tél. 514-555-0142 poste 12', 'fr', '+15145550142'],
    ['04 78 37 12 34', 'fr', '+33478371234'],
    ['+33 1 42 33 44 55', 'fr', '+33142334455'],
    ['+33 (0)1 42 33 44 55', 'fr', '+33142334455'],
    ['02 512 34 56', 'fr-BE', '+3225123456'],
    ['91 429 01 42', 'es', '+34914290142'],
    ['(55) 5264 0142', 'es-MX', '+525552640142'],
    ['020 7946 0958', 'en-GB', '+442079460958'],
    ['Call (555) 555-0142', 'en-US', '+15555550142'],
    ['Call 1-800-FLOWERS', 'en', '+18003569377'],
    ['(888) GO-ROOTR today', 'en', '+18884676687'],
    ['Ottawa, ON K1R 6R9 613 555 0188', 'en', '+16135550188'],
    ['Atlanta, GA 30309 404 555 0111', 'en-US', '+14045550111'],
  ])('%s in %s is %s', (text, lang, number) => {
    expect(factsOf(`<p>${text}</p>`, lang).phones.map((each) => each.number)).toEqual([number]);
  });

  it.each([
    ['tel:+15145550142;ext=12', '+15145550142'],
    ['tel:514-555-0142,12', '+15145550142'],
    ['tel:514%20555%200142', '+15145550142'],
    ['TEL:(514) 555.0142', '+15145550142'],
  ])('a link to %s is %s', (href, number) => {
    expect(factsOf(`<a href="${href}">Appelez</a>`).phones.map((each) => each.number)).toEqual([
      number,
    ]);
  });

  it('include a number that a link dials and shows, even in no known format', () => {
    const { phones } = factsOf('<a href="tel:0849000102">08 49 00 01 02</a>', 'fr', 'FR');
    expect(phones.map(({ from }) => from)).toEqual(['text', 'link']);
  });

  it.each([
    '06 00 01 02 03, 7j/7',
    '2 avis, 06 00 01 02 03, 3 bureaux',
    'Depuis 1998 : 06 00 01 02 03 (9 h à 17 h)',
  ])('include the one in « %s »', (text) => {
    const { phones } = factsOf(`<p>${text}</p>`, 'fr', 'FR');
    expect(phones.map(({ number }) => number)).toEqual(['+33600010203']);
  });

  it('include a number after a list of single digits', () => {
    const { phones } = factsOf(`<p>${'1 '.repeat(50)}2 + 514 555-0142</p>`);
    expect(phones.map(({ number }) => number)).toEqual(['+15145550142']);
  });

  it('do not include a number that only the label of a link contains', () => {
    const { phones } = factsOf(
      '<a href="tel:613-555-0188" aria-label="613 555-0188"><svg></svg></a>',
    );
    expect(phones.map(({ from }) => from)).toEqual(['link']);
  });

  it.each([
    'SIRET 812 345 678 00012',
    'RCS Lyon 812 345 678',
    'Le 12-05-2024',
    'ISBN 978-2-07-036822-8',
    'Model 800-ABC',
  ])('do not include %s', (text) => {
    expect(factsOf(`<p>${text}</p>`).phones).toEqual([]);
  });
});
