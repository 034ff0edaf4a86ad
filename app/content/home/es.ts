import { es as ila } from './ila/es.ts';
import { es as cases } from './cases/es.ts';
import { figuresIn } from '../claims.ts';
import type { HomeCopy } from './shape.ts';

const figures = figuresIn('es');

export const es: HomeCopy = {
  title: 'Iluma, Montreal — que lo encuentren cerca, en 90 días',
  description:
    'SEO local, publicidad y sitios que convierten, guiados por la IA. Calcule su puntaje de visibilidad ILA y simule su presupuesto publicitario.',
  hero: {
    eyebrow: 'Visibilidad local, guiada por la IA',
    title: { before: 'Su negocio, en el centro ', emphasis: 'del mapa', after: '.' },
    lead: 'SEO local, publicidad y sitios que convierten: un método, seis módulos y un puntaje que le dice cómo va. Más visibilidad y fuerza comercial en 90 días.',
    simulate: 'Simular mi presupuesto',
    results: 'Ver resultados concretos',
    chips: [
      { value: figures.trafficPromise, label: 'de tráfico en 90 días' },
      { value: figures.projects, label: 'proyectos realizados' },
      { value: '3 idiomas', label: 'fr · en · es' },
    ],
    orbit: {
      label: 'Los seis módulos de Iluma en órbita alrededor de su negocio',
      bodies: ['ILA', 'BlogIA', 'ADLUMA', 'ILLUMATCH', 'Landing', 'HUB'],
    },
  },
  why: {
    title: { before: 'Por qué ahora sí lo ', emphasis: 'encuentran', after: '' },
    lead: 'Quien busca «cerca de mí» elige entre tres nombres. Nuestro trabajo es que uno sea el suyo y, después, mostrarle cuánto le aporta.',
    features: [
      {
        title: 'La IA primero, con método propio',
        text: 'Cada semana, nuestro robot lee sus páginas y señala sus defectos. Una persona elige el siguiente paso.',
      },
      {
        title: 'SEO local automatizado',
        text: 'Ficha de Google, páginas por barrio, respuestas a las reseñas: las tareas repetitivas se preparan de forma automática. A usted solo le queda aprobarlas.',
      },
      {
        title: 'Más de 15 años de oficio',
        text: 'Más de 500 proyectos, desde el salón de belleza del barrio hasta la tienda en línea. Sabemos lo que funciona y le decimos lo que no sirve.',
      },
      {
        title: 'Tres idiomas, un solo plan',
        text: 'Francés, inglés, español: páginas escritas para cada público, no traducidas palabra por palabra.',
      },
    ],
    button: 'Descubrir el método',
  },
  services: {
    title: { before: 'Ocho servicios, una sola ', emphasis: 'órbita', after: '.' },
    lead: 'Cada servicio alimenta a los demás: lo que aprende la publicidad, el contenido lo publica y la ficha local lo convierte en citas.',
    items: {
      seo: { title: 'SEO con IA', text: 'Una auditoría, un plan y páginas revisadas cada semana.' },
      youtube: {
        title: 'SEO para YouTube',
        text: 'Videos que responden a las preguntas de sus clientes.',
      },
      landing: { title: 'Landing pages', text: 'Una página por intención, una prueba por semana.' },
      loyalty: {
        title: 'Páginas de fidelización',
        text: 'Un recorrido que trae de vuelta a sus clientes sin agobiarlos.',
      },
      blogs: { title: 'Blogs entre sitios', text: 'Artículos que se citan de un sitio a otro.' },
      local: {
        title: 'Visibilidad local con IA',
        text: 'Sus datos correctos en más de 50 directorios.',
      },
      ecommerce: {
        title: 'E-commerce localizado',
        text: 'Su tienda, encontrada ciudad por ciudad.',
      },
      podcasts: {
        title: 'Pódcasts posicionales',
        text: 'Lo que usted sabe, donde sus clientes escuchan.',
      },
    },
    button: 'Ver servicios y precios',
  },
  ila,
  cases,
  modules: {
    title: { before: 'Seis módulos, un mismo ', emphasis: 'cielo', after: '.' },
    lead: 'Cada uno responde a una pregunta. Juntos, le dicen qué hacer el lunes por la mañana.',
    items: {
      adluma: {
        name: 'ADLUMA',
        text: '¿Cuánto invertir en publicidad y qué esperar? Simulación, análisis y consejos.',
      },
      blogia: {
        name: 'BlogIA',
        text: '¿Qué escribir para que lo lean y lo encuentren? Contenido SEO, del esquema al texto.',
      },
      hub: { name: 'HUB', text: '¿Cómo va todo? Un solo lugar para seguir sus servicios.' },
      ila: {
        name: 'ILA',
        text: '¿Me encuentran? Un puntaje, sus razones, el siguiente paso.',
      },
      illumatch: {
        name: 'ILLUMATCH',
        text: '¿Por dónde empezar? Sus respuestas, los servicios que le convienen.',
      },
      landing: {
        name: 'LandingPage',
        text: '¿Qué hace que lo llamen? Páginas creadas para una sola acción.',
      },
    },
    button: 'Explorar todos los servicios',
  },
  team: {
    title: { before: 'Gente que ', emphasis: 'responde', after: '.' },
    lead: 'Usted habla con la persona que hace el trabajo. Respuesta en 24 horas, en días hábiles.',
    button: 'Hablar con el equipo',
    available: 'Disponible',
    busy: 'En reunión',
    offline: 'Desconectado',
  },
  faq: {
    title: { before: 'Antes de ', emphasis: 'escribirnos', after: '' },
    lead: 'Lo que más nos preguntan.',
    more: 'Todas las preguntas',
  },
  closing: {
    title: { before: 'Alguien lo está buscando ', emphasis: 'ahora', after: '.' },
    lead: 'Muéstrenos su negocio. Le mostraremos lo que sus clientes ven y lo que no ven.',
    button: 'Agendar una demo',
    promise: 'Respuesta en 24 horas, en días hábiles.',
    questions: 'Ver las preguntas frecuentes',
  },
};
