import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('es');

export const es: ServiceCopy = {
  title: 'Artículos en sitios aliados: contenido y enlaces | Iluma',
  description:
    'Artículos para su blog, citados por sitios de temas cercanos. Cómo se eligen los temas, quién escribe, qué enlaces se publican y qué recibe cada mes.',
  head: {
    eyebrow: 'Artículos en sitios aliados',
    title: {
      before: 'Artículos que otros sitios ',
      emphasis: 'citan',
      after: '',
    },
    lead: 'Sus artículos se publican en su sitio y los citan otros sitios de temas cercanos, cuando al lector le sirve.',
  },
  figures: [
    { value: figures.blogSites, label: 'sitios por red' },
    { value: figures.blogArticles, label: 'artículos al mes' },
    { value: figures.blogAuthority, label: 'de autoridad de dominio' },
  ],
  weeks: [
    {
      when: 'Semana 1',
      title: 'El mapa de temas',
      text: 'Lo que buscan sus clientes, lo que publican sus competidores y los temas que nadie cubre.',
    },
    {
      when: 'Semanas 2 y 3',
      title: 'La redacción',
      text: 'BlogIA prepara los esquemas, una redactora escribe y usted revisa lo que se dice de su negocio.',
    },
    {
      when: 'Semana 4',
      title: 'La publicación',
      text: 'Cada artículo sale con sus citas, sus imágenes y sus datos estructurados.',
    },
    {
      when: 'Cada mes',
      title: 'El mantenimiento',
      text: 'Ampliamos los artículos que suben; los que nadie lee se reescriben o se retiran.',
    },
  ],
  deliverables: [
    'Un mapa de temas, actualizado cada trimestre',
    'Los artículos, en su sitio y en la red',
    'Citas que tienen sentido para el lector',
    'La lista de todos los enlaces, que usted consulta cuando quiera',
    'Un informe por artículo: posiciones, lecturas, solicitudes',
  ],
  price: figures.priceContent,
  priceNote: 'Precio inicial de la creación de contenido; depende del número de artículos.',
  tool: 'Probar BlogIA',
  questions: [
    {
      question: '¿Esto es comprar enlaces?',
      answer:
        'No. Los sitios de la red tienen tema propio, lectores y pueden negarse. Un enlace que no ayuda al lector no se publica.',
    },
    {
      question: '¿Quién firma los artículos?',
      answer: 'Usted, o la persona de su equipo que conoce el tema.',
    },
  ],
  closing: {
    title: { before: 'Convierta una pregunta en ', emphasis: 'artículos', after: '' },
    lead: 'Denos una pregunta de sus clientes: le mostramos qué artículos saldrían de ella y quién los citaría.',
  },
};
