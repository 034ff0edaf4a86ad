import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('fr');

export const fr: ServiceCopy = {
  title: 'Visibilité locale : fiche Google et annuaires | Iluma',
  description:
    'Vos coordonnées exactes dans plus de 50 annuaires, une fiche Google complète et une réponse à chaque avis. Étapes, livrables et prix de départ.',
  head: {
    eyebrow: 'Visibilité locale IA',
    title: { before: 'Vos coordonnées exactes ', emphasis: 'partout en ligne', after: '' },
    lead: 'Un mauvais numéro dans un annuaire vous coûte des appels. Nous corrigeons vos fiches, puis nous les surveillons.',
  },
  figures: [{ value: figures.directories, label: 'annuaires où votre fiche est indexée' }],
  weeks: [
    {
      when: 'Semaine 1',
      title: 'Le relevé',
      text: 'Toutes vos fiches, avec leurs erreurs : adresse, heures, numéro, catégories, doublons.',
    },
    {
      when: 'Semaines 2 et 3',
      title: 'La correction',
      text: 'Votre fiche d’établissement complétée, les annuaires corrigés, les doublons retirés.',
    },
    {
      when: 'Semaines 4 à 8',
      title: 'Les avis',
      text: 'Une façon simple d’en demander, une réponse préparée pour chacun. Vous la validez avant publication.',
    },
    {
      when: 'Chaque mois',
      title: 'La carte',
      text: 'Votre rang, quartier par quartier, sur une carte de chaleur que vous comparez au mois d’avant.',
    },
  ],
  deliverables: [
    'Un relevé de toutes vos fiches et de leurs erreurs',
    'La fiche d’établissement complète, photos comprises',
    'Les annuaires corrigés et surveillés',
    'Des réponses aux avis, prêtes à publier',
    'Une carte de votre rang, chaque mois',
  ],
  price: figures.priceLocalSeo,
  priceNote: 'Un établissement, relevé et corrections compris.',
  tool: 'Voir la carte de chaleur',
  questions: [
    {
      question: 'J’ai trois adresses : est-ce trois fois le prix ?',
      answer: 'Non. Le relevé sert aux trois ; on vous fait un prix pour l’ensemble.',
    },
    {
      question: 'Pouvez-vous retirer un mauvais avis ?',
      answer:
        'Seulement s’il enfreint les règles du site. Sinon on vous aide à y répondre, et à en recevoir de meilleurs.',
    },
  ],
  closing: {
    title: { before: 'Faites vérifier ', emphasis: 'vos fiches', after: '' },
    lead: 'Donnez-nous le nom de votre commerce : nous vous disons ce qu’affichent les annuaires.',
  },
};
