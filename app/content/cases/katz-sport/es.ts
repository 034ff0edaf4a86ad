import { figuresIn } from '../../claims.ts';
import { exampleGoals } from '../progress.ts';
import { es as home } from '../../home/es.ts';
import type { CaseText } from '../shape.ts';
import { es as stay } from '../stay/es.ts';

const figures = figuresIn('es');
const { items } = home.cases;

const duration = stay.value;

export const es: CaseText = {
  title: `Katz Sport: ${figures.caseTraffic} de tráfico en ${duration} | Iluma`,
  description:
    'Cómo una tienda de deportes de barrio se hizo visible en toda la ciudad: una página por deporte y por barrio, y guías antes de cada temporada.',
  heading: {
    before: 'Una tienda de deportes visible\nen toda ',
    emphasis: 'la ciudad',
    after: '',
  },
  lead: items['katz-sport'].summary,
  client: 'Katz Sport',
  sector: 'Tienda de deportes',
  location: 'Montreal (Plateau)',
  languages: 'Francés e inglés',
  services: ['SEO con IA', 'SEO local', 'Artículos en sitios aliados'],
  diagnosis: [
    'El sitio era una sola página: Google no sabía para qué deportes vendía la tienda.',
    'La ficha de Google tenía una categoría demasiado amplia y un horario desactualizado.',
    'Los clientes buscaban «afilado de patines»; esas palabras no aparecían en el sitio.',
  ],
  actions: [
    {
      module: 'ILA',
      action: 'Medición barrio por barrio',
      detail:
        'Un registro de las búsquedas por deporte y por zona de la ciudad, para ver dónde faltaba la tienda.',
    },
    {
      module: 'Landing',
      action: 'Una página por deporte y por barrio',
      detail:
        'Cada página responde a una búsqueda precisa: marcas disponibles, ajuste en la tienda, cómo llegar.',
    },
    {
      module: 'BlogIA',
      action: 'Guías antes de cada temporada',
      detail:
        'Elegir patines, cuidar los esquís: artículos revisados por el equipo de la tienda y publicados antes de que suba la demanda.',
    },
  ],
  results: [
    {
      metric: 'Tráfico orgánico',
      value: figures.caseTraffic,
      improvement: `en ${duration}`,
      basis: 'de las visitas de hoy son nuevas',
    },
    {
      metric: 'Palabras clave en la página 1',
      value: figures.caseKeywords,
      improvement: 'en la primera página de Google',
      basis: `de un objetivo de ejemplo de ${exampleGoals.keywords} palabras clave`,
    },
    stay,
  ],
  achievements: [
    'Cada deporte que vende la tienda tiene su página, en francés y en inglés.',
    'La ficha muestra el horario correcto, los servicios correctos y fotos del mes.',
    'El equipo publica sus guías de temporada sin ayuda.',
  ],
  recommendations: [
    'Abrir la reserva en línea para el afilado.',
    'Pedir una reseña en cada ajuste de patines.',
    'Preparar las páginas de verano en cuanto acabe el invierno.',
  ],
  testimonial: {
    quote: items['katz-sport'].quote,
    author: 'David K.',
    position: 'Propietario',
  },
  provenPoints: [
    'Una página por búsqueda funciona mejor que una sola página para todo.',
    'Un sitio pequeño y preciso puede superar a una gran cadena en una búsqueda de barrio.',
  ],
};
