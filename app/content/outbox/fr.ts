import type { OutboxCopy } from './shape.ts';

export const fr: OutboxCopy = {
  states: { dead: 'Abandonné', waiting: 'En attente', kept: 'Gardé ici', sent: 'Parti' },
  mails: {
    'lead-confirmation': 'Confirmation au visiteur',
    'lead-notice': 'Avis à l’équipe',
    'lead-reply': 'Réponse envoyée',
    'booking-visitor': 'Rendez-vous, au visiteur',
    'booking-member': 'Rendez-vous, à l’équipe',
    'audit-report': 'Rapport d’audit prêt',
    'audit-fall': 'Baisse du score d’un client',
    'staff-invitation': 'Invitation d’un collègue',
    'staff-reset': 'Nouveau mot de passe',
    notifications: 'Notifications',
    'staff-grave-change': 'Avis de sécurité',
  },
  forgotten: 'Contenu effacé ou gardé secret',
  at: {
    dead: 'Abandonné le {date}',
    waiting: 'Prochain essai le {date}',
    kept: 'Gardé ici le {date}, faute de serveur de courriel',
    sent: 'Parti le {date}',
  },
  attempts: { one: '{count} essai', other: '{count} essais' },
  error: 'Cause : {code}',
  replay: 'Renvoyer',
  replayed: 'L’envoi repart.',
};
