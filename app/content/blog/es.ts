import type { BlogCopy } from './shape.ts';

export const es: BlogCopy = {
  frame: {
    search: 'Buscar un artículo',
    submit: 'Buscar',
    category: 'Categoría',
    profile: 'Su perfil',
    categories: {
      all: 'Todas',
      'google-ads': 'Google Ads',
      seo: 'SEO',
      landing: 'Landing pages',
      fidelisation: 'Fidelización',
      ia: 'Inteligencia artificial',
      crm: 'CRM',
    },
    profiles: {
      all: 'Todos los perfiles',
      startup: 'Empresa emergente',
      'small-business': 'Pyme',
      'local-shop': 'Comercio de barrio',
      'e-commerce': 'Tienda en línea',
      saas: 'Software en línea (SaaS)',
      b2b: 'Empresa B2B',
    },
    found: { one: '{count} artículo', other: '{count} artículos' },
    minutes: { one: '{count} min para leer', other: '{count} min para leer' },
    writtenFor: 'Para',
    feed: 'Seguir por RSS',
    none: {
      title: 'Ningún artículo encontrado',
      hint: 'Intente cambiar los filtros o la búsqueda',
      reset: 'Ver todos los artículos',
    },
  },
  blog: {
    title: 'Blog por tema — seis artículos para que lo encuentren',
    description:
      'Seis artículos para leer y aplicar: ficha de Google, publicidad, páginas de destino, fidelización, IA y seguimiento. Busque por tema o por palabra.',
    head: {
      eyebrow: 'Artículos por tema',
      title: { before: 'Leer y luego ', emphasis: 'aplicar', after: '.' },
      lead: 'Métodos que puede seguir sin nosotros, escritos por quienes los usan cada semana.',
    },
    featured: 'En portada',
    closing: {
      title: { before: '¿Un tema ', emphasis: 'suyo', after: '?' },
      lead: 'Elija un asunto: BlogIA prepara un esquema, que usted corrige y firma.',
      button: 'Preparar un artículo',
      second: 'Leer según mi perfil',
    },
  },
  intelligent: {
    title: 'Blog — lo que sirve a su empresa',
    description:
      'Google Ads, SEO, páginas de destino, fidelización, IA y CRM: artículos elegidos según su perfil, del comercio de barrio al software en línea.',
    head: {
      eyebrow: 'Nuestro blog',
      title: { before: 'Lo que sirve a ', emphasis: 'su', after: ' empresa.' },
      lead: 'Un comercio de barrio y un programa en línea no ganan clientes de la misma manera. Diga quién es; la lista lo sigue.',
    },
    featured: 'Para empezar',
    closing: {
      title: { before: '¿Y en ', emphasis: 'su caso', after: '?' },
      lead: 'Describa su situación en unas líneas. Le diremos qué método probar primero, y por qué.',
      button: 'Escribir al equipo',
      second: 'Calcular mi puntaje ILA',
    },
  },
  article: {
    contents: 'En este artículo',
    tip: 'Póngalo en práctica',
    tags: 'Temas del artículo',
    related: { before: 'Para ', emphasis: 'seguir', after: ' leyendo' },
    all: 'Todos los artículos',
    contact: 'Hacer una pregunta',
    next: {
      seo: {
        title: { before: '¿Cómo está ', emphasis: 'su', after: ' ficha?' },
        lead: 'El servicio de visibilidad local la corrige y la mantiene al día allí donde lo buscan.',
        button: 'Ver el servicio',
      },
      'google-ads': {
        title: { before: 'Simule ', emphasis: 'antes', after: ' de pagar.' },
        lead: 'ADLUMA estima lo que puede rendir un presupuesto, a partir de sus propias cifras.',
        button: 'Abrir el simulador',
      },
      landing: {
        title: { before: 'Una página que ', emphasis: 'contesta', after: '.' },
        lead: 'Texto, diseño, publicación y pruebas: así construimos una página de destino.',
        button: 'Ver las páginas imán',
      },
      fidelisation: {
        title: { before: 'Que tengan ganas de ', emphasis: 'volver', after: '.' },
        lead: 'Un programa instalado en su negocio, desde las primeras gracias hasta el aviso útil.',
        button: 'Ver el programa',
      },
      ia: {
        title: { before: 'Un borrador y después ', emphasis: 'usted', after: '.' },
        lead: 'BlogIA prepara el esquema y una primera versión. La revisión y la firma siguen siendo suyas.',
        button: 'Probar BlogIA',
      },
      crm: {
        title: { before: 'Ninguna consulta ', emphasis: 'olvidada', after: '.' },
        lead: 'El HUB reúne en un mismo lugar sus servicios, su seguimiento y sus próximos pasos.',
        button: 'Ver el módulo HUB',
      },
    },
  },
};
