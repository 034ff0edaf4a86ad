import type { LeadsCopy } from '../shape.ts';

export const fr: LeadsCopy['conversion'] = {
  title: 'Convertir {name} en client',
  known: 'Ce client existe peut-être déjà :',
  join: 'Joindre à {name}',
  create: 'Créer un nouveau client',
  search: {
    label: 'Joindre à un autre client',
    found: { one: '{count} client trouvé', other: '{count} clients trouvés' },
    firstOf: 'Les {count} premiers sur {total} : tapez quelques lettres pour trouver les autres.',
    none: 'Aucun client ne correspond',
  },
  name: 'Nom du client',
  sector: 'Secteur',
  email: 'Courriel',
  phone: 'Téléphone',
  website: 'Site web',
  address: 'Adresse',
  project: 'Projet à ouvrir',
  projectHelp: 'Facultatif. Laissez vide pour ne créer que le client.',
  submit: 'Convertir',
  done: '{name} est dans les clients.',
  duplicate: 'Ce client existe peut-être déjà. Choisissez avant de continuer.',
  clientChanged: 'La fiche de ce client vient de changer. Rien n’a été enregistré : recommencez.',
  invalid: 'Un champ n’est pas valable : {fields}.',
  close: 'Fermer',
  guard: {
    unsaved: 'Ce que vous avez écrit sera perdu.',
    discard: 'Abandonner',
    keep: 'Continuer',
  },
};
