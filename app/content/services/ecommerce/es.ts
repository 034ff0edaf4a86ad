import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('es');

export const es: ServiceCopy = {
  title: 'SEO para tiendas en línea, ciudad por ciudad | Iluma',
  description:
    'SEO y anuncios para su tienda en línea: fichas de producto, páginas por ciudad, Google Shopping. Calendario, lo que recibe y precio inicial.',
  head: {
    eyebrow: 'Tiendas en línea',
    title: { before: 'SEO para su tienda en línea, ', emphasis: 'ciudad por ciudad', after: '' },
    lead: 'Un comprador de Laval no busca como uno de Gaspé. Su tienda responde a cada uno: tiempos de entrega, retiro en tienda, reseñas de su zona.',
  },
  figures: [],
  weeks: [
    {
      when: 'Semanas 1 y 2',
      title: 'La revisión',
      text: 'Fichas de producto, velocidad, carrito, pago: medimos, página por página, qué ahuyenta a los compradores.',
    },
    {
      when: 'Semanas 3 a 6',
      title: 'Las fichas',
      text: 'Descripciones fáciles de encontrar y de entender, con fotos y medidas reales.',
    },
    {
      when: 'Semanas 7 a 9',
      title: 'Las ciudades',
      text: 'Una página por ciudad atendida: tiempos de entrega reales, puntos de retiro, reseñas locales.',
    },
    {
      when: 'Semanas 10 a 12',
      title: 'La venta',
      text: 'Anuncios de Shopping optimizados según su margen, un carrito más simple, recordatorios útiles.',
    },
  ],
  deliverables: [
    'Una lista de obstáculos, ordenada por impacto en las ventas',
    'Las fichas de producto, reescritas',
    'Páginas por ciudad, con tiempos de entrega y puntos de retiro',
    'Los datos de producto listos para Google Shopping',
    'Un informe semanal: ventas, margen, costo de adquisición',
  ],
  price: figures.priceEcommerce,
  priceNote: 'Para una tienda existente; la cotización indica cuántos productos incluye.',
  tool: 'Simular mi presupuesto de anuncios',
  questions: [
    {
      question: '¿Hay que cambiar de plataforma?',
      answer: 'Casi nunca. Trabajamos con la que tiene, salvo que impida los cambios necesarios.',
    },
    {
      question: '¿Puedo vender en una sola ciudad?',
      answer: 'Sí, y muchas veces conviene empezar por ahí.',
    },
  ],
  closing: {
    title: { before: '¿En qué ciudades ', emphasis: 'lo buscan', after: '?' },
    lead: 'Denos la dirección de su tienda y se lo decimos.',
  },
};
