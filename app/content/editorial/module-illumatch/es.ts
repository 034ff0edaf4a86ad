import type { EditorialPage } from '../shape.ts';

export const es: EditorialPage = {
  name: 'Módulo ILLUMATCH',
  summary:
    'El módulo que relaciona las necesidades de un negocio con los servicios que le convienen.',
  title: 'ILLUMATCH: elija el servicio para su negocio | Iluma',
  description:
    'El módulo ILLUMATCH relaciona lo que usted dice de su negocio con los servicios que le convienen, con los motivos y el precio inicial de cada uno.',
  head: {
    eyebrow: 'Módulo ILLUMATCH',
    title: { before: 'Elija el servicio para ', emphasis: 'su negocio', after: '' },
    lead: 'Cinco pasos cortos en la herramienta ILUMATCH; el último, una lista ordenada, con las razones a favor y en contra de cada servicio.',
    button: 'Responder las preguntas',
    second: 'Ver todos los servicios',
  },
  blocks: [
    {
      kind: 'steps',
      title: { before: 'Lo que ', emphasis: 'pregunta', after: '' },
      lead: 'Ninguna respuesta es obligatoria; cada una puede cambiar el orden de la lista.',
      items: [
        {
          title: 'Su empresa',
          text: 'Su sector, su tamaño y su presupuesto, comparado con los precios iniciales publicados. El nombre solo titula el resultado.',
        },
        {
          title: 'Sus objetivos y su plazo',
          text: 'Visitas, solicitudes, ventas, marca, Google, ahorro de tiempo, clientes que vuelven, otros países; y para cuándo.',
        },
        {
          title: 'Sus obstáculos y su experiencia',
          text: 'Unas palabras sobre sus dificultades, y lo que ya conoce del marketing digital.',
        },
        {
          title: 'El resumen y la lista',
          text: 'Usted revisa y corrige; después aparecen ocho servicios ordenados, con sus razones, sus límites y su precio.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Cómo se reparten los puntos',
      mark: 'check',
      paragraphs: [
        'Cada respuesta da entre 1 y 5 puntos a ciertos servicios. Por ejemplo, pedir «Más ventas por visita» suma 4 a las páginas de destino y 2 a la tienda en línea. El total decide el lugar; si hay empate, va primero el más barato.',
        'El texto libre también cuenta. ILLUMATCH busca palabras como «reseñas», «llamadas», «video» o «carrito», y cada servicio que reconoce gana 2 puntos. No entiende la frase: «ya tenemos bastantes reseñas» contaría como una necesidad.',
        'Estos puntos son nuestra opinión como agencia, y el resultado los muestra todos. Su sitio no se mide aquí, sino en [la auditoría ILA](/ila).',
      ],
      points: [
        'Si el presupuesto cubre con holgura el precio inicial: 2 puntos más',
        'Si el precio queda en la parte alta del presupuesto: 1 punto más',
        'Si el precio supera el presupuesto: 3 puntos menos',
      ],
    },
    {
      kind: 'prose',
      title: 'Ejemplo: una ferretería con poco presupuesto',
      mark: 'check',
      paragraphs: [
        'Tomemos un ejemplo inventado. El dueño de una ferretería trabaja solo, sabe poco de marketing y tiene menos de €1,000. Marca «Más visitas», se da tres meses y escribe: «nadie nos encuentra en Google».',
        'El SEO local queda en primer lugar con 12 puntos, aunque su precio inicial supera el presupuesto: las demás respuestas le dan 15 y el precio le quita 3. La creación de contenido queda en segundo lugar con 6 puntos y un precio dentro del presupuesto, cerca del límite. De ahí para abajo, los puntos son negativos.',
        'La lista viene con tres consejos: contratar un solo servicio, pedir ayuda al principio y apostar por lo que dura. El dueño decide empezar por su cuenta con [su perfil de Google](/blog-intelligent/fiche-google), que no cuesta dinero, y dejar para después el servicio de [SEO local](/services/visibilite-locale).',
      ],
      points: [],
    },
    {
      kind: 'prose',
      title: 'Lo que se lleva al final',
      mark: 'check',
      paragraphs: [
        'El resultado se puede imprimir o guardar en un enlace que contiene sus respuestas. Más abajo, una empresa ficticia muestra un resultado ya calculado; es el mismo para todos y no habla de usted.',
      ],
      points: [
        'Los ocho servicios, del primero al último',
        'En cada uno, las respuestas que suman y las que juegan en contra',
        'El precio inicial, comparado con su presupuesto',
        'De uno a tres consejos según su plazo, su presupuesto y su experiencia',
        'Un botón para consultar al equipo, con sus respuestas adjuntas',
      ],
    },
    {
      kind: 'prose',
      title: 'Lo que la lista no sabe',
      mark: 'x',
      paragraphs: [
        'ILLUMATCH no mira su sitio, su perfil de Google ni a sus competidores. Dos negocios que responden igual reciben el mismo orden, aunque uno tenga 200 reseñas y el otro ninguna. Le sirve para preparar una conversación, no para firmar un contrato.',
      ],
      points: [
        'Solo ordena los servicios de Iluma',
        'No dice cuántos clientes va a ganar',
        'Compara con el precio inicial, no con el precio de su proyecto',
      ],
    },
    {
      kind: 'questions',
      title: { before: 'Preguntas sobre ', emphasis: 'el resultado', after: '' },
      lead: 'Respuestas en blanco, presupuesto corto y privacidad.',
      items: [
        {
          question: '¿Qué pasa si salto preguntas?',
          answer:
            'La lista se apoya en lo que usted haya dicho. Si no responde ninguna, los servicios van del más barato al más caro, y la herramienta le sugiere marcar un objetivo o un sector.',
        },
        {
          question: '¿Cuántos objetivos conviene marcar?',
          answer:
            'Uno o dos. A partir de cuatro, los puntos se reparten demasiado y la herramienta le aconseja elegir el primero. Puede volver y cambiar sus respuestas cuantas veces quiera.',
        },
        {
          question: '¿Por qué el primer servicio supera mi presupuesto?',
          answer:
            'Porque el precio le quita 3 puntos y sus otras respuestas le dan más que eso. La lista lo marca en rojo. Mire el servicio siguiente, o lo que puede hacer usted mismo con [la guía](/guide).',
        },
        {
          question: '¿Ustedes reciben mis respuestas?',
          answer:
            'Solo cuando usted nos escribe. Mientras tanto se quedan en su navegador y un botón las borra. El enlace del resultado sí contiene sus respuestas a la vista: envíelo solo a quien quiera que las lea.',
        },
        {
          question: '¿Y después?',
          answer:
            'Compare los [servicios y sus precios](/hub-services), o [reserve una llamada](/contact/rendez-vous) y tenga el resultado a la mano.',
        },
      ],
    },
  ],
  closing: {
    title: { before: 'Encuentre su ', emphasis: 'servicio', after: ' en dos minutos' },
    lead: 'Sus respuestas se quedan en su navegador hasta que decida enviarlas.',
    button: 'Responder las preguntas',
    second: 'Ver servicios y precios',
  },
};
