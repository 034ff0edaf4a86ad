import type { TownText } from '../../shape.ts';

export const es: TownText = {
  title: 'Agencia SEO local en Montreal, por barrios | Iluma',
  description:
    'Perfil de Google, direcciones y reseñas para negocios de Montreal: que lo encuentren en su barrio y cerca de su estación, en francés, inglés o español.',
  head: {
    eyebrow: 'Perfil de Google, direcciones y reseñas',
    title: {
      before: 'Agencia de SEO local ',
      emphasis: 'en Montreal',
      after: ', barrio por barrio',
    },
    lead: 'Una panadería salvadoreña de Villeray y un dentista del centro no compiten por las mismas búsquedas. Cuidamos su perfil de Google, sus direcciones y sus reseñas para las calles donde viven sus clientes.',
  },
  sections: [
    {
      title: 'Aparecer en su barrio y junto a su estación de metro',
      paragraphs: [
        'En Montreal se suele nombrar un lugar más preciso que la ciudad: «restaurante peruano Jean-Talon», «cerrajero metro Laurier» o «abogado que hable español Côte-des-Neiges». Su sitio y la descripción de su perfil deberían usar esos nombres. Le contamos cómo [reunir las palabras de sus clientes](/blog-intelligent/mots-des-clients).',
        'La posición cambia, además, según dónde esté quien busca. Un ejemplo: un taller de bicicletas de Rosemont sale primero en la estación Beaubien y ya no figura en Verdun. La [distancia](https://support.google.com/business/answer/7091) es uno de los criterios de Google. Nuestro [mapa de calor](/heatmap-ila), con datos simulados, deja ver ese efecto.',
      ],
      points: [],
    },
    {
      title: 'Sherbrooke este u oeste: direcciones correctas',
      paragraphs: [
        'El bulevar Saint-Laurent separa el este del oeste. En las calles que lo cruzan, la numeración arranca ahí hacia los dos lados, de modo que un mismo número puede repetirse. Si un directorio omite «Ouest», su cliente termina al otro lado del centro.',
        'Nuestro servicio de [visibilidad local](/services/visibilite-locale) empieza por localizar esas fallas. Estas son las más propias de Montreal:',
      ],
      points: [
        'Falta el punto cardinal, o cambia de un directorio a otro.',
        'La ciudad está mal puesta: Verdun y LaSalle son distritos de Montreal; Westmount y Mont-Royal, ciudades aparte.',
        'Falta el piso o la oficina, en una torre del centro.',
        'El marcador cae en el callejón y no en la puerta.',
      ],
    },
    {
      title: 'Festivales, calles peatonales y nieve: horario al día',
      paragraphs: [
        'En verano, la avenida Mont-Royal o la calle Wellington se vuelven peatonales y el Festival de Jazz ocupa el Quartier des Spectacles. En invierno, la limpieza de la nieve deja menos lugares para estacionar. Esos días la gente comprueba si usted abre y cómo llegar.',
        'Registre horarios especiales, indique la salida de metro más cercana y suba una foto de la fachada en julio y otra en enero. ¿Se muda el 1 de julio, como media ciudad? Cambie la dirección en línea ese mismo día. El artículo sobre [el perfil de Google](/blog-intelligent/fiche-google) repasa cada campo.',
      ],
      points: [],
    },
  ],
  questions: [
    {
      question: '¿Necesito un perfil en español, otro en francés y otro en inglés?',
      answer:
        'No. [Google pide](https://support.google.com/business/answer/3038177) un solo perfil por local; los idiomas van en su sitio. Según la [Carta de la lengua francesa](https://www.legisquebec.gouv.qc.ca/en/document/cs/C-11), la versión en francés debe ofrecerse en condiciones al menos tan favorables como las demás.',
    },
    {
      question: '¿Cuánto cuesta el SEO local en Montreal?',
      answer:
        'El precio inicial para un local está en [la lista de precios](/hub-services). Si tiene una tienda en Saint-Denis y otra en Lachine, recibe una sola cotización.',
    },
    {
      question: '¿Por dónde empiezo?',
      answer:
        'Pase su sitio por [la auditoría gratuita](/ila) y luego [reserve quince minutos](/contact/rendez-vous). Traiga tres búsquedas en las que le gustaría aparecer.',
    },
  ],
};
