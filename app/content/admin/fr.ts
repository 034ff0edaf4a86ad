import { fr as outbox } from '../outbox/fr.ts';
import { fr as staff } from '../staff/fr.ts';
import { fr as audit } from './audit/fr.ts';
import { fr as keys } from './keys/fr.ts';
import { fr as privacy } from './privacy/fr.ts';
import type { AdminCopy } from './shape.ts';
import { fr as accounts } from './staff/fr.ts';
import { fr as status } from './status/fr.ts';
import { fr as webhooks } from './webhooks/fr.ts';

export const fr: AdminCopy = {
  title: 'Administration',
  lead: 'Les envois, les droits des personnes et l’historique des actions.',
  back: 'Retour au CRM',
  sectionsLabel: 'Parties de l’administration',
  sections: {
    envois: 'Envois',
    webhooks: 'Webhooks',
    'vie-privee': 'Vie privée',
    historique: 'Historique',
    cles: 'Clés d’API',
    equipe: 'Équipe',
  },
  none: 'Votre rôle ne donne accès à aucune de ces parties.',
  loading: 'Chargement…',
  busy: 'Un instant…',
  retry: 'Réessayer',
  more: 'Afficher la suite',
  close: 'Fermer',
  cancel: 'Annuler',
  never: 'Jamais',
  failure: {
    unreachable: 'Le serveur n’a pas répondu. Réessayez sans crainte : rien ne se fera deux fois.',
    'signed-out': 'Votre session est terminée. Rien n’a été changé : reconnectez-vous.',
    'not-allowed': 'Votre rôle ne le permet pas. Rien n’a été changé.',
    busy: 'Trop de requêtes à la fois. Rien n’a été changé : attendez un instant.',
    refused: 'Le serveur a refusé cette action. Rien n’a été changé.',
    gone: 'Cet élément n’existe plus, ou il n’y a plus rien à envoyer.',
    'not-possible': 'Ce n’est plus possible dans son état actuel.',
    invalid: 'Un champ n’est pas valide. Rien n’a été changé.',
    taken: 'Un compte a déjà cette adresse. Rien n’a été changé.',
    'name-taken':
      'Un compte a déjà ce nom : les fiches nomment leur responsable, il en faut un autre.',
    'member-taken': 'Un autre compte est déjà cette personne de la page publique.',
    unconfirmed: 'Vous n’avez pas confirmé que c’est vous. Rien n’a été changé.',
  },
  confirmation: {
    ...staff.confirmation,
    submit: 'Confirmer et continuer',
    problems: {
      refused: 'Le mot de passe ou le code n’est pas le bon.',
      wait: 'Trop d’essais. Attendez quelques minutes, puis réessayez.',
      unavailable: 'Le serveur n’a pas répondu. Réessayez dans une minute.',
    },
  },
  secret: {
    title: 'À copier maintenant',
    text: 'Ce secret ne sera plus jamais affiché. Conservez-le là où il servira.',
    copy: 'Copier',
    copied: 'Copié.',
    failed: 'Le navigateur refuse la copie : sélectionnez le texte.',
    done: 'C’est fait',
  },
  outbox: {
    ...outbox,
    lead: 'Ce que le site envoie : parti, en attente, gardé ici faute de serveur de courriel, ou abandonné après dix essais.',
    stateLabel: 'Filtrer par état',
    topicLabel: 'Filtrer par canal',
    topics: { mail: 'Courriels', webhook: 'Webhooks', push: 'Navigateurs' },
    empty: 'Rien à montrer ici.',
    read: 'Lire',
    letter: 'Courriel gardé ici',
  },
  status,
  webhooks,
  privacy,
  audit,
  keys,
  staff: accounts,
};
