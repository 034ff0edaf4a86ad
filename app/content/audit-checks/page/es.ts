import type { CheckTexts } from '../shape.ts';

export const es: CheckTexts<'page'> = {
  'page.title': {
    name: 'Título de las páginas',
    what: 'Cada página tiene un solo título, lo bastante largo para ser claro y lo bastante corto para caber en Google.',
    why: 'El título es la línea azul en la que se hace clic en los resultados. Cortado o vago, atrae menos.',
    how: [
      'Escriba qué ofrece la página, luego la ciudad y luego su nombre: «Reparación de bicicletas en Puebla, Taller Ruiz».',
      'Manténgase entre unos 30 y 60 caracteres.',
      'Cámbielo en la configuración SEO de la página.',
    ],
    faults: {
      missing: 'La página no tiene título.',
      several: 'La página tiene varios títulos, entre ellos «{found}».',
      short: 'El título mide {found} de ancho; apunte a {wanted}.',
      long: 'El título mide {found} de ancho y saldrá cortado; apunte a {wanted}.',
    },
  },
  'page.description': {
    name: 'Descripción de las páginas',
    what: 'Cada página tiene una descripción de 70 a 160 caracteres.',
    why: 'Esas dos líneas bajo el título, en Google, son su anuncio gratuito.',
    how: [
      'Diga en una o dos frases qué encontrará el cliente y qué lo distingue a usted.',
      'Agregue un motivo para actuar: horario, entrega, cotización gratis.',
      'Pegue el texto en el campo «metadescripción» de la página.',
    ],
    faults: {
      missing: 'La página no tiene descripción.',
      several: 'La página tiene varias descripciones, entre ellas «{found}».',
      short: 'Caracteres en la descripción: {found}; apunte a {wanted}.',
      long: 'La descripción tiene {found} caracteres y saldrá cortada; apunte a {wanted}.',
    },
  },
  'page.unique': {
    name: 'Títulos y descripciones distintos',
    what: 'Cada página tiene su propio título y su propia descripción.',
    why: 'Dos páginas con el mismo título compiten en Google, y el cliente no sabe cuál abrir.',
    how: [
      'Anote en tres palabras qué tiene de propio cada página.',
      'Reescriba el título o la descripción para decirlo.',
    ],
    faults: {
      title: 'Este título, «{found}», es también el de {wanted}.',
      description: 'Esta descripción es también la de {wanted}.',
    },
    absent: 'Se leyó una sola página.',
  },
  'page.h1': {
    name: 'Encabezado principal',
    what: 'Cada página tiene un encabezado principal (h1) que dice de qué trata.',
    why: 'Es lo primero que leen los visitantes, los lectores de pantalla y los buscadores.',
    how: [
      'Dé a la línea principal de la página el estilo «Encabezado 1».',
      'Diga allí qué hace y dónde, en vez de «Bienvenidos».',
    ],
    faults: {
      missing: 'La página no tiene encabezado principal.',
      empty: 'El encabezado principal está vacío: suele ser una imagen sin texto.',
    },
  },
  'page.headings': {
    name: 'Orden de los encabezados',
    what: 'Los encabezados se siguen sin saltar niveles.',
    why: 'Quien escucha la página con un lector de pantalla avanza de encabezado en encabezado; un nivel saltado parece un trozo que falta.',
    how: [
      'Seleccione el encabezado señalado.',
      'Dele el nivel que sigue al anterior y ajuste su tamaño con el estilo, no con el nivel.',
    ],
    faults: {
      skipped: 'Aquí los encabezados saltan un nivel ({found}); el nivel esperado es {wanted}.',
    },
  },
  'page.canonical': {
    name: 'Dirección de referencia',
    what: 'Cada página indica como máximo una dirección de referencia, completa, que responde.',
    why: 'Una dirección de referencia equivocada le pide a Google que muestre otra página en lugar de la suya.',
    how: [
      'Abra la configuración SEO de la página, campo «URL canónica».',
      'Déjelo vacío o ponga la dirección completa de la propia página.',
      'Si cambió de dominio, busque restos del anterior.',
    ],
    faults: {
      several: 'La página indica varias direcciones de referencia, entre ellas {found}.',
      relative: 'La dirección de referencia está incompleta: {found}.',
      elsewhere: 'La dirección de referencia lleva a otro sitio, {found}, en lugar de {wanted}.',
      home: 'La dirección de referencia es la de la página de inicio, {found}: Google no mostrará esta página.',
      status: 'La dirección de referencia responde con el código {found}.',
    },
  },
  'page.lang': {
    name: 'Idioma declarado',
    what: 'La página declara su idioma, y es el del texto.',
    why: 'Los lectores de pantalla eligen su voz según el idioma declarado; si es otro, los navegadores ofrecen traducir la página.',
    how: [
      'En la configuración del sitio, elija el idioma del contenido.',
      'Si el sitio tiene varios idiomas, configúrelo en cada versión.',
    ],
    faults: {
      missing: 'La página no declara su idioma.',
      invalid: '«{found}» no es un código de idioma.',
      other: 'La página dice estar en «{found}», pero su texto está en «{wanted}».',
    },
  },
  'page.hreflang': {
    name: 'Enlaces entre idiomas',
    what: 'Las versiones de una página en varios idiomas se citan unas a otras.',
    why: 'Sin estos enlaces, Google manda al cliente que busca en español a la página en inglés, y al revés.',
    how: [
      'En la herramienta de traducción del sitio, active las etiquetas «hreflang».',
      'Compruebe que cada versión cite a todas las demás y a sí misma.',
      'Use códigos como «es», «es-MX» o «en».',
    ],
    faults: {
      invalid: '«{found}» no es un código de idioma.',
      self: 'La página no se cita a sí misma entre sus versiones.',
      'one-way': 'Esta versión no cita a su vez a {wanted}.',
    },
    absent: 'Las páginas leídas no anuncian otros idiomas.',
  },
  'page.words': {
    name: 'Texto del inicio',
    what: 'La página de inicio tiene al menos 200 palabras, sin contar los menús.',
    why: 'Una página casi sin texto no le da a Google ningún motivo para mostrarla a quien busca lo que usted hace.',
    how: [
      'Diga qué vende, a quién, en qué barrios y qué lo distingue.',
      'Responda las tres preguntas que más le hacen sus clientes.',
      'Convierta en texto lo que solo está escrito en imágenes.',
    ],
    faults: {
      few: 'Palabras en la página: {found}; apunte a {wanted} o más.',
    },
  },
  'page.readability': {
    name: 'Facilidad de lectura',
    what: 'Los textos se leen con facilidad en su idioma.',
    why: 'Muchos clientes leen de pie, en un celular. Una frase demasiado larga les hace perder el hilo.',
    how: [
      'Corte las frases de más de veinte palabras.',
      'Cambie los términos del oficio por los que usan sus clientes.',
      'Lea la página en voz alta y reescriba donde se trabe.',
    ],
    faults: {
      hard: 'La facilidad de lectura es de {found} sobre 100; apunte a {wanted} o más.',
    },
  },
  'page.link-text': {
    name: 'Texto de los enlaces',
    what: 'Cada enlace dice adónde lleva.',
    why: '«Haga clic aquí» no ayuda al cliente con prisa, ni a un lector de pantalla, ni a Google.',
    how: [
      'Cambie esas palabras por el nombre de la página de llegada: «Ver nuestros precios».',
      'Dé un texto alternativo a las imágenes que sirven de enlace.',
    ],
    faults: {
      vague: 'El enlace «{found}» no dice adónde lleva.',
      nameless: 'Este enlace no tiene texto.',
    },
  },
  'page.crawlable-links': {
    name: 'Enlaces que siguen los buscadores',
    what: 'Los enlaces son enlaces de verdad, no botones con código.',
    why: 'Google solo sigue enlaces de verdad; lo demás queda invisible y tampoco abre en otra pestaña.',
    how: [
      'Cambie el elemento señalado por un enlace con la dirección de la página.',
      'En un creador de sitios, use el campo «enlace» y no código agregado.',
    ],
    faults: {
      script: 'Este elemento hace de enlace sin serlo.',
    },
  },
  'page.alt': {
    name: 'Descripción de las imágenes',
    what: 'Cada imagen tiene texto alternativo, vacío si es decorativa.',
    why: 'Ese texto se le lee a quien no ve la imagen y ayuda a que Google Imágenes la encuentre.',
    how: [
      'Abra la imagen en su herramienta y complete el campo «texto alternativo».',
      'Diga qué se ve, en una línea: «Tres panes redondos sobre una mesa de madera».',
      'Si la imagen solo decora, deje el texto vacío, pero presente.',
    ],
    faults: {
      missing: 'Esta imagen no tiene texto alternativo.',
    },
    absent: 'Las páginas leídas no muestran imágenes.',
  },
  'page.open-graph': {
    name: 'Vista previa al compartir',
    what: 'El inicio ofrece título, descripción e imagen para cuando alguien lo comparte.',
    why: 'Un enlace compartido en Facebook, WhatsApp o LinkedIn sin imagen pasa inadvertido.',
    how: [
      'En la configuración SEO o de redes de la página, elija una imagen de unos 1,200 píxeles de ancho.',
      'Escriba el título y la descripción de la vista previa.',
      'Envíese el enlace para comprobarla.',
    ],
    faults: {
      title: 'La vista previa no tiene título.',
      description: 'La vista previa no tiene descripción.',
      image: 'La vista previa no tiene imagen.',
      relative: 'La dirección de la imagen de la vista previa está incompleta: {found}.',
      unanswered: 'La imagen de la vista previa no se carga: su dirección responde {found}.',
    },
  },
  'page.icon': {
    name: 'Ícono del sitio',
    what: 'El sitio tiene un ícono, y se carga.',
    why: 'El ícono hace reconocible su negocio en las pestañas, los favoritos y los resultados de Google.',
    how: [
      'Prepare un cuadrado sencillo con su logo, de al menos 48 píxeles.',
      'Súbalo en la configuración del sitio, campo «favicon» o «ícono».',
    ],
    faults: {
      unanswered: 'El ícono no se pudo cargar.',
    },
  },
  'page.encoding': {
    name: 'Tildes y caracteres',
    what: 'Las tildes se muestran bien.',
    why: 'Un «Ã©» en medio de las palabras da aspecto de sitio abandonado.',
    how: [
      'Guarde los textos en UTF-8 y declárelo al principio de la página.',
      'Vuelva a escribir los pasajes ya dañados.',
    ],
    faults: {
      garbled: 'Hay caracteres dañados: «{found}».',
      undeclared:
        'La página no declara la codificación de sus caracteres, o lo hace demasiado tarde (después de los primeros 1,024 bytes).',
    },
  },
  'page.freshness': {
    name: 'Año mostrado',
    what: 'El año de los derechos de autor no tiene dos años de atraso.',
    why: 'Un año viejo al pie de la página hace dudar de que el negocio siga abierto.',
    how: ['Cambie el año del pie de página.', 'Mejor aún: pida que se actualice solo cada año.'],
    faults: {
      old: 'El pie de página muestra {found}.',
    },
    absent: 'No se muestra ningún año de derechos de autor.',
  },
};
