import type { BlogCopy } from './shape.ts';

export const es: BlogCopy = {
  frame: {
    pages: 'Páginas de la lista',
    search: 'Buscar un artículo',
    submit: 'Buscar',
    category: 'Categoría',
    profile: 'Su perfil',
    categories: {
      all: 'Todas',
      'google-ads': 'Google Ads',
      seo: 'SEO',
      landing: 'Páginas de destino',
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
    minutes: { one: '{count} min de lectura', other: '{count} min de lectura' },
    writtenFor: 'Para',
    feed: 'Seguir por RSS',
    none: {
      title: 'No se encontró ningún artículo',
      hint: 'Intente cambiar los filtros o la búsqueda',
      reset: 'Ver todos los artículos',
    },
  },
  blog: {
    title: 'Artículos de SEO local y publicidad, por tema | Iluma',
    description:
      'Artículos prácticos sobre perfil de Google, Google Ads, páginas de destino, fidelización, IA y seguimiento de clientes. Busque por tema o por palabra.',
    head: {
      eyebrow: 'Artículos por tema',
      title: { before: 'Artículos de ', emphasis: 'SEO local', after: ' por tema' },
      lead: 'Métodos que puede aplicar por su cuenta, escritos por quienes los usan cada semana.',
    },
    featured: 'Destacado',
    closing: {
      title: { before: 'Escriba ', emphasis: 'su artículo', after: '' },
      lead: 'Elija un tema: BlogIA prepara el esquema y usted lo corrige y lo aprueba.',
      button: 'Preparar un artículo',
      second: 'Leer según mi perfil',
    },
  },
  intelligent: {
    title: 'Blog de SEO local, Google Ads e IA | Iluma',
    description:
      'Google Ads, SEO, páginas de destino, fidelización, IA y CRM: artículos elegidos según su perfil, del comercio de barrio al software en línea.',
    head: {
      eyebrow: 'Nuestro blog',
      title: { before: 'Artículos para ', emphasis: 'su empresa', after: '' },
      lead: 'Un comercio de barrio y una empresa de software no consiguen clientes igual. Elija su perfil y la lista cambia.',
    },
    featured: 'Para empezar',
    closing: {
      title: { before: 'Consulte ', emphasis: 'su caso', after: '' },
      lead: 'Describa su situación en unas líneas. Le diremos qué método probar primero y por qué.',
      button: 'Escribir al equipo',
      second: 'Calcular mi puntaje ILA',
    },
  },
  author: {
    articles: 'Sus artículos',
    closing: {
      title: { before: 'Converse sobre ', emphasis: 'su situación', after: '' },
      lead: 'Quince minutos por video o por teléfono para saber por dónde empezar.',
      button: 'Reservar 15 minutos',
      second: 'Todos los artículos',
    },
  },
  article: {
    contents: 'En este artículo',
    tip: 'Consejo práctico',
    tags: 'Temas del artículo',
    sources: 'Fuentes',
    reviewed: 'Revisado el',
    related: { before: 'Para ', emphasis: 'seguir', after: ' leyendo' },
    all: 'Todos los artículos',
    contact: 'Hacer una pregunta',
    next: {
      seo: {
        title: { before: 'Mejore su ', emphasis: 'perfil', after: ' de Google' },
        lead: 'Nuestro servicio de SEO local lo corrige y lo mantiene al día.',
        button: 'Ver el servicio',
      },
      'google-ads': {
        title: { before: 'Simule su ', emphasis: 'presupuesto', after: '' },
        lead: 'ADLUMA estima lo que puede rendir un presupuesto, a partir de sus propias cifras.',
        button: 'Abrir el simulador',
      },
      landing: {
        title: { before: 'Encargue una ', emphasis: 'página de destino', after: '' },
        lead: 'Texto, diseño, publicación y pruebas: así creamos una página de destino.',
        button: 'Ver el servicio',
      },
      fidelisation: {
        title: { before: 'Un programa de ', emphasis: 'fidelización', after: '' },
        lead: 'Lo ponemos en marcha en su negocio, desde el primer agradecimiento hasta el recordatorio útil.',
        button: 'Ver el programa',
      },
      ia: {
        title: { before: 'Prepare un ', emphasis: 'borrador', after: ' con IA' },
        lead: 'BlogIA prepara el esquema y una primera versión. Usted revisa y aprueba.',
        button: 'Probar BlogIA',
      },
      crm: {
        title: { before: 'Sus servicios en ', emphasis: 'un solo lugar', after: '' },
        lead: 'El HUB reúne sus servicios, su seguimiento y sus próximos pasos.',
        button: 'Ver el módulo HUB',
      },
    },
  },
};
