import type { ZynoCopy } from './shape.ts';

export const es: ZynoCopy = {
  title: 'Zyno: asistente virtual para su sitio web | Iluma',
  description:
    'Zyno responde a los visitantes de su sitio en tres idiomas, con lo que usted publicó. Vea qué sabe hacer y pruebe una conversación.',
  head: {
    eyebrow: 'El asistente Zyno',
    title: { before: 'Un asistente que responde en ', emphasis: 'su sitio', after: '' },
    lead: 'Zyno recibe a los visitantes, responde con lo que dicen sus páginas y pasa la conversación a su equipo. Si no sabe, lo dice.',
    button: 'Probar la conversación',
    second: 'Hablar con una persona',
  },
  features: {
    title: { before: 'Qué sabe ', emphasis: 'hacer', after: '' },
    lead: 'Cuatro funciones para atender a sus visitantes.',
    items: [
      {
        title: 'Inteligente',
        text: 'Entiende la pregunta, aunque tenga errores, y busca la respuesta en sus propias páginas.',
      },
      {
        title: 'Multilingüe',
        text: 'Español, francés, inglés: entiende los tres y responde en el idioma de la página.',
      },
      {
        title: 'Interactivo',
        text: 'Propone el siguiente paso: abrir una herramienta, reservar quince minutos, escribir al equipo.',
      },
      {
        title: 'Memoria',
        text: 'Recuerda la conversación durante la visita y la olvida si se lo piden.',
      },
    ],
  },
  traits: {
    title: 'Su carácter',
    items: [
      { name: 'Empático', text: 'Responde a la persona antes que a la pregunta.' },
      { name: 'Proactivo', text: 'Dice qué se podría hacer después.' },
      { name: 'Creativo', text: 'Propone otra opción cuando la primera no sirve.' },
      { name: 'De confianza', text: 'Cita la página de donde viene la respuesta.' },
      { name: 'Curioso', text: 'Pregunta cuando falta algo.' },
    ],
  },
  demo: {
    title: { before: 'Una conversación ', emphasis: 'de prueba', after: '' },
    lead: 'Pregunte sobre Iluma: Zyno busca en las páginas de este sitio, cita el pasaje y lo lleva hasta él, o dice que no sabe.',
    log: 'Conversación con Zyno',
    label: 'Su mensaje a Zyno',
    placeholder: 'Escriba a Zyno…',
    send: 'Enviar',
    typing: 'Zyno está escribiendo…',
    you: 'Usted',
    empty: 'Haga su pregunta o elija un ejemplo.',
    examplesTitle: 'Ejemplos',
    examples: [
      '¿Cómo mejoro mi visibilidad local?',
      '¿Cuánto invertir en una primera campaña?',
      '¿Por dónde empiezo con el SEO?',
    ],
    replies: [
      'Busqué en las páginas del sitio.',
      'Revisé nuestras páginas antes de responderle.',
      'Gracias por su pregunta; recorrí el sitio.',
      'Comparé su pregunta con lo que dice el sitio.',
    ],
    source: 'Fuente:',
    book: 'Reservar una llamada de 15 minutos',
    failed: 'La respuesta no llegó. Inténtelo de nuevo en un momento o escriba al equipo.',
    privacy:
      'Su pregunta sirve para esta respuesta y no se guarda. Si responde un modelo de lenguaje, recibe la pregunta junto con los pasajes encontrados.',
  },
  use: {
    title: 'Qué esperar de Zyno',
    items: [
      {
        name: 'Sus respuestas',
        text: 'Horarios, precios, plazos, cómo reservar: lo que sus páginas ya dicen, con un enlace al pasaje.',
      },
      {
        name: 'El tiempo',
        text: 'Basta escribirle una frase, como a una persona. La respuesta llega en segundos, a cualquier hora.',
      },
      {
        name: 'Lo que necesita',
        text: 'Páginas al día. Si algo no está escrito en ninguna parte, Zyno no lo sabe: lo reconoce y propone escribir al equipo.',
      },
      {
        name: 'Su límite',
        text: 'Una queja, un caso especial o un precio por negociar son para una persona. Entonces da el enlace para reservar quince minutos.',
      },
    ],
  },
  closing: {
    title: { before: 'Pida un asistente para ', emphasis: 'su sitio', after: '' },
    lead: 'Le mostramos lo que diría a sus visitantes, con sus páginas y sus palabras.',
    button: 'Consultar al equipo',
  },
};
