import type { BlogiaCopy } from '../shape.ts';

export const es: BlogiaCopy['rules'] = {
  title: 'Lo que encuentra la revisión',
  waiting: 'Las reglas aparecen en cuanto hay un texto.',
  groups: { search: 'Buscadores', readability: 'Legibilidad' },
  verdicts: { good: 'Bien', improve: 'Puede mejorar', problem: 'Por corregir' },
  items: {
    keyphrase: {
      label: 'Palabras útiles en la frase clave: {value}',
      advice: 'Use de una a cuatro palabras útiles.',
    },
    keyphraseTitle: {
      label: 'Frase clave en el título',
      advice: 'Póngala en el título, mejor al principio.',
    },
    titleWidth: {
      label: 'Ancho del título: {value} px',
      advice: 'Use de 285 a 580 px: más allá, Google lo corta.',
    },
    keyphraseDescription: {
      label: 'Frase clave en la descripción',
      advice: 'Póngala en la metadescripción.',
    },
    descriptionLength: {
      label: 'Largo de la descripción: {value} caracteres',
      advice: 'Use de 120 a 156 caracteres.',
    },
    slug: {
      label: 'Frase clave en la dirección',
      advice: 'Escríbala en minúsculas, sin acentos y con guiones.',
    },
    introduction: {
      label: 'Frase clave en la introducción',
      advice: 'Póngala en el primer párrafo.',
    },
    keyphraseHeadings: {
      label: 'Subtítulos con la frase clave: {value}',
      advice: 'Póngala al menos en un subtítulo.',
    },
    density: {
      label: 'Densidad de la frase clave: {value}%',
      advice: 'Use de 0.5 a 3%: más se nota.',
    },
    textLength: {
      label: 'Largo del texto: {value} palabras',
      advice: 'Escriba al menos 300 palabras.',
    },
    mainHeading: {
      label: 'Títulos de primer nivel de más: {value}',
      advice: 'El título basta: use ## para los subtítulos del texto.',
    },
    links: {
      label: 'Enlaces: {value}',
      advice: 'Agregue un enlace a una página útil, suya o de otros.',
    },
    images: {
      label: 'Imágenes sin texto alternativo: {value}',
      advice: 'Describa cada imagen entre los corchetes.',
    },
    placeholders: {
      label: 'Datos por completar: {value}',
      advice: 'Cambie cada corchete por un dato real, o quítelo.',
    },
    readingEase: {
      label: 'Facilidad de lectura (Flesch): {value} sobre 100',
      advice: 'Lo ideal es 60 o más: palabras cortas, frases cortas.',
    },
    sentenceLength: {
      label: 'Frases de más de 25 palabras: {value}%',
      advice: 'Córtelas, para quedar por debajo del 25%.',
    },
    paragraphs: {
      label: 'Párrafo más largo: {value} palabras',
      advice: 'Quédese por debajo de 150 palabras.',
    },
    subheadings: {
      label: 'Tramo más largo sin subtítulo: {value} palabras',
      advice: 'Agregue un subtítulo cada 300 palabras como máximo.',
    },
    sentenceStarts: {
      label: 'Frases seguidas que empiezan igual: {value}',
      advice: 'Cambie a partir de la tercera.',
    },
    passive: {
      label: 'Frases en voz pasiva (estimación): {value}%',
      advice: 'Quédese por debajo del 10%: diga quién hace qué.',
    },
    transitions: {
      label: 'Frases con un conector: {value}%',
      advice: 'Lo ideal es un 30%: pero, luego, por eso, por ejemplo…',
    },
  },
  show: 'Mostrar en el texto',
  shown: 'Ocultar',
  next: 'Ir al pasaje {count} de {total}',
  sources:
    'Umbrales publicados por Yoast; facilidad de lectura según Fernández-Huerta (1959). Los pesos del puntaje son nuestros.',
};
