import { es as full } from './full/es.ts';
import type { AdlumaCopy } from './shape.ts';
import { es as simulator } from './simulator/es.ts';

export const es: AdlumaCopy = {
  simulator,
  quick: {
    title: 'Simulador de presupuesto publicitario ADLUMA',
    description:
      'Elija un presupuesto, un sector, canales y un objetivo: impresiones, clics, solicitudes y costos estimados, con fuentes y el reparto que más rinde.',
    eyebrow: 'ADLUMA, simulador de presupuesto',
    heading: { before: 'Simule su presupuesto\n', emphasis: 'publicitario', after: '' },
    lead: 'Con cuatro datos estime su visibilidad, sus visitas y sus solicitudes. Cada cifra de partida tiene fecha y fuente, y se puede cambiar.',
    form: 'Su campaña',
    more: {
      title: 'Más detalle',
      text: 'Tasa de cierre, margen, gestión, montos por canal, arranque, escenarios comparados: el simulador completo parte de sus datos.',
      link: 'Abrir el simulador completo',
    },
  },
  full,
  loading: {
    title: 'Cargando el Simulador IA | Iluma',
    description:
      'Esta página lleva al simulador publicitario ADLUMA completo, que se abre solo. También hay un enlace, por si no se abre.',
    heading: 'Cargando el Simulador IA',
    redirecting: 'Redirección en curso…',
    go: 'Abrir el simulador completo',
  },
};
