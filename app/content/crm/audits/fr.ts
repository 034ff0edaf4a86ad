import { fr as audit } from '../../audit/fr.ts';
import type { AuditsCopy } from './shape.ts';

export const fr: AuditsCopy = {
  title: 'Audit du site',
  sandbox:
    'L’audit lit de vrais sites depuis un serveur : il n’existe pas dans cette démonstration.',
  noSite: 'Ajoutez le site du client à sa fiche pour le mesurer.',
  never: 'Ce site n’a pas encore été mesuré.',
  measured: 'Dernier audit : {date}.',
  weekly: 'Les sites des clients actifs sont mesurés chaque semaine.',
  scan: 'Mesurer maintenant',
  queued: 'L’audit va commencer.',
  reading: { one: '{count} page lue', other: '{count} pages lues' },
  scanned: 'Audit terminé.',
  curve: 'Score ILA au fil du temps',
  curveTable: 'Scores mesurés',
  date: 'Date',
  report: 'Voir le rapport',
  loading: 'Lecture du rapport…',
  failed: 'Le rapport n’a pas pu être lu. Réessayez dans un instant.',
  gone: 'Ce rapport a été supprimé.',
  task: 'Créer une tâche',
  taskOpen: 'Tâche ouverte',
  taskDone: 'Tâche terminée',
  areaTasks: { one: 'Créer {count} tâche', other: 'Créer {count} tâches' },
  tasksThere: 'Ces tâches existent déjà.',
  tasksMade: { one: '{count} tâche créée.', other: '{count} tâches créées.' },
  failures: audit.failures,
  texts: audit.report,
};
