import type { EditorialPage } from '../shape.ts';

export const es: EditorialPage = {
  name: 'El método Iluma',
  summary: 'El plan de 90 días, paso a paso, de la auditoría a las primeras llamadas.',
  title: 'El método Iluma: plan de SEO local de 90 días',
  description:
    'De la auditoría a las primeras llamadas: qué hacemos durante 90 días, qué informe recibe cada semana y qué conserva usted después.',
  head: {
    eyebrow: 'El método',
    title: { before: 'Un plan de SEO local de ', emphasis: '90 días', after: '' },
    lead: 'Un método propio, por escrito, igual para todos: la IA prepara, una persona decide y usted recibe un informe cada lunes.',
    button: 'Agendar una demo',
    second: 'Ver casos de éxito',
  },
  blocks: [
    {
      kind: 'timeline',
      title: { before: 'Las cinco ', emphasis: 'etapas', after: '' },
      lead: 'Más visibilidad y más ventas en 90 días: así trabajamos para lograrlo.',
      items: [
        {
          when: 'Días 1 a 7',
          title: 'Diagnóstico',
          text: 'Su puntaje ILA, sus fichas, sus páginas, sus reseñas y lo que escriben sus clientes. Recibe un informe, ordenado por impacto.',
        },
        {
          when: 'Días 8 a 21',
          title: 'Correcciones',
          text: 'Lo que frena todo lo demás: velocidad, errores, datos equivocados, páginas confusas.',
        },
        {
          when: 'Días 22 a 45',
          title: 'Contenido',
          text: 'Una página por cada pregunta de sus clientes, en sus palabras y en sus idiomas. Usted aprueba cada texto.',
        },
        {
          when: 'Días 46 a 70',
          title: 'Anuncios y reseñas',
          text: 'Anuncios probados con poco presupuesto, reseñas pedidas a sus clientes, negocios cercanos que lo mencionan.',
        },
        {
          when: 'Días 71 a 90',
          title: 'Fidelización',
          text: 'Mensajes para quienes ya vinieron y una rutina que su equipo puede mantener por su cuenta.',
        },
      ],
    },
    {
      kind: 'steps',
      title: { before: 'Nuestras ', emphasis: 'reglas', after: ' de trabajo' },
      lead: 'Son las mismas para todos los negocios.',
      items: [
        {
          title: 'Primero se mide',
          text: 'Anotamos el punto de partida antes de empezar. Así se sabe qué sirvió.',
        },
        {
          title: 'Una acción a la vez',
          text: 'Empezamos por la más útil y explicamos por qué las demás esperan.',
        },
        {
          title: 'Una persona aprueba',
          text: 'Nada de lo que prepara la IA se publica sin que una persona lo lea y lo apruebe.',
        },
        {
          title: 'Todo es suyo',
          text: 'Las páginas, los textos, las cuentas y las cifras se quedan con usted si se va.',
        },
      ],
    },
    {
      kind: 'questions',
      title: { before: 'Preguntas antes de ', emphasis: 'empezar', after: '' },
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
            'Usted sigue el plan por su cuenta o con la agencia. Lo acordamos desde el principio.',
        },
        {
          question: '¿Cuándo llega el primer resultado?',
          answer:
            'Las correcciones suelen notarse las primeras semanas. Los resultados de SEO suelen verse entre 30 y 90 días.',
        },
      ],
    },
  ],
  closing: {
    title: { before: 'Empiece con una ', emphasis: 'llamada', after: '' },
    lead: 'Quince minutos para ver si el método le conviene. Si no, se lo decimos.',
    button: 'Agendar una demo',
    second: 'Leer un caso de éxito',
  },
};
