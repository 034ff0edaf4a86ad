import { figuresIn } from '../../claims.ts';
import { es as home } from '../../home/es.ts';
import type { CaseText } from '../shape.ts';
import { es as stay } from '../stay/es.ts';

const figures = figuresIn('es');
const { items } = home.cases;

export const es: CaseText = {
  title: `Literie Amitié: top 3 en ${figures.caseTopThree} palabras clave | Iluma`,
  description:
    'Cómo una tienda de colchones independiente llegó a los tres primeros lugares en las seis búsquedas que le traen ventas, frente a las cadenas.',
  heading: { before: 'Seis búsquedas que\ntraen ', emphasis: 'ventas', after: '' },
  lead: items['literie-amitie'].summary,
  client: 'Literie Amitié',
  sector: 'Ropa de cama y colchones',
  location: 'Longueuil (Quebec)',
  languages: 'Francés e inglés',
  services: ['SEO con IA', 'Landing pages', 'SEO local'],
  diagnosis: [
    'La tienda competía por las mismas palabras que las cadenas, con mucho menos presupuesto.',
    'Nadie sabía qué búsquedas terminaban en una venta.',
    'Las páginas hablaban de modelos, nunca de dolor de espalda ni de entrega en edificios sin elevador.',
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
      detail: 'Seis páginas: consejos para probar, precios, entrega y retiro del colchón viejo.',
    },
    {
      module: 'HUB',
      action: 'Relacionar búsquedas y ventas',
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
      metric: 'Ventas relacionadas con su búsqueda',
      value: 'Cada mes',
      improvement: 'en una sola tabla',
      basis: 'del seguimiento previsto ya funciona',
    },
    stay,
  ],
  achievements: [
    'El presupuesto de contenido va a las seis páginas que venden.',
    'La gerente revisa ella misma la tabla del mes.',
    'La lista de búsquedas descartadas está por escrito.',
  ],
  recommendations: [
    'Mantener las seis posiciones antes de buscar otras.',
    'Ofrecer pruebas con cita previa.',
    'Revisar la elección de palabras una vez al año.',
  ],
  testimonial: {
    quote: items['literie-amitie'].quote,
    author: 'Amélie T.',
    position: 'Gerente',
  },
  provenPoints: [
    'Elegir pocas palabras clave permite competir con las cadenas.',
    'Contar las ventas de la tienda dice más que contar impresiones.',
  ],
};
