import type { CrossVisibilityCopy } from '../shape.ts';

export const en: CrossVisibilityCopy['network'] = {
  current: 'Current network',
  candidates: 'Recommended candidates',
  note: 'Sample listings with made-up names. We build your real list with you.',
  contact: 'Contact',
  members: [
    {
      id: 'atelier-pedale',
      name: 'The Pedal Shop',
      trade: 'Bike repair',
      place: 'In Rosemont',
      text: 'Swaps tune-up vouchers for coffees.',
    },
    {
      id: 'fournil-lune',
      name: 'Half Moon Bakery',
      trade: 'Baker',
      place: 'On the Plateau',
      text: 'Mentions three local shops on every bag.',
    },
    {
      id: 'clinique-souffle',
      name: 'Deep Breath Physio',
      trade: 'Physiotherapy',
      place: 'In Laval',
      text: 'Publishes a monthly tip with a sports shop.',
    },
  ],
  recommended: [
    {
      id: 'verger-urbain',
      name: 'Orchard Lane Flowers',
      trade: 'Florist',
      place: 'In Villeray',
      text: 'Looking for a banquet hall and a photographer.',
    },
    {
      id: 'comptoir-clair',
      name: 'Clear Books Accounting',
      trade: 'Accounting',
      place: 'Downtown',
      text: 'Advises new shops.',
    },
    {
      id: 'studio-aube',
      name: 'Daybreak Yoga',
      trade: 'Yoga classes',
      place: 'In Mile End',
      text: 'Would like a joint offer with a café.',
    },
  ],
};
