import type { LiveCopy } from './shape.ts';

export const fr: LiveCopy = {
  failures: {
    unreachable: 'Le serveur ne répond pas : rien n’a été enregistré. Réessayez dans un instant.',
    'signed-out':
      'Votre session est terminée : rien n’a été enregistré. Reconnectez-vous, puis recommencez.',
    'not-allowed': 'Votre rôle ne permet pas cette action : rien n’a été enregistré.',
    busy: 'Le serveur reçoit trop de requêtes : rien n’a été enregistré. Réessayez dans un instant.',
    refused: 'Le serveur a refusé ces données : rien n’a été enregistré.',
  },
  unanswered:
    'La réponse du serveur s’est perdue : on ne sait pas si c’est enregistré. Recommencez sans crainte : rien ne sera enregistré deux fois.',
  troubles: {
    unreachable: 'Le serveur ne répond pas. Ce qui est affiché n’est peut-être plus à jour.',
    busy: 'Le serveur reçoit trop de requêtes. Ce qui est affiché n’est peut-être plus à jour.',
    'signed-out': 'Votre session est terminée. Ce qui est affiché n’est peut-être plus à jour.',
  },
  retry: 'Réessayer',
  signIn: {
    open: 'Se reconnecter',
    title: 'Votre session est terminée',
    lead: 'Reconnectez-vous pour continuer. Ce que vous avez écrit sur cette page est gardé.',
    email: 'Adresse courriel',
    password: 'Mot de passe',
    code: 'Code de vérification',
    submit: 'Se reconnecter',
    problems: {
      refused: 'L’adresse, le mot de passe ou le code ne convient pas.',
      wait: 'Trop d’essais. Attendez quelques minutes.',
      unavailable: 'Le serveur ne répond pas. Réessayez dans un instant.',
      other: 'Ce compte demande une étape de plus : rechargez la page pour la terminer.',
    },
  },
  conflict: {
    title: 'Quelqu’un a modifié cette fiche avant vous',
    lead: 'Voici votre version et celle de l’équipe. Ce que vous n’avez pas modifié garde la valeur de l’équipe.',
    gone: 'Quelqu’un a supprimé cette fiche entre-temps.',
    field: 'Champ',
    mine: 'Votre version',
    theirs: 'Version de l’équipe',
    removing: 'Supprimée',
    removed: 'Supprimée',
    same: 'Les deux versions disent la même chose.',
    keepMine: 'Garder ma version',
    takeTheirs: 'Prendre celle de l’équipe',
    undecided: 'Rien n’est enregistré : quelqu’un a modifié cette fiche avant vous.',
    taken: 'La version de l’équipe est gardée.',
    left: {
      one: '{count} fiche modifiée entre-temps par l’équipe garde sa version.',
      other: '{count} fiches modifiées entre-temps par l’équipe gardent leur version.',
    },
    missing: {
      one: '{count} fiche n’existe plus : l’équipe l’a supprimée entre-temps.',
      other: '{count} fiches n’existent plus : l’équipe les a supprimées entre-temps.',
    },
  },
  gone: {
    merged: '{author} a fusionné cette fiche avec « {name} » ({date}).',
    removed: '{author} a supprimé cette fiche ({date}).',
    unknown: 'Cette fiche vient d’être supprimée.',
    lead: 'Cette demande vient d’être effacée.',
    role: 'Votre rôle ne permet plus de modifier cette fiche.',
    open: 'Ouvrir la fiche « {name} »',
    kept: 'Ce que vous étiez en train d’écrire n’est pas perdu :',
    copy: 'Copier',
    copied: 'Copié',
  },
  inbox: { tab: 'Demandes', failed: 'La rubrique n’a pas pu être chargée.' },
  orMore: '{count} ou plus',
};
