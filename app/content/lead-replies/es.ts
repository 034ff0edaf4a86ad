import type { LeadReplyTemplates } from './shape.ts';

export const es: LeadReplyTemplates = [
  {
    id: 'call',
    name: 'Proponer una llamada',
    subject: 'Su solicitud {reference}: hablemos',
    text: `Hola, {name}:

Gracias por escribirnos. Leí su solicitud y con una llamada de 15 minutos podríamos avanzar.

Elija el horario que prefiera: {booking}

Si lo prefiere, responda a este correo o llámenos al {phone}.

Saludos,
{owner}`,
  },
  {
    id: 'questions',
    name: 'Pedir más detalles',
    subject: 'Su solicitud {reference}: unas preguntas',
    text: `Hola, {name}:

Gracias por su mensaje. Para responderle con precisión necesito tres cosas:

- la dirección de su sitio o de su perfil de Google;
- la ciudad o el barrio al que quiere llegar;
- el plazo que tiene en mente.

Responda a este correo y yo me encargo.

Saludos,
{owner}`,
  },
  {
    id: 'received',
    name: 'Acusar recibo',
    subject: 'Su solicitud {reference} está en mis manos',
    text: `Hola, {name}:

Recibí su solicitud y me encargo de ella. Le daré una respuesta completa en cuanto la revise.

Mientras tanto, puede escribirme en respuesta a este correo.

Saludos,
{owner}`,
  },
];
