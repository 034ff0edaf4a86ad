import type { EditorialPage } from '../shape.ts';

export const es: EditorialPage = {
  name: 'Módulo BlogIA',
  summary:
    'El módulo que prepara contenido SEO, del esquema al texto, antes de que una persona lo revise.',
  title: 'BlogIA — del tema al borrador',
  description:
    'El módulo BlogIA prepara un esquema, un título, una descripción y un borrador, y comprueba legibilidad y reglas de SEO mientras usted escribe.',
  head: {
    eyebrow: 'Módulo BlogIA',
    title: { before: 'De un tema a ', emphasis: 'un borrador', after: '.' },
    lead: 'Sin página en blanco. El texto sigue siendo suyo: BlogIA prepara, comprueba y no inventa ninguna cifra.',
    button: 'Abrir BlogIA',
    second: 'Leer el blog',
  },
  blocks: [
    {
      kind: 'steps',
      title: { before: 'Cómo ', emphasis: 'se usa', after: '' },
      lead: 'Cuatro gestos, en una sola pantalla.',
      items: [
        { title: 'Dar el tema', text: 'Con las palabras de sus clientes, y para qué lectores.' },
        {
          title: 'Elegir la página',
          text: 'Guía, instrucciones, lista, comparativa o página local: cada una tiene su esquema.',
        },
        {
          title: 'Poner sus datos',
          text: 'BlogIA los pide uno por uno. Cada lugar vacío resta puntos.',
        },
        {
          title: 'Revisar y llevárselo',
          text: 'Regla a regla, y después en Markdown o en HTML, para su propio sitio.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Un puntaje que se explica',
      mark: 'check',
      paragraphs: [
        'Longitud de las frases, títulos, palabras del tema, legibilidad en su idioma: cada regla dice qué mide y muestra el lugar del texto al que se refiere.',
      ],
      points: [
        'Reglas propias para español, francés e inglés',
        'Vista previa del resultado de búsqueda',
        'Borradores guardados en su navegador',
      ],
    },
  ],
  closing: {
    title: { before: '¿Cuál es ', emphasis: 'su tema', after: '?' },
    lead: 'Escríbalo y tendrá un esquema antes de acabar el café.',
    button: 'Abrir BlogIA',
    second: 'Leer artículos',
  },
};
