import type { Phrases } from '#app/domain/blogia/phrases.ts';

export const es: Phrases['plan'] = {
  title: 'Plan de contenido: {topic}',
  description:
    '{Phrase}: una serie de textos para publicar, de la primera guía al caso real, con la intención, el formato y la prueba.',
  lead: 'Este plan parte de «{phrase}» y se dirige a {readers}. Cada texto responde a una sola intención y lleva al siguiente.',
  labels: { intent: 'Intención:', format: 'Formato:', angle: 'Enfoque:', proof: 'Prueba:' },
  entries: [
    {
      title: '{Phrase}: lo que conviene saber antes de empezar',
      intent: 'informarse.',
      angle: 'responda a la pregunta más común en las primeras líneas.',
      proof: '[Por completar: la pregunta más común de sus clientes]',
    },
    {
      title: '{Keyword}: cómo elegir',
      intent: 'comparar.',
      angle: 'dé sus criterios, incluso el que no lo favorece.',
      proof: '[Por completar: un criterio que sus clientes olvidan]',
    },
    {
      title: '{Keyword}: lo que cambia el precio',
      intent: 'comprar.',
      angle: 'explique lo que incluye antes de hablar del monto.',
      proof: '[Por completar: su precio inicial y lo que incluye]',
    },
    {
      title: '{Keyword}: errores que se repiten',
      intent: 'informarse.',
      angle: 'muestre el error, lo que provoca y cómo corregirlo.',
      proof: '[Por completar: un error visto este mes]',
    },
    {
      title: '{Keyword}: paso a paso',
      intent: 'actuar.',
      angle: 'un paso por título, una foto por paso.',
      proof: '[Por completar: sus fotos o capturas]',
    },
    {
      title: '{Keyword} cerca de usted',
      intent: 'encontrar el lugar.',
      angle: 'la dirección, el horario y el acceso antes que nada.',
      proof: '[Por completar: su dirección y sus barrios]',
    },
    {
      title: 'Un caso real: {keyword}',
      intent: 'tener confianza.',
      angle: 'la situación, lo que se hizo y lo que cambió, con el permiso del cliente.',
      proof: '[Por completar: el cliente, sus palabras y sus resultados]',
    },
    {
      title: '{Keyword}: ¿y después?',
      intent: 'conservar el resultado.',
      angle: 'lo que conviene revisar cada mes para no perder nada.',
      proof: '[Por completar: su servicio posventa]',
    },
  ],
  rhythm: {
    heading: 'El ritmo',
    text: 'Publique a un ritmo que pueda mantener: [Por completar: su ritmo]. Enlace cada texto con el primero y actualícelo cuando un cliente pregunte algo nuevo.',
  },
};
