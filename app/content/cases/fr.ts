import { fr as katzSport } from './katz-sport/fr.ts';
import { fr as cliniqueRfs } from './clinique-rfs/fr.ts';
import { fr as conceptM } from './concept-m/fr.ts';
import { fr as literieAmitie } from './literie-amitie/fr.ts';
import type { CasesCopy } from './shape.ts';
import { fr as stay } from './stay/fr.ts';

const duration = stay.value;

export const fr: CasesCopy = {
  page: {
    title: 'Études de cas : quatre commerces, des résultats | Iluma',
    description:
      'Sport, santé, meubles, literie : le diagnostic, les actions et les résultats de quatre accompagnements de six mois, avec le témoignage de chaque client.',
    eyebrow: 'Études de cas',
    heading: { before: 'Quatre clients, quatre ', emphasis: 'trajectoires', after: '.' },
    lead: 'Le point de départ, ce que nous avons fait, ce qui a bougé. Et ce qu’il reste à faire, parce qu’un cas honnête le dit aussi.',
    filter: 'Secteur',
    trades: { all: 'Tous', sport: 'Sport', health: 'Santé', home: 'Maison' },
    read: 'Lire l’étude',
    note: 'Chiffres déclarés par l’agence. Les noms des personnes et les lieux sont fictifs ; un objectif dit « d’exemple » ne sert qu’à donner une échelle à la barre.',
    closing: {
      title: { before: 'Et si la prochaine était la ', emphasis: 'vôtre', after: ' ?' },
      lead: 'Racontez-nous votre commerce. Nous vous disons lequel de ces cas lui ressemble, et par quoi commencer.',
      button: 'Parler de mon commerce',
      second: 'Calculer mon score ILA',
    },
  },
  frame: {
    eyebrow: 'Étude de cas',
    contact: 'Je veux un plan semblable',
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
      title: { before: 'Ce qui a ', emphasis: 'bougé', after: '' },
      lead: 'Ce que l’agence a compté au terme de l’accompagnement.',
    },
    diagnosis: 'Le diagnostic de départ',
    actions: 'Ce que nous avons fait',
    achievements: 'Ce qui est acquis',
    recommendations: 'Ce que nous conseillons pour la suite',
    provenPoints: 'Ce que ce cas démontre',
    next: 'Étude suivante',
    closing: {
      title: { before: 'Votre point de départ, ', emphasis: 'd’abord', after: '.' },
      lead: 'Nous commençons comme ici : un diagnostic, avant toute proposition. Il ne vous engage à rien.',
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
