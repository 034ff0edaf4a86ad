import { fr as full } from './full/fr.ts';
import type { AdlumaCopy } from './shape.ts';
import { fr as simulator } from './simulator/fr.ts';

export const fr: AdlumaCopy = {
  simulator,
  quick: {
    title: 'ADLUMA : simulateur de budget publicitaire | Iluma',
    description:
      'Simulez un budget Google, Meta ou YouTube : impressions, clics, demandes et coûts estimés, avec les sources et la répartition la plus rentable.',
    eyebrow: 'ADLUMA, simulateur de budget',
    heading: { before: 'Simulez votre\nbudget ', emphasis: 'publicitaire', after: '' },
    lead: 'Quatre choix suffisent pour estimer votre visibilité, vos visites et vos demandes. Chaque chiffre de départ est daté, sourcé et modifiable.',
    form: 'Votre campagne',
    more: {
      title: 'Aller plus loin',
      text: 'Taux de vente, marge, frais, montants par canal, montée en puissance, scénarios côte à côte : le simulateur complet reprend vos choix.',
      link: 'Ouvrir le simulateur complet',
    },
  },
  full,
  loading: {
    title: 'Chargement du Simulateur IA | Iluma',
    description:
      'Une page de passage vers le simulateur publicitaire ADLUMA complet, qui s’ouvre tout seul. Un lien y mène aussi, si rien ne se passe.',
    heading: 'Chargement du Simulateur IA',
    redirecting: 'Redirection en cours...',
    go: 'Ouvrir le simulateur complet',
  },
};
