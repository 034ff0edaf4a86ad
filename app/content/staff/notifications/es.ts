import type { AccountNotificationsCopy } from './shape.ts';

export const es: AccountNotificationsCopy = {
  title: 'Notificaciones',
  lead: 'Todo aparece bajo la campana del CRM. Elija qué recibe también por correo: lo que ya leyó en el CRM no se envía. El resumen sale a las 7 a.m., hora de Montreal.',
  kinds: {
    'lead-new': 'Solicitud nueva que nadie tomó',
    assigned: 'Solicitud, cliente, proyecto o tarea que se le asigna',
    mentioned: 'Nota o comentario donde se le menciona',
    'client-changed': 'Ficha de uno de sus clientes modificada por otra persona',
    'site-fallen': 'Baja en el puntaje medido de uno de sus clientes',
    'site-hidden': 'Sitio de uno de sus clientes cerrado a los buscadores',
    due: 'Tarea para hoy',
    overdue: 'Tarea atrasada',
  },
  mail: 'Correo: {kind}',
  measures: { 'at-once': 'De inmediato', daily: 'Resumen de las 7 a.m.', none: 'Nunca' },
  push: {
    box: 'En mis dispositivos: {kind}',
    short: 'En mis dispositivos',
    title: 'En este dispositivo',
    lead: 'Su navegador puede avisarle aunque el CRM esté cerrado. El aviso dice de qué se trata, nunca de quién: a veces aparece en una pantalla bloqueada. Termina cuando cierra la sesión aquí, o si no abre el CRM durante 30 días.',
    browsers: {
      one: 'Recibe avisos en {count} navegador.',
      other: 'Recibe avisos en {count} navegadores.',
    },
    states: {
      on: 'Recibe avisos en este navegador.',
      off: 'No recibe avisos en este navegador.',
      denied:
        'Este navegador bloquea las notificaciones de este sitio. Permítalas en su configuración y recargue esta página.',
      unsupported:
        'Este navegador no recibe notificaciones. En iPhone y iPad, agregue primero el sitio a la pantalla de inicio.',
    },
    turnOn: 'Avisarme en este navegador',
    turnOff: 'Dejar de avisarme aquí',
    busy: 'Un momento…',
    failed: 'El servicio de notificaciones de este navegador no respondió. Inténtelo más tarde.',
    needsScript: 'Para recibir avisos en este dispositivo, active JavaScript.',
    said: {
      title: 'CRM de Iluma',
      one: {
        'lead-new': 'Solicitud nueva',
        mentioned: 'Se le menciona en una nota',
        'client-changed': 'Se modificó la ficha de uno de sus clientes',
        'site-fallen': 'El sitio de uno de sus clientes perdió puntos',
        'site-hidden': 'El sitio de uno de sus clientes se cerró a los buscadores',
        due: 'Una tarea es para hoy',
        overdue: 'Una tarea está atrasada',
      },
      assigned: {
        leads: 'Se le asignó una solicitud',
        clients: 'Se le asignó un cliente',
        projects: 'Se le asignó un proyecto',
        tasks: 'Se le asignó una tarea',
      },
      several: { one: '{count} notificación nueva', other: '{count} notificaciones nuevas' },
    },
  },
  submit: 'Guardar estas opciones',
  saved: 'Sus opciones quedaron guardadas.',
};
