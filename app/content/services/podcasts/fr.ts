import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('fr');

export const fr: ServiceCopy = {
  title: 'Balados SEO (podcasts) pour commerces | Iluma',
  description:
    'Des balados courts qui répondent aux questions de vos clients, publiés sur les plateformes d’écoute et transcrits pour Google. Calendrier et prix.',
  head: {
    eyebrow: 'Podcasts positionnels',
    title: { before: 'Des ', emphasis: 'balados SEO', after: ' qui répondent à vos clients' },
    lead: 'Vous parlez de votre métier comme au comptoir. Nous en faisons des épisodes courts, chacun sur une question que vos clients posent.',
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
    'Les titres, les descriptions et les chapitres',
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
      question: 'Que veut dire « positionnel » ?',
      answer:
        'Chaque épisode vise une question précise, pour que sa page réponde à cette recherche-là.',
    },
  ],
  closing: {
    title: { before: 'Quel sera votre ', emphasis: 'premier épisode', after: ' ?' },
    lead: 'Dites-nous ce que vos clients vous demandent le plus souvent : ce sera votre premier sujet.',
  },
};
