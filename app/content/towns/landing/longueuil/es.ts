import type { TownText } from '../../shape.ts';

export const es: TownText = {
  title: 'Diseño de landing pages en Longueuil | Iluma',
  description:
    'Páginas de destino y minisitios en Longueuil: «Rive-Sud» o el nombre del barrio, clientes del metro y del puente, Ley 25 y precio inicial.',
  head: {
    eyebrow: 'Longueuil y la Rive-Sud',
    title: {
      before: 'Diseño de landing pages ',
      emphasis: 'en Longueuil',
      after: ' y la Rive-Sud',
    },
    lead: 'El Vieux-Longueuil, Saint-Hubert y Greenfield Park tienen calles y costumbres propias. Partimos del lugar donde usted trabaja y del nombre que le dan sus clientes.',
  },
  sections: [
    {
      title: '«Rive-Sud» o «Longueuil»: qué palabra usar',
      paragraphs: [
        '«Rive-Sud», la ribera sur, abarca más que la ciudad: Brossard, Saint-Lambert y Boucherville son municipios aparte. La palabra le sirve a una mueblería del bulevar Taschereau, que recibe gente de todos lados. A una panadería de la calle Saint-Charles le rinde más «Vieux-Longueuil».',
        'Se pueden usar las dos: el barrio en el titular y la región en la frase siguiente. Para decidir, reúna [las palabras de sus clientes](/blog-intelligent/mots-des-clients) en correos y reseñas.',
      ],
      points: [],
    },
    {
      title: 'Clientes que leen en el metro, el autobús o el auto',
      paragraphs: [
        'La línea amarilla deja a estudiantes y trabajadores en la estación Longueuil–Université-de-Sherbrooke, de donde salen los autobuses del RTL. Leen de pie y con una sola mano.',
        'Otros cruzan el puente Jacques-Cartier o el túnel. A ellos les importa más la ruta que la historia de la empresa.',
        'Una página pesada puede alejar a unos y otros; vea [cómo hacer más rápido su sitio](/blog-intelligent/site-rapide). En la primera pantalla caben cinco datos:',
      ],
      points: [
        'El servicio y el barrio, en un renglón.',
        'El horario, con noches y fines de semana.',
        'Un teléfono que se marca con un toque.',
        'El estacionamiento más cercano, gratuito o de pago.',
        'Los minutos a pie desde el metro, si está cerca.',
      ],
    },
    {
      title: 'Idioma de la página y datos personales',
      paragraphs: [
        'Greenfield Park es un distrito reconocido como bilingüe. Ese reconocimiento vale para los servicios municipales. Su publicidad se rige por la [Carta de la lengua francesa](https://www.legisquebec.gouv.qc.ca/en/document/cs/C-11): el inglés o el español pueden acompañar a un texto francés completo, igual de fácil de abrir.',
        'El formulario recoge datos personales y queda sujeto a la [Ley 25](/blog-intelligent/loi-25-rgpd). Explique para qué los pide, cuánto tiempo los guarda y a quién escribir para corregirlos. Para cotizar una cerca no hace falta la fecha de nacimiento.',
      ],
      points: [],
    },
  ],
  questions: [
    {
      question: '¿Una página o un sitio pequeño?',
      answer:
        'Una página es suficiente para una oferta concreta: campamento de verano, examen de la vista, banquetes de fin de año. Un local que abre en la calle Saint-Charles necesita algo más; el [minisitio](/mini-site-seo) reúne dirección, horario y servicios.',
    },
    {
      question: '¿Qué incluye y cuánto cuesta?',
      answer:
        'El [servicio de páginas de destino](/services/landing-aimant) incluye el texto, la publicación y las primeras pruebas. Además recibe cada semana el total de solicitudes. Los [precios iniciales](/hub-services) están a la vista.',
    },
    {
      question: 'Ya tengo un sitio. ¿Por dónde empiezo?',
      answer:
        'Páselo por la [auditoría gratuita](/ila) y [reserve una llamada](/contact/rendez-vous) con el resultado a mano. Veremos si basta con corregir algunas cosas.',
    },
  ],
};
