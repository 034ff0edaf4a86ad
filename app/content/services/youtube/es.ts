import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('es');

export const es: ServiceCopy = {
  title: 'SEO para YouTube: videos que sus clientes buscan | Iluma',
  description:
    'Videos que aparecen cuando alguien busca lo que usted sabe responder. Elección de temas, grabación, subtítulos, medición y precio inicial.',
  head: {
    eyebrow: 'SEO para YouTube',
    title: { before: 'Videos de YouTube que sus clientes ', emphasis: 'encuentran', after: '' },
    lead: 'En YouTube la gente busca respuestas, no marcas. Usted responde en pocos minutos; nosotros cuidamos el título, la edición y los subtítulos.',
  },
  figures: [],
  weeks: [
    {
      when: 'Semana 1',
      title: 'Las búsquedas',
      text: 'Las preguntas que sus clientes escriben en YouTube y las que nadie responde bien.',
    },
    {
      when: 'Semana 2',
      title: 'La grabación',
      text: 'Una visita a su local, varios videos. Sin escenografía: usted trabajando.',
    },
    {
      when: 'Semana 3',
      title: 'La edición',
      text: 'Título, miniatura, capítulos, subtítulos en tres idiomas.',
    },
    {
      when: 'Cada mes',
      title: 'La mejora',
      text: 'Vemos en qué momento la gente deja el video y corregimos el siguiente.',
    },
  ],
  deliverables: [
    'Una lista de temas, ordenada por demanda',
    'Videos editados, cada mes',
    'Títulos, descripciones, capítulos y miniaturas',
    'Subtítulos revisados, en tres idiomas',
    'Un informe: vistas útiles, clics al sitio, llamadas',
  ],
  price: figures.priceYoutube,
  priceNote: 'Búsqueda de temas, grabación, edición y publicación incluidos.',
  tool: 'Preparar un guion con BlogIA',
  questions: [
    {
      question: '¿Tengo que salir en cámara?',
      answer: 'No. Muchas veces bastan sus manos y su voz.',
    },
    {
      question: '¿También hacen videos cortos?',
      answer: 'Los sacamos de cada video cuando sirven para llevar al video completo.',
    },
  ],
  closing: {
    title: { before: '¿Qué pregunta le hacen ', emphasis: 'todos los días', after: '?' },
    lead: 'Ese puede ser su primer video. Le decimos cuánta gente la busca.',
  },
};
