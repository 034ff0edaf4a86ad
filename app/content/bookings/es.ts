import type { BookingsCopy } from './shape.ts';

export const es: BookingsCopy = {
  title: 'Reservar una cita con Iluma: 15, 30 o 60 minutos',
  description:
    'Elija el día, la hora y la persona: 15, 30 o 60 minutos por teléfono, por video o en nuestra oficina. Confirmación inmediata y enlace para cambiar o cancelar.',
  name: 'Cita',
  head: {
    eyebrow: 'Sin compromiso',
    title: { before: 'Reserve una ', emphasis: 'cita', after: '' },
    lead: 'Elija una duración y una hora. Recibirá la confirmación por correo, con un enlace para cambiar o cancelar la cita hasta una hora antes.',
  },
  kinds: {
    '15': { name: '15 minutos', about: 'Cómo está su negocio' },
    '30': { name: '30 minutos', about: 'Su puntaje o su presupuesto' },
    '60': { name: '60 minutos', about: 'Un plan de trabajo' },
  },
  channels: { phone: 'Por teléfono', video: 'Por video', office: 'En la oficina' },
  places: {
    phone: 'Lo llamamos al {phone}',
    video: 'Por video: {url}',
  },
  choice: {
    title: 'Elija día y hora',
    kind: 'Duración',
    member: 'Con',
    anyone: 'La primera persona disponible',
    zone: 'Zona horaria',
    show: 'Ver los horarios disponibles',
    zoneNote:
      'Hora actual en la oficina: {office}. Los horarios se muestran en su zona horaria ({zone}).',
    previousMonth: 'Mes anterior',
    nextMonth: 'Mes siguiente',
    free: {
      one: '{date}, {count} horario disponible',
      other: '{date}, {count} horarios disponibles',
    },
    noneOn: '{date}, sin horarios',
    times: 'Horarios del {date}',
    pickDay: 'Elija un día resaltado para ver sus horas.',
    officeTime: 'Oficina: {time}',
    none: {
      title: 'No hay horarios disponibles este mes',
      text: 'Pruebe con otro mes, otra duración u otra persona. También puede escribirnos y buscaremos un momento.',
    },
    closed:
      'La reserva en línea no está abierta por ahora. Escríbanos o llámenos y fijaremos la hora juntos.',
    keyboard: 'Las flechas pasan de un día a otro y Enter muestra sus horas.',
  },
  form: {
    title: 'Sus datos',
    chosen: '{kind}, el {when}',
    chosenWith: '{kind} con {member}, el {when}',
    other: 'Elegir otra hora',
    channel: 'Cómo prefiere hablar',
    language: 'Idioma de la conversación',
    fields: {
      name: 'Nombre',
      email: 'Correo',
      phone: 'Teléfono',
      company: 'Empresa',
      message: '¿De qué quiere hablar?',
    },
    optional: 'opcional',
    messageHelp: 'La dirección de su sitio nos ayuda a preparar la cita.',
    honeypot: 'Deje este campo vacío',
    privacy: 'Usamos estos datos para la cita y para responderle.',
    privacyLink: 'Qué hacemos con ellos',
    send: 'Confirmar la cita',
    sending: 'Confirmando…',
    errors: {
      required: 'Este campo es necesario.',
      'not-an-email': 'Este correo parece incompleto. Ejemplo: nombre@ejemplo.com',
      'not-a-phone': 'Este número parece incompleto. Ejemplo: 514 555-0142',
      'too-long': 'Este texto es demasiado largo.',
      'too-many':
        'Este correo ya tiene tres citas programadas. Cancele una desde su mensaje de confirmación o llámenos.',
      unknown: 'Este valor no está entre las opciones.',
      'not-offered': 'Nadie disponible a esa hora lo ofrece. Elija otra opción.',
    },
    errorNames: {
      kind: 'Duración',
      member: 'Persona',
      start: 'Hora',
      channel: 'Cómo prefiere hablar',
      language: 'Idioma de la conversación',
      timeZone: 'Zona horaria',
      name: 'Nombre',
      email: 'Correo',
      phone: 'Teléfono',
      company: 'Empresa',
      message: 'Mensaje',
    },
    rejected: 'La cita aún no está reservada. Corrija:',
    taken: {
      title: 'Ese horario se acaba de ocupar',
      text: 'Conservamos lo que escribió. Los horarios más cercanos:',
      none: 'Conservamos lo que escribió. No hay otro horario disponible en los próximos días.',
    },
    failures: {
      failed: 'No pudimos guardar la cita. Inténtelo de nuevo en un momento.',
      limited: 'Llegan demasiadas solicitudes de su red. Inténtelo más tarde o llámenos.',
      offline: 'Se cortó la conexión. Conservamos lo que escribió: inténtelo de nuevo.',
    },
  },
  status: {
    name: 'Su cita',
    confirmed: { before: 'Cita ', emphasis: 'confirmada', after: '.' },
    cancelled: { before: 'Cita ', emphasis: 'cancelada', after: '.' },
    past: { before: 'Esta cita ya ', emphasis: 'pasó', after: '.' },
    invalid: {
      title: { before: 'Este enlace ', emphasis: 'no funciona', after: '.' },
      text: 'Está incompleto o la cita se borró. Ábralo desde el correo de confirmación o escríbanos.',
    },
    facts: {
      reference: 'Referencia',
      when: 'Cuándo',
      office: 'En la oficina',
      how: 'Cómo',
      who: 'Con',
    },
    mailed:
      'Enviamos la confirmación a la dirección que nos dio. Si no llega, es posible que un filtro la haya retenido: llámenos, su hora sigue reservada.',
    calendar: 'Agregar a mi calendario',
    move: 'Cambiar la hora',
    moveTo: 'Elija la nueva hora.',
    otherMember:
      '{name} ya no atiende citas: la suya será con otra persona del equipo que esté libre a la hora que elija.',
    cancel: 'Cancelar la cita',
    cancelConfirm: '¿Confirma que quiere cancelar?',
    keep: 'Conservar la cita',
    moved: 'Cambiamos la hora de su cita.',
    done: 'Su cita quedó cancelada.',
    tooOften: 'Ya cambió la hora varias veces. Para otro cambio, llámenos: {phone}.',
    tooLate: 'Falta menos de una hora. Para cambiar o cancelar la cita, llámenos: {phone}.',
    again: 'Reservar otra cita',
    failures: {
      failed:
        'El servidor no pudo responder. Recargue la página para ver si el cambio está hecho; si no, inténtelo de nuevo en un momento.',
      offline:
        'Se cortó la conexión. Recargue la página para ver si el cambio está hecho; si no, inténtelo de nuevo.',
    },
  },
  leadMessage: 'Cita de {kind}, {when}.',
  mails: {
    visitor: {
      confirmed: {
        subject: 'Cita confirmada: {when}',
        text: 'Su cita está confirmada. El archivo adjunto la agrega a su calendario.',
      },
      moved: {
        subject: 'Su cita cambió de hora: {when}',
        text: 'Su cita tiene una nueva hora. El archivo adjunto actualiza su calendario.',
      },
      cancelled: {
        subject: 'Cita cancelada: {when}',
        text: 'Esta cita se canceló. El archivo adjunto la quita de su calendario.',
      },
      tomorrow: {
        subject: 'Mañana: su cita, {when}',
        text: 'Le recordamos su cita de mañana.',
      },
      soon: { subject: 'En una hora: su cita', text: 'Su cita empieza en una hora.' },
    },
    member: {
      confirmed: {
        subject: 'Nueva cita: {name}, {when}',
        text: 'Se acaba de agregar una cita a su agenda.',
      },
      moved: {
        subject: 'Cita reprogramada: {name}, {when}',
        text: 'Una cita de su agenda tiene nueva hora.',
      },
      cancelled: {
        subject: 'Cita cancelada: {name}, {when}',
        text: 'Se canceló una cita de su agenda y esa hora queda disponible.',
      },
      tomorrow: { subject: 'Mañana: {name}, {when}', text: 'Le recordamos su cita de mañana.' },
      soon: { subject: 'En una hora: {name}', text: 'Su cita empieza en una hora.' },
    },
    facts: 'La cita',
    labels: {
      when: 'Cuándo',
      kind: 'Duración',
      how: 'Cómo',
      who: 'Con',
      reference: 'Referencia',
      visitor: 'Nombre',
      email: 'Correo',
      phone: 'Teléfono',
      company: 'Empresa',
      language: 'Idioma de la conversación',
    },
    manage: 'Cambiar o cancelar',
    open: 'Abrir en el CRM',
    call: 'Llamar al {phone}',
    event: 'Cita de {kind} con {name}',
  },
};
