import type { EditorialPage } from '../shape.ts';

export const es: EditorialPage = {
  name: 'Módulo HUB',
  summary: 'El módulo que reúne el seguimiento de todos sus servicios en un solo lugar.',
  title: 'HUB: todos sus módulos en una sola pantalla | Iluma',
  description:
    'El módulo HUB reúne a los demás: su estado, su puntaje ILA, su conexión al CRM y los prompts listos para usar, en una sola pantalla.',
  head: {
    eyebrow: 'Módulo HUB',
    title: { before: 'Todos sus módulos en ', emphasis: 'una pantalla', after: '' },
    lead: 'Qué funciona, qué está pendiente y qué cambió desde el lunes, con un botón para actuar.',
    button: 'Abrir el HUB central',
    second: 'Elegir una herramienta',
  },
  blocks: [
    {
      kind: 'cards',
      title: { before: 'Lo que ', emphasis: 'reúne', after: '' },
      lead: 'El centro de control de sus servicios.',
      items: [
        { title: 'El estado', text: 'Cada módulo dice si está activo o cargando.' },
        { title: 'El puntaje', text: 'Su puntaje ILA y lo que lo compone.' },
        { title: 'El CRM', text: 'Conectado o no, y un botón para conectarlo.' },
        {
          title: 'Los prompts',
          text: 'Instrucciones listas: análisis, contenido, estrategia, conversión.',
        },
      ],
    },
  ],
  closing: {
    title: { before: 'Pruebe ', emphasis: 'el HUB', after: '' },
    lead: 'Está abierto a todos, con datos de ejemplo.',
    button: 'Abrir el HUB central',
    second: 'Elegir una herramienta',
  },
};
