import type { EditorialPage } from '../shape.ts';

export const es: EditorialPage = {
  name: 'SEO modular',
  summary:
    'Las cuatro partes del SEO, a elegir según lo que necesite: técnica, contenido, local y medición.',
  title: 'SEO modular — elija lo que le falta',
  description:
    'Técnica, contenido, local, medición: los cuatro módulos del posicionamiento, juntos o uno a uno, y cómo saber cuál va primero.',
  head: {
    eyebrow: 'SEO modular',
    title: { before: 'Cuatro módulos. ', emphasis: 'Elija el suyo', after: '.' },
    lead: 'Un sitio lento no necesita artículos, y un buen sitio sin reseñas no necesita un programador. Cada módulo resuelve una cosa.',
    button: 'Saber cuál va primero',
    second: 'Ver servicios y precios',
  },
  blocks: [
    {
      kind: 'cards',
      title: { before: 'Los cuatro ', emphasis: 'módulos', after: '' },
      lead: 'Cada uno tiene su principio, su fin y su medida.',
      items: [
        {
          title: 'Técnica',
          text: 'Velocidad, estructura, datos que Google sabe leer, accesibilidad. Lo que nadie ve y de lo que todo depende.',
        },
        {
          title: 'Contenido escrito',
          text: 'Una página por pregunta de sus clientes, en sus palabras. Antes de escribir otras, se reparan las viejas.',
        },
        {
          title: 'Presencia local',
          text: 'Ficha de Google, directorios, reseñas, páginas de barrio. Estar donde se busca «cerca de mí».',
        },
        {
          title: 'Analítica',
          text: 'Tres cifras que usted entiende, cada lunes. Sin rastrear a quien no quiso.',
        },
      ],
    },
    {
      kind: 'steps',
      title: { before: '¿Cuál ', emphasis: 'primero', after: '?' },
      lead: 'Cuatro señales, cuatro respuestas.',
      items: [
        {
          title: 'Lo encuentran, pero nadie llama',
          text: 'Empiece por el contenido: la página no responde a lo que buscan.',
        },
        {
          title: 'Sus competidores están en el mapa y usted no',
          text: 'Empiece por lo local: ficha, datos y reseñas.',
        },
        {
          title: 'Su sitio tarda en abrirse',
          text: 'Empiece por la técnica: lo demás no sirve mientras la gente se va.',
        },
        {
          title: 'No sabe qué funciona',
          text: 'Empiece por medir. Un mes basta para verlo claro.',
        },
      ],
    },
  ],
  closing: {
    title: { before: 'Su puntaje dice ', emphasis: 'por dónde empezar', after: '.' },
    lead: 'Cuatro pasos, sin registrarse: el resultado nombra la próxima acción y lo que aporta.',
    button: 'Calcular mi puntaje ILA',
    second: 'Comparar los servicios',
  },
};
