import { heading, list, paragraph, tip } from '../blocks.ts';
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
      'Un modelo de lenguaje escribe rápido, sin faltas y sobre cualquier tema. Es su ventaja y también su defecto: en segundos produce el texto común que cualquiera podría publicar. Y nadie busca ese texto. Así lo usamos para ganar tiempo donde ayuda, y así decidimos dónde no soltamos el lápiz.',
    ),
    heading('Lo que hace bien'),
    paragraph(
      'La IA se mueve con soltura cuando la materia ya existe y falta darle forma. Entréguele las notas de una visita, la transcripción de una llamada o una ficha técnica: sacará un esquema, un resumen y preguntas que a usted no se le habían ocurrido.',
    ),
    list(
      'Proponer muchos enfoques de un tema, para quedarse con uno.',
      'Agrupar por temas las preguntas de los clientes.',
      'Convertir una respuesta hablada en el esquema de un artículo.',
      'Señalar frases demasiado largas y términos que el lector no conoce.',
      'Preparar una primera versión en otro idioma, que rematará alguien que lo hable.',
    ),
    heading('Lo que inventa'),
    paragraph(
      'Un modelo predice una sucesión verosímil de palabras. No sabe si es cierta. Puede citar un estudio que no existe, dar una cifra precisa y falsa, atribuir una frase a quien no la dijo o describir la norma de otro país, y siempre con aplomo. Todo lo que se puede comprobar se comprueba: números, fechas, nombres, leyes, precios, citas. Lo que no se puede comprobar no se publica.',
    ),
    tip(
      'Subraye en el borrador cada afirmación comprobable. Al lado, anote la fuente que usted mismo ha abierto. Sin fuente, la afirmación se quita, por bonita que sea.',
    ),
    heading('Ponga lo que ella no tiene'),
    paragraph(
      'Los buscadores dicen que quieren mostrar contenido útil, hecho para personas, sea cual sea la forma de producirlo. Lo que persiguen es la publicación en masa de páginas sin valor. La pregunta, pues, no es «¿Lo ha escrito una máquina?», sino «¿Qué aporta esta página que no tengan las demás?».',
    ),
    paragraph(
      'La respuesta está en su semana: el problema que resolvió el martes, la foto de la pieza gastada, el error que cometen tantos clientes, el precio explicado, su opinión sincera sobre una costumbre del oficio. Anótelo cuando ocurra, aunque sea al dorso de una factura. Con esa materia se hacen los artículos que la gente guarda.',
    ),
    heading('El encargo lo cambia todo'),
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
      'Pida primero un esquema, corríjalo y haga escribir parte por parte. Los trozos pequeños se revisan mejor, y el orden de las ideas seguirá siendo suyo.',
    ),
    heading('Lo que no conviene entregarle'),
    paragraph(
      'No pegue en una herramienta en línea datos de clientes, un contrato ni una contraseña. Averigüe qué hace el proveedor con lo que usted escribe y elija un ajuste que no lo reutilice. Quite los nombres antes de compartir una conversación. En asuntos donde un error hace daño, como la salud, el derecho o el dinero, una persona competente debe revisar y firmar.',
    ),
    heading('Mantener el mismo tono de un texto a otro'),
    paragraph(
      'Una página escrita con la herramienta y otra sin ella no deben parecer de dos negocios distintos. Tenga una hoja de estilo, de una sola página, y adjúntela a cada instrucción.',
    ),
    list(
      'Las palabras que usted emplea, y las que no emplea nunca.',
      'La manera en que se dirige al lector, y el nombre que da a sus clientes.',
      'Lo que promete, y lo que se niega a prometer.',
      'Algunas frases suyas de las que está contento, y una que no quiere volver a leer.',
    ),
    paragraph(
      'Pida que relea esa hoja la persona que contesta el teléfono: sabe cómo hablan sus clientes. Después, corríjala cada vez que un borrador le moleste. Si tacha siempre el mismo giro, es que falta en la lista. Artículo tras artículo, los borradores se parecerán más a usted, y la revisión tratará del fondo y no del tono. Guarde también las versiones anteriores de la hoja: cuentan cómo ha ido cambiando su manera de hablar.',
    ),
    heading('La revisión sigue siendo humana'),
    paragraph(
      'Lea en voz alta. Corte la introducción interminable, los tres adjetivos seguidos, la conclusión que lo repite todo. Cambie cada generalidad por un ejemplo propio, o bórrela. Compruebe que el titular cumple lo que promete. Y firme con un nombre de verdad: una firma compromete, y eso da confianza.',
    ),
    paragraph(
      'Publicar no es el final. Anote las preguntas que despierta el artículo, agregue las respuestas, corrija lo que ha envejecido e indique la fecha del cambio. Unas pocas páginas cuidadas valen más que muchas olvidadas.',
    ),
    paragraph(
      'La herramienta le devuelve horas. Empléelas donde no puede reemplazarlo: escuchar a sus clientes, probar, mirar de cerca, decidir. De ahí sale una voz.',
    ),
  ],
};
