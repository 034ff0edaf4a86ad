import type { AccountNotificationsCopy } from './shape.ts';

export const fr: AccountNotificationsCopy = {
  title: 'Notifications',
  lead: 'Tout s’affiche sous la cloche du CRM. Choisissez ce qui vous est aussi envoyé par courriel : ce que vous avez déjà lu n’est jamais renvoyé. Le résumé part à 7 h, heure de Montréal.',
  kinds: {
    'lead-new': 'Nouvelle demande que personne n’a prise',
    assigned: 'Demande, client, projet ou tâche qu’on vous confie',
    mentioned: 'Note ou commentaire qui vous cite',
    'client-changed': 'Fiche d’un de vos clients modifiée par quelqu’un d’autre',
    due: 'Tâche à faire aujourd’hui',
    overdue: 'Tâche en retard',
  },
  mail: 'Courriel : {kind}',
  measures: { 'at-once': 'Tout de suite', daily: 'Résumé de 7 h', none: 'Jamais' },
  submit: 'Enregistrer ces choix',
  saved: 'Vos choix sont enregistrés.',
};
