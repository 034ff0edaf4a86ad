import { answerPromise } from '../company/answer-promise.ts';
import type { LeadStatusCopy } from './shape.ts';

export const es: LeadStatusCopy = {
  title: 'Seguimiento de su solicitud | Iluma',
  description:
    'Consulte el estado del mensaje que nos envió: cuándo llegó, quién le responde y cuál es la fecha límite de respuesta.',
  heading: { before: 'El estado de ', emphasis: 'su solicitud', after: '' },
  without:
    'Esta página muestra una solicitud a quien la envió. Abra el enlace que apareció al enviar su mensaje, o el del correo de confirmación.',
  reference: 'Referencia',
  received: 'Recibida el',
  about: 'Tema',
  state: 'Estado',
  states: {
    received: 'Recibida, aún sin asignar',
    assigned: 'Asignada a una persona del equipo',
    done: 'Atendida',
  },
  who: 'Quién le responde',
  team: 'El equipo de Iluma',
  until: 'Respuesta',
  by: 'A más tardar el {date}, hora de Montreal',
  byMeaning: answerPromise.es.meaning,
  answered: 'Enviada el {date}. Mire también en su correo no deseado.',
  late: 'Debimos responder antes del {date}. Llámenos para resolverlo.',
  more: '¿Algo que agregar? Cite la referencia.',
  write: 'Escribirnos',
  book: 'Reservar una cita',
  invalid: {
    heading: { before: 'Este enlace ', emphasis: 'no funciona', after: '.' },
    text: 'Tiene más de 90 días o le falta una parte: cópielo entero desde su correo. Si no, escríbanos y cite su referencia.',
  },
  unavailable: {
    heading: { before: 'No podemos ', emphasis: 'mostrar su solicitud', after: ' por ahora.' },
    text: 'Su solicitud no se perdió: nuestro servidor no responde. Recargue la página en unos minutos o contáctenos directamente.',
  },
};
