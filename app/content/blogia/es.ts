import type { BlogiaCopy } from './shape.ts';

export const es: BlogiaCopy = {
  title: 'BlogIA — generador de artículos SEO con editor',
  description:
    'Un artículo, un plan de contenido o palabras clave a partir de un tema. BlogIA no inventa cifras y muestra, regla por regla, lo que falta corregir.',
  eyebrow: 'BlogIA, el módulo de contenido',
  heading: {
    before: 'Un primer borrador ',
    emphasis: 'honesto',
    after: ', para terminar a su manera.',
  },
  lead: 'Dé un tema y un público. BlogIA escribe una base completa, deja un lugar para cada dato que solo usted conoce y luego lo revisa con usted.',
  score: {
    label: 'Puntuación BlogIA',
    outOf: 'sobre 100',
    waiting: 'Nota inicial del módulo. En cuanto hay un texto, la puntuación se calcula.',
    computed: 'Calculada sobre su texto, regla por regla.',
  },
  form: {
    title: 'Su solicitud',
    promptType: 'Tipo de solicitud',
    choose: 'Elegir…',
    topic: 'Tema principal',
    topicHelp: 'Unas palabras, como «elegir un colchón».',
    keywords: 'Palabras clave',
    keywordsHelp: 'Opcional, separadas por comas. La primera guía el texto.',
    contentType: 'Tipo de contenido',
    targetAudience: 'Público',
    generate: 'Generar el texto',
    generating: 'Escribiendo…',
    missing: 'Elija un tipo de solicitud y dé un tema.',
    promptTypes: {
      'seo-article': 'Artículo SEO',
      'content-plan': 'Plan de contenido',
      'keyword-research': 'Búsqueda de palabras clave',
    },
    contentTypes: {
      guide: 'Guía',
      'how-to': 'Paso a paso',
      checklist: 'Lista de control',
      comparison: 'Comparativa',
      'local-page': 'Página local',
    },
    audiences: {
      entrepreneurs: 'Emprendedores',
      pme: 'Pymes',
      marketers: 'Responsables de marketing',
      ecommerce: 'Comercio en línea',
    },
    share: {
      copy: 'Copiar el enlace de la solicitud',
      copied: 'Enlace copiado. Abre esta página con el mismo texto.',
      failed: 'No se permitió copiar. Este es el enlace:',
    },
  },
  output: {
    title: 'Su texto',
    empty: 'El texto aparecerá aquí. También puede pegar el suyo, y BlogIA lo revisará.',
    writing: 'El texto se está escribiendo…',
    stop: 'Detener',
    stopped: 'Detenido. Esto es lo que ya estaba escrito.',
    ready: {
      local: 'Texto listo, del redactor integrado. Los corchetes esperan sus datos.',
      model: 'Texto listo, de un modelo de lenguaje. Compruebe cada dato antes de publicar.',
    },
    failed: 'No se pudo escribir el texto.',
    failures: {
      timeout: 'El servicio de redacción tarda demasiado en responder.',
      busy: 'El servicio de redacción tiene mucha demanda en este momento.',
      refused: 'El servicio de redacción rechazó la solicitud.',
      broken: 'La respuesta se cortó antes del final.',
      unreachable: 'La conexión no responde.',
      limited: 'Ha pedido muchos textos. Espere unos minutos.',
      invalid: 'La solicitud no está completa. Revise el tema y las palabras clave.',
    },
    retry: 'Intentar de nuevo',
    useLocal: 'Usar el redactor integrado',
    markdown: 'Descargar (Markdown)',
    html: 'Descargar (HTML)',
    keep: 'Guardar este borrador',
    kept: 'Borrador guardado en este navegador, y en ningún otro lugar.',
    keptHere: 'Este navegador no permite guardar: el borrador queda hasta cerrar la página.',
  },
  editor: {
    fields: {
      title: 'Título',
      description: 'Metadescripción',
      keyphrase: 'Frase buscada',
      slug: 'Final de la dirección',
      body: 'Texto (formato Markdown)',
    },
    length: '{count} caracteres',
    words: { one: '{count} palabra', other: '{count} palabras' },
    minutes: '{count} min de lectura',
  },
  rules: {
    title: 'Lo que encuentra la revisión',
    waiting: 'Las reglas aparecen en cuanto hay un texto.',
    groups: { search: 'Buscadores', readability: 'Legibilidad' },
    verdicts: { good: 'Bien', improve: 'Puede mejorar', problem: 'Por corregir' },
    items: {
      keyphrase: {
        label: 'Palabras útiles en la frase buscada: {value}',
        advice: 'Busque de una a cuatro palabras útiles.',
      },
      keyphraseTitle: {
        label: 'Frase buscada en el título',
        advice: 'Póngala en el título, mejor al principio.',
      },
      titleWidth: {
        label: 'Ancho del título: {value} px',
        advice: 'Quédese entre 285 y 580 px: más allá, Google corta.',
      },
      keyphraseDescription: {
        label: 'Frase buscada en la descripción',
        advice: 'Póngala en la metadescripción.',
      },
      descriptionLength: {
        label: 'Largo de la descripción: {value} caracteres',
        advice: 'Busque de 120 a 156 caracteres.',
      },
      slug: {
        label: 'Frase buscada en la dirección',
        advice: 'Escríbala en minúsculas, sin acentos y con guiones.',
      },
      introduction: {
        label: 'Frase buscada en la introducción',
        advice: 'Póngala en el primer párrafo.',
      },
      keyphraseHeadings: {
        label: 'Subtítulos con la frase buscada: {value}',
        advice: 'Póngala al menos en un subtítulo.',
      },
      density: {
        label: 'Densidad de la frase buscada: {value} %',
        advice: 'Busque de 0,5 a 3 %: más, se nota.',
      },
      textLength: {
        label: 'Largo del texto: {value} palabras',
        advice: 'Busque al menos 300 palabras.',
      },
      mainHeading: {
        label: 'Títulos de primer nivel de más: {value}',
        advice: 'El título basta: use ## para los subtítulos del texto.',
      },
      links: {
        label: 'Enlaces: {value}',
        advice: 'Añada un enlace a una página útil, suya o de otros.',
      },
      images: {
        label: 'Imágenes sin texto alternativo: {value}',
        advice: 'Describa cada imagen entre los corchetes.',
      },
      placeholders: {
        label: 'Lugares por completar: {value}',
        advice: 'Cambie cada corchete por un dato cierto, o quítelo.',
      },
      readingEase: {
        label: 'Facilidad de lectura (Flesch): {value} sobre 100',
        advice: 'Busque 60 o más: palabras cortas, frases cortas.',
      },
      sentenceLength: {
        label: 'Frases de más de 25 palabras: {value} %',
        advice: 'Córtelas, para quedar por debajo del 25 %.',
      },
      paragraphs: {
        label: 'Párrafo más largo: {value} palabras',
        advice: 'Quédese por debajo de 150 palabras.',
      },
      subheadings: {
        label: 'Tramo más largo sin subtítulo: {value} palabras',
        advice: 'Añada un subtítulo cada 300 palabras como máximo.',
      },
      sentenceStarts: {
        label: 'Frases seguidas que empiezan igual: {value}',
        advice: 'Cambie a partir de la tercera.',
      },
      passive: {
        label: 'Frases en voz pasiva (estimación): {value} %',
        advice: 'Quédese por debajo del 10 %: diga quién hace qué.',
      },
      transitions: {
        label: 'Frases con un conector: {value} %',
        advice: 'Busque un 30 %: pero, luego, por eso, por ejemplo…',
      },
    },
    show: 'Mostrar en el texto',
    shown: 'Ocultar',
    next: 'Ir al pasaje {count} de {total}',
    sources:
      'Umbrales publicados por Yoast; facilidad de lectura según Fernández-Huerta (1959). Los pesos de la puntuación son nuestros.',
  },
  preview: {
    title: 'En los resultados de búsqueda',
    note: 'Anchos calculados con la letra que usa Google. Google puede elegir otro extracto.',
    devices: { desktop: 'Computadora', mobile: 'Teléfono' },
    width: '{width} px de {room}',
    cut: 'se cortará',
    whole: 'completo',
    untitled: 'Sin título',
    undescribed: 'Sin descripción, Google elige un extracto del texto.',
  },
  drafts: {
    title: 'Sus borradores guardados',
    note: 'Se quedan en este navegador durante esta visita, y en las siguientes si usted permite las cookies funcionales. Iluma no los recibe.',
    open: 'Abrir',
    remove: 'Eliminar',
    removed: 'Borrador eliminado.',
    untitled: 'Sin título',
  },
  samples: {
    title: { before: 'Dos textos para ', emphasis: 'abrir', after: '' },
    lead: 'Escritos y revisados por el equipo. Ábralos en el editor para ver lo que dicen las reglas.',
    open: 'Abrir en el editor',
    facts: '{words} palabras, puntuación {score}',
    items: [
      {
        title: 'Cómo responder a las reseñas de Google en tres frases',
        description:
          'Responder a las reseñas de Google sin perder la tarde: un método en tres frases, ejemplos y los errores comunes cuando la reseña es dura.',
        keyphrase: 'responder a las reseñas de Google',
        slug: 'responder-a-las-resenas-de-google',
        body: `Responder a las reseñas de Google lleva tiempo, pero menos de lo que se teme. Tres frases bastan casi siempre. La primera agradece, la segunda responde y la tercera invita.

Antes de todo, lea la reseña dos veces. Se responde mejor cuando se entiende lo que la persona quería decir, sobre todo si el tono es seco.

## Dar las gracias, sin frases hechas

Un cliente le dio un minuto. Por eso, dé las gracias con un detalle que muestre que leyó el texto. «Gracias por hablar de nuestro pan de nueces» vale más que «Gracias por su comentario».

Si la reseña no tiene texto, sea breve. Por ejemplo: «Gracias por su nota, lo esperamos en la barra».

## Responder a las reseñas de Google más duras

Una reseña dura duele, pero también se lee por su respuesta. Primero reconozca el hecho, y luego diga lo que cambió. Evite explicar por qué el cliente se equivoca, incluso cuando es verdad.

- Nombre el problema con sus palabras.
- Diga lo que hace, y no lo que siente.
- Ofrezca una llamada en lugar de un debate en público.

Después, espere una noche antes de publicar si sigue molesto. Nadie lamenta una respuesta escrita con calma.

## Invitar a volver

La última frase mira hacia delante. Da una razón para volver, por ejemplo un plato nuevo o una hora más tranquila. Sin embargo, guarde las ofertas para otro lugar, porque aquí suenan mal.

## Hacerlo costumbre

Elija un momento fijo de la semana y luego cúmplalo. Más vale una respuesta tarde que ninguna, pero un ritmo constante se nota. Para seguir, lea también [nuestro método](/methode-iluma).

Por último, anote las palabras que se repiten. Cuando tres clientes hablan de la espera, el tema ya no es la reseña: es la espera.`,
      },
      {
        title: 'Página de barrio: lo que debe decir primero',
        description:
          'Una página de barrio útil dice dónde, cuándo y cómo llegar antes de hablar de usted. Este es su plan, sus pruebas y lo que conviene dejar fuera.',
        keyphrase: 'página de barrio',
        slug: 'pagina-de-barrio',
        body: `Una página de barrio responde a alguien con prisa. Está al lado, busca, y quiere saber si usted abre hoy. Lo demás viene después.

Sin embargo, muchas páginas empiezan por la historia de la casa. Es una linda historia, pero puede esperar al final.

## Lo primero en la página de barrio

Primero, dé la dirección, el horario y el número. Luego añada un punto que todos conocen, como una estación o un parque. Si es difícil estacionar, dígalo, porque así molesta menos.

- La dirección exacta, y el piso si lo hay.
- El horario de esta semana, con los días festivos.
- La forma de llegar: a pie, en metro, en auto.

## Pruebas del barrio

Una foto de la fachada ayuda, porque uno la reconoce al llegar. También ayuda una reseña que nombra la calle. En cambio, una lista de todas las ciudades vecinas no ayuda a nadie.

Hable de lo que hace aquí y en ningún otro lugar. Por ejemplo, un menú del día para las oficinas de enfrente, o el reparto en bicicleta por las calles estrechas.

## Lo que conviene dejar fuera

Evite copiar la misma página para diez barrios. Google lo ve, y sus clientes aún antes. Por eso, más valen dos páginas ciertas que diez vacías.

Deje también las palabras grandes. Cuando todos son el mejor, nadie lo es.

## Antes de publicar

Pida a alguien que no conoce el barrio que lea la página. Si encuentra la puerta sin llamar, la página está lista. Para saber dónde está, calcule luego [su puntuación ILA](/ila).`,
      },
    ],
  },
  benefits: {
    title: { before: 'Lo que BlogIA hace ', emphasis: 'por usted', after: '' },
    items: [
      {
        title: 'Un plan antes de la página en blanco',
        text: 'Título, descripción, secciones y preguntas frecuentes: la estructura está ahí, en su idioma.',
      },
      {
        title: 'Ningún dato inventado',
        text: 'Cada cifra, nombre o plazo que falta es un lugar por completar, que la revisión señala.',
      },
      {
        title: 'Una revisión que explica',
        text: 'Cada regla dice lo que mide, dónde falla el texto y qué hacer.',
      },
    ],
  },
};
