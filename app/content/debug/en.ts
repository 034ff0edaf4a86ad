import type { DebugCopy } from './shape.ts';

export const en: DebugCopy = {
  title: 'Debugging',
  captured: { one: '{count} report', other: '{count} reports' },
  operational: 'System operational',
  lists: {
    script: 'Script errors',
    rejection: 'Rejected promises',
    warning: 'Warnings',
  },
  warnings: {
    'slow-load': 'The page took {value} to load, above {limit}.',
    'slow-paint': 'The largest element took {value} to show, above {limit}.',
    'high-memory': 'Memory use is at {value}, above {limit}.',
  },
  older: 'Older ones, not kept: {count}',
  clear: 'Clear',
  loadTime: 'Load time',
  notMeasured: 'not measured',
  activity: {
    title: 'This visit',
    pageViews: 'Page views',
    userInteractions: 'Interactions',
    conversionEvents: 'Conversions',
    renderCount: 'Frame renders',
    lastUpdate: 'Last measured',
  },
  vitals: 'Page measurements',
  features: {
    title: 'Features',
    chatbotEnabled: 'Chat assistant',
    animationsEnabled: 'Animations',
    trilingualMode: 'Three languages',
    debugMode: 'Debug panel',
  },
  reset: 'Reset everything',
  resetNote: 'Clears the lists and counters, restores the default features and closes this panel.',
};
