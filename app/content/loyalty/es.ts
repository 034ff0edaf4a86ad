import { figuresIn } from '../claims.ts';
import type { LoyaltyCopy } from './shape.ts';

const figures = figuresIn('es');

export const es: LoyaltyCopy = {
  title: 'Página de fidelización inteligente: que sus clientes vuelvan',
  description:
    'Un recorrido en tres fases que trae de vuelta a sus clientes sin agobiarlos. Analice su retención y llévese un plan de 90 días, día a día.',
  head: {
    eyebrow: 'Página de fidelización inteligente',
    title: { before: 'Vinieron una vez. Deles un motivo para ', emphasis: 'volver', after: '.' },
    lead: 'El mensaje adecuado, el día adecuado, a la persona adecuada. Díganos su ritmo: el plan se escribe ante usted.',
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
    note: 'Cifras declaradas por la agencia.',
  },
  features: {
    title: { before: 'Pocos mensajes. ', emphasis: 'Los justos', after: '.' },
    lead: 'Un cliente fiel no es alguien perseguido. Es alguien reconocido.',
    items: [
      {
        title: 'Una página suya',
        text: 'Sus visitas, sus ventajas, su próxima fecha. Se abre con un enlace, sin contraseña.',
      },
      {
        title: 'Mensajes a buen ritmo',
        text: 'Dos semanas para un restaurante, dos meses para un dentista: se escribe cuando sirve.',
      },
      {
        title: 'Grupos que se mueven',
        text: 'Interesados, clientes activos, campeones: cada persona cambia de grupo según lo que hace.',
      },
      {
        title: 'Una salida en cada mensaje',
        text: 'Permiso previo, baja en un clic: lo que exigen la ley canadiense antispam y el RGPD.',
      },
    ],
  },
  tabs: {
    title: { before: 'Su recorrido, ', emphasis: 'del descubrimiento a la fidelidad', after: '' },
    lead: 'Rellene lo que quiera, incluso nada: el análisis siempre responde.',
    label: 'Fidelización',
    nurturing: 'Acompañamiento',
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
      return: 'La parte de clientes nuevos que vinieron por segunda vez.',
      frequency: 'Los días entre dos visitas.',
      'win-back': 'Los clientes que vuelven tras una larga ausencia.',
      referral: 'Los clientes nuevos que mencionan un nombre.',
      reviews: 'Las reseñas recibidas cada mes.',
    },
    sender: {
      own: 'Su dirección tiene dominio propio: sus mensajes llegarán con más facilidad.',
      free: 'Su dirección es de un correo gratuito. Escriba desde su propio dominio o sus mensajes pueden acabar en la carpeta de spam.',
      unknown: 'No hay una dirección legible: recuerde escribir desde su propio dominio.',
    },
    day: 'Día {days}',
    moves: {
      welcome: 'Gracias, y lo que conviene saber tras una primera visita',
      review: 'Una petición de reseña, con el enlace directo',
      advice: 'Un consejo útil, sin vender nada',
      'extra-visit': 'Un buen motivo para pasar antes de lo habitual',
      reminder: 'Un recordatorio antes de la fecha habitual',
      'second-visit': 'Un detalle reservado a la segunda visita',
      thanks: 'Un agradecimiento firmado a mano',
      referral: 'Una invitación para compartir con un amigo',
      'win-back': '«Hace tiempo que no lo vemos»: una pregunta, una oferta, una salida',
    },
    note: 'Los ritmos son hipótesis de trabajo por sector. Se sustituyen por sus cifras.',
    next: 'Poner en marcha este plan',
  },
  path: {
    title: 'El recorrido en tres fases',
    phases: {
      discovery: { title: 'Descubrimiento', text: 'Se da la bienvenida, se ayuda, se escucha.' },
      engagement: {
        title: 'Compromiso',
        text: 'Se vuelve en el momento oportuno, con un motivo real.',
      },
      loyalty: { title: 'Fidelidad', text: 'Se agradece y se deja hablar a quien está contento.' },
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
        engagement: '42 %',
      },
      {
        name: 'Clientes activos',
        text: 'Vinieron a su ritmo habitual',
        volume: '612',
        engagement: '68 %',
      },
      { name: 'Campeones', text: 'Vuelven y recomiendan', volume: '87', engagement: '91 %' },
    ],
    metricsTitle: 'Cuatro medidas de fidelidad',
    metrics: [
      { value: '64 %', label: 'vienen por segunda vez' },
      { value: '31 días', label: 'entre dos visitas' },
      { value: '4,2', label: 'visitas por cliente al año' },
      { value: '18 %', label: 'llegan por recomendación' },
    ],
    actionsTitle: 'Cuatro acciones automáticas',
    active: 'Activa',
    planned: 'Planificada',
    actions: [
      { name: 'Mensaje de bienvenida', text: 'El día de la primera visita', isActive: true },
      { name: 'Recordatorio previo', text: 'Según el ritmo de cada persona', isActive: true },
      { name: 'Petición de reseña', text: 'Al día siguiente de una buena visita', isActive: true },
      { name: 'Clientes ausentes', text: 'Tras una vez y media el ritmo', isActive: false },
    ],
  },
  guarantee: {
    value: figures.retentionGuarantee,
    title: `${figures.retentionGuarantee} de retención en ${figures.days} días, o le devolvemos su dinero`,
    text: 'El punto de partida se mide con usted. Si no se alcanza el objetivo, se le reembolsa. Las condiciones figuran en el presupuesto.',
    button: 'Aprovechar la garantía',
  },
  closing: {
    title: { before: '¿Quién no ha ', emphasis: 'vuelto', after: ' este mes?' },
    lead: 'Háblenos de sus clientes. Le decimos cuáles pueden volver y con qué mensaje.',
    button: 'Hablar de fidelización',
    second: 'Ver el servicio',
  },
};
