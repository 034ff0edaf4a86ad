import type { AccountNotificationsCopy } from './shape.ts';

export const fr: AccountNotificationsCopy = {
  title: 'Notifications',
  lead: 'Tout s’affiche sous la cloche du CRM. Choisissez ce qui vous est aussi envoyé par courriel : ce que vous avez déjà lu dans le CRM n’est pas envoyé. Le résumé part à 7 h, heure de Montréal.',
  kinds: {
    'lead-new': 'Nouvelle demande que personne n’a prise',
    assigned: 'Demande, client, projet ou tâche qu’on vous confie',
    mentioned: 'Note ou commentaire qui vous mentionne',
    'client-changed': 'Fiche d’un de vos clients modifiée par quelqu’un d’autre',
    'site-fallen': 'Score mesuré d’un de vos clients en baisse',
    'site-hidden': 'Site d’un de vos clients fermé aux moteurs de recherche',
    due: 'Tâche à faire aujourd’hui',
    overdue: 'Tâche en retard',
  },
  mail: 'Courriel : {kind}',
  measures: { 'at-once': 'Tout de suite', daily: 'Résumé de 7 h', none: 'Jamais' },
  push: {
    box: 'Sur mes appareils : {kind}',
    short: 'Sur mes appareils',
    title: 'Sur cet appareil',
    lead: 'Votre navigateur peut vous aviser même quand le CRM est fermé. L’avis dit de quoi il s’agit, jamais de qui : il s’affiche parfois sur un écran verrouillé. Il cesse quand vous vous déconnectez ici, ou si vous n’ouvrez pas le CRM pendant 30 jours.',
    browsers: {
      one: '{count} navigateur vous avise.',
      other: '{count} navigateurs vous avisent.',
    },
    states: {
      on: 'Ce navigateur vous avise.',
      off: 'Ce navigateur ne vous avise pas.',
      denied:
        'Ce navigateur bloque les notifications de ce site. Autorisez-les dans ses réglages, puis rechargez cette page.',
      unsupported:
        'Ce navigateur ne reçoit pas de notifications. Sur iPhone et iPad, ajoutez d’abord le site à l’écran d’accueil.',
    },
    turnOn: 'M’aviser dans ce navigateur',
    turnOff: 'Ne plus m’aviser ici',
    busy: 'Un instant…',
    failed: 'Le service de notifications de ce navigateur n’a pas répondu. Réessayez plus tard.',
    needsScript: 'Pour recevoir des avis sur cet appareil, activez JavaScript.',
    said: {
      title: 'CRM d’Iluma',
      one: {
        'lead-new': 'Nouvelle demande',
        mentioned: 'On vous mentionne dans une note',
        'client-changed': 'Une de vos fiches clients a été modifiée',
        'site-fallen': 'Le site d’un de vos clients a perdu des points',
        'site-hidden': 'Le site d’un de vos clients s’est fermé aux moteurs de recherche',
        due: 'Une tâche est à faire aujourd’hui',
        overdue: 'Une tâche est en retard',
      },
      assigned: {
        leads: 'Une demande vous est confiée',
        clients: 'Un client vous est confié',
        projects: 'Un projet vous est confié',
        tasks: 'Une tâche vous est confiée',
      },
      several: { one: '{count} nouvelle notification', other: '{count} nouvelles notifications' },
    },
  },
  submit: 'Enregistrer ces choix',
  saved: 'Vos choix sont enregistrés.',
};
