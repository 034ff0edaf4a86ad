import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('es');

export const es: ServiceCopy = {
  title: 'Landing pages imán — una página, una acción',
  description:
    'Páginas construidas en torno a una sola acción: llamar, reservar, escribir. Qué se prueba cada semana, qué recibe y el precio inicial.',
  head: {
    eyebrow: 'Landing pages imán',
    title: { before: 'Una página. Una razón para ', emphasis: 'escribirle', after: '.' },
    lead: 'Cada anuncio y cada búsqueda merecen su propia página. La construimos, la probamos y nos quedamos con lo que funciona.',
  },
  figures: [
    { value: figures.landingConversion, label: 'de conversión' },
    { value: figures.landingLeads, label: 'de clientes potenciales' },
    { value: figures.landingReturn, label: 'de retorno de la inversión' },
  ],
  weeks: [
    {
      when: 'Días 1 y 2',
      title: 'El encargo',
      text: 'A quién habla la página, qué promete, qué pide. Una sola cosa.',
    },
    {
      when: 'Días 3 a 6',
      title: 'Las palabras y el diseño',
      text: 'Primero el texto, después la forma. Usted ve una página de verdad, no una maqueta.',
    },
    {
      when: 'Día 10',
      title: 'La publicación',
      text: 'Rápida en un teléfono viejo, legible para todos, medida sin seguir a nadie.',
    },
    {
      when: 'Cada semana',
      title: 'La prueba',
      text: 'Un titular contra otro, un formulario más corto, una prueba más. Se queda la mejor.',
    },
  ],
  deliverables: [
    'Una página en línea, con sus colores',
    'El texto, en español, francés e inglés si lo necesita',
    'Un formulario que no pierde nada',
    'Una prueba por semana y su resultado',
    'Una cifra por semana: cuántos escribieron',
  ],
  price: figures.priceLanding,
  priceNote: 'Una página, su texto, su publicación y sus primeras pruebas.',
  tool: 'Construir una página de prueba',
  questions: [
    {
      question: '¿Puedo conservar mi sitio?',
      answer: 'Sí. La página vive al lado, en su dominio, y lleva a su sitio.',
    },
    {
      question: '¿Por qué «imán»?',
      answer:
        'Porque la página primero da algo útil: un cálculo, una lista, una respuesta. Lo encontramos con usted.',
    },
  ],
  closing: {
    title: { before: '¿Qué acción ', emphasis: 'le falta', after: '?' },
    lead: 'Más llamadas, más citas, más presupuestos: díganos cuál y le mostramos la página.',
  },
};
