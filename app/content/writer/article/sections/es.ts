import type { Phrases } from '#app/domain/blogia/phrases.ts';

export const es: Phrases['article']['sections'] = {
  need: {
    headings: ['¿Cuándo hace falta?', '{Phrase}: ¿para quién y cuándo?'],
    before: [
      'Casi nadie busca «{phrase}» por simple curiosidad. Sobre todo, se quiere saber qué hacer en el propio caso. Por eso, anote su pregunta con sus palabras.',
      'Detrás de «{phrase}» hay un caso concreto. Pregúntese quién lo necesita, cuándo y con qué temor. Luego anote las respuestas, porque ellas marcan lo que sigue.',
    ],
    after: [
      'Después, ordene sus preguntas por momento: antes de empezar, durante y al final. La que más se repite: [Por completar: la pregunta que más hacen sus clientes, y su respuesta].',
    ],
  },
  start: {
    headings: ['¿Por dónde empezar?', '{Phrase}: ¿por dónde empezar?'],
    before: [
      'Primero, haga un balance. Mire lo que ya tiene y luego lo que le falta. Si dos necesidades chocan, quédese con la que más se repite.',
      'Antes de actuar, mire lo que ya funciona. Luego anote lo que frena, aunque parezca poco. Un freno pequeño, cada día, sale caro al final.',
    ],
    after: [
      'Por último, fije una sola meta, porque varias a la vez dispersan el esfuerzo. La suya: [Por completar: el resultado que quiere, y para cuándo].',
    ],
  },
  criteria: {
    headings: ['¿Cómo elegir?', '{Phrase}: ¿cómo elegir?'],
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
    after: ['Después, dé una nota a cada opción y hable de las diferencias, en lugar de la suma.'],
  },
  steps: {
    headings: ['¿Cómo se hace, paso a paso?', '{Phrase}: ¿cómo se hace?'],
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
    headings: ['¿Cuánto cuesta?', '{Phrase}: ¿cuánto cuesta?'],
    before: [
      'Un precio solo no dice nada, porque todo depende de lo que incluye. Por eso, compare ofertas que cubren lo mismo.',
      'Dos precios se comparan solo si el trabajo es igual. Por eso, pida a cada uno la lista de lo que incluye.',
    ],
    items: [
      'Cuánto trabajo hay, y qué parte le toca a usted.',
      'El plazo, sobre todo si tiene prisa.',
      'El servicio de después, que muchos olvidan al principio.',
    ],
    after: ['Para dar una idea: [Por completar: su precio inicial, o cómo pedir una cotización].'],
  },
  mistakes: {
    headings: ['¿Qué errores conviene evitar?', '{Phrase}: ¿qué errores evitar?'],
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
    headings: ['¿Qué opción conviene?', '{Phrase}: ¿qué opción conviene?'],
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
    headings: ['¿Dónde está y a qué hora abre?', '{Phrase}: ¿dónde y a qué hora?'],
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
    headings: ['¿Qué revisar antes de decidir?', '{Phrase}: ¿qué revisar?'],
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
    headings: ['¿Cómo saber si funciona?', '{Phrase}: ¿funciona de verdad?'],
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
};
