import type { TownText } from '../../shape.ts';

export const es: TownText = {
  title: 'Landing pages en la ciudad de Quebec | Iluma',
  description:
    'Páginas de destino en la ciudad de Quebec: una para residentes y otra para visitantes. Barrios, Carnaval, cruceros, reglas de publicidad y precio.',
  head: {
    eyebrow: 'Negocios de la ciudad de Quebec',
    title: {
      before: 'Landing pages ',
      emphasis: 'en la ciudad de Quebec',
      after: ' para vecinos y turistas',
    },
    lead: 'Una joyería del Petit-Champlain y un taller mecánico de Charlesbourg no le hablan al mismo público. Antes de escribir elegimos al lector: un vecino o alguien que llega mañana.',
  },
  sections: [
    {
      title: 'Dos públicos, dos páginas',
      paragraphs: [
        'El vecino compara. Conoce el camino y quiere un precio, una fecha y la seguridad de que usted irá hasta Val-Bélair. El turista apenas se orienta: lee en la terraza Dufferin, no imagina lo empinada que es la cuesta y duda si hay que reservar.',
        'Mezclar las respuestas alarga la lectura para todos. A una posada de la calle Saint-Louis le conviene separar las habitaciones del salón que alquila a grupos locales. [Una página, una intención](/blog-intelligent/page-une-intention) explica el método.',
      ],
      points: [],
    },
    {
      title: 'Nombre el barrio: Quebec también es la provincia',
      paragraphs: [
        'Quien escribe «aislamiento Quebec» puede vivir en Gatineau. Agregue una referencia: Limoilou, Sainte-Foy, Lebourgneuf, Beauport, o una calle de comercios como la 3e Avenue, Cartier o Maguire. Si cruza a trabajar a Lévis, indique cuánto cuesta.',
        'La ciudad no tiene metro. La gente se guía por la ruta del Métrobus, la salida de la autopista o el centro comercial: «detrás de Laurier Québec» se entiende mejor que un código postal.',
      ],
      points: [],
    },
    {
      title: 'Del Carnaval a los cruceros de otoño',
      paragraphs: [
        'El Carnaval llena el invierno, el Festival de Verano ocupa julio, las Fiestas de la Nueva Francia siguen en agosto y los cruceros llegan cuando las hojas se ponen rojas.',
        'Conserve de un año a otro la dirección de la página de temporada y actualice fechas, precios y lugares libres. Puede decir:',
      ],
      points: [
        'Hospedaje: las noches del Carnaval que siguen libres.',
        'Restaurante cerca del puerto: un almuerzo rápido los días en que hay barco.',
        'Techos o retiro de nieve: el plazo real después de una gran nevada.',
      ],
    },
    {
      title: 'Idiomas, alojamiento turístico y próximos pasos',
      paragraphs: [
        'Una versión en inglés o en español ayuda al turista. Según la [Carta de la lengua francesa](https://www.legisquebec.gouv.qc.ca/en/document/cs/C-11), la francesa tiene que ser al menos igual de accesible; enlace ambas con un botón fácil de ver.',
        'Para estancias de 31 días o menos hay una regla adicional. Según la [ley de alojamiento turístico de Quebec](https://www.legisquebec.gouv.qc.ca/en/document/cs/H-1.01), el número de registro debe figurar en toda publicidad, incluidas las páginas web.',
        'Nosotros redactamos esas versiones. Consulte [las etapas y lo que recibe](/services/landing-aimant), y luego [el precio inicial](/hub-services).',
      ],
      points: [],
    },
  ],
  questions: [
    {
      question: '¿Qué pedir en un formulario de reserva?',
      answer:
        'La fecha, el número de personas, un nombre y un medio de contacto. Las alergias o la hora de llegada se preguntan al confirmar, como explica el artículo sobre [el formulario breve](/blog-intelligent/formulaire-court).',
    },
    {
      question: 'Si su sede está en Montreal, ¿cómo trabajamos?',
      answer:
        'Por teléfono o por video, a la hora que usted elija [en la agenda](/contact/rendez-vous). Si antes pasa su sitio por la [auditoría](/ila), la conversación empieza por sus propias páginas.',
    },
  ],
};
