import { whileSample } from '../company/sample.ts';
import { es as cliniqueRfs } from './clinique-rfs/es.ts';
import { es as conceptM } from './concept-m/es.ts';
import { es as katzSport } from './katz-sport/es.ts';
import { es as literieAmitie } from './literie-amitie/es.ts';
import type { CasesCopy } from './shape.ts';
import { es as stay } from './stay/es.ts';

const duration = stay.value;

export const es: CasesCopy = {
  page: {
    title: 'Casos de éxito de SEO local: cuatro negocios | Iluma',
    description:
      'Deporte, salud, muebles y colchones: el diagnóstico, las acciones y los resultados de cuatro proyectos de seis meses, con la opinión del cliente.',
    eyebrow: 'Cuatro clientes',
    heading: { before: 'Casos de éxito de ', emphasis: 'SEO local', after: '' },
    lead: 'El punto de partida, lo que hicimos, lo que cambió y lo que aconsejamos hacer ahora.',
    filter: 'Por sector',
    trades: { all: 'Todos', sport: 'Deporte', health: 'Salud', home: 'Hogar' },
    read: 'Leer el caso',
    note: `Cifras declaradas por la agencia.${whileSample(' Las personas y sus negocios son ficticios; el objetivo «de ejemplo» solo da escala a la barra.')}`,
    closing: {
      title: { before: '¿Cuál se parece a ', emphasis: 'su negocio', after: '?' },
      lead: 'Cuéntenos qué vende y dónde. Le diremos a cuál de estos casos se parece y por dónde empezar.',
      button: 'Escribir al equipo',
      second: 'Calcular mi puntaje ILA',
    },
  },
  frame: {
    eyebrow: 'Caso de éxito',
    contact: 'Pedir un plan para mi negocio',
    all: 'Todos los casos de éxito',
    facts: {
      client: 'Cliente',
      sector: 'Sector',
      duration: 'Duración',
      location: 'Lugar',
      languages: 'Idiomas',
      services: 'Servicios',
    },
    duration,
    results: {
      title: { before: 'Los ', emphasis: 'resultados', after: '' },
      lead: 'Cifras que la agencia declara al terminar el trabajo.',
    },
    background: 'Antes de empezar',
    diagnosis: 'El diagnóstico de partida',
    baseline: {
      title: 'Medido al inicio',
      columns: ['Indicador', 'Valor', 'Periodo'],
    },
    actions: 'Lo que hicimos',
    setbacks: { before: 'Lo que ', emphasis: 'no funcionó', after: '' },
    interview: { before: 'Lo que ', emphasis: 'cuenta el cliente', after: '' },
    achievements: 'Lo que quedó funcionando',
    recommendations: 'Lo que aconsejamos ahora',
    provenPoints: 'Lo que demuestra este caso',
    next: 'Siguiente caso',
    closing: {
      title: { before: 'Empiece por un ', emphasis: 'diagnóstico', after: '' },
      lead: 'Como en este caso, hacemos un diagnóstico antes de cualquier propuesta. No lo compromete a nada.',
      button: 'Pedir mi diagnóstico',
    },
  },
  studies: {
    'katz-sport': katzSport,
    'clinique-rfs': cliniqueRfs,
    'concept-m': conceptM,
    'literie-amitie': literieAmitie,
  },
};
