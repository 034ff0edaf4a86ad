import type { EditorialPage } from '../shape.ts';

export const es: EditorialPage = {
  name: 'SEO modular',
  summary:
    'Las cuatro partes del SEO, para elegir según necesite: técnica, contenido, local y medición.',
  title: 'SEO modular: técnico, contenido, local y analítica',
  description:
    'SEO técnico, contenido, presencia local y medición: los cuatro módulos del SEO, juntos o por separado, y cómo saber cuál va primero.',
  head: {
    eyebrow: 'SEO modular',
    title: { before: 'SEO por módulos: contrate solo ', emphasis: 'lo que le falta', after: '' },
    lead: 'Un sitio lento no necesita artículos y un buen sitio sin reseñas no necesita un programador. Cada módulo resuelve un problema.',
    button: 'Saber cuál va primero',
    second: 'Ver servicios y precios',
  },
  blocks: [
    {
      kind: 'cards',
      title: { before: 'Los cuatro ', emphasis: 'módulos', after: '' },
      lead: 'Cada uno tiene un inicio, un final y un resultado que se mide.',
      items: [
        {
          title: 'SEO técnico',
          text: 'Velocidad, estructura, datos que Google sabe leer, accesibilidad. Lo demás depende de esta base.',
        },
        {
          title: 'Contenido escrito',
          text: 'Una página por pregunta de sus clientes, en sus palabras. Antes de escribir otras, corregimos las que ya tiene.',
        },
        {
          title: 'Presencia local',
          text: 'Ficha de Google, directorios, reseñas, páginas de barrio. Para aparecer cuando alguien busca «cerca de mí».',
        },
        {
          title: 'Analítica',
          text: 'Tres cifras que usted entiende, cada lunes, sin rastrear a quien no lo aceptó.',
        },
      ],
    },
    {
      kind: 'steps',
      title: { before: '¿Qué módulo ', emphasis: 'elegir', after: ' primero?' },
      lead: 'Busque el problema que se parece al suyo.',
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
          text: 'Empiece por el SEO técnico: lo demás no sirve si la gente se va.',
        },
        {
          title: 'No sabe qué funciona',
          text: 'Empiece por la analítica. Un mes de datos basta para decidir.',
        },
      ],
    },
  ],
  closing: {
    title: { before: 'Sepa por dónde ', emphasis: 'empezar', after: '' },
    lead: 'Cuatro pasos, sin registrarse: su puntaje ILA indica la próxima acción y cuántos puntos aporta.',
    button: 'Calcular mi puntaje ILA',
    second: 'Comparar los servicios',
  },
};
