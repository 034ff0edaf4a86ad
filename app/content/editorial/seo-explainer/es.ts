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
    second: 'Pedir una asesoría',
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
            { value: '1,200 seguidores', label: 'lo que hace que lo vean' },
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
      note: 'Cifras elegidas para entender: una comparación, no una medición.',
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
          text: 'Con todos los que responden a la misma pregunta, para quien la hace y donde esté.',
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
        'En una búsqueda local cuentan sobre todo tres cosas: responder a la pregunta, estar cerca de la persona y ser conocido. La primera depende de sus páginas; la segunda, de su dirección; la tercera, de sus reseñas y de quienes hablan de usted.',
        'La dirección no se cambia. Las otras dos casi siempre se pueden mejorar, y en ellas conviene invertir el tiempo.',
      ],
      points: [
        'Una página por cada servicio que presta',
        'Los mismos datos en todos los directorios',
        'Reseñas pedidas con regularidad, y respondidas',
      ],
    },
    {
      kind: 'versus',
      of: 'client',
      title: { before: 'Antes y ', emphasis: 'después', after: '' },
      lead: 'Lo que estos cuatro pasos cambiaron en seis meses para un cliente, Katz Sport.',
      sides: [
        {
          name: 'Antes',
          points: [
            { value: '0', label: 'palabras clave en la página 1' },
            { value: 'Ninguno', label: 'perfil de Google' },
            { value: 'Sin optimizar', label: 'sitio web' },
          ],
        },
        {
          name: 'Después',
          points: [
            {
              value: figures.caseTraffic,
              label: 'de tráfico orgánico en 6 meses, a partir de 220 clics al mes',
            },
            { value: figures.caseKeywords, label: 'palabras clave en la página 1' },
            { value: figures.katzRating, label: 'de calificación promedio con 14 reseñas' },
          ],
        },
      ],
      note: 'Cifras declaradas por la agencia: los clics de Google de septiembre de 2025 frente al promedio de enero a marzo. [El caso](/etudes-de-cas/katz-sport) lo explica.',
      call: 'Simular mi puntaje de visibilidad',
    },
    {
      kind: 'prose',
      title: 'Cómo Google rastrea, indexa y ordena una página',
      mark: 'check',
      paragraphs: [
        'La [documentación de Google](https://developers.google.com/search/docs/fundamentals/how-search-works) separa el trabajo en tres etapas. Primero rastrea: un programa llamado Googlebot sigue enlaces y lee el [mapa del sitio](/guia/mapa-del-sitio-xml) que usted le da. A una página que nadie enlaza se le llama [huérfana](/guia/paginas-huerfanas), y es fácil que se le escape.',
        'Después indexa. Lee el texto, el título y las imágenes, reconoce las páginas casi iguales y se queda con una como versión principal. Basta una etiqueta [noindex](/guia/quitar-noindex) olvidada al rediseñar el sitio para que una página quede fuera.',
        'El orden se decide en cada búsqueda. Influyen las palabras, el lugar, el idioma y el dispositivo. Usted y el vecino de enfrente pueden escribir lo mismo y ver listas distintas.',
        'Google afirma que no acepta dinero por rastrear un sitio con más frecuencia ni por ponerlo más arriba. Para saber cómo está el suyo:',
      ],
      points: [
        'Busque site: seguido de su dirección; la lista no es completa, pero orienta',
        'En Search Console, [inspeccione una dirección](https://support.google.com/webmasters/answer/9012289) para saber si está indexada',
        'Pida [la medición de su sitio](/ila): se leen hasta veinte páginas',
      ],
    },
    {
      kind: 'steps',
      title: { before: 'Cómo mejorar su posición ', emphasis: 'en Google Maps', after: '' },
      lead: 'Google nombra tres criterios para los resultados locales. Esto es lo que usted puede hacer con cada uno.',
      items: [
        {
          title: 'Relevancia',
          text: '¿Su perfil corresponde a lo que se busca? [La ayuda de Google](https://support.google.com/business/answer/7091) recomienda datos completos y detallados. Elija la categoría más precisa, nombre sus servicios y [complete cada campo](/blog-intelligent/fiche-google).',
        },
        {
          title: 'Distancia',
          text: 'Se cuenta desde el lugar que nombra la búsqueda o, si no hay ninguno, desde donde Google ubica a la persona. Usted no la puede cambiar. Para un municipio más lejano, [una página sobre esa zona](/blog-intelligent/pages-par-ville) puede salir debajo del mapa.',
        },
        {
          title: 'Prominencia',
          text: 'Suman los enlaces, los artículos, los directorios, cuántas reseñas tiene y su promedio. Use en todos lados [los mismos datos](/guia/coherencia-nap) y [pida una reseña](/blog-intelligent/avis-google) a cada cliente, esté contento o no.',
        },
      ],
    },
    {
      kind: 'questions',
      title: { before: 'Lo que nadie ', emphasis: 'puede prometer', after: '' },
      lead: 'Léalo antes de firmar una propuesta de SEO, también si es nuestra.',
      items: [
        {
          question: '¿Alguien puede garantizar el primer lugar?',
          answer:
            'No. [Lo dice Google](https://developers.google.com/search/docs/fundamentals/do-i-need-seo) a los dueños de sitios, y les aconseja desconfiar de quien lo ofrece. Pregunte mejor qué tareas se harán y cómo se van a medir.',
        },
        {
          question: '¿En cuánto tiempo se nota un cambio?',
          answer:
            'Desde unas horas hasta varios meses, según el cambio, explica [la guía de inicio de Google](https://developers.google.com/search/docs/fundamentals/seo-starter-guide). Un teléfono corregido suele aparecer pronto. Una página nueva tiene que ser encontrada y luego comparada con las demás.',
        },
        {
          question: '¿Los anuncios ayudan a subir?',
          answer:
            'No: no influyen en los otros resultados. Pueden traer llamadas mientras sus páginas avanzan; [ADLUMA](/adluma) estima qué daría un presupuesto.',
        },
        {
          question: '¿La IA de Google mencionará mi negocio?',
          answer:
            'Tampoco se puede prometer. Google [no pone requisitos adicionales](https://developers.google.com/search/docs/appearance/ai-features): la página debe estar indexada y poder mostrarse con un fragmento. Reunimos [algunas cosas que ayudan](/blog-intelligent/reponses-des-ia).',
        },
      ],
    },
  ],
  closing: {
    title: { before: '¿En qué paso está ', emphasis: 'su negocio', after: '?' },
    lead: 'Calcule su puntaje ILA en cuatro pasos o pida una asesoría de quince minutos.',
    button: 'Calcular mi puntaje ILA',
    second: 'Pedir una asesoría',
  },
};
