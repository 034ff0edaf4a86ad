import type { TimelineCopy } from './shape.ts';

export const es: TimelineCopy = {
  filter: 'Filtrar el historial de la ficha',
  all: 'Todo',
  kinds: {
    note: 'Notas',
    task: 'Tareas',
    lead: 'Solicitudes',
    mail: 'Correos',
    score: 'Puntuaciones',
    entry: 'Diario',
    change: 'Cambios',
  },
  one: {
    note: 'Nota',
    task: 'Tarea',
    lead: 'Solicitud',
    mail: 'Correo',
    score: 'Puntuación ILA',
    entry: 'Diario',
    change: 'Cambio',
  },
  empty: 'Todavía no hay nada: escriba la primera nota.',
  failed: 'No se pudo leer el historial de la ficha.',
  score: 'Puntuación ILA: {score} de 100',
  scoreChange: 'Puntuación ILA: {before} → {score}',
  lead: 'Solicitud {reference}',
  mail: 'Correo a {to}',
  mails: {
    waiting: 'pendiente de envío',
    sent: 'enviado',
    kept: 'guardado aquí, sin enviar',
    dead: 'no se pudo enviar',
  },
  created: 'Ficha creada',
  fieldChange: '{field}: {before} → {value}',
  nothing: 'vacío',
};
