import { figuresIn } from '../claims.ts';
import type { LoyaltyCopy } from './shape.ts';

const figures = figuresIn('es');

export const es: LoyaltyCopy = {
  title: 'Plan de fidelización de clientes gratis | Iluma',
  description:
    'Analice su retención y llévese gratis un plan de fidelización de 90 días, día por día: qué mensaje enviar, a quién y cuándo.',
  head: {
    eyebrow: 'Página de fidelización',
    title: { before: 'Un plan para que sus clientes ', emphasis: 'vuelvan', after: '' },
    lead: 'Qué mensaje enviar, a quién y qué día. Díganos cada cuánto vienen y obtenga el plan.',
    button: 'Analizar mi retención',
    second: 'Leer la garantía',
  },
  metrics: {
    stats: [
      { value: figures.loyaltyRetention, label: 'de retención' },
      { value: figures.loyaltyValue, label: 'de valor por cliente' },
      { value: figures.loyaltyReferrals, label: 'de recomendaciones' },
      { value: `${figures.days} días`, label: 'para comprobarlo' },
    ],
    note: 'Cifras de la propia agencia; sus resultados pueden variar.',
  },
  features: {
    title: { before: 'Cómo ', emphasis: 'funciona', after: '' },
    lead: 'Pocos mensajes, siempre útiles, para quien los aceptó.',
    items: [
      {
        title: 'Una página por cliente',
        text: 'Sus visitas, sus ventajas, su próxima fecha. Se abre con un enlace, sin contraseña.',
      },
      {
        title: 'Mensajes oportunos',
        text: 'Dos semanas para un restaurante, dos meses para un dentista: se escribe cuando sirve.',
      },
      {
        title: 'Grupos que se actualizan',
        text: 'Interesados, clientes activos, clientes fieles: cada uno cambia de grupo según lo que hace.',
      },
      {
        title: 'Baja en cada mensaje',
        text: 'Permiso previo, baja en un clic: [lo que exigen la ley canadiense antispam y el RGPD](/blog-intelligent/infolettre-locale).',
      },
    ],
  },
  tabs: {
    title: { before: 'Analice su ', emphasis: 'retención', after: '' },
    lead: 'Complete lo que quiera: ningún campo es obligatorio.',
    label: 'Fidelización',
    nurturing: 'Seguimiento',
    segmentation: 'Segmentación',
    analytics: 'Analítica',
  },
  form: {
    title: 'Análisis de retención',
    email: 'Correo profesional',
    emailHelp: 'Sirve para ver desde dónde saldrían sus mensajes.',
    company: 'Empresa',
    sector: 'Sector',
    anySector: 'Elegir un sector',
    sectors: {
      restaurant: 'Restaurante o café',
      shop: 'Tienda',
      beauty: 'Belleza y bienestar',
      professional: 'Servicios profesionales',
      health: 'Salud',
      home: 'Hogar y remodelación',
    },
    objectives: 'Objetivos de retención',
    objectiveNames: {
      return: 'Lograr una segunda visita',
      frequency: 'Que vengan más a menudo',
      'win-back': 'Recuperar clientes perdidos',
      referral: 'Que me recomienden',
      reviews: 'Recibir reseñas',
    },
    analyse: 'Analizar',
    privacy: 'No se guarda nada: el plan aparece y después se olvida.',
  },
  plan: {
    title: 'Su plan de retención',
    titleFor: 'Plan de retención para {name}',
    rhythm: 'Ritmo supuesto: una visita cada {days} días.',
    aims: 'Lo que conviene medir',
    watch: {
      return: 'El porcentaje de clientes nuevos que vinieron dos veces.',
      frequency: 'Los días entre dos visitas.',
      'win-back': 'Los clientes que vuelven tras una larga ausencia.',
      referral: 'Los clientes nuevos que mencionan un nombre.',
      reviews: 'Las reseñas recibidas cada mes.',
    },
    sender: {
      own: 'Su dirección tiene dominio propio: sus mensajes llegarán con más facilidad.',
      free: 'Su dirección es de un correo gratuito. Escriba desde su propio dominio o sus mensajes pueden acabar en la carpeta de spam.',
      unknown:
        'Escriba desde su propio dominio y no desde un correo gratuito: sus mensajes llegarán con más facilidad.',
    },
    day: 'Día {days}',
    moves: {
      welcome: 'Gracias, y lo que conviene saber tras una primera visita',
      review: 'Una invitación a dejar una reseña, con el enlace directo',
      advice: 'Un consejo útil, sin vender nada',
      'extra-visit': 'Un buen motivo para pasar antes de lo habitual',
      reminder: 'Un recordatorio antes de la fecha habitual',
      'second-visit': 'Un detalle reservado para la segunda visita',
      thanks: 'Un agradecimiento firmado a mano',
      referral: 'Una invitación para compartir con un amigo',
      'win-back': '«Hace tiempo que no lo vemos»: una pregunta, una oferta y el enlace de baja',
    },
    note: 'Los ritmos son hipótesis de trabajo por sector. Se reemplazan por sus cifras.',
    next: 'Poner en marcha este plan',
  },
  path: {
    title: 'El recorrido en tres fases',
    phases: {
      discovery: { title: 'Descubrimiento', text: 'Damos la bienvenida, ayudamos, escuchamos.' },
      engagement: {
        title: 'Relación',
        text: 'Le escribimos en el momento oportuno.',
      },
      loyalty: { title: 'Fidelidad', text: 'Agradecemos y pedimos una recomendación.' },
    },
  },
  sample: {
    note: 'Datos de ejemplo.',
    segmentsTitle: 'Tres segmentos',
    segment: 'Segmento',
    volume: 'Volumen',
    engagement: 'Interacción',
    segments: [
      {
        name: 'Interesados',
        text: 'Preguntaron, aún no compraron',
        volume: '248',
        engagement: '42%',
      },
      {
        name: 'Clientes activos',
        text: 'Vienen a su ritmo habitual',
        volume: '612',
        engagement: '68%',
      },
      { name: 'Clientes fieles', text: 'Vuelven y recomiendan', volume: '87', engagement: '91%' },
    ],
    metricsTitle: 'Cuatro indicadores de fidelidad',
    metrics: [
      { value: '64%', label: 'vienen por segunda vez' },
      { value: '31 días', label: 'entre dos visitas' },
      { value: '4.2', label: 'visitas por cliente al año' },
      { value: '18%', label: 'llegan por recomendación' },
    ],
    actionsTitle: 'Cuatro acciones automáticas',
    active: 'Activa',
    planned: 'Planificada',
    actions: [
      { name: 'Mensaje de bienvenida', text: 'El día de la primera visita', isActive: true },
      { name: 'Recordatorio previo', text: 'Según el ritmo de cada persona', isActive: true },
      { name: 'Solicitud de reseña', text: 'Al día siguiente de una buena visita', isActive: true },
      { name: 'Clientes ausentes', text: 'Tras 1.5 veces su intervalo habitual', isActive: false },
    ],
  },
  guarantee: {
    value: figures.retentionGuarantee,
    title: `${figures.retentionGuarantee} de retención en ${figures.days} días, o le devolvemos su dinero`,
    text: 'Medimos con usted el punto de partida. Si no se alcanza la meta, le reembolsamos. Las condiciones están en la cotización.',
    button: 'Consultar las condiciones',
  },
  closing: {
    title: { before: '¿Quién no ha ', emphasis: 'vuelto', after: ' este mes?' },
    lead: 'Háblenos de sus clientes. Le decimos cómo recuperarlos.',
    button: 'Pedir consejo',
    second: 'Ver el servicio',
  },
};
