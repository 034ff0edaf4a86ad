import type { LegalCopy } from '../shape.ts';

export const es: LegalCopy['uses'] = {
  columns: { why: 'Para qué', basis: 'Fundamento', kept: 'Duración', shared: 'Destinatarios' },
  rows: {
    messages: {
      what: 'Sus mensajes: nombre, correo, teléfono, empresa, texto, página de envío, aviso mostrado; nuestras notas y respuestas',
      why: 'Responderle.',
      kept: '{messages} después de su último mensaje',
    },
    attachments: {
      what: 'Lo que acompaña un mensaje: resultado de una herramienta, informe de auditoría, conversación con el asistente si usted la adjunta',
      why: 'Entender su solicitud.',
      kept: 'igual que el mensaje, {messages}',
    },
    bookings: {
      what: 'Sus citas: hora, duración, medio, zona horaria, persona con quien se reúne',
      why: 'Cumplir con la cita y recordársela.',
      kept: 'igual que el mensaje, {messages}',
    },
    campaign: {
      what: 'La campaña que lo trajo aquí (parámetros «utm» de la dirección)',
      why: 'Saber qué aporta un anuncio. Solo se guarda si usted permite la categoría Publicidad.',
      kept: 'igual que el mensaje, {messages}',
    },
    spam: {
      what: 'El puntaje antispam de un mensaje y los mensajes en cuarentena',
      why: 'Apartar los envíos no deseados.',
      kept: 'en cuarentena, {quarantine}; {flood} si es un envío masivo; menos si falta espacio. El puntaje, igual que el mensaje',
    },
    sender: {
      what: 'Un seudónimo de su dirección de red, que cambia cada día',
      why: 'Reconocer un envío masivo.',
      kept: 'alrededor de {senders}',
    },
    limits: {
      what: 'Huellas de direcciones de red y de intentos de acceso',
      why: 'Limitar las peticiones y los intentos de contraseña.',
      kept: 'alrededor de {calls}; intentos de acceso, {attempts}',
    },
    outgoing: {
      what: 'Los correos y avisos que se envían sobre usted',
      why: 'Entregarlos y reintentar si falla la entrega.',
      kept: '{sent} después del envío; {dead} si no se pudieron entregar',
    },
    audits: {
      what: 'La dirección del sitio que nos pide medir, su informe, las cifras y los datos de contacto de sus exportaciones de Google y el correo donde avisarle, si los da',
      why: 'Leer las páginas públicas de ese sitio y mostrarle lo que se vio.',
      kept: '{audits}; el puntaje de un cliente, mientras exista su ficha',
    },
    questions: {
      what: 'Las preguntas al asistente y los textos pedidos a las herramientas',
      why: 'Responderle.',
      kept: 'nuestro servidor no los guarda',
    },
    crm: {
      what: 'Las fichas de nuestros clientes y prospectos: contactos, proyectos, tareas, diario',
      why: 'Llevar el trabajo acordado.',
      kept: 'hasta que se eliminan, y luego {bin} en la papelera',
    },
    notifications: {
      what: 'Los avisos al equipo, por ejemplo sobre su solicitud, y los navegadores que los reciben',
      why: 'No dejar nada sin respuesta.',
      kept: '{notifications}; un navegador, {browsers} después de la última visita',
    },
    account: {
      what: 'Las cuentas del equipo: nombre, correo, horario, sesiones, dirección de red, navegador',
      why: 'Abrir el CRM solo a las personas autorizadas.',
      kept: 'sesiones, {sessions} como máximo; una cuenta, hasta que se borra',
    },
    settings: {
      what: 'Los nombres y textos que el equipo da a sus claves de acceso, webhooks y plantillas de respuesta, si lo mencionan',
      why: 'Distinguirlos.',
      kept: 'hasta que se eliminan; un borrado retira de ellos su información',
    },
    requests: {
      what: 'Sus solicitudes sobre sus datos, nuestras respuestas y una huella de la dirección borrada',
      why: 'Responderlas, poder demostrarlo y repetir el borrado si se restaura una copia de seguridad.',
      kept: '{requests} después de la respuesta',
    },
    history: {
      what: 'El registro de auditoría: quién cambió qué, con los valores; accesos del equipo y dirección de red',
      why: 'Encontrar un error o un abuso.',
      kept: '{audit}; un borrado retira de él su información',
    },
    logs: {
      what: 'Registro del servidor: número de petición, método, página conocida, código de respuesta, duración; si se rechaza, la cuenta, la clave o el seudónimo del día',
      why: 'Corregir una falla y detectar un abuso. Sin direcciones IP, cookies ni contenido de las peticiones.',
      kept: '{logs} como máximo',
    },
    comfort: {
      what: 'Idioma, ajustes de accesibilidad, conversación con el asistente, resultados de las herramientas',
      why: 'Mostrarle el sitio tal como lo dejó. Nuestro servidor lee la cookie de idioma.',
      kept: 'en su navegador, hasta que usted lo borre',
    },
    choice: {
      what: 'Su elección de consentimiento: categorías, fecha, versión, navegador',
      why: 'Respetarla y mostrarle la prueba.',
      kept: 'en su navegador, hasta que usted lo borre',
    },
  },
  bases: {
    request: 'su solicitud',
    consent: 'su consentimiento',
    interest: 'nuestro interés legítimo',
    duty: 'una obligación legal',
  },
  recipients: {
    mail: 'el servidor de correo',
    systems: 'los programas que hemos conectado (webhooks, API)',
    model: 'un modelo de lenguaje (si hay uno conectado)',
    calendar: 'el calendario conectado de la persona con quien se reúne',
    push: 'el servicio de avisos del navegador (sin su nombre)',
    link: 'quien tenga el enlace del informe (y puede borrarlo)',
    nobody: 'nadie más',
  },
};
