import type { CorpusSite } from '../seed.ts';
import { stated } from './conflicts.ts';
import { contactSite } from './contact-site.ts';

/** A chimney sweep's site whose structured data states another place or type than its text. */
const sweep = (name: string, type: string, shown: string, address: object): CorpusSite =>
  contactSite(
    name,
    'Ramonage Roy',
    'Rimouski',
    `<p>${shown}</p><a href="tel:+14187231234">418 723-1234</a><p>Lun.-ven. : 8 h à 16 h</p>`,
    [],
    { lang: 'fr-CA', ...stated(type, 'Ramonage Roy', address, '418 723-1234', {}) },
  );

const upholsterer = (name: string, postalCode: string, faults: readonly string[]): CorpusSite => ({
  ...contactSite(
    name,
    'Thistle Upholstery',
    'Hexham',
    '<p>4 Burn Lane, Hexham, NE46 3HJ</p><a href="tel:01434601234">01434 601234</a><p>Mon–Fri 9am–5pm</p>',
    [],
    {
      lang: 'en-GB',
      ...stated(
        'Store',
        'Thistle Upholstery',
        { streetAddress: '4 Burn Lane', postalCode, addressLocality: 'Hexham' },
        '01434 601234',
        { openingHours: 'Mo-Fr 09:00-17:00' },
      ),
    },
  ),
  faults,
});

/** Structured data with another house number, postal code or type than a search engine would expect. */
export const markupConflictSites: readonly CorpusSite[] = [
  {
    ...sweep(
      'numbered-street-fr',
      'HomeAndConstructionBusiness',
      '412, 2e Rue Est, Rimouski (Québec) G5L 2B7',
      { streetAddress: '421, 2e Rue Est', addressLocality: 'Rimouski' },
    ),
    faults: ['local.nap', 'local.schema-details'],
  },
  {
    ...sweep(
      'boulevard-in-short-fr',
      'HairSalon',
      '1600, boul. Le Corbusier, Laval (Québec) H7S 1Y9',
      {
        streetAddress: '1060, boulevard Le Corbusier',
        addressLocality: 'Laval',
      },
    ),
    faults: ['local.city', 'local.nap', 'local.schema-details'],
  },
  // Structured data copied from another site; a name in another script is no conflict.
  ...[
    { name: 'other-name-en', stated: 'Fenwick Joinery', faults: ['local.nap'] },
    { name: 'name-in-one-word-en', stated: 'HarlowPhysio Ltd', faults: [] },
    { name: 'name-in-chinese-en', stated: '哈洛理疗', faults: [] },
  ].map(({ name, stated: called, faults }) => ({
    ...contactSite(
      name,
      'Harlow Physio',
      'Shrewsbury',
      '<p>27 Mardol, Shrewsbury SY1 1PU</p><a href="tel:01743361234">01743 361234</a><p>Monday to Friday 8am–6pm</p><p>© 2026 Harlow Physio. All rights reserved.</p>',
      [],
      {
        lang: 'en-GB',
        ...stated(
          'Physiotherapy',
          called,
          { streetAddress: '27 Mardol', addressLocality: 'Shrewsbury' },
          '01743 361234',
          { openingHours: 'Mo-Fr 08:00-18:00' },
        ),
      },
    ),
    faults,
  })),
  upholsterer('other-postal-code-en', 'NE46 3JH', ['local.nap']),
  upholsterer('same-postal-code-en', 'ne463hj', []),
  {
    ...contactSite(
      'cedex-fr',
      'Optique Morel',
      'Arras',
      '<p>2 rue Saint-Géry, 62000 Arras</p><a href="tel:0321711234">03 21 71 12 34</a><p>Lundi à vendredi 9h-18h</p>',
      [],
      {
        lang: 'fr-FR',
        ...stated(
          'Optician',
          'Optique Morel',
          {
            streetAddress: '2 rue Saint-Géry',
            postalCode: '62008',
            addressLocality: 'Arras Cedex',
          },
          '03 21 71 12 34',
          { openingHours: 'Mo-Fr 09:00-18:00' },
        ),
      },
    ),
    faults: [],
  },
  // A place that is visited like a business, open every day at times that are not those of a clock.
  {
    ...contactSite(
      'mosque-fr',
      'Association Al-Amal',
      'Verviers',
      '<p>Rue de Dison 88, 4800 Verviers</p><a href="tel:+3287331234">087/33 12 34</a><p>Ouverte tous les jours, de la prière de l’aube à celle de la nuit</p>',
      [],
      {
        lang: 'fr-BE',
        ...stated(
          'Mosque',
          'Association Al-Amal',
          { streetAddress: 'Rue de Dison 88', postalCode: '4800', addressLocality: 'Verviers' },
          '087 33 12 34',
          { openingHours: 'Mo-Su' },
        ),
      },
    ),
    faults: [],
    unjudged: ['local.hours'],
  },
];
