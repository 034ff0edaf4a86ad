import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('fr');

export const fr: ServiceCopy = {
  title: 'Podcasts positionnels — votre expertise, à l’oreille',
  description:
    'Des épisodes courts qui répondent aux questions de vos clients, publiés sur les plateformes d’écoute et transcrits pour la recherche. Calendrier et prix.',
  head: {
    eyebrow: 'Podcasts positionnels',
    title: { before: 'Vos clients ', emphasis: 'écoutent déjà', after: ' quelqu’un.' },
    lead: 'Vous parlez de votre métier, comme au comptoir. On en fait des épisodes courts, chacun construit sur une question que les gens posent.',
  },
  figures: [
    { value: figures.podcastEpisodes, label: 'épisodes par mois' },
    { value: figures.podcastPlatforms, label: 'plateformes de diffusion' },
    { value: figures.podcastAudience, label: 'auditeurs' },
  ],
  weeks: [
    {
      when: 'Semaine 1',
      title: 'Les questions',
      text: 'On relève ce que vos clients tapent et demandent, et on en tire les sujets du mois.',
    },
    {
      when: 'Semaine 2',
      title: 'L’enregistrement',
      text: 'À distance ou dans votre commerce. Nous posons les questions, vous répondez.',
    },
    {
      when: 'Semaine 3',
      title: 'Le montage',
      text: 'Son nettoyé, longueurs coupées, titre et description écrits pour la recherche.',
    },
    {
      when: 'Semaine 4',
      title: 'La diffusion',
      text: 'Chaque épisode part sur les plateformes et devient une page de votre site, avec sa transcription.',
    },
  ],
  deliverables: [
    'Les épisodes du mois, montés',
    'Titres, descriptions et chapitres',
    'Une transcription relue par épisode, publiée chez vous',
    'La diffusion sur les plateformes d’écoute',
    'Les écoutes et les visites venues de la recherche, chaque mois',
  ],
  price: figures.pricePodcasts,
  priceNote: 'Préparation, enregistrement, montage et diffusion compris.',
  tool: 'Trouver un premier sujet avec BlogIA',
  questions: [
    {
      question: 'Je n’ai jamais parlé dans un micro.',
      answer:
        'C’est une conversation, pas un discours. On garde le meilleur, et rien ne paraît sans votre accord.',
    },
    {
      question: 'Qu’est-ce que « positionnel » veut dire ?',
      answer:
        'Chaque épisode vise une question précise, pour que sa page réponde à cette recherche-là.',
    },
  ],
  closing: {
    title: { before: 'Votre première question, ', emphasis: 'à voix haute', after: '.' },
    lead: 'Dites-nous ce que vos clients vous demandent le plus souvent : c’est l’épisode un.',
  },
};
