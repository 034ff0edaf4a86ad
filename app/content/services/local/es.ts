import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('es');

export const es: ServiceCopy = {
  title: 'Visibilidad local con IA — datos correctos en todas partes',
  description:
    'Sus datos correctos en más de 50 directorios, una ficha completa y reseñas que reciben respuesta. Qué se hace y el precio inicial.',
  head: {
    eyebrow: 'Visibilidad local con IA',
    title: { before: 'En el mapa, ', emphasis: 'en la dirección correcta', after: '.' },
    lead: 'Un número equivocado en un directorio y la llamada va a otro lado. Lo corregimos todo, en todas partes, y vigilamos.',
  },
  figures: [{ value: figures.directories, label: 'directorios donde se indexa su ficha' }],
  weeks: [
    {
      when: 'Semana 1',
      title: 'La revisión',
      text: 'Todas sus fichas, con sus errores: dirección, horario, número, categorías, duplicados.',
    },
    {
      when: 'Semanas 2 y 3',
      title: 'La corrección',
      text: 'Su ficha de Google completada, los directorios corregidos, los duplicados retirados.',
    },
    {
      when: 'Semanas 4 a 8',
      title: 'Las reseñas',
      text: 'Una forma sencilla de pedirlas y una respuesta preparada para cada una. La firma usted.',
    },
    {
      when: 'Cada mes',
      title: 'El mapa',
      text: 'Su posición, barrio a barrio, en un mapa de calor que compara con el mes anterior.',
    },
  ],
  deliverables: [
    'Una revisión de todas sus fichas y sus errores',
    'La ficha de Google completa, con fotos',
    'Los directorios corregidos y vigilados',
    'Respuestas a las reseñas, listas para firmar',
    'Un mapa de su posición, cada mes',
  ],
  price: figures.priceLocalSeo,
  priceNote: 'Un establecimiento, con revisión y correcciones.',
  tool: 'Ver el mapa de calor',
  questions: [
    {
      question: 'Tengo tres direcciones. ¿Tres precios?',
      answer: 'No. La revisión sirve para las tres; le damos un precio por el conjunto.',
    },
    {
      question: '¿Pueden retirar una mala reseña?',
      answer:
        'Solo si infringe las reglas del sitio. Si no, le ayudamos a responderla y a recibir mejores.',
    },
  ],
  closing: {
    title: { before: 'Compruebe ', emphasis: 'su dirección', after: '.' },
    lead: 'Denos el nombre de su negocio: le decimos qué cuentan de usted los directorios.',
  },
};
