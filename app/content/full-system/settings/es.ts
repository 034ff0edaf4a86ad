import { languageNames } from '#app/i18n/languages.ts';
import type { FullSystemCopy } from '../shape.ts';

export const es: FullSystemCopy['settings'] = {
  title: 'Panel de administración',
  lead: 'Vista previa solo en su pantalla. Guardar conserva sus ajustes en este navegador: el asistente, los idiomas y las animaciones los siguen en todo el sitio; el resto se ve en la vista previa.',
  close: 'Cerrar el panel',
  save: 'Guardar',
  reset: 'Restablecer',
  saved: 'Ajustes guardados y aplicados en su pantalla.',
  notKept: 'Ajustes aplicados, pero este navegador no puede conservarlos.',
  restored: 'Valores iniciales restablecidos. Guarde para aplicarlos.',
  live: {
    lead: 'Usted configura el sitio para todo el mundo. Lo que guarde se aplica enseguida a cada página.',
    saved: 'Ajustes guardados: el sitio ya es así para todo el mundo.',
    conflict:
      'Otra persona guardó mientras tanto. Sus ajustes siguen aquí: guarde de nuevo para aplicarlos de todos modos.',
    failed:
      'No se guardó nada: el servidor no responde o su sesión terminó. Sus ajustes siguen aquí.',
  },
  groups: {
    chatbot: {
      title: 'Asistente',
      settings: {
        enabled: { label: 'Asistente activo', help: 'Muestra u oculta el botón de chat.' },
        mobileOnly: { label: 'Solo teléfonos', help: 'Lo oculta en las computadoras.' },
        desktopOnly: { label: 'Solo computadoras', help: 'Lo oculta en los teléfonos.' },
        forceLanguage: {
          label: 'Idioma fijo',
          help: 'El asistente usa este idioma. «Automático» sigue el de la página.',
        },
        character: {
          label: 'Personaje',
          help: 'La cara del asistente. Por ahora solo hay una.',
        },
      },
    },
    languages: {
      title: 'Idiomas',
      settings: {
        fr: { label: 'Francés', help: 'Sigue activo si es el último.' },
        en: { label: 'Inglés', help: 'Si se apaga, no se ofrece.' },
        es: { label: 'Español (idioma)', help: 'Si se apaga, no se ofrece.' },
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
          help: 'Una tarjeta en la vista previa.',
        },
      },
    },
    modules: {
      title: 'Módulos',
      settings: {
        adluma: { label: 'ADLUMA', help: 'Simulador de publicidad.' },
        caseStudies: { label: 'Casos de éxito', help: 'Los cuatro casos.' },
        blogIA: { label: 'BlogIA', help: 'Redacción asistida.' },
        faq: { label: 'Preguntas', help: 'Preguntas frecuentes.' },
        analytics: { label: 'Panel de analítica', help: 'Cifras de visitas.' },
        crm: { label: 'CRM Iluma', help: 'Seguimiento de clientes.' },
      },
    },
    ai: {
      title: 'Inteligencia artificial',
      settings: {
        contextualSuggestions: {
          label: 'Sugerencias en contexto',
          help: 'El asistente saluda y propone según la página leída; si no, igual en todas.',
        },
        dynamicPersonalization: {
          label: 'Personalización',
          help: 'La página Herramientas vuelve a proponer el sector de la última visita.',
        },
        smartRecommendations: {
          label: 'Recomendaciones',
          help: 'La página Herramientas recomienda por cuál empezar.',
        },
      },
    },
    design: {
      title: 'Apariencia',
      settings: {
        theme: { label: 'Tema', help: 'Los colores del sitio. Por ahora solo hay uno.' },
        animations: { label: 'Animaciones', help: 'Detiene o reanuda todo movimiento.' },
        haloEffects: {
          label: 'Efectos de halo',
          help: 'El brillo alrededor de la vista previa.',
        },
        morphingBackground: { label: 'Fondo animado', help: 'Las estrellas tras la vista previa.' },
      },
    },
    team: {
      title: 'Equipo',
      settings: {
        totalMembers: { label: 'Miembros', help: 'Cuántos tiene el equipo.' },
        activeMembers: { label: 'Miembros activos', help: 'Nunca más que el total.' },
      },
    },
    agency: {
      title: 'Agencia',
      settings: {
        telephoneCountry: {
          label: 'País de los números de teléfono',
          help: 'El de los números escritos sin código de país, en los formularios y el CRM.',
        },
      },
    },
  },
  choices: {
    auto: 'Automático',
    ...languageNames,
    astronaut: 'Astronauta',
    galactic: 'Galáctico',
  },
};
