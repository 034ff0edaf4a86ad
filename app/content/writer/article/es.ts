import type { Phrases } from '#app/domain/blogia/phrases.ts';
import { es as sections } from './sections/es.ts';

export const es: Phrases['article'] = {
  titles: {
    guide: ['{Topic}: la guía para decidir bien', '{Topic}: la guía'],
    'how-to': ['{Topic}: cómo hacerlo, paso a paso', '{Topic}: paso a paso'],
    checklist: ['{Topic}: qué revisar antes de decidir', '{Topic}: la lista'],
    comparison: ['{Topic}: cómo comparar las opciones', '{Topic}: la comparativa'],
    'local-page': ['{Topic}: lo que conviene saber antes de ir', '{Topic}: cerca de usted'],
  },
  composedTitle: '{Phrase}: {topic}',
  descriptions: {
    guide: '{Phrase}: cómo elegir, qué pasos seguir y qué errores evitar.',
    'how-to': '{Phrase}: los pasos en orden y qué revisar al final.',
    checklist: '{Phrase}: una lista para revisar y los errores comunes.',
    comparison: '{Phrase}: las opciones lado a lado y cómo elegir.',
    'local-page': '{Phrase}: dirección, horario, cómo llegar y cómo elegir.',
  },
  descriptionExtras: [
    'Un texto claro para {readers}, con respuestas a las dudas comunes.',
    'Lea, elija y dé el primer paso.',
    'Sin tecnicismos.',
  ],
  introductions: [
    '¿Busca respuestas claras sobre «{phrase}»? Aquí vamos al grano: primero, lo que conviene entender y, después, lo que puede hacer.',
    'Sobre «{phrase}» se escribe mucho, pero casi todo queda en el aire. Por eso, aquí encontrará lo esencial y una forma sencilla de empezar.',
    'Sobre «{phrase}» todo el mundo opina. Este texto, en cambio, se queda con lo que usted puede comprobar y con lo que puede hacer.',
  ],
  audiences: {
    entrepreneurs:
      'Cuando uno lleva solo el negocio, cada hora cuenta. Por eso, cada consejo cabe en una acción que puede hacer esta semana.',
    pme: 'En una pyme se decide entre varios. Aquí hay temas para hablar en equipo y también una forma de decidir.',
    marketers:
      'Usted ya conoce las herramientas. Aquí se habla sobre todo del método, porque es lo que marca la diferencia.',
    ecommerce:
      'En una tienda en línea, el cliente duda y no lo dice. Cada consejo responde a una de esas dudas, por ejemplo el envío o la devolución.',
  },
  sections,
  measures: {
    entrepreneurs: 'Por ejemplo, pregunte a cada cliente nuevo cómo lo encontró.',
    pme: 'Por ejemplo, anote cada solicitud y de dónde vino.',
    marketers: 'Por ejemplo, compare el mismo indicador antes y después del cambio.',
    ecommerce: 'Por ejemplo, cuente cuántos carritos se inician antes y después del cambio.',
  },
  related: {
    heading: 'Otras búsquedas frecuentes',
    lead: 'Quien busca una cosa suele buscar también las demás. Aquí tiene una respuesta corta a cada una.',
    questions: [
      {
        words: 'precio precios costo coste presupuesto barato barata económico',
        heading: '{Keyword}: ¿cuánto pagará?',
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
          'Depende de dónde parta. Por lo general: [Por completar: su plazo habitual]. Si le urge, dígalo desde el principio.',
      },
      {
        question: '¿Hay que hacerlo todo de una vez?',
        answer:
          'No. Una acción bien hecha vale más que varias a medias, porque pronto se ve lo que cambia.',
      },
      {
        question: '¿Y si tengo poco presupuesto?',
        answer:
          'Empiece por lo que solo cuesta tiempo. Por ejemplo, anote lo que ya funciona y lo que lo frena.',
      },
      {
        question: '¿Cómo reconocer una oferta seria?',
        answer:
          'Una oferta seria dice también lo que no incluye. Además, muestra un ejemplo real y le da el nombre de alguien a quien llamar.',
      },
      {
        question: '¿Qué hago si los resultados tardan?',
        answer: 'Primero, relea su plan. Después, cambie una sola cosa a la vez y anote el efecto.',
      },
      {
        question: '¿A quién pedir ayuda?',
        answer:
          'A alguien que ya hizo este trabajo para un negocio como el suyo. [Por completar: su nombre y cómo contactarlo]',
      },
    ],
  },
};
