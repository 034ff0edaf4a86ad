import { figuresIn } from '../claims.ts';
import { es as partnerships } from './partnerships/es.ts';
import { es as settings } from './settings/es.ts';
import type { FullSystemCopy } from './shape.ts';

const figures = figuresIn('es');

export const es: FullSystemCopy = {
  title: 'Sistema Iluma: preguntas, casos y alianzas',
  description:
    'Todo el sistema Iluma en cuatro pestañas: las preguntas frecuentes, cuatro casos de éxito, las alianzas paso a paso y el panel de administración.',
  head: {
    eyebrow: 'Sistema completo',
    title: { before: 'El sistema Iluma\nen cuatro ', emphasis: 'pestañas', after: '' },
    lead: 'Preguntas, casos de éxito, alianzas y administración: lo necesario para conocer a la agencia antes de escribirle.',
  },
  parts: 'Partes del sistema',
  summary: {
    faq: { unit: 'preguntas', text: 'Para buscar por palabra o por categoría.' },
    cases: { unit: 'casos de éxito', text: 'Del diagnóstico a los resultados.' },
    partnerships: { unit: 'alianzas de ejemplo', text: 'Cuatro etapas, del día 7 al día 30.' },
    admin: { unit: 'administradores', text: 'Un panel, ajuste por ajuste.' },
  },
  tabs: {
    faq: 'Preguntas',
    cases: 'Casos de éxito',
    partnerships: 'Alianzas',
    admin: 'Administración',
  },
  cases: {
    lead: `Un sitio en línea en menos de ${figures.siteHours} h, resultados de SEO por lo general en un plazo de ${figures.seoDays} días: es nuestra meta. Estos cuatro proyectos duraron seis meses.`,
    read: 'Leer el caso',
    all: 'Todos los casos de éxito',
  },
  partnerships,
  admin: {
    title: 'El panel',
    reserved:
      'Reservado a dos administradores: la dirección general (CEO) y la dirección de operaciones (COO). Solo ellos ajustan el sitio para todos, tras iniciar sesión.',
    own: 'Puede abrirlo y probarlo: la vista previa solo se ve en su pantalla. Nada cambia para los demás visitantes y no se envía nada.',
    open: 'Abrir el panel',
    debug: 'Diagnóstico de la página',
    withoutScripts: 'El panel necesita JavaScript, que su navegador no ejecuta.',
  },
  settings,
  preview: {
    title: 'Vista previa de sus ajustes',
    note: 'Vista previa solo en su pantalla.',
    promoBar: 'Ejemplo de promoción: un diagnóstico gratuito esta semana.',
    maintenanceAlert:
      'Ejemplo de aviso: mantenimiento el domingo por la mañana, el sitio sigue abierto.',
    subscriptionPopup: 'Ejemplo de invitación: un consejo de visibilidad al mes, en su correo.',
    chatbot: {
      on: 'Asistente visible en esta pantalla',
      off: 'Asistente oculto en esta pantalla',
    },
    languages: 'Idiomas activos',
    undetected: 'Se conserva el idioma de la página, sea cual sea el del navegador.',
    modules: 'Módulos visibles',
    none: 'Ninguno',
    ai: {
      contextualSuggestions: 'El asistente se adapta a cada página.',
      dynamicPersonalization: 'La página Herramientas recuerda el sector.',
      smartRecommendations: 'La página Herramientas recomienda una.',
    },
    team: '{count} miembros activos de {total}',
  },
  closing: {
    title: { before: '¿Tiene una\n', emphasis: 'pregunta', after: '?' },
    lead: 'Díganos qué le interesó: un servicio, un caso o una alianza.',
    button: 'Escribir al equipo',
  },
};
