import type { CrossVisibilityCopy } from '../shape.ts';

export const en: CrossVisibilityCopy['network'] = {
  current: 'Current network',
  candidates: 'Recommended candidates',
  note: 'Example listings: the names are made up. Your real list is built with you.',
  contact: 'Contact',
  members: [
    {
      id: 'atelier-pedale',
      name: 'Pedal Workshop',
      trade: 'Bike repair',
      place: 'In Rosemont',
      text: 'Trades tune-up vouchers for coffees.',
    },
    {
      id: 'fournil-lune',
      name: 'Moon Bakery',
      trade: 'Baker',
      place: 'On the Plateau',
      text: 'Names three neighbours on every bag.',
    },
    {
      id: 'clinique-souffle',
      name: 'Breath Clinic',
      trade: 'Physiotherapy',
      place: 'In Laval',
      text: 'Publishes a monthly tip with a sports shop.',
    },
  ],
  recommended: [
    {
      id: 'verger-urbain',
      name: 'Urban Orchard',
      trade: 'Florist',
      place: 'In Villeray',
      text: 'Looking for a hall and a photographer.',
    },
    {
      id: 'comptoir-clair',
      name: 'Clear Counter',
      trade: 'Accounting',
      place: 'Downtown',
      text: 'Advises shops that are opening.',
    },
    {
      id: 'studio-aube',
      name: 'Dawn Studio',
      trade: 'Yoga classes',
      place: 'In Mile End',
      text: 'Would like offers for two with a café.',
    },
  ],
};
