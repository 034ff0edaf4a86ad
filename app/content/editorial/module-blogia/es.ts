import type { EditorialPage } from '../shape.ts';

export const es: EditorialPage = {
  name: 'Módulo BlogIA',
  summary:
    'El módulo que prepara contenido SEO, del esquema al texto, antes de que una persona lo revise.',
  title: 'BlogIA: borradores de artículos SEO con IA',
  description:
    'El módulo BlogIA prepara un esquema, un título, una descripción y un borrador, y revisa la legibilidad y las reglas de SEO mientras usted escribe.',
  head: {
    eyebrow: 'Módulo BlogIA',
    title: { before: 'Un borrador SEO a partir de ', emphasis: 'su tema', after: '' },
    lead: 'BlogIA prepara el esquema y el borrador, revisa las reglas y no inventa cifras. El texto sigue siendo suyo.',
    button: 'Abrir BlogIA',
    second: 'Leer el blog',
  },
  blocks: [
    {
      kind: 'steps',
      title: { before: 'Cómo ', emphasis: 'se usa', after: '' },
      lead: 'Cuatro pasos, en una sola pantalla.',
      items: [
        { title: 'Dar el tema', text: 'Con las palabras de sus clientes, y para qué lectores.' },
        {
          title: 'Elegir la página',
          text: 'Guía, instrucciones, lista, comparativa o página local: cada una tiene su esquema.',
        },
        {
          title: 'Poner sus datos',
          text: 'BlogIA los pide uno por uno. Cada dato que falta resta puntos.',
        },
        {
          title: 'Revisar y descargar',
          text: 'Corrija regla por regla y descargue el texto en Markdown o HTML para su sitio.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Un puntaje que se explica',
      mark: 'check',
      paragraphs: [
        'Longitud de las frases, títulos, palabras del tema, legibilidad en su idioma: cada regla dice qué mide y señala en qué parte del texto falla.',
      ],
      points: [
        'Reglas propias para español, francés e inglés',
        'Vista previa del resultado de búsqueda',
        'Borradores guardados en su navegador',
      ],
    },
  ],
  closing: {
    title: { before: 'Prepare ', emphasis: 'su artículo', after: '' },
    lead: 'Escriba el tema y tendrá un esquema en pocos segundos.',
    button: 'Abrir BlogIA',
    second: 'Leer artículos',
  },
};
