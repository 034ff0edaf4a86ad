import type { OutboxCopy } from './shape.ts';

export const es: OutboxCopy = {
  states: { dead: 'Abandonado', waiting: 'En espera', kept: 'Guardado aquí', sent: 'Enviado' },
  mails: {
    'lead-confirmation': 'Confirmación al visitante',
    'lead-notice': 'Aviso al equipo',
    'lead-reply': 'Respuesta enviada',
    'booking-visitor': 'Cita, al visitante',
    'booking-member': 'Cita, al equipo',
    'audit-report': 'Informe de auditoría listo',
    'audit-fall': 'Baja del puntaje de un cliente',
    'staff-invitation': 'Invitación a un colega',
    'staff-reset': 'Nueva contraseña',
    notifications: 'Notificaciones',
    'staff-grave-change': 'Aviso de seguridad',
  },
  forgotten: 'Contenido borrado o secreto',
  at: {
    dead: 'Abandonado el {date}',
    waiting: 'Próximo intento el {date}',
    kept: 'Guardado aquí el {date}, a falta de servidor de correo',
    sent: 'Enviado el {date}',
  },
  attempts: { one: '{count} intento', other: '{count} intentos' },
  error: 'Causa: {code}',
  replay: 'Reenviar',
  replayed: 'El envío sale de nuevo.',
};
