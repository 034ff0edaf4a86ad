import type { EditorialPage } from '../shape.ts';

export const es: EditorialPage = {
  name: 'Módulo ILLUMATCH',
  summary:
    'El módulo que relaciona las necesidades de un negocio con los servicios que le convienen.',
  title: 'ILLUMATCH — el servicio que le va a su negocio',
  description:
    'El módulo ILLUMATCH relaciona lo que usted dice de su negocio con los servicios que le convienen, con los motivos y el precio inicial.',
  head: {
    eyebrow: 'Módulo ILLUMATCH',
    title: { before: 'Sus necesidades, ', emphasis: 'nuestros servicios', after: '.' },
    lead: 'Cinco pasos cortos y una lista ordenada, con lo que habla a favor y en contra de cada servicio.',
    button: 'Responder a las preguntas',
    second: 'Ver todos los servicios',
  },
  blocks: [
    {
      kind: 'steps',
      title: { before: 'Lo que ', emphasis: 'pregunta', after: '' },
      lead: 'Lo que la herramienta le pregunta, paso a paso. Ninguna respuesta es obligatoria; cada una puede mover la lista.',
      items: [
        {
          title: 'Su empresa',
          text: 'Su sector, su tamaño y su presupuesto, comparado con los precios iniciales publicados. El nombre solo titula el resultado.',
        },
        {
          title: 'Sus objetivos y su plazo',
          text: 'Visitas, solicitudes, ventas, notoriedad, Google, tiempo ganado, clientes que vuelven, otros países; y para cuándo.',
        },
        {
          title: 'Lo que frena, y su experiencia',
          text: 'Unas palabras sobre sus dificultades, y lo que ya conoce del marketing digital.',
        },
        {
          title: 'El resumen y después la lista',
          text: 'Usted revisa y corrige; luego ocho servicios se ordenan con sus razones, sus límites y su precio.',
        },
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
