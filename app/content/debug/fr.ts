import type { DebugCopy } from './shape.ts';

export const fr: DebugCopy = {
  title: 'Débogage',
  captured: { one: '{count} signalement', other: '{count} signalements' },
  operational: 'Système Opérationnel',
  lists: {
    script: 'Erreurs de script',
    rejection: 'Promesses rejetées',
    warning: 'Avertissements',
  },
  warnings: {
    'slow-load': 'Page chargée en {value}, au-delà de {limit}.',
    'slow-paint': 'Plus grand élément affiché en {value}, au-delà de {limit}.',
    'high-memory': 'Mémoire occupée à {value}, au-delà de {limit}.',
  },
  older: 'Plus anciens, non conservés : {count}',
  clear: 'Effacer',
  loadTime: 'Temps de chargement',
  notMeasured: 'non mesuré',
  activity: {
    title: 'Cette visite',
    pageViews: 'Pages vues',
    userInteractions: 'Interactions',
    conversionEvents: 'Conversions',
    renderCount: 'Rendus du cadre',
    lastUpdate: 'Dernière mesure',
  },
  vitals: 'Mesures de la page',
  features: {
    title: 'Fonctions',
    chatbotEnabled: 'Assistant',
    animationsEnabled: 'Animations',
    trilingualMode: 'Trois langues',
    debugMode: 'Panneau de débogage',
  },
  reset: 'Tout réinitialiser',
  resetNote:
    'Vide les listes et les compteurs, et remet les fonctions à leur état de départ : ce panneau se ferme.',
};
