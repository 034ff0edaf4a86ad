import type { EditorialPage } from '../shape.ts';

export const es: EditorialPage = {
  name: 'Módulo ADLUMA',
  summary:
    'El módulo que estima lo que puede dar un presupuesto publicitario, lo analiza y aconseja.',
  title: 'ADLUMA — simular un presupuesto antes de pagar',
  description:
    'El módulo ADLUMA estima lo que puede traer un presupuesto publicitario, muestra dónde el siguiente cliente sale caro y propone un reparto entre canales.',
  head: {
    eyebrow: 'Módulo ADLUMA',
    title: { before: 'El presupuesto, ', emphasis: 'antes del gasto', after: '.' },
    lead: 'Cuántas visitas, solicitudes y clientes; a qué precio; y desde qué importe ya no compensa.',
    button: 'Abrir el simulador',
    second: 'Versión completa',
  },
  blocks: [
    {
      kind: 'cards',
      title: { before: 'Lo que ', emphasis: 'calcula', after: '' },
      lead: 'Con hipótesis que usted puede cambiar, una a una.',
      items: [
        {
          title: 'Lo que trae un presupuesto',
          text: 'Impresiones, clics, solicitudes, clientes: bajo, esperado y alto.',
        },
        {
          title: 'Lo que cuesta un objetivo',
          text: 'Diga cuántos clientes quiere y el cálculo llega al presupuesto.',
        },
        {
          title: 'Dónde poner el dinero',
          text: 'El reparto entre canales que más trae, y por qué.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Lo que no hace',
      mark: 'check',
      paragraphs: [
        'No predice su campaña. Parte de promedios publicados, fechados y citados, y le avisa cuando se sale de ellos.',
      ],
      points: [
        'Las fuentes y sus fechas están a la vista',
        'Cada hipótesis cambiada queda marcada',
        'El cálculo se queda en su navegador',
      ],
    },
  ],
  closing: {
    title: { before: 'Pruebe con ', emphasis: 'su presupuesto', after: '.' },
    lead: 'Un minuto, sin registrarse, un enlace para guardar o compartir.',
    button: 'Abrir el simulador',
    second: 'Versión completa',
  },
};
