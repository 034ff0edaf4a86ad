import type { CrossVisibilityCopy } from '../shape.ts';

export const en: CrossVisibilityCopy['network'] = {
  current: 'Current network',
  candidates: 'Recommended candidates',
  note: 'Sample listings with made-up names. We build your real list with you.',
  contact: 'Contact',
  members: [
    {
      id: 'atelier-pedale',
      name: 'Pedal Workshop',
      trade: 'Bike repair',
      place: 'In Rosemont',
      text: 'Swaps tune-up vouchers for coffees.',
    },
    {
      id: 'fournil-lune',
      name: 'Moon Bakery',
      trade: 'Baker',
      place: 'On the Plateau',
      text: 'Mentions three local shops on every bag.',
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
      text: 'Looking for a banquet hall and a photographer.',
    },
    {
      id: 'comptoir-clair',
      name: 'Clear Counter',
      trade: 'Accounting',
      place: 'Downtown',
      text: 'Advises new shops.',
    },
    {
      id: 'studio-aube',
      name: 'Dawn Studio',
      trade: 'Yoga classes',
      place: 'In Mile End',
      text: 'Would like a joint offer with a café.',
    },
  ],
};
