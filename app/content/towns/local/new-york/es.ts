import type { TownText } from '../../shape.ts';

export const es: TownText = {
  title: 'Agencia de SEO local en Nueva York | Iluma',
  description:
    'SEO local en Nueva York: perfil de Google, direcciones y reseñas para que lo encuentren en Queens, el Bronx o Manhattan. Consejos, reglas de la FTC, precios.',
  head: {
    eyebrow: 'Visibilidad local en los cinco condados',
    title: { before: 'Agencia de SEO local ', emphasis: 'en Nueva York', after: ' para negocios' },
    lead: '¿Tiene una panadería en Jackson Heights o un consultorio en Washington Heights? En una ciudad tan densa, tres cuadras cambian la competencia. Lo ayudamos a salir donde de verdad atiende.',
  },
  sections: [
    {
      title: 'Corona, Sunset Park, Harlem: aquí se busca por barrio',
      paragraphs: [
        'El neoyorquino dice dónde está con un barrio, una línea del metro o una esquina: «envíos de dinero Corona», «dentista cerca del tren 7», «notario Roosevelt y la 82». Escriba así en su sitio. Quien vive en la calle 181 no se reconoce en un texto que habla de «toda el área triestatal».',
        'Gran parte de su clientela pasa del español al inglés en una misma tarde. Haga una página en cada idioma, escrita por alguien que lo tenga como lengua materna; [una página con un solo propósito](/blog-intelligent/page-une-intention) rinde más que un sitio traducido a medias.',
      ],
      points: [],
    },
    {
      title: 'Cómo se escribe una dirección neoyorquina',
      paragraphs: [
        'Cada condado numera a su modo, y un descuido puede costarle un envío, un cliente o la verificación de Google. Las diferencias entre directorios son lo primero que corrige nuestro [servicio de SEO local](/services/visibilite-locale).',
        'Antes de escribirnos, compare el contrato de alquiler, el sitio y el perfil en estos puntos.',
      ],
      points: [
        'El guion de los números de Queens, como en 37-11.',
        'Avenue, Road, Drive o Street: en Astoria, el 30 los tiene todos.',
        'East o West en Manhattan, a cada lado de la Quinta Avenida.',
        'El condado: Brooklyn también tiene Broadway y Fifth Avenue.',
        'El piso y la oficina, si en el edificio hay cincuenta empresas.',
      ],
    },
    {
      title: 'Desfiles, maratón y metro de fin de semana: avise a tiempo',
      paragraphs: [
        'El primer domingo de noviembre, el maratón cruza los cinco condados. En junio, el Desfile Puertorriqueño llena la Quinta Avenida; en septiembre, San Gennaro ocupa Mulberry Street. Una calle cerrada atrae peatones, pero frena las entregas.',
        'Ponga esas fechas en los horarios especiales. Mencione dos estaciones en vez de una, porque los fines de semana el metro suele cambiar de recorrido. Luego, [contar las llamadas](/blog-intelligent/compter-les-appels) le dirá qué días necesitan más personal.',
      ],
      points: [],
    },
  ],
  questions: [
    {
      question: '¿Qué dice la ley de Estados Unidos sobre las reseñas?',
      answer:
        'Una [norma de la FTC](https://www.ecfr.gov/current/title-16/chapter-I/subchapter-D/part-465) prohíbe las reseñas falsas y premiar a alguien con la condición de que hable bien. En el artículo sobre [reseñas de Google](/blog-intelligent/avis-google) hay maneras honestas de pedirlas.',
    },
    {
      question: '¿Trabajan con el mismo horario que Nueva York?',
      answer:
        'Sí: Iluma tiene oficina en Nueva York y sede en Montreal, con la misma hora. Atendemos de lunes a viernes, de 9 a.m. a 6 p.m. [Elija su horario](/contact/rendez-vous).',
    },
    {
      question: '¿Cuánto debo presupuestar?',
      answer:
        'La [página de precios](/hub-services) da el monto inicial para una dirección. Haga antes [la auditoría de su sitio](/ila): toma alrededor de un minuto y señala qué corregir.',
    },
  ],
};
