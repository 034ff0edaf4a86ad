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
        { title: 'Indicar el tema', text: 'Con las palabras de sus clientes, y para qué público.' },
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
      title: 'Cómo se calcula el puntaje',
      mark: 'check',
      paragraphs: [
        'Longitud de las frases, títulos, palabras del tema, legibilidad en su idioma: cada regla dice qué mide y señala en qué parte del texto falla.',
        'A un artículo se le aplican 21 reglas: 14 de SEO y 7 de legibilidad. Los umbrales son los que publica Yoast; el peso de cada regla en el puntaje lo decidimos nosotros. A un plan o a una lista de palabras clave se le aplican menos, porque una lista no se lee como un artículo.',
      ],
      points: [
        'Reglas propias para español, francés e inglés',
        'Vista previa del resultado de búsqueda, en computadora y en teléfono',
        'Hasta diez borradores guardados en su navegador',
      ],
    },
    {
      kind: 'prose',
      title: 'Artículo, plan o palabras clave: lo que recibe',
      mark: 'check',
      paragraphs: [
        'Usted da un tema, las palabras clave que tenga, el tipo de contenido y el público. La primera palabra clave guía el texto: el redactor la usa en el título, en la descripción y en el primer párrafo. Elíjala entre [las palabras que usan sus clientes](/blog-intelligent/mots-des-clients).',
        'El redactor integrado arma el texto con frases que preparó nuestro equipo. Si hay un modelo de lenguaje conectado, escribe el modelo. En los dos casos, la pantalla dice quién lo hizo.',
      ],
      points: [
        'Artículo SEO: título, descripción, secciones, preguntas frecuentes y llamada a la acción',
        'Plan de contenido: ocho textos por publicar, cada uno con su intención, su formato, su enfoque y la prueba que hay que reunir',
        'Palabras clave: búsquedas por comprobar, ordenadas según lo que quiere el cliente; el volumen se consulta en Search Console o en Google Ads',
      ],
    },
    {
      kind: 'prose',
      title: 'Ejemplo: una guía para una tienda de colchones',
      mark: 'check',
      paragraphs: [
        'Sigamos un ejemplo. Una tienda de Puebla escribe el tema «elegir un colchón» y dos palabras clave: «colchón en Puebla» y «precio de un colchón». Elige el formato de guía y, como público, las pymes.',
        'El redactor integrado entrega unas 530 palabras con siete espacios por completar: la pregunta más repetida, el resultado que se busca, el precio inicial, la lista de precios, el plazo habitual, un contacto y la llamada a la acción. El puntaje es de 72 sobre 100.',
        'Al llenar los siete espacios con datos cortos, en nuestra prueba el puntaje subió a 99. La única regla pendiente pide un enlace, y la tienda lo pone hacia su página de precios. Las reglas ya se cumplen; faltan las fotos de la tienda y lo que los vendedores oyen cada día.',
      ],
      points: [],
    },
    {
      kind: 'prose',
      title: 'Lo que BlogIA no hace por usted',
      mark: 'x',
      paragraphs: [
        'Un puntaje alto no asegura un buen lugar en Google. El mínimo de 300 palabras viene de Yoast; Google [dice que no prefiere ningún número de palabras](https://developers.google.com/search/docs/fundamentals/creating-helpful-content). La vista previa también es una estimación: Google [recorta el título según el dispositivo](https://developers.google.com/search/docs/appearance/title-link).',
      ],
      points: [
        'No publica: usted pega el texto en su sitio',
        'No busca fuentes ni comprueba sus datos',
        'No sabe si usted ya tiene una página sobre el tema',
        'No entrega imágenes, pero señala las que no tienen descripción',
      ],
    },
    {
      kind: 'questions',
      title: { before: 'Preguntas sobre ', emphasis: 'escribir', after: ' con BlogIA' },
      lead: 'Lo que conviene saber antes de publicar.',
      items: [
        {
          question: '¿Revisa un texto que ya escribí?',
          answer:
            'Sí. Péguelo en [el editor de BlogIA](/blogia) con su título y su descripción, y se aplican las mismas reglas. También puede abrir dos artículos de nuestro equipo para ver una revisión completa.',
        },
        {
          question: '¿Mi competidor puede recibir el mismo texto?',
          answer:
            'Con la misma solicitud y el redactor integrado, casi el mismo. Pida otra versión y, sobre todo, llene cada espacio con sus precios, sus plazos y sus casos. El artículo [escribir con IA](/blog-intelligent/ecrire-avec-ia) explica cómo darle su voz a un borrador.',
        },
        {
          question: '¿Sirve para hacer una página por ciudad?',
          answer:
            'El tipo «Página local» da un esquema para un lugar concreto. No haga diez copias: cada página necesita datos de su ciudad. Lea antes [nuestros consejos sobre páginas por ciudad](/blog-intelligent/pages-par-ville).',
        },
        {
          question: '¿Qué pasa con lo que escribo?',
          answer:
            'Su solicitud pasa por nuestro servidor mientras se escribe el texto, y por un modelo de lenguaje si hay uno conectado. El borrador se queda con usted. La [política de privacidad](/politique-confidentialite) indica qué se guarda y durante cuánto tiempo.',
        },
        {
          question: '¿Y si prefiero encargar los artículos?',
          answer:
            'Nuestro [servicio de SEO](/services/seo-ia) empieza por una auditoría y un plan de páginas. También puede enviarnos un borrador que ya haya comenzado.',
        },
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
