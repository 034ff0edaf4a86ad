import { fr as simulator } from './simulator/fr.ts';
import { fr as full } from './full/fr.ts';
import type { AdlumaCopy } from './shape.ts';

export const fr: AdlumaCopy = {
  simulator,
  quick: {
    title: 'Simulateur ADLUMA — que peut donner mon budget pub ?',
    description:
      'Un budget, un secteur, des canaux, un objectif : impressions, clics, leads et coûts estimés, avec les sources et la répartition qui rapporte le plus.',
    eyebrow: 'ADLUMA, simulateur de budget',
    heading: { before: 'Votre budget,\navant de le ', emphasis: 'dépenser', after: '.' },
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
    title: 'Chargement du Simulateur IA — Iluma',
    description:
      'Une page de passage vers le simulateur publicitaire ADLUMA complet, qui s’ouvre tout seul. Un lien y mène aussi, si rien ne se passe.',
    heading: 'Chargement du Simulateur IA',
    redirecting: 'Redirection en cours...',
    go: 'Ouvrir le simulateur complet',
  },
};
