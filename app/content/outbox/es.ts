import type { OutboxCopy } from './shape.ts';

export const es: OutboxCopy = {
  states: { dead: 'Fallidos', waiting: 'En espera', sent: 'Enviados' },
  mails: {
    'lead-confirmation': 'Confirmación al visitante',
    'lead-notice': 'Aviso al equipo',
    'staff-invitation': 'Invitación de un colega',
    'staff-reset': 'Nueva contraseña',
    'staff-password-changed': 'Contraseña cambiada',
  },
  forgotten: 'Contenido borrado o secreto',
  at: {
    dead: 'Abandonado el {date}',
    waiting: 'Próximo intento el {date}',
    sent: 'Enviado el {date}',
  },
  attempts: { one: '{count} intento', other: '{count} intentos' },
  error: 'Causa: {code}',
  replay: 'Reenviar',
  replayed: 'El envío sale de nuevo.',
};
