import type { EditorialPage } from '../shape.ts';

export const es: EditorialPage = {
  name: 'IA y ética',
  summary: 'Qué hace la IA en Iluma, qué firma siempre una persona y los valores que la guían.',
  title: 'IA y ética: qué hace la IA y qué decide una persona | Iluma',
  description:
    'Qué hace la IA en Iluma, qué firma siempre una persona y los cuatro valores que guían el trabajo: transparencia, control, sobriedad y respeto.',
  head: {
    eyebrow: 'IA y ética',
    title: { before: 'La IA prepara y una ', emphasis: 'persona', after: ' decide' },
    lead: 'Usamos la IA para lo que una máquina hace mejor: leer, contar, comparar. No para decidir ni hablar en nombre de usted.',
    button: 'Hacer una pregunta',
    second: 'Leer la política de privacidad',
  },
  blocks: [
    {
      kind: 'cards',
      title: { before: 'Los valores que ', emphasis: 'aplicamos', after: '' },
      lead: 'Los publicamos para que usted pueda exigirlos.',
      items: [
        {
          title: 'Transparencia',
          text: 'Indicamos qué hizo una IA. Una estimación se presenta como estimación, con sus hipótesis al lado.',
        },
        {
          title: 'Control humano',
          text: 'Una persona con nombre y apellido lee y firma lo que se publica a nombre de usted.',
        },
        {
          title: 'Sobriedad',
          text: 'Usamos una regla sencilla cuando basta, y un modelo solo cuando aporta algo.',
        },
        {
          title: 'Respeto de los datos',
          text: 'Pedimos lo mínimo, con su permiso, y lo guardamos el tiempo necesario.',
        },
      ],
    },
    {
      kind: 'versus',
      title: { before: 'Qué hace la IA y qué hace una ', emphasis: 'persona', after: '' },
      lead: 'Lo definimos de antemano, tarea por tarea.',
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
            { value: 'Responder', label: 'por lo que se publicó' },
          ],
        },
      ],
      note: 'En este sitio, el puntaje ILA, ADLUMA e ILUMATCH son cálculos con reglas publicadas; cada resultado indica sus hipótesis.',
    },
    {
      kind: 'prose',
      title: 'Lo que no hacemos',
      mark: 'x',
      paragraphs: [
        'Hay formas más rápidas de inflar una cifra. Al final le cuestan caro al negocio que las usa.',
      ],
      points: [
        'Las reseñas falsas, y las verdaderas compradas',
        'Los textos publicados sin que nadie los lea',
        'Las promesas de primer lugar',
        'El rastreo de visitantes que no lo aceptaron',
      ],
    },
  ],
  closing: {
    title: { before: '¿Tiene dudas sobre ', emphasis: 'la IA', after: '?' },
    lead: 'Le mostramos qué preparó una IA en su proyecto y quién lo firmó.',
    button: 'Escribir al equipo',
    second: 'Leer cómo tratamos sus datos',
  },
};
