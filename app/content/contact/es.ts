import { answerPromise } from '../company/answer-promise.ts';
import type { ContactCopy } from './shape.ts';

export const es: ContactCopy = {
  title: 'Contacto — hable con el equipo de Iluma',
  description:
    'Escríbanos, llámenos o reserve quince minutos con la persona que se ocupará de usted. Respuesta en 24 horas, en días hábiles, en español, francés o inglés.',
  name: 'Contacto',
  head: {
    eyebrow: 'Respuesta en 24 horas, en días hábiles',
    title: { before: 'Cuéntenos sobre ', emphasis: 'su negocio', after: '.' },
    lead: 'Qué vende, dónde está, qué no funciona. Quien le responde es la persona que hará el trabajo.',
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
      consultation: 'Consulta',
      seo: 'Posicionamiento (SEO)',
      landing: 'Una landing page',
      youtube: 'Videos de YouTube',
      devis: 'Presupuesto',
      autre: 'Otro asunto',
    },
    noSubject: 'Elegir un asunto',
    about: 'Sobre: {name}',
    attached: 'Su resultado va adjunto al mensaje.',
    partner: 'Buenos días, me gustaría ponerme en contacto con {name}, de su red.',
    openings: {
      'site-audit':
        'Buenos días, este es el informe de medición de mi sitio. ¿Por dónde empezarían?',
      'ila-home':
        'Buenos días, acabo de calcular mi puntaje ILA y me gustaría comentarlo con ustedes.',
      ila: 'Buenos días, esta es mi evaluación ILA. ¿Por dónde empezarían?',
      'ila-dashboard':
        'Buenos días, esta es el puntaje de mi panel ILA. Me gustaría saber qué mejorar primero.',
      adluma: 'Buenos días, esta es mi simulación ADLUMA. Me gustaría repasarla con ustedes.',
      'adluma-full':
        'Buenos días, esta es mi simulación ADLUMA completa. Me gustaría comprobar mis hipótesis con ustedes.',
      ilumatch:
        'Buenos días, estas son mis respuestas de ILUMATCH. Me gustaría saber qué proponen.',
      loyalty: 'Buenos días, este es mi plan de fidelización. Me gustaría ponerlo en marcha.',
      compatibility:
        'Buenos días, me interesa la intervisibilidad. Esto es lo que indiqué sobre mi negocio.',
      landing:
        'Buenos días, esta es la página que he compuesto. Me gustaría publicarla con ustedes.',
      chat: 'Buenos días, empecé hablando con su asistente. ¿Pueden llamarme?',
    },
    conversation: 'Adjuntar mi conversación con el asistente',
    honeypot: 'Deje este campo vacío',
    send: 'Enviar el mensaje',
    sending: 'Enviando…',
    privacy: 'Usamos estos datos para responderle, y para nada más.',
    privacyLink: 'Qué hacemos con ellos',
    summary: 'El mensaje no se ha enviado. Corrija lo siguiente:',
    errors: {
      required: 'Necesitamos este campo para responderle.',
      'not-an-email': 'Esta dirección está incompleta. Escríbala como nombre@ejemplo.com.',
      'too-long': 'Este texto es demasiado largo para el campo. Acórtelo un poco.',
      unknown: 'Elija un asunto de la lista.',
    },
    missing: {
      nom: 'Díganos su nombre.',
      email: 'Denos una dirección a la que responderle.',
      message: 'Escríbanos unas palabras.',
    },
    failed:
      'No se pudo guardar el mensaje. Su texto sigue aquí: inténtelo de nuevo en un momento o llámenos.',
    offline:
      'Falló la conexión y el mensaje no se ha enviado. Su texto sigue aquí: inténtelo de nuevo cuando tenga conexión.',
    limited:
      'Han llegado demasiados mensajes de su red en la última hora y este no se ha guardado. Su texto sigue aquí: inténtelo más tarde o llámenos.',
    instead: 'También puede contactarnos directamente:',
  },
  sent: {
    title: 'Lo hemos recibido.',
    reference: 'Su referencia: {reference}',
    promise: `Una persona del equipo le responderá en 24 horas, en días hábiles. ${answerPromise.es.meaning}`,
    status: 'Seguir su solicitud',
    statusNote:
      'Este enlace es solo suyo y vale 90 días. También está en el correo de confirmación.',
    again: 'Escribir otro mensaje',
    next: {
      title: 'Mientras tanto',
      ila: 'Calcular su puntaje ILA',
      adluma: 'Simular un presupuesto publicitario',
      cases: 'Leer un caso de éxito',
    },
  },
  details: {
    title: 'Cómo contactarnos',
    email: 'Correo',
    phone: 'Por teléfono',
    hours: 'Horario',
    answer: `Respuesta en 24 horas, en días hábiles. ${answerPromise.es.meaning}`,
    offices: 'Nuestras oficinas',
    directions: 'Cómo llegar',
    map: 'Mapa esquemático de las tres oficinas: Montreal, Nueva York y Delaware',
    noMap: 'Mapa interactivo próximamente',
  },
  team: {
    title: { before: 'Quién ', emphasis: 'le responderá', after: '' },
    lead: 'Elija a la persona que necesita y reserve quince minutos con ella.',
    available: 'Disponible',
    busy: 'En reunión',
    offline: 'Desconectado',
    book: 'Reservar 15 minutos',
    bookWith: 'Reservar 15 minutos con {name} (abre otro sitio)',
    speaks: 'Idiomas',
    none: 'Ahora no se presenta a nadie aquí. Escríbanos: el mensaje llega a todo el equipo.',
  },
};
