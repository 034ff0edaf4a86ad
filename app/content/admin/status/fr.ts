import type { SiteStatusCopy } from './shape.ts';

export const fr: SiteStatusCopy = {
  title: 'État du site',
  mail: {
    label: 'Courriels',
    states: {
      fine: 'Tout part',
      waiting: 'En attente',
      kept: 'Gardés ici',
      unknown: 'Inconnu',
    },
    fine: 'Aucun courriel n’attend après un échec.',
    kept: 'Aucun serveur de courriel n’est configuré : les courriels sont gardés ici.',
    unknown: 'La base de données ne répond pas : impossible de savoir si des courriels attendent.',
    waiting: {
      one: '{count} courriel attend depuis le {date}.',
      other: '{count} courriels attendent, le plus ancien depuis le {date}.',
    },
    failure: '{reason} ({code}) : {count}',
    reasons: {
      unreachable: 'Le serveur de courriel ne répond pas',
      credentials: 'Le serveur de courriel refuse l’identifiant ou le mot de passe',
      encryption: 'La connexion chiffrée au serveur de courriel échoue',
      refused: 'Le serveur de courriel refuse le message ou son destinataire',
      sealed: 'Le message a été chiffré sous une autre clé',
      other: 'Échec dont le journal du serveur dit plus',
    },
    sendNow: 'Envoyer maintenant',
    busy: 'Un instant…',
    sent: {
      one: '{count} courriel repart maintenant.',
      other: '{count} courriels repartent maintenant.',
    },
    noneSent: 'Aucun courriel n’attendait.',
  },
  backups: {
    label: 'Sauvegardes',
    states: {
      fine: 'À jour',
      late: 'En retard',
      failed: 'En échec',
      none: 'Aucune encore',
      off: 'Désactivées',
    },
    lastGood: 'Dernière sauvegarde le {date} : {size}, {rows} lignes vérifiées, sur {host}.',
    none: 'La première sauvegarde se fait une heure après le premier démarrage.',
    off: 'Aucune sauvegarde n’est programmée (BACKUP_EVERY).',
    failed: 'La sauvegarde du {date} a échoué : {reason}.',
    late: 'La prochaine aurait dû être faite.',
    reasons: {
      'disk-full': 'il n’y a pas assez de place sur le disque',
      'no-tool': 'pg_dump n’est pas installé sur le serveur',
      damaged: 'elle n’a pas pu être restaurée pour vérification',
      'rows-differ': 'elle ne contient pas toutes les lignes de la base',
      broken: 'le journal du serveur dit pourquoi',
    },
    megabytes: '{count} Mo',
  },
};
