import type { LeadsCopy } from '../shape.ts';

export const es: LeadsCopy['conversion'] = {
  title: 'Convertir a {name} en cliente',
  known: 'Es posible que este cliente ya exista:',
  join: 'Vincular con {name}',
  create: 'Crear un cliente nuevo',
  search: {
    label: 'Vincular con otro cliente',
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
  submit: 'Convertir en cliente',
  done: '{name} ya figura entre los clientes.',
  duplicate: 'Es posible que este cliente ya exista. Elija antes de continuar.',
  taken: 'Otra persona acaba de convertir esta solicitud. No se creó nada por duplicado.',
  leadChanged: 'La solicitud acaba de cambiar. Revísela y vuelva a convertir.',
  clientChanged:
    'La ficha de este cliente acaba de cambiar. No se guardó nada: inténtelo de nuevo.',
  invalid: 'Corrija: {fields}.',
  close: 'Cerrar',
  guard: {
    unsaved: 'Se perderá lo que escribió.',
    discard: 'Descartar',
    keep: 'Seguir editando',
  },
};
