import { figuresIn } from '../../claims.ts';
import type { EditorialPage } from '../shape.ts';

const figures = figuresIn('es');

export const es: EditorialPage = {
  name: 'Entender Google',
  summary: 'Cómo elige Google lo que muestra, explicado con una comparación con Instagram.',
  title: 'Cómo funciona Google, explicado con ejemplos | Iluma',
  description:
    'Cómo elige Google lo que muestra, en cuatro pasos y con una comparación con Instagram. Incluye un puntaje para saber qué tan visible es usted.',
  head: {
    eyebrow: 'Entender Google',
    title: { before: 'Cómo funciona ', emphasis: 'Google', after: '' },
    lead: 'Si usa Instagram, ya conoce la idea: Google también elige qué mostrar, pero con otras señales.',
    button: 'Calcular mi puntaje ILA',
    second: 'Pedir una consulta',
  },
  blocks: [
    {
      kind: 'versus',
      title: { before: 'Instagram y Google, ', emphasis: 'comparados', after: '' },
      lead: 'En Instagram lo descubren por casualidad; en Google lo buscan.',
      sides: [
        {
          name: 'Instagram',
          points: [
            { value: '1200 seguidores', label: 'lo que hace que lo vean' },
            { value: '85 me gusta', label: 'lo que prueba su calidad' },
            { value: '1 día', label: 'lo que dura una publicación' },
          ],
        },
        {
          name: 'Google',
          points: [
            { value: '12 respuestas', label: 'lo que hace que lo vean' },
            { value: '40 reseñas, 15 enlaces', label: 'lo que prueba su calidad' },
            { value: '3 años', label: 'lo que dura una buena página' },
          ],
        },
      ],
      note: 'Cifras de ejemplo: una comparación para entender, no una medición.',
    },
    {
      kind: 'steps',
      title: { before: 'Cómo Google ', emphasis: 'lo encuentra', after: '' },
      lead: 'Cuatro pasos, siempre en este orden.',
      items: [
        {
          title: 'Lo descubre',
          text: 'Un robot sigue los enlaces y lee sus páginas. Si ningún enlace lleva a una página, no la encuentra.',
        },
        {
          title: 'Lo entiende',
          text: 'Título, palabras, dirección, horario: deduce qué ofrece y dónde.',
        },
        {
          title: 'Lo compara',
          text: 'Con todos los que responden a la misma pregunta, para quien la hace, allí donde está.',
        },
        {
          title: 'Ve qué pasa después',
          text: '¿La gente se queda, llama, deja una reseña? Eso cuenta a su favor la próxima vez.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Por qué dos negocios vecinos no ocupan el mismo lugar',
      mark: 'check',
      paragraphs: [
        'En una búsqueda local cuentan sobre todo tres cosas: responder a la pregunta, estar cerca de la persona y ser conocido. La primera depende de sus páginas, la segunda de su dirección, la tercera de sus reseñas y de quienes hablan de usted.',
        'Un negocio no se mueve. Las otras dos casi siempre se pueden mejorar, y ahí conviene poner el tiempo.',
      ],
      points: [
        'Una página por cada servicio que presta',
        'Los mismos datos en todos los directorios',
        'Reseñas pedidas con regularidad, y respondidas',
      ],
    },
    {
      kind: 'versus',
      title: { before: 'Antes y ', emphasis: 'después', after: '' },
      lead: 'Ejemplo compuesto con las cifras de dos clientes distintos.',
      sides: [
        {
          name: 'Antes',
          points: [
            { value: '0', label: 'palabras clave en la página 1' },
            { value: 'Ninguna', label: 'ficha de Google' },
            { value: 'Sin optimizar', label: 'sitio web' },
          ],
        },
        {
          name: 'Después',
          points: [
            { value: figures.caseTraffic, label: 'de tráfico orgánico' },
            { value: figures.caseKeywords, label: 'palabras clave en la página 1' },
            { value: figures.caseRating, label: 'de calificación promedio' },
          ],
        },
      ],
      note: 'Cifras declaradas por la agencia, en 6 meses: tráfico y palabras clave de Katz Sport, calificación de Clinique RFS.',
    },
  ],
  closing: {
    title: { before: '¿En qué paso está ', emphasis: 'su negocio', after: '?' },
    lead: 'Calcule su puntaje ILA en cuatro pasos o pida una consulta de quince minutos.',
    button: 'Calcular mi puntaje ILA',
    second: 'Pedir una consulta',
  },
};
