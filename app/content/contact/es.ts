import { answerPromise } from '../company/answer-promise.ts';
import type { ContactCopy } from './shape.ts';

export const es: ContactCopy = {
  title: 'Contacto: agencia de SEO local en Montreal | Iluma',
  description:
    'Escríbanos, llámenos o reserve quince minutos con la persona que se ocupará de usted. Respuesta en 24 horas, en días hábiles, en español, francés o inglés.',
  name: 'Contacto',
  head: {
    eyebrow: 'Respuesta en 24 horas, en días hábiles',
    title: { before: 'Escriba al equipo de ', emphasis: 'Iluma', after: '' },
    lead: 'Díganos qué vende, en qué ciudad y qué no funciona. Le responde la persona que hará el trabajo.',
  },
  form: {
    title: 'Su mensaje',
    fields: {
      nom: 'Nombre',
      email: 'Correo electrónico',
      telephone: 'Teléfono',
      entreprise: 'Empresa',
      objet: 'Asunto',
      message: 'Mensaje',
    },
    optional: 'opcional',
    subjects: {
      consultation: 'Asesoría',
      seo: 'SEO y SEO local',
      landing: 'Una página de destino',
      youtube: 'Videos de YouTube',
      devis: 'Cotización',
      autre: 'Otro asunto',
    },
    noSubject: 'Elegir un asunto',
    about: 'Tema: {name}',
    attached: 'Su resultado va adjunto al mensaje.',
    partner: 'Hola, me gustaría ponerme en contacto con {name}, de su red.',
    openings: {
      'site-audit': 'Hola, este es el informe de auditoría de mi sitio. ¿Por dónde empezarían?',
      'ila-home':
        'Hola, acabo de calcular mi puntaje ILA estimado y me gustaría comentarlo con ustedes.',
      ila: 'Hola, esta es mi evaluación ILA. ¿Por dónde empezarían?',
      'ila-dashboard':
        'Hola, este es el puntaje de mi módulo ILA. Me gustaría saber qué mejorar primero.',
      adluma: 'Hola, esta es mi simulación ADLUMA. Me gustaría revisarla con ustedes.',
      'adluma-full':
        'Hola, esta es mi simulación ADLUMA completa. Me gustaría revisar mis hipótesis con ustedes.',
      ilumatch: 'Hola, estas son mis respuestas de ILUMATCH. Me gustaría saber qué proponen.',
      loyalty: 'Hola, este es mi plan de fidelización. Me gustaría ponerlo en marcha.',
      compatibility:
        'Hola, me interesa la red de aliados. Esto es lo que indiqué sobre mi negocio.',
      landing: 'Hola, esta es la página que armé. Me gustaría publicarla con ustedes.',
      chat: 'Hola, empecé hablando con su asistente. ¿Pueden llamarme?',
    },
    conversation: 'Adjuntar mi conversación con el asistente',
    honeypot: 'Deje este campo vacío',
    send: 'Enviar el mensaje',
    sending: 'Enviando…',
    privacy: 'Usamos estos datos para responderle y para apartar los mensajes no deseados.',
    privacyLink: 'Qué hacemos con ellos',
    summary: 'El mensaje no se envió. Corrija lo siguiente:',
    errors: {
      required: 'Este campo es necesario para responderle.',
      'not-an-email': 'Esta dirección está incompleta. Escríbala como nombre@ejemplo.com.',
      'too-long': 'Este texto es demasiado largo. Acórtelo un poco.',
      unknown: 'Elija un asunto de la lista.',
    },
    missing: {
      nom: 'Díganos su nombre.',
      email: 'Indique un correo al que podamos responderle.',
      message: 'Escríbanos unas palabras.',
    },
    failed:
      'No se pudo guardar el mensaje. Su texto sigue aquí: inténtelo de nuevo en un momento o llámenos.',
    offline:
      'Falló la conexión y el mensaje no se envió. Su texto sigue aquí: inténtelo de nuevo cuando tenga conexión.',
    limited:
      'Llegaron demasiados mensajes de su red en la última hora y este no se guardó. Su texto sigue aquí: inténtelo más tarde o llámenos.',
    instead: 'También puede contactarnos directamente:',
  },
  sent: {
    title: 'Recibimos su mensaje',
    reference: 'Su referencia: {reference}',
    promise: `El equipo le responderá en 24 horas, en días hábiles. ${answerPromise.es.meaning}`,
    status: 'Seguir mi solicitud',
    statusNote:
      'Este enlace es solo suyo y dura 90 días. También está en el correo de confirmación. Si no le llega, un filtro pudo retener su mensaje: llámenos.',
    again: 'Escribir otro mensaje',
    next: {
      title: 'Mientras tanto',
      ila: 'Calcular mi puntaje ILA',
      adluma: 'Simular mi presupuesto',
      cases: 'Leer un caso de éxito',
    },
  },
  details: {
    title: 'Cómo contactarnos',
    email: 'Correo',
    phone: 'Teléfono',
    hours: 'Horario',
    answerTime: 'Tiempo de respuesta',
    answer: `Respuesta en 24 horas, en días hábiles. ${answerPromise.es.meaning}`,
    offices: 'Nuestras oficinas',
    directions: 'Cómo llegar',
    map: 'Mapa esquemático de nuestras oficinas',
    noMap: 'Mapa interactivo próximamente',
  },
  team: {
    title: { before: 'Quién ', emphasis: 'le responderá', after: '' },
    lead: 'Elija a la persona que necesita y reserve 15 minutos con ella.',
    available: 'Disponible',
    busy: 'En reunión',
    offline: 'No disponible',
    book: 'Reservar 15 minutos',
    bookWith: 'Reservar 15 minutos con {name}',
    speaks: 'Idiomas',
    none: 'Por ahora no hay nadie en esta lista. Escríbanos: el mensaje llega al equipo.',
  },
};
