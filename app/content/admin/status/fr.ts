import type { SiteStatusCopy } from './shape.ts';

export const fr: SiteStatusCopy = {
  title: 'État du site',
  mail: {
    label: 'Courriels',
    states: {
      fine: 'Tout part',
      waiting: 'En attente',
      givenUp: 'Abandons',
      kept: 'Gardés ici',
    },
    fine: 'Aucun courriel n’attend après un échec.',
    kept: 'Aucun serveur de courriel n’est configuré : les courriels sont gardés ici.',
    waiting: {
      one: '{count} courriel attend depuis le {date}.',
      other: '{count} courriels attendent, le plus ancien depuis le {date}.',
    },
    givenUp: {
      one: '{count} courriel abandonné ces 7 derniers jours.',
      other: '{count} courriels abandonnés ces 7 derniers jours.',
    },
    showGivenUp: 'Voir les abandons',
    failure: '{reason} ({code}) : {count}',
    reasons: {
      unreachable: 'Le serveur de courriel ne répond pas',
      credentials: 'Le serveur de courriel refuse l’identifiant ou le mot de passe',
      encryption: 'La connexion chiffrée au serveur de courriel échoue',
      refused: 'Le serveur de courriel refuse le message ou son destinataire',
      'no-address': 'L’adresse du destinataire n’est pas valide',
      sealed: 'Le message a été chiffré avec une autre clé',
      interrupted: 'Le serveur du site s’est arrêté pendant le dernier essai',
      broken: 'Erreur du site, que son journal décrit',
      other: 'Autre échec',
    },
    sendNow: 'Envoyer maintenant',
    sent: {
      one: '{count} courriel repart maintenant.',
      other: '{count} courriels repartent maintenant.',
    },
    noneSent: 'Rien de plus à envoyer : le reste est déjà en train de partir.',
  },
  backups: {
    label: 'Sauvegardes',
    states: {
      fine: 'À jour',
      late: 'En retard',
      failed: 'En échec',
      none: 'Aucune pour l’instant',
      off: 'Désactivées',
    },
    lastGood: 'Dernière sauvegarde {age}, le {date} : {size}, {rows} lignes vérifiées, sur {host}.',
    none: 'La première sauvegarde se fait une heure après le premier démarrage.',
    off: 'Aucune sauvegarde n’est programmée (BACKUP_EVERY).',
    failed: 'La sauvegarde du {date} a échoué : {reason}.',
    late: 'La prochaine aurait dû être faite.',
    reasons: {
      'disk-full': 'il n’y a pas assez de place sur le disque',
      'no-tool': 'pg_dump n’est pas installé sur le serveur',
      damaged: 'elle n’a pas pu être restaurée pour vérification',
      'rows-differ': 'elle ne contient pas toutes les lignes de la base',
      broken: 'le journal du serveur dit pourquoi',
    },
    megabytes: '{count} Mo',
  },
};
