import { figuresIn } from '../../claims.ts';
import { fr as home } from '../../home/fr.ts';
import type { CaseText } from '../shape.ts';
import { fr as stay } from '../stay/fr.ts';

const figures = figuresIn('fr');
const { items } = home.cases;

export const fr: CaseText = {
  title: `Literie Amitié : top 3 pour ${figures.caseTopThree} mots-clés | Iluma`,
  description:
    'Comment un magasin de literie de Longueuil est entré dans le top 3 de Google sur six recherches, face aux grandes chaînes.',
  heading: { before: 'Un magasin de literie\nface ', emphasis: 'aux chaînes', after: '' },
  lead: items['literie-amitie'].summary,
  client: 'Literie Amitié',
  sector: 'Literie',
  location: 'Longueuil',
  languages: 'Français, anglais',
  services: ['SEO IA', 'Pages de destination', 'Visibilité locale'],
  diagnosis: [
    'Le magasin visait les mêmes mots que les chaînes, avec bien moins de moyens.',
    'Personne ne savait quelle recherche menait à une vente en magasin.',
    'Les pages parlaient de modèles, pas de maux de dos ni de livraison à l’étage.',
  ],
  actions: [
    {
      module: 'ILLUMATCH',
      action: 'Choisir six recherches',
      detail:
        'Assez cherchées pour compter, assez précises pour être gagnées par un magasin indépendant.',
    },
    {
      module: 'Landing',
      action: 'Une réponse complète par recherche',
      detail:
        'Six pages : conseils d’essai, prix, livraison et reprise de l’ancien matelas, rien d’autre.',
    },
    {
      module: 'HUB',
      action: 'Relier la recherche à la vente',
      detail: 'Une question posée en caisse, notée chaque soir, comparée aux visites chaque mois.',
    },
  ],
  results: [
    {
      metric: 'Positions de tête',
      value: 'Top 3',
      improvement: `pour ${figures.caseTopThree} mots-clés`,
      basis: 'des recherches choisies sont dans les trois premières places',
    },
    {
      metric: 'Ventes reliées à leur recherche',
      value: 'Chaque mois',
      improvement: 'dans un seul tableau',
      basis: 'du suivi prévu est en place',
    },
    stay,
  ],
  achievements: [
    'Le budget de contenu va aux six pages qui vendent.',
    'La gérante lit elle-même son tableau du mois.',
    'Le choix des recherches abandonnées est noté par écrit.',
  ],
  recommendations: [
    'Défendre les six positions avant d’en viser une septième.',
    'Ajouter l’essai sur rendez-vous.',
    'Revoir le choix des mots une fois par an.',
  ],
  testimonial: {
    quote: items['literie-amitie'].quote,
    author: 'Amélie T.',
    position: 'Gérante',
  },
  provenPoints: [
    'Un petit budget gagne à viser peu de mots-clés.',
    'Compter les ventes en magasin éclaire plus que compter les impressions.',
  ],
};
