import type { EditorialPage } from '../shape.ts';

export const es: EditorialPage = {
  name: 'Módulo LandingPage',
  summary:
    'El módulo que genera páginas creadas para una sola acción: llamar, reservar o escribir.',
  title: 'LandingPage: generador de landing pages | Iluma',
  description:
    'El módulo LandingPage crea páginas hechas para una sola acción: llamar, reservar o escribir. Pruébelo con su propio texto, sin registrarse.',
  head: {
    eyebrow: 'Módulo LandingPage',
    title: { before: 'Cree una landing page para ', emphasis: 'una acción', after: '' },
    lead: 'Un título, una prueba y un botón. Usted escribe y el módulo arma la página al instante.',
    button: 'Probar la demostración',
    second: 'Encargar la página al equipo',
  },
  blocks: [
    {
      kind: 'cards',
      title: { before: 'Lo que la página ', emphasis: 'contiene', after: '' },
      lead: 'Lo que ayuda al visitante a decidir.',
      items: [
        {
          title: 'Un título que responde',
          text: 'A la búsqueda o al anuncio que trajo a la persona.',
        },
        {
          title: 'Una prueba',
          text: 'Una reseña, una foto, una cifra que usted puede defender.',
        },
        { title: 'Un solo botón', text: 'Siempre el mismo, repetido donde hace falta.' },
        {
          title: 'Un formulario corto',
          text: 'Lo necesario para devolver la llamada.',
        },
      ],
    },
  ],
  closing: {
    title: { before: 'Pruebe con ', emphasis: 'su título', after: '' },
    lead: 'La demostración arma la página mientras usted escribe.',
    button: 'Probar la demostración',
    second: 'Ver el servicio',
  },
};
