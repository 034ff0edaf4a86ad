import type { CountdownCopy } from './shape.ts';

export const es: CountdownCopy = {
  title: 'Lanzamiento de Iluma — la cuenta regresiva',
  description:
    'El sitio de Iluma, agencia de visibilidad local guiada por la IA, abre pronto. Siga los días, las horas, los minutos y los segundos que faltan.',
  eyebrow: 'Lanzamiento',
  heading: { before: 'Pronto lo van a ', emphasis: 'encontrar', after: '.' },
  lead: 'El sitio de Iluma abre cuando termine esta cuenta regresiva. Deje esta página abierta: lo llevará al inicio.',
  units: {
    days: { one: 'día', other: 'días' },
    hours: { one: 'hora', other: 'horas' },
    minutes: { one: 'minuto', other: 'minutos' },
    seconds: { one: 'segundo', other: 'segundos' },
  },
  still: 'Las animaciones están detenidas: la cuenta regresiva avanza una vez por minuto.',
  launched: 'Iluma ya está en línea',
  redirecting: 'Lo llevamos a la página de inicio.',
  goHome: 'Ir al inicio ahora',
};
