import type { EditorialPage } from '../shape.ts';

export const es: EditorialPage = {
  name: 'El método Iluma',
  summary: 'El plan de 90 días, paso a paso, de la auditoría a las primeras llamadas.',
  title: 'El método Iluma — 90 días, paso a paso',
  description:
    'De la auditoría a las primeras llamadas: lo que hacemos durante 90 días, lo que usted ve cada semana y lo que se queda con usted después.',
  head: {
    eyebrow: 'El método',
    title: { before: '90 días, ', emphasis: 'sin caja negra', after: '.' },
    lead: 'Un método propio, escrito, el mismo para todos: la IA prepara, una persona decide, y cada lunes usted sabe cómo va.',
    button: 'Agendar una demo',
    second: 'Ver casos de éxito',
  },
  blocks: [
    {
      kind: 'timeline',
      title: { before: 'El plan de ', emphasis: '90 días', after: '' },
      lead: 'Más visibilidad y fuerza comercial en 90 días: este es el camino.',
      items: [
        {
          when: 'Días 1 a 7',
          title: 'Escuchar',
          text: 'Su puntaje ILA, sus fichas, sus páginas, sus reseñas y lo que escriben sus clientes. Recibe un informe, ordenado por impacto.',
        },
        {
          when: 'Días 8 a 21',
          title: 'Reparar',
          text: 'Lo que frena todo lo demás: velocidad, errores, datos equivocados, páginas que nadie entiende.',
        },
        {
          when: 'Días 22 a 45',
          title: 'Responder',
          text: 'Una página por cada pregunta de sus clientes, en sus palabras y en sus idiomas. Usted aprueba cada texto.',
        },
        {
          when: 'Días 46 a 70',
          title: 'Atraer',
          text: 'Anuncios probados con poco presupuesto, reseñas pedidas con sencillez, vecinos que lo mencionan.',
        },
        {
          when: 'Días 71 a 90',
          title: 'Hacer volver',
          text: 'Un recorrido para quienes ya vinieron y un ritmo que su equipo puede mantener sin ayuda.',
        },
      ],
    },
    {
      kind: 'steps',
      title: { before: 'Lo que ', emphasis: 'nunca', after: ' cambia' },
      lead: 'Cuatro reglas, sea cual sea el negocio.',
      items: [
        {
          title: 'Primero se mide',
          text: 'Ningún trabajo sin un punto de partida escrito. Si no, nadie sabe qué sirvió.',
        },
        {
          title: 'Una acción a la vez',
          text: 'Primero la más útil. Las demás esperan su turno, con su motivo.',
        },
        {
          title: 'Firma una persona',
          text: 'Nada de lo que prepara la IA sale sin que una persona lo haya leído y aceptado.',
        },
        {
          title: 'Todo es suyo',
          text: 'Páginas, textos, cuentas, cifras. Si se va, se lo lleva.',
        },
      ],
    },
    {
      kind: 'questions',
      title: { before: 'Antes de ', emphasis: 'empezar', after: '' },
      lead: 'Lo que nos preguntan en la primera reunión.',
      items: [
        {
          question: '¿Qué debo preparar?',
          answer:
            'El acceso a su sitio y a su ficha de Google, y una hora de su tiempo la primera semana.',
        },
        {
          question: '¿Y después de los 90 días?',
          answer:
            'Sigue por su cuenta con el plan, o con la agencia. Ambas cosas se prevén desde el principio.',
        },
        {
          question: '¿Cuándo llega el primer resultado?',
          answer:
            'Las correcciones suelen notarse las primeras semanas. Los resultados de SEO, entre 30 y 90 días.',
        },
      ],
    },
  ],
  closing: {
    title: { before: 'El primer día es ', emphasis: 'una conversación', after: '.' },
    lead: 'Quince minutos para ver si el método le conviene. Si no, se lo decimos.',
    button: 'Agendar una demo',
    second: 'Leer un caso de éxito',
  },
};
