import type { ErrorCopy } from './shape.ts';

export const fr: ErrorCopy = {
  title: 'Unexpected Application Error!',
  statuses: {
    400: {
      name: '400 Bad Request',
      message:
        'Demande illisible : l’adresse ou le formulaire contient une valeur que le site ne comprend pas. Revenez en arrière, vérifiez votre saisie et recommencez.',
    },
    403: {
      name: '403 Forbidden',
      message:
        'Accès refusé : cette page ou cette action ne vous est pas accessible. Connectez-vous si vous avez un compte, ou repartez de l’accueil.',
    },
    404: {
      name: '404 Not Found',
      message:
        'Page introuvable : il n’y a rien à cette adresse. Vérifiez-la, cherchez dans le site ou repartez de l’accueil.',
    },
    405: {
      name: '405 Method Not Allowed',
      message:
        'Action impossible : cette page n’accepte pas ce genre d’envoi. Revenez à la page précédente et recommencez à partir de là.',
    },
    500: {
      name: '500 Internal Server Error',
      message:
        'Erreur du serveur : une panne est survenue de notre côté. Si cela se répète, écrivez-nous.',
    },
    503: {
      name: '503 Service Unavailable',
      message:
        'Service indisponible : le site ne peut pas répondre en ce moment. Il revient dès que possible.',
    },
  },
  nearest: 'Vous cherchiez peut-être',
  search: 'Chercher dans le site',
  searchFor: 'Chercher « {term} » dans le site',
  home: 'Retour à l’accueil',
  reload: 'Réessayer',
  kept: 'Rien n’est perdu de votre côté. Réessayez dans un instant.',
};
