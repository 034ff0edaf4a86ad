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
    'Buena atención, pocas reseñas: cómo una clínica de barrio dio la palabra a sus pacientes, respetando su privacidad, y cambió su ficha.',
  heading: { before: 'Buena atención,\npor fin ', emphasis: 'contada', after: '.' },
  lead: items['clinique-rfs'].summary,
  client: 'Clinique RFS',
  sector: 'Salud',
  location: 'Laval (Chomedey)',
  languages: 'Francés, inglés y español',
  services: ['Visibilidad local', 'Fidelización', 'SEO con IA'],
  diagnosis: [
    'Los pacientes estaban contentos y no se lo decían a nadie en línea.',
    'Las pocas reseñas quedaban sin respuesta, las malas y las mejores.',
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
      action: 'Los mismos datos en todas partes',
      detail: 'Nombre, dirección y teléfono corregidos en los directorios y verificados cada mes.',
    },
    {
      module: 'BlogIA',
      action: 'Responder a cada reseña',
      detail:
        'Modelos de respuesta que no revelan nada de un expediente, adaptados y firmados por la clínica.',
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
    'Pedir una reseña forma parte del final de cada consulta.',
    'Los datos coinciden en todos los directorios que seguimos.',
    'La recepción sabe responder a una reseña difícil, en tres idiomas.',
  ],
  recommendations: [
    'Añadir una página por tratamiento, con la preparación y la duración.',
    'Mostrar los idiomas que habla cada profesional.',
    'Releer las respuestas a las reseñas una vez por trimestre.',
  ],
  testimonial: {
    quote: items['clinique-rfs'].quote,
    author: 'Dra. Rania F.',
    position: 'Directora',
  },
  provenPoints: [
    'Las reseñas se consiguen pidiéndolas, no eligiéndolas.',
    'Responder importa tanto como recibir: el próximo paciente lee las dos cosas.',
  ],
};
