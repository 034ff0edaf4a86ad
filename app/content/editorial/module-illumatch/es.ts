import type { EditorialPage } from '../shape.ts';

export const es: EditorialPage = {
  name: 'Módulo ILLUMATCH',
  summary:
    'El módulo que relaciona las necesidades de un negocio con los servicios que le convienen.',
  title: 'ILLUMATCH — el servicio que le va a su negocio',
  description:
    'El módulo ILLUMATCH relaciona lo que usted dice de su negocio con los servicios que le convienen, con los motivos y el precio de partida.',
  head: {
    eyebrow: 'Módulo ILLUMATCH',
    title: { before: 'Sus necesidades, ', emphasis: 'nuestros servicios', after: '.' },
    lead: 'Cinco preguntas sencillas y una lista ordenada, con lo que pesó a favor y en contra de cada servicio.',
    button: 'Responder a las preguntas',
    second: 'Ver todos los servicios',
  },
  blocks: [
    {
      kind: 'steps',
      title: { before: 'Lo que ', emphasis: 'cuenta', after: '' },
      lead: 'Las respuestas no son una encuesta: cada una mueve la lista.',
      items: [
        {
          title: 'Su oficio',
          text: 'Un restaurante y un abogado no se buscan de la misma manera.',
        },
        {
          title: 'Su objetivo',
          text: 'Ser visto, recibir solicitudes, hacer volver, ganar tiempo.',
        },
        { title: 'Su presupuesto', text: 'Comparado con los precios de partida, sin rodeos.' },
        { title: 'Su punto de partida', text: 'Lo que ya existe no hay que rehacerlo.' },
      ],
    },
  ],
  closing: {
    title: { before: 'Dos minutos, ', emphasis: 'una respuesta', after: '.' },
    lead: 'Sus respuestas se quedan en su navegador mientras no las envíe.',
    button: 'Responder a las preguntas',
    second: 'Ver servicios y precios',
  },
};
