import type { PeopleCopy } from './shape.ts';

export const es: PeopleCopy = {
  title: 'Personas de contacto',
  first: 'Contacto principal',
  add: 'Agregar una persona',
  addTitle: 'Nueva persona de contacto',
  editTitle: 'Editar a {name}',
  fields: {
    name: 'Nombre de la persona',
    role: 'Cargo',
    email: 'Correo de la persona',
    phone: 'Teléfono de la persona',
    language: 'Idioma',
  },
  anyLanguage: 'Idioma desconocido',
  edit: 'Editar a {name}',
  makeFirst: 'Poner a {name} como contacto principal',
  remove: 'Quitar a {name}',
  saved: '{name} figura entre las personas de contacto.',
  removed: '{name} ya no figura entre las personas de contacto.',
  madeFirst: '{name} es el contacto principal.',
  full: 'Una ficha puede tener {count} personas de contacto como máximo.',
};
