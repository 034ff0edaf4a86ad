import type { LeadReplyTemplates } from './shape.ts';

export const es: LeadReplyTemplates = [
  {
    id: 'call',
    name: 'Proponer una llamada',
    subject: 'Su solicitud {reference}: hablemos',
    text: `Hola, {name}:

Gracias por escribirnos. He leído su solicitud y con una llamada de veinte minutos podríamos ir al grano.

Elija el momento que mejor le venga: {booking}

Si lo prefiere, responda a este correo o llámenos al {phone}.

Hasta pronto,
{owner}`,
  },
  {
    id: 'questions',
    name: 'Pedir más detalles',
    subject: 'Su solicitud {reference}: unas preguntas',
    text: `Hola, {name}:

Gracias por su mensaje. Para responderle con precisión necesito tres cosas:

- la dirección de su sitio o de su ficha de Google;
- la ciudad o el barrio al que quiere llegar;
- el plazo que tiene en mente.

Responda a este correo y yo me encargo.

Un saludo,
{owner}`,
  },
  {
    id: 'received',
    name: 'Acusar recibo',
    subject: 'Su solicitud {reference} está en mis manos',
    text: `Hola, {name}:

Su solicitud me ha llegado y soy yo quien se ocupa de ella. Le daré una respuesta completa en cuanto la haya estudiado.

Mientras tanto, puede localizarme respondiendo a este correo.

Un saludo,
{owner}`,
  },
];
