import { es as method } from './method/es.ts';
import { es as result } from './result/es.ts';
import type { IlaWizardCopy } from './shape.ts';

export const es: IlaWizardCopy = {
  title: 'Puntaje ILA: mida gratis su visibilidad local | Iluma',
  description:
    'Mida su sitio o estime en cuatro pasos la visibilidad local de su negocio: puntaje sobre 100, detalle factor por factor y próxima acción.',
  eyebrow: 'Evaluación ILA',
  heading: { before: '¿Qué tan ', emphasis: 'visible', after: ' es su negocio?' },
  lead: 'Mida su sitio o estime su visibilidad en cuatro pasos. Verá de dónde viene cada punto y cuáles puede ganar.',
  stepper: {
    label: 'Pasos de la evaluación',
    done: 'terminado',
    steps: { business: 'Negocio', presence: 'Presencia', reviews: 'Reseñas', result: 'Resultado' },
  },
  measured: {
    lead: 'Datos leídos en su sitio o en sus archivos exportados:',
    yes: 'sí',
    change: 'Responder estas preguntas por mi cuenta',
  },
  next: 'Siguiente',
  previous: 'Anterior',
  optional: 'opcional',
  corrected: 'Valores corregidos (ilegibles o fuera de los límites):',
  fields: {
    businessName: 'Nombre del negocio',
    website: 'Sitio web',
    address: 'Dirección',
    industry: 'Sector',
    hasGoogleBusiness: 'Perfil de Google',
    hasWebsite: 'Sitio web en línea',
    hasSocialMedia: 'Redes sociales activas',
    googleRating: 'Calificación en Google',
    reviewCount: 'Número de reseñas',
  },
  otherVersion:
    'Este enlace se hizo con otra versión del método: el puntaje de abajo sigue la versión actual y puede ser distinto.',
  business: {
    title: 'Háblenos de su negocio',
    lead: 'Solo hace falta el nombre. Con la dirección y el sitio, el puntaje es el mismo cada vez.',
    placeholders: {
      businessName: 'Panadería Los Pinos',
      website: 'panaderia.example',
      address: 'Calle de los Pinos 12, Montreal',
    },
    industryNone: 'Elegir un sector',
    industries: {
      restaurant: 'Restaurantes y bares',
      shop: 'Tienda',
      health: 'Salud',
      beauty: 'Belleza y bienestar',
      trades: 'Construcción y reparaciones',
      professional: 'Servicios profesionales',
      hospitality: 'Alojamiento y ocio',
      other: 'Otro',
    },
    nameMissing: 'Escriba el nombre de su negocio para continuar.',
    oddSite:
      'No parece la dirección de un sitio, como panaderia.example. Puede continuar de todos modos.',
  },
  presence: {
    title: '¿Dónde pueden encontrarlo?',
    lead: 'Active lo que ya tiene y mantiene al día.',
    help: {
      hasGoogleBusiness: 'El perfil que sale en Google Maps, reclamado por usted.',
      hasWebsite: 'Un sitio propio que se abre en un teléfono.',
      hasSocialMedia: 'Al menos una publicación al mes en alguna red.',
    },
    siteGiven:
      'En el primer paso dio la dirección de un sitio: active esta opción si está en línea.',
  },
  reviews: {
    title: '¿Qué dicen sus clientes?',
    lead: 'Dos cifras, tal como aparecen en su perfil de Google.',
    help: {
      googleRating: 'El promedio de sus reseñas, de 1 a 5.',
      reviewCount: 'Todas las reseñas recibidas, de 0 a 500.',
    },
    calculate: 'Calcular mi puntaje',
    calculating: 'Calculando…',
  },
  result,
  breakdown: {
    title: 'De dónde vienen sus puntos',
    lead: 'Cada factor vale de 0 a 100 y tiene su peso en el total.',
    radar: 'Los seis factores del puntaje, de 0 en el centro a 100 en el borde',
    columns: { factor: 'Factores', value: 'Valor', basis: 'Origen', points: 'Puntos' },
    factors: {
      googlePresence: 'Presencia en Google',
      localVisibility: 'Visibilidad local',
      reputation: 'Reputación',
      websiteOptimization: 'Optimización del sitio',
      localContent: 'Contenido local',
      networkBacklinks: 'Red y enlaces',
    },
    bases: { answers: 'sus respuestas', estimate: 'estimación', fixed: 'fijo, por falta de datos' },
    range: 'de {low} a {high}',
    points: '{gained} de {available}',
    total: 'Total, redondeado',
  },
  whatIf: {
    title: 'Pruebe otras respuestas',
    lead: 'Mueva un control o un interruptor: el puntaje cambia al instante.',
    score: 'Puntaje simulado',
    same: 'El mismo que el suyo',
    more: { one: '{count} punto más', other: '{count} puntos más' },
    less: { one: '{count} punto menos', other: '{count} puntos menos' },
    reset: 'Volver a mis respuestas',
    show: 'Ver el puntaje simulado',
    radar: 'Los seis factores simulados; sus respuestas en línea discontinua',
  },
  habits: {
    title: 'En qué se fijan sus clientes',
    lead: 'Respuestas de adultos estadounidenses sobre las reseñas: son una referencia, no una promesa.',
    items: {
      avoidBelow20: 'evitan un negocio con menos de 20 reseñas',
      wantFour: 'quieren al menos 4 estrellas',
      wantFourAndHalf: 'solo consideran 4.5 estrellas o más',
      lastThreeMonths: 'miran los tres últimos meses',
      preferAnswered: 'prefieren un negocio que responde a todas sus reseñas',
    },
    goal: 'Reseñas de cinco estrellas que necesita para llegar a {rating}: {count}.',
    reached: 'Ya tiene {rating} o más.',
    source:
      'Fuente: BrightLocal, encuesta de 2026 sobre reseñas, citada por un repositorio público.',
  },
  keep: {
    button: 'Guardar este resultado',
    kept: 'Guardado en este navegador.',
    denied:
      'Este navegador no permite guardar datos: el resultado se conserva hasta que salga de la página.',
    title: 'Sus resultados guardados',
    note: 'Se quedan en este navegador durante esta visita, y en las siguientes si usted permite las cookies funcionales. No se nos envía nada.',
    open: 'Volver a abrir',
    remove: 'Borrar el resultado de {name} del {date}',
    removeAll: 'Borrar todo',
    score: '{score} sobre 100',
  },
  share: {
    copy: 'Copiar el enlace del resultado',
    copied: 'Enlace copiado: contiene sus respuestas y da el mismo puntaje.',
    failed: 'Su navegador no permite copiar. Copie el enlace a mano:',
  },
  print: 'Imprimir',
  again: 'Nueva evaluación',
  contact: 'Pedir ayuda con este resultado',
  method,
  questions: {
    title: 'Preguntas sobre el puntaje ILA',
    items: [
      {
        question: '¿Por qué otra herramienta me da otro puntaje?',
        answer:
          'Cada herramienta tiene su ponderación. Por eso publicamos la nuestra, con los puntos ganados y disponibles de cada factor.',
      },
      {
        question: '¿Qué se mide y qué se estima?',
        answer:
          'En la estimación, la reputación viene de sus dos cifras y lo demás se estima entre límites visibles, sin visitar su perfil ni su sitio. Para obtener el puntaje medido, dé la dirección de su sitio al principio de esta página. El puntaje del módulo ILA es otro: resume los cinco indicadores de un proyecto.',
      },
      {
        question: '¿Se envían mis respuestas?',
        answer:
          'El cálculo se hace en su navegador. Sus respuestas solo salen si comparte el resultado, si nos lo envía o si su navegador no ejecuta scripts.',
      },
    ],
  },
};
