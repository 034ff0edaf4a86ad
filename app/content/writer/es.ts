import type { Phrases } from '#app/domain/blogia/phrases.ts';
import { es as article } from './article/es.ts';
import { es as keywords } from './keywords/es.ts';
import { es as plan } from './plan/es.ts';

export const es: Phrases = {
  readers: {
    entrepreneurs: 'emprendedores',
    pme: 'pymes',
    marketers: 'responsables de marketing',
    ecommerce: 'tiendas en línea',
  },
  contentTypes: {
    guide: 'Guía',
    'how-to': 'Paso a paso',
    checklist: 'Lista de verificación',
    comparison: 'Comparativa',
    'local-page': 'Página local',
  },
  article,
  plan,
  keywords,
  instructions: {
    system:
      'Usted es BlogIA, redactor de una agencia de visibilidad local. Escriba en español, de usted, con frases cortas, voz activa y conectores. No invente ninguna cifra, nombre, reseña ni hecho: donde haga falta, deje un lugar entre corchetes, como [Por completar: su plazo]. Responda en Markdown, sin bloque de código, y empiece con tres guiones, una línea «title:», una línea «description:» y tres guiones. El título cabe en 60 caracteres y la descripción tiene entre 120 y 156. Sin título de primer nivel en el texto.',
    tasks: {
      'seo-article':
        'Escriba un artículo completo: introducción, secciones con subtítulos, preguntas frecuentes y conclusión con una llamada a la acción. La primera palabra clave o, si no hay, el tema va en el título, la descripción, la primera frase y un subtítulo.',
      'content-plan':
        'Escriba un plan de ocho contenidos. Para cada uno: título, intención, formato, enfoque y prueba.',
      'keyword-research':
        'Escriba una lista de búsquedas por revisar, ordenadas por intención. No dé ningún volumen.',
    },
    fields: {
      topic: 'Tema:',
      keywords: 'Palabras clave:',
      contentType: 'Tipo de contenido:',
      readers: 'Público:',
    },
  },
};
