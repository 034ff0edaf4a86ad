import type { IlaWizardCopy } from '../shape.ts';

export const es: IlaWizardCopy['method'] = {
  title: { before: 'Cómo se calcula ', emphasis: 'el puntaje', after: '' },
  lead: 'Esta es nuestra ponderación, comparada con las que publican los profesionales de la búsqueda local.',
  rules: 'Cómo se calcula cada factor',
  rule: {
    googlePresence: 'Con perfil: estimado de 85 a 99. Sin perfil: 20.',
    localVisibility: 'Estimado de 60 a 89.',
    reputation:
      'Calificación ÷ 5 × 100, más 20 puntos por cada cien reseñas, con un máximo de 100.',
    websiteOptimization: 'Con sitio: estimado de 70 a 94. Sin sitio: 30.',
    localContent: 'Con redes activas: estimado de 65 a 89. Sin ellas: 40.',
    networkBacklinks: 'Estimado de 45 a 79.',
  },
  caption: 'Nuestra ponderación y las de las encuestas publicadas, en porcentaje',
  columns: { signal: 'Señal', ours: 'ILA' },
  kinds: { pack: 'Mapa', organic: 'Lista', ai: 'Respuestas de IA' },
  signals: {
    profile: 'Perfil de Google',
    reviews: 'Reseñas',
    onPage: 'Contenido de las páginas',
    links: 'Enlaces',
    behaviour: 'Comportamiento y cercanía',
    citations: 'Directorios',
    personal: 'Personalización',
  },
  none: 'no publicado',
  notes: [
    'Las encuestas son las de Whitespark, «Local Search Ranking Factors»: 44 profesionales y 149 factores en 2023, 47 profesionales y 187 factores en 2026. Recogen opiniones de expertos, no mediciones de Google.',
    'Las leímos en artículos de terceros. Para 2026, otra fuente da al comportamiento un 13% en lugar del 9%.',
    'Las estimaciones se calculan a partir del nombre, la dirección y el sitio: el mismo negocio obtiene siempre el mismo puntaje.',
  ],
  sources: 'Artículos de terceros:',
};
