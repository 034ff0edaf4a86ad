import { es as partnerships } from './partnerships/es.ts';
import { es as settings } from './settings/es.ts';
import { figuresIn } from '../claims.ts';
import type { FullSystemCopy } from './shape.ts';

const figures = figuresIn('es');

export const es: FullSystemCopy = {
  title: 'Sistema completo: preguntas, casos, alianzas | Iluma',
  description:
    'Todo el sistema Iluma en cuatro pestañas: las preguntas frecuentes, cuatro casos de éxito, las alianzas paso a paso y la cabina de administración.',
  head: {
    eyebrow: 'Sistema completo',
    title: { before: 'Todo el sistema,\nde una sola ', emphasis: 'mirada', after: '.' },
    lead: 'Las respuestas, las pruebas, las alianzas y los mandos: cuatro pestañas para juzgar a la agencia antes de escribirle.',
  },
  parts: 'Partes del sistema',
  summary: {
    faq: { unit: 'preguntas', text: 'Para buscar por palabra o por categoría.' },
    cases: { unit: 'casos de éxito', text: 'Del diagnóstico a los resultados.' },
    partnerships: { unit: 'alianzas de ejemplo', text: 'Cuatro etapas, del día 7 al día 30.' },
    admin: { unit: 'administradores', text: 'Una cabina, ajuste por ajuste.' },
  },
  tabs: {
    faq: 'Preguntas',
    cases: 'Casos de éxito',
    partnerships: 'Alianzas',
    admin: 'Administración',
  },
  cases: {
    lead: `Un sitio en línea en menos de ${figures.siteHours} h, resultados SEO en ${figures.seoDays} días por lo general: ese es el ritmo que anuncia la agencia. Cuatro clientes lo siguieron seis meses.`,
    read: 'Leer el caso',
    all: 'Todos los casos de éxito',
  },
  partnerships,
  admin: {
    title: 'La cabina',
    reserved:
      'Reservada a dos administradores: la dirección general (CEO) y la dirección de operaciones (COO). Solo ellos ajustan el sitio para todos, tras iniciar sesión.',
    own: 'Usted puede abrirla y probarla: vista previa solo en su pantalla. Nada cambia para los demás visitantes y nada se envía.',
    open: 'Abrir la cabina',
    debug: 'Diagnóstico de la página',
    withoutScripts: 'La cabina necesita JavaScript, que su navegador no ejecuta.',
  },
  settings,
  preview: {
    title: 'Vista previa de sus ajustes',
    note: 'Vista previa solo en su pantalla.',
    promoBar: 'Ejemplo de promoción: un diagnóstico gratuito esta semana.',
    maintenanceAlert:
      'Ejemplo de aviso: mantenimiento el domingo por la mañana, el sitio sigue legible.',
    subscriptionPopup: 'Ejemplo de invitación: un consejo de visibilidad al mes, en su correo.',
    chatbot: {
      on: 'Asistente presente en esta pantalla',
      off: 'Asistente retirado de esta pantalla',
    },
    languages: 'Idiomas abiertos',
    undetected: 'Se conserva el idioma de la página, sea cual sea el del navegador.',
    modules: 'Módulos visibles',
    none: 'Ninguno',
    ai: {
      contextualSuggestions: 'El asistente sigue la página leída.',
      dynamicPersonalization: 'El HUB de herramientas recuerda el sector.',
      smartRecommendations: 'El HUB de herramientas aconseja una.',
    },
    team: '{count} miembros activos de {total}',
  },
  closing: {
    title: { before: 'Ya lo ha visto todo.\n', emphasis: 'Hablemos', after: '.' },
    lead: 'Díganos qué le llamó la atención: una pregunta, un caso, un aliado. Partimos de ahí.',
    button: 'Escribir al equipo',
  },
};
