import type { HubCopy } from './shape.ts';

export const es: HubCopy = {
  title: 'HUB de herramientas — por objetivo y por sector',
  description:
    'Las seis herramientas de Iluma, para filtrar por objetivo y por sector, con una sugerencia de por cuál empezar. Gratis y sin registrarse.',
  head: {
    eyebrow: 'HUB de herramientas',
    title: { before: 'Un objetivo, ', emphasis: 'la herramienta adecuada', after: '.' },
    lead: 'Diga qué busca y cuál es su oficio: las herramientas que le sirven se quedan en pantalla.',
  },
  search: 'Buscar una herramienta',
  submit: 'Filtrar',
  objective: 'Objetivo',
  anyObjective: 'Todos los objetivos',
  objectives: {
    visibility: 'Visibilidad',
    acquisition: 'Captación',
    automation: 'Automatización',
    seo: 'Posicionamiento',
    content: 'Contenido',
  },
  sector: 'Sector de actividad',
  anySector: 'Todos los sectores',
  sectors: {
    restaurant: 'Restaurantes y cafés',
    health: 'Salud y cuidados',
    retail: 'Comercio minorista',
    trades: 'Oficios y obras',
    'real-estate': 'Inmobiliaria',
    beauty: 'Belleza y bienestar',
    services: 'Servicios a empresas',
  },
  recommendation: 'Recomendación de la IA: para empezar, {name}.',
  reasons: {
    none: 'Un presupuesto simulado en un minuto ya dice mucho.',
    visibility: 'Vea primero a cuántas personas puede llegar un presupuesto.',
    acquisition: 'Una página hecha para una sola acción convierte visitas en solicitudes.',
    automation: 'El puntaje dice qué tareas rinden más y, por tanto, cuáles delegar.',
    seo: 'Un buen esquema es el primer paso de una página que se encuentra.',
    content: 'Parta de un tema: siguen el esquema, el título y un borrador.',
  },
  next: 'Después, en su sector: {name}.',
  sectorReasons: {
    restaurant: 'Una mesa se elige a última hora y se llena con clientes habituales.',
    health: 'Se busca cerca de casa y se lee antes de pedir cita.',
    retail: 'Manda la temporada: primero atraer, después hacer volver.',
    trades: 'Una urgencia pide una página corta, un teléfono y una ficha al día.',
    'real-estate': 'Un encargo se gana en una página, y la confianza, con sus consejos.',
    beauty: 'La segunda cita rinde más que la primera.',
    services: 'Se le lee mucho antes de escribirle.',
  },
  lastSector: 'Volver a su sector: {sector}',
  open: 'Abrir la herramienta',
  tools: {
    adluma: {
      title: 'Simulador ADLUMA',
      description: 'Lo que puede traer un presupuesto publicitario, antes de gastarlo.',
    },
    ila: {
      title: 'Puntaje ILA',
      description: 'Cómo está su visibilidad local, factor a factor, y qué hacer primero.',
    },
    blogia: {
      title: 'BlogIA',
      description: 'Un esquema, un título, un borrador y sus reglas de lectura, sobre su tema.',
    },
    ilumatch: {
      title: 'ILUMATCH',
      description: 'Unas preguntas sobre su negocio y, después, los servicios que le convienen.',
    },
    landing: {
      title: 'Landing page inteligente',
      description: 'Construya una página de prueba y véala cambiar mientras escribe.',
    },
    loyalty: {
      title: 'Página de fidelización',
      description: 'El recorrido que hace volver a sus clientes, paso a paso.',
    },
  },
  none: {
    title: 'Ninguna herramienta encontrada',
    hint: 'Intente cambiar los filtros o la búsqueda',
    reset: 'Ver todas las herramientas',
  },
  closing: {
    title: { before: '¿Prefiere ', emphasis: 'preguntar', after: '?' },
    lead: 'Díganos qué no funciona: le respondemos con la herramienta, o sin ella.',
    button: 'Escribir al equipo',
  },
};
