import type { EditorialPage } from '../shape.ts';

export const es: EditorialPage = {
  name: 'Módulo LandingPage',
  summary:
    'El módulo que genera páginas creadas para una sola acción: llamar, reservar o escribir.',
  title: 'LandingPage — una página para una sola acción',
  description:
    'El módulo LandingPage construye páginas hechas para una sola acción: llamar, reservar o escribir. Pruébelo con su propio texto.',
  head: {
    eyebrow: 'Módulo LandingPage',
    title: { before: 'Una página, ', emphasis: 'una acción', after: '.' },
    lead: 'Un titular, una prueba, un botón. El módulo arma, usted escribe y la página aparece sobre la marcha.',
    button: 'Probar la demostración',
    second: 'Encargar la página al equipo',
  },
  blocks: [
    {
      kind: 'cards',
      title: { before: 'Lo que la página ', emphasis: 'contiene', after: '' },
      lead: 'Lo que ayuda a decidir, y nada más.',
      items: [
        {
          title: 'Un titular que responde',
          text: 'A la búsqueda o al anuncio que trajo a la persona.',
        },
        {
          title: 'Una prueba',
          text: 'Una reseña, una foto, una cifra que usted puede defender.',
        },
        { title: 'Un solo botón', text: 'Repetido, siempre el mismo, nunca en competencia.' },
        {
          title: 'Un formulario corto',
          text: 'Lo necesario para devolver la llamada, y que no se pierde.',
        },
      ],
    },
  ],
  closing: {
    title: { before: 'Escriba ', emphasis: 'el titular', after: '.' },
    lead: 'La demostración hace el resto, ante sus ojos.',
    button: 'Probar la demostración',
    second: 'Ver el servicio',
  },
};
