import type { TownText } from '../../shape.ts';

export const es: TownText = {
  title: 'Diseño de landing pages en Nueva York | Iluma',
  description:
    'Páginas de destino para negocios de Nueva York: barrio y línea del metro, español e inglés, número de licencia, certificado de seguro y precio.',
  head: {
    eyebrow: 'Para negocios de Nueva York',
    title: {
      before: 'Diseño de landing pages ',
      emphasis: 'en Nueva York',
      after: ', en español e inglés',
    },
    lead: 'En Corona, Washington Heights o El Barrio, la gente busca a pocas cuadras de su casa. La primera línea tiene que decir que usted está cerca y que atiende en su idioma.',
  },
  sections: [
    {
      title: 'El barrio y la línea del metro, en la primera frase',
      paragraphs: [
        'Se busca «barbería en Washington Heights», «dentista Jackson Heights» o «tailor near Union Square». Escriba el barrio, luego la estación y sus trenes, por ejemplo el 7 en Junction Boulevard.',
        'Si tiene local a la calle, indique la esquina. «Steinway Street con 30th Avenue» orienta más que un número.',
        '¿Trabaja a domicilio? Nombre los condados. Staten Island, con el peaje de su puente, merece una respuesta aparte. El artículo sobre [las palabras de los clientes](/blog-intelligent/mots-des-clients) indica dónde encontrar estas frases.',
      ],
      points: [],
    },
    {
      title: 'Español, inglés o francés: una dirección por idioma',
      paragraphs: [
        'En la Quinta Avenida de Sunset Park y en muchas calles del Bronx se compra en español. Una página escrita para esos clientes convence más que un botón de traducir, siempre que alguien conteste el teléfono en español. Los hijos de esas familias quizá busquen en inglés, y conviene tener también esa versión.',
        'Redactamos [páginas de destino](/services/landing-aimant) en los tres idiomas. Cada anuncio abre la versión que le toca; la guía de [campañas locales](/blog-intelligent/campagne-locale) muestra cómo combinarlos.',
      ],
      points: [],
    },
    {
      title: 'Seguro y licencia: lo que piden el edificio y la Ciudad',
      paragraphs: [
        'Muchos edificios exigen un certificado de seguro, el «COI», antes de dejar entrar a una mudanza o a un pintor. Diga que usted lo manda y en cuánto tiempo.',
        'Si su oficio exige una licencia del Departamento de Protección al Consumidor y al Trabajador (DCWP), [su reglamento](https://codelibrary.amlegal.com/codes/newyorkcity/latest/NYCrules/0-0-0-126171) pide que el número aparezca en el sitio y en los anuncios, identificado como licencia de la Ciudad. Ponga cerca del botón:',
      ],
      points: [
        'El número de licencia, si la tiene.',
        'El envío del COI a la administración del edificio.',
        'Cuánto cambia el precio si hay escaleras o montacargas.',
        'Los días en que el edificio permite trabajar.',
      ],
    },
  ],
  questions: [
    {
      question: '¿Cuánto cuesta una página?',
      answer:
        'La lista muestra [el precio inicial](/hub-services) en euros. El monto exacto está en la cotización, que usted lee antes de firmar.',
    },
    {
      question: '¿Quién responde y a qué hora?',
      answer:
        'El equipo atiende de lunes a viernes, de 9 a.m. a 6 p.m., hora de Montreal, que es la misma de Nueva York. Tenemos oficina en las dos ciudades. [Reserve una llamada o videollamada](/contact/rendez-vous).',
    },
    {
      question: '¿Qué reviso antes de pagar anuncios?',
      answer:
        'Que la página abra rápido y que el teléfono se marque con un toque. La [auditoría gratuita](/ila) detecta buena parte de las fallas, y [la guía](/guide) enseña a corregirlas.',
    },
  ],
};
