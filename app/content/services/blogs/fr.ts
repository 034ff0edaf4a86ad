import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('fr');

export const fr: ServiceCopy = {
  title: 'Blogs inter-sites — des articles qui se citent',
  description:
    'Un réseau de blogs dont les articles se répondent d’un site à l’autre. Comment on choisit les sujets, qui écrit, ce que vous recevez chaque mois.',
  head: {
    eyebrow: 'Blogs inter-sites',
    title: { before: 'Un article seul ', emphasis: 'se perd', after: '. Un réseau se trouve.' },
    lead: 'Vos articles sont publiés chez vous et cités par des sites qui parlent de sujets voisins, avec de vraies raisons de le faire.',
  },
  figures: [
    { value: figures.blogSites, label: 'sites par réseau' },
    { value: figures.blogArticles, label: 'articles par mois' },
    { value: figures.blogAuthority, label: 'd’autorité de domaine' },
  ],
  weeks: [
    {
      when: 'Semaine 1',
      title: 'La carte des sujets',
      text: 'Ce que vos clients cherchent, ce que vos voisins publient, et les trous entre les deux.',
    },
    {
      when: 'Semaines 2 et 3',
      title: 'L’écriture',
      text: 'BlogIA prépare les plans, une rédactrice écrit, vous relisez ce qui parle de vous.',
    },
    {
      when: 'Semaine 4',
      title: 'La publication',
      text: 'Chaque article paraît avec ses citations, ses images et ses données structurées.',
    },
    {
      when: 'Chaque mois',
      title: 'L’entretien',
      text: 'Les articles qui montent sont complétés, ceux qui dorment sont réécrits ou retirés.',
    },
  ],
  deliverables: [
    'Une carte des sujets, mise à jour chaque trimestre',
    'Les articles, chez vous et dans le réseau',
    'Des citations qui ont un sens pour le lecteur',
    'La liste de tous les liens, que vous consultez quand vous voulez',
    'Un suivi par article : positions, lectures, demandes',
  ],
  price: figures.priceContent,
  priceNote: 'Prix de départ de la création de contenu ; il suit le nombre d’articles.',
  tool: 'Essayer BlogIA',
  questions: [
    {
      question: 'N’est-ce pas du lien acheté ?',
      answer:
        'Non. Les sites du réseau ont un sujet, des lecteurs et un droit de refus. Un lien qui n’aide pas le lecteur n’est pas publié.',
    },
    {
      question: 'Qui signe les articles ?',
      answer: 'Vous, ou la personne de votre équipe qui connaît le sujet.',
    },
  ],
  closing: {
    title: { before: 'Commencez par ', emphasis: 'une question', after: ' de vos clients.' },
    lead: 'On vous montre les articles qu’elle pourrait devenir, et qui les citerait.',
  },
};
