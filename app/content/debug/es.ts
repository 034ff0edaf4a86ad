import type { DebugCopy } from './shape.ts';

export const es: DebugCopy = {
  title: 'Depuración',
  captured: { one: '{count} aviso', other: '{count} avisos' },
  operational: 'Sistema en funcionamiento',
  lists: {
    script: 'Errores de script',
    rejection: 'Promesas rechazadas',
    warning: 'Advertencias',
  },
  warnings: {
    'slow-load': 'La página tardó {value} en cargarse, por encima de {limit}.',
    'slow-paint': 'El elemento más grande tardó {value} en mostrarse, por encima de {limit}.',
    'high-memory': 'La memoria está ocupada al {value}, por encima del {limit}.',
  },
  older: 'Anteriores, no conservados: {count}',
  clear: 'Borrar',
  loadTime: 'Tiempo de carga',
  notMeasured: 'sin medir',
  activity: {
    title: 'Esta visita',
    pageViews: 'Páginas vistas',
    userInteractions: 'Interacciones',
    conversionEvents: 'Conversiones',
    renderCount: 'Renderizados del marco',
    lastUpdate: 'Última medición',
  },
  vitals: 'Mediciones de la página',
  features: {
    title: 'Funciones',
    chatbotEnabled: 'Asistente',
    animationsEnabled: 'Animaciones',
    trilingualMode: 'Tres idiomas',
    debugMode: 'Panel de depuración',
  },
  reset: 'Restablecer todo',
  resetNote:
    'Vacía las listas y los contadores y devuelve las funciones a su estado inicial: este panel se cierra.',
};
