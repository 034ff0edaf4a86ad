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
          text: 'En una búsqueda local, la ficha cuenta tanto como el sitio. Hoy: revise su horario y responda a su última reseña.',
        },
        {
          title: 'La medición',
          text: 'Basta una cifra: cuántas solicitudes esta semana. Hoy: empiece a contar.',
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
        'Enlaces por cientos por casi nada',
        'Textos en serie que nadie leerá',
        'Un informe de cuarenta páginas sin una sola acción',
      ],
    },
    {
      kind: 'questions',
      title: { before: 'Los términos ', emphasis: 'del SEO', after: '' },
      lead: 'Cuatro términos, en una frase cada uno.',
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
  ],
  closing: {
    title: { before: 'Mida ', emphasis: 'su visibilidad', after: '' },
    lead: 'Su puntaje ILA le dice qué lección conviene aplicar primero.',
    button: 'Calcular mi puntaje ILA',
    second: 'Entender Google',
  },
};
