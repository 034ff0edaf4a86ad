import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('es');

export const es: ServiceCopy = {
  title: 'E-commerce localizado — su tienda, ciudad por ciudad',
  description:
    'Su tienda en línea, donde están sus compradores: páginas por ciudad, productos bien descritos, compras medidas. Calendario, entregables y precio.',
  head: {
    eyebrow: 'E-commerce localizado',
    title: { before: 'Vender en línea, ', emphasis: 'cerca de ellos', after: '.' },
    lead: 'Un comprador de Laval no busca como uno de Gaspé. Su tienda le habla a cada uno: plazos, retiro en tienda, reseñas de su zona.',
  },
  figures: [],
  weeks: [
    {
      when: 'Semanas 1 y 2',
      title: 'El inventario',
      text: 'Fichas de producto, velocidad, carrito, pago: lo que ahuyenta a los compradores, medido página a página.',
    },
    {
      when: 'Semanas 3 a 6',
      title: 'Las fichas',
      text: 'Descripciones escritas para que se encuentren y se entiendan, con fotos y medidas reales.',
    },
    {
      when: 'Semanas 7 a 9',
      title: 'Las ciudades',
      text: 'Una página por ciudad atendida: plazos reales, puntos de retiro, reseñas de allí.',
    },
    {
      when: 'Semanas 10 a 12',
      title: 'La venta',
      text: 'Anuncios de Shopping ajustados al margen, un carrito más simple, recordatorios útiles.',
    },
  ],
  deliverables: [
    'Una lista de obstáculos, ordenada por impacto en las ventas',
    'Las fichas de producto, reescritas',
    'Páginas por ciudad, con plazos y puntos de retiro',
    'Los datos de producto listos para Google Shopping',
    'Un informe semanal: ventas, margen, costo de adquisición',
  ],
  price: figures.priceEcommerce,
  priceNote: 'Para una tienda existente; el presupuesto precisa el número de productos.',
  tool: 'Simular el presupuesto de sus anuncios',
  questions: [
    {
      question: '¿Hay que cambiar de plataforma?',
      answer: 'Casi nunca. Trabajamos con la que tiene, salvo que lo bloquee.',
    },
    {
      question: '¿Puedo vender en una sola ciudad?',
      answer: 'Sí, y muchas veces conviene empezar por ahí.',
    },
  ],
  closing: {
    title: { before: '¿Dónde están ', emphasis: 'sus compradores', after: '?' },
    lead: 'Denos la dirección de su tienda: le decimos en qué ciudades ya lo buscan.',
  },
};
