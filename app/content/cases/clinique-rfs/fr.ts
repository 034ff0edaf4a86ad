import { figuresIn } from '../../claims.ts';
import { exampleGoals } from '../progress.ts';
import { fr as home } from '../../home/fr.ts';
import type { CaseText } from '../shape.ts';
import { fr as stay } from '../stay/fr.ts';

const figures = figuresIn('fr');
const { items } = home.cases;

export const fr: CaseText = {
  title: `Clinique RFS : ${figures.caseRating} sur ${figures.caseReviews} avis | Iluma`,
  description:
    'De bons soins, peu d’avis : comment une clinique de quartier a fait parler ses patients, dans le respect de leur vie privée, et changé sa fiche.',
  heading: { before: 'De bons soins,\nenfin ', emphasis: 'racontés', after: '.' },
  lead: items['clinique-rfs'].summary,
  client: 'Clinique RFS',
  sector: 'Santé',
  location: 'Laval, Chomedey',
  languages: 'Français, anglais, espagnol',
  services: ['Visibilité locale', 'Fidélisation', 'SEO IA'],
  diagnosis: [
    'Les patients étaient contents et ne le disaient à personne en ligne.',
    'Les rares avis restaient sans réponse, les moins bons comme les meilleurs.',
    'D’un annuaire à l’autre, le numéro de téléphone n’était pas le même.',
  ],
  actions: [
    {
      module: 'HUB',
      action: 'Une demande polie après chaque visite',
      detail:
        'Un message court, envoyé le lendemain, à qui l’a permis. Aucun filtre : tout le monde reçoit le même.',
    },
    {
      module: 'ILA',
      action: 'Les mêmes coordonnées partout',
      detail: 'Nom, adresse et téléphone corrigés dans les annuaires, puis vérifiés chaque mois.',
    },
    {
      module: 'BlogIA',
      action: 'Répondre à chaque avis',
      detail:
        'Des modèles de réponse qui ne révèlent rien d’un dossier, adaptés et signés par la clinique.',
    },
  ],
  results: [
    {
      metric: 'Note moyenne',
      value: figures.caseRating,
      improvement: `sur ${figures.caseReviews} avis publiés`,
      basis: 'de la note maximale',
    },
    {
      metric: 'Avis publiés',
      value: figures.caseReviews,
      improvement: 'tous avec une réponse',
      basis: `d’un objectif d’exemple de ${exampleGoals.reviews} avis`,
    },
    stay,
  ],
  achievements: [
    'Demander un avis fait partie de la fin de chaque visite.',
    'Les coordonnées sont les mêmes dans tous les annuaires suivis.',
    'L’accueil sait répondre à un avis difficile, en trois langues.',
  ],
  recommendations: [
    'Ajouter une page par soin, avec la préparation et la durée.',
    'Afficher les langues parlées par chaque praticien.',
    'Relire les réponses aux avis une fois par trimestre.',
  ],
  testimonial: {
    quote: items['clinique-rfs'].quote,
    author: 'Dre Rania F.',
    position: 'Directrice',
  },
  provenPoints: [
    'On obtient des avis en les demandant, pas en les choisissant.',
    'Répondre compte autant que recevoir : le prochain patient lit les deux.',
  ],
};
