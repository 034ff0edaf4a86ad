import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('fr');

export const fr: ServiceCopy = {
  title: 'Blogs inter-sites : articles chez des partenaires | Iluma',
  description:
    'Des articles publiés chez vous et cités par des sites partenaires : choix des sujets, rédaction, liens et suivi. Ce que vous recevez chaque mois.',
  head: {
    eyebrow: 'Blogs inter-sites',
    title: { before: 'Des articles cités par des ', emphasis: 'sites partenaires', after: '' },
    lead: 'Vos articles paraissent sur votre site et sont cités par des sites aux sujets voisins, quand la citation sert leurs lecteurs.',
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
      text: 'Ce que vos clients cherchent, ce que les sites voisins publient, et ce qui manque encore.',
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
      text: 'Les articles qui progressent sont complétés, ceux qui stagnent sont réécrits ou retirés.',
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
  priceNote: 'Prix de départ de la création de contenu ; il varie selon le nombre d’articles.',
  tool: 'Essayer BlogIA',
  questions: [
    {
      question: 'S’agit-il de liens achetés ?',
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
    lead: 'On vous montre les articles qu’elle peut donner, et qui les citerait.',
  },
};
