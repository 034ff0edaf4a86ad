import { heading, list, paragraph, table, tip } from '../blocks.ts';
import type { ArticleText } from '../shape.ts';

export const es: ArticleText = {
  title: 'Un CRM sencillo para no perder ninguna solicitud',
  excerpt:
    'Un solo lugar, etapas claras, un próximo paso con fecha y un repaso semanal: la organización que evita olvidar a quienes le escriben.',
  tags: ['fichas de clientes', 'seguimiento', 'ventas', 'organización'],
  seoKeywords: [
    'CRM para pymes',
    'seguimiento de solicitudes',
    'seguimiento comercial',
    'embudo de ventas',
  ],
  blocks: [
    paragraph(
      'Las solicitudes no suelen perderse por mala voluntad. Una llegó por el formulario, otra por Instagram, la tercera quedó anotada en un papel junto al teléfono. Cada cual cree que contestó el otro. Antes que un programa, un CRM es la respuesta a una pregunta: ¿quién hace qué, y cuándo, por esta persona?',
    ),
    heading('Reúna todas las solicitudes en un solo lugar'),
    paragraph(
      'Elija un lugar donde acabe toda solicitud, venga de donde venga. Al principio basta una tabla compartida, siempre que sea la única. La regla es sencilla: lo que no está ahí no existe. Conecte [el formulario de su sitio](/blog-intelligent/formulaire-court) para no copiar nada a mano y anote las llamadas mientras habla, no por la noche y de memoria.',
    ),
    list(
      'El nombre de la persona y una forma de contacto.',
      'Lo que pide, con sus propias palabras.',
      'De dónde viene: una búsqueda, un anuncio, una recomendación, la calle.',
      'Quién se encarga.',
      'El próximo paso y su fecha.',
    ),
    paragraph(
      'Resista la tentación de agregar campos. Cada uno que nadie llena debilita a los demás, hasta que la gente deja de creer lo que dice la ficha.',
    ),
    heading('Defina etapas que se puedan comprobar'),
    paragraph(
      'Una etapa útil se puede comprobar. «Interesado» es una impresión; «cotización enviada» es un hecho. Con unas pocas etapas, desde la solicitud recibida hasta la venta ganada o perdida, cualquiera del equipo sabe cómo va un asunto. Escriba en una línea qué hace pasar a la etapa siguiente y aténgase a ello.',
    ),
    paragraph(
      'Reserve una etapa para lo perdido, con un motivo que elegir: precio, plazo, sin respuesta, ajeno a nuestro oficio. Leídos juntos al cabo de unos meses, esos motivos valen por un asesor.',
    ),
    table(
      'Ejemplo de etapas para un negocio de servicios; ajuste los plazos',
      ['Etapa', 'El hecho', 'Próximo paso', 'Plazo'],
      [
        'Solicitud recibida',
        'Hay un mensaje o una llamada anotada',
        'Acusar recibo',
        'El mismo día',
      ],
      ['Necesidad clara', 'Se sabe qué, dónde y cuándo', 'Preparar la cotización', '2 días'],
      ['Cotización enviada', 'El documento salió', 'Llamar por si hay dudas', '3 días'],
      ['Fecha fijada', 'El cliente eligió un día', 'Confirmar', 'La víspera'],
      [
        'Venta ganada',
        'Llegó el sí o el anticipo',
        'Programar y después pedir una reseña',
        'Al entregar',
      ],
      [
        'Venta perdida',
        'Dijo que no, o el último mensaje quedó sin respuesta',
        'Anotar el motivo',
        'El mismo día',
      ],
    ),
    paragraph(
      'Dos de estas etapas tienen su propio método: [la cotización que sale pronto](/blog-intelligent/devis-rapides) y [el recordatorio de la cita](/blog-intelligent/rappels-rendez-vous).',
    ),
    heading('Dé a cada asunto un próximo paso con fecha'),
    paragraph(
      'Es el campo que lo cambia todo. Un asunto abierto sin un paso con fecha acaba en el olvido. «Hacer seguimiento» no dice nada; «Llamar el jueves por la mañana para saber si le conviene la cotización» se hace. Dado el paso, se escribe el siguiente antes de cerrar la ficha. Cuando ya no hay ninguno, se archiva.',
    ),
    tip(
      'Tenga a la vista la lista de asuntos sin próximo paso. El viernes debería estar vacía. Pocos indicadores dicen tanto de su seguimiento.',
    ),
    heading('Conteste pronto, aunque aún no tenga la respuesta'),
    paragraph(
      'Quien le escribe suele estar comparando. Un mensaje rápido, «Recibí su solicitud, la reviso y le contesto mañana antes del mediodía», lo mantiene a usted entre los candidatos, si cumple. Prepare unas respuestas modelo y escriba siempre de nuevo la primera frase: es la que demuestra que leyó.',
    ),
    heading('Cómo dar seguimiento sin molestar'),
    paragraph(
      'Volver a escribir no molesta si cada mensaje aporta algo: una aclaración, un ejemplo parecido, una fecha libre. Deje cada vez más tiempo entre uno y otro. El último anuncia que no escribirá más y deja la puerta abierta; a menudo recibe la respuesta que no tuvieron los demás.',
    ),
    list(
      'Primer mensaje: «¿Pudo verlo? Este es el punto que hace variar el precio».',
      'Segundo mensaje: un caso como el suyo, en dos frases.',
      'Último mensaje: «Archivo su solicitud; conteste aquí si llega el momento».',
    ),
    heading('Qué permite la ley al hacer seguimiento'),
    paragraph(
      'Contestarle a quien preguntó no es publicidad. Sumarlo después a sus envíos promocionales, sí. En Canadá, la ley contra el correo no deseado, vigente desde 2014, reconoce un [consentimiento implícito](https://crtc.gc.ca/eng/com500/guide.htm) de seis meses después de una solicitud y de dos años después de una compra; pasado ese tiempo hace falta un permiso expreso. Cada mensaje comercial debe decir quién escribe y ofrecer una forma de darse de baja.',
    ),
    paragraph(
      'En la Unión Europea, un correo promocional a un particular requiere en principio su permiso, salvo para ofrecer a un cliente productos parecidos a los que compró. Otros países tienen reglas propias, así que revise las del suyo. Por si acaso, anote dos fechas en cada ficha: la de la solicitud y la del permiso, si lo hubo. Esto es un resumen y no asesoría legal; [el artículo sobre la Ley 25 y el RGPD](/blog-intelligent/loi-25-rgpd) lo explica con más detalle.',
    ),
    heading('Qué anotar en la ficha de un cliente'),
    paragraph(
      'Escriba las notas como si la persona pudiera leerlas, porque a menudo tiene derecho a hacerlo. Cíñase a los hechos útiles. Nada de opiniones sobre la gente, ni datos de salud o de familia que el trabajo no requiera. Dé acceso solo a quien lo necesite y decida cuánto tiempo se guarda un asunto inactivo antes de borrarlo.',
    ),
    paragraph(
      'Como referencia, la autoridad francesa de protección de datos propone [tres años desde el último contacto](https://www.cnil.fr/sites/cnil/files/atoms/files/referentiel_traitements-donnees-caractere-personnel_gestion-activites-commerciales.pdf) de alguien que no compró. En Quebec, desde septiembre de 2023, un dato que ya cumplió su propósito se debe [destruir o anonimizar](https://www.legisquebec.gouv.qc.ca/fr/document/lc/p-39.1), salvo que una ley, como la tributaria, obligue a conservarlo.',
    ),
    heading('El repaso semanal del equipo'),
    paragraph(
      'Un CRM vive si se mira en equipo. Fije un rato breve, siempre el mismo, y recorra la lista desde el final: primero lo que está cerca de cerrarse. Una pregunta por asunto: ¿cuál es el próximo paso y quién lo da? En el repaso se decide; el trabajo viene después.',
    ),
    paragraph(
      'Una vez al mes, mire de dónde vienen los clientes ganados, no las solicitudes. Una fuente ruidosa puede traer pocas ventas y una discreta, muchas. Ahí el CRM se une al marketing: le dice dónde poner tiempo y presupuesto.',
    ),
    heading('Leer las ventas según su origen'),
    paragraph(
      'Así se ve un mes en una empresa de pintura que no existe. Los números son inventados, para practicar.',
    ),
    table(
      'Ejemplo inventado: de dónde vinieron las solicitudes y las ventas del mes',
      ['Origen', 'Solicitudes', 'Cotizaciones', 'Ventas'],
      ['Anuncios', '20', '9', '3'],
      ['Redes sociales', '18', '4', '1'],
      ['Perfil de Google', '14', '10', '5'],
      ['Recomendaciones', '6', '6', '4'],
    ),
    paragraph(
      'Por número de solicitudes, las redes sociales quedan en segundo lugar. Por ventas, son las últimas, mientras que las recomendaciones, que casi no se notan en la bandeja de entrada, cierran cuatro de seis. Antes de recortar, mire las cotizaciones. Muchas solicitudes y pocas cotizaciones suelen indicar un anuncio que promete algo distinto de lo que usted hace. Muchas cotizaciones y pocas ventas apuntan al precio o al seguimiento. Para que la primera columna sea exacta, hay que saber [qué trajo cada llamada](/blog-intelligent/compter-les-appels).',
    ),
    heading('Llega una solicitud: qué hacer enseguida'),
    paragraph(
      'Escriba los pasos en media página, para que quien reemplaza a un compañero ausente haga exactamente lo mismo. Abrir la ficha, comprobar que la persona no esté ya registrada, anotar su solicitud con sus palabras, elegir quién se ocupa, fechar el próximo paso, enviar el acuse de recibo. Lo demás espera a que haya tiempo de responder bien.',
    ),
    paragraph(
      'Tómese un momento para comprobar que no haya un duplicado. Un cliente que ya le escribió y al que se trata como a un desconocido lo recuerda mucho tiempo; quien ve que usted tiene a mano su solicitud anterior se siente bien recibido.',
    ),
    heading('Cuándo pasar a un programa'),
    paragraph(
      'La tabla se queda corta cuando dos personas escriben a la vez en la misma línea, cuando el seguimiento depende de la memoria de alguien, cuando se copian direcciones de una herramienta a otra. Para entonces sabrá con exactitud lo que busca, porque lo habrá practicado. Importe los asuntos abiertos, deje los antiguos en un archivo y conserve las etapas que el equipo conoce. Para ver cómo es una herramienta así, [la vista previa del CRM de Iluma](/crm-iluma) se puede probar con empresas de ejemplo.',
    ),
    heading('Qué revisar después de un mes'),
    list(
      'Cada asunto abierto tiene un paso con fecha y un responsable.',
      'Ninguna solicitud esperó su primera respuesta más de lo que usted anuncia.',
      'Las ventas perdidas tienen un motivo, y no todas dicen «otro».',
      'A los clientes atendidos se les invitó a [dejar una reseña](/blog-intelligent/avis-google).',
      'Los asuntos vencidos se borraron.',
    ),
    paragraph(
      'Si algo falla, corrija eso y deje lo demás como está hasta el mes siguiente. A un equipo le cuesta menos adoptar una regla a la vez.',
    ),
  ],
  sources: [
    {
      name: 'CRTC de Canadá: guía sobre el consentimiento implícito (en inglés)',
      address: 'https://crtc.gc.ca/eng/com500/guide.htm',
    },
    {
      name: 'CNIL: marco de referencia sobre la gestión comercial (PDF, en francés)',
      address:
        'https://www.cnil.fr/sites/cnil/files/atoms/files/referentiel_traitements-donnees-caractere-personnel_gestion-activites-commerciales.pdf',
    },
    {
      name: 'LégisQuébec: ley sobre la protección de la información personal en el sector privado (P-39.1, en francés)',
      address: 'https://www.legisquebec.gouv.qc.ca/fr/document/lc/p-39.1',
    },
    {
      name: 'EUR-Lex: Directiva 2002/58/CE sobre la privacidad y las comunicaciones electrónicas',
      address: 'https://eur-lex.europa.eu/eli/dir/2002/58/oj',
    },
  ],
};
