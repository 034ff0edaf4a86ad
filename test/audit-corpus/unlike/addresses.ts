import type { CorpusSite } from '../seed.ts';
import { contactSite as site } from './contact-site.ts';
import { sentence } from './parts.ts';

/** Addresses and telephone numbers in forms that the audit once missed, or took to differ. */
export const addressSites: readonly CorpusSite[] = [
  site(
    'dialled-wrong-fr',
    'Garage Lemmens',
    'Namur',
    '<p>Chaussée de Louvain 54 – 5000 Namur</p><p>Tél.: <a href="tel:+3281223465">+32 (0)81 22 34 56</a></p><p>Lu-Ve 8h-12h / 13h-17h30, Sa sur rendez-vous</p>',
    ['local.phone'],
  ),
  site(
    'corner-fr',
    'Clinique Dentaire Zerktouni',
    'Casablanca',
    '<p>Angle Bd Zerktouni et rue Ibn Rochd, Résidence Al Manar, 2ème étage, 20250 Casablanca</p><p>Tél : <a href="tel:+212522271415">05 22 27 14 15</a> / GSM : <a href="tel:+212661234567">06 61 23 45 67</a></p><p>Ouvert 7j/7 de 8h30 à minuit</p>',
  ),
  site(
    'country-for-town-fr',
    'Avocat Bennani',
    'Maroc',
    '<p>12, rue Tarik Ibn Ziad, 20250 Casablanca, Maroc</p><p><a href="tel:+212522271415">05 22 27 14 15</a></p><p>Lundi-Vendredi 9h-18h</p>',
    ['local.city'],
  ),
  site(
    'range-road-fr',
    'Verger du 4e Rang',
    'Saint-Jean-de-Matha',
    '<p>842, 4e Rang Ouest, Saint-Jean-de-Matha (Québec) J0K 2S0</p><p><a href="tel:4508861234">450 886-1234</a></p><p>Autocueillette tous les jours de la mi-août à l’Action de grâce, de 10 h à 17 h</p>',
  ),
  site(
    'saint-fr',
    'Crêperie du Sillon',
    'St-Malo',
    '<p>12 rue de Dinan, 35400 Saint-Malo</p><p><a href="tel:+33299401234">02 99 40 12 34</a></p><p>Tous les jours 12h-22h</p>',
  ),
  // A hamlet whose houses have no numbers; the town is the first part of its name.
  site(
    'hamlet-fr',
    'Chalets Arve',
    'Chamonix',
    '<p>Le Lavancher<br>74400 Chamonix-Mont-Blanc</p><p><a href="tel:+33450531234">04 50 53 12 34</a></p><p>Tous les jours 9h-19h</p>',
  ),
  // The town is part of a post-office box address.
  site(
    'box-town-fr',
    'Métallerie Guilbaud',
    'Nantes',
    '<p>ZA des Quatre Chemins<br>BP 12<br>44190 GÉTIGNÉ Cedex</p><p>Tél : <a href="tel:02%2040%2054%2012%2034">02 40 54 12 34</a> / Fax : 02 40 54 12 35</p><p>Du lundi au jeudi : 8h/12h - 13h30/17h30, vendredi : 8h/12h</p>',
    [],
    { lang: 'fr-FR' },
  ),
  site(
    'register-fr',
    'Coach Martin',
    'Nantes',
    '<p>RCS Nantes 512 345 678 - SIRET 51234567800012 - APE 96092 - depuis 2024</p><p><a href="tel:+33612345678">06 12 34 56 78</a></p><p>Sur rendez-vous</p>',
    ['local.address'],
  ),
  site(
    'estate-en',
    'Lakeland Joinery',
    'Kendal',
    '<p>Unit 7, Riverside Industrial Estate, Kendal, Cumbria LA9 6NX</p><p>Tel: <a href="tel:+441539720123">01539 720123</a> Fax: 01539 720124</p><p>Mon-Thurs 8.30am-5pm, Fri 8.30am-4pm. Closed weekends and bank holidays.</p>',
  ),
  site(
    'county-en',
    'Wick Fish Bar',
    'Wick',
    '<p>2-4 Bridge St, Wick, Caithness, KW1 4BN</p><p>Tel. <a href="tel:01955%20602%20123">(01955) 602 123</a></p><p>Lunch: Tue–Sat 12–2pm. Tea: Mon–Sat 4.30–9pm. Sunday: closed</p>',
    [],
    { lang: 'en-GB' },
  ),
  site(
    'suburb-en',
    'Ponsonby Barbers',
    'Auckland',
    '<p>112 Ponsonby Road, Ponsonby, Auckland 1011</p><p><a href="tel:+6493761234">09 376 1234</a></p><p>Mon-Sun 9am-7pm</p>',
  ),
  site(
    'crossing-en',
    'Cateye Coffee',
    'Bozeman',
    '<p>Corner of Main St. and 5th Ave., Bozeman, MT 59715</p><p><a href="tel:+1-406-587-1234">406-587-1234</a></p><p>Daily 6AM-3PM</p>',
  ),
  // The contact page states the business's number, and another business's beside it.
  site(
    'two-numbers-en',
    'Elm Vet',
    'Dayton',
    '<p>500 Elm St., Dayton OH 45402</p><p><a href="tel:9372231234">937.223.1234</a></p><p>Mon-Fri 8am-6pm</p>',
    [],
    {
      pages: {
        '/contact': [
          'Contact',
          `<p>${sentence('en')} Phone (937) 223-1234. At night: call the MedVet hospital, (937) 293-9999.</p>`,
        ],
      },
    },
  ),
  site(
    'borough-es',
    'Kinesiología Andes',
    'Santiago',
    '<p>Av. Providencia 1650, Of. 805, Providencia, Santiago</p><p>Fono: <a href="tel:+56222351234">+56 2 2235 1234</a></p><p>Lun a Vie 09:00–18:30 hrs</p>',
  ),
  site(
    'capital-es',
    'Estudio Pereyra',
    'Buenos Aires',
    '<p>Av. Corrientes 1847, piso 3, depto. B, C1045AAC, CABA</p><p>Tel. <a href="tel:+541143711234">(011) 4371-1234</a></p><p>Lunes a viernes de 10 a 19 hs.</p>',
  ),
  site(
    'kilometre-es',
    'Posada Tepoztlán',
    'Tepoztlán',
    '<p>Carretera Federal Cuernavaca–Tepoztlán Km 18.5 s/n, 62520 Tepoztlán, Morelos</p><p>Tel. <a href="tel:+527393951234">01 (739) 395 1234</a></p><p>Recepción abierta las 24 horas</p>',
  ),
  // No postal code, and a street without a word such as "street".
  site(
    'no-code-es',
    'Óptica Cerro',
    'Valparaíso',
    '<p>Esmeralda 1074, piso 2, Valparaíso</p><p><a href="tel:+56322251234">+56 32 225 1234</a></p><p>Lunes a viernes 9:30 a 18:30</p>',
  ),
  site(
    'without-area-es',
    'Ferretería El Tornillo',
    'Cali',
    '<p>Av. 6N # 25N-32, Cali, Valle del Cauca</p><p>Teléfonos: <a href="tel:+576026611234">(602) 661 12 34</a> / <a href="tel:6026611235">661 12 35</a></p><p>L-V 8am-6pm; S 8am-1pm</p>',
  ),
  // Times before their days, and a second number whose label comes before its link.
  site(
    'urgent-es',
    'Autoescuela Turia',
    'Valencia',
    '<p>Avda. del Puerto, 101 bajo dcha., 46021 Valencia</p><p><a href="tel:+34963511234">963 51 12 34</a></p><p>De 10 a 14 y de 17 a 20:30, de lunes a viernes</p>',
    [],
    {
      pages: {
        '/contacto': [
          'Contacto',
          `<p>${sentence('es')} Urgencias: <a href="tel:655112233">655 11 22 33</a>.</p>`,
        ],
      },
    },
  ),
  site(
    'mile-marker-en',
    'Reef Divers',
    'Key West',
    '<p>MM 5.5 Overseas Hwy, Key West, FL 33040</p><p><a href="tel:3052961234">305-296-1234</a></p><p>Daily 8am-6pm</p>',
  ),
  site(
    'rural-route-en',
    'Maple Hollow Farm',
    'Guelph',
    '<p>RR 4, 5827 Wellington Rd 7, Guelph ON N1H 6J2</p><p><a href="tel:5198221234">519.822.1234</a></p><p>Mon-Fri 9am-5pm</p>',
  ),
  site(
    'cnr-en',
    'Rundle Optics',
    'Adelaide',
    '<p>Cnr Rundle Street &amp; Frome Road, Adelaide SA 5000</p><p><a href="tel:+61882231234">08 8223 1234</a></p><p>Mon-Fri 9am-5pm</p>',
  ),
  site(
    'long-town-es',
    'Relojes Triana',
    'Las Palmas',
    '<p>C. Triana 64, 35002 Las Palmas de Gran Canaria</p><p><a href="tel:+34928361234">928 361 234</a></p><p>Lunes a viernes de 9:00 a 18:00</p>',
  ),
];
