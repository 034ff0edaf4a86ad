import type { EditorialPage } from '../shape.ts';

export const es: EditorialPage = {
  name: 'Paneles para clientes',
  summary: 'El panel que ven los clientes de Iluma y tres frases que lo ilustran.',
  title: 'Paneles para clientes: qué muestran cada lunes | Iluma',
  description:
    'Las cuatro secciones que el panel muestra cada lunes, tres frases que las ilustran y un panel de demostración con datos de ejemplo.',
  head: {
    eyebrow: 'Paneles para clientes',
    title: { before: 'El panel que ven ', emphasis: 'nuestros clientes', after: '' },
    lead: 'Cada lunes, un panel con el puntaje, las solicitudes, el mapa y la próxima acción.',
    button: 'Hablar con el equipo',
    second: 'Probar el panel de demostración',
  },
  blocks: [
    {
      kind: 'quotes',
      title: { before: 'Para qué ', emphasis: 'sirve', after: '' },
      lead: 'Tres situaciones inspiradas en los casos de éxito.',
      items: [
        {
          quote: 'El lunes leo una página y sé qué hacer con mi semana.',
          author: 'Dirección, Katz Sport',
        },
        {
          quote:
            'Los pacientes llegan por la pregunta que se hacen, no por el nombre de la clínica.',
          author: 'Recepción, Clinique RFS',
        },
        {
          quote: 'Paramos un anuncio que me encantaba. Fue la decisión correcta.',
          author: 'La tienda, Literie Amitié',
        },
      ],
      note: 'Frases escritas por la agencia como ejemplo; no son testimonios.',
    },
    {
      kind: 'cards',
      title: { before: 'Lo que muestra ', emphasis: 'cada lunes', after: '' },
      lead: 'Solo la información que ayuda a decidir.',
      items: [
        {
          title: 'El puntaje y lo que lo movió',
          text: 'Factor por factor, con la fecha y la acción que lo explica.',
        },
        {
          title: 'Las solicitudes, por origen',
          text: 'Llamadas, mensajes, reservas: de dónde vienen y cuánto costaron.',
        },
        {
          title: 'El mapa de su posición',
          text: 'Barrio por barrio, comparado con el mes anterior.',
        },
        {
          title: 'La próxima acción',
          text: 'Una sola, con lo que debería aportar y quién la hace.',
        },
      ],
    },
  ],
  closing: {
    title: { before: 'Pida un panel para ', emphasis: 'su negocio', after: '' },
    lead: 'Le mostramos cómo sería, con sus páginas y sus cifras.',
    button: 'Hablar con el equipo',
    second: 'Ver el panel de demostración',
  },
};
