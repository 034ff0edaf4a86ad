import { figuresIn } from '../../claims.ts';
import { exampleGoals } from '../progress.ts';
import { es as home } from '../../home/es.ts';
import type { CaseText } from '../shape.ts';
import { es as stay } from '../stay/es.ts';

const figures = figuresIn('es');
const { items } = home.cases;

export const es: CaseText = {
  title: `Clinique RFS: ${figures.caseRating} con ${figures.caseReviews} reseñas | Iluma`,
  description:
    'Buena atención, pocas reseñas: cómo una clínica de barrio pidió la opinión de sus pacientes, respetando su privacidad, y transformó su ficha de Google.',
  heading: { before: 'Más reseñas para una\n', emphasis: 'clínica de barrio', after: '' },
  lead: items['clinique-rfs'].summary,
  client: 'Clinique RFS',
  sector: 'Salud',
  location: 'Laval (Chomedey)',
  languages: 'Francés, inglés y español',
  services: ['SEO local', 'Programa de fidelización', 'SEO con IA'],
  diagnosis: [
    'Los pacientes estaban contentos y no se lo decían a nadie en línea.',
    'Las pocas reseñas, buenas y malas, quedaban sin respuesta.',
    'El teléfono cambiaba de un directorio a otro.',
  ],
  actions: [
    {
      module: 'HUB',
      action: 'Una petición amable después de cada consulta',
      detail:
        'Un mensaje corto, al día siguiente, a quien lo autorizó. Sin filtro: todos reciben el mismo.',
    },
    {
      module: 'ILA',
      action: 'Los mismos datos en todos los directorios',
      detail: 'Nombre, dirección y teléfono corregidos en los directorios y verificados cada mes.',
    },
    {
      module: 'BlogIA',
      action: 'Responder a cada reseña',
      detail:
        'Modelos de respuesta que no revelan datos de ningún expediente, adaptados y firmados por la clínica.',
    },
  ],
  results: [
    {
      metric: 'Calificación promedio',
      value: figures.caseRating,
      improvement: `con ${figures.caseReviews} reseñas publicadas`,
      basis: 'de la calificación máxima',
    },
    {
      metric: 'Reseñas publicadas',
      value: figures.caseReviews,
      improvement: 'todas con respuesta',
      basis: `de un objetivo de ejemplo de ${exampleGoals.reviews} reseñas`,
    },
    stay,
  ],
  achievements: [
    'Al final de cada consulta se pide una reseña.',
    'Los datos coinciden en todos los directorios que seguimos.',
    'La recepción sabe responder a una reseña difícil, en tres idiomas.',
  ],
  recommendations: [
    'Agregar una página por tratamiento, con la preparación y la duración.',
    'Mostrar los idiomas que habla cada profesional.',
    'Revisar las respuestas a las reseñas cada trimestre.',
  ],
  testimonial: {
    quote: items['clinique-rfs'].quote,
    author: 'Dra. Rania F.',
    position: 'Directora',
  },
  provenPoints: [
    'Pedir una reseña a todos los pacientes, sin filtro, da resultado.',
    'Responder importa tanto como recibir reseñas: el próximo paciente lee las dos cosas.',
  ],
};
