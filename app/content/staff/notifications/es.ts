import type { AccountNotificationsCopy } from './shape.ts';

export const es: AccountNotificationsCopy = {
  title: 'Notificaciones',
  lead: 'Todo aparece bajo la campana del CRM. Elija qué recibe también por correo: lo que ya leyó nunca se vuelve a enviar. El resumen sale a las 7:00, hora de Montreal.',
  kinds: {
    'lead-new': 'Solicitud nueva que nadie ha tomado',
    assigned: 'Solicitud, cliente, proyecto o tarea que se le asigna',
    mentioned: 'Nota o comentario con una mención de usted',
    'client-changed': 'Ficha de uno de sus clientes modificada por otra persona',
    due: 'Tarea para hoy',
    overdue: 'Tarea atrasada',
  },
  mail: 'Correo: {kind}',
  measures: { 'at-once': 'De inmediato', daily: 'Resumen de las 7:00', none: 'Nunca' },
  submit: 'Guardar estas opciones',
  saved: 'Sus opciones quedaron guardadas.',
};
