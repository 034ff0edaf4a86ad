import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('es');

export const es: ServiceCopy = {
  title: 'Blogs entre sitios — artículos que se citan',
  description:
    'Una red de blogs cuyos artículos se responden de un sitio a otro. Cómo se eligen los temas, quién escribe y qué recibe cada mes.',
  head: {
    eyebrow: 'Blogs entre sitios',
    title: {
      before: 'Un artículo solo ',
      emphasis: 'se pierde',
      after: '. Una red se encuentra.',
    },
    lead: 'Sus artículos se publican en su sitio y los citan sitios que hablan de temas cercanos, con razones reales para hacerlo.',
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
      text: 'Lo que buscan sus clientes, lo que publican sus vecinos y los huecos entre ambos.',
    },
    {
      when: 'Semanas 2 y 3',
      title: 'La redacción',
      text: 'BlogIA prepara los esquemas, una redactora escribe, usted revisa lo que habla de usted.',
    },
    {
      when: 'Semana 4',
      title: 'La publicación',
      text: 'Cada artículo sale con sus citas, sus imágenes y sus datos estructurados.',
    },
    {
      when: 'Cada mes',
      title: 'El mantenimiento',
      text: 'Los artículos que suben se completan; los que duermen se reescriben o se retiran.',
    },
  ],
  deliverables: [
    'Un mapa de temas, actualizado cada trimestre',
    'Los artículos, en su sitio y en la red',
    'Citas que tienen sentido para el lector',
    'La lista de todos los enlaces, que usted consulta cuando quiera',
    'Un seguimiento por artículo: posiciones, lecturas, solicitudes',
  ],
  price: figures.priceContent,
  priceNote: 'Precio inicial de la creación de contenido; depende del número de artículos.',
  tool: 'Probar BlogIA',
  questions: [
    {
      question: '¿No es comprar enlaces?',
      answer:
        'No. Los sitios de la red tienen un tema, lectores y derecho a negarse. Un enlace que no ayuda al lector no se publica.',
    },
    {
      question: '¿Quién firma los artículos?',
      answer: 'Usted, o la persona de su equipo que conoce el tema.',
    },
  ],
  closing: {
    title: { before: 'Empiece por ', emphasis: 'una pregunta', after: ' de sus clientes.' },
    lead: 'Le mostramos los artículos en que podría convertirse y quién los citaría.',
  },
};
