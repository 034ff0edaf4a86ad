import { figuresIn } from '../../claims.ts';
import { es as home } from '../../home/es.ts';
import type { CaseText } from '../shape.ts';
import { es as stay } from '../stay/es.ts';

const figures = figuresIn('es');
const { items } = home.cases;

export const es: CaseText = {
  title: `Literie Amitié: top 3 en ${figures.caseTopThree} palabras clave | Iluma`,
  description:
    'Frente a las cadenas, elegir las batallas: cómo una tienda de colchones ganó las seis búsquedas que le traen ventas.',
  heading: { before: 'Seis búsquedas,\ny ni una ', emphasis: 'de más', after: '.' },
  lead: items['literie-amitie'].summary,
  client: 'Literie Amitié',
  sector: 'Ropa de cama y colchones',
  location: 'Longueuil (Quebec)',
  languages: 'Francés e inglés',
  services: ['SEO con IA', 'Landing pages imán', 'Visibilidad local'],
  diagnosis: [
    'La tienda buscaba las mismas palabras que las cadenas, con muchos menos medios.',
    'Nadie sabía qué búsqueda llevaba a una venta en la tienda.',
    'Las páginas hablaban de modelos, nunca de dolor de espalda ni de entrega con escaleras.',
  ],
  actions: [
    {
      module: 'ILLUMATCH',
      action: 'Elegir seis búsquedas',
      detail:
        'Lo bastante buscadas para contar y lo bastante precisas para que las gane una tienda independiente.',
    },
    {
      module: 'Landing',
      action: 'Una respuesta completa por búsqueda',
      detail:
        'Seis páginas: consejos para probar, precios, entrega y retiro del colchón viejo, nada más.',
    },
    {
      module: 'HUB',
      action: 'Unir la búsqueda con la venta',
      detail: 'Una pregunta en la caja, anotada cada noche y comparada con las visitas cada mes.',
    },
  ],
  results: [
    {
      metric: 'Primeras posiciones',
      value: 'Top 3',
      improvement: `en ${figures.caseTopThree} palabras clave`,
      basis: 'de las búsquedas elegidas están entre los tres primeros lugares',
    },
    {
      metric: 'Ventas unidas a su búsqueda',
      value: 'Cada mes',
      improvement: 'en una sola tabla',
      basis: 'del seguimiento previsto está en marcha',
    },
    stay,
  ],
  achievements: [
    'El presupuesto de contenido va a las seis páginas que venden.',
    'La gerente lee ella misma su tabla del mes.',
    'Las búsquedas que se dejaron se dejaron por decisión, y por escrito.',
  ],
  recommendations: [
    'Defender las seis posiciones antes de buscar la séptima.',
    'Añadir pruebas con cita previa.',
    'Revisar la elección de palabras una vez al año.',
  ],
  testimonial: {
    quote: items['literie-amitie'].quote,
    author: 'Amélie T.',
    position: 'Gerente',
  },
  provenPoints: [
    'Renunciar a palabras clave es una estrategia.',
    'Una venta contada en la tienda vale más que mil impresiones.',
  ],
};
