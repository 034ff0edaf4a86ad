import type { TimelineCopy } from './shape.ts';

export const fr: TimelineCopy = {
  filter: 'Filtrer le journal de la fiche',
  all: 'Tout',
  kinds: {
    note: 'Notes',
    task: 'Tâches',
    lead: 'Demandes',
    mail: 'Courriels',
    score: 'Scores',
    entry: 'Journal',
    change: 'Modifications',
  },
  one: {
    note: 'Note',
    task: 'Tâche',
    lead: 'Demande',
    mail: 'Courriel',
    score: 'Score ILA',
    entry: 'Journal',
    change: 'Modification',
  },
  empty: 'Rien pour l’instant : écrivez la première note.',
  failed: 'Le journal de la fiche n’a pas pu être lu.',
  score: 'Score ILA : {score} sur 100',
  scoreChange: 'Score ILA : {before} → {score}',
  lead: 'Demande {reference}',
  mail: 'Courriel à {to}',
  mails: {
    waiting: 'en attente d’envoi',
    sent: 'envoyé',
    kept: 'gardé ici, non envoyé',
    dead: 'échec de l’envoi',
  },
  created: 'Fiche créée',
  fieldChange: '{field} : {before} → {value}',
  nothing: 'vide',
};
