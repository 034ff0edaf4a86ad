import { chart, heading, list, paragraph, table, tip } from '../blocks.ts';
import type { ArticleText } from '../shape.ts';

export const es: ArticleText = {
  title: 'Lograr que sus clientes vuelvan sin cansarlos',
  excerpt:
    'Pedir permiso, escribir cuando es útil, segmentar con sencillez y premiar lo que importa: una fidelización que ayuda antes de vender.',
  tags: ['fidelización', 'correo electrónico', 'segmentos', 'comercio de barrio'],
  seoKeywords: [
    'fidelizar clientes',
    'programa de fidelización',
    'recuperar clientes',
    'segmentar clientes',
  ],
  blocks: [
    paragraph(
      'Un cliente que vuelve ya lo conoce. Sabe dónde está usted, qué hace bien y a quién pedir consejo. No hay que convencerlo; basta con no olvidarlo. Muchos negocios hacen lo contrario: gastan en atraer a desconocidos y dejan ir, sin decir nada, a quienes estaban contentos.',
    ),
    heading('Averigüe por qué no vuelven sus clientes'),
    paragraph(
      'Ningún programa arregla una mala experiencia. Antes de pensar en puntos y descuentos, averigüe qué impide volver. ¿Se retrasó un pedido? ¿Nadie devolvió la llamada? ¿Fue difícil devolver algo? Pregúnteselo a algunos clientes que ya no ve. Basta una pregunta abierta: «¿Qué lo habría hecho volver?». Arregle lo que le digan y cuénteles que está arreglado.',
    ),
    heading('Pida permiso antes de escribir'),
    paragraph(
      'Escribir a quien no lo pidió es el camino más corto a la papelera, y la ley lo regula en la mayoría de los países. Ofrezca la inscripción con claridad, sin casillas marcadas de antemano, y diga qué enviará y cada cuánto. Guarde constancia de ese permiso. Cada mensaje lleva su nombre, una dirección y un enlace de baja que funciona a la primera. Las reglas de Canadá, Europa y Estados Unidos se comparan en [el artículo sobre el boletín](/blog-intelligent/infolettre-locale).',
    ),
    tip(
      'Escriba en un papel, junto a la caja, lo que promete su lista. Si no puede decirlo en voz alta en una frase, todavía no está claro.',
    ),
    heading('Cuándo conviene escribir a sus clientes'),
    paragraph(
      '¿Cuántos mensajes al mes? La pregunta está mal planteada. Un buen mensaje llega cuando sirve: toca cambiar el filtro, empieza la temporada, llegó el artículo esperado. Parta de la vida del cliente y de la del producto, no de su calendario de ventas.',
    ),
    list(
      'Justo después de la compra: dé las gracias y explique cómo aprovecharla.',
      'Unos días más tarde: pregunte si todo va bien, y lea la respuesta.',
      'Cuando toque revisar o renovar: avise, con un enlace para reservar.',
      'Tras un largo silencio: pregunte una vez y después respete el silencio.',
    ),
    paragraph(
      'Si atiende con cita, el mensaje que más le van a agradecer es el recordatorio de uno o dos días antes. En otro artículo explicamos [cuándo enviarlo y cómo redactarlo](/blog-intelligent/rappels-rendez-vous).',
    ),
    heading('Tres grupos de clientes para empezar a segmentar'),
    paragraph(
      'Segmentar suena complicado y por eso se deja para luego. Separe tres grupos: quienes acaban de llegar, quienes repiten y quienes hace tiempo no vienen. El primero necesita orientación; el segundo, reconocimiento; el tercero, un buen motivo. El mismo mensaje para los tres no le habla a ninguno.',
    ),
    paragraph(
      'Más adelante agregue un solo criterio propio de su oficio: el deporte que practican, la mascota, la habitación por amueblar. Pida únicamente lo que vaya a usar. Un dato sin uso es un riesgo que guarda a cambio de nada.',
    ),
    heading('Elija ventajas que valgan más que un descuento'),
    paragraph(
      'Un descuento permanente enseña que sus precios eran demasiado altos. Prefiera ventajas que cuesten poco y signifiquen mucho: prioridad para reservar, un ajuste sin costo, una muestra elegida para esa persona, una tarde antes de abrir la temporada. Diga la regla en una frase. Si el cliente tiene que hacer cuentas, dejará de participar.',
    ),
    list(
      'El premio está al alcance desde las primeras visitas.',
      'Guarda relación con lo que usted vende.',
      'No desaparece por sorpresa.',
      'Quien atiende la caja sabe explicarlo sin mirar una pantalla.',
    ),
    table(
      'Ejemplo: cuatro ventajas en una tienda de bicicletas, con un cliente que gasta 400 dólares al año',
      ['Ventaja', 'Qué le cuesta a la tienda', 'Qué gana el cliente'],
      ['El primer ajuste gratis', '15 minutos de taller, un martes', 'Un servicio de 25 dólares'],
      [
        'Prioridad en primavera',
        'Dos lugares apartados por día',
        'Su bicicleta lista antes que las demás',
      ],
      ['Una noche de pruebas en marzo', 'Una noche, dos empleados', 'Probar y elegir con calma'],
      ['10% en todo, todo el año', '40 dólares de margen', '40 dólares que pronto da por hechos'],
    ),
    paragraph(
      'En este ejemplo, el descuento es la ventaja más cara, y además lo reciben quienes habrían vuelto de todos modos. Llene la misma tabla con sus números antes de imprimir tarjetas.',
    ),
    heading('Si usa puntos, averigüe cuándo pueden vencer'),
    paragraph(
      'Hay lugares donde la ley regula los puntos. En Quebec, la [oficina de protección del consumidor](https://opc.gouv.qc.ca/commercant/secteur/carte-prepayee/programmes-fidelisation/expiration) recuerda a los comerciantes que no pueden vencer en una fecha fija ni al cabo de un plazo decidido de antemano. Sí pueden perderse tras un año o más de inactividad, si el acuerdo lo dice y se avisa al cliente entre 30 y 60 días antes. Algunos programas pequeños quedan fuera de la norma. En su país, consulte a la autoridad de consumo antes de escribir las condiciones; esto no es asesoría legal.',
    ),
    heading('Escriba como habla en el mostrador'),
    paragraph(
      'Un buen mensaje podría decirse a la cara. Empieza por la persona, va al grano y propone una sola cosa. Firme con un nombre por el que el cliente pueda preguntar al entrar. Léalo en voz alta: si le costaría decirlo, no lo envíe.',
    ),
    heading('Un ejemplo, de la primera compra al regreso'),
    paragraph(
      'Pensemos en una tienda de bicicletas. Una clienta compra una bicicleta de ciudad en primavera y acepta recibir mensajes. Al día siguiente, el mecánico le da las gracias y le explica en unas líneas cómo inflar las ruedas. Más adelante le recuerda que los cables nuevos ceden y que el primer ajuste es gratis: un enlace para elegir la hora.',
    ),
    paragraph(
      'En otoño, un solo mensaje: ¿conviene guardar la bicicleta o prepararla para el invierno? Cada respuesta abre un consejo distinto. En la primavera siguiente se le propone la revisión antes de que llegue todo el mundo. En todo el año recibió pocos mensajes, todos sobre su bicicleta y ninguno sobre una promoción. Vuelve porque la tienda piensa en su bicicleta antes que ella.',
    ),
    paragraph(
      'Cuente la misma historia para su negocio, en una hoja, con un cliente que conozca bien. Los mensajes que hay que escribir aparecerán solos, y también los que puede ahorrarse.',
    ),
    heading('Escriba a los clientes que ya no vienen'),
    paragraph(
      'Decida primero cuánto tiempo de silencio significa algo en su oficio: dos meses en una peluquería, un año en una tienda de bicicletas. Después escriba una sola vez, y solo a quienes aceptaron recibir sus mensajes.',
    ),
    list(
      'Una noticia sobre algo suyo: «Su bicicleta ya pasó dos inviernos. Los frenos se gastan sin avisar; tráigala y los revisamos en cinco minutos».',
      'Una pregunta franca: «No la vemos desde el otoño. ¿Hubo algo que no hicimos bien?».',
      'Una salida fácil: «Si prefiere no recibir estos mensajes, responda NO y hoy mismo la quitamos de la lista».',
    ),
    paragraph(
      'Lo que contesten a esa pregunta vale tanto como una encuesta. Anótelo con la fecha en [la ficha del cliente](/blog-intelligent/crm-relances), para que nadie vuelva a preguntar el mes siguiente. Y si alguien responde con un elogio, es buen momento para [pedirle una reseña en Google](/blog-intelligent/avis-google).',
    ),
    heading('Mida cuántos clientes nuevos regresan'),
    paragraph(
      'Tome a quienes vinieron por primera vez en enero, espere 90 días y cuente cuántos regresaron. Haga lo mismo con cada mes. Basta una hoja de cálculo.',
    ),
    chart(
      'Ejemplo: clientes nuevos que regresaron en 90 días, según el mes de su primera visita',
      { label: 'Enero (14 de 40)', value: 35, shown: '35%' },
      { label: 'Febrero (12 de 30)', value: 40, shown: '40%' },
      { label: 'Marzo (16 de 50)', value: 32, shown: '32%' },
    ),
    paragraph(
      'En el ejemplo, marzo trajo a más gente y retuvo a menos. Antes de sacar conclusiones, busque qué cambió: una promoción que atrajo a curiosos, un empleado que faltó, un mensaje de agradecimiento que no salió. Con tan pocos clientes, dos personas más o menos mueven el resultado varios puntos; espere tres o cuatro meses para hablar de tendencia.',
    ),
    heading('Fíjese en quién vuelve de verdad'),
    paragraph(
      'Las aperturas de correos se miden mal, porque [algunas aplicaciones cargan las imágenes](https://www.apple.com/legal/privacy/data/en/mail-privacy-protection/) aunque la persona no lea. Siga gestos reales: reservas, visitas, respuestas, bajas. Compare con cautela a los inscritos con los demás, pues los más fieles se inscriben con más gusto: la lista no lo explica todo.',
    ),
    paragraph(
      'Una vez por estación, relea las respuestas. Si nadie contesta nunca, quizá sus mensajes hablan más de usted que de ellos. Y cuando alguien se dé de baja, déjelo ir con sencillez. Es más fácil volver por una puerta abierta que por un formulario difícil.',
    ),
    paragraph(
      'Empiece con poco: un agradecimiento después de la compra, un aviso útil, una pregunta a quienes callan. Mantenga ese ritmo una temporada entera antes de agregar nada. Si quiere ver los pasos de un plan completo, lea sobre [nuestro programa de fidelización](/services/fidelisation-diamant).',
    ),
  ],
  sources: [
    {
      name: 'Office de la protection du consommateur: vencimiento de los puntos de fidelización (en francés)',
      address:
        'https://opc.gouv.qc.ca/commercant/secteur/carte-prepayee/programmes-fidelisation/expiration',
    },
    {
      name: 'Apple: protección de la privacidad en Mail (en inglés)',
      address: 'https://www.apple.com/legal/privacy/data/en/mail-privacy-protection/',
    },
  ],
};
