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
  partnerships: {
    lead: 'Un buen aliado ya habla con sus futuros clientes. Así lo preparamos, con dos ejemplos.',
    note: 'Ejemplos ficticios: estos aliados no existen. Muestran la forma de un acuerdo, no un acuerdo firmado.',
    fields: {
      audience: 'Público',
      reach: 'Alcance',
      demographics: 'Perfil',
      benefits: 'Lo que usted gana',
      formats: 'Formatos',
      phases: 'Puesta en marcha',
    },
    day: 'Día {days}',
    button: 'Proponer una alianza',
    items: {
      'partner-radio': {
        name: 'Radio Ribera',
        type: 'Medio local',
        audience: 'La gente del barrio, en el auto y en el mostrador',
        reach: 'Una ciudad y sus alrededores',
        demographics: 'Familias y trabajadores, por la mañana y al final del día',
        status: 'Ejemplo, activa',
        description:
          'Una radio de barrio presenta cada semana un negocio; la entrevista se convierte en artículo, video corto y enlace a su página.',
        benefits: [
          'Una voz conocida habla de usted.',
          'Un enlace desde un medio que sus clientes conocen.',
          'Una entrevista que sirve todo el año.',
        ],
        formats: ['Entrevista en vivo', 'Artículo en el sitio de la radio', 'Fragmento de video'],
        phases: [
          {
            phase: 'Definición',
            action: 'Elegir el tema, el público y la página que dar a conocer.',
          },
          {
            phase: 'Preparación',
            action: 'Escribir las preguntas, preparar la página y su medición.',
          },
          { phase: 'Difusión', action: 'Grabar, emitir, publicar el artículo y el fragmento.' },
          { phase: 'Balance', action: 'Contar llamadas y visitas, decidir cómo seguir.' },
        ],
      },
      'partner-merchants': {
        name: 'Alianza de comerciantes del Puerto Viejo',
        type: 'Asociación de comerciantes',
        audience: 'Residentes y visitantes que compran a pie',
        reach: 'Un barrio comercial',
        demographics: 'Parejas, familias y turistas, sobre todo el fin de semana',
        status: 'Ejemplo, en preparación',
        description:
          'Negocios vecinos se recomiendan entre sí, en línea y en el mostrador, con páginas que se responden.',
        benefits: [
          'Sus vecinos le envían a sus clientes.',
          'Enlaces entre sitios del mismo barrio.',
          'Eventos que se anuncian una vez y se ven en todas partes.',
        ],
        formats: ['Página común del barrio', 'Mapa de los negocios', 'Oferta cruzada en la caja'],
        phases: [
          { phase: 'Definición', action: 'Reunir a los negocios y fijar una regla sencilla.' },
          { phase: 'Preparación', action: 'Corregir las fichas, escribir la página común.' },
          {
            phase: 'Difusión',
            action: 'Abrir la página, poner el cartel y el código en la vitrina.',
          },
          { phase: 'Balance', action: 'Leer las visitas cruzadas, quedarse con lo que sirve.' },
        ],
      },
    },
  },
  admin: {
    title: 'La cabina',
    reserved:
      'Reservada a dos administradores: la dirección general (CEO) y la dirección de operaciones (COO). Solo ellos ajustan el sitio para todos, tras iniciar sesión.',
    own: 'Usted puede abrirla y probarla: vista previa solo en su pantalla. Nada cambia para los demás visitantes y nada se envía.',
    open: 'Abrir la cabina',
    debug: 'Diagnóstico de la página',
    withoutScripts: 'La cabina necesita JavaScript, que su navegador no ejecuta.',
  },
  cockpit: {
    title: 'Cabina de administración',
    lead: 'Vista previa solo en su pantalla. Guardar conserva sus ajustes en este navegador: el asistente, los idiomas y las animaciones los siguen en todo el sitio; el resto se ve en la vista previa.',
    close: 'Cerrar la cabina',
    save: 'Guardar',
    reset: 'Restablecer',
    saved: 'Ajustes guardados y aplicados en su pantalla.',
    notKept: 'Ajustes aplicados, pero este navegador no puede conservarlos.',
    restored: 'Valores iniciales de vuelta. Guarde para aplicarlos.',
    live: {
      lead: 'Usted configura el sitio para todo el mundo. Lo que guarde se aplica enseguida a cada página.',
      saved: 'Ajustes guardados: el sitio ya es así para todo el mundo.',
      conflict:
        'Otra persona ha guardado entretanto. Sus ajustes siguen aquí: guarde de nuevo para aplicarlos de todos modos.',
      failed:
        'No se ha guardado nada: el servidor no responde o su sesión ha terminado. Sus ajustes siguen aquí.',
    },
    groups: {
      chatbot: {
        title: 'Asistente',
        settings: {
          enabled: { label: 'Asistente activo', help: 'Muestra o retira el botón de chat.' },
          mobileOnly: { label: 'Solo teléfonos', help: 'Lo retira de las computadoras.' },
          desktopOnly: { label: 'Solo computadoras', help: 'Lo retira de los teléfonos.' },
          forceLanguage: {
            label: 'Idioma impuesto',
            help: 'El asistente habla este idioma. Automático sigue a la página.',
          },
          character: {
            label: 'Personaje',
            help: 'La cara del asistente. Por ahora solo hay una dibujada.',
          },
        },
      },
      languages: {
        title: 'Idiomas',
        settings: {
          fr: { label: 'Francés', help: 'Sigue activo si es el último.' },
          en: { label: 'Inglés', help: 'Sin él, la elección de idioma se cierra.' },
          es: { label: 'Español (idioma)', help: 'Sin él, la elección de idioma se cierra.' },
          autoDetect: {
            label: 'Detección automática',
            help: 'Sigue el idioma del navegador. Sin ella, se conserva el de esta página.',
          },
        },
      },
      notifications: {
        title: 'Avisos',
        settings: {
          promoBar: { label: 'Barra promocional', help: 'Una línea arriba de la vista previa.' },
          maintenanceAlert: { label: 'Aviso de mantenimiento', help: 'Avisa de una interrupción.' },
          subscriptionPopup: {
            label: 'Invitación al boletín',
            help: 'Una tarjeta, no una ventana.',
          },
        },
      },
      modules: {
        title: 'Módulos',
        settings: {
          adluma: { label: 'ADLUMA', help: 'Simulador de publicidad.' },
          caseStudies: { label: 'Casos de éxito', help: 'Los cuatro clientes.' },
          blogIA: { label: 'BlogIA', help: 'Redacción asistida.' },
          faq: { label: 'Preguntas', help: 'Preguntas frecuentes.' },
          analytics: { label: 'Panel analítico', help: 'Cifras de visitas.' },
          crm: { label: 'CRM Iluma', help: 'Seguimiento de clientes.' },
        },
      },
      ai: {
        title: 'Inteligencia artificial',
        settings: {
          contextualSuggestions: {
            label: 'Sugerencias en contexto',
            help: 'Propone según la página leída.',
          },
          dynamicPersonalization: {
            label: 'Personalización',
            help: 'Adapta la bienvenida al volver.',
          },
          smartRecommendations: {
            label: 'Recomendaciones',
            help: 'Aconseja la herramienta siguiente.',
          },
        },
      },
      design: {
        title: 'Apariencia',
        settings: {
          theme: { label: 'Tema', help: 'Los colores del sitio. Por ahora solo hay uno dibujado.' },
          animations: { label: 'Animaciones', help: 'Detiene o reanuda todo movimiento.' },
          haloEffects: {
            label: 'Efectos de halo',
            help: 'El brillo alrededor de la vista previa.',
          },
          morphingBackground: { label: 'Fondo vivo', help: 'Las estrellas tras la vista previa.' },
        },
      },
      team: {
        title: 'Equipo',
        settings: {
          totalMembers: { label: 'Miembros', help: 'Cuántos tiene el equipo.' },
          activeMembers: { label: 'Miembros activos', help: 'Nunca más que el total.' },
        },
      },
    },
    choices: {
      auto: 'Automático',
      fr: 'Français',
      en: 'English',
      es: 'Español',
      astronaut: 'Astronauta',
      galactic: 'Galáctico',
    },
  },
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
      contextualSuggestions:
        'Sugerencia: usted lee la administración; las preguntas técnicas responden lo que sigue.',
      dynamicPersonalization: 'Bienvenida: qué gusto verlo de nuevo.',
      smartRecommendations: 'Recomendación: empiece por su puntuación ILA.',
    },
    team: '{count} miembros activos de {total}',
  },
  closing: {
    title: { before: 'Ya lo ha visto todo.\n', emphasis: 'Hablemos', after: '.' },
    lead: 'Díganos qué le llamó la atención: una pregunta, un caso, un aliado. Partimos de ahí.',
    button: 'Escribir al equipo',
  },
};
