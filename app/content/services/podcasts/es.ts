import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('es');

export const es: ServiceCopy = {
  title: 'Pódcast para SEO: producción de episodios | Iluma',
  description:
    'Episodios cortos que responden a las preguntas de sus clientes, publicados en las plataformas de pódcast y transcritos. Contenido, calendario y precio.',
  head: {
    eyebrow: 'Pódcast para SEO',
    title: { before: 'Un pódcast que responde a ', emphasis: 'sus clientes', after: '' },
    lead: 'Usted habla de su oficio como lo haría con un cliente. Nosotros lo convertimos en episodios cortos, cada uno sobre una pregunta que la gente busca.',
  },
  figures: [
    { value: figures.podcastEpisodes, label: 'episodios al mes' },
    { value: figures.podcastPlatforms, label: 'plataformas de difusión' },
    { value: figures.podcastAudience, label: 'oyentes' },
  ],
  weeks: [
    {
      when: 'Semana 1',
      title: 'Las preguntas',
      text: 'Recogemos lo que sus clientes escriben y preguntan, y de ahí salen los temas del mes.',
    },
    {
      when: 'Semana 2',
      title: 'La grabación',
      text: 'A distancia o en su local. Nosotros preguntamos, usted responde.',
    },
    {
      when: 'Semana 3',
      title: 'La edición',
      text: 'Sonido limpio, sin pausas largas, con un título y una descripción escritos para las búsquedas.',
    },
    {
      when: 'Semana 4',
      title: 'La difusión',
      text: 'Cada episodio sale en las plataformas y se convierte en una página de su sitio, con su transcripción.',
    },
  ],
  deliverables: [
    'Los episodios del mes, editados',
    'Títulos, descripciones y capítulos',
    'Una transcripción revisada por episodio, en su sitio',
    'La difusión en las plataformas de pódcast',
    'Las reproducciones y las visitas desde Google, cada mes',
  ],
  price: figures.pricePodcasts,
  priceNote: 'Preparación, grabación, edición y difusión incluidas.',
  tool: 'Buscar un tema con BlogIA',
  questions: [
    {
      question: 'Nunca he hablado frente a un micrófono. ¿Puedo hacerlo?',
      answer:
        'Es una conversación, no un discurso. Nos quedamos con lo mejor, y nada se publica sin su permiso.',
    },
    {
      question: '¿Qué tiene que ver un pódcast con el SEO?',
      answer:
        'Cada episodio trata una pregunta precisa y su transcripción se publica en una página que responde a esa búsqueda.',
    },
  ],
  closing: {
    title: { before: 'Elija el tema de ', emphasis: 'su primer episodio', after: '' },
    lead: 'Díganos qué le preguntan más a menudo: con eso empezamos.',
  },
};
