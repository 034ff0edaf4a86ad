import type { NotificationsCopy } from './shape.ts';

export const fr: NotificationsCopy = {
  title: 'Notifications',
  unread: { one: 'Notifications, {count} non lue', other: 'Notifications, {count} non lues' },
  manyUnread: 'Notifications, plus de {count} non lues',
  loading: 'Lecture des notifications…',
  none: 'Aucune notification. Les demandes, les tâches et les mentions qui vous concernent s’affichent ici.',
  failed: 'Les notifications n’ont pas pu être lues.',
  retry: 'Réessayer',
  isNew: 'Non lue',
  markRead: 'Marquer comme lue : {text}',
  markAllRead: 'Tout marquer comme lu',
  more: 'Voir les précédentes',
  sandbox:
    'Dans la démonstration, vous travaillez en solo et rien n’est gardé : les notifications et leurs courriels font partie du CRM de l’équipe, qui a besoin d’un serveur.',
  choose: 'Choisir les courriels',
  sentences: {
    one: {
      'lead-new': 'Nouvelle demande : {title}',
      mentioned: '{actor} vous mentionne : {title}',
      'client-changed': '{actor} a modifié une de vos fiches : {title}',
      'site-fallen': 'Le score mesuré du site a baissé : {title}',
      'site-hidden': 'Le site tient les moteurs de recherche à l’écart : {title}',
      due: 'À faire aujourd’hui : {title}',
      overdue: 'En retard : {title}',
    },
    assigned: {
      leads: '{actor} vous a confié une demande : {title}',
      clients: '{actor} vous a confié un client : {title}',
      projects: '{actor} vous a confié un projet : {title}',
      tasks: '{actor} vous a confié une tâche : {title}',
    },
    assignedToYou: 'Une demande vous est confiée : {title}',
    andOthers: { one: '{title} et {count} autre', other: '{title} et {count} autres' },
    gone: 'élément supprimé',
  },
  mention: {
    list: 'Personnes à mentionner',
    hint: 'Tapez @ et un nom pour aviser quelqu’un.',
  },
};
