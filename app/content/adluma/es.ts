import { es as simulator } from './simulator/es.ts';
import { es as full } from './full/es.ts';
import type { AdlumaCopy } from './shape.ts';

export const es: AdlumaCopy = {
  simulator,
  quick: {
    title: 'Simulador ADLUMA — ¿qué puede dar mi presupuesto?',
    description:
      'Elija un presupuesto, un sector, canales y un objetivo: impresiones, clics, leads y costos estimados, con las fuentes y el reparto que más rinde.',
    eyebrow: 'ADLUMA, simulador de presupuesto',
    heading: { before: 'Su presupuesto,\nantes de ', emphasis: 'gastarlo', after: '.' },
    lead: 'Cuatro elecciones bastan para estimar su visibilidad, sus visitas y sus solicitudes. Cada cifra de partida tiene fecha y fuente, y se puede cambiar.',
    form: 'Su campaña',
    more: {
      title: 'Ir más lejos',
      text: 'Tasa de cierre, margen, gestión, montos por canal, arranque, escenarios lado a lado: el simulador completo parte de sus elecciones.',
      link: 'Abrir el simulador completo',
    },
  },
  full,
  loading: {
    title: 'Cargando el Simulador IA — Iluma',
    description:
      'Una página de paso hacia el simulador publicitario ADLUMA completo, que se abre solo. También hay un enlace, por si no ocurre nada.',
    heading: 'Cargando el Simulador IA',
    redirecting: 'Redirección en curso...',
    go: 'Abrir el simulador completo',
  },
};
