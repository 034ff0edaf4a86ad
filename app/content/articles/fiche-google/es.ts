import { heading, list, paragraph, tip } from '../blocks.ts';
import type { ArticleText } from '../shape.ts';

export const es: ArticleText = {
  title: 'Una ficha de Google completa, campo por campo',
  excerpt:
    'Categoría, horario, fotos, reseñas: lo que cada campo de su perfil de empresa cambia para quien lo busca, y cómo completarlo bien.',
  tags: ['SEO local', 'perfil de empresa', 'reseñas de clientes', 'mapas'],
  seoKeywords: [
    'ficha de Google',
    'perfil de empresa',
    'posicionamiento local',
    'reseñas en Google',
  ],
  blocks: [
    paragraph(
      'Alguien busca un zapatero en su barrio. Antes que cualquier sitio web ve un mapa, unos nombres, unas estrellas y un botón para llegar. Muchas veces elige ahí mismo. Su ficha es, por tanto, la primera página que leen sus clientes, y en ocasiones la única. Es gratuita. Lo que pide es exactitud.',
    ),
    heading('Lo primero: que la ficha sea suya'),
    paragraph(
      'Una ficha puede existir sin usted: quizá nació de un directorio o de la sugerencia de un transeúnte. Busque su nombre y su ciudad, y solicite gestionarla. La verificación suele hacerse por video, a veces por teléfono, por correo electrónico o por correo postal. Conserve la propiedad en su propia cuenta y dé a la agencia o al empleado solo permiso de administrador. Si algún día se marchan, la ficha se queda con usted.',
    ),
    paragraph(
      'Compruebe también si hay duplicados. Dos fichas con la misma dirección se reparten las reseñas y desorientan a todos.',
    ),
    heading('Nombre, dirección y categoría'),
    paragraph(
      'El nombre es el del letrero, sin agregados. «Zapatería Lavoie» está bien; «Zapatería Lavoie arreglos baratos centro» incumple las normas y puede acarrear la suspensión. Esas palabras caben en los servicios y en la descripción.',
    ),
    paragraph(
      'La categoría principal es lo que más influye en las búsquedas donde puede aparecer. Elija la más concreta que sea cierta. Las secundarias sirven para lo que ya hace, no para lo que le gustaría hacer.',
    ),
    list(
      'Atiende en su local: muestre la dirección y compruebe que el marcador cae en la puerta.',
      'Va a casa del cliente: oculte la dirección e indique las zonas donde trabaja.',
      'Hace ambas cosas: muestre la dirección y agregue las zonas.',
    ),
    heading('El horario, también en días festivos'),
    paragraph(
      'Una puerta cerrada cuando la ficha decía «abierto» le cuesta un cliente y, a menudo, una reseña dura. Indique el horario habitual y, en cuanto los conozca, los especiales: fiestas, vacaciones, inventario. Si cierra a mediodía, dígalo. El buscador tiene en cuenta si está abierto en el momento de la consulta; un horario correcto lo ayuda a salir cuando puede atender.',
    ),
    tip(
      'Anote un recordatorio al comienzo de cada estación: «Revisar el horario de la ficha». Le ahorrará más de un disgusto.',
    ),
    heading('Fotos que resuelven una duda'),
    paragraph(
      'Una foto útil contesta a una pregunta. ¿Cómo es la fachada vista desde la calle? ¿Dónde se estaciona? ¿Hay un escalón en la entrada? ¿Qué hay en los estantes? ¿Quién me recibirá? Basta un teléfono, luz de día y ningún filtro. Las imágenes de archivo no contestan a nada y se reconocen enseguida.',
    ),
    paragraph(
      'Agregue pocas cada vez, a lo largo del año. Unas imágenes recientes indican que el negocio sigue vivo.',
    ),
    heading('Reseñas: pedirlas, leerlas, contestarlas'),
    paragraph(
      'Pida una reseña a cada cliente satisfecho cuando todavía lo está: al entregar el arreglo, al terminar la visita. Una tarjeta con un código basta. No ofrezca nada a cambio ni se la pida solo a quien espera que sea amable: las normas de la plataforma prohíben ambas cosas, y los elogios comprados se notan.',
    ),
    paragraph(
      'Conteste a todas, sobre todo a las malas. La respuesta va dirigida menos al autor que a quienes la leerán antes de elegir.',
    ),
    list(
      'Dé las gracias y mencione aquello de lo que habla la persona.',
      'Si se equivocó, dígalo en una frase y cuente qué cambió.',
      'Si los hechos no son ciertos, corríjalos con calma y sin datos privados.',
      'Ofrezca seguir por teléfono y dé un nombre por quien preguntar.',
    ),
    heading('La misma información en todas partes'),
    paragraph(
      'Su sitio, su ficha, los directorios y sus redes deben dar el mismo nombre, la misma dirección y el mismo número. Cada diferencia siembra dudas. Tras una mudanza, haga la lista de los lugares por corregir y táchelos uno a uno. En su sitio, dedique una página a cada local, con la dirección escrita, el mapa y el horario: será el mejor destino para el enlace de la ficha.',
    ),
    heading('Los servicios, la descripción y los atributos'),
    paragraph(
      'La lista de servicios responde a la pregunta «¿Ustedes hacen esto?». Escríbalos uno por uno, con las palabras de sus clientes: «poner un tacón», «coser un bolso». La descripción dice lo demás en unas pocas frases sencillas: qué hace, para quién y desde cuándo. No hace falta repetir su ciudad en cada línea.',
    ),
    paragraph(
      'Marque por último los atributos que son ciertos: acceso en silla de ruedas, pago sin contacto, idiomas que se hablan, cita previa. Hay quien los usa para descartar un negocio antes incluso de llamar. Un atributo falso le costará clientes.',
    ),
    heading('Una rutina que se pueda mantener'),
    paragraph(
      'Completar una ficha lleva una mañana; cuidarla, unos minutos. Fije un día y una sola persona responsable.',
    ),
    list(
      'Cada semana: contestar las reseñas nuevas.',
      'Cada mes: agregar una foto y leer las búsquedas que mostraron la ficha.',
      'Cada estación: repasar horario, servicios, categorías y descripción.',
      'Después de cualquier cambio: corregir la ficha ese mismo día.',
    ),
    paragraph(
      'Por último, mire lo que hace la gente desde la ficha: llamadas, rutas solicitadas, visitas al sitio. Esos gestos importan más que el puesto que usted ve una mañana en su teléfono, porque ese puesto cambia según el lugar desde donde se busca. Y usted suele buscar desde su propio mostrador.',
    ),
  ],
};
