import type { EditorialPage } from '../shape.ts';

export const es: EditorialPage = {
  name: 'Módulo HUB',
  summary: 'El módulo que reúne el seguimiento de todos sus servicios en un solo lugar.',
  title: 'HUB — todos sus módulos en un solo lugar',
  description:
    'El módulo HUB reúne a los demás: su estado, su puntaje ILA, su conexión al CRM y los prompts listos para lanzar, en una sola pantalla.',
  head: {
    eyebrow: 'Módulo HUB',
    title: { before: 'Todo, ', emphasis: 'en una pantalla', after: '.' },
    lead: 'Lo que funciona, lo que espera, lo que cambió desde el lunes. Y un botón para actuar.',
    button: 'Abrir el HUB central',
    second: 'Elegir por objetivo',
  },
  blocks: [
    {
      kind: 'cards',
      title: { before: 'Lo que ', emphasis: 'reúne', after: '' },
      lead: 'Un centro de control, no un panel más.',
      items: [
        { title: 'El estado', text: 'Cada módulo dice si está activo o cargando.' },
        { title: 'El puntaje', text: 'Su puntaje ILA y lo que lo compone.' },
        { title: 'El CRM', text: 'Conectado o no, y un botón para conectarlo.' },
        {
          title: 'Los prompts',
          text: 'Peticiones listas: análisis, contenido, estrategia, conversión.',
        },
      ],
    },
  ],
  closing: {
    title: { before: 'Entre en ', emphasis: 'el HUB', after: '.' },
    lead: 'Está abierto, con datos de ejemplo.',
    button: 'Abrir el HUB central',
    second: 'Elegir por objetivo',
  },
};
