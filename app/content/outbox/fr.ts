import type { OutboxCopy } from './shape.ts';

export const fr: OutboxCopy = {
  states: { dead: 'Échoués', waiting: 'En attente', sent: 'Partis' },
  mails: {
    'lead-confirmation': 'Confirmation au visiteur',
    'lead-notice': 'Avis à l’équipe',
    'staff-invitation': 'Invitation d’un collègue',
    'staff-reset': 'Nouveau mot de passe',
    'staff-password-changed': 'Mot de passe changé',
  },
  forgotten: 'Contenu effacé ou gardé secret',
  at: {
    dead: 'Abandonné le {date}',
    waiting: 'Prochain essai le {date}',
    sent: 'Parti le {date}',
  },
  attempts: { one: '{count} essai', other: '{count} essais' },
  error: 'Cause : {code}',
  replay: 'Renvoyer',
  replayed: 'L’envoi repart.',
};
