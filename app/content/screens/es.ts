import { es as articles } from '../articles/es.ts';
import { articleNames } from '../articles/names.ts';
import { es as authors } from '../authors/es.ts';
import { authorNames } from '../authors/names.ts';
import { editorialNames } from '../editorial/pages.ts';
import { es as team } from '../team/es.ts';
import { es as townPages } from '../towns/es.ts';
import { townNames } from '../towns/names.ts';
import type { ScreenNames } from './shape.ts';

export const es: ScreenNames = {
  ...editorialNames('es'),
  home: {
    name: 'Inicio',
    summary:
      'Lo que hace Iluma por la visibilidad local, el cálculo de su puntaje ILA y cuatro casos de éxito.',
  },
  countdown: {
    name: 'Cuenta regresiva',
    summary:
      'Los días, las horas, los minutos y los segundos que faltan para el lanzamiento del sitio.',
  },
  'cross-visibility': {
    name: 'Red de aliados',
    summary:
      'Una red de negocios que se envían clientes y un análisis de compatibilidad para el suyo.',
  },
  modules: {
    name: 'Todos los módulos',
    summary:
      'El centro de control: cada módulo, su estado, su puntaje ILA y los prompts listos para usar.',
  },
  hub: {
    name: 'Herramientas gratuitas',
    summary:
      'Las herramientas de Iluma, por objetivo y por sector, con una sugerencia para empezar.',
  },
  'services-hub': {
    name: 'Servicios y precios',
    summary: 'Ocho servicios con lo que incluyen y su precio inicial, por categoría o por palabra.',
  },
  'module-ila': {
    name: 'Módulo ILA',
    summary:
      'El módulo que mide su visibilidad, con un panel y una calculadora de controles deslizantes.',
  },
  adluma: {
    name: 'Simulador ADLUMA',
    summary:
      'Indique un presupuesto publicitario para estimar la visibilidad y las impresiones que puede dar.',
  },
  'adluma-full': {
    name: 'Simulador ADLUMA completo',
    summary: 'La simulación publicitaria detallada, para preparar una campaña ajuste por ajuste.',
  },
  'adluma-loading': {
    name: 'Cargando el simulador IA',
    summary: 'Una página de paso que lleva al simulador ADLUMA completo.',
  },
  ila: {
    name: 'Puntaje ILA',
    summary:
      'Una evaluación en cuatro pasos: su puntaje de visibilidad local, su desglose y consejos.',
  },
  blogia: {
    name: 'BlogIA',
    summary:
      'Un generador de artículos, planes de contenido y palabras clave, con dos ejemplos para leer.',
  },
  ilumatch: {
    name: 'ILUMATCH',
    summary:
      'Unas preguntas sobre su negocio y sus objetivos, y después los servicios que les corresponden.',
  },
  zyno: {
    name: 'Zyno, el asistente',
    summary: 'Una conversación de prueba con el asistente de Iluma y lo que hace en tres idiomas.',
  },
  analytics: {
    name: 'Panel de analítica',
    summary: 'Un panel de demostración: campañas, tráfico y conversiones, con datos de ejemplo.',
  },
  heatmap: {
    name: 'Mapa de calor ILA',
    summary: 'La visibilidad local zona por zona, en un mapa con su leyenda y sus valores.',
  },
  'service-seo': {
    name: 'SEO con IA',
    summary: 'El servicio de SEO con IA: una auditoría, un plan y páginas revisadas cada semana.',
  },
  'service-podcasts': {
    name: 'Pódcast para SEO',
    summary:
      'Producción de episodios cortos que responden a las preguntas que sus clientes buscan.',
  },
  'service-blogs': {
    name: 'Artículos en sitios aliados',
    summary: 'Artículos de blog que se citan de un sitio a otro: lo que incluye el servicio.',
  },
  'service-landing': {
    name: 'Diseño de páginas de destino',
    summary: 'La creación de páginas que convierten visitas en llamadas, reservas o mensajes.',
  },
  'service-loyalty': {
    name: 'Programa de fidelización',
    summary: 'La puesta en marcha de un programa para que sus clientes vuelvan, sin agobiarlos.',
  },
  'service-ecommerce': {
    name: 'Tiendas en línea',
    summary: 'El servicio de SEO y anuncios para su tienda en línea, ciudad por ciudad.',
  },
  'service-local': {
    name: 'SEO local',
    summary:
      'El servicio que mantiene su perfil de Google, sus reseñas y sus datos al día en los directorios.',
  },
  'service-youtube': {
    name: 'SEO para YouTube',
    summary: 'El servicio para que sus videos aparezcan ante quien busca la respuesta que dan.',
  },
  'service-meta-ads': {
    name: 'Meta Ads',
    summary:
      'El servicio de publicidad en Facebook e Instagram: lo que incluye y su precio inicial.',
  },
  landing: {
    name: 'Página de destino',
    summary:
      'Una página para una sola búsqueda: cómo se crea en cuatro pasos y una demostración para probar.',
  },
  loyalty: {
    name: 'Página de fidelización',
    summary: 'Mensajes para que sus clientes vuelvan: plan, segmentos, medición y un análisis.',
  },
  'full-system': {
    name: 'Sistema completo',
    summary: 'Preguntas frecuentes, casos de éxito, alianzas y administración, en cuatro pestañas.',
  },
  blog: {
    name: 'Artículos por tema',
    summary: 'Artículos para buscar por palabra o filtrar por categoría.',
  },
  'blog-intelligent': {
    name: 'Blog',
    summary:
      'Artículos sobre Google Ads, SEO, fidelización e IA, para filtrar por tema y por perfil.',
  },
  ...articleNames(articles),
  ...townNames(townPages),
  ...authorNames(authors, team),
  cases: {
    name: 'Casos de éxito',
    summary:
      'Cuatro negocios, el trabajo hecho con cada uno, los resultados y la opinión del cliente.',
  },
  'case-katz-sport': {
    name: 'Katz Sport',
    summary:
      'Caso de una tienda de deportes: una página por deporte y por barrio, y los resultados.',
  },
  'case-clinique-rfs': {
    name: 'Clinique RFS',
    summary: 'Caso de una clínica: pedir una reseña después de cada consulta, y los resultados.',
  },
  'case-concept-m': {
    name: 'Concept M Rustique',
    summary:
      'Caso de un fabricante de muebles rústicos: una página por tipo de madera, y los resultados.',
  },
  'case-literie-amitie': {
    name: 'Literie Amitié',
    summary:
      'Caso de una tienda de colchones: seis búsquedas que ganar frente a las cadenas, y los resultados.',
  },
  contact: {
    name: 'Contacto',
    summary:
      'Un formulario para escribir al equipo, los datos de contacto, el horario y las tres oficinas.',
  },
  booking: {
    name: 'Cita',
    summary: 'Un día, una hora y una persona: quince minutos o más para hablar de su negocio.',
  },
  'booking-status': {
    name: 'Su cita',
    summary: 'La hora, la persona y cómo cambiar o cancelar una cita.',
  },
  'ila-report': {
    name: 'Informe de auditoría',
    summary: 'El informe de un sitio medido por ILA, para quien tenga el enlace.',
  },
  'lead-status': {
    name: 'Seguimiento de una solicitud',
    summary: 'En qué punto está una solicitud enviada al equipo, para quien tiene el enlace.',
  },
  faq: {
    name: 'Preguntas frecuentes',
    summary:
      'Respuestas sobre el SEO, los aspectos técnicos y los servicios, con búsqueda por palabra.',
  },
  guide: {
    name: 'Guía de visibilidad web',
    summary: 'Cada punto que revisa el ILA medido: por qué importa, cómo verlo y cómo corregirlo.',
  },
  search: {
    name: 'Búsqueda',
    summary: 'Las páginas del sitio que corresponden a las palabras que usted busca.',
  },
  'crm-feature': {
    name: 'CRM Iluma',
    summary: 'Lo que hace el CRM de Iluma, con una lista de clientes de ejemplo para probar.',
  },
  crm: {
    name: 'Demo del CRM',
    summary:
      'Tras iniciar sesión: fichas de clientes, proyectos, tareas, diario de IA, analítica y prospección.',
  },
  privacy: {
    name: 'Privacidad',
    summary: 'Los datos que el sitio recopila, por qué, y cómo ejercer sus derechos.',
  },
  'legal-notice': {
    name: 'Aviso legal',
    summary: 'Quién publica este sitio, dónde está la empresa y cómo contactarla.',
  },
  accessibility: {
    name: 'Accesibilidad',
    summary: 'Los ajustes de accesibilidad del sitio y cómo avisarnos de una barrera.',
  },
  robot: {
    name: 'Nuestro robot',
    summary: 'El robot que lee los sitios que medimos, y cómo impedirle el paso.',
  },
  cookies: {
    name: 'Cookies',
    summary: 'Las cookies y el almacenamiento que usa el sitio, y cómo cambiar su elección.',
  },
};
