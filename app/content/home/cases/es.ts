import { figuresIn } from '../../claims.ts';
import type { HomeCopy } from '../shape.ts';

const figures = figuresIn('es');

export const es: HomeCopy['cases'] = {
  title: { before: 'Casos de éxito: ', emphasis: 'cuatro negocios', after: '' },
  lead: 'Seis meses de trabajo con cada uno. Esto es lo que cambió.',
  items: {
    'katz-sport': {
      title: 'Katz Sport',
      sector: 'Tienda de deportes',
      summary:
        'Una tienda conocida en su calle, no en Google. Creamos una página por deporte y por barrio.',
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
        'Buena atención, pocas reseñas. Pedirlas con amabilidad después de cada consulta transformó su perfil de Google.',
      metrics: [
        { value: figures.caseRating, label: 'de calificación promedio' },
        { value: figures.caseReviews, label: 'reseñas publicadas' },
      ],
      quote: 'Todos los pacientes nuevos nos dicen lo mismo: leí sus reseñas.',
      author: 'Dra. Rania F., directora',
    },
    'concept-m': {
      title: 'Concept M Rustique',
      sector: 'Muebles rústicos',
      summary:
        'Muebles hechos a mano y un sitio casi sin texto. Cada tipo de madera tiene ahora su página y su historia.',
      metrics: [
        { value: figures.caseClicks, label: 'clics desde Google' },
        { value: '6 meses', label: 'de acompañamiento' },
      ],
      quote: 'Nos llegan fotos de salas con una pregunta: ¿pueden hacer la misma mesa?',
      author: 'Marc M., ebanista',
    },
    'literie-amitie': {
      title: 'Literie Amitié',
      sector: 'Ropa de cama y colchones',
      summary:
        'Un mercado dominado por las cadenas. Elegimos seis búsquedas a su alcance y dejamos las demás.',
      metrics: [
        { value: 'Top 3', label: 'en 6 palabras clave' },
        { value: '6 meses', label: 'de acompañamiento' },
      ],
      quote: 'Ahora sé qué búsquedas me traen ventas y cuáles no sirven de nada.',
      author: 'Amélie T., gerente',
    },
  },
  read: 'Leer el caso',
  note: 'Cifras declaradas por la agencia.',
  button: 'Ver todos los casos de éxito',
};
