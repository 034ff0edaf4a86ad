import { figuresIn } from '../../claims.ts';
import { exampleGoals } from '../progress.ts';
import { es as home } from '../../home/es.ts';
import type { CaseText } from '../shape.ts';
import { es as stay } from '../stay/es.ts';

const figures = figuresIn('es');
const { items } = home.cases;

const duration = stay.value;

export const es: CaseText = {
  title: `Concept M Rustique: ${figures.caseClicks} clics desde el buscador | Iluma`,
  description:
    'Muebles hechos a mano y un sitio mudo: cómo cada tipo de madera recibió su página, su historia y sus clics desde el buscador.',
  heading: { before: 'Cada madera\ntiene su ', emphasis: 'historia', after: '.' },
  lead: items['concept-m'].summary,
  client: 'Concept M Rustique',
  sector: 'Muebles rústicos',
  location: 'Saint-Jérôme (Quebec)',
  languages: 'Francés',
  services: ['Tienda en línea', 'SEO con IA', 'Blogs entre sitios'],
  diagnosis: [
    'Fotos hermosas y casi ningún texto: un buscador no tenía nada que leer.',
    'Las piezas llevaban un número, y los clientes buscan «mesa de pino».',
    'Pedir un presupuesto exigía llamar en horario de taller.',
  ],
  actions: [
    {
      module: 'BlogIA',
      action: 'Una página por tipo de madera',
      detail:
        'Su origen, su veta, su cuidado: las palabras del ebanista, ordenadas para el buscador.',
    },
    {
      module: 'Landing',
      action: 'Fichas que responden',
      detail: 'Medidas, plazos, acabados y presupuesto por escrito, sin esperar la apertura.',
    },
    {
      module: 'ADLUMA',
      action: 'Anuncios pequeños y bien ubicados',
      detail:
        'Una prueba limitada en las búsquedas que venden, detenida donde basta la búsqueda natural.',
    },
  ],
  results: [
    {
      metric: 'Clics desde el buscador',
      value: figures.caseClicks,
      improvement: `en ${duration}`,
      basis: `de un objetivo de ejemplo de ${exampleGoals.clicks} clics`,
    },
    {
      metric: 'Maderas con su página',
      value: 'Todas',
      improvement: 'del tronco al cuidado',
      basis: 'del catálogo de maderas',
    },
    stay,
  ],
  achievements: [
    'Cada mueble tiene un nombre que sus compradores usan.',
    'Los pedidos de presupuesto llegan por escrito, con una foto de la sala.',
    'El taller añade una nueva pieza por sí mismo en pocos minutos.',
  ],
  recommendations: [
    'Filmar una fabricación, de la tabla a la mesa.',
    'Ofrecer muestras de madera por correo.',
    'Traducir al inglés las páginas sobre la madera.',
  ],
  testimonial: { quote: items['concept-m'].quote, author: 'Marc M.', position: 'Ebanista' },
  provenPoints: [
    'Un oficio bien explicado se convierte en tráfico.',
    'Las palabras de los clientes valen más que los números de serie.',
  ],
};
