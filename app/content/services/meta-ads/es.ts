import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('es');

export const es: ServiceCopy = {
  title: 'Meta Ads para negocios locales: gestión y precio | Iluma',
  description:
    'Campañas de Facebook e Instagram para su negocio local: presupuesto simulado antes de gastar, anuncios probados y costo por cliente cada semana.',
  head: {
    eyebrow: 'Meta Ads',
    title: {
      before: 'Anuncios en Facebook e Instagram que traen ',
      emphasis: 'clientes',
      after: '',
    },
    lead: 'Simulamos su presupuesto antes de gastarlo, probamos pocos anuncios a la vez y detenemos los que no rinden.',
  },
  figures: [],
  weeks: [
    {
      when: 'Días 1 a 4',
      title: 'El objetivo y la medición',
      text: 'Cuánto vale un cliente para usted y cómo sabremos, con permiso del visitante, que un anuncio le trajo uno.',
    },
    {
      when: 'Día 7',
      title: 'El lanzamiento',
      text: 'Pocos públicos, pocos anuncios y un presupuesto pequeño para empezar.',
    },
    {
      when: 'Semanas 2 a 4',
      title: 'La selección',
      text: 'Detenemos los anuncios caros y pasamos el presupuesto a los que traen solicitudes.',
    },
    {
      when: 'Cada semana',
      title: 'El balance',
      text: 'Gasto, solicitudes, clientes y costo por cliente, en un resumen corto.',
    },
  ],
  deliverables: [
    'Una simulación de presupuesto, con sus hipótesis',
    'Los anuncios, textos e imágenes',
    'Una landing page por anuncio',
    'La medición de solicitudes, respetando el consentimiento',
    'Un resumen semanal corto',
  ],
  price: figures.priceMetaAds,
  priceNote: 'Incluye gestión y creación; el presupuesto publicitario se paga aparte, a su nombre.',
  tool: 'Simular mi presupuesto con ADLUMA',
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
    title: { before: 'Simule su presupuesto ', emphasis: 'antes de pagar', after: '' },
    lead: 'Indique un presupuesto, un sector y un objetivo: vea qué puede traer y hablemos.',
  },
};
