import type { GuideFrame } from '../shape.ts';

export const es: GuideFrame = {
  hub: {
    title: 'Guía para mejorar la visibilidad de su sitio | Iluma',
    description:
      'Todo lo que el ILA medido revisa en el sitio de un negocio, una página por tema: cómo comprobarlo y corregirlo en WordPress, Wix, Shopify o Squarespace.',
    heading: { before: 'Mejore su sitio, ', emphasis: 'paso a paso', after: '' },
    lead: 'Cada punto que revisa el ILA medido tiene su página: cuánto le cuesta cuando falla, cómo verlo por su cuenta y dónde hacer clic para resolverlo.',
    count: { one: '{count} página', other: '{count} páginas' },
    intro:
      'Busque una palabra en esta lista (Ctrl + F) o parta de un informe: cada problema que señala lleva a la página que lo explica. Junto a cada área figuran los puntos que aporta al puntaje, sobre 100.',
    areas: {
      reach:
        'Antes de posicionarse, un sitio tiene que responder, dejar entrar a los buscadores y no perderlos en el camino.',
      page: 'Lo que cada página les dice a las personas que buscan y a las máquinas que ordenan los resultados.',
      local:
        'Lo que une el sitio con un lugar: datos de contacto, horario, perfil de Google, reseñas, ciudades que atiende.',
      answer:
        'Lo que ChatGPT, Claude, Perplexity y los resúmenes de Google necesitan para leer un negocio y nombrarlo.',
      speed: 'El tiempo que pasa entre tocar un resultado y tener una página que se pueda leer.',
      trust:
        'Lo que protege a los visitantes, respeta sus decisiones y deja entrar a todos, sea cual sea el dispositivo.',
    },
    measure: {
      title: { before: '¿Por dónde ', emphasis: 'empezar', after: '?' },
      lead: 'El ILA lee hasta veinte páginas de su sitio y ordena las correcciones según lo que aportan.',
      button: 'Medir mi sitio',
    },
    scores: {
      title: 'Cuatro puntajes ILA, cuatro nombres',
      lead: 'Todos van de 0 a 100, pero no miran lo mismo: compare cada uno con su propio pasado, nunca con otro.',
      rows: {
        home: {
          name: 'Puntaje rápido',
          looksAt:
            'Lo que usted indica en la página de inicio: calificación, reseñas, sitio, competencia.',
          kind: 'Estimación',
        },
        wizard: {
          name: 'Evaluación en cuatro pasos',
          looksAt: 'Sus respuestas sobre el negocio, dónde aparece y qué dicen sus clientes.',
          kind: 'Estimación',
        },
        audit: {
          name: 'ILA medido',
          looksAt:
            'Hasta veinte páginas de su sitio, leídas por nuestro robot. Cada punto perdido llega con su prueba y su página en esta guía.',
          kind: 'Medición',
        },
        dashboard: {
          name: 'Puntaje del módulo',
          looksAt:
            'Cinco indicadores que usted mismo califica, proyecto por proyecto, para seguir su evolución.',
          kind: 'Seguimiento',
        },
      },
    },
  },
  page: {
    worth: '{area}: {points}',
    points: { one: '{count} de los 100 puntos', other: '{count} de los 100 puntos' },
    noPoints: 'se señala, sin efecto en el puntaje',
    why: 'Por qué importa',
    see: 'Cómo comprobarlo',
    steps: 'Los pasos',
    effort: 'Calcule {effort}',
    mends: 'Dónde corregirlo',
    platforms: {
      wordpress: 'WordPress',
      wix: 'Wix',
      shopify: 'Shopify',
      squarespace: 'Squarespace',
      byHand: 'A mano',
    },
    source: 'Leer la fuente de esta regla',
    written:
      'Escrito el {date}. Las plataformas cambian el nombre de sus menús: díganos qué ha cambiado.',
    contents: 'En esta página',
    related: 'En la misma área',
    all: 'Toda la guía',
    next: {
      title: { before: '¿Y en ', emphasis: 'su', after: ' sitio?' },
      lead: 'En un minuto, la auditoría le dice si este punto está bien, con la página y la línea exactas.',
      button: 'Medir mi sitio',
    },
  },
};
