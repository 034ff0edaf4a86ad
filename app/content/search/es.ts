import type { SearchCopy } from './shape.ts';

export const es: SearchCopy = {
  title: 'Búsqueda en el sitio de Iluma',
  description:
    'Busque en las páginas, los servicios, las preguntas frecuentes y los casos de éxito de Iluma, aunque falte un acento o haya un error de escritura.',
  heading: { before: '¿Qué está ', emphasis: 'buscando', after: '?' },
  label: 'Palabras que busca',
  placeholder: 'precios, puntaje ILA, reseñas…',
  submit: 'Buscar',
  titleFor: '«{term}»: búsqueda | Iluma',
  found: { one: '{count} resultado para «{term}»', other: '{count} resultados para «{term}»' },
  filter: 'Filtrar los resultados',
  all: 'Todo',
  kinds: {
    page: { one: 'Página', other: 'Páginas' },
    service: { one: 'Servicio', other: 'Servicios' },
    faq: { one: 'Pregunta', other: 'Preguntas' },
    article: { one: 'Artículo', other: 'Artículos' },
    guide: { one: 'Página de la guía', other: 'Páginas de la guía' },
    case: { one: 'Caso de éxito', other: 'Casos de éxito' },
  },
  pages: {
    label: 'Páginas de resultados',
    previous: 'Página anterior',
    next: 'Página siguiente',
    at: 'Página {page} de {pages}',
  },
  none: 'No hay resultados para «{term}».',
  advice: [
    'Pruebe con una sola palabra o con una más común.',
    'Revise la ortografía: se corrige un error por palabra, no dos.',
  ],
  otherLanguages: 'Encontrado en otro idioma',
  foundIn: {
    one: '{count} resultado en {language}',
    other: '{count} resultados en {language}',
  },
  popular: 'Por dónde empezar',
  ask: 'Preguntar al equipo',
};
