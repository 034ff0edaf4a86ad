import type { CompanyCopy } from './shape.ts';

export const fr: CompanyCopy = {
  offices: {
    montreal: {
      street: '4120, rue du Méridien, bureau 300',
      city: 'Montréal',
      note: 'siège social',
    },
    newYork: { street: '88 Halyard Street, Suite 12', city: 'New York', note: null },
    delaware: { street: '250 Lantern Row', city: 'Delaware', note: null },
  },
  roles: { ceo: 'présidente-directrice générale', coo: 'directeur des opérations' },
  hours: 'Lundi au vendredi, 9 h à 18 h (heure de Montréal, EST)',
  copyright: '© 2026 Iluma Visibilité inc. Tous droits réservés.',
  dataProtection: 'Vos données restent à vous : nous ne les vendons pas.',
  compliance: 'Loi 25 et RGPD : aucun traceur sans votre accord.',
  sample: {
    mark: 'exemple',
    notice:
      'Site d’exemple : entreprise, personnes, clients, témoignages et chiffres sont inventés.',
  },
};
