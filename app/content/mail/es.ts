import type { MailCopy } from './shape.ts';

export const es: MailCopy = {
  greeting: 'Hola, {name}:',
  greetingWithoutName: 'Hola:',
  signature: 'El equipo de Iluma',
  languages: { fr: 'francés', en: 'inglés', es: 'español' },
  footnotes: {
    'lead-confirmation':
      'Recibe este mensaje porque su dirección se escribió en un formulario del sitio de Iluma. Confirma una solicitud; no lleva publicidad ni lo inscribe en ninguna lista. Si no fue usted, escríbanos y lo borramos todo.',
    'lead-notice': 'Enviado por el sitio de Iluma a quienes responden las solicitudes.',
    'staff-invitation': 'Enviado a las cuentas del equipo de Iluma.',
    'staff-reset': 'Enviado a las cuentas del equipo de Iluma.',
    'staff-password-changed': 'Enviado a las cuentas del equipo de Iluma.',
  },
  confirmation: {
    subject: 'Hemos recibido su solicitud ({reference})',
    received: 'Su solicitud ha llegado. La leerá una persona, no un robot.',
    receivedAbout: 'Su solicitud sobre «{subject}» ha llegado. La leerá una persona, no un robot.',
    facts: 'Para guardar',
    reference: 'Referencia',
    next: {
      title: 'Qué pasa ahora',
      steps: [
        'La persona del equipo que conoce su tema lee su mensaje.',
        'Le responde en 24 horas hábiles, a esta dirección o por teléfono si nos lo dio.',
        'Después decide usted, sin compromiso.',
      ],
    },
    status: 'Ver cómo va mi solicitud',
    reach:
      '¿Quiere añadir algo? Llámenos al {phone} o escriba a {email}, con la referencia a mano.',
  },
  notice: {
    subject: '{reference}: {name} espera una respuesta',
    intro: 'Una solicitud lo espera.',
    facts: 'La solicitud',
    labels: {
      reference: 'Referencia',
      received: 'Recibida el',
      answerBy: 'Responder antes del',
      name: 'Nombre',
      email: 'Correo',
      phone: 'Teléfono',
      company: 'Empresa',
      subject: 'Tema',
      page: 'Página',
      reads: 'Lee en',
    },
    details: 'Resultado de herramienta adjunto',
    message: 'El mensaje',
    open: 'Abrir en el CRM',
  },
  invitation: {
    subject: 'Su cuenta de Iluma está lista',
    text: 'Se le ha abierto una cuenta en el CRM de Iluma. Elija su contraseña para entrar.',
    open: 'Elegir mi contraseña',
    until: 'El enlace sirve una sola vez, hasta el {date}.',
  },
  reset: {
    subject: 'Elegir una contraseña nueva',
    text: 'Se ha pedido una contraseña nueva para su cuenta. Si no fue usted, ignore este mensaje: nada cambia.',
    open: 'Elegir una contraseña nueva',
    until: 'El enlace sirve una sola vez, hasta el {date}.',
  },
  passwordChanged: {
    subject: 'Su contraseña ha cambiado',
    text: 'La contraseña de su cuenta se cambió el {date}. Sus demás sesiones están cerradas.',
    unless: 'Si no fue usted, avise enseguida a la dirección: puede cerrar la cuenta.',
  },
};
