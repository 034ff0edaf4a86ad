import { chart, heading, list, paragraph, table, tip } from '../blocks.ts';
import type { ArticleText } from '../shape.ts';

export const es: ArticleText = {
  title: 'Reseñas de Google: cómo pedirlas y responder',
  excerpt:
    'Cuándo pedir una reseña en Google, con qué palabras, qué prohíben las normas y cómo responder a las buenas y a las malas, con un ejemplo en números.',
  tags: ['reseñas de Google', 'reputación', 'atención al cliente', 'SEO local'],
  seoKeywords: [
    'cómo pedir reseñas en Google',
    'responder reseñas negativas',
    'código QR para reseñas',
    'reseñas falsas en Google',
  ],
  blocks: [
    paragraph(
      'Una pastelería de Puebla entrega el pastel de unos quince años. La mamá manda fotos, da las gracias tres veces y jura que la va a recomendar. Ese mismo sábado, otro cliente espera media hora por una gelatina y, antes de llegar a su casa, ya dejó una estrella y dos renglones. La mamá contenta pensaba escribir algo. Solo le faltó tener el enlace a la mano.',
    ),
    paragraph(
      'Este artículo explica cómo pedir reseñas a todos sus clientes dentro de las normas y cómo contestar las que lleguen. Si a su perfil de Google todavía le faltan datos, empiece por [completarlo campo por campo](/blog-intelligent/fiche-google), porque las reseñas llevarán gente hasta ahí.',
    ),
    heading('Por qué conviene tener muchas reseñas'),
    paragraph(
      'Google explica que [el número de reseñas y la calificación influyen en la posición local](https://support.google.com/business/answer/7091), junto con otros factores. Quien compara dos negocios se fija además en la fecha de la última y en lo que cuenta: «me arreglaron el cierre mientras esperaba» le dice más que cinco estrellas mudas.',
    ),
    paragraph(
      'La cantidad también amortigua los malos días. Esto es lo que baja el promedio de un negocio que solo tenía reseñas de cinco estrellas cuando recibe una de una estrella.',
    ),
    chart(
      'Cálculo: cuánto baja un promedio de 5 estrellas con una reseña de 1 (promedio simple)',
      { label: 'Con 4 reseñas previas', value: 0.8, shown: '−0.8 estrellas' },
      { label: 'Con 9 reseñas', value: 0.4, shown: '−0.4 estrellas' },
      { label: 'Con 19 reseñas', value: 0.2, shown: '−0.2 estrellas' },
      { label: 'Con 49 reseñas', value: 0.08, shown: '−0.08 estrellas' },
    ),
    heading('Qué permiten y qué prohíben las normas'),
    paragraph(
      'La [política de Google sobre contribuciones en Maps](https://support.google.com/contributionpolicy/answer/7400114) se resume así: una reseña cuenta una experiencia real, y el negocio no la compra, no escoge a quién pedírsela ni dicta el texto. Desde la primavera boreal de 2026 menciona además dos costumbres muy comunes: fijar al personal una cuota de reseñas y pedir al cliente que nombre a un empleado.',
    ),
    table(
      'Pedir reseñas: lo que Google permite y lo que no',
      ['La práctica', '¿Se permite?', 'Qué hacer'],
      ['Invitar a todos los clientes', 'Sí', 'La misma frase para cada uno'],
      ['Poner un código QR en la caja', 'Sí', 'Mencionarlo una vez, sin insistir'],
      ['Ofrecer un descuento o una rifa', 'No', 'Agradecer en persona'],
      ['Mandar el enlace solo a los contentos', 'No', 'Mandarlo a todos'],
      ['Pasar una tableta y quedarse ahí', 'No', 'Escribirle después'],
      ['Pedir cinco estrellas o un nombre', 'No', 'Pedir una opinión sincera'],
      ['Pagar para que borren una crítica', 'No', 'Responder y corregir'],
    ),
    paragraph(
      'Si incumple, Google puede [retirar reseñas, bloquear las nuevas por un tiempo y avisarlo en el perfil](https://support.google.com/business/answer/14114287). Además están las leyes. En Estados Unidos, la [norma de la FTC sobre reseñas](https://www.ecfr.gov/current/title-16/chapter-I/subchapter-D/part-465), vigente desde el 21 de octubre de 2024, prohíbe las reseñas falsas y pagar por una opinión favorable o desfavorable. En la Unión Europea, España incluida, la [directiva 2019/2161](https://eur-lex.europa.eu/eli/dir/2019/2161/oj) las cuenta entre las prácticas engañosas desde el 28 de mayo de 2022. En América Latina pregunte a la autoridad de consumo de su país: Profeco en México, la SIC en Colombia, Sernac en Chile. Esto es un resumen, no asesoría legal. Si su profesión tiene colegio o consejo profesional, lea antes lo que dice su código sobre los testimonios de pacientes o clientes.',
    ),
    heading('Cuándo pedir la reseña'),
    paragraph(
      'Pídala cuando el cliente ya vio el resultado. Antes no tiene qué contar, y tres semanas después ya olvidó los detalles que hacen útil una reseña.',
    ),
    list(
      'Tienda: al entregar el producto, con una tarjetita dentro de la bolsa.',
      'Restaurante: al reverso de la cuenta, para que cada quien decida en su casa.',
      'Servicio a domicilio: al día siguiente, cuando ya se recogió la herramienta y volvió el agua.',
      'Consultorio o salón: en el mensaje de seguimiento, una vez terminado el tratamiento.',
      'Pedido con envío: dos o tres días después de que llegó.',
    ),
    paragraph(
      'Su perfil le da un [enlace y un código QR para compartir](https://support.google.com/business/answer/3474122), en la opción «Obtener más reseñas». Pruébelos en un celular que no sea el suyo. Antes de escribir por correo o por mensaje, revise que tenga permiso del cliente: el artículo sobre [el boletín de un negocio](/blog-intelligent/infolettre-locale) compara las reglas de Canadá, Europa y Estados Unidos. Basta un mensaje y, cuando mucho, un recordatorio.',
    ),
    tip(
      'Cree en su sitio una dirección corta, por ejemplo /opine, que lleve al enlace de Google, e imprima esa. Así cuenta las visitas y puede cambiar el enlace más adelante con las mismas tarjetas.',
    ),
    heading('Frases para pedir una reseña'),
    list(
      'En el mostrador: «Si hoy en la noche tiene dos minutos, cuente en Google cómo le fue. A la gente de la colonia le sirve para escoger».',
      'En la tarjeta: «Leemos todas las reseñas, las buenas y las malas». El código va justo debajo.',
      'Por mensaje: «Hola, señora Ramírez, le escribe Toño, del taller. ¿Cómo va la bici? Si gusta dejarnos una reseña, este es el enlace».',
    ),
    paragraph(
      'Fíjese en lo que no aparece: ni un número de estrellas ni palabras por incluir. Usted pide un relato y acepta el que le den.',
    ),
    heading('Ejemplo: el mes de abril de una pastelería'),
    paragraph(
      'Pongamos un ejemplo, con cifras inventadas para hacer la cuenta. La pastelería atiende a 160 clientes, entrega 120 tarjetas, registra 18 visitas a su dirección corta y recibe 6 reseñas. Tres de cada cuatro clientes se llevaron la tarjeta, así que en el mostrador la costumbre ya está. Una de cada tres visitas acaba en reseña: quien abre el enlace, escribe. La pérdida está en medio, porque solo se escaneó el 15% de las tarjetas.',
    ),
    paragraph(
      'La dueña cambia entonces la tarjeta y deja igual lo demás. Agranda el código, acorta la frase y la imprime junto a los consejos para conservar el pastel, que la gente pega en el refrigerador. En mayo comparará ese mismo porcentaje. El total de reseñas la confundiría: con el Día de las Madres, mayo siempre vende más.',
    ),
    heading('Responder una reseña positiva'),
    paragraph(
      'Con dos frases alcanza: las gracias y un detalle que solo ese cliente reconoce. «Gracias, Karim. Si sobra pastel de tres leches, aguanta dos días tapado en el refrigerador». De paso aprende algo quien la lee después. No pegue el mismo texto bajo veinte reseñas; cualquiera lo nota al deslizar la pantalla.',
    ),
    heading('Responder una reseña negativa, paso a paso'),
    list(
      'Deje que se le baje el enojo, pero conteste antes de dos días.',
      'Compruebe los hechos en la agenda, en la nota de venta o con su equipo.',
      'Reconozca en una frase lo que sea cierto.',
      'Diga qué cambió, si cambió algo.',
      'Dé un nombre y un teléfono para resolver lo demás hablando.',
      'Calle los datos de la persona: pedidos, citas, salud. En un consultorio, confirmar que es paciente ya es decir de más.',
    ),
    paragraph(
      'Ejemplo: «Buenas tardes. Su gelatina estaba para las 5:00 y se la entregamos a las 5:30; con invitados esperando, es mucho. Desde esta semana confirmamos por teléfono cada pedido del sábado. Soy Lupita y estoy en la tienda de martes a domingo: llámeme y lo resolvemos». El tono es sereno, y quien lea la página sabrá que el problema se atendió.',
    ),
    tip(
      'Léale su respuesta en voz alta a un compañero antes de publicarla. Si hace un gesto, vuelva a escribir esa frase.',
    ),
    heading('Denunciar una reseña falsa u ofensiva'),
    paragraph(
      'Google [elimina lo que infringe sus políticas](https://support.google.com/business/answer/4596773): insultos, conflictos de interés, textos que no tienen que ver con el lugar. No hace de juez entre un negocio y su cliente. Abra las reseñas desde su perfil, elija «Denunciar» y el motivo que de verdad corresponda; la revisión suele tardar varios días. Entretanto, responda con una línea: «No encontramos una visita en esa fecha. Llámenos, por favor, y lo aclaramos».',
    ),
    heading('Quién las pide y quién contesta'),
    paragraph(
      'Decida quién entrega la tarjeta, quién lee las reseñas los lunes y quién publica las respuestas. En un negocio chico suele ser la misma persona: aparte entonces quince minutos fijos por semana en la agenda. Si tiene empleados, explíqueles la regla. Se les felicita por ofrecer la tarjeta, nunca por cuántas reseñas llegaron. Y active las notificaciones del perfil, para no enterarse de una queja tres semanas después que los demás.',
    ),
    heading('Errores que le cuestan reseñas'),
    list(
      'Pedírselas a todos en una semana y luego a nadie en seis meses: las fechas lo delatan.',
      'Poner a escribir a la familia o al personal.',
      'Ponerle al sitio [código de estrellas](/guia/estrellas-aggregaterating) con sus propias reseñas: Google no las muestra.',
      'Dejar las respuestas a una herramienta que nadie revisa.',
    ),
    heading('Qué revisar al cabo de un mes'),
    paragraph(
      'Anote tres cosas: la fecha de la última reseña, qué proporción tiene respuesta y las palabras que se repiten. Las dos primeras dicen si la rutina funciona. Las palabras sirven para su sitio, porque ahí [los clientes describen su oficio a su manera](/blog-intelligent/mots-des-clients). Si una misma queja aparece dos veces, arregle la causa antes de mejorar la respuesta.',
    ),
    paragraph(
      'Después, dé a los clientes contentos [un motivo para volver](/blog-intelligent/faire-revenir) y mida su visibilidad con la [auditoría gratuita ILA](/ila). Si prefiere encargarlo, nuestro servicio de [visibilidad local](/services/visibilite-locale) lo lleva junto con usted.',
    ),
  ],
  sources: [
    {
      name: 'Google: Contenido prohibido y restringido (contribuciones en Maps)',
      address: 'https://support.google.com/contributionpolicy/answer/7400114',
    },
    {
      name: 'Google: Consejos para obtener más reseñas',
      address: 'https://support.google.com/business/answer/3474122',
    },
    {
      name: 'Google: Denunciar reseñas inapropiadas en el perfil',
      address: 'https://support.google.com/business/answer/4596773',
    },
    {
      name: 'FTC: Norma sobre reseñas y testimonios de consumidores (16 CFR 465)',
      address: 'https://www.ecfr.gov/current/title-16/chapter-I/subchapter-D/part-465',
    },
    {
      name: 'Unión Europea: Directiva (UE) 2019/2161',
      address: 'https://eur-lex.europa.eu/eli/dir/2019/2161/oj',
    },
  ],
};
