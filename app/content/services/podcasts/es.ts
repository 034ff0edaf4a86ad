import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('es');

export const es: ServiceCopy = {
  title: 'Pódcasts posicionales — su experiencia, al oído',
  description:
    'Episodios cortos que responden a las preguntas de sus clientes, publicados en las plataformas de escucha y transcritos. Contenido, calendario y precio.',
  head: {
    eyebrow: 'Pódcasts posicionales',
    title: { before: 'Sus clientes ', emphasis: 'ya escuchan', after: ' a alguien.' },
    lead: 'Usted habla de su oficio, como en el mostrador. Nosotros lo convertimos en episodios cortos, cada uno sobre una pregunta que la gente hace.',
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
      text: 'Sonido limpio, sin tiempos muertos, un título y una descripción escritos para la búsqueda.',
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
    'La difusión en las plataformas de escucha',
    'Las escuchas y las visitas desde el buscador, cada mes',
  ],
  price: figures.pricePodcasts,
  priceNote: 'Preparación, grabación, edición y difusión incluidas.',
  tool: 'Encontrar un primer tema con BlogIA',
  questions: [
    {
      question: 'Nunca he hablado ante un micrófono.',
      answer:
        'Es una conversación, no un discurso. Nos quedamos con lo mejor, y nada se publica sin su permiso.',
    },
    {
      question: '¿Qué significa «posicional»?',
      answer:
        'Cada episodio apunta a una pregunta precisa, para que su página responda a esa búsqueda.',
    },
  ],
  closing: {
    title: { before: 'Su primera pregunta, ', emphasis: 'en voz alta', after: '.' },
    lead: 'Díganos qué le preguntan más a menudo: ese es el episodio uno.',
  },
};
