import { figuresIn } from '../../claims.ts';
import type { EditorialPage } from '../shape.ts';

const figures = figuresIn('es');

export const es: EditorialPage = {
  name: 'Entender Google',
  summary: 'Cómo elige Google lo que muestra, explicado con una comparación con Instagram.',
  title: 'Entender Google — explicado como a un amigo',
  description:
    'Google explicado con una comparación que todos conocen, en cuatro pasos, con un antes y un después. Y un puntaje para saber cómo está usted.',
  head: {
    eyebrow: 'Entender Google',
    title: { before: 'Google, explicado ', emphasis: 'como a un amigo', after: '.' },
    lead: 'Usted ya sabe hacerse notar en algún sitio. Google es lo mismo, con otras señales.',
    button: 'Calcular mi puntaje',
    second: 'Pedir una consulta',
  },
  blocks: [
    {
      kind: 'versus',
      title: { before: 'Dos escenarios, ', emphasis: 'dos públicos', after: '' },
      lead: 'En uno se cruzan con usted. En el otro lo buscan.',
      sides: [
        {
          name: 'Instagram',
          points: [
            { value: '1200 seguidores', label: 'lo que hace que lo vean' },
            { value: '85 me gusta', label: 'lo que dice que es bueno' },
            { value: '1 día', label: 'lo que dura una publicación' },
          ],
        },
        {
          name: 'Google',
          points: [
            { value: '12 respuestas', label: 'lo que hace que lo vean' },
            { value: '40 reseñas, 15 enlaces', label: 'lo que dice que es bueno' },
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
          text: 'Un robot sigue los enlaces y lee sus páginas. Una página a la que nada lleva se queda a oscuras.',
        },
        {
          title: 'Lo entiende',
          text: 'Título, palabras, dirección, horario: busca de qué habla y dónde.',
        },
        {
          title: 'Lo compara',
          text: 'Con todos los que responden a la misma pregunta, para quien la hace, allí donde está.',
        },
        {
          title: 'Juzga por lo que sigue',
          text: '¿La gente se queda, llama, deja una reseña? Eso cuenta a su favor la próxima vez.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Por qué dos vecinos no ocupan el mismo puesto',
      mark: 'check',
      paragraphs: [
        'En una búsqueda local cuentan sobre todo tres cosas: responder a la pregunta, estar cerca de la persona y ser conocido. La primera depende de sus páginas, la segunda de su dirección, la tercera de sus reseñas y de quienes hablan de usted.',
        'Un negocio no se mueve. Las otras dos casi siempre se pueden mejorar, y ahí conviene poner el tiempo.',
      ],
      points: [
        'Una página por servicio que presta, no una para todos',
        'Los mismos datos en todas partes, hasta la última cifra',
        'Reseñas pedidas con regularidad, y respondidas',
      ],
    },
    {
      kind: 'versus',
      title: { before: 'Antes, ', emphasis: 'después', after: '' },
      lead: 'Lo que cambia cuando esos cuatro pasos funcionan.',
      sides: [
        {
          name: 'Antes',
          points: [
            { value: '0', label: 'palabras clave en la página 1' },
            { value: 'Ninguna', label: 'ficha de Google' },
            { value: 'Sin optimizar', label: 'sitio' },
          ],
        },
        {
          name: 'Después',
          points: [
            { value: figures.caseTraffic, label: 'de visibilidad' },
            { value: figures.caseKeywords, label: 'palabras clave en la página 1' },
            { value: figures.caseRating, label: 'de calificación promedio' },
          ],
        },
      ],
      note: 'Resultados tomados de casos de la agencia, en 6 meses.',
    },
  ],
  closing: {
    title: { before: 'Y usted, ', emphasis: '¿en qué paso', after: ' está?' },
    lead: 'El puntaje ILA lo dice en cuatro pasos. Una consulta, en quince minutos.',
    button: 'Calcular mi puntaje',
    second: 'Pedir una consulta',
  },
};
