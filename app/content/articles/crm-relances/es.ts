import { heading, list, paragraph, tip } from '../blocks.ts';
import type { ArticleText } from '../shape.ts';

export const es: ArticleText = {
  title: 'Un CRM sencillo para no perder ninguna consulta',
  excerpt:
    'Un solo lugar, etapas claras, un próximo paso con fecha y un repaso semanal: la organización que evita olvidar a quienes le escriben.',
  tags: ['fichas de clientes', 'seguimiento', 'ventas', 'organización'],
  seoKeywords: [
    'CRM para pymes',
    'seguimiento de consultas',
    'seguimiento comercial',
    'embudo de ventas',
  ],
  blocks: [
    paragraph(
      'Las consultas no suelen perderse por mala voluntad. Una llegó por el formulario, otra por Instagram, la tercera quedó anotada en un papel junto al teléfono. Cada cual cree que ha contestado el otro. Antes que un programa, un CRM es la respuesta a una pregunta: ¿quién hace qué, y cuándo, por esta persona?',
    ),
    heading('Un solo lugar para todos'),
    paragraph(
      'Elija un lugar donde acabe toda consulta, venga de donde venga. Al principio basta una tabla compartida, siempre que sea la única. La regla cabe en una frase: lo que no está ahí no existe. Conecte el formulario de su sitio para no copiar nada a mano y anote las llamadas mientras habla, no por la noche y de memoria.',
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
    heading('Etapas que describen un hecho'),
    paragraph(
      'Una etapa útil se puede constatar. «Interesado» es una impresión; «cotización enviada» es un hecho. Con unas pocas etapas, desde la consulta recibida hasta la venta ganada o perdida, cualquiera del equipo sabe cómo va un asunto. Escriba en una línea qué hace pasar a la etapa siguiente y aténgase a ello.',
    ),
    paragraph(
      'Reserve una etapa para lo perdido, con un motivo que elegir: precio, plazo, sin respuesta, ajeno a nuestro oficio. Leídos juntos al cabo de unos meses, esos motivos valen por un asesor.',
    ),
    heading('Siempre un próximo paso'),
    paragraph(
      'Es el campo que lo cambia todo. Un asunto abierto sin paso con fecha es un asunto olvidado con educación. «Hacer seguimiento» no dice nada; «Llamar el jueves por la mañana para saber si le conviene la cotización» se hace. Dado el paso, se escribe el siguiente antes de cerrar la ficha. Cuando ya no hay ninguno, se archiva.',
    ),
    tip(
      'Tenga a la vista la lista de asuntos sin próximo paso. El viernes debería estar vacía. Pocos indicadores dicen tanto de su seguimiento.',
    ),
    heading('Contestar pronto, aun sin la respuesta'),
    paragraph(
      'Quien le escribe suele estar comparando. Un mensaje rápido, «Recibí su consulta, la reviso y le contesto mañana antes del mediodía», lo mantiene a usted entre los candidatos, si cumple. Prepare unas respuestas de base y escriba siempre de nuevo la primera frase: es la que demuestra que ha leído.',
    ),
    heading('Insistir sin molestar'),
    paragraph(
      'Volver a escribir no molesta si cada mensaje aporta algo: una aclaración, un ejemplo parecido, una fecha libre. Deje cada vez más tiempo entre uno y otro. El último anuncia que no escribirá más y deja la puerta abierta; a menudo recibe la respuesta que no tuvieron los demás.',
    ),
    list(
      'Primer mensaje: «¿Pudo verlo? Este es el punto que hace variar el precio».',
      'Segundo mensaje: un caso como el suyo, en dos frases.',
      'Último mensaje: «Archivo su consulta; conteste aquí si llega el momento».',
    ),
    heading('Anotar lo justo'),
    paragraph(
      'Escriba las notas como si la persona pudiera leerlas, porque a menudo tiene derecho a hacerlo. Cíñase a los hechos útiles. Nada de opiniones sobre la gente, ni datos de salud o de familia que el trabajo no requiera. Dé acceso solo a quien lo necesite y decida cuánto tiempo se guarda un asunto inactivo antes de borrarlo.',
    ),
    heading('El repaso de la semana'),
    paragraph(
      'Un CRM vive si se mira en equipo. Fije un rato breve, siempre el mismo, y recorra la lista desde el final: primero lo que está cerca de cerrarse. Una pregunta por asunto: ¿cuál es el próximo paso y quién lo da? En el repaso se decide; el trabajo viene después.',
    ),
    paragraph(
      'Una vez al mes, mire de dónde vienen los clientes ganados, no las consultas. Una fuente ruidosa puede traer pocas ventas y una discreta, muchas. Ahí el CRM se une al marketing: le dice dónde poner tiempo y presupuesto.',
    ),
    heading('Llega una consulta: qué hacer enseguida'),
    paragraph(
      'Escriba los pasos en media página, para que quien reemplaza a un compañero ausente haga exactamente lo mismo. Abrir la ficha, comprobar que la persona no está ya en ella, anotar su consulta con sus palabras, elegir quién se ocupa, fechar la próxima acción, enviar el acuse de recibo. Lo demás espera a que haya tiempo de responder bien.',
    ),
    paragraph(
      'Comprobar que no hay duplicado merece su momento. Un cliente que ya le escribió y al que se trata como a un desconocido lo recuerda mucho tiempo; aquel cuya consulta anterior se encuentra se siente esperado.',
    ),
    heading('Cuándo pasar a un programa'),
    paragraph(
      'La tabla se queda corta cuando dos personas escriben a la vez en la misma línea, cuando el seguimiento depende de la memoria de alguien, cuando se copian direcciones de una herramienta a otra. Para entonces sabrá con exactitud lo que busca, porque lo habrá practicado. Importe los asuntos abiertos, deje los antiguos en un archivo y conserve las etapas que el equipo conoce.',
    ),
  ],
};
