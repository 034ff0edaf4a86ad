import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('es');

export const es: ServiceCopy = {
  title: 'SEO local: perfil de Google, reseñas y directorios | Iluma',
  description:
    'Sus datos correctos en más de 50 directorios, un perfil de Google completo y reseñas con respuesta. Qué hacemos, cuándo y el precio inicial.',
  head: {
    eyebrow: 'SEO local',
    title: {
      before: 'SEO local: más ',
      emphasis: 'visibilidad local',
      after: ' en Google y en Maps',
    },
    lead: 'Un número equivocado en un directorio le hace perder llamadas. Corregimos sus datos, completamos su perfil de Google y vigilamos los cambios.',
  },
  figures: [{ value: figures.directories, label: 'directorios donde se publica su ficha' }],
  weeks: [
    {
      when: 'Semana 1',
      title: 'La revisión',
      text: 'Buscamos su negocio como lo haría un cliente: por nombre, por teléfono, por calle. Todo lo que aparece en Google, Apple Maps, Bing y los directorios de su ramo queda en una tabla, con sus errores. Usted confirma los datos correctos y nos invita como administradores, un acceso que puede retirar. Al cierre de la semana tiene la lista de correcciones, con lo urgente primero.',
    },
    {
      when: 'Semanas 2 y 3',
      title: 'La corrección',
      text: 'Completamos su perfil de Google [campo por campo](/blog-intelligent/fiche-google): categorías, servicios, horario de días feriados, las fotos que usted nos envía. Después siguen los directorios y los duplicados, que pedimos unir o eliminar. Hay sitios que corrigen el mismo día y otros que se demoran. En la tabla de la primera semana usted ve lo hecho, lo pendiente y lo rechazado.',
    },
    {
      when: 'Semanas 4 a 8',
      title: 'Las reseñas',
      text: 'Preparamos una tarjeta con código QR, un mensaje breve y [una manera de pedir la reseña](/blog-intelligent/avis-google) que a su personal no le cueste repetir. La invitación es la misma para todos. Cada vez que llega una reseña, le enviamos un borrador de respuesta para que lo corrija o lo apruebe. Al cabo de cinco semanas sabe cuántas llegaron y en qué momento conviene pedirlas.',
    },
    {
      when: 'Cada mes',
      title: 'El mapa',
      text: 'Medimos su posición desde varios puntos alrededor de su local, con las búsquedas que elegimos juntos. El [mapa de demostración](/heatmap-ila) le da una idea, con datos simulados. También volvemos a los directorios, porque una dirección vieja puede reaparecer. Usted recibe el mapa de su zona, comparado con el del mes anterior, y la corrección que proponemos hacer después.',
    },
  ],
  deliverables: [
    'Una revisión de todas sus fichas y sus errores',
    'El perfil de Google completo, con fotos',
    'Los directorios corregidos y vigilados',
    'Respuestas a las reseñas, listas para aprobar',
    'Un mapa de su posición, cada mes',
  ],
  audience: {
    text: 'Es para negocios que viven de su zona: tiendas, restaurantes, talleres, consultorios, técnicos que trabajan a domicilio. Sus clientes escriben un oficio, miran el mapa y llaman. Google explica que ordena los resultados locales por [relevancia, distancia y prominencia](https://support.google.com/business/answer/7091). Sobre la primera y la última se puede trabajar; la distancia depende de dónde está su puerta.',
    fits: [
      'Recibe clientes en un local, o va a donde ellos están dentro de una zona definida.',
      'Se mudó, cambió de número o tomó el negocio de otra persona.',
      'Lo felicitan en el mostrador, pero su última reseña tiene un año.',
      'Tiene varias sucursales y cada una aparece con datos distintos.',
    ],
    others: [
      'Envía sus productos a todo el país: empiece por [la tienda en línea](/services/ecommerce).',
      'Su perfil está al día y la gente se va al llegar a su sitio: vea [el SEO de sus páginas](/services/seo-ia).',
      'Necesita llamadas la semana que viene: los [anuncios locales](/services/meta-ads) son más rápidos, si cuenta con presupuesto.',
    ],
  },
  cost: [
    `Desde ${figures.priceLocalSeo} al mes por un local. El precio sube según cuántas direcciones, idiomas y duplicados haya que atender. Una mudanza reciente o un perfil suspendido también exigen más trámites. Si tiene varias sucursales, la cotización da un solo precio por el conjunto, menor que la suma de los precios por separado.`,
    'El fotógrafo, el sitio web y la publicidad van aparte. Nosotros elegimos y publicamos las fotos que usted toma: casi siempre basta un celular reciente y luz de día. Si a su sitio le falta una página, se cotiza por separado, como [los demás servicios](/hub-services).',
    'La factura es mensual y no incluye impuestos: según su dirección se agregan GST y QST, IVA o el impuesto sobre las ventas. El plazo y el aviso previo para terminar quedan escritos en la cotización. Si lo deja, sus fichas siguen a su nombre.',
  ],
  risks: [
    {
      title: 'Google suspende el perfil',
      text: 'Cambiar el nombre, la dirección o la categoría puede provocar una suspensión aunque el dato sea cierto. Guardamos una copia de cada campo, reunimos pruebas (foto del letrero, licencia, recibo de luz) y presentamos [una apelación](https://support.google.com/business/answer/13597551). La decisión, y cuánto tarda, es de Google.',
    },
    {
      title: 'Las reseñas no llegan',
      text: 'La gente dice que sí y se le olvida camino a casa. Revisamos quién la pide, cuándo y con qué enlace, y cambiamos una cosa a la vez. Dar descuentos a cambio queda descartado: [las políticas de Google](https://support.google.com/contributionpolicy/answer/7400114) lo prohíben.',
    },
    {
      title: 'La dirección vieja vuelve',
      text: 'Los directorios se copian unos a otros: un teléfono corregido en marzo puede reaparecer en junio. Rastreamos la ficha de donde sale y corregimos esa primero. Usted también ayuda si [mantiene los mismos datos en todas partes](/guia/coherencia-nap).',
    },
    {
      title: 'Lejos de su local no aparece',
      text: 'Al otro lado de la ciudad, un competidor más cercano suele quedar arriba, diga lo que diga su perfil. El mapa lo muestra pronto. Entonces le sugerimos [una página para esa zona](/blog-intelligent/pages-par-ville), un anuncio limitado a ella o no insistir.',
    },
  ],
  example: {
    title: 'Una panadería de Jackson Heights, después de mudarse',
    paragraphs: [
      'Ejemplo: Panadería Los Arrayanes, un negocio inventado, se cambió de cuadra hace seis meses. La revisión encuentra 24 fichas. En catorce sigue la dirección anterior, y hay dos perfiles de Google que se reparten las reseñas.',
      'En tres semanas quedan corregidas doce de las catorce y los dos perfiles se unen en uno. Dos directorios pequeños no contestan. La tarjeta del mostrador decepciona: dos reseñas en un mes, porque por la mañana hay fila y nadie la menciona. El código pasa entonces al empaque de los pasteles por encargo, que el cliente abre con calma en su casa. Al mes siguiente llegan ocho.',
      'A los tres meses, la panadería está entre las tres primeras en 12 de los 25 puntos del mapa; al empezar eran 5. Hacia Corona no hubo cambios. La dueña prefiere no gastar ahí: sus clientes llegan a pie. Sigue solo con la revisión de cada mes.',
    ],
  },
  price: figures.priceLocalSeo,
  priceNote: 'Un local, con revisión y correcciones.',
  tool: 'Ver el mapa de calor',
  questions: [
    {
      question: 'Tengo tres sucursales. ¿Pago tres veces?',
      answer:
        'No. La revisión sirve para las tres; le damos un solo precio por el conjunto. Cada sucursal conserva su perfil, su horario y su mapa.',
    },
    {
      question: '¿Pueden retirar una mala reseña?',
      answer:
        'Solo si incumple las reglas de la plataforma: [se denuncia ante Google](https://support.google.com/business/answer/4596773), que decide. Si no, lo ayudamos a responderla y a recibir otras. El caso de [Clinique RFS](/etudes-de-cas/clinique-rfs) muestra cómo contestar con discreción sobre los pacientes.',
    },
    {
      question: '¿Tengo que darles mi contraseña de Google?',
      answer:
        'No, guárdela. Usted nos invita como administradores y sigue siendo el propietario del perfil. El día que dejemos de trabajar juntos, nos quita de la lista de usuarios.',
    },
    {
      question: '¿Cuándo subo en Google Maps?',
      answer: `Lo primero que se nota suele ser un horario o un teléfono corregido. La posición tarda más: por lo general de ${figures.seoDays} días, y a veces más donde hay mucha competencia. Nadie puede apartarle un lugar.`,
    },
    {
      question: 'Trabajo desde mi casa. ¿Se verá mi dirección?',
      answer:
        'No hace falta. Si no recibe clientes ahí, [Google pide](https://support.google.com/business/answer/3038177) ocultar la dirección e indicar las zonas donde trabaja. Los directorios que ya la muestran entran en la lista de correcciones.',
    },
    {
      question: '¿Puedo hacerlo yo mismo?',
      answer:
        'Sí, y es una buena forma de empezar. La [guía gratuita](/guide) explica las verificaciones una por una. Reserve un día para la revisión y luego una hora por semana para reseñas y horarios. Si le falta esa hora, [escríbanos](/contact).',
    },
  ],
  closing: {
    title: { before: 'Revise ', emphasis: 'sus datos', after: ' en los directorios' },
    lead: 'Denos el nombre de su negocio: le decimos qué errores publican hoy.',
  },
};
