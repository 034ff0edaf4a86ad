import { answerPromise } from '../company/answer-promise.ts';
import type { MailCopy } from './shape.ts';

export const es: MailCopy = {
  greeting: 'Hola, {name}:',
  greetingWithoutName: 'Hola:',
  moment: '{date}, hora de Montreal',
  signature: 'El equipo de Iluma',
  footnotes: {
    'lead-confirmation':
      'Recibe este mensaje porque su dirección se escribió en un formulario del sitio de Iluma. Confirma una solicitud; no lleva publicidad ni lo inscribe en ninguna lista. Si no fue usted, escríbanos y lo borramos todo.',
    'lead-notice': 'Enviado por el sitio de Iluma a quienes responden las solicitudes.',
    'lead-reply':
      'Respuesta de una persona del equipo de Iluma a su solicitud. Puede responder a este correo.',
    'booking-visitor':
      'Recibe este mensaje porque se reservó una cita con su dirección en el sitio de Iluma. Si no fue usted, cancélela con el enlace o escríbanos.',
    'booking-member': 'Enviado por el sitio de Iluma a la persona con quien es la cita.',
    notifications: 'Notificaciones que usted pidió en su cuenta del CRM de Iluma.',
    'audit-report':
      'Recibe este mensaje porque alguien pidió, en el sitio de Iluma, que se le avisara de este informe. Su dirección no se usa para nada más y se borra con el informe.',
    'audit-fall': 'Enviado a la persona del equipo de Iluma a cargo de este cliente.',
    'staff-invitation': 'Enviado a las cuentas del equipo de Iluma.',
    'staff-reset': 'Enviado a las cuentas del equipo de Iluma.',
    'staff-grave-change': 'Enviado a las cuentas del equipo de Iluma.',
  },
  confirmation: {
    subject: 'Recibimos su solicitud ({reference})',
    received: 'Recibimos su solicitud. Le responderá una persona del equipo.',
    receivedAbout:
      'Recibimos su solicitud sobre «{subject}». Le responderá una persona del equipo.',
    facts: 'Datos de su solicitud',
    reference: 'Referencia',
    next: {
      title: 'Qué pasa ahora',
      steps: [
        'Su solicitud pasa a la persona del equipo que conoce el tema.',
        `Le responde en ${answerPromise.es.within}, a esta dirección o por teléfono si nos dio su número. ${answerPromise.es.meaning}`,
        'Después decide usted, sin compromiso.',
      ],
    },
    status: 'Seguir mi solicitud',
    reach:
      '¿Quiere agregar algo? Llámenos al {phone} o escriba a {email}, con la referencia a mano.',
  },
  notice: {
    subject: '{reference}: {name} espera una respuesta',
    intro: 'Tiene una solicitud por responder.',
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
      reads: 'Idioma',
    },
    details: 'Resultado de herramienta adjunto',
    message: 'El mensaje',
    open: 'Abrir en el CRM',
  },
  reply: { quoted: 'Su mensaje del {date}' },
  notifications: {
    digest: {
      one: 'Esta mañana: {count} notificación sin leer',
      other: 'Esta mañana: {count} notificaciones sin leer',
    },
    several: { one: '{count} notificación nueva', other: '{count} notificaciones nuevas' },
    digestIntro: 'Esto es lo que tiene sin leer en el CRM.',
    intro: 'Hay novedades para usted en el CRM.',
    more: { one: 'Y {count} más por leer en el CRM.', other: 'Y {count} más por leer en el CRM.' },
    choose: 'Elegir mis correos',
  },
  auditReport: {
    subject: 'Su informe sobre {site} está listo',
    unreadSubject: 'No pudimos leer {site}',
    ready:
      'Leímos y medimos el sitio {site}: obtiene {score} sobre 100. El informe muestra lo que vimos, página por página, y qué conviene corregir primero.',
    unread: 'No pudimos leer el sitio {site}. La página explica por qué y qué puede hacer usted.',
    open: 'Abrir el informe',
    until: 'El enlace es válido durante 90 días. Quien lo tenga puede leer el informe y borrarlo.',
  },
  auditFall: {
    subject: '{client}: el puntaje del sitio baja de {before} a {score}',
    subjectKeptOut: '{client}: los buscadores ya no pueden entrar al sitio',
    fall: 'La auditoría semanal de {site} da {score} sobre 100; la anterior dio {before}.',
    keptOut:
      'La auditoría de {site} muestra que los buscadores quedan fuera: la página de inicio ya no puede aparecer en sus resultados.',
    open: 'Abrir la ficha del cliente',
  },
  invitation: {
    subject: 'Su cuenta de Iluma está lista',
    text: 'Se creó su cuenta en el CRM de Iluma. Elija su contraseña para entrar.',
    open: 'Elegir mi contraseña',
    until: 'El enlace sirve una sola vez, hasta el {date}.',
  },
  reset: {
    subject: 'Elegir una contraseña nueva',
    text: 'Alguien pidió una contraseña nueva para su cuenta. Si no esperaba este mensaje, ignórelo: el enlace no cambia nada mientras no se use.',
    open: 'Elegir una contraseña nueva',
    until: 'El enlace sirve una sola vez, hasta el {date}.',
  },
  sensitiveChange: {
    subject: 'Cuenta de Iluma: {what}',
    intro:
      'Este cambio se acaba de hacer en su cuenta del CRM de Iluma o desde ella. Si fue usted, no tiene que hacer nada.',
    facts: 'Qué cambió',
    what: 'Qué',
    when: 'Cuándo',
    by: 'Por',
    unless: 'Si no fue usted:',
    changes: {
      invitation: 'cuenta abierta a un colega',
      'reset-of-another': 'contraseña de un colega restablecida',
      'account-disabled': 'cuenta de un colega desactivada',
      'account-enabled': 'cuenta de un colega reactivada',
      password: 'contraseña cambiada',
      'second-step-on': 'verificación en dos pasos activada',
      'second-step-replaced': 'aplicación de autenticación reemplazada',
      'second-step-off': 'verificación en dos pasos desactivada',
      'recovery-codes': 'códigos de recuperación renovados',
      reset: 'contraseña restablecida',
      role: 'su rol cambió',
      'role-of-another': 'rol de un colega cambiado',
      'role-rules': 'requisito de la verificación en dos pasos cambiado',
      'api-key': 'clave de API creada',
      webhook: 'webhook agregado',
      'webhook-change': 'webhook modificado',
      'webhook-secret': 'secreto de un webhook cambiado',
      erasure: 'datos de una persona borrados',
      export: 'datos exportados',
    },
    undo: {
      export:
        'estos datos salieron del CRM. Avise enseguida a la dirección general y a la persona responsable de la privacidad, y haga restablecer su cuenta («npm run staff -- reset»).',
      staff:
        'revise la cuenta en Administración, Equipo, y haga restablecer la suya («npm run staff -- reset»).',
      account:
        'pida enseguida a un administrador que restablezca su cuenta en la administración del CRM. Todas sus sesiones terminan y usted recibe un enlace para elegir otra contraseña.',
      role: 'pida a un CEO o a un COO que le devuelva el rol anterior, en Administración, Equipo.',
      'role-rules':
        'restablezca el requisito en Administración, Equipo, y haga restablecer su cuenta («npm run staff -- reset»).',
      key: 'revoque la clave en Administración, Claves de API, y haga restablecer su cuenta («npm run staff -- reset»).',
      webhook:
        'detenga o retire el webhook en Administración, Webhooks, y haga restablecer su cuenta («npm run staff -- reset»).',
      nothing:
        'un borrado no se puede deshacer. Avise a la dirección general y haga restablecer su cuenta («npm run staff -- reset»).',
    },
  },
};
