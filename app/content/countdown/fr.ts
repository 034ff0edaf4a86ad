import type { CountdownCopy } from './shape.ts';

export const fr: CountdownCopy = {
  title: 'Lancement d’Iluma : le compte à rebours',
  description:
    'Le site d’Iluma, agence de visibilité locale, ouvre bientôt. Suivez les jours, les heures, les minutes et les secondes qui restent.',
  eyebrow: 'Lancement',
  heading: { before: 'Iluma ouvre ', emphasis: 'bientôt', after: '' },
  lead: 'Le site d’Iluma ouvre à la fin de ce compte à rebours. Gardez cette page ouverte : elle vous mènera à l’accueil.',
  units: {
    days: { one: 'jour', other: 'jours' },
    hours: { one: 'heure', other: 'heures' },
    minutes: { one: 'minute', other: 'minutes' },
    seconds: { one: 'seconde', other: 'secondes' },
  },
  still: 'Les animations sont arrêtées : le compte à rebours avance une fois par minute.',
  launched: 'Iluma est en ligne',
  redirecting: 'Nous vous amenons à l’accueil.',
  goHome: 'Aller à l’accueil maintenant',
};
