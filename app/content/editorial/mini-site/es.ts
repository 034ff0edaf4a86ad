import type { EditorialPage } from '../shape.ts';

export const es: EditorialPage = {
  name: 'Minisitio SEO',
  summary: 'Qué incluye un sitio pequeño, listo para Google y en línea en menos de 48 h.',
  title: 'Minisitio SEO: página web en menos de 48 h | Iluma',
  description:
    'Página web pequeña y rápida para un negocio local, en línea en menos de 48 h (días hábiles). Qué contiene, para quién es y cómo puede crecer.',
  head: {
    eyebrow: 'Minisitio SEO',
    title: { before: 'Su página web en ', emphasis: 'menos de 48 h', after: '' },
    lead: 'Unas páginas que dicen quién es usted, dónde está y cómo contactarlo.',
    button: 'Pedir un minisitio',
    second: 'Ver los demás servicios',
  },
  blocks: [
    {
      kind: 'cards',
      title: { before: 'Qué ', emphasis: 'incluye', after: '' },
      lead: 'Para un negocio que abre, que se muda o que necesita reemplazar un sitio viejo.',
      items: [
        {
          title: 'En línea en menos de 48 h',
          text: 'Usted responde unas preguntas, nosotros escribimos, usted revisa y se publica.',
        },
        {
          title: 'Visible en su barrio',
          text: 'Dirección, horario y servicios correctos desde el primer día, en una forma que Google sabe leer.',
        },
        {
          title: 'Rápido y accesible',
          text: 'Carga bien en un teléfono viejo, todos pueden leerlo y no usa cookies innecesarias.',
        },
        {
          title: 'Listo para crecer',
          text: 'Puede agregar páginas, idiomas o una tienda sin rehacer el sitio.',
        },
      ],
    },
    {
      kind: 'timeline',
      title: { before: 'El calendario, ', emphasis: 'paso a paso', after: '' },
      lead: 'Dos días hábiles, de la llamada a la publicación.',
      items: [
        {
          when: 'Por la mañana',
          title: 'Usted cuenta',
          text: 'Qué hace, para quién, dónde. Fotos, si las tiene.',
        },
        {
          when: 'Al día siguiente',
          title: 'Usted revisa',
          text: 'El sitio está listo, con sus textos. Usted corrige lo que haga falta.',
        },
        {
          when: 'Esa misma tarde',
          title: 'Está en línea',
          text: 'En su dominio, y su ficha de Google lleva a él.',
        },
      ],
    },
  ],
  closing: {
    title: { before: 'Pida su ', emphasis: 'minisitio', after: '' },
    lead: 'Díganos el nombre de su negocio y la dirección web que quiere.',
    button: 'Pedir un minisitio',
    second: 'Ver todos los servicios',
  },
};
