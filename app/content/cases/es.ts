import { es as katzSport } from './katz-sport/es.ts';
import { es as cliniqueRfs } from './clinique-rfs/es.ts';
import { es as conceptM } from './concept-m/es.ts';
import { es as literieAmitie } from './literie-amitie/es.ts';
import type { CasesCopy } from './shape.ts';
import { es as stay } from './stay/es.ts';

const duration = stay.value;

export const es: CasesCopy = {
  page: {
    title: 'Casos de éxito: cuatro negocios, resultados | Iluma',
    description:
      'Deporte, salud, muebles y colchones: el diagnóstico, las acciones y los resultados de cuatro proyectos de seis meses, con la palabra de cada cliente.',
    eyebrow: 'Casos de éxito',
    heading: { before: 'Cuatro clientes, cuatro ', emphasis: 'trayectorias', after: '.' },
    lead: 'El punto de partida, lo que hicimos y lo que cambió. Y lo que queda por hacer, porque un caso honesto también lo dice.',
    filter: 'Por sector',
    trades: { all: 'Todos', sport: 'Deporte', health: 'Salud', home: 'Hogar' },
    read: 'Leer el caso',
    note: 'Cifras declaradas por la agencia. Los nombres de las personas y los lugares son ficticios; un objetivo «de ejemplo» solo le da escala a la barra.',
    closing: {
      title: { before: '¿Y si el próximo fuera el ', emphasis: 'suyo', after: '?' },
      lead: 'Cuéntenos de su negocio. Le diremos a cuál de estos casos se parece y por dónde empezar.',
      button: 'Hablar de mi negocio',
      second: 'Calcular mi puntaje ILA',
    },
  },
  frame: {
    eyebrow: 'Caso de éxito',
    contact: 'Quiero un plan parecido',
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
      title: { before: 'Lo que ', emphasis: 'cambió', after: '' },
      lead: 'Lo que la agencia contó al terminar el acompañamiento.',
    },
    diagnosis: 'El diagnóstico de partida',
    actions: 'Lo que hicimos',
    achievements: 'Lo que ya está ganado',
    recommendations: 'Lo que aconsejamos ahora',
    provenPoints: 'Lo que demuestra este caso',
    next: 'Siguiente caso',
    closing: {
      title: { before: 'Su punto de partida, ', emphasis: 'primero', after: '.' },
      lead: 'Empezamos como aquí: un diagnóstico antes de cualquier propuesta. No lo compromete a nada.',
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
