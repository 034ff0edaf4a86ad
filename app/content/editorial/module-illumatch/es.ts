import type { EditorialPage } from '../shape.ts';

export const es: EditorialPage = {
  name: 'Módulo ILLUMATCH',
  summary:
    'El módulo que relaciona las necesidades de un negocio con los servicios que le convienen.',
  title: 'ILLUMATCH: elija el servicio para su negocio | Iluma',
  description:
    'El módulo ILLUMATCH relaciona lo que usted dice de su negocio con los servicios que le convienen, con los motivos y el precio inicial de cada uno.',
  head: {
    eyebrow: 'Módulo ILLUMATCH',
    title: { before: 'Elija el servicio para ', emphasis: 'su negocio', after: '' },
    lead: 'Cinco pasos cortos en la herramienta ILUMATCH y una lista ordenada, con las razones a favor y en contra de cada servicio.',
    button: 'Responder las preguntas',
    second: 'Ver todos los servicios',
  },
  blocks: [
    {
      kind: 'steps',
      title: { before: 'Lo que ', emphasis: 'pregunta', after: '' },
      lead: 'Ninguna respuesta es obligatoria; cada una puede cambiar el orden de la lista.',
      items: [
        {
          title: 'Su empresa',
          text: 'Su sector, su tamaño y su presupuesto, comparado con los precios iniciales publicados. El nombre solo titula el resultado.',
        },
        {
          title: 'Sus objetivos y su plazo',
          text: 'Visitas, solicitudes, ventas, marca, Google, ahorro de tiempo, clientes que vuelven, otros países; y para cuándo.',
        },
        {
          title: 'Sus obstáculos y su experiencia',
          text: 'Unas palabras sobre sus dificultades, y lo que ya conoce del marketing digital.',
        },
        {
          title: 'El resumen y la lista',
          text: 'Usted revisa y corrige; después aparecen ocho servicios ordenados, con sus razones, sus límites y su precio.',
        },
      ],
    },
  ],
  closing: {
    title: { before: 'Encuentre su ', emphasis: 'servicio', after: ' en dos minutos' },
    lead: 'Sus respuestas se quedan en su navegador hasta que decida enviarlas.',
    button: 'Responder las preguntas',
    second: 'Ver servicios y precios',
  },
};
