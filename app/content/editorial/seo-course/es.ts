import type { EditorialPage } from '../shape.ts';

export const es: EditorialPage = {
  name: 'Entender el SEO',
  summary: 'Un módulo gratuito para aprender las bases del SEO a su ritmo.',
  title: 'Curso de SEO gratis: seis lecciones cortas | Iluma',
  description:
    'Seis lecciones gratuitas para entender el SEO antes de contratarlo: palabras clave, páginas, títulos, enlaces, mapa y reseñas, medición.',
  head: {
    eyebrow: 'Módulo gratuito',
    title: { before: 'Curso de SEO en ', emphasis: 'seis lecciones', after: '' },
    lead: 'Para leer de una vez o una lección al día. Es gratis, no hay que instalar nada y cada lección termina con una tarea.',
    button: 'Ver mi punto de partida',
    second: 'Entender Google',
  },
  blocks: [
    {
      kind: 'steps',
      title: { before: 'Las ', emphasis: 'seis lecciones', after: '' },
      lead: 'Cada una termina con una tarea para hoy.',
      items: [
        {
          title: 'Las palabras de sus clientes',
          text: 'No buscan su oficio: describen su problema. Hoy: anote diez frases oídas en el mostrador.',
        },
        {
          title: 'Una pregunta, una página',
          text: 'Una página que trata de todo no responde bien a nada. Hoy: elija la pregunta más frecuente y busque qué página la responde.',
        },
        {
          title: 'El título y las primeras palabras',
          text: 'Es lo que se lee en los resultados. Hoy: reescriba el título de su página de inicio para alguien que no lo conoce.',
        },
        {
          title: 'Los enlaces de otros sitios',
          text: 'Un enlace es una recomendación. Hoy: pida a un proveedor que mencione su sitio.',
        },
        {
          title: 'El mapa y las reseñas',
          text: 'En una búsqueda local, el perfil de Google cuenta tanto como el sitio. Hoy: revise su horario y responda a su última reseña.',
        },
        {
          title: 'La medición',
          text: 'Basta una cifra: cuántas solicitudes recibió esta semana. Hoy: empiece a contar.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Ofertas de SEO que conviene rechazar',
      mark: 'x',
      paragraphs: [
        'El SEO es fácil de explicar y lento de hacer. Desconfíe de quien promete lo contrario.',
      ],
      points: [
        'El «primer lugar garantizado»: nadie puede garantizarlo',
        'Cientos de enlaces por casi nada',
        'Textos en serie que nadie leerá',
        'Un informe de cuarenta páginas sin una sola acción',
      ],
    },
    {
      kind: 'questions',
      title: { before: 'Los términos ', emphasis: 'del SEO', after: '' },
      lead: 'Cuatro términos, en pocas palabras.',
      items: [
        {
          question: 'Palabra clave',
          answer: 'Lo que alguien escribe o dice para encontrar algo. A menudo, una frase entera.',
        },
        {
          question: 'Indexación',
          answer: 'El momento en que un buscador registra su página. Sin eso, no puede mostrarla.',
        },
        {
          question: 'Enlace entrante',
          answer: 'Un enlace de otro sitio al suyo. Su valor depende de quién lo pone y por qué.',
        },
        {
          question: 'Tasa de conversión',
          answer: 'De cada cien visitas, cuántas terminan en una llamada, un mensaje o una compra.',
        },
      ],
    },
    {
      kind: 'steps',
      title: { before: 'Sus ejercicios, ', emphasis: 'semana a semana', after: '' },
      lead: 'Una lección por semana, más o menos una hora. Use un solo cuaderno: cada ejercicio sirve para el siguiente.',
      items: [
        {
          title: 'Semana 1: sus búsquedas',
          text: 'Ordene las diez frases por servicio, escríbalas en Google y copie las preguntas que propone. Este artículo muestra [otras fuentes](/blog-intelligent/mots-des-clients). Quédese con cinco.',
        },
        {
          title: 'Semana 2: sus páginas',
          text: 'Haga dos columnas: la búsqueda y la página que la responde. Los huecos son [páginas por crear](/guia/paginas-de-servicios). [BlogIA](/blogia) puede preparar un borrador; los datos los pone usted.',
        },
        {
          title: 'Semana 3: sus títulos',
          text: 'Reescriba tres: el servicio, la ciudad y un motivo para venir. Revise [que quepan enteros](/guia/titulo-de-la-pagina) y muéstreselos a un vecino. ¿Adivina qué vende usted?',
        },
        {
          title: 'Semana 4: sus contactos',
          text: 'Anote proveedores, clubes y asociaciones que lo conocen. Pida a tres un enlace hacia una página concreta. La herramienta de la [red de aliados](/inter-visibilite) ayuda a decidir qué tipo de aliado buscar.',
        },
        {
          title: 'Semana 5: su perfil',
          text: 'Búsquese en diez directorios y marque [los datos que no coinciden](/guia/coherencia-nap). Escriba en dos frases cómo pedirá reseñas y [responda](/guia/responder-resenas) las cinco últimas.',
        },
        {
          title: 'Semana 6: sus números',
          text: 'Registre cada llamada y cada mensaje, con [su origen](/blog-intelligent/compter-les-appels). Compare con la primera semana y elija una sola mejora para el mes que viene.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Lo que tendrá en su cuaderno',
      mark: 'check',
      paragraphs: [
        'Pida [la medición de su sitio](/ila) antes de la primera lección y otra después de la última. El informe dura 90 días en línea: guarde el primer enlace para comparar.',
        'Un ejemplo inventado: una zapatera de Puebla. Sus clientes dicen «se me despegó la suela» y su sitio dice «restauración de calzado». Ella pone las dos cosas en el título, agrega tres fotos y consigue un enlace de la zapatería de enfrente. A las seis semanas todavía no sabe si la página va a subir. Sí sabe cuántas llamadas recibe y qué corregir después.',
      ],
      points: [
        'Cinco búsquedas, cada una con su página o su hueco',
        'Tres títulos, el viejo y el nuevo, con la fecha',
        'A quién le pidió un enlace y qué le contestó',
        'Las solicitudes recibidas, semana tras semana',
      ],
    },
    {
      kind: 'questions',
      title: { before: 'Seguir el curso ', emphasis: 'a su ritmo', after: '' },
      lead: 'Dónde suele frenarse la gente y cómo retomar el curso.',
      items: [
        {
          question: 'Me salté una semana. ¿Empiezo de nuevo?',
          answer:
            'No, siga donde se quedó. Si solo tiene tiempo para dos lecciones, haga la primera y la quinta: sirven aunque su sitio sea difícil de modificar.',
        },
        {
          question: 'No tengo sitio web. ¿Por dónde empiezo?',
          answer:
            'Por la semana 5, porque el perfil de Google es gratuito. Luego, un [minisitio](/mini-site-seo) de unas cuantas páginas alcanza para lo demás.',
        },
        {
          question: '¿Cómo sé si Google me muestra más?',
          answer:
            'Search Console no cuesta nada y cuenta las impresiones y los clics de cada búsqueda. Nuestra guía enseña [a leer sus posiciones](/guia/primera-pagina-de-google).',
        },
        {
          question: '¿Cuándo conviene pedir ayuda?',
          answer:
            'Cuando un ejercicio lo detiene dos semanas seguidas: un perfil suspendido, un sitio que nadie sabe editar, páginas que no salen en Google. Pregúntele a [Zyno](/zyno), el asistente, o [a una persona](/contact).',
        },
      ],
    },
  ],
  closing: {
    title: { before: 'Mida ', emphasis: 'su visibilidad', after: '' },
    lead: 'Su puntaje ILA le dice qué lección conviene aplicar primero.',
    button: 'Calcular mi puntaje ILA',
    second: 'Entender Google',
  },
};
