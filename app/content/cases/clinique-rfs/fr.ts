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
    'Comment une clinique de Laval a obtenu des avis de ses patients, dans le respect de leur vie privée, et transformé sa fiche Google en six mois.',
  heading: { before: 'Des avis Google\npour ', emphasis: 'une clinique', after: '' },
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
        'Un message court, envoyé le lendemain aux patients qui l’ont accepté. Aucun filtre : tous reçoivent le même.',
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
    'Pour obtenir des avis, il faut les demander à tous les patients.',
    'Les réponses comptent autant que les avis : le prochain patient lit les deux.',
  ],
};
