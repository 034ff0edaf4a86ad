import type { NoticesCopy } from './shape.ts';

export const fr: NoticesCopy = {
  labels: { top: 'Annonces', bottom: 'Infolettre' },
  notices: {
    promoBar: {
      text: 'Votre commerce apparaît-il dans Google ?',
      link: 'Calculez votre score ILA',
    },
    maintenanceAlert: {
      text: 'Entretien en cours : une page peut tarder à répondre. Ce que vous nous envoyez n’est pas perdu.',
      link: null,
    },
    subscriptionPopup: {
      text: 'Un conseil de visibilité par mois, par courriel ? Dites-nous où l’envoyer.',
      link: 'Écrire à l’équipe',
    },
  },
};
