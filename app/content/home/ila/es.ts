import type { HomeCopy } from '../shape.ts';

export const es: HomeCopy['ila'] = {
  title: { before: '¿Qué tan ', emphasis: 'visible', after: ' es su negocio?' },
  lead: 'Seis datos, un puntaje sobre 100, sin registro. El cálculo se hace en su navegador.',
  fields: { nomEntreprise: 'Nombre del negocio', adresse: 'Dirección', siteWeb: 'Sitio web' },
  optional: 'opcional',
  sliders: {
    etoiles: { label: 'Calificación promedio', help: 'Su calificación en Google, de 1 a 5.' },
    nombreAvis: { label: 'Número de reseñas', help: 'Todas las reseñas de su perfil de Google.' },
    volumeRecherche: {
      label: 'Volumen de búsqueda mensual',
      help: 'Cuántas veces al mes se busca lo que usted vende.',
    },
    cpc: {
      label: 'Costo por clic',
      help: 'El precio promedio de un clic en sus palabras clave, en euros.',
    },
    kd: {
      label: 'Dificultad de las palabras clave',
      help: '0: poca competencia. 100: mucha competencia.',
    },
    pagesIndexees: {
      label: 'Páginas indexadas',
      help: 'Las páginas de su sitio que Google conoce.',
    },
  },
  estimate: {
    text: 'Estimación según sus respuestas: no se lee ningún sitio.',
    link: 'Medir mi sitio',
  },
  calculate: 'Calcular mi puntaje ILA',
  result: 'Su puntaje ILA estimado',
  outOf: 'sobre 100',
  resultFor: 'Resultado de {name}',
  bands: {
    excellent: {
      label: 'Excelente',
      message: '¡Su presencia en línea es excepcional!',
    },
    good: { label: 'Bueno', message: 'Algunas mejoras pueden impulsar su visibilidad.' },
    improve: {
      label: 'Por mejorar',
      message: '¡Un potencial enorme por aprovechar con nuestros servicios!',
    },
  },
  parts: {
    etoiles: 'Calificación promedio',
    nombreAvis: 'Reseñas',
    volumeRecherche: 'Volumen de búsqueda',
    cpc: 'Costo por clic',
    kd: 'Dificultad',
    pagesIndexees: 'Páginas indexadas',
    traficEstime: 'Tráfico estimado',
    blogActif: 'Blog activo',
  },
  partsTitle: 'De dónde vienen sus puntos',
  points: '{gained} de {available}',
  estimated: 'El tráfico (500 visitas al mes) y el blog (inactivo) son supuestos.',
  corrected: 'Valores ajustados por ser ilegibles o estar fuera de los límites:',
  again: 'Nueva evaluación',
  advisor: 'Consultar al equipo',
  full: 'Hacer la evaluación completa',
  waiting: 'Ajuste los controles y calcule para ver su puntaje.',
  toolDescription:
    'Estima el puntaje de visibilidad local ILA (de 0 a 100) de un negocio a partir de su calificación, sus reseñas y sus palabras clave.',
};
