import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('es');

export const es: ServiceCopy = {
  title: 'Diseño de landing pages que convierten | Iluma',
  description:
    'Landing pages hechas para una sola acción: llamar, reservar o escribir. Qué se prueba cada semana, qué recibe usted y el precio inicial.',
  head: {
    eyebrow: 'Landing pages',
    title: { before: 'Landing pages que traen ', emphasis: 'solicitudes', after: '' },
    lead: 'Cada anuncio y cada búsqueda merecen su propia página. La escribimos, la probamos cada semana y conservamos lo que funciona.',
  },
  figures: [
    { value: figures.landingConversion, label: 'de conversión' },
    { value: figures.landingLeads, label: 'de solicitudes' },
    { value: figures.landingReturn, label: 'de retorno de la inversión' },
  ],
  weeks: [
    {
      when: 'Días 1 y 2',
      title: 'El objetivo',
      text: 'A quién se dirige la página, qué le promete y qué acción le pide: una sola.',
    },
    {
      when: 'Días 3 a 6',
      title: 'El texto y el diseño',
      text: 'Primero el texto, después el diseño. Usted revisa una página real, no una maqueta.',
    },
    {
      when: 'Día 10',
      title: 'La publicación',
      text: 'Rápida en un teléfono viejo, legible para todos, medida sin seguir a nadie.',
    },
    {
      when: 'Cada semana',
      title: 'La prueba',
      text: 'Comparamos dos títulos, dos formularios o dos testimonios. Se queda la versión que trae más solicitudes.',
    },
  ],
  deliverables: [
    'Una página publicada, con los colores de su marca',
    'El texto, en español, francés e inglés si lo necesita',
    'Un formulario corto que conserva cada solicitud',
    'Una prueba por semana y su resultado',
    'Un informe semanal: cuántas personas escribieron',
  ],
  price: figures.priceLanding,
  priceNote: 'Una página, su texto, su publicación y sus primeras pruebas.',
  tool: 'Crear una página de prueba',
  questions: [
    {
      question: '¿Puedo conservar mi sitio?',
      answer: 'Sí. La página se publica en su dominio, junto a su sitio, y enlaza con él.',
    },
    {
      question: '¿Qué lleva a un visitante a dejar sus datos?',
      answer:
        'Recibir antes algo útil: un cálculo, una lista, una respuesta. Lo elegimos con usted.',
    },
  ],
  closing: {
    title: { before: '¿Llamadas, citas o ', emphasis: 'cotizaciones', after: '?' },
    lead: 'Díganos qué le hace falta y le mostramos cómo sería la página.',
  },
};
