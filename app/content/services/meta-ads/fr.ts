import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('fr');

export const fr: ServiceCopy = {
  title: 'Gestion de Meta Ads pour commerces locaux | Iluma',
  description:
    'Publicité Facebook et Instagram pour commerces locaux : budget simulé d’avance, annonces testées, coût par client connu. Étapes et prix de départ.',
  head: {
    eyebrow: 'Meta Ads',
    title: {
      before: 'Des annonces Facebook et Instagram ',
      emphasis: 'mesurées en clients',
      after: '',
    },
    lead: 'Nous simulons votre budget avant de le dépenser, testons peu d’annonces à la fois et arrêtons celles qui ne rapportent pas, même les plus jolies.',
  },
  figures: [],
  weeks: [
    {
      when: 'Jours 1 à 4',
      title: 'L’objectif et la mesure',
      text: 'Ce que vaut un client pour vous, et comment on saura qu’une annonce vous en a amené un, avec l’accord du visiteur.',
    },
    {
      when: 'Jour 7',
      title: 'Le lancement',
      text: 'Peu de publics, peu d’annonces et un petit budget au départ.',
    },
    {
      when: 'Semaines 2 à 4',
      title: 'Le tri',
      text: 'Ce qui coûte trop cher s’arrête, le budget va vers ce qui amène des demandes.',
    },
    {
      when: 'Chaque semaine',
      title: 'Le bilan hebdomadaire',
      text: 'Dépense, demandes, clients et coût par client, en une ligne.',
    },
  ],
  deliverables: [
    'Une simulation de budget, avec ses hypothèses',
    'Les annonces, textes et visuels',
    'Une page de destination par annonce',
    'La mesure des demandes, dans le respect du consentement',
    'Un bilan par semaine, en une ligne',
  ],
  price: figures.priceMetaAds,
  priceNote:
    'Gestion et création comprises ; le budget publicitaire est à part et reste à votre nom.',
  tool: 'Simuler votre budget avec ADLUMA',
  questions: [
    {
      question: 'Quel budget faut-il ?',
      answer:
        'Assez pour apprendre quelque chose en deux semaines. Le simulateur vous montre à partir de quel montant le client suivant coûte trop cher.',
    },
    {
      question: 'À qui appartient le compte ?',
      answer: 'À vous. Nous y travaillons avec un accès que vous pouvez retirer.',
    },
  ],
  closing: {
    title: { before: 'Simulez votre ', emphasis: 'budget Meta Ads', after: '' },
    lead: 'Donnez un budget, un secteur et un objectif : voyez ce qu’il peut rapporter, puis parlons-en.',
  },
};
