import { chart, heading, list, paragraph, table, tip } from '../blocks.ts';
import type { ArticleText } from '../shape.ts';

export const es: ArticleText = {
  title: 'Escribir con IA sin perder la propia voz',
  excerpt:
    'Lo que la IA hace bien, lo que inventa, el encargo que necesita y la revisión que sigue siendo humana: un método para publicar contenido útil.',
  tags: ['IA generativa', 'redacción', 'contenido', 'revisión'],
  seoKeywords: [
    'redactar con IA',
    'contenido con IA y SEO',
    'revisión humana',
    'esquema de artículo',
  ],
  blocks: [
    paragraph(
      'Un modelo de lenguaje escribe rápido, sin errores de ortografía y sobre cualquier tema. Es su ventaja y también su defecto: en segundos produce el texto común que cualquiera podría publicar. Y nadie busca ese texto. Así lo usamos para ganar tiempo donde ayuda, y así decidimos dónde no soltamos el lápiz.',
    ),
    heading('Qué hace bien la IA al escribir'),
    paragraph(
      'La IA se mueve con soltura cuando la materia ya existe y falta darle forma. Entréguele las notas de una visita, la transcripción de una llamada o una ficha técnica: sacará un esquema, un resumen y preguntas que a usted no se le habían ocurrido.',
    ),
    list(
      'Proponer muchos enfoques de un tema, para quedarse con uno.',
      'Agrupar por temas las preguntas de los clientes.',
      'Convertir una respuesta hablada en el esquema de un artículo.',
      'Señalar frases demasiado largas y términos que el lector no conoce.',
      'Preparar una primera versión en otro idioma, que corregirá alguien que lo hable.',
    ),
    heading('Qué inventa la IA y cómo detectarlo'),
    paragraph(
      'Un modelo predice una sucesión verosímil de palabras. No sabe si es cierta. Puede citar un estudio que no existe, dar una cifra precisa y falsa, atribuir una frase a quien no la dijo o describir la norma de otro país, y siempre con aplomo. Todo lo que se puede comprobar se comprueba: números, fechas, nombres, leyes, precios, citas. Lo que no se puede comprobar no se publica.',
    ),
    tip(
      'Subraye en el borrador cada afirmación comprobable. Al lado, anote la fuente que usted mismo abrió. Sin fuente, la afirmación se quita, por bonita que sea.',
    ),
    heading('Ponga lo que la IA no tiene'),
    paragraph(
      'Los buscadores dicen que quieren mostrar contenido útil, hecho para personas, sea cual sea la forma de producirlo. Lo que persiguen es la publicación en masa de páginas sin valor. La pregunta, pues, no es «¿Lo escribió una máquina?», sino «¿Qué aporta esta página que no tengan las demás?».',
    ),
    paragraph(
      'La respuesta está en su semana: el problema que resolvió el martes, la foto de la pieza gastada, el error que cometen tantos clientes, el precio explicado, su opinión sincera sobre una costumbre del oficio. Anótelo cuando ocurra, aunque sea al dorso de una factura. Con esa materia se hacen los artículos que la gente guarda.',
    ),
    heading('Cómo redactar un buen encargo para la IA'),
    paragraph(
      '«Escribe un artículo sobre bombas de calor» dará justo lo que teme. Un buen encargo se parece al que haría a una redactora en su primer día.',
    ),
    list(
      'Para quién: la persona, su situación, lo que ya sabe.',
      'Para qué: la pregunta que podrá contestar después de leer.',
      'Con qué: sus notas, pegadas en el encargo, y nada más.',
      'Cómo: el tono, la extensión y dos párrafos suyos de muestra.',
      'Los límites: ninguna cifra ni fuente que no esté en las notas; ante la duda, «por comprobar».',
    ),
    paragraph(
      'Pida primero un esquema, corríjalo y pida el texto parte por parte. Los trozos pequeños se revisan mejor, y el orden de las ideas seguirá siendo suyo.',
    ),
    heading('Ejemplo: un borrador corregido frase por frase'),
    paragraph(
      'Imagine a un instalador de bombas de calor que entregó sus notas con ese encargo. Al releer, cuatro frases del borrador lo detuvieron.',
    ),
    table(
      'Ejemplo de correcciones a un borrador escrito por una herramienta',
      ['Decía el borrador', 'El defecto', 'Lo que se publicó'],
      [
        '«Ahorre hasta un 50%»',
        'La cifra no está en las notas',
        '«Traiga sus recibos y hacemos la cuenta juntos»',
      ],
      [
        '«Un equipo de expertos apasionados»',
        'Lo puede decir cualquiera',
        '«Karim instala y Luisa contesta el teléfono»',
      ],
      [
        '«Hay un subsidio disponible»',
        'Falta comprobar el programa',
        'Un enlace a la página oficial, con fecha',
      ],
      ['«El confort es esencial»', 'No enseña nada', 'Frase eliminada'],
    ),
    paragraph(
      'Para probarlo con un tema suyo, [BlogIA](/blogia) escribe una primera versión y señala entre corchetes los datos que le toca aportar a usted. Las expresiones que conviene darle están en [lo que dicen sus clientes](/blog-intelligent/mots-des-clients).',
    ),
    heading('Qué dice Google del contenido hecho con IA'),
    paragraph(
      'En sus [recomendaciones sobre la IA generativa](https://developers.google.com/search/docs/fundamentals/using-gen-ai-content), Google la considera útil para investigar un tema y ordenar un texto propio. Advierte que multiplicar páginas que no aportan nada puede infringir [sus políticas contra el spam](https://developers.google.com/search/docs/essentials/spam-policies). La exactitud que pide alcanza también al título, a la descripción y al texto de las imágenes.',
    ),
    paragraph(
      'Propone además [preguntarse quién hizo la página, cómo y por qué](https://developers.google.com/search/docs/fundamentals/creating-helpful-content). Una página firmada por alguien del oficio, escrita para resolver un problema concreto, contesta sin esfuerzo. Veinte páginas casi iguales, una por ciudad, no. Si necesita varias, vea [cómo dar contenido propio a cada ciudad](/blog-intelligent/pages-par-ville).',
    ),
    heading('Qué datos no conviene darle a la IA'),
    paragraph(
      'No pegue en una herramienta en línea datos de clientes, un contrato ni una contraseña. Averigüe qué hace el proveedor con lo que usted escribe y elija un ajuste que no lo reutilice. Quite los nombres antes de compartir una conversación. En asuntos donde un error hace daño, como la salud, el derecho o el dinero, una persona competente debe revisar y firmar.',
    ),
    paragraph(
      'En Quebec y en Europa, usted sigue siendo responsable de lo que entrega a un proveedor; el artículo sobre [la Ley 25 y el RGPD](/blog-intelligent/loi-25-rgpd) ayuda a hacer la lista de esos proveedores. Tampoco le encargue reseñas. En Estados Unidos, [una norma de la FTC](https://www.ftc.gov/news-events/news/press-releases/2024/08/federal-trade-commission-announces-final-rule-banning-fake-reviews-testimonials) vigente desde el 21 de octubre de 2024 prohíbe las reseñas falsas, incluidas las de una IA. Es mejor [pedirlas a clientes reales](/blog-intelligent/avis-google).',
    ),
    heading('Cómo mantener el mismo tono de un texto a otro'),
    paragraph(
      'Una página escrita con la herramienta y otra sin ella no deben parecer de dos negocios distintos. Tenga una hoja de estilo, de una sola página, y adjúntela a cada encargo.',
    ),
    list(
      'Las palabras que usted emplea, y las que no emplea nunca.',
      'La manera en que se dirige al lector, y el nombre que da a sus clientes.',
      'Lo que promete, y lo que se niega a prometer.',
      'Algunas frases suyas que le gusten, y una que no quiera volver a leer.',
    ),
    paragraph(
      'Pida que relea esa hoja la persona que contesta el teléfono: sabe cómo hablan sus clientes. Después, corríjala cada vez que un borrador le moleste. Si tacha siempre el mismo giro, es que falta en la lista. Artículo tras artículo, los borradores se parecerán más a usted, y la revisión tratará del fondo y no del tono. Guarde también las versiones anteriores de la hoja: cuentan cómo ha ido cambiando su manera de hablar.',
    ),
    heading('Cómo revisar un texto hecho con IA'),
    paragraph(
      'Lea en voz alta. Corte la introducción interminable, los tres adjetivos seguidos, la conclusión que lo repite todo. Cambie cada generalidad por un ejemplo propio, o bórrela. Compruebe que el titular cumple lo que promete. Y firme con un nombre de verdad: una firma compromete, y eso da confianza.',
    ),
    paragraph(
      'Publicar no es el final. Anote las preguntas que despierta el artículo, agregue las respuestas, corrija lo que envejeció e indique la fecha del cambio. Unas pocas páginas cuidadas valen más que muchas olvidadas.',
    ),
    heading('Adónde se va el tiempo y qué mirar tras un mes'),
    chart(
      'Ejemplo: dos horas de trabajo para un artículo, en minutos',
      { label: 'Notas y ejemplos', value: 35, shown: '35 min' },
      { label: 'Encargo y esquema', value: 20, shown: '20 min' },
      { label: 'Borrador de la herramienta', value: 5, shown: '5 min' },
      { label: 'Comprobación de datos', value: 30, shown: '30 min' },
      { label: 'Lectura en voz alta', value: 30, shown: '30 min' },
    ),
    paragraph(
      'Si comprobar solo le toma cinco minutos, lo más probable es que se lo haya saltado. Un mes después, abra Search Console y lea con qué búsquedas se mostró la página: ¿las contesta? Pregunte al equipo si algún cliente la mencionó. Vea también si [los asistentes de IA](/blog-intelligent/reponses-des-ia) repiten bien sus datos.',
    ),
    paragraph(
      '¿Hay que decir que ayudó una herramienta? Sí, cuando el lector se lo preguntaría: una imagen generada, una voz sintética, una respuesta automática. En nuestra página sobre [IA y ética](/ia-ethique) contamos cómo lo hacemos.',
    ),
    paragraph(
      'La herramienta le devuelve horas. Empléelas donde no puede reemplazarlo: escuchar a sus clientes, probar, mirar de cerca, decidir. De ahí sale su voz.',
    ),
  ],
  sources: [
    {
      name: 'Google: uso de contenido creado con IA generativa (en inglés)',
      address: 'https://developers.google.com/search/docs/fundamentals/using-gen-ai-content',
    },
    {
      name: 'Google: crear contenido útil, fiable y pensado para las personas (en inglés)',
      address: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
    },
    {
      name: 'Google: políticas contra el spam en la Búsqueda (en inglés)',
      address: 'https://developers.google.com/search/docs/essentials/spam-policies',
    },
    {
      name: 'FTC: norma que prohíbe las reseñas y los testimonios falsos (agosto de 2024, en inglés)',
      address:
        'https://www.ftc.gov/news-events/news/press-releases/2024/08/federal-trade-commission-announces-final-rule-banning-fake-reviews-testimonials',
    },
  ],
};
