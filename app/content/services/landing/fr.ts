import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('fr');

export const fr: ServiceCopy = {
  title: 'Landing pages aimants — une page, une action',
  description:
    'Des pages construites autour d’une seule action : appeler, réserver, écrire. Ce qu’on teste chaque semaine, ce que vous recevez et le prix de départ.',
  head: {
    eyebrow: 'Landing pages aimants',
    title: { before: 'Une page. Une raison de ', emphasis: 'vous écrire', after: '.' },
    lead: 'Chaque annonce, chaque recherche mérite sa propre page. Nous la construisons, nous la testons et nous gardons ce qui marche.',
  },
  figures: [
    { value: figures.landingConversion, label: 'de conversion' },
    { value: figures.landingLeads, label: 'de prospects' },
    { value: figures.landingReturn, label: 'de retour sur investissement' },
  ],
  weeks: [
    {
      when: 'Jours 1 et 2',
      title: 'Le brief',
      text: 'À qui parle la page, ce qu’elle promet, ce qu’elle demande. Une seule chose.',
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
      text: 'Un titre contre un autre, un formulaire plus court, une preuve de plus. Le meilleur reste.',
    },
  ],
  deliverables: [
    'Une page en ligne, dans vos couleurs',
    'Le texte, en français, anglais et espagnol si besoin',
    'Un formulaire qui ne perd rien',
    'Un test par semaine et son résultat',
    'Un chiffre par semaine : combien ont écrit',
  ],
  price: figures.priceLanding,
  priceNote: 'Une page, son texte, sa mise en ligne et ses premiers tests.',
  tool: 'Construire une page d’essai',
  questions: [
    {
      question: 'Puis-je garder mon site ?',
      answer: 'Oui. La page vit à côté, sur votre domaine, et mène vers votre site.',
    },
    {
      question: 'Pourquoi « aimant » ?',
      answer:
        'Parce que la page donne d’abord quelque chose d’utile : un calcul, une liste, une réponse. On le trouve avec vous.',
    },
  ],
  closing: {
    title: { before: 'Quelle action ', emphasis: 'vous manque', after: ' ?' },
    lead: 'Plus d’appels, plus de rendez-vous, plus de devis : dites-nous laquelle, on vous montre la page.',
  },
};
