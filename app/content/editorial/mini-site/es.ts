import type { EditorialPage } from '../shape.ts';

export const es: EditorialPage = {
  name: 'Minisitio SEO',
  summary:
    'Lo que incluye un sitio pequeño listo para que lo encuentren, en línea en menos de 48 h.',
  title: 'Minisitio SEO — en línea en menos de 48 h',
  description:
    'Un sitio pequeño y rápido, hecho para que lo encuentren en su barrio, en línea en menos de 48 h. Qué contiene, para quién es y cómo crece.',
  head: {
    eyebrow: 'Minisitio SEO',
    title: { before: 'Un sitio, ', emphasis: 'en menos de 48 h', after: '.' },
    lead: 'Unas páginas que dicen quién es, dónde está y cómo contactarlo. Ni más ni menos.',
    button: 'Pedir un minisitio',
    second: 'Ver los demás servicios',
  },
  blocks: [
    {
      kind: 'cards',
      title: { before: 'Cuatro ', emphasis: 'ventajas', after: '' },
      lead: 'Para abrir, para mudarse o para sustituir un sitio que nadie se atreve a tocar.',
      items: [
        {
          title: 'En línea en menos de 48 h',
          text: 'Usted responde unas preguntas, nosotros escribimos, usted revisa y se publica.',
        },
        {
          title: 'Visible en su barrio',
          text: 'Dirección, horario y servicios correctos desde el primer día, en una forma que Google sabe leer.',
        },
        {
          title: 'Rápido en todas partes',
          text: 'Ligero en un teléfono viejo, legible para todos, sin cookies inútiles.',
        },
        {
          title: 'Listo para crecer',
          text: 'Una página más, un idioma más, una tienda después: no hay que rehacer nada.',
        },
      ],
    },
    {
      kind: 'timeline',
      title: { before: 'De su llamada a ', emphasis: 'su dirección', after: '' },
      lead: 'Dos días hábiles, tres momentos.',
      items: [
        {
          when: 'Por la mañana',
          title: 'Usted cuenta',
          text: 'Qué hace, para quién, dónde. Fotos, si las tiene.',
        },
        {
          when: 'Al día siguiente',
          title: 'Usted revisa',
          text: 'El sitio está ahí, con sus textos. Usted corrige lo que no suena a usted.',
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
    title: { before: 'Pasado mañana, ', emphasis: 'en línea', after: '.' },
    lead: 'Díganos el nombre de su negocio y la dirección web que quiere.',
    button: 'Pedir un minisitio',
    second: 'Ver todos los servicios',
  },
};
