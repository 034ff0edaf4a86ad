import type { NotificationsCopy } from './shape.ts';

export const es: NotificationsCopy = {
  title: 'Notificaciones',
  unread: {
    one: 'Notificaciones, {count} sin leer',
    other: 'Notificaciones, {count} sin leer',
  },
  manyUnread: 'Notificaciones, más de {count} sin leer',
  loading: 'Cargando las notificaciones…',
  none: 'Todavía no hay notificaciones. Aquí verá las solicitudes, las tareas y las menciones para usted.',
  failed: 'No se pudieron cargar las notificaciones.',
  retry: 'Reintentar',
  isNew: 'Sin leer',
  markRead: 'Marcar como leída: {text}',
  markAllRead: 'Marcar todo como leído',
  more: 'Ver las anteriores',
  sandbox:
    'En la demostración usted trabaja a solas y no se guarda nada: las notificaciones y sus correos son parte del CRM del equipo, que necesita un servidor.',
  choose: 'Elegir los correos',
  sentences: {
    one: {
      'lead-new': 'Nueva solicitud: {title}',
      mentioned: 'Mención de {actor}: {title}',
      'client-changed': '{actor} modificó una de sus fichas: {title}',
      'site-fallen': 'Bajó el puntaje medido del sitio de {title}',
      'site-hidden': 'El sitio de {title} deja fuera a los buscadores',
      due: 'Para hoy: {title}',
      overdue: 'Atrasada: {title}',
    },
    assigned: {
      leads: '{actor} le asignó una solicitud: {title}',
      clients: '{actor} le asignó un cliente: {title}',
      projects: '{actor} le asignó un proyecto: {title}',
      tasks: '{actor} le asignó una tarea: {title}',
    },
    assignedToYou: 'Se le asignó una solicitud: {title}',
    andOthers: { one: '{title} y {count} más', other: '{title} y {count} más' },
    gone: 'elemento eliminado',
  },
  mention: {
    list: 'Personas que puede mencionar',
    hint: 'Escriba @ y un nombre para avisar a alguien.',
  },
};
