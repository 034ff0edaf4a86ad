import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('fr');

export const fr: ServiceCopy = {
  title: 'Meta Ads — des annonces qui coupent ce qui ne rapporte pas',
  description:
    'Des campagnes Facebook et Instagram pour un commerce local : un budget simulé avant, des annonces testées, un coût par client que vous connaissez.',
  head: {
    eyebrow: 'Meta Ads',
    title: { before: 'Payer pour des clients, ', emphasis: 'pas pour des vues', after: '.' },
    lead: 'On simule votre budget avant de le dépenser, on teste peu d’annonces à la fois, et on arrête ce qui ne rapporte pas, même le plus joli.',
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
      text: 'Peu de publics, peu d’annonces, un petit budget. Rien de plus.',
    },
    {
      when: 'Semaines 2 à 4',
      title: 'Le tri',
      text: 'Ce qui coûte trop cher s’arrête, le budget va vers ce qui amène des demandes.',
    },
    {
      when: 'Chaque semaine',
      title: 'Le compte',
      text: 'Dépense, demandes, clients, coût par client. Une ligne, le lundi.',
    },
  ],
  deliverables: [
    'Une simulation de budget, avec ses hypothèses',
    'Les annonces, textes et visuels',
    'Une page d’arrivée par annonce',
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
    title: { before: 'Simulez ', emphasis: 'avant de payer', after: '.' },
    lead: 'Un budget, un secteur, un objectif : voyez ce qu’il peut rapporter, puis parlons-en.',
  },
};
