import type { TownText } from '../../shape.ts';

export const es: TownText = {
  title: 'Agencia de SEO local en la ciudad de Quebec | Iluma',
  description:
    'SEO local en la ciudad de Quebec: perfil de Google, reseñas y direcciones, de Limoilou a Sainte-Foy, para residentes y para visitantes del casco antiguo.',
  head: {
    eyebrow: 'SEO local en la capital de la provincia',
    title: { before: 'Agencia de SEO local ', emphasis: 'en la ciudad de Quebec', after: '' },
    lead: 'Un restaurante de la Grande Allée espera viajeros; un taller de Beauport, a sus vecinos. A los dos les hace falta un perfil exacto, y nosotros lo ponemos al día con usted.',
  },
  sections: [
    {
      title: 'De Saint-Roch a Lebourgneuf: desde dónde lo buscan',
      paragraphs: [
        'Quebec se recorre en Métrobus, en auto y por escaleras. De Saint-Roch a la avenida Cartier hay poca distancia en el mapa, pero está la cuesta. Por eso la gente piensa en barrios: «peluquería Limoilou», «sushi Montcalm», «óptica Lebourgneuf», «almuerzo Saint-Joseph».',
        'Ponga en su sitio el barrio, la calle y un punto que todos ubiquen: Place Ste-Foy, Galeries de la Capitale, la Universidad Laval. El [mapa de calor](/heatmap-ila) le muestra, con datos simulados, hasta dónde alcanza una dirección.',
      ],
      points: [],
    },
    {
      title: 'Ciudad o provincia, 3e Rue o 3e Avenue',
      paragraphs: [
        'Quien escribe «contador Quebec» quizá piensa en la provincia entera. Despeje la duda en los títulos de sus páginas: «contador en Charlesbourg», «contador en la ciudad de Quebec».',
        'En Limoilou existen la 3e Rue y la 3e Avenue, y la 1re Avenue sube hasta Charlesbourg: la palabra «Rue» o «Avenue» nunca debe faltar. L’Ancienne-Lorette, Saint-Augustin-de-Desmaures y Lévis son otras ciudades, y Wendake es una comunidad hurona-wendat. Un directorio puede confundirlas.',
        'Buscamos esos errores y solicitamos que los corrijan; en la página de [SEO local](/services/visibilite-locale) están los pasos. En su sitio, unos [datos estructurados](/blog-intelligent/donnees-structurees) confirman la dirección a los buscadores.',
      ],
      points: [],
    },
    {
      title: 'Carnaval, Festival de Verano y cruceros: dos públicos',
      paragraphs: [
        'El visitante del Petit-Champlain busca en inglés o en español, celular en mano, a pasos de su puerta. El residente compara reseñas de noche, desde su casa en Cap-Rouge. Un mismo perfil les sirve a ambos si está completo.',
        'Prepárelo antes de cada temporada alta: el Carnaval en febrero, el Festival de Verano en julio, los cruceros en otoño y después el mercado navideño.',
      ],
      points: [
        'Horarios especiales, esté o no cerrada la calle.',
        'Una foto de la entrada donde se vean escalones y adoquines.',
        'El menú en francés, con una traducción al lado.',
        'Respuestas a las reseñas en el idioma de quien escribió.',
      ],
    },
  ],
  questions: [
    {
      question: 'Mi tienda cierra de enero a marzo. ¿Qué hago con el perfil?',
      answer:
        'Los [horarios especiales](https://support.google.com/business/answer/6303076) de Google cubren seis días seguidos; si son más, márquelo como cerrado temporalmente. Anote cuándo quitará ese aviso y, al reabrir, [escríbales a sus clientes](/blog-intelligent/faire-revenir).',
    },
    {
      question: '¿Tienen oficina en la ciudad de Quebec?',
      answer:
        'No, nuestra sede está en Montreal. Usted nos agrega como administradores del perfil y trabajamos a distancia. Con [una llamada](/contact/rendez-vous) sabrá si le conviene; los [precios iniciales](/hub-services) son públicos.',
    },
    {
      question: '¿En cuánto tiempo estará corregido mi perfil?',
      answer:
        'Calcule una semana para la revisión y dos para las correcciones. Las reseñas vienen después.',
    },
  ],
};
