import type { CorpusSite } from '../seed.ts';
import { contactSite } from './contact-site.ts';
import { businessMarkup } from './tool-site.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

/** Structured data of a business with place, number and hours. */
export const stated = (
  type: string,
  name: string,
  address: object,
  telephone: string,
  hours: object,
) => ({
  head: businessMarkup(type, {
    name,
    telephone,
    address: { '@type': 'PostalAddress', ...address },
    ...hours,
  }),
});

/** Structured data that contradicts the text, or says the same in other words. */
export const conflictSites: readonly CorpusSite[] = [
  {
    ...contactSite(
      'moved-en',
      'Harlow Physio',
      'Shrewsbury',
      '<p>27 Mardol, Shrewsbury SY1 1PU</p><a href="tel:01743361234">01743 361234</a><p>Monday to Friday 8am–6pm</p>',
      [],
      {
        lang: 'en-GB',
        ...stated(
          'Physiotherapy',
          'Harlow Physio',
          { streetAddress: '102 Longden Road', addressLocality: 'Shrewsbury' },
          '01743 361234',
          { openingHours: 'Mo-Fr 08:00-18:00' },
        ),
      },
    ),
    faults: ['local.nap'],
  },
  {
    ...contactSite(
      'other-house-fr',
      'Plomberie Vasseur',
      'Angoulême',
      '<p>12 rue de Périgueux, 16000 Angoulême</p><a href="tel:0545921234">05 45 92 12 34</a><p>Lundi à vendredi 8h-18h</p><p>Hébergeur : OVH, 2 rue Kellermann, 59100 Roubaix</p>',
      [],
      {
        lang: 'fr-FR',
        ...stated(
          'Plumber',
          'Plomberie Vasseur',
          { streetAddress: '21 rue de Périgueux', addressLocality: 'Angoulême' },
          '05 45 92 12 34',
          { openingHours: 'Mo-Th 08:00-18:00, Fr 08:00-17:00' },
        ),
      },
    ),
    faults: ['local.hours', 'local.nap'],
  },
  {
    ...contactSite(
      'other-words-en',
      'Pine Dental',
      'Flagstaff',
      '<p>Pine Building, 1485 N. Turquoise Dr., #200, Flagstaff, AZ 86001</p><a href="tel:9285551212">(928) 555-1212</a><p>Mon–Fri 8 AM–5 PM</p>',
      [],
      {
        lang: 'en-US',
        ...stated(
          'Dentist',
          'Pine Dental',
          { streetAddress: 'Suite 200, 1485 North Turquoise Drive', addressLocality: 'Flagstaff' },
          '+1 928 555 1212',
          {
            openingHoursSpecification: {
              '@type': 'OpeningHoursSpecification',
              dayOfWeek: weekdays,
              opens: '08:00',
              closes: '17:00',
            },
          },
        ),
      },
    ),
    faults: [],
  },
  {
    ...contactSite(
      'other-town-es',
      'Óptica Rivas',
      'Albacete',
      '<p>Calle Mayor, 15, 02001 Albacete</p><a href="tel:967211234">967 21 12 34</a><p>Lunes a viernes de 10:00 a 14:00</p>',
      [],
      {
        lang: 'es-ES',
        ...stated(
          'Optician',
          'Óptica Rivas',
          { streetAddress: 'Calle del Sol, 3', addressLocality: 'Hellín' },
          '967 21 12 34',
          { openingHours: 'Mo-Fr 10:00-14:00' },
        ),
      },
    ),
    faults: ['local.nap'],
  },
  // One number above and another below, as after a change in only one of two places.
  contactSite(
    'above-and-below-fr',
    'Plomberie Vasseur',
    'Angoulême',
    '<p>12 rue de Périgueux, 16000 Angoulême</p><a href="tel:0545921234">05 45 92 12 34</a><p>Lundi à vendredi 8h-18h</p>',
    ['local.nap'],
    { lang: 'fr-FR', top: '<a href="tel:0545387766">05 45 38 77 66</a>' },
  ),
  contactSite(
    'above-and-below-en',
    'Harlow Physio',
    'Shrewsbury',
    '<p>27 Mardol, Shrewsbury SY1 1PU</p><p><a href="tel:01743361234">01743 361234</a></p><p class="rich-text"><a href="/#map">Directions</a></p><p>Monday to Friday 8am–6pm</p>',
    ['local.nap'],
    { lang: 'en-GB', top: '<a href="tel:01743200300">01743 200300</a>' },
  ),
  contactSite(
    'moved-above-en',
    'Harlow Physio',
    'Shrewsbury',
    '<p>27 Mardol, Shrewsbury SY1 1PU</p><p><a href="tel:01743361234">01743 361234</a></p><p>Monday to Friday 8am–6pm</p>',
    ['local.nap'],
    { lang: 'en-GB', top: '<p>4 Wyle Cop, Shrewsbury SY1 1XB</p>' },
  ),
  contactSite(
    'workshop-above-fr',
    'Plomberie Vasseur',
    'Angoulême',
    '<p>12 rue de Périgueux, 16000 Angoulême</p><a href="tel:0545921234">05 45 92 12 34</a><p>Lundi à vendredi 8h-18h</p>',
    [],
    { lang: 'fr-FR', top: '<p>Atelier : 3 rue des Artisans, 16000 Angoulême</p>' },
  ),
  contactSite(
    'beside-each-other-en',
    'Harlow Physio',
    'Shrewsbury',
    '<p>27 Mardol, Shrewsbury SY1 1PU</p><p><a href="tel:01743361234">01743 361234</a> or <a href="tel:01743200300">01743 200300</a></p><p>Monday to Friday 8am–6pm</p>',
    [],
    { lang: 'en-GB', top: '<a href="tel:01743200300">01743 200300</a>' },
  ),
  contactSite(
    'urgent-above-es',
    'Óptica Rivas',
    'Albacete',
    '<p>Calle Mayor, 15, 02001 Albacete</p><a href="tel:967211234">967 21 12 34</a><p>Lunes a viernes de 10:00 a 14:00</p>',
    [],
    { lang: 'es-ES', top: 'Urgencias: <a href="tel:967334455">967 33 44 55</a>' },
  ),
  {
    ...contactSite(
      'two-numbers-es',
      'Óptica Rivas',
      'Albacete',
      '<p>Calle Mayor, 15, 02001 Albacete</p><a href="tel:967211234">967 21 12 34</a><p>Lunes a viernes de 10:00 a 14:00</p>',
      [],
      {
        lang: 'es-ES',
        ...stated(
          'Optician',
          'Óptica Rivas',
          { streetAddress: 'Apartado 88', addressLocality: 'Albacete' },
          '967 21 12 34 / 600 11 22 33',
          { openingHours: 'Mo-Fr 10:00-14:00' },
        ),
      },
    ),
    faults: [],
  },
  {
    ...contactSite(
      'estate-fr',
      'Plomberie Vasseur',
      'Angoulême',
      '<p>ZA de la Combe, 3 rue des Artisans, 16000 Angoulême</p><a href="tel:0545921234">05 45 92 12 34</a><p>Lundi à vendredi 8h-18h</p>',
      [],
      {
        lang: 'fr-FR',
        ...stated(
          'Plumber',
          'Plomberie Vasseur',
          { streetAddress: 'Lot 8 ZA de la Combe', addressLocality: 'Angoulême' },
          '05 45 92 12 34',
          { openingHours: 'Mo-Fr 08:00-18:00' },
        ),
      },
    ),
    faults: [],
  },
];
