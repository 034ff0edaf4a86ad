import type { EditorialPage } from '../shape.ts';

export const es: EditorialPage = {
  name: 'Módulo ADLUMA',
  summary:
    'El módulo que estima lo que puede dar un presupuesto publicitario, lo analiza y aconseja.',
  title: 'ADLUMA: simulador de presupuesto publicitario',
  description:
    'El módulo ADLUMA estima lo que puede traer un presupuesto publicitario, muestra a partir de qué monto un cliente sale caro y propone un reparto entre canales.',
  head: {
    eyebrow: 'Módulo ADLUMA',
    title: { before: 'Calcule su presupuesto ', emphasis: 'publicitario', after: '' },
    lead: 'Cuántas visitas, solicitudes y clientes; a qué precio; y a partir de qué monto ya no conviene.',
    button: 'Abrir el simulador',
    second: 'Abrir la versión completa',
  },
  blocks: [
    {
      kind: 'cards',
      title: { before: 'Lo que ', emphasis: 'calcula', after: '' },
      lead: 'Con hipótesis que usted puede cambiar, una por una.',
      items: [
        {
          title: 'Lo que trae un presupuesto',
          text: 'Impresiones, clics, solicitudes y clientes: prudente, esperado y favorable.',
        },
        {
          title: 'Lo que cuesta un objetivo',
          text: 'Diga cuántos clientes quiere y obtenga el presupuesto necesario.',
        },
        {
          title: 'Cómo repartir el dinero',
          text: 'El reparto entre canales que más rinde, y por qué.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Lo que no hace',
      mark: 'check',
      paragraphs: [
        'No predice su campaña. Parte de promedios publicados, con fecha y fuente, y le avisa cuando su caso se sale de ellos.',
      ],
      points: [
        'Las fuentes y sus fechas están a la vista',
        'Cada hipótesis cambiada queda marcada',
        'El cálculo se queda en su navegador',
      ],
    },
  ],
  closing: {
    title: { before: 'Simule ', emphasis: 'su presupuesto', after: '' },
    lead: 'Toma un minuto, no pide registro y da un enlace para guardar o compartir.',
    button: 'Abrir el simulador',
    second: 'Abrir la versión completa',
  },
};
