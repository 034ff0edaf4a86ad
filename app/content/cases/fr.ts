import { whileSample } from '../company/sample.ts';
import { fr as cliniqueRfs } from './clinique-rfs/fr.ts';
import { fr as conceptM } from './concept-m/fr.ts';
import { fr as katzSport } from './katz-sport/fr.ts';
import { fr as literieAmitie } from './literie-amitie/fr.ts';
import type { CasesCopy } from './shape.ts';
import { fr as stay } from './stay/fr.ts';

const duration = stay.value;

export const fr: CasesCopy = {
  page: {
    title: 'Études de cas SEO local : quatre commerces | Iluma',
    description:
      'Sport, santé, meubles, literie : diagnostic, actions et résultats SEO de quatre commerces du Québec accompagnés six mois, avec le mot de chaque client.',
    eyebrow: 'Études de cas',
    heading: { before: 'Les résultats de ', emphasis: 'quatre commerces', after: ' locaux' },
    lead: 'Pour chaque client : le point de départ, nos actions, les résultats chiffrés et ce qu’il reste à faire.',
    filter: 'Secteur',
    trades: { all: 'Tous', sport: 'Sport', health: 'Santé', home: 'Maison' },
    read: 'Lire l’étude',
    note: `Chiffres déclarés par l’agence.${whileSample(' Les personnes et leurs commerces sont fictifs ; un objectif dit « d’exemple » ne sert qu’à donner une échelle à la barre.')}`,
    closing: {
      title: { before: 'Parlons de ', emphasis: 'votre commerce', after: '' },
      lead: 'Présentez-nous votre commerce : nous vous disons lequel de ces cas lui ressemble, et par quoi commencer.',
      button: 'Présenter mon commerce',
      second: 'Calculer mon score ILA',
    },
  },
  frame: {
    eyebrow: 'Étude de cas',
    contact: 'Demander un plan semblable',
    all: 'Toutes les études de cas',
    facts: {
      client: 'Client',
      sector: 'Secteur',
      duration: 'Durée',
      location: 'Lieu',
      languages: 'Langues',
      services: 'Services',
    },
    duration,
    results: {
      title: { before: 'Les ', emphasis: 'résultats', after: '' },
      lead: 'Ce que l’agence a compté au terme de l’accompagnement.',
    },
    background: 'Avant de commencer',
    diagnosis: 'Le diagnostic de départ',
    baseline: {
      title: 'Mesuré au départ',
      columns: ['Mesure', 'Valeur', 'Période'],
    },
    actions: 'Ce que nous avons fait',
    setbacks: { before: 'Ce qui n’a ', emphasis: 'pas marché', after: '' },
    interview: { before: 'Le client ', emphasis: 'raconte', after: '' },
    achievements: 'Ce qui reste en place',
    recommendations: 'Ce que nous conseillons pour la suite',
    provenPoints: 'Ce que ce cas démontre',
    next: 'Étude suivante',
    closing: {
      title: { before: 'Demandez votre ', emphasis: 'diagnostic', after: '' },
      lead: 'Nous commençons toujours par un diagnostic, avant toute proposition. Il ne vous engage à rien.',
      button: 'Demander mon diagnostic',
    },
  },
  studies: {
    'katz-sport': katzSport,
    'clinique-rfs': cliniqueRfs,
    'concept-m': conceptM,
    'literie-amitie': literieAmitie,
  },
};
