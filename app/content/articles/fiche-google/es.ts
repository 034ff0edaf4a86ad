import { heading, list, paragraph, table, tip } from '../blocks.ts';
import type { ArticleText } from '../shape.ts';

export const es: ArticleText = {
  title: 'Un perfil de Google completo, campo por campo',
  excerpt:
    'Categoría, horario, fotos, reseñas: lo que cada campo de su perfil de Google cambia para quien lo busca, y cómo completarlo bien.',
  tags: ['SEO local', 'perfil de Google', 'reseñas de clientes', 'mapas'],
  seoKeywords: [
    'ficha de Google',
    'perfil de negocio',
    'posicionamiento local',
    'reseñas en Google',
  ],
  blocks: [
    paragraph(
      'Alguien busca un zapatero en su barrio. Antes que cualquier sitio web ve un mapa, unos nombres, unas estrellas y un botón para llegar. Muchas veces elige ahí mismo. Su perfil de Google, que mucha gente llama ficha, es por tanto la primera página que leen sus clientes, y en ocasiones la única. Es gratuito. Lo que pide es exactitud.',
    ),
    heading('Qué mira Google para ordenar los negocios'),
    paragraph(
      'Google menciona [tres factores](https://support.google.com/business/answer/7091): la relevancia, la distancia y la prominencia. La relevancia sale de lo que usted escribe: categoría, servicios, descripción. La distancia se mide desde la persona que busca; usted solo puede poner el marcador en el lugar correcto. La prominencia crece con las reseñas, los enlaces y las menciones de su negocio en otros sitios. Completar el perfil mejora sobre todo la relevancia, y eso se puede hacer esta misma tarde.',
    ),
    heading('Lo primero: que el perfil sea suyo'),
    paragraph(
      'Un perfil puede existir sin usted: quizá nació de un directorio o de la sugerencia de un transeúnte. Busque su nombre y su ciudad, y solicite administrarlo. La verificación suele hacerse por video, a veces por teléfono, por correo electrónico o por correo postal. Conserve la propiedad en su propia cuenta y dé a la agencia o al empleado solo permiso de administrador. Si algún día se marchan, el perfil se queda con usted.',
    ),
    paragraph(
      'Compruebe también si hay duplicados. Dos perfiles con la misma dirección se reparten las reseñas y desorientan a todos.',
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
    heading('El horario, también en días feriados'),
    paragraph(
      'Una puerta cerrada cuando el perfil decía «abierto» le cuesta un cliente y, a menudo, una reseña dura. Indique el horario habitual y, en cuanto los conozca, los especiales: fiestas, vacaciones, inventario. Si cierra a mediodía, dígalo. El buscador tiene en cuenta si está abierto en el momento de la consulta; un horario correcto lo ayuda a salir cuando puede atender.',
    ),
    tip(
      'Anote un recordatorio al comienzo de cada estación: «Revisar el horario del perfil». Le ahorrará más de un disgusto.',
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
      'Pida una reseña a cada cliente cuando acaba de ver el resultado: al entregar el arreglo, al terminar la visita. Una tarjeta con un código basta. No ofrezca nada a cambio ni se la pida solo a quien espera que sea amable: las normas de la plataforma prohíben ambas cosas, y los elogios comprados se notan.',
    ),
    paragraph(
      'Conteste a todas, sobre todo a las malas. La respuesta va dirigida menos al autor que a quienes la leerán antes de elegir.',
    ),
    list(
      'Dé las gracias y mencione aquello de lo que habla la persona.',
      'Si se equivocó, dígalo en una frase y cuente qué cambió.',
      'Si los hechos no son ciertos, corríjalos con calma y sin datos privados.',
      'Ofrezca seguir por teléfono y diga por quién preguntar.',
    ),
    paragraph(
      'En el artículo sobre [las reseñas de Google](/blog-intelligent/avis-google) encontrará frases para pedirlas, las prácticas prohibidas y ejemplos de respuesta.',
    ),
    heading('La misma información en todas partes'),
    paragraph(
      'Su sitio, su perfil, los directorios y sus redes deben dar el mismo nombre, la misma dirección y el mismo número. Cada diferencia siembra dudas. Tras una mudanza, haga la lista de los lugares por corregir y táchelos uno a uno; la guía explica cómo [unificar los datos de contacto](/guia/coherencia-nap). En su sitio, dedique una página a cada local, con la dirección escrita, el mapa y el horario: será el mejor destino para el enlace del perfil.',
    ),
    heading('Los servicios, la descripción y los atributos'),
    paragraph(
      'La lista de servicios responde a la pregunta «¿Ustedes hacen esto?». Escríbalos uno por uno, con las palabras de sus clientes: «poner un tacón», «coser un bolso». La descripción dice lo demás en unas pocas frases sencillas: qué hace, para quién y desde cuándo. No hace falta repetir su ciudad en cada línea. Para dar con las palabras justas, parta de [lo que sus clientes escriben y preguntan](/blog-intelligent/mots-des-clients).',
    ),
    paragraph(
      'Marque por último los atributos que son ciertos: acceso en silla de ruedas, pago sin contacto, idiomas que se hablan, cita previa. Hay quien los usa para descartar un negocio antes incluso de llamar. Un atributo falso le costará clientes.',
    ),
    heading('Los límites de Google, campo por campo'),
    paragraph(
      'Estas reglas vienen de la ayuda de Google sobre [cómo editar el perfil](https://support.google.com/business/answer/3039617), los [horarios especiales](https://support.google.com/business/answer/6303076), las [fotos](https://support.google.com/business/answer/6103862) y la [manera de representar un negocio](https://support.google.com/business/answer/3038177). A veces cambian; vuelva a leerlas antes de una actualización grande.',
    ),
    table(
      'Reglas y límites de Google para cada campo del perfil',
      ['Campo', 'Regla de Google', 'Nuestro consejo'],
      ['Nombre', 'El del letrero', 'Tener a mano una foto del letrero'],
      ['Categorías', 'Las menos posibles', 'Acertar primero con la principal'],
      ['Descripción', '750 caracteres como máximo', 'Lo útil, en las dos primeras frases'],
      ['Fotos', 'JPG o PNG, de 10 kB a 5 MB', 'De 720 × 720 píxeles o más'],
      ['Horario especial', 'Hasta 6 días seguidos', 'Si son más: cerrado temporalmente'],
      ['Zona de servicio', 'Unas 2 horas en auto', 'Nombrar las ciudades adonde sí va'],
    ),
    heading('Ejemplo: el perfil de una zapatería, antes y después'),
    paragraph(
      'Pongamos un ejemplo. La Zapatería Lavoie, que es inventada, llevaba años en Google y casi no recibía llamadas. Esto es lo que cambió la dueña en una mañana.',
    ),
    list(
      'La categoría «Tienda de calzado» pasó a ser «Taller de reparación de calzado».',
      'La descripción ya no presume «calidad y servicio»: habla de tacones puestos mientras el cliente espera, de bolsos y de cierres.',
      'Ocho servicios quedaron anotados uno por uno, los más comunes con su precio inicial.',
      'En lugar de la fachada a oscuras hay una foto de mediodía donde se ve la puerta.',
      'El enlace abre la página del taller y ya no una página de Facebook.',
    ),
    heading('Si Google rechaza un cambio'),
    paragraph(
      'Google revisa los cambios antes de publicarlos. Un rechazo, o una suspensión, se debe a menudo a un nombre recargado o a una dirección donde no se atiende a nadie. Haga que el campo vuelva a coincidir con el letrero. Luego busque un documento con el mismo nombre y la misma dirección, como un recibo de luz, y presente [una sola apelación](https://support.google.com/business/answer/13597551). Repetirla antes de que le contesten no acelera el trámite.',
    ),
    heading('Una rutina que se pueda mantener'),
    paragraph(
      'Completar un perfil lleva una mañana; cuidarlo, unos minutos. Fije un día y una sola persona responsable.',
    ),
    list(
      'Cada semana: contestar las reseñas nuevas.',
      'Cada mes: agregar una foto y leer las búsquedas que mostraron el perfil.',
      'Cada estación: repasar horario, servicios, categorías y descripción.',
      'Después de cualquier cambio: corregir el perfil ese mismo día.',
    ),
    paragraph(
      'Por último, mire lo que hace la gente desde el perfil: llamadas, rutas solicitadas, visitas al sitio. Esas acciones importan más que el puesto que usted ve una mañana en su teléfono, porque ese puesto cambia según el lugar desde donde se busca. Y usted suele buscar desde su propio mostrador.',
    ),
    paragraph(
      'Para saber de dónde parte, pida la [auditoría gratuita ILA](/ila) y compruebe que [el perfil y el sitio coincidan](/guia/perfil-de-google-y-sitio). El [mapa de calor](/heatmap-ila) muestra, con datos simulados, cómo cambia la posición de una calle a otra.',
    ),
  ],
  sources: [
    {
      name: 'Google: Consejos para mejorar su posición local',
      address: 'https://support.google.com/business/answer/7091',
    },
    {
      name: 'Google: Lineamientos para representar a su empresa',
      address: 'https://support.google.com/business/answer/3038177',
    },
    {
      name: 'Google: Editar el perfil de negocio',
      address: 'https://support.google.com/business/answer/3039617',
    },
    {
      name: 'Google: Establecer horarios especiales',
      address: 'https://support.google.com/business/answer/6303076',
    },
    {
      name: 'Google: Administrar las fotos y los videos del perfil',
      address: 'https://support.google.com/business/answer/6103862',
    },
  ],
};
