import type { CookiesCopy } from './shape.ts';

export const es: CookiesCopy = {
  title: 'Cookies: ver la lista y cambiar su elección | Iluma',
  description:
    'Su elección actual, cada cookie y cada clave que este sitio puede guardar, para qué sirve, cuánto dura y un botón para retirarlo todo.',
  heading: { before: 'Cookies que este sitio guarda en ', emphasis: 'su dispositivo', after: '' },
  lead: 'Esta es su elección tal como se aplica ahora, y después la lista completa de lo que el sitio puede guardar en su navegador. El sitio usa esta misma lista para borrar los datos.',
  choice: {
    title: 'Su elección',
    withoutScripts:
      'Sin JavaScript, este sitio no guarda nada opcional y por tanto no tiene nada que preguntarle. Su elección aparecerá aquí si lo activa.',
    status: {
      none: 'Aún no ha elegido: solo está activo lo necesario.',
      lapsed: 'Su última elección ya no cuenta: solo está activo lo necesario hasta que responda.',
      refused: 'Eligió solo lo necesario.',
      accepted: 'Aceptó las cinco categorías.',
      some: 'Además de lo necesario, permitió: {categories}.',
    },
    receipt: {
      title: 'Comprobante',
      date: 'Fecha de la elección',
      expires: 'Se vuelve a preguntar después del',
      version: 'Versión de las categorías',
      browser: 'Navegador',
    },
    save: 'Guardar',
    acceptAll: 'Aceptar todo',
    withdraw: 'Retirar mis permisos',
    reopen: 'Volver a ver el aviso',
    saved: 'Guardado.',
    notKept:
      'Su navegador no permite guardar datos: su elección vale para esta página y se le preguntará de nuevo en la siguiente.',
  },
  keys: {
    title: 'Lista de cookies y claves',
    lead: 'Retirar una categoría borra al instante todo lo que había permitido.',
    none: 'Esta categoría no guarda nada en su navegador.',
    places: {
      local: 'almacenamiento local',
      session: 'almacenamiento de sesión',
      cookie: 'una cookie',
    },
    owners: {
      iluma: 'que solo este sitio lee',
      router: 'que solo este sitio lee',
      tag: 'que también lee el proveedor de la etiqueta',
    },
    lifetimes: {
      days: '{days} días',
      hours: '{hours} horas',
      visit: 'hasta que cierre la pestaña',
      'until-erased': 'hasta que usted lo borre',
    },
    purposes: {
      consent: 'Su elección, su fecha, su versión y su navegador: la prueba de lo que permitió.',
      language: 'El idioma que eligió.',
      'language-server':
        'El mismo idioma, para que el servidor responda en él desde la primera página.',
      accessibility: 'Sus ajustes de accesibilidad.',
      chat: 'Su conversación con el asistente, mientras dura la visita. Si no sabe responder una pregunta por sí solo, la busca en este sitio, que no la guarda.',
      system: 'Los interruptores que usted cambió (asistente, animaciones).',
      scroll: 'El punto de cada página en el que estaba, para volver a él.',
      release: 'La versión del sitio que cargó la pestaña, para no mezclar dos.',
      transitions: 'Las páginas entre las que se anima la transición.',
      ila: 'Sus respuestas y su puntaje ILA, para retomarlos.',
      adluma: 'Su última simulación ADLUMA.',
      ilumatch: 'Sus respuestas de ILUMATCH.',
      blogia: 'Sus borradores de BlogIA.',
      staff:
        'La sesión de quien trabaja en el equipo y entró en el CRM. Usted no la tiene si no es del equipo.',
      'staff-device':
        'Reconocer un navegador desde el que alguien del equipo ya ha entrado, para que los intentos de desconocidos no le bloqueen el acceso. No da acceso a nadie.',
      cockpit:
        'Los ajustes del panel de administración que usted guardó, para la vista previa en su pantalla.',
      'crm-views': 'Las vistas que usted guardó en el CRM.',
      'crm-density': 'La densidad de las listas que usted eligió en el CRM.',
      audience: 'Distinguir una visita de otra para contar la audiencia.',
      campaigns: 'Relacionar una visita con el anuncio que la trajo.',
      sector:
        'El sector que eligió en la página Herramientas gratuitas, para volver a proponérselo.',
    },
  },
  more: {
    title: 'Más información',
    hosts: {
      title: 'Otros servidores',
      none: 'Las fuentes, las imágenes y los scripts vienen de este sitio. Una regla de seguridad enviada con cada página prohíbe al navegador pedirlos en otra parte.',
      some: 'Con su consentimiento, o para sus imágenes, una página puede pedir un archivo a {hosts}. Una regla de seguridad enviada con cada página prohíbe al navegador cualquier otro servidor, y una etiqueta de medición solo se pide si usted permite Analíticas o Publicidad.',
    },
    items: [
      {
        title: 'La señal de privacidad (GPC)',
        text: 'Si su navegador envía la señal Global Privacy Control, el aviso lo dice y todo lo opcional queda apagado mientras usted no decida otra cosa.',
      },
      {
        title: 'Borrarlo usted mismo',
        text: 'Los ajustes de su navegador también borran cookies y almacenamiento. El sitio volverá entonces a preguntarle.',
      },
    ],
    privacy: 'Leer la política de privacidad',
  },
};
