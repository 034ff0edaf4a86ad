import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('fr');

export const fr: ServiceCopy = {
  title: 'Création de pages de destination (landing) | Iluma',
  description:
    'Des pages construites autour d’une seule action : appeler, réserver, écrire. Tests chaque semaine, livrables, calendrier et prix de départ.',
  head: {
    eyebrow: 'Pages de destination',
    title: { before: 'Des pages de destination qui amènent ', emphasis: 'des demandes', after: '' },
    lead: 'Chaque annonce, chaque recherche mérite sa propre page. Nous la construisons, nous la testons et nous gardons ce qui marche.',
  },
  figures: [
    { value: figures.landingConversion, label: 'de conversion' },
    { value: figures.landingLeads, label: 'de demandes' },
    { value: figures.landingReturn, label: 'de retour sur investissement' },
  ],
  weeks: [
    {
      when: 'Jours 1 et 2',
      title: 'Le cadrage',
      text: 'À qui parle la page, ce qu’elle promet et la seule action qu’elle demande.',
    },
    {
      when: 'Jours 3 à 6',
      title: 'Le texte et le design',
      text: 'Le texte d’abord, la forme ensuite. Vous voyez une vraie page, pas une maquette.',
    },
    {
      when: 'Jour 10',
      title: 'La mise en ligne',
      text: 'Rapide sur un vieux téléphone, lisible par tous, mesurée sans pister personne.',
    },
    {
      when: 'Chaque semaine',
      title: 'Le test',
      text: 'Un titre contre un autre, un formulaire plus court, une preuve de plus : la meilleure version reste.',
    },
  ],
  deliverables: [
    'Une page en ligne, dans vos couleurs',
    'Le texte, en français, anglais et espagnol si besoin',
    'Un formulaire court et fiable',
    'Un test par semaine et son résultat',
    'Le nombre de demandes, chaque semaine',
  ],
  price: figures.priceLanding,
  priceNote: 'Une page, son texte, sa mise en ligne et ses premiers tests.',
  tool: 'Construire une page d’essai',
  questions: [
    {
      question: 'Puis-je garder mon site ?',
      answer: 'Oui. La page s’y ajoute, sur votre domaine, et y renvoie.',
    },
    {
      question: 'Qu’est-ce qu’une page « aimant » ?',
      answer:
        'Une page qui donne d’abord quelque chose d’utile : un calcul, une liste, une réponse. Nous le trouvons avec vous.',
    },
  ],
  closing: {
    title: { before: 'Que doit ', emphasis: 'déclencher', after: ' votre page ?' },
    lead: 'Des appels, des rendez-vous, des devis ? Dites-le-nous, et nous vous montrons la page.',
  },
};
