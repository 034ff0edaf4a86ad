import { es as privacy } from './privacy/es.ts';
import { es as legalNotice } from './legal-notice/es.ts';
import type { LegalCopy } from './shape.ts';

export const es: LegalCopy = {
  contents: 'En esta página',
  updated: 'Texto en vigor desde el {date}.',
  writeToUs: 'Ejercer mis derechos por correo',
  toCookies: 'Ver cada cookie y cambiar mi elección',
  toPrivacy: 'Leer la política de privacidad',
  question: {
    title: '¿Algo no queda claro?',
    lead: 'Pregúntenos. Le explicamos con palabras sencillas qué significa en su caso.',
    button: 'Escribir al equipo',
  },
  hosts: {
    none: 'Las páginas no llaman a ningún otro servidor: las fuentes, las imágenes y los scripts vienen todos de aquí.',
    some: 'Las páginas pueden pedir archivos a {hosts}. Una etiqueta de medición solo se pide si usted la ha permitido.',
  },
  officer: {
    title: 'Responsable de la protección de la información personal',
    email: 'Correo electrónico',
    post: 'Correo postal',
  },
  publisher: {
    company: 'Editor',
    office: 'Sede central',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    director: 'Dirección de la publicación',
  },
  uses: {
    columns: { what: 'Información', why: 'Para qué', basis: 'Fundamento', kept: 'Duración' },
    rows: {
      logs: {
        what: 'Registro del servidor: número de solicitud, método, página conocida, código de respuesta, duración',
        why: 'Ver que el sitio responde y corregir una falla. No se escribe en él ninguna dirección IP, ninguna cookie ni el contenido de ninguna solicitud.',
      },
      messages: {
        what: 'Lo que usted escribe en un formulario que envía: nombre, correo, teléfono, empresa, mensaje',
        why: 'Responderle y cumplir con la cita que pidió.',
      },
      audits: {
        what: 'La dirección del sitio que usted nos pide medir, el informe que resulta, las cifras de sus exportaciones de Google si las agrega y, si lo deja, el correo donde avisarle',
        why: 'Leer las páginas públicas de ese sitio y mostrarle lo que se vio. Quien tenga el enlace del informe puede leerlo y borrarlo.',
      },
      newsletters: {
        what: 'Su correo, si pide nuestros envíos, con la fecha y el texto de su consentimiento',
        why: 'Escribirle. Cada envío lleva un enlace para darse de baja (ley canadiense antispam).',
      },
      rights: {
        what: 'Sus solicitudes sobre sus datos y nuestras respuestas',
        why: 'Responderlas y poder demostrarlo.',
      },
      comfort: {
        what: 'Idioma, ajustes de accesibilidad, conversación con el asistente, resultados de las herramientas',
        why: 'Mostrarle el sitio tal como lo dejó. Todo ello permanece en su navegador, salvo el idioma, en una cookie que lee nuestro servidor, y la pregunta que el asistente busca por usted en este sitio, que no la guarda.',
      },
      choice: {
        what: 'Su elección de consentimiento: categorías, fecha, versión, navegador',
        why: 'Respetarla y mostrarle la prueba.',
      },
    },
    bases: {
      request: 'su solicitud',
      consent: 'su consentimiento',
      interest: 'nuestro interés legítimo',
      duty: 'una obligación legal',
    },
    retention: {
      days: '{count} días como máximo',
      months: '{count} meses tras el último contacto',
      browser: 'en su navegador, hasta que usted lo borre',
    },
  },
  texts: {
    privacy,
    'legal-notice': legalNotice,
  },
};
