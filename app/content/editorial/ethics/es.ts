import type { EditorialPage } from '../shape.ts';

export const es: EditorialPage = {
  name: 'IA y ética',
  summary:
    'Lo que hace la IA en Iluma, lo que siempre firma una persona y los valores que la guían.',
  title: 'IA y ética — lo que hace la IA, lo que firma una persona',
  description:
    'Lo que hace la IA en Iluma, lo que siempre firma una persona y los cuatro valores que guían el trabajo: transparencia, control, sobriedad y respeto.',
  head: {
    eyebrow: 'IA y ética',
    title: { before: 'La IA prepara. ', emphasis: 'Una persona firma', after: '.' },
    lead: 'Usamos la IA para lo que una máquina hace mejor: leer, contar, comparar. Para decidir y hablar en su lugar, no.',
    button: 'Hacer una pregunta',
    second: 'Leer la política de privacidad',
  },
  blocks: [
    {
      kind: 'cards',
      title: { before: 'Cuatro ', emphasis: 'valores', after: '' },
      lead: 'Están escritos para que usted pueda exigirlos.',
      items: [
        {
          title: 'Transparencia',
          text: 'Lo que viene de una IA lo dice. Una estimación se llama estimación, con sus hipótesis al lado.',
        },
        {
          title: 'Control humano',
          text: 'Una persona con nombre y apellido lee y firma lo que se publica en su nombre.',
        },
        {
          title: 'Sobriedad',
          text: 'Una regla sencilla cuando basta; un modelo solo cuando aporta algo.',
        },
        {
          title: 'Respeto de los datos',
          text: 'Lo mínimo, el tiempo necesario, con su permiso. Sus datos trabajan a su favor, nunca en su contra.',
        },
      ],
    },
    {
      kind: 'versus',
      title: { before: 'Quién hace ', emphasis: 'qué', after: '' },
      lead: 'La línea se traza de antemano, tarea a tarea.',
      sides: [
        {
          name: 'La IA propone',
          points: [
            { value: 'Leer', label: 'posiciones, reseñas y páginas, cada semana' },
            { value: 'Ordenar', label: 'las acciones por impacto probable' },
            { value: 'Preparar', label: 'esquemas, borradores, respuestas a reseñas' },
          ],
        },
        {
          name: 'Una persona decide',
          points: [
            { value: 'Elegir', label: 'lo que se hará y lo que no' },
            { value: 'Escribir', label: 'lo que lleva su firma' },
            { value: 'Responder', label: 'de lo que se publicó' },
          ],
        },
      ],
      note: 'En este sitio, el puntaje ILA, ADLUMA e ILUMATCH son cálculos con reglas publicadas; cada resultado nombra sus hipótesis.',
    },
    {
      kind: 'prose',
      title: 'Lo que rechazamos',
      mark: 'x',
      paragraphs: [
        'Hay formas más rápidas de lograr una cifra halagadora. Siempre acaban costando más a quien lleva el nombre en el escaparate.',
      ],
      points: [
        'Las reseñas falsas, y las verdaderas compradas',
        'Los textos publicados sin que nadie los lea',
        'Las promesas de primer puesto',
        'Seguir a visitantes que no lo aceptaron',
      ],
    },
  ],
  closing: {
    title: { before: '¿Una duda? ', emphasis: 'Pregunte', after: '.' },
    lead: 'Le mostramos qué tocó una IA en su expediente y quién lo firmó.',
    button: 'Escribir al equipo',
    second: 'Cómo se tratan sus datos',
  },
};
