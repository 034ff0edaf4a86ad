import type { CorpusSite } from '../seed.ts';
import { sentence } from './parts.ts';
import { businessMarkup, toolSite, unmarked } from './tool-site.ts';
import { englishToolSites } from './tools-english.ts';

/** Sites as current tools build them, each with something that was once misread. */
export const toolSites: readonly CorpusSite[] = [
  ...englishToolSites,
  // A hyphen after the town.
  toolSite({
    name: 'hyphens-fr',
    language: 'fr',
    brand: 'Pompes Martin',
    town: 'Macon',
    about: 'Pompes, arrosage et forages pour la maison et la vigne depuis 1974.',
    foot: '<p>3, place aux Herbes - 71000 MACON - Tél. <a href="tel:0385000102">03 85 00 01 02</a><br>Tous les jours sauf le dimanche, de 8 heures à 18 heures</p><a href="https://goo.gl/maps/a">Plan</a>',
    faults: unmarked,
  }),
  // Joomla's addresses call every page an article.
  toolSite({
    name: 'articles-fr',
    language: 'fr',
    brand: 'Atelier Le Goff',
    town: 'Quimper',
    about: 'Fenêtres, portes et escaliers posés par nos menuisiers dans le Finistère.',
    pages: {
      '/nos-travaux': ['Qui sommes-nous', `<p>${sentence('fr')}</p>`],
      '/index.php?option=com_content&view=article&id=7': ['Fenêtres', `<p>${sentence('fr')}</p>`],
    },
    foot: '<p>4 rue Ampère<br>29000 QUIMPER</p><p>Tél : <a href="tel:0298000102">02 98 00 01 02</a></p><p>Réception 24 h</p><a href="https://goo.gl/maps/a">Plan</a>',
    faults: unmarked,
  }),
  // Hours by appointment only, with the appointment elsewhere; a number outside the numbering plan.
  toolSite({
    name: 'elsewhere-fr',
    language: 'fr',
    brand: 'Cabinet Morin',
    town: 'Rennes',
    about: 'Douleurs du dos, nourrissons et sportifs, au cabinet près de la gare.',
    foot: '<p>2 allée Rallier-du-Baty, 35000 Rennes</p><p>Consultations sur RDV, urgences au 06 00 01 02 03</p><a href="https://www.doctolib.fr/osteopathe/rennes/x">Agenda</a> <a href="https://goo.gl/maps/a">Plan</a>',
    faults: [...unmarked, 'local.phone'],
  }),
  // Each shop has a page, and no page lists both.
  toolSite({
    name: 'shops-apart-fr',
    language: 'fr',
    brand: 'Boucherie Morel',
    town: 'Tours et Amboise',
    about: 'Viandes de la région, plats cuisinés et plateaux pour vos fêtes.',
    pages: {
      '/tours': [
        'Magasin de Tours',
        '<p>14 rue Nationale, 37000 Tours. Tél. <a href="tel:+33247000101">02 47 00 01 01</a>. Du mardi au samedi, 8h-19h.</p>',
      ],
      '/amboise': [
        'Magasin d’Amboise',
        '<p>3 quai Charles-Guinot, 37400 Amboise. Tél. <a href="tel:+33247000202">02 47 00 02 02</a>. Du mardi au samedi, 8h-19h.</p>',
      ],
    },
    foot: '<a href="mailto:a@morel.example">Écrire</a> <a href="https://goo.gl/maps/a">Plan</a>',
    faults: unmarked,
  }),
  // Times come before their days, and are not compared.
  toolSite({
    name: 'times-first-fr',
    language: 'fr',
    brand: 'Maison Costa',
    town: 'Lyon',
    about: 'Des meubles anciens réparés à la main pour tout le quartier.',
    head: businessMarkup('Store', {
      name: 'Maison Costa',
      telephone: '04 78 00 01 02',
      address: { '@type': 'PostalAddress', streetAddress: 'Centre commercial La Part-Dieu' },
      openingHours: ['Mo-Fr 08:00-12:00,14:00-18:00', 'Sa 08:00-12:00'],
    }),
    foot: '<p>Centre commercial La Part-Dieu, niveau 2, 69003 Lyon 3e <a href="tel:+33478000102">04 78 00 01 02</a></p><p>Ouvert de 8h à 12h et de 14h à 18h du lundi au vendredi, le samedi de 8h à 12h</p><a href="https://goo.gl/maps/a">Plan</a>',
    faults: [],
  }),
  // The Content Security Policy is in the page, and not in a header.
  toolSite({
    name: 'policy-fr',
    language: 'fr',
    brand: 'Fleuriste Jasmin',
    town: 'Laval',
    about: 'Bouquets, mariages et livraison de fleurs fraîches dans toute la Rive-Nord.',
    head: () =>
      `<meta http-equiv="Content-Security-Policy" content="default-src 'self'; img-src 'self' data:">`,
    foot: '<p>3035, boulevard Le Carrefour, Laval (Québec) H7T 1C8 | <a href="tel:+14505550144">450 555-0144</a> | Lundi au samedi, de 9 h à 18 h</p><a href="https://goo.gl/maps/a">Plan</a>',
    headers: { 'Content-Security-Policy': '' },
    faults: unmarked,
  }),
  // Hours with "h" after their minutes; the markup writes the street in another form.
  toolSite({
    name: 'minutes-es',
    language: 'es',
    brand: 'Ferretería Núñez',
    town: 'Oviedo',
    about: 'Herramientas, copias de llaves y consejo de barrio desde hace tres generaciones.',
    head: businessMarkup('HardwareStore', {
      name: 'Ferretería Núñez',
      telephone: '985000122',
      address: { '@type': 'PostalAddress', streetAddress: 'C/ Uría, 5', addressLocality: 'Oviedo' },
      openingHours: ['Mo-Fr 09:30-13:30', 'Mo-Fr 16:30-20:00', 'Sa 10:00-14:00'],
    }),
    foot: '<p>Calle Uría nº 5, bajo - 33003 Oviedo (Asturias)</p><p>Teléfono: <a href="tel:985 00 01 22">985 00 01 22</a></p><p>Lunes-Viernes: 9.30-13.30h y 16.30-20h. Sábados: 10-14h</p><a href="https://goo.gl/maps/a">Ver mapa</a>',
    faults: [],
  }),
  // A chat is a way to get in touch, at any of its addresses.
  toolSite({
    name: 'chat-es',
    language: 'es',
    lang: 'es-MX',
    brand: 'Peluquería Don Beto',
    town: 'Ciudad de México',
    about: 'Cortes, barba y afeitado clásico en la Del Valle, con cita y sin ella.',
    foot: '<p>Av. Insurgentes Sur 1234, Col. Del Valle, C.P. 03100, Ciudad de México</p><p>Tel. 55 1234 5678</p><a href="https://api.whatsapp.com/send?phone=5215512345678">Mensajes</a><p>Lunes a Viernes 10:00 a 20:00 hrs.</p><a href="https://goo.gl/maps/a">Mapa</a>',
    faults: [...unmarked, 'local.phone'],
  }),
  toolSite({
    name: 'rdfa-es',
    language: 'es',
    brand: 'Cerrajería Colón',
    town: 'Valencia',
    about: 'Apertura de puertas, cajas fuertes y llaves a toda hora en el centro.',
    foot: '<div vocab="https://schema.org/" typeof="Locksmith"><b property="name">Cerrajería Colón</b> <link property="url" href="/"><link property="image" href="/photo.webp"><div rel="address"><p typeof="PostalAddress"><span property="streetAddress">C/ Colón, 12</span>, 46004 <span property="addressLocality">Valencia</span></p></div><a href="tel:+34963520123"><span property="telephone">96 352 01 23</span></a><meta property="openingHours" content="Mo-Su 00:00-24:00"> Abierto 24 h <div rel="geo"><i typeof="GeoCoordinates"><meta property="latitude" content="39.4"><meta property="longitude" content="-0.3"></i></div></div><a href="https://goo.gl/maps/a">Mapa</a>',
    faults: [],
  }),
];
