import { es as sections } from './sections/es.ts';
import type { Phrases } from '#app/domain/blogia/phrases.ts';

export const es: Phrases['article'] = {
  titles: {
    guide: ['{Topic}: la guía para decidir bien', '{Topic}: la guía'],
    'how-to': ['{Topic}: cómo hacerlo, paso a paso', '{Topic}: paso a paso'],
    checklist: ['{Topic}: la lista antes de actuar', '{Topic}: la lista'],
    comparison: ['{Topic}: cómo comparar las opciones', '{Topic}: la comparativa'],
    'local-page': ['{Topic}: lo que conviene saber antes de ir', '{Topic}: cerca de usted'],
  },
  composedTitle: '{Phrase}: {topic}',
  descriptions: {
    guide: '{Phrase}: los criterios, los pasos y los errores comunes.',
    'how-to': '{Phrase}: los pasos en orden y una lista de control.',
    checklist: '{Phrase}: una lista de control y los errores comunes.',
    comparison: '{Phrase}: las opciones lado a lado y cómo elegir.',
    'local-page': '{Phrase}: dirección, horario, acceso y criterios.',
  },
  descriptionExtras: [
    'Un texto claro para {readers}, con respuestas a las dudas comunes.',
    'Lea, elija y dé el primer paso.',
    'Sin tecnicismos.',
  ],
  introductions: [
    '¿Busca respuestas claras sobre «{phrase}»? Este texto va al grano. Primero, lo que conviene entender; luego, lo que conviene hacer.',
    'El tema «{phrase}» vuelve a menudo, pero las respuestas son vagas. Por eso, aquí va lo esencial y luego una forma simple de actuar.',
    'Sobre «{phrase}» todo el mundo opina. Por eso este texto se queda con lo que usted puede comprobar, y luego con lo que puede hacer.',
  ],
  audiences: {
    entrepreneurs:
      'Cuando uno dirige solo, cada hora cuenta. Por eso cada consejo cabe en una acción que puede hacer esta semana.',
    pme: 'En una pyme, varias personas deciden juntas. Por eso hay temas para hablar en equipo y luego una forma de decidir.',
    marketers:
      'Usted ya conoce las herramientas. Por eso este texto habla sobre todo del método, ya que ahí está la diferencia.',
    ecommerce:
      'En una tienda en línea, el cliente duda en silencio. Por eso cada consejo responde a una duda, por ejemplo el envío o la devolución.',
  },
  sections,
  measures: {
    entrepreneurs: 'Por ejemplo, pregunte a cada cliente nuevo cómo lo encontró.',
    pme: 'Por ejemplo, anote cada solicitud y lo que la trajo.',
    marketers: 'Por ejemplo, compare el mismo indicador antes y después del cambio.',
    ecommerce: 'Por ejemplo, siga los carritos que empiezan antes y después del cambio.',
  },
  related: {
    heading: 'También se busca',
    lead: 'Estas búsquedas suelen ir juntas. Por eso, aquí va una respuesta corta a cada una.',
    questions: [
      {
        words: 'precio precios costo coste presupuesto barato barata económico',
        heading: '{Keyword}: ¿a qué precio?',
        gap: '[Por completar: sus precios, del más sencillo al más completo]',
      },
      {
        words: 'o vs contra mejor mejores opiniones comparar',
        heading: '{Keyword}: ¿cuál elegir?',
        gap: '[Por completar: qué recomienda, y en qué caso]',
      },
      {
        words: 'cómo hacer casero arreglar limpiar',
        heading: '{Keyword}: los pasos',
        gap: '[Por completar: los pasos, en tres frases]',
      },
      {
        words: 'cerca en abierto envío entrega',
        heading: '{Keyword}: ¿dónde y cuándo?',
        gap: '[Por completar: su dirección o la zona que atiende, y sus horarios]',
      },
      {
        words: '',
        heading: '{Keyword}: ¿le conviene?',
        gap: '[Por completar: a quién le conviene y a quién no]',
      },
    ],
  },
  faq: {
    heading: 'Preguntas frecuentes: {phrase}',
    entries: [
      {
        question: '¿Cuánto tiempo hace falta?',
        answer:
          'Depende del punto de partida. En general: [Por completar: su plazo habitual]. Si es urgente, dígalo desde el principio.',
      },
      {
        question: '¿Hay que hacerlo todo de una vez?',
        answer:
          'No. Una acción bien hecha vale más que varias a medias, porque pronto muestra lo que cambia.',
      },
      {
        question: '¿Qué hacer con poco presupuesto?',
        answer:
          'Empiece por lo que solo cuesta tiempo. Por ejemplo, escriba lo que ya funciona y lo que frena.',
      },
      {
        question: '¿Cómo reconocer una oferta seria?',
        answer:
          'También dice lo que no hace. Además, muestra un ejemplo real, con alguien a quien llamar.',
      },
      {
        question: '¿Y si los resultados tardan?',
        answer:
          'Primero vuelva a leer su plan. Luego cambie una sola cosa a la vez y anote el efecto.',
      },
      {
        question: '¿A quién pedir ayuda?',
        answer:
          'A alguien que ya hizo este trabajo para un negocio como el suyo. [Por completar: su nombre y cómo contactarlo]',
      },
    ],
  },
};
