import type { ShellCopy } from './shape.ts';

export const es: ShellCopy = {
  skipToContent: 'Ir al contenido',
  homeLink: 'Iluma, inicio',
  mainNavigation: 'Navegación principal',
  method: {
    label: 'Método',
    items: {
      method: {
        name: 'El método Iluma',
        description: 'De la auditoría a las primeras llamadas, en 90 días.',
      },
      ethics: {
        name: 'IA y ética',
        description: 'Qué hace la IA y qué decide siempre una persona.',
      },
      'cross-visibility': {
        name: 'Red de aliados',
        description: 'Negocios cercanos que se envían clientes.',
      },
      'modular-seo': {
        name: 'SEO modular',
        description: 'Técnica, contenido, local, analítica: elija lo que le falta.',
      },
    },
  },
  modules: {
    label: 'Módulos',
    items: {
      landing: {
        name: 'Página de destino',
        description: 'Una página por búsqueda, una prueba cada semana.',
      },
      loyalty: {
        name: 'Página de fidelización',
        description: 'Mensajes para que sus clientes vuelvan.',
      },
      adluma: {
        name: 'ADLUMA',
        description: 'Simule su presupuesto publicitario antes de gastarlo.',
      },
      'mini-site': {
        name: 'Minisitio SEO',
        description: 'Un sitio web en línea en menos de 48 h.',
      },
      cases: {
        name: 'Casos de éxito',
        description: 'Qué hicimos en cuatro negocios y qué cambió.',
      },
      'social-proof': {
        name: 'Paneles para clientes',
        description: 'Lo que ven nuestros clientes cada lunes.',
      },
    },
  },
  hub: {
    label: 'HUB',
    toggle: 'Abrir el menú HUB',
    items: {
      modules: { name: 'Todos los módulos', description: 'El centro de control.' },
      'services-hub': {
        name: 'Servicios y precios',
        description: 'Ocho servicios, con su precio inicial.',
      },
      method: { name: 'Método', description: 'El plan de 90 días.' },
      cases: { name: 'Casos de éxito', description: 'Los resultados, caso por caso.' },
      'blog-intelligent': { name: 'Blog', description: 'SEO, publicidad e IA, explicados.' },
      contact: { name: 'Contacto', description: 'Escribir al equipo.' },
    },
  },
  blog: 'Blog',
  contact: 'Contacto',
  newMark: 'NUEVO',
  bookDemo: 'Agendar una demo',
  search: 'Buscar',
  language: {
    label: 'Idioma',
  },
  mobileMenu: 'Menú',
  footer: {
    tagline: 'Su negocio, donde la gente lo busca.',
    navigation: 'Pie de página',
    groups: {
      discover: {
        title: 'Descubrir',
        home: 'Inicio',
        hub: 'HUB central',
        contact: 'Contacto',
      },
      tools: {
        title: 'Herramientas',
        adluma: 'Simulador ADLUMA',
        ila: 'Puntaje ILA',
        blogia: 'BlogIA',
        ilumatch: 'ILUMATCH',
        zyno: 'Zyno, el asistente',
        analytics: 'Panel de analítica',
      },
      solutions: {
        title: 'Soluciones',
        landing: 'Página de destino',
        loyalty: 'Página de fidelización',
        crm: 'CRM Iluma',
      },
      legal: {
        title: 'Sus derechos',
        privacy: 'Privacidad',
        legalNotice: 'Aviso legal',
        accessibility: 'Accesibilidad',
        cookies: 'Cookies',
        dataRights: 'Ejercer mis derechos sobre mis datos',
      },
    },
    offices: 'Oficinas',
    leadership: 'Equipo directivo',
    reachUs: 'Contáctenos',
  },
  widgets: {
    accessibility: 'Ajustes de accesibilidad',
    chat: 'Abrir el asistente',
    failed: 'No se pudo cargar este panel. Revise su conexión e inténtelo de nuevo.',
  },
  breadcrumbs: { label: 'Ruta de navegación', home: 'Inicio' },
};
