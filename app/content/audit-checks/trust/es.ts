import type { CheckTexts } from '../shape.ts';

export const es: CheckTexts<'trust'> = {
  'trust.mixed': {
    name: 'Contenido no seguro',
    what: 'Una página segura no carga nada con HTTP.',
    why: 'Los navegadores bloquean esos archivos o quitan el candado.',
    how: [
      'Cambie «http://» por «https://» en la dirección del archivo.',
      'Si no existe con HTTPS, alójelo usted o quítelo.',
    ],
    faults: {
      http: 'Este archivo se carga con HTTP: {found}.',
    },
    absent: 'El sitio no abre con HTTPS.',
  },
  'trust.hsts': {
    name: 'HTTPS obligatorio',
    what: 'El sitio pide a los navegadores que usen siempre HTTPS.',
    why: 'Así protege a sus clientes en un wifi público desde la segunda visita.',
    how: [
      'Cuando HTTPS funcione en todo el sitio, agregue el encabezado «Strict-Transport-Security».',
      'Empiece con una duración corta y pase después a un año.',
    ],
    faults: {
      missing: 'Falta el encabezado, o no pide nada.',
    },
    absent: 'El sitio no abre con HTTPS.',
  },
  'trust.csp': {
    name: 'Reglas de contenido',
    what: 'El sitio dice a los navegadores de dónde puede venir su código.',
    why: 'Si alguien ataca un plugin, esta regla limita los daños.',
    how: [
      'Pida a su desarrollador una «Content-Security-Policy» adaptada al sitio.',
      'Pruébela primero en modo «solo informe».',
    ],
    faults: {
      missing: 'Falta el encabezado «{wanted}», o no fija ninguna regla.',
    },
  },
  'trust.nosniff': {
    name: 'Tipos de archivo respetados',
    what: 'El sitio impide que los navegadores adivinen el tipo de los archivos.',
    why: 'Así, un archivo subido por otra persona no puede hacerse pasar por código.',
    how: [
      'Agregue el encabezado «X-Content-Type-Options: nosniff» en su hosting o en un plugin de seguridad.',
      'Repita la auditoría para comprobarlo.',
    ],
    faults: {
      missing: 'Falta el encabezado «{wanted}», o no dice «nosniff».',
    },
  },
  'trust.forms': {
    name: 'Formularios seguros',
    what: 'Los formularios envían sus respuestas con HTTPS.',
    why: 'Un nombre, un número y un mensaje enviados sin cifrar pueden leerse por el camino.',
    how: [
      'Abra la configuración del formulario y corrija la dirección de envío.',
      'Si su proveedor no admite HTTPS, cambie de proveedor.',
    ],
    faults: {
      http: 'Este formulario envía sus respuestas sin cifrar, a {found}.',
    },
    absent: 'Las páginas leídas no contienen formularios.',
  },
  'trust.legal': {
    name: 'Páginas legales',
    what: 'La política de privacidad y, donde la ley lo pide, el aviso legal están enlazados en cada página, en el idioma del sitio.',
    why: 'La ley pide la primera casi en todas partes y el segundo en Europa; los dos dan confianza antes de comprar.',
    how: [
      'Redacte las dos páginas: qué guarda, por qué, cuánto tiempo y quién es usted.',
      'Enlácelas al pie de todas las páginas.',
    ],
    faults: {
      privacy: 'La página no enlaza ninguna política de privacidad.',
      legal: 'La página no enlaza ningún aviso legal ni condiciones.',
    },
  },
  'trust.trackers': {
    name: 'Seguimiento antes del consentimiento',
    what: 'Ninguna herramienta de seguimiento se carga antes de que el visitante acepte.',
    why: 'La ley lo prohíbe en Europa y en Quebec, y puede denunciarlo tanto un cliente como un competidor.',
    how: [
      'En el aviso de consentimiento, clasifique cada herramienta y bloquéela hasta que el visitante acepte.',
      'Quite las herramientas cuyas cifras no lee nadie.',
      'Repita la auditoría para comprobarlo.',
    ],
    faults: {
      tracker: 'La página contacta a {found} antes de cualquier consentimiento.',
      identifier: 'La página guarda el identificador {found} antes de cualquier consentimiento.',
    },
  },
  'trust.mail': {
    name: 'Protección de su correo',
    what: 'El dominio publica sus registros SPF y DMARC.',
    why: 'Sin ellos, sus correos caen en spam y cualquiera puede escribir en su nombre.',
    how: [
      'Copie el registro SPF de su proveedor de correo y agréguelo a su dominio.',
      'Agregue un registro DMARC, al principio con «p=none».',
      'Tras unas semanas sin problemas, pase a «quarantine».',
    ],
    faults: {
      spf: 'El dominio no publica ningún registro SPF.',
      'spf-several': 'El dominio publica varios registros SPF, lo que los anula a todos: {found}.',
      'spf-open': 'El registro SPF deja que cualquier servidor escriba en su nombre: {found}.',
      dmarc: 'El dominio no publica ningún registro DMARC.',
      'dmarc-several':
        'El dominio publica varios registros DMARC, lo que los anula a todos: {found}.',
    },
  },
  'trust.viewport': {
    name: 'Lectura en el celular',
    what: 'La página se adapta a la pantalla y se puede ampliar.',
    why: 'Impedir que se amplíe el texto es perder a los clientes que no ven bien.',
    how: [
      'Al principio de la página, ponga «width=device-width, initial-scale=1» y nada más.',
      'Quite «user-scalable=no» y «maximum-scale».',
    ],
    faults: {
      missing: 'La página no dice cómo adaptarse a la pantalla.',
      fixed: 'La página impide ampliar: «{found}».',
      width: 'La página no tiene el ancho de la pantalla: «{found}».',
    },
  },
  'trust.axe': {
    name: 'Accesibilidad',
    what: 'La revisión automática de accesibilidad no encuentra barreras.',
    why: 'Una de cada cinco personas vive con una discapacidad. Cada barrera es un cliente que se va, y un riesgo legal.',
    how: [
      'Empiece por las barreras que bloquean, que están primero.',
      'Corrija el elemento citado: contraste, nombre, etiqueta o estructura.',
      'Repita la auditoría y pruebe la página solo con el teclado.',
    ],
    faults: {
      critical: 'Barrera que bloquea, regla «{found}».',
      serious: 'Barrera grave, regla «{found}».',
      moderate: 'Molestia, regla «{found}».',
      minor: 'Molestia leve, regla «{found}».',
    },
  },
  'trust.targets': {
    name: 'Tamaño de los botones',
    what: 'Botones y enlaces miden 24 píxeles o más, o tienen suficiente espacio alrededor.',
    why: 'En un celular, dos enlaces demasiado juntos hacen llamar al número equivocado.',
    how: [
      'Agrande el elemento señalado o aumente el espacio a su alrededor.',
      'Apunte a 44 píxeles en los botones importantes.',
    ],
    faults: {
      small: 'Este elemento mide {found}; apunte a {wanted}.',
    },
  },
  'trust.narrow': {
    name: 'Pantallas pequeñas',
    what: 'A 320 píxeles de ancho, la página se lee sin desplazarse de lado.',
    why: 'Es el ancho de un celular pequeño, o de una pantalla ampliada al 400%.',
    how: [
      'Quite los anchos fijos del elemento señalado.',
      'Deje que imágenes y tablas se reduzcan al ancho de la pantalla.',
    ],
    faults: {
      sideways: 'El contenido mide {found} de ancho en una pantalla de {wanted}.',
    },
  },
};
