import { figuresIn } from '../../claims.ts';
import { exampleGoals } from '../progress.ts';
import { es as home } from '../../home/es.ts';
import type { CaseText } from '../shape.ts';
import { es as stay } from '../stay/es.ts';

const figures = figuresIn('es');
const { items } = home.cases;

const duration = stay.value;

export const es: CaseText = {
  title: `Concept M Rustique: ${figures.caseClicks} clics desde Google | Iluma`,
  description:
    'Un fabricante de muebles rústicos con un sitio casi sin texto: cómo una página por tipo de madera le trajo clics desde Google.',
  heading: { before: 'Una página por\ntipo de ', emphasis: 'madera', after: '' },
  lead: items['concept-m'].summary,
  client: 'Concept M Rustique',
  sector: 'Muebles rústicos',
  location: 'Saint-Jérôme (Quebec)',
  languages: 'Francés',
  services: ['Tiendas en línea', 'SEO con IA', 'Artículos en sitios aliados'],
  diagnosis: [
    'Buenas fotos y casi ningún texto: Google no tenía nada que leer.',
    'Las piezas llevaban un número, y los clientes buscan «mesa de pino».',
    'Para pedir una cotización había que llamar en horario de taller.',
  ],
  actions: [
    {
      module: 'BlogIA',
      action: 'Una página por tipo de madera',
      detail:
        'Su origen, su veta, su cuidado: lo que explica el ebanista, organizado para el buscador.',
    },
    {
      module: 'Landing',
      action: 'Fichas de producto completas',
      detail: 'Medidas, plazos, acabados y cotización por escrito, a cualquier hora.',
    },
    {
      module: 'ADLUMA',
      action: 'Pocos anuncios, bien elegidos',
      detail:
        'Una prueba limitada en las búsquedas que venden, detenida donde basta la búsqueda orgánica.',
    },
  ],
  results: [
    {
      metric: 'Clics desde Google',
      value: figures.caseClicks,
      improvement: `en ${duration}`,
      basis: `de un objetivo de ejemplo de ${exampleGoals.clicks} clics`,
    },
    {
      metric: 'Maderas con su página',
      value: 'Todas',
      improvement: 'del origen al cuidado',
      basis: 'del catálogo de maderas',
    },
    stay,
  ],
  achievements: [
    'Cada mueble lleva el nombre con que lo buscan los compradores.',
    'Las solicitudes de cotización llegan por escrito, con una foto de la sala.',
    'El taller agrega una pieza nueva por su cuenta en pocos minutos.',
  ],
  recommendations: [
    'Grabar en video la fabricación de una mesa.',
    'Ofrecer muestras de madera por correo postal.',
    'Traducir al inglés las páginas sobre la madera.',
  ],
  testimonial: { quote: items['concept-m'].quote, author: 'Marc M.', position: 'Ebanista' },
  provenPoints: [
    'Explicar bien un oficio trae visitas desde Google.',
    'Conviene nombrar los productos como los buscan los clientes.',
  ],
};
