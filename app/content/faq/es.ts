import { figuresIn } from '../claims.ts';
import type { FaqCopy } from './shape.ts';

const figures = figuresIn('es');

export const es: FaqCopy = {
  questions: {
    'what-iluma-does': {
      question: '¿Qué hace Iluma exactamente?',
      answer:
        'Ayudamos a las empresas a que sus clientes cercanos las encuentren: [SEO local](/services/visibilite-locale), contenido, [publicidad](/services/meta-ads) y páginas que traen llamadas. [Seis módulos](/modules) preparan el trabajo y una persona lo aprueba. Todo en francés, inglés y español.',
      tags: ['agencia', 'visibilidad local', 'módulos', 'idiomas', 'método'],
    },
    audience: {
      question: '¿Con qué empresas trabajan?',
      answer:
        'Con empresas emergentes, comercios locales y pequeñas empresas, comercio en línea, empresas de SaaS, servicios B2B y grandes empresas. El plan cambia según el tamaño; [el método](/methode-iluma) es el mismo.',
      tags: ['clientes', 'emprendedores', 'pymes', 'comercio', 'tienda en línea', 'sectores'],
    },
    'reach-us': {
      question: '¿Cómo los contacto y cuándo responden?',
      answer:
        'Por el [formulario de contacto](/contact), por correo o por teléfono, de lunes a viernes, de 9 a.m. a 6 p.m. (hora de Montreal). Respondemos en 24 horas, en días hábiles. El asistente del sitio también ofrece [una llamada de 15 minutos](/contact/rendez-vous).',
      tags: ['contacto', 'cita', 'reserva', 'teléfono', 'correo', 'horario', 'demo', 'dirección'],
    },
    'first-results': {
      question: '¿En cuánto tiempo veré resultados?',
      answer: `En SEO, los primeros resultados suelen verse en un plazo de ${figures.seoDays} días. [La publicidad](/adluma) puede traer llamadas desde que se publica.`,
      tags: [
        'plazo',
        'duración',
        'espera',
        'posicionamiento',
        '90 días',
        'cuánto tiempo para ver resultados',
        'primeros resultados',
        'cuándo veré resultados',
      ],
    },
    'ila-score': {
      question: '¿Qué es el puntaje ILA?',
      answer:
        'Un valor de 0 a 100 que resume su visibilidad local: reputación, búsqueda, competencia y contenido. Se obtiene aquí sin registro: [medido](/ila), si da la dirección de su sitio, o estimado, según sus respuestas.',
      tags: ['evaluación', 'calificación', 'cálculo', 'diagnóstico', 'auditoría'],
    },
    'local-seo': {
      question: '¿En qué ayuda el SEO local a un comercio?',
      answer:
        'Un cliente que busca «cerca de mí» elige entre tres nombres. [El SEO local](/services/visibilite-locale) trabaja para que el suyo esté entre ellos: [perfil de Google correcto](/blog-intelligent/fiche-google), [páginas por barrio](/blog-intelligent/pages-par-ville), [respuestas a las reseñas](/guia/responder-resenas).',
      tags: ['Google Maps', 'mapa', 'cercanía', 'posicionamiento local', 'directorios'],
    },
    reviews: {
      question: '¿De verdad importan las reseñas de mis clientes?',
      answer: `Sí. La calificación y el número de reseñas son dos de las ocho partes del puntaje ILA estimado de la página de inicio. En la [Clinique RFS](/etudes-de-cas/clinique-rfs), [pedirlas con amabilidad](/blog-intelligent/avis-google) después de cada consulta transformó el perfil de Google: ${figures.caseRating} con ${figures.caseReviews} reseñas.`,
      tags: ['estrellas', 'reputación', 'Google', 'testimonios', 'opiniones'],
    },
    'no-website': {
      question: '¿Qué hago si todavía no tengo sitio web?',
      answer: `[Nuestros minisitios](/mini-site-seo) están en línea en menos de ${figures.siteHours} h, en días hábiles, a partir de sus respuestas, listos para que los encuentren. Podrá ampliarlos más adelante.`,
      tags: ['página web', 'creación', 'minisitio', '48h', 'plazo'],
    },
    'who-writes': {
      question: '¿Quién escribe: la IA o ustedes?',
      answer:
        '[La IA prepara el borrador](/ia-ethique); una persona lo revisa y lo corrige. Usted aprueba todo lo que se publica en su nombre.',
      tags: ['inteligencia artificial', 'redacción', 'contenido', 'ética', 'revisión'],
    },
    'my-data': {
      question: '¿Qué pasa con mis datos?',
      answer:
        'Sirven para responderle y para hacer el trabajo que usted pide. En la página [Cookies](/cookies), usted elige lo que guarda el sitio; por correo, puede pedir [consultar, corregir o borrar sus datos](/politique-confidentialite#rights), como prevén la Ley 25 de Quebec y el RGPD.',
      tags: ['privacidad', 'datos personales', 'RGPD', 'Ley 25', 'cookies', 'seguridad'],
    },
    prices: {
      question: '¿Cuánto cuesta?',
      answer: `[Los precios iniciales](/hub-services) están publicados: ${figures.priceContent} al mes por el contenido, ${figures.priceLocalSeo} por el SEO local, ${figures.priceGoogleAds} por Google Ads. [El simulador ADLUMA](/adluma) lo ayuda a calcular su presupuesto publicitario.`,
      tags: ['precio', 'tarifas', 'costo', 'presupuesto', 'cotización', 'euros'],
    },
    'where-to-start': {
      question: '¿Con qué servicio conviene empezar?',
      answer:
        'Responda las preguntas de [ILUMATCH](/ilumatch): relaciona sus objetivos con los servicios que le convienen. También puede calcular [su puntaje ILA](/ila), que muestra la parte más débil de su visibilidad.',
      tags: ['elegir', 'consejo', 'necesidad', 'comenzar', 'ayuda', 'servicios'],
    },
    'ad-budget': {
      question: '¿Qué presupuesto publicitario necesito?',
      answer:
        '[El simulador ADLUMA](/adluma) estima la visibilidad y las impresiones que puede dar un presupuesto antes de que usted gaste nada. Es una estimación, no una promesa: la competencia y la temporada la hacen variar.',
      tags: ['publicidad', 'anuncios', 'Google Ads', 'Meta Ads', 'simulador', 'invertir'],
    },
  },
  list: {
    search: 'Buscar en las preguntas',
    find: 'Buscar',
    categories: 'Categorías de preguntas',
    category: {
      all: 'Todas',
      general: 'Generales',
      seo: 'SEO',
      technical: 'Técnicas',
      services: 'Servicios',
    },
    found: { one: '{count} pregunta', other: '{count} preguntas' },
    noMatch: 'No se encontró ninguna pregunta para estos criterios.',
    clear: 'Ver todas las preguntas',
    link: 'Enlace a esta respuesta',
  },
  page: {
    title: 'Preguntas frecuentes: SEO local, precios y plazos | Iluma',
    description:
      'Plazos, precios, puntaje ILA, redacción con IA, datos personales: respuestas cortas sobre el trabajo de Iluma, por tema o por palabra.',
    heading: { before: 'Preguntas ', emphasis: 'frecuentes', after: '' },
    lead: 'Busque por palabra o por tema. Cada respuesta tiene su propio enlace, por si quiere compartirla.',
    more: {
      title: { before: '¿No encuentra su ', emphasis: 'pregunta', after: '?' },
      lead: 'Escríbanos: el equipo responde en 24 horas, en días hábiles.',
      assistant: 'El asistente responde enseguida o dice que no sabe.',
      contact: 'Escribir al equipo',
      chat: 'Preguntar al asistente',
    },
  },
};
