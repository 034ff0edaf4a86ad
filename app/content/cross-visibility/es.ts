import { figuresIn } from '../claims.ts';
import { es as network } from './network/es.ts';
import type { CrossVisibilityCopy } from './shape.ts';

const figures = figuresIn('es');

export const es: CrossVisibilityCopy = {
  title: 'Red de aliados: negocios que se envían clientes | Iluma',
  description:
    'Una red de negocios locales que se recomiendan. Analice su compatibilidad con tres tipos de aliados y vea su potencial sobre 100.',
  head: {
    eyebrow: 'Red de aliados',
    title: { before: 'Negocios que se envían ', emphasis: 'clientes', after: '' },
    lead: 'La florista recomienda el salón de fiestas, que recomienda a una empresa de banquetes. Llevamos esas recomendaciones a sus sitios, sus perfiles y sus locales.',
    button: 'Analizar mi compatibilidad',
    second: 'Ver la red',
  },
  stats: {
    items: [
      { value: figures.projects, label: 'proyectos realizados por la agencia' },
      { value: figures.directories, label: 'directorios donde se publica su ficha' },
      { value: figures.languages, label: 'idiomas de publicación' },
      { value: figures.days, label: 'días para un primer balance' },
    ],
    note: 'Cifras declaradas por la agencia.',
  },
  features: {
    title: { before: 'Qué aporta un ', emphasis: 'aliado', after: '' },
    lead: 'Unimos negocios que comparten clientes y se recomiendan de verdad. No compramos enlaces.',
    items: [
      {
        title: 'Clientes recomendados',
        text: 'Llegan enviados por alguien en quien confían.',
      },
      {
        title: 'Páginas que se citan',
        text: 'Un artículo en un sitio, un enlace en el otro: Google ve que los negocios se conocen.',
      },
      {
        title: 'Ofertas conjuntas',
        text: 'Por la revisión de la bicicleta, un café de regalo. Cada negocio comparte sus clientes y gana otros.',
      },
      {
        title: 'Cuentas claras',
        text: 'Cada recomendación tiene su código. Usted sabe quién le envía clientes y a quién le envía.',
      },
    ],
  },
  tabs: {
    title: { before: 'Encuentre ', emphasis: 'aliados cercanos', after: '' },
    lead: 'Responda hasta tres preguntas y vea su potencial. Ninguna es obligatoria.',
    label: 'Red de aliados',
    strategy: 'Estrategia',
    partners: 'Aliados',
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
        text: 'Empiece ya: un aliado bien elegido puede enviarle clientes desde el primer mes.',
      },
      good: {
        title: 'Bueno',
        text: 'Uno o dos aliados bastan para empezar. Elija el más cercano y mida.',
      },
      'to-build': {
        title: 'Por construir',
        text: 'Faltan datos para decidir. Complete sus respuestas o consúltenos.',
      },
    },
    compatibility: 'Compatibilidad por tipo de aliado',
    answers: 'Respuestas tenidas en cuenta: {count} de 3.',
    none: 'Sin respuestas, todo queda en 50. Responda al menos una pregunta.',
    note: 'Una regla de la agencia (sector 40%, clientela 30%, objetivos 30%), no una promesa.',
    next: 'Consultar al equipo',
  },
  kinds: {
    complementary: {
      title: 'Actividades complementarias',
      text: 'El mismo cliente, otra necesidad.',
      examples: [
        'Salón de fiestas y florista',
        'Osteópata y tienda de deportes',
        'Inmobiliaria y mudanzas',
      ],
    },
    neighbour: {
      title: 'Comercios vecinos',
      text: 'En la misma calle, una visita lleva a otra.',
      examples: ['Panadería y café', 'Librería y juguetería', 'Peluquería y tienda de moda'],
    },
    adviser: {
      title: 'Profesionales que recomiendan',
      text: 'La gente les pregunta: «¿Conoce a alguien?».',
      examples: ['Contador', 'Diseñador de interiores', 'Farmacia de barrio'],
    },
  },
  examples: 'Ejemplos',
  network,
  join: {
    title: 'Unirse a la red',
    text: 'Es gratis para los clientes de la agencia. Solo pedimos que el otro negocio sea de los que usted recomendaría.',
    steps: [
      'Háblenos de sus clientes',
      'Le presentamos dos aliados',
      'Medimos juntos los clientes enviados',
    ],
    button: 'Solicitar mi ingreso',
  },
  closing: {
    title: { before: '¿Quién lo ', emphasis: 'recomienda', after: ' hoy?' },
    lead: 'Denos dos nombres y le decimos qué podrían aportarle.',
    button: 'Proponer un aliado',
    second: 'Ver los artículos en sitios aliados',
  },
};
