import type { LeadsCopy } from '../shape.ts';

export const es: LeadsCopy['conversion'] = {
  title: 'Convertir a {name} en cliente',
  known: 'Es posible que este cliente ya exista:',
  join: 'Añadir a {name}',
  create: 'Crear un cliente nuevo',
  search: {
    label: 'Unir a otro cliente',
    found: { one: '{count} cliente encontrado', other: '{count} clientes encontrados' },
    firstOf: 'Los {count} primeros de {total}: escriba unas letras para encontrar los demás.',
    none: 'Ningún cliente coincide',
  },
  name: 'Nombre del cliente',
  sector: 'Sector',
  email: 'Correo',
  phone: 'Teléfono',
  website: 'Sitio web',
  address: 'Dirección',
  project: 'Proyecto que se abre',
  projectHelp: 'Opcional. Déjelo vacío para crear solo el cliente.',
  submit: 'Convertir al cliente',
  done: '{name} está entre los clientes.',
  duplicate: 'Es posible que este cliente ya exista. Elija antes de continuar.',
  clientChanged: 'La ficha de este cliente acaba de cambiar. No se ha guardado nada: repita.',
  invalid: 'Un campo no es válido: {fields}.',
  close: 'Cerrar',
  guard: {
    unsaved: 'Se perderá lo que ha escrito.',
    discard: 'Descartar',
    keep: 'Seguir editando',
  },
};
