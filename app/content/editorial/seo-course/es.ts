import type { EditorialPage } from '../shape.ts';

export const es: EditorialPage = {
  name: 'Entender el SEO',
  summary: 'Un módulo gratuito para aprender las bases del SEO a su ritmo.',
  title: 'Entender el SEO — el módulo gratuito',
  description:
    'Un módulo gratuito en seis lecciones cortas para entender el SEO antes de comprarlo: palabras, páginas, enlaces, lo local, la medición y las trampas.',
  head: {
    eyebrow: 'Módulo gratuito',
    title: { before: 'El SEO en ', emphasis: 'seis lecciones', after: '.' },
    lead: 'Para leer de una vez o una lección al día. Nada que instalar, nada que pagar, y cada lección acaba con algo que hacer.',
    button: 'Ver cómo estoy',
    second: 'Repasar las bases de Google',
  },
  blocks: [
    {
      kind: 'steps',
      title: { before: 'Las ', emphasis: 'seis lecciones', after: '' },
      lead: 'Cada una termina con algo que hacer hoy.',
      items: [
        {
          title: 'Las palabras de sus clientes',
          text: 'No buscan su oficio: describen su problema. Hoy: anote diez frases oídas en el mostrador.',
        },
        {
          title: 'Una pregunta, una página',
          text: 'Una página que responde a todo no responde a nada. Hoy: elija la pregunta más frecuente y compruebe qué página la responde.',
        },
        {
          title: 'El título y las primeras palabras',
          text: 'Es lo que se lee en los resultados. Hoy: reescriba el título de su página de inicio para alguien que no lo conoce.',
        },
        {
          title: 'Los enlaces y los vecinos',
          text: 'Un enlace es una recomendación. Hoy: pida a un proveedor que mencione su sitio.',
        },
        {
          title: 'El mapa y las reseñas',
          text: 'Cerca de casa, la ficha cuenta tanto como el sitio. Hoy: revise su horario y responda a su última reseña.',
        },
        {
          title: 'Medir sin engañarse',
          text: 'Basta una cifra: cuántas solicitudes esta semana. Hoy: empiece a contar.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Lo que intentarán venderle',
      mark: 'x',
      paragraphs: [
        'El SEO es un oficio fácil de explicar y lento de hacer. Lo que promete lo contrario merece una pregunta más.',
      ],
      points: [
        'El «primer puesto garantizado»: nadie puede garantizarlo',
        'Enlaces por cientos por casi nada',
        'Textos al peso que nadie leerá',
        'Un informe de cuarenta páginas sin una sola acción',
      ],
    },
    {
      kind: 'questions',
      title: { before: 'Las palabras ', emphasis: 'que se usan', after: '' },
      lead: 'Cuatro términos, en una frase cada uno.',
      items: [
        {
          question: 'Palabra clave',
          answer: 'Lo que alguien escribe o dice para encontrar algo. A menudo, una frase entera.',
        },
        {
          question: 'Indexación',
          answer:
            'El momento en que un motor guarda su página en su catálogo. Sin eso, para él no existe.',
        },
        {
          question: 'Enlace entrante',
          answer: 'Otro sitio que lleva al suyo. Su valor depende de quién lo hace y por qué.',
        },
        {
          question: 'Tasa de conversión',
          answer: 'De cada cien visitas, cuántas llaman, escriben o compran.',
        },
      ],
    },
  ],
  closing: {
    title: { before: 'Pase a ', emphasis: 'la práctica', after: '.' },
    lead: 'Su puntaje ILA le dice cuál de las seis lecciones le dará más.',
    button: 'Calcular mi puntaje ILA',
    second: 'Entender Google',
  },
};
