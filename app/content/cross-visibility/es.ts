import { es as network } from './network/es.ts';
import { figuresIn } from '../claims.ts';
import type { CrossVisibilityCopy } from './shape.ts';

const figures = figuresIn('es');

export const es: CrossVisibilityCopy = {
  title: 'Intervisibilidad: negocios que se envían clientes',
  description:
    'Una red de negocios que se recomiendan. Analice su compatibilidad con tres tipos de socios y vea su potencial sobre 100.',
  head: {
    eyebrow: 'Intervisibilidad',
    title: { before: 'Solo, un punto. Unidos, ', emphasis: 'una constelación', after: '.' },
    lead: 'La florista conoce el salón de fiestas, que conoce el catering. Escribimos esos vínculos en sus sitios, sus fichas y sus mostradores.',
    button: 'Analizar mi compatibilidad',
    second: 'Ver la red',
  },
  stats: {
    items: [
      { value: figures.projects, label: 'proyectos realizados por la agencia' },
      { value: figures.directories, label: 'directorios donde se indexa su ficha' },
      { value: figures.languages, label: 'idiomas, cada cual con su clientela' },
      { value: figures.days, label: 'días para un primer balance' },
    ],
    note: 'Cifras declaradas por la agencia.',
  },
  features: {
    title: { before: 'Lo que cada vínculo ', emphasis: 'aporta', after: '' },
    lead: 'Una recomendación vale por lo que tiene de cierto. Unimos negocios que comparten clientes, nunca enlaces comprados.',
    items: [
      {
        title: 'Clientes ya convencidos',
        text: 'Llegan enviados por alguien de confianza. La mitad de la venta está hecha.',
      },
      {
        title: 'Páginas que se citan',
        text: 'Un artículo aquí, una dirección allá: Google ve negocios que se conocen.',
      },
      {
        title: 'Ofertas entre dos',
        text: 'Una bicicleta a punto, un café de regalo. Cada uno trae a sus fieles y gana otros.',
      },
      {
        title: 'Cuentas claras',
        text: 'Cada envío tiene su código. Usted sabe quién le manda gente y a quién se la manda.',
      },
    ],
  },
  tabs: {
    title: { before: 'Encuentre a sus ', emphasis: 'vecinos de cielo', after: '' },
    lead: 'Tres respuestas dan un potencial. Ninguna es obligatoria.',
    label: 'Intervisibilidad',
    strategy: 'Estrategia',
    partners: 'Socios',
    network: 'Red',
  },
  form: {
    title: 'Análisis de compatibilidad',
    company: 'Empresa',
    sector: 'Sector',
    anySector: 'Elegir un sector',
    sectors: {
      food: 'Restaurantes y alimentación',
      shop: 'Tienda',
      beauty: 'Belleza y bienestar',
      health: 'Salud',
      home: 'Hogar y remodelación',
      professional: 'Servicios profesionales',
      leisure: 'Deporte y ocio',
    },
    audience: 'Clientela',
    anyAudience: 'Elegir una clientela',
    audiences: {
      residents: 'Vecinos del barrio',
      families: 'Familias',
      visitors: 'Turistas y visitantes',
      businesses: 'Empresas',
    },
    goals: 'Objetivos',
    goalNames: {
      visits: 'Más gente en la tienda',
      calls: 'Más llamadas y solicitudes',
      reputation: 'Mejor reputación',
      content: 'Contenidos en común',
    },
    analyse: 'Analizar la compatibilidad',
  },
  result: {
    potential: 'Potencial estimado',
    potentialFor: 'Potencial estimado para {name}',
    outOf: 'sobre 100',
    levels: {
      strong: {
        title: 'Fuerte',
        text: 'Empiece ya: un socio bien elegido puede enviarle gente desde el primer mes.',
      },
      good: {
        title: 'Bueno',
        text: 'Uno o dos socios bastan para empezar. Elija el mejor situado y mida.',
      },
      'to-build': {
        title: 'Por construir',
        text: 'Faltan datos para decidir, o un primer vínculo. Complete sus respuestas o háblenos de ello.',
      },
    },
    compatibility: 'Compatibilidad por tipo de socio',
    answers: 'Calculado con {count} de sus 3 respuestas.',
    none: 'Sin respuestas, todo queda en 50: ni cerca ni lejos. Una basta para ver más claro.',
    note: 'Una regla de la agencia (sector 40 %, clientela 30 %, objetivos 30 %), no una promesa.',
    next: 'Hablar con un asesor',
  },
  kinds: {
    complementary: {
      title: 'Actividades complementarias',
      text: 'El mismo cliente, otra necesidad. Uno acaba donde el otro empieza.',
      examples: [
        'Salón de fiestas y florista',
        'Osteópata y tienda de deporte',
        'Inmobiliaria y mudanzas',
      ],
    },
    neighbour: {
      title: 'Comercios vecinos',
      text: 'La misma calle, los mismos pasos. Una visita lleva a otra.',
      examples: ['Panadería y café', 'Librería y juguetería', 'Peluquería y tienda de moda'],
    },
    adviser: {
      title: 'Quienes recomiendan',
      text: 'Aquellos a quienes se pregunta: «¿conoce a alguien?».',
      examples: ['Asesor contable', 'Interiorista', 'Farmacia de barrio'],
    },
  },
  examples: 'Ejemplos',
  network,
  join: {
    title: 'Unirse a la red',
    text: 'La entrada es gratuita para clientes de la agencia. Se comprueba una cosa: que usted recomendaría al otro a un amigo.',
    steps: [
      'Háblenos de sus clientes',
      'Le presentamos a dos socios',
      'Se miden juntos los envíos',
    ],
    button: 'Pedir la entrada',
  },
  closing: {
    title: { before: '¿Quién lo ', emphasis: 'recomienda', after: ' hoy?' },
    lead: 'Denos dos nombres. Le decimos lo que podrían valer esos vínculos.',
    button: 'Hablar de mis socios',
    second: 'Descubrir los blogs entre sitios',
  },
};
