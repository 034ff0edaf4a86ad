import type { ScreenWords } from './shape.ts';

export const es: ScreenWords = {
  adluma: {
    alt: 'Pantalla de ADLUMA: a la izquierda, el presupuesto; a la derecha, lo que rinde',
    caption: 'ADLUMA tal como se abre, con su ejemplo inicial.',
  },
  analytics: {
    alt: 'Pantalla del panel de analítica: los indicadores del mes y su evolución',
    caption: 'El panel de demostración; sus cifras son ejemplos.',
  },
  blogia: {
    alt: 'Pantalla de BlogIA: el formulario, con tema, palabras clave y público',
    caption: 'BlogIA empieza por el tema y el público.',
  },
  crm: {
    alt: 'Pantalla del CRM: la lista de clientes, con su estado y su puntaje',
    caption: 'El CRM en demostración; los clientes son ficticios.',
  },
  hub: {
    alt: 'Pantalla del HUB central: los módulos y sus enlaces',
    caption: 'El HUB central, de donde parten todos los módulos.',
  },
  ilumatch: {
    alt: 'Pantalla de ILUMATCH: las preguntas y los servicios que propone',
    caption: 'ILUMATCH: sus respuestas de un lado, los servicios del otro.',
  },
  landing: {
    alt: 'Pantalla del creador de páginas de destino: las opciones y su vista previa',
    caption: 'La página toma forma con cada elección.',
  },
};
