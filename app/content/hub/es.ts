import type { HubCopy } from './shape.ts';

export const es: HubCopy = {
  title: 'Herramientas gratuitas de visibilidad local | Iluma',
  description:
    'Seis herramientas gratuitas de SEO local y publicidad, sin registro. Filtre por objetivo y por sector y vea con cuál le conviene empezar.',
  head: {
    eyebrow: 'Sin registro',
    title: { before: 'Herramientas de ', emphasis: 'visibilidad local', after: '' },
    lead: 'Elija su objetivo y su sector: verá solo las herramientas que le sirven.',
  },
  search: 'Buscar una herramienta',
  submit: 'Filtrar',
  objective: 'Objetivo',
  anyObjective: 'Todos los objetivos',
  objectives: {
    visibility: 'Visibilidad',
    acquisition: 'Captación',
    automation: 'Automatización',
    seo: 'SEO',
    content: 'Contenido',
  },
  sector: 'Sector de actividad',
  anySector: 'Todos los sectores',
  sectors: {
    restaurant: 'Restaurantes y cafés',
    health: 'Salud y cuidados',
    retail: 'Comercio minorista',
    trades: 'Construcción y reparaciones',
    'real-estate': 'Inmobiliaria',
    beauty: 'Belleza y bienestar',
    services: 'Servicios a empresas',
  },
  recommendation: 'Nuestra recomendación: empiece por {name}.',
  reasons: {
    none: 'Un presupuesto simulado en un minuto ya dice mucho.',
    visibility: 'Vea primero a cuántas personas puede llegar un presupuesto.',
    acquisition: 'Una página hecha para una sola acción convierte visitas en solicitudes.',
    automation: 'El puntaje muestra qué tareas rinden más, y así sabe cuáles automatizar.',
    seo: 'Una página que se encuentra en Google empieza por un buen esquema.',
    content: 'A partir de un tema obtiene el esquema, el título y un borrador.',
  },
  next: 'Después, en su sector: {name}.',
  sectorReasons: {
    restaurant: 'La gente elige dónde comer a última hora y vuelve a donde comió bien.',
    health: 'Los pacientes buscan cerca de donde viven y leen antes de pedir cita.',
    retail: 'Todo depende de la temporada: primero atraer, después lograr que vuelvan.',
    trades: 'Una urgencia pide una página corta, un teléfono y un perfil de Google al día.',
    'real-estate': 'Una página trae clientes y sus consejos dan confianza.',
    beauty: 'La segunda cita rinde más que la primera.',
    services: 'Una empresa compara mucho antes de escribirle.',
  },
  lastSector: 'Volver a su sector: {sector}',
  open: 'Abrir la herramienta',
  tools: {
    adluma: {
      title: 'Simulador ADLUMA',
      description: 'Calcule qué puede traer un presupuesto publicitario antes de gastarlo.',
    },
    ila: {
      title: 'Puntaje ILA',
      description: 'Su visibilidad local, factor por factor, y qué hacer primero.',
    },
    blogia: {
      title: 'BlogIA',
      description: 'Un esquema, un título y un borrador sobre su tema, revisados regla por regla.',
    },
    ilumatch: {
      title: 'ILUMATCH',
      description: 'Unas preguntas sobre su negocio y, después, los servicios que le convienen.',
    },
    landing: {
      title: 'Página de destino',
      description: 'Cree una página de prueba y véala cambiar mientras escribe.',
    },
    loyalty: {
      title: 'Página de fidelización',
      description: 'Un plan de mensajes para que sus clientes vuelvan.',
    },
  },
  use: {
    title: { before: 'Qué responde ', emphasis: 'cada herramienta', after: '' },
    lead: 'Cuánto tiempo lleva y qué conviene tener a mano.',
    items: [
      {
        name: 'ADLUMA',
        text: '¿Qué traería este presupuesto en publicidad? Con cuatro decisiones tiene la estimación en un minuto, sin cuenta publicitaria. Más adelante puede poner sus propias cifras.',
      },
      {
        name: 'ILA',
        text: '¿Lo encuentran sus clientes y qué debe corregir primero? Basta la dirección de su sitio para medirlo. Si no tiene sitio, responda los cuatro pasos con su perfil de Google abierto al lado.',
      },
      {
        name: 'BlogIA',
        text: '¿Cómo empezar un artículo? Escriba el tema en pocas palabras y el borrador aparece enseguida. Reserve media hora para llenar los espacios con sus precios y plazos.',
      },
      {
        name: 'ILUMATCH',
        text: '¿Qué servicio contratar primero? Son cinco pasos cortos sobre su empresa, sus objetivos y lo que la frena. Puede saltar preguntas.',
      },
      {
        name: 'Página de destino',
        text: '¿Cómo se vería una página con una sola acción? Actividad, lugar, acción: la vista previa cambia con cada respuesta.',
      },
      {
        name: 'Página de fidelización',
        text: '¿Cuándo volver a escribir a un cliente? Piense cada cuánto suelen regresar los suyos. El plan abarca 90 días.',
      },
    ],
  },
  none: {
    title: 'No se encontró ninguna herramienta',
    hint: 'Intente cambiar los filtros o la búsqueda',
    reset: 'Ver todas las herramientas',
  },
  closing: {
    title: { before: '¿No sabe cuál ', emphasis: 'elegir', after: '?' },
    lead: 'Díganos qué quiere mejorar y le indicamos qué herramienta usar.',
    button: 'Escribir al equipo',
  },
};
