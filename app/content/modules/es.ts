import type { ModulesCopy } from './shape.ts';

export const es: ModulesCopy = {
  title: 'HUB central: los seis módulos de Iluma en una pantalla',
  description:
    'El centro de control: cada módulo, su estado, su puntaje ILA, su conexión al CRM y prompts listos para aplicar a su situación.',
  head: {
    eyebrow: 'El HUB central',
    title: { before: 'Seis módulos en una ', emphasis: 'sola pantalla', after: '' },
    lead: 'El estado de cada uno, su puntaje, su conexión al CRM y prompts listos para usar.',
    button: 'Hablar con el equipo',
    second: 'Elegir una herramienta',
  },
  example:
    'Los puntajes marcados «ejemplo» no son suyos; el suyo los reemplaza en cuanto guarda un resultado del ILA o agrega un proyecto al panel del módulo ILA. Lo que escriba aquí no se guarda.',
  withoutScripts:
    'Para conectar un módulo o usar un prompt hace falta JavaScript, que su navegador no ejecuta. Los módulos se abren sin él.',
  statuses: { active: 'Activo', loading: 'Cargando', paused: 'En pausa' },
  categories: {
    analysis: 'Análisis',
    content: 'Contenido',
    strategy: 'Estrategia',
    conversion: 'Conversión',
  },
  score: 'Puntaje ILA',
  crm: 'Registro de clientes (CRM)',
  connected: 'Conectado',
  notConnected: 'Sin conectar',
  connect: 'Conectar al CRM',
  connecting: 'Conectando…',
  connectedNow: '{name} está conectado al CRM.',
  prompts: 'Prompts preparados',
  run: 'Ejecutar',
  stop: 'Detener',
  running: 'En curso…',
  situation: {
    label: 'Su situación (opcional)',
    hint: 'Su actividad, su ciudad y qué lo frena: bastan dos frases.',
  },
  result: {
    local: 'Respuesta del redactor integrado: consejo general del módulo, sin analizar su caso',
    model: 'Respuesta del modelo de lenguaje',
  },
  stopped: 'Detenido.',
  failures: {
    timeout: 'El servicio de redacción tarda demasiado en responder.',
    busy: 'El servicio de redacción tiene mucha demanda ahora. Inténtelo de nuevo.',
    refused: 'El servicio de redacción rechazó la solicitud.',
    broken: 'La respuesta se interrumpió antes del final. Inténtelo de nuevo.',
    unreachable: 'La conexión no responde. Inténtelo de nuevo.',
    limited: 'Ha usado muchos prompts. Espere unos minutos.',
    invalid: 'Su situación es demasiado larga.',
  },
  scoreOf: { own: 'el suyo', sample: 'ejemplo' },
  send: {
    result: 'Enviar mi resultado al equipo',
    nothing: 'Escribir al equipo, sin resultado guardado',
  },
  writer: {
    instructions:
      'Usted aconseja a un comercio local sobre el módulo {name} de Iluma. Responda en español, en cinco frases como máximo, a partir de la situación dada. No invente cifras.',
    situation: 'Situación:',
    opening: 'Usted escribió: «{situation}»',
    score: 'Su puntaje guardado es de {score} sobre 100.',
  },
  open: 'Abrir el módulo',
  modules: {
    adluma: {
      name: 'ADLUMA',
      description: 'Simulador de presupuesto publicitario y de visibilidad, análisis y consejos.',
    },
    blogia: { name: 'BlogIA', description: 'Generador de contenido SEO.' },
    hub: { name: 'HUB', description: 'Centro de control de todos los servicios.' },
    ila: { name: 'ILA', description: 'Cálculo y evaluación del puntaje de visibilidad.' },
    illumatch: {
      name: 'ILLUMATCH',
      description: 'Recomendación de servicios según lo que usted necesita.',
    },
    landing: { name: 'LandingPage', description: 'Generador de páginas que convierten.' },
  },
  texts: {
    'adluma-analysis': {
      title: 'Analizar un presupuesto',
      context: 'Un negocio local que ya hace publicidad.',
      prompt: '¿Adónde va el presupuesto y qué parte trae solicitudes?',
      result:
        'Separe primero las búsquedas de su propio nombre: esos clientes habrían llegado sin anuncio. Compare después el costo por solicitud de cada canal durante cuatro semanas y mueva el presupuesto del más caro al más barato, poco a poco.',
    },
    'adluma-strategy': {
      title: 'Preparar una campaña',
      context: 'Una primera campaña, poco presupuesto.',
      prompt: '¿Por qué canales empezar y en qué orden?',
      result:
        'Empiece por la búsqueda: ahí están quienes ya quieren comprar. Cuando conozca el costo por solicitud, agregue una red social para quienes aún no lo conocen. Use una sola página de destino por anuncio.',
    },
    'blogia-content': {
      title: 'Escribir un esquema',
      context: 'Un tema sobre el que preguntan sus clientes.',
      prompt: '¿Qué esquema responde a toda la pregunta?',
      result:
        'Abra con la respuesta en dos frases. Siga con el caso más frecuente, luego las excepciones, luego el precio o el plazo, y termine con lo que el lector puede hacer hoy.',
    },
    'blogia-strategy': {
      title: 'Planificar tres meses',
      context: 'Un blog que lleva tiempo sin moverse.',
      prompt: '¿Qué artículos escribir primero y cuáles corregir?',
      result:
        'Corrija las tres páginas que ya reciben visitas, pero que la gente abandona pronto. Escriba después una página por pregunta frecuente, una por semana, y enlace cada una con un servicio.',
    },
    'hub-analysis': {
      title: 'Hacer el balance de la semana',
      context: 'Varios módulos activos, poco tiempo.',
      prompt: '¿Qué cambió y qué va primero?',
      result:
        'Mire primero lo que bajó, luego lo que espera respuesta y por último lo que sube solo. Basta una acción por semana: la más cercana a un cliente.',
    },
    'ila-analysis': {
      title: 'Leer un puntaje',
      context: 'Un puntaje ILA y sus factores.',
      prompt: '¿Qué factor da más puntos con menos esfuerzo?',
      result:
        'Busque el factor lejos del máximo que se corrija pronto: casi siempre las reseñas, luego el perfil de Google, luego las páginas. Recalcule al mes, no al día siguiente.',
    },
    'ila-strategy': {
      title: 'Subir diez puntos',
      context: 'Un negocio con un puntaje medio.',
      prompt: '¿Qué plan suma diez puntos en 90 días?',
      result:
        'Primer mes: datos correctos en todas partes y reseñas pedidas. Segundo mes: una página por servicio. Tercer mes: enlaces de aliados y proveedores. Mida cada lunes.',
    },
    'illumatch-strategy': {
      title: 'Elegir un servicio',
      context: 'Una necesidad clara, un presupuesto ajustado.',
      prompt: '¿Qué servicio primero y cuál puede esperar?',
      result:
        'Elija el que llega a clientes que ya lo buscan. Lo que sirve para darse a conocer viene después, cuando las solicitudes recibidas tienen respuesta rápida.',
    },
    'illumatch-conversion': {
      title: 'Convertir las visitas',
      context: 'Visitas, pero pocas solicitudes.',
      prompt: '¿Qué servicio quita el primer obstáculo?',
      result:
        'Si se van antes de leer, falta una página de destino. Si leen sin escribir, falta la prueba: reseñas y casos. Si escriben sin comprar, falla el seguimiento.',
    },
    'landing-conversion': {
      title: 'Reescribir un título',
      context: 'Una página que recibe visitas.',
      prompt: '¿Qué título dice lo mismo que el anuncio?',
      result:
        'Repita las palabras exactas del anuncio o de la búsqueda, agregue el lugar y diga lo que la persona obtiene. Deje el nombre de la empresa para más abajo.',
    },
    'landing-content': {
      title: 'Escribir la prueba',
      context: 'Una oferta clara, sin prueba que la respalde.',
      prompt: '¿Qué prueba cabe en tres líneas?',
      result:
        'Un punto de partida, lo que se hizo, lo que el cliente dice. Una sola cifra, que usted pueda defender, y el nombre de quien la da.',
    },
  },
  closing: {
    title: { before: 'Vea el HUB con ', emphasis: 'sus cifras', after: '' },
    lead: 'En la demo conectamos juntos sus módulos y le dejamos el panel.',
    button: 'Agendar una demo',
  },
};
