import { figuresIn } from '../../claims.ts';
import { exampleGoals } from '../progress.ts';
import { fr as home } from '../../home/fr.ts';
import type { CaseText } from '../shape.ts';
import { fr as stay } from '../stay/fr.ts';

const figures = figuresIn('fr');
const { items } = home.cases;

const duration = stay.value;

export const fr: CaseText = {
  title: `Katz Sport : ${figures.caseTraffic} de trafic organique en ${duration} | Iluma`,
  description:
    'Comment une boutique de sport du Plateau, à Montréal, est devenue visible dans toute la ville : une page par sport et par quartier, et des guides.',
  heading: {
    before: 'Une boutique de sport\ntrouvée dans ',
    emphasis: 'toute la ville',
    after: '',
  },
  lead: items['katz-sport'].summary,
  client: 'Katz Sport',
  sector: 'Boutique de sport',
  location: 'Montréal, Plateau',
  languages: 'Français, anglais',
  services: ['SEO IA', 'Visibilité locale', 'Blogs inter-sites'],
  diagnosis: [
    'Le site tenait en une page : Google ne savait pas quels sports la boutique couvrait.',
    'La fiche d’établissement avait une catégorie trop large, et les horaires d’un hiver passé.',
    'Les clients cherchaient « affûtage de patins » ; le site n’en parlait nulle part.',
  ],
  actions: [
    {
      module: 'ILA',
      action: 'Mesurer, quartier par quartier',
      detail:
        'Un relevé des recherches par sport et par secteur de la ville, pour savoir où la boutique manquait.',
    },
    {
      module: 'Landing',
      action: 'Une page par sport et par quartier',
      detail:
        'Chaque page répond à une recherche précise : marques tenues, ajustement sur place, trajet pour venir.',
    },
    {
      module: 'BlogIA',
      action: 'Des guides avant chaque saison',
      detail:
        'Choisir ses patins, entretenir ses skis : des articles relus par l’équipe du magasin, publiés avant la demande.',
    },
  ],
  results: [
    {
      metric: 'Trafic organique',
      value: figures.caseTraffic,
      improvement: `en ${duration}`,
      basis: 'des visites d’aujourd’hui n’existaient pas au départ',
    },
    {
      metric: 'Mots-clés en page 1',
      value: figures.caseKeywords,
      improvement: 'présents en première page de Google',
      basis: `d’un objectif d’exemple de ${exampleGoals.keywords} mots-clés`,
    },
    stay,
  ],
  achievements: [
    'Chaque sport vendu en magasin a sa page, en français et en anglais.',
    'La fiche d’établissement a les bons horaires, les bons services, avec des photos du mois.',
    'L’équipe publie seule ses guides de saison.',
  ],
  recommendations: [
    'Ouvrir la prise de rendez-vous en ligne pour l’affûtage.',
    'Demander un avis à chaque ajustement de patins.',
    'Préparer les pages de la saison d’été dès la fin de l’hiver.',
  ],
  testimonial: {
    quote: items['katz-sport'].quote,
    author: 'David K.',
    position: 'Propriétaire',
  },
  provenPoints: [
    'Une page par recherche fonctionne mieux qu’une page qui dit tout.',
    'Un petit site précis peut passer devant une grande enseigne sur une recherche de quartier.',
  ],
};
