import type { CountdownCopy } from './shape.ts';

export const es: CountdownCopy = {
  title: 'Lanzamiento de Iluma: cuenta regresiva',
  description:
    'Pronto abre el sitio de Iluma, agencia de visibilidad local con IA. Vea los días, las horas, los minutos y los segundos que faltan.',
  eyebrow: 'Lanzamiento',
  heading: { before: 'Cuenta regresiva para la ', emphasis: 'apertura', after: '' },
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
