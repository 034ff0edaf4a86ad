import type { EditorialPage } from '../shape.ts';

export const es: EditorialPage = {
  name: 'Testimonios y paneles',
  summary: 'Tres testimonios y los paneles que ven los clientes de Iluma.',
  title: 'Testimonios y paneles — lo que ven nuestros clientes',
  description:
    'Tres testimonios y las cuatro cosas que un panel muestra cada lunes. Sin jerga, con un ejemplo para probar.',
  head: {
    eyebrow: 'Testimonios y paneles',
    title: { before: 'Lo que dicen, ', emphasis: 'lo que ven', after: '.' },
    lead: 'Un testimonio sin cifra es una opinión. Una cifra sin testimonio es un gráfico. Aquí están los dos.',
    button: 'Hablar con el equipo',
    second: 'Probar el panel de demostración',
  },
  blocks: [
    {
      kind: 'quotes',
      title: { before: 'Tres ', emphasis: 'testimonios', after: '' },
      lead: 'Tres voces de los casos de éxito, tal como las presenta la agencia.',
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
      note: 'Palabras escritas por la agencia para ilustrar estos casos; no son citas.',
    },
    {
      kind: 'cards',
      title: { before: 'Cuatro cosas, ', emphasis: 'cada lunes', after: '' },
      lead: 'El panel muestra solo lo que puede cambiar una decisión.',
      items: [
        {
          title: 'El puntaje y lo que lo movió',
          text: 'Factor a factor, con la fecha y la acción que lo explica.',
        },
        {
          title: 'Las solicitudes, por origen',
          text: 'Llamadas, mensajes, reservas: de dónde vienen y cuánto costaron.',
        },
        {
          title: 'El mapa de su posición',
          text: 'Barrio a barrio, comparado con el mes anterior.',
        },
        {
          title: 'La próxima acción',
          text: 'Una sola, con lo que debería aportar y quién la hace.',
        },
      ],
    },
  ],
  closing: {
    title: { before: 'Su primer ', emphasis: 'lunes', after: '.' },
    lead: 'Le mostramos cómo sería, con sus páginas y sus cifras.',
    button: 'Hablar con el equipo',
    second: 'Ver el panel de demostración',
  },
};
