import type { Phrases } from '#app/domain/blogia/phrases.ts';

export const es: Phrases = {
  readers: {
    entrepreneurs: 'emprendedores',
    pme: 'pymes',
    marketers: 'responsables de marketing',
    ecommerce: 'tiendas en línea',
  },
  contentTypes: {
    guide: 'Guía',
    'how-to': 'Paso a paso',
    checklist: 'Lista de control',
    comparison: 'Comparativa',
    'local-page': 'Página local',
  },
  article: {
    titles: {
      guide: ['{Topic}: la guía para decidir bien', '{Topic}: la guía'],
      'how-to': ['{Topic}: cómo hacerlo, paso a paso', '{Topic}: paso a paso'],
      checklist: ['{Topic}: la lista antes de actuar', '{Topic}: la lista'],
      comparison: ['{Topic}: cómo comparar las opciones', '{Topic}: la comparativa'],
      'local-page': ['{Topic}: lo que conviene saber antes de ir', '{Topic}: cerca de usted'],
    },
    composedTitle: '{Phrase}: {topic}',
    descriptions: {
      guide: '{Phrase}: los criterios, los pasos y los errores comunes.',
      'how-to': '{Phrase}: los pasos en orden y una lista de control.',
      checklist: '{Phrase}: una lista de control y los errores comunes.',
      comparison: '{Phrase}: las opciones lado a lado y cómo elegir.',
      'local-page': '{Phrase}: dirección, horario, acceso y criterios.',
    },
    descriptionExtras: [
      'Un texto claro para {readers}, con respuestas a las dudas comunes.',
      'Lea, elija y dé el primer paso.',
      'Sin tecnicismos.',
    ],
    introductions: [
      '¿Busca respuestas claras sobre «{phrase}»? Este texto va al grano. Primero, lo que conviene entender; luego, lo que conviene hacer.',
      'El tema «{phrase}» vuelve a menudo, pero las respuestas son vagas. Por eso, aquí va lo esencial y luego una forma simple de actuar.',
      'Sobre «{phrase}» todo el mundo opina. Por eso este texto se queda con lo que usted puede comprobar, y luego con lo que puede hacer.',
    ],
    audiences: {
      entrepreneurs:
        'Cuando uno dirige solo, cada hora cuenta. Por eso cada consejo cabe en una acción que puede hacer esta semana.',
      pme: 'En una pyme, varias personas deciden juntas. Por eso hay temas para hablar en equipo y luego una forma de decidir.',
      marketers:
        'Usted ya conoce las herramientas. Por eso este texto habla sobre todo del método, ya que ahí está la diferencia.',
      ecommerce:
        'En una tienda en línea, el cliente duda en silencio. Por eso cada consejo responde a una duda, por ejemplo el envío o la devolución.',
    },
    sections: {
      need: {
        headings: ['La verdadera pregunta', '{Phrase}: la verdadera pregunta'],
        before: [
          'Casi nadie busca «{phrase}» por simple curiosidad. Sobre todo, se quiere saber qué hacer en el propio caso. Por eso, anote su pregunta con sus palabras.',
          'Detrás de «{phrase}» hay un caso concreto. Pregúntese quién lo necesita, cuándo y con qué temor. Luego anote las respuestas, porque ellas marcan lo que sigue.',
        ],
        after: [
          'Después, ordene sus preguntas por momento: antes de empezar, durante y al final. La que más se repite: [Por completar: la pregunta que más hacen sus clientes, y su respuesta].',
        ],
      },
      start: {
        headings: ['Por dónde empezar', '{Phrase}: por dónde empezar'],
        before: [
          'Primero, haga un balance. Mire lo que ya tiene y luego lo que le falta. Si dos necesidades chocan, quédese con la que más se repite.',
          'Antes de actuar, mire lo que ya funciona. Luego anote lo que frena, aunque parezca poco. Un freno pequeño, cada día, sale caro al final.',
        ],
        after: [
          'Por último, fije una sola meta, porque varias a la vez dispersan el esfuerzo. La suya: [Por completar: el resultado que quiere, y para cuándo].',
        ],
      },
      criteria: {
        headings: ['Los criterios para elegir bien', '{Phrase}: cómo elegir'],
        before: [
          'Todas las opciones se parecen mientras los criterios son vagos. Por eso, estos son los que evitan disgustos, del más útil al menos útil.',
          'Una buena elección empieza por buenos criterios. Quédese con estos y luego tache los que no cambian nada para usted.',
        ],
        items: [
          '**La necesidad**: ¿responde a su pregunta, o a otra?',
          '**La prueba**: pida un ejemplo real, cercano a su caso.',
          '**El esfuerzo**: cuente también el tiempo que le llevará.',
          '**El después**: compruebe quién responde cuando algo cambia.',
        ],
        after: [
          'Después, dé una nota a cada opción y hable de las diferencias, en lugar de la suma.',
        ],
      },
      steps: {
        headings: ['Los pasos, en orden', '{Phrase}: paso a paso'],
        before: [
          'Siga estos pasos en orden, porque cada uno prepara el siguiente.',
          'Termine un paso antes de pasar al otro. Así sabrá lo que de verdad ayudó.',
        ],
        items: [
          '**Describa** el punto de partida en unas líneas.',
          '**Elija** una sola acción, la más fácil de comprobar.',
          '**Pruebe** esa acción en un caso real, con alguien que no la conoce.',
          '**Anote** lo que cambió, aunque el resultado no guste.',
          '**Guarde** lo que funciona y luego pase a la acción siguiente.',
        ],
        isOrdered: true,
        after: [
          'Si un paso se traba, vuelva al anterior. A menudo la causa es un punto de partida poco claro.',
        ],
      },
      cost: {
        headings: ['Lo que cambia el precio', '{Phrase}: lo que marca el precio'],
        before: [
          'Un precio solo no dice nada, porque todo depende de lo que incluye. Por eso, compare ofertas que cubren lo mismo.',
          'Dos precios se comparan solo si el trabajo es igual. Por eso, pida a cada uno la lista de lo que incluye.',
        ],
        items: [
          'Cuánto trabajo hay, y qué parte le toca a usted.',
          'El plazo, sobre todo si tiene prisa.',
          'El servicio de después, que muchos olvidan al principio.',
        ],
        after: [
          'Para dar una idea: [Por completar: su precio de partida, o cómo pedir un presupuesto].',
        ],
      },
      mistakes: {
        headings: ['Los errores que conviene evitar', '{Phrase}: trampas comunes'],
        before: [
          'Estos errores cuestan tiempo, pero tienen fácil arreglo.',
          'Casi todos pasan por ahí. Sin embargo, estos errores se ven de lejos cuando uno los conoce.',
        ],
        items: [
          'Copiar a un rival sin saber lo que le funciona.',
          'Cambiar todo a la vez: así no se sabe lo que ayudó.',
          'Prometer antes de probar.',
          'Olvidar la opinión de los clientes, aunque son los que más saben.',
        ],
      },
      compare: {
        headings: ['Las opciones, lado a lado', '{Phrase}: las opciones, lado a lado'],
        before: [
          'Para comparar, haga las mismas preguntas a cada opción. Pesan más las respuestas, y no los argumentos de venta.',
          'Ninguna opción gana siempre. Por eso, mire la que va con su tiempo, su presupuesto y su equipo.',
        ],
        items: [
          '**Hacerlo usted**: conserva el control, pero pide tiempo y constancia.',
          '**Buscar ayuda**: avanza más rápido, si explica bien su oficio.',
          '**Un poco de todo**: usted hace lo simple y luego confía el resto.',
        ],
        after: ['Si le falta tiempo, busque ayuda. Si no, empiece solo y anote lo que lo frena.'],
      },
      place: {
        headings: ['En el lugar: lo que conviene saber', '{Phrase}: dónde y cuándo'],
        before: [
          'Primero, lo más útil: dónde estamos, cuándo venir y cómo hablar con nosotros.',
          'Antes de salir, tenga estos datos a mano. Si falta alguno, escríbanos.',
        ],
        items: [
          '**Dónde**: [Por completar: su dirección y un punto conocido]',
          '**Cuándo**: [Por completar: su horario]',
          '**Cómo llegar**: [Por completar: estacionamiento, transporte, acceso]',
          '**Para quién**: [Por completar: los barrios que atiende]',
        ],
        after: [
          'Si viene por primera vez, busque la fachada: [Por completar: un detalle fácil de ver].',
        ],
      },
      checklist: {
        headings: ['La lista de control', '{Phrase}: la lista de control'],
        before: [
          'Tenga esta lista a mano y luego marque paso a paso.',
          'Lea esta lista antes de decidir, y luego otra vez al día siguiente.',
        ],
        items: [
          'La necesidad cabe en una frase, con sus palabras.',
          'Los criterios están ahí, del más importante al menos importante.',
          'Cada promesa tiene una prueba; si no, no cuenta.',
          'Alguien de fuera dio su opinión.',
          'El paso siguiente tiene fecha y nombre.',
        ],
        after: ['Si una casilla queda vacía, anote por qué. A menudo ahí está el próximo avance.'],
      },
      measure: {
        headings: ['Cómo saber si funciona', '{Phrase}: cómo saber si funciona'],
        before: [
          'Elija una sola señal y luego mírela en una fecha fija. Si no, solo se recuerdan las semanas buenas. La suya: [Por completar: la señal que va a seguir, y la fecha].',
        ],
      },
      next: {
        headings: ['Dar el primer paso', '¿Y ahora?'],
        before: [
          'Ya tiene lo esencial sobre «{phrase}». Elija una sola acción de este texto y luego hágala antes del fin de semana.',
          'Con «{phrase}», lo difícil es empezar. Por eso, tome la acción más pequeña de este texto y hágala hoy.',
        ],
        after: [
          '[Por completar: su llamada a la acción, por ejemplo su número o su página de contacto]',
        ],
      },
    },
    measures: {
      entrepreneurs: 'Por ejemplo, pregunte a cada cliente nuevo cómo lo encontró.',
      pme: 'Por ejemplo, anote cada solicitud y lo que la trajo.',
      marketers: 'Por ejemplo, compare el mismo indicador antes y después del cambio.',
      ecommerce: 'Por ejemplo, siga los carritos que empiezan antes y después del cambio.',
    },
    related: {
      heading: 'Preguntas cercanas',
      lead: 'A menudo se buscan estos temas al mismo tiempo. Por eso, aquí va una respuesta corta a cada uno.',
      item: '**{Keyword}**: [Por completar: su respuesta en una frase]',
    },
    faq: {
      heading: 'Preguntas frecuentes: {phrase}',
      entries: [
        {
          question: '¿Cuánto tiempo hace falta?',
          answer:
            'Depende del punto de partida. En general: [Por completar: su plazo habitual]. Si es urgente, dígalo desde el principio.',
        },
        {
          question: '¿Hay que hacerlo todo de una vez?',
          answer:
            'No. Una acción bien hecha vale más que varias a medias, porque pronto muestra lo que cambia.',
        },
        {
          question: '¿Qué hacer con poco presupuesto?',
          answer:
            'Empiece por lo que solo cuesta tiempo. Por ejemplo, escriba lo que ya funciona y lo que frena.',
        },
        {
          question: '¿Cómo reconocer una oferta seria?',
          answer:
            'También dice lo que no hace. Además, muestra un ejemplo real, con alguien a quien llamar.',
        },
        {
          question: '¿Y si los resultados tardan?',
          answer:
            'Primero vuelva a leer su plan. Luego cambie una sola cosa a la vez y anote el efecto.',
        },
        {
          question: '¿A quién pedir ayuda?',
          answer:
            'A alguien que ya hizo este trabajo para un negocio como el suyo. [Por completar: su nombre y cómo contactarlo]',
        },
      ],
    },
  },
  plan: {
    title: 'Plan de contenido: {topic}',
    description:
      '{Phrase}: una serie de textos para publicar, de la primera guía al caso real, con la intención, el formato y la prueba.',
    lead: 'Este plan parte de «{phrase}» y se dirige a {readers}. Cada texto responde a una sola intención y luego lleva al siguiente.',
    labels: { intent: 'Intención:', format: 'Formato:', angle: 'Enfoque:', proof: 'Prueba:' },
    entries: [
      {
        title: '{Phrase}: lo que conviene saber antes de empezar',
        intent: 'informarse.',
        angle: 'responda a la pregunta más común en las primeras líneas.',
        proof: '[Por completar: la pregunta más común de sus clientes]',
      },
      {
        title: '{Keyword}: cómo elegir',
        intent: 'comparar.',
        angle: 'dé sus criterios, incluso el que no le favorece.',
        proof: '[Por completar: un criterio que sus clientes olvidan]',
      },
      {
        title: '{Keyword}: lo que cambia el precio',
        intent: 'comprar.',
        angle: 'explique lo que incluye antes de hablar del importe.',
        proof: '[Por completar: su precio de partida y lo que incluye]',
      },
      {
        title: '{Keyword}: errores que se repiten',
        intent: 'informarse.',
        angle: 'muestre el error, su efecto y luego cómo corregirlo.',
        proof: '[Por completar: un error visto este mes]',
      },
      {
        title: '{Keyword}: paso a paso',
        intent: 'actuar.',
        angle: 'un paso por título, una foto por paso.',
        proof: '[Por completar: sus fotos o capturas]',
      },
      {
        title: '{Keyword} cerca de usted',
        intent: 'encontrar el lugar.',
        angle: 'la dirección, el horario y el acceso antes que nada.',
        proof: '[Por completar: su dirección y sus barrios]',
      },
      {
        title: 'Un caso real: {keyword}',
        intent: 'tener confianza.',
        angle: 'la situación, lo que se hizo y lo que cambió, con el permiso del cliente.',
        proof: '[Por completar: el cliente, sus palabras y sus resultados]',
      },
      {
        title: '{Keyword}: ¿y después?',
        intent: 'conservar el resultado.',
        angle: 'lo que conviene revisar cada mes para no perder nada.',
        proof: '[Por completar: su servicio después de la venta]',
      },
    ],
    rhythm: {
      heading: 'El ritmo',
      text: 'Publique a un ritmo que pueda mantener: [Por completar: su ritmo]. Enlace cada texto con el primero y actualícelo cuando un cliente pregunte algo nuevo.',
    },
  },
  keywords: {
    title: 'Palabras clave por revisar: {topic}',
    description:
      '{Phrase}: búsquedas por revisar, ordenadas por intención, sin volúmenes inventados, y cómo elegir las primeras.',
    lead: 'Estas búsquedas parten de «{phrase}», para {readers}. Aquí no hay volúmenes, porque serían inventados: compruébelos en Search Console o en el planificador de Google Ads.',
    groups: [
      {
        heading: 'Para informarse',
        patterns: ['qué es {seed}', '{seed} ejemplo', '{seed} consejos', '{seed} errores comunes'],
      },
      {
        heading: 'Para comparar',
        patterns: [
          'mejor {seed}',
          '{seed} opiniones',
          '{seed} comparativa',
          '{seed} o hacerlo uno mismo',
        ],
      },
      { heading: 'Para comprar', patterns: ['{seed} precio', '{seed} presupuesto', '{seed} cita'] },
      {
        heading: 'Cerca de casa',
        patterns: [
          '{seed} cerca de mí',
          '{seed} [su ciudad]',
          '{seed} [su barrio]',
          '{seed} abierto ahora',
        ],
      },
      {
        heading: 'Preguntas',
        patterns: ['cómo elegir {seed}', 'cuánto cuesta {seed}', 'por qué {seed}'],
      },
    ],
    audiences: {
      entrepreneurs: {
        heading: 'Para emprendedores',
        patterns: ['{seed} para empezar', '{seed} sin equipo', '{seed} gratis'],
      },
      pme: {
        heading: 'Para pymes',
        patterns: ['{seed} para pymes', '{seed} para empresas', '{seed} asesoría'],
      },
      marketers: {
        heading: 'Para responsables de marketing',
        patterns: ['{seed} herramienta', '{seed} plantilla', '{seed} caso de estudio'],
      },
      ecommerce: {
        heading: 'Para tiendas en línea',
        patterns: ['{seed} en línea', '{seed} envío', '{seed} devolución'],
      },
    },
    next: {
      heading: 'Elegir las primeras',
      steps: [
        'Quédese con las que sus clientes dicen de verdad.',
        'Búsquelas y luego lea los primeros resultados: ¿puede ser más útil?',
        'Escriba una página por intención, empezando por el formato elegido: {format}.',
      ],
    },
  },
  instructions: {
    system:
      'Usted es BlogIA, redactor de una agencia de visibilidad local. Escriba en español, de usted, con frases cortas, voz activa y conectores. No invente ninguna cifra, nombre, reseña ni hecho: donde haga falta, deje un lugar entre corchetes, como [Por completar: su plazo]. Responda en Markdown, sin bloque de código, y empiece con tres guiones, una línea «title:», una línea «description:» y tres guiones. El título cabe en 60 caracteres y la descripción tiene entre 120 y 156. Sin título de primer nivel en el texto.',
    tasks: {
      'seo-article':
        'Escriba un artículo completo: introducción, secciones con subtítulos, preguntas frecuentes y conclusión con una llamada a la acción. La primera palabra clave, o si falta el tema, va en el título, la descripción, la primera frase y un subtítulo.',
      'content-plan':
        'Escriba un plan de ocho contenidos. Para cada uno: título, intención, formato, enfoque y prueba.',
      'keyword-research':
        'Escriba una lista de búsquedas por revisar, ordenadas por intención. No dé ningún volumen.',
    },
    fields: {
      topic: 'Tema:',
      keywords: 'Palabras clave:',
      contentType: 'Tipo de contenido:',
      readers: 'Público:',
    },
  },
};
