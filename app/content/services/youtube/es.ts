import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('es');

export const es: ServiceCopy = {
  title: 'SEO para YouTube — videos que responden',
  description:
    'Videos que encuentra quien hace la pregunta a la que usted sabe responder. Temas, grabación, publicación, medición y precio inicial.',
  head: {
    eyebrow: 'SEO para YouTube',
    title: { before: 'Muestre lo que ', emphasis: 'sabe hacer', after: '.' },
    lead: 'Nadie busca su marca en YouTube; buscan una respuesta. Usted la da, en pocos minutos, y lo recuerdan.',
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
      text: 'Una visita a su local, varios videos. Sin decorado: sus manos en el trabajo.',
    },
    {
      when: 'Semana 3',
      title: 'La edición',
      text: 'Título, miniatura, capítulos, subtítulos en tres idiomas.',
    },
    {
      when: 'Cada mes',
      title: 'Lo que sigue',
      text: 'Leemos dónde se va la gente, y el siguiente video lo tiene en cuenta.',
    },
  ],
  deliverables: [
    'Una lista de temas, ordenada por demanda',
    'Videos editados, cada mes',
    'Títulos, descripciones, capítulos y miniaturas',
    'Subtítulos revisados, en tres idiomas',
    'Un seguimiento: vistas útiles, clics al sitio, llamadas',
  ],
  price: figures.priceYoutube,
  priceNote: 'Búsqueda de temas, grabación, edición y publicación incluidos.',
  tool: 'Preparar un guion con BlogIA',
  questions: [
    {
      question: '¿Tengo que salir en cámara?',
      answer: 'No. A menudo bastan sus manos y su voz.',
    },
    {
      question: '¿Y los formatos cortos?',
      answer: 'Los sacamos de cada video, cuando llevan al largo.',
    },
  ],
  closing: {
    title: { before: '¿Qué pregunta le hacen ', emphasis: 'cada día', after: '?' },
    lead: 'Ese es su primer video. Le decimos cuánta gente la busca.',
  },
};
