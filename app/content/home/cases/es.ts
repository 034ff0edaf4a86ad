import { figuresIn } from '../../claims.ts';
import type { HomeCopy } from '../shape.ts';

const figures = figuresIn('es');

export const es: HomeCopy['cases'] = {
  title: { before: 'Cuatro negocios, ', emphasis: 'resultados', after: ' que se cuentan' },
  lead: 'Seis meses de trabajo con cada uno. Esto es lo que cambió.',
  items: {
    'katz-sport': {
      title: 'Katz Sport',
      sector: 'Tienda de deportes',
      summary:
        'Una tienda conocida en su calle, invisible más allá. Creamos una página por deporte y por barrio.',
      metrics: [
        { value: figures.caseTraffic, label: 'de tráfico orgánico en 6 meses' },
        { value: figures.caseKeywords, label: 'palabras clave en la página 1' },
      ],
      quote:
        'La gente cruza la ciudad para venir a probarse patines. Antes no sabían que existíamos.',
      author: 'David K., propietario',
    },
    'clinique-rfs': {
      title: 'Clinique RFS',
      sector: 'Salud',
      summary:
        'Buena atención, pocas reseñas. Bastó con pedirlas con amabilidad después de cada consulta para cambiar la ficha.',
      metrics: [
        { value: figures.caseRating, label: 'de calificación promedio' },
        { value: figures.caseReviews, label: 'reseñas publicadas' },
      ],
      quote: 'Los pacientes nuevos nos dicen todos lo mismo: leí sus reseñas.',
      author: 'Dra. Rania F., directora',
    },
    'concept-m': {
      title: 'Concept M Rustique',
      sector: 'Muebles rústicos',
      summary:
        'Muebles hechos a mano, un sitio que no decía nada. Cada tipo de madera tiene ahora su página y su historia.',
      metrics: [
        { value: figures.caseClicks, label: 'clics desde el buscador' },
        { value: '6 meses', label: 'de acompañamiento' },
      ],
      quote: 'Nos llegan fotos de salas con una pregunta: ¿pueden hacer la misma mesa?',
      author: 'Marc M., ebanista',
    },
    'literie-amitie': {
      title: 'Literie Amitié',
      sector: 'Ropa de cama y colchones',
      summary:
        'Un mercado en manos de las cadenas. Elegimos seis búsquedas a nuestro alcance y dejamos las demás.',
      metrics: [
        { value: 'Top 3', label: 'en 6 palabras clave' },
        { value: '6 meses', label: 'de acompañamiento' },
      ],
      quote: 'Ahora sé qué búsquedas me traen ventas y cuáles no sirven de nada.',
      author: 'Amélie T., gerente',
    },
  },
  read: 'Leer el caso',
  note: 'Cifras declaradas por la agencia; los nombres de las personas son ficticios.',
  button: 'Ver todos los casos de éxito',
};
