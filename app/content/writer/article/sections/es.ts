import type { Phrases } from '#app/domain/blogia/phrases.ts';

export const es: Phrases['article']['sections'] = {
  need: {
    headings: ['¿Cuándo hace falta?', '{Phrase}: ¿para quién y cuándo?'],
    before: [
      'Casi nadie busca «{phrase}» por simple curiosidad. Lo que uno quiere, sobre todo, es saber qué hacer en su caso. Antes de seguir, anote su pregunta con sus palabras.',
      'Detrás de «{phrase}» hay un caso concreto. Pregúntese quién lo necesita, cuándo y qué le preocupa. Anote las respuestas, porque de ellas depende lo demás.',
    ],
    after: [
      'Después, ordene sus preguntas según el momento: antes de empezar, durante y al final. La que más nos hacen: [Por completar: la pregunta que más hacen sus clientes, y su respuesta].',
    ],
  },
  start: {
    headings: ['¿Por dónde empezar?', '{Phrase}: ¿por dónde empezar?'],
    before: [
      'Primero, haga un balance: qué tiene ya y qué le falta. Si dos necesidades chocan, quédese con la que más se repite.',
      'Antes de actuar, mire lo que ya funciona. Anote también lo que lo frena, aunque parezca poca cosa. Un estorbo pequeño, si se repite a diario, acaba saliendo caro.',
    ],
    after: [
      'Por último, póngase una sola meta, porque con varias a la vez el esfuerzo se dispersa. La suya: [Por completar: el resultado que quiere, y para cuándo].',
    ],
  },
  criteria: {
    headings: ['¿Cómo elegir?', '{Phrase}: ¿cómo elegir?'],
    before: [
      'Mientras los criterios son vagos, todas las opciones se parecen. Estos evitan disgustos; el más útil va primero.',
      'Para elegir bien hacen falta buenos criterios. Tome estos y, después, tache los que en su caso no cambian nada.',
    ],
    items: [
      '**La necesidad**: ¿responde a su pregunta o a otra?',
      '**La prueba**: pida un ejemplo real, parecido a su caso.',
      '**El esfuerzo**: cuente también el tiempo que le va a llevar.',
      '**El después**: averigüe quién responde cuando algo falla.',
    ],
    after: [
      'Después, califique cada opción y fíjese en las diferencias, en lugar de mirar solo el total.',
    ],
  },
  steps: {
    headings: ['¿Cómo se hace, paso a paso?', '{Phrase}: ¿cómo se hace?'],
    before: [
      'Siga estos pasos en orden, porque cada uno prepara el siguiente.',
      'Termine un paso antes de pasar al siguiente. Así sabrá qué fue lo que ayudó.',
    ],
    items: [
      '**Describa** el punto de partida en unas líneas.',
      '**Elija** una sola acción, la más fácil de comprobar.',
      '**Pruebe** esa acción en un caso real, con alguien que no la conozca.',
      '**Anote** lo que cambió, aunque el resultado no le guste.',
      '**Conserve** lo que funciona y luego pase a la acción siguiente.',
    ],
    isOrdered: true,
    after: [
      'Si se atora en un paso, vuelva al anterior. Muchas veces lo que falla es el punto de partida.',
    ],
  },
  cost: {
    headings: ['¿Cuánto cuesta?', '{Phrase}: ¿cuánto cuesta?'],
    before: [
      'Un precio, por sí solo, no dice nada, porque todo depende de lo que incluye. Compare entonces ofertas que incluyan lo mismo.',
      'Dos precios solo se pueden comparar si el trabajo es el mismo. Por eso, pida en cada caso la lista de lo que se incluye.',
    ],
    items: [
      'Cuánto trabajo hay y qué parte le toca a usted.',
      'El plazo, sobre todo si tiene prisa.',
      'El servicio posventa, que muchos olvidan al principio.',
    ],
    after: ['Para dar una idea: [Por completar: su precio inicial, o cómo pedir una cotización].'],
  },
  mistakes: {
    headings: ['¿Qué errores conviene evitar?', '{Phrase}: ¿qué errores evitar?'],
    before: [
      'Estos errores cuestan tiempo, pero tienen fácil arreglo.',
      'Casi todo el mundo cae en alguno. Sin embargo, cuando uno los conoce, se ven venir.',
    ],
    items: [
      'Copiar a un competidor sin saber qué le funciona.',
      'Cambiar todo a la vez: así no se sabe qué ayudó.',
      'Prometer antes de probar.',
      'Olvidar la opinión de los clientes, aunque son los que más saben.',
    ],
  },
  compare: {
    headings: ['¿Qué opción conviene?', '{Phrase}: ¿qué opción conviene?'],
    before: [
      'Para comparar, haga siempre las mismas preguntas. Decida por las respuestas, en lugar de por los argumentos de venta.',
      'Ninguna opción es siempre la mejor. Por eso, busque la que va con su tiempo, su presupuesto y su equipo.',
    ],
    items: [
      '**Hacerlo usted**: conserva el control, pero necesita tiempo y constancia.',
      '**Buscar ayuda**: avanza más rápido si explica bien su oficio.',
      '**Combinar las dos**: usted hace lo sencillo y luego encarga el resto.',
    ],
    after: [
      'Si le falta tiempo, busque ayuda. Si no, empiece por su cuenta y anote lo que lo frena.',
    ],
  },
  place: {
    headings: ['¿Dónde está y a qué hora abre?', '{Phrase}: ¿dónde y a qué hora?'],
    before: [
      'Primero, lo más útil: dónde estamos, cuándo venir y cómo contactarnos.',
      'Antes de salir, tenga estos datos a mano. Si falta alguno, escríbanos.',
    ],
    items: [
      '**Dónde**: [Por completar: su dirección y un punto conocido]',
      '**Cuándo**: [Por completar: su horario]',
      '**Cómo llegar**: [Por completar: estacionamiento, transporte, acceso]',
      '**Para quién**: [Por completar: los barrios que atiende]',
    ],
    after: [
      'Si viene por primera vez, fíjese en la fachada: [Por completar: un detalle fácil de ver].',
    ],
  },
  checklist: {
    headings: ['¿Qué revisar antes de decidir?', '{Phrase}: ¿qué revisar?'],
    before: [
      'Tenga esta lista a mano y marque cada punto cuando lo haya revisado.',
      'Lea esta lista antes de decidir y otra vez al día siguiente.',
    ],
    items: [
      'La necesidad cabe en una frase, con sus palabras.',
      'Los criterios están anotados, del más importante al menos importante.',
      'Cada promesa tiene una prueba; si no, no cuenta.',
      'Alguien de fuera dio su opinión.',
      'El paso siguiente tiene fecha y responsable.',
    ],
    after: [
      'Si una casilla queda vacía, anote por qué. Muchas veces ahí está lo que falta por hacer.',
    ],
  },
  measure: {
    headings: ['¿Cómo saber si funciona?', '{Phrase}: ¿funciona de verdad?'],
    before: [
      'Elija una sola señal y mírela siempre en la misma fecha. Si no, uno solo recuerda las semanas buenas. La suya: [Por completar: la señal que va a seguir, y la fecha].',
    ],
  },
  next: {
    headings: ['Dar el primer paso', '¿Y ahora?'],
    before: [
      'Ya tiene lo esencial sobre «{phrase}». Elija una sola acción de este texto y hágala antes del fin de semana.',
      'Lo difícil es empezar, también con «{phrase}». Elija la acción más pequeña de este texto y hágala hoy mismo.',
    ],
    after: [
      '[Por completar: su llamada a la acción, por ejemplo su número o su página de contacto]',
    ],
  },
};
