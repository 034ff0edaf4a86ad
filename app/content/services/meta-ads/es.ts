import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('es');

export const es: ServiceCopy = {
  title: 'Meta Ads — anuncios que se cortan si no rinden',
  description:
    'Campañas de Facebook e Instagram para un negocio local: un presupuesto simulado antes, anuncios probados, un costo por cliente que usted conoce.',
  head: {
    eyebrow: 'Anuncios en Facebook e Instagram',
    title: { before: 'Pagar por clientes, ', emphasis: 'no por vistas', after: '.' },
    lead: 'Simulamos su presupuesto antes de gastarlo, probamos pocos anuncios a la vez y paramos lo que no rinde, aunque sea el más bonito.',
  },
  figures: [],
  weeks: [
    {
      when: 'Días 1 a 4',
      title: 'El objetivo y la medida',
      text: 'Cuánto vale un cliente para usted y cómo sabremos que un anuncio le trajo uno, con el permiso del visitante.',
    },
    {
      when: 'Día 7',
      title: 'El lanzamiento',
      text: 'Pocos públicos, pocos anuncios, un presupuesto pequeño. Nada más.',
    },
    {
      when: 'Semanas 2 a 4',
      title: 'La selección',
      text: 'Lo que cuesta demasiado se detiene; el presupuesto va a lo que trae solicitudes.',
    },
    {
      when: 'Cada semana',
      title: 'El balance',
      text: 'Gasto, solicitudes, clientes, costo por cliente. Una línea, el lunes.',
    },
  ],
  deliverables: [
    'Una simulación de presupuesto, con sus hipótesis',
    'Los anuncios, textos e imágenes',
    'Una página de destino por anuncio',
    'La medición de solicitudes, respetando el consentimiento',
    'Un resumen semanal, en una línea',
  ],
  price: figures.priceMetaAds,
  priceNote:
    'Gestión y creación incluidas; el presupuesto publicitario va aparte y sigue a su nombre.',
  tool: 'Simular su presupuesto con ADLUMA',
  questions: [
    {
      question: '¿Qué presupuesto hace falta?',
      answer:
        'El suficiente para aprender algo en dos semanas. El simulador muestra a partir de qué monto el siguiente cliente cuesta demasiado.',
    },
    {
      question: '¿De quién es la cuenta?',
      answer: 'Suya. Trabajamos en ella con un acceso que puede retirar.',
    },
  ],
  closing: {
    title: { before: 'Simule ', emphasis: 'antes de pagar', after: '.' },
    lead: 'Un presupuesto, un sector, un objetivo: vea lo que puede traer y hablemos.',
  },
};
