import type { CrossVisibilityCopy } from '../shape.ts';

export const fr: CrossVisibilityCopy['network'] = {
  current: 'Réseau actuel',
  candidates: 'Candidats recommandés',
  note: 'Fiches d’exemple : les noms sont inventés. Votre liste réelle se construit avec vous.',
  contact: 'Contacter',
  members: [
    {
      id: 'atelier-pedale',
      name: 'Atelier Pédale',
      trade: 'Réparation de vélos',
      place: 'Rosemont',
      text: 'Échange des bons de réglage contre des cafés.',
    },
    {
      id: 'fournil-lune',
      name: 'Le Fournil de la Lune',
      trade: 'Boulangerie',
      place: 'Plateau',
      text: 'Cite trois voisins sur chaque sac.',
    },
    {
      id: 'clinique-souffle',
      name: 'Clinique du Souffle',
      trade: 'Physiothérapie',
      place: 'Laval',
      text: 'Publie un conseil par mois avec une boutique de sport.',
    },
  ],
  recommended: [
    {
      id: 'verger-urbain',
      name: 'Verger Urbain',
      trade: 'Fleuriste',
      place: 'Villeray',
      text: 'Cherche une salle et un photographe.',
    },
    {
      id: 'comptoir-clair',
      name: 'Comptoir Clair',
      trade: 'Comptabilité',
      place: 'Centre-ville',
      text: 'Conseille des commerces qui ouvrent.',
    },
    {
      id: 'studio-aube',
      name: 'Studio Aube',
      trade: 'Yoga',
      place: 'Mile End',
      text: 'Voudrait proposer des offres communes avec un café.',
    },
  ],
};
