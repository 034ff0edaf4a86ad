import type { PeopleCopy } from './shape.ts';

export const fr: PeopleCopy = {
  title: 'Personnes à contacter',
  first: 'Contact principal',
  add: 'Ajouter une personne',
  addTitle: 'Nouvelle personne à contacter',
  editTitle: 'Modifier {name}',
  fields: {
    name: 'Nom de la personne',
    role: 'Fonction',
    email: 'Courriel de la personne',
    phone: 'Téléphone de la personne',
    language: 'Langue',
  },
  anyLanguage: 'Langue inconnue',
  edit: 'Modifier {name}',
  makeFirst: 'Choisir {name} comme contact principal',
  remove: 'Retirer {name}',
  saved: '{name} fait partie des personnes à contacter.',
  removed: '{name} ne fait plus partie des personnes à contacter.',
  madeFirst: '{name} est le contact principal.',
  full: 'Une fiche peut avoir {count} personnes à contacter au plus.',
};
