import { es as uses } from './inventory/es.ts';
import { es as legalNotice } from './legal-notice/es.ts';
import { es as privacy } from './privacy/es.ts';
import type { LegalCopy } from './shape.ts';

export const es: LegalCopy = {
  contents: 'En esta página',
  updated: 'Texto en vigor desde el {date}.',
  writeToUs: 'Ejercer mis derechos por correo',
  callUs: 'Llamarnos al {phone}',
  toCookies: 'Ver cada cookie y cambiar mi elección',
  toPrivacy: 'Leer la política de privacidad',
  question: {
    title: '¿Algo no queda claro?',
    lead: 'Pregúntenos. Le explicamos con palabras sencillas qué significa en su caso.',
    button: 'Escribir al equipo',
  },
  hosts: {
    none: 'Las páginas no llaman a ningún otro servidor: las fuentes, las imágenes y los scripts vienen todos de aquí.',
    some: 'Las páginas pueden pedir archivos a {hosts}. Una etiqueta de medición solo se pide si usted la permitió.',
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
  uses,
  texts: {
    privacy,
    'legal-notice': legalNotice,
  },
};
