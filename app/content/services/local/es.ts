import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('es');

export const es: ServiceCopy = {
  title: 'SEO local: ficha de Google, reseñas y directorios | Iluma',
  description:
    'Sus datos correctos en más de 50 directorios, una ficha de Google completa y reseñas con respuesta. Qué hacemos, cuándo y el precio inicial.',
  head: {
    eyebrow: 'SEO local',
    title: { before: 'SEO local para aparecer en ', emphasis: 'Google Maps', after: '' },
    lead: 'Un número equivocado en un directorio le hace perder llamadas. Corregimos sus datos, completamos su ficha y vigilamos los cambios.',
  },
  figures: [{ value: figures.directories, label: 'directorios donde se publica su ficha' }],
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
      text: 'Una forma sencilla de pedirlas y una respuesta preparada para cada una. Usted la firma.',
    },
    {
      when: 'Cada mes',
      title: 'El mapa',
      text: 'Su posición, barrio por barrio, en un mapa de calor comparado con el mes anterior.',
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
  priceNote: 'Un local, con revisión y correcciones.',
  tool: 'Ver el mapa de calor',
  questions: [
    {
      question: 'Tengo tres sucursales. ¿Pago tres veces?',
      answer: 'No. La revisión sirve para las tres; le damos un solo precio por el conjunto.',
    },
    {
      question: '¿Pueden retirar una mala reseña?',
      answer:
        'Solo si incumple las reglas de la plataforma. Si no, lo ayudamos a responderla y a recibir otras.',
    },
  ],
  closing: {
    title: { before: 'Revise ', emphasis: 'sus datos', after: ' en los directorios' },
    lead: 'Denos el nombre de su negocio: le decimos qué errores publican hoy.',
  },
};
