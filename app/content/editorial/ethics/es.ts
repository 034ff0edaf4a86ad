import type { EditorialPage } from '../shape.ts';

export const es: EditorialPage = {
  name: 'IA y ética',
  summary: 'Qué hace la IA en Iluma, qué aprueba siempre una persona y los valores que la guían.',
  title: 'IA y ética: qué hace la IA y qué decide una persona | Iluma',
  description:
    'Qué hace la IA en Iluma, qué aprueba siempre una persona y los cuatro valores que guían el trabajo: transparencia, control, sobriedad y respeto.',
  head: {
    eyebrow: 'IA y ética',
    title: { before: 'La IA prepara y una ', emphasis: 'persona', after: ' decide' },
    lead: 'Usamos la IA para lo que una máquina hace mejor: leer, contar, comparar. No decide ni habla por usted.',
    button: 'Hacer una pregunta',
    second: 'Leer la política de privacidad',
  },
  blocks: [
    {
      kind: 'cards',
      title: { before: 'Los valores que ', emphasis: 'aplicamos', after: '' },
      lead: 'Los publicamos para que usted pueda exigirlos.',
      items: [
        {
          title: 'Transparencia',
          text: 'Indicamos qué hizo una IA. Una estimación se presenta como estimación, con sus hipótesis al lado.',
        },
        {
          title: 'Control humano',
          text: 'Una persona con nombre y apellido lee y aprueba lo que se publica en su nombre.',
        },
        {
          title: 'Sobriedad',
          text: 'Usamos una regla sencilla cuando basta, y un modelo solo cuando aporta algo.',
        },
        {
          title: 'Respeto por los datos',
          text: 'Pedimos lo mínimo, con su permiso, y lo guardamos el tiempo necesario. Sus datos son suyos: no los vendemos.',
        },
      ],
    },
    {
      kind: 'versus',
      title: { before: 'Qué hace la IA y qué hace una ', emphasis: 'persona', after: '' },
      lead: 'Lo definimos de antemano, tarea por tarea.',
      sides: [
        {
          name: 'La IA propone',
          points: [
            { value: 'Leer', label: 'las páginas de su sitio, cada semana' },
            { value: 'Ordenar', label: 'las acciones por impacto probable' },
            { value: 'Preparar', label: 'esquemas, borradores, respuestas a reseñas' },
          ],
        },
        {
          name: 'Una persona decide',
          points: [
            { value: 'Elegir', label: 'lo que se hará y lo que no' },
            { value: 'Aprobar', label: 'lo que se publica en su nombre' },
            { value: 'Responder', label: 'por lo que se publicó' },
          ],
        },
      ],
      note: 'En este sitio, el puntaje ILA, ADLUMA e ILUMATCH son cálculos con reglas publicadas; cada resultado indica sus hipótesis.',
    },
    {
      kind: 'prose',
      title: 'Lo que no hacemos',
      mark: 'x',
      paragraphs: [
        'Hay formas más rápidas de inflar una cifra. Al final le cuestan caro al negocio que las usa.',
      ],
      points: [
        'Las reseñas falsas y las reseñas pagadas',
        'Los textos publicados sin que nadie los lea',
        'Las promesas de primer lugar',
        'El rastreo de visitantes que no lo aceptaron',
      ],
    },
    {
      kind: 'prose',
      title: 'Dónde se usa la IA en este sitio',
      mark: 'check',
      paragraphs: [
        'Tres herramientas pueden recurrir a un modelo de lenguaje: [BlogIA](/blogia), [Zyno](/zyno) y los prompts ya preparados del [HUB central](/modules). Sin un modelo conectado, el sitio usa frases escritas por nuestro equipo o cita sus páginas.',
      ],
      points: [
        'BlogIA deja corchetes donde falta un dato y avisa si el borrador lo escribió un modelo o el redactor integrado',
        'Zyno muestra la página de donde sale su respuesta; si una frase del modelo no cita ningún pasaje, se descarta',
        'El asistente flotante no consulta modelos: da respuestas preparadas o cita el sitio',
      ],
    },
    {
      kind: 'prose',
      title: 'Lo que una máquina no decide',
      mark: 'x',
      paragraphs: [
        'Solo una regla actúa por sí misma, la del correo no deseado. Puede dejar su mensaje en cuarentena y eliminarlo antes de que alguien lo lea. Si no le llega ni confirmación ni respuesta, [llámenos](/contact) y una persona lo buscará.',
      ],
      points: [
        'Publicar un texto o contestar una reseña por usted',
        'Aceptarlo o no como cliente, o fijar su precio',
        'Elegir un servicio o gastar un presupuesto: [ILUMATCH](/ilumatch) ordena, [ADLUMA](/adluma) estima y usted decide',
      ],
    },
    {
      kind: 'prose',
      title: 'Adónde va cada dato',
      mark: 'check',
      paragraphs: [
        'El sitio no le pasa a un modelo ni el mensaje que usted envía al equipo ni su cita. Todos los plazos están en la [política de privacidad](/politique-confidentialite).',
      ],
      points: [
        'El tema de un artículo, una pregunta a Zyno o la situación que describe en el HUB: a nuestro servidor, que no los guarda, y al modelo si hay uno. No escriba ahí nombres de clientes',
        'Sus respuestas en ILUMATCH y ADLUMA: en su navegador, hasta que nos envíe el resultado',
        'La dirección de un [sitio por medir](/ila): a [nuestro robot](/robot), que lee sus páginas públicas. El informe dura 90 días; quien tenga el enlace puede leerlo o eliminarlo',
        'Un mensaje o una [cita](/contact/rendez-vous): al equipo, al servidor de correo, a los programas conectados y, si también lo está, al calendario de quien lo atiende, hasta 36 meses después de su último mensaje',
      ],
    },
    {
      kind: 'steps',
      title: { before: 'Cómo ', emphasis: 'oponerse', after: ' a un uso de sus datos' },
      lead: 'El trámite es gratuito.',
      items: [
        {
          title: 'Retire primero sus permisos',
          text: 'Se hace en la página [Cookies](/cookies), con efecto inmediato.',
        },
        {
          title: 'Díganos lo demás',
          text: 'Si se opone a un uso de su información, o a la IA en su proyecto, basta una frase en el [formulario](/contact).',
        },
        {
          title: 'Reciba la respuesta',
          text: 'La escribe una persona, en 30 días como máximo. Si no queda conforme, la política de privacidad nombra a las autoridades competentes.',
        },
      ],
    },
    {
      kind: 'questions',
      title: { before: 'Preguntas sobre ', emphasis: 'la IA', after: '' },
      lead: 'Respuestas equivocadas, borradores y datos de sus clientes.',
      items: [
        {
          question: '¿Qué hago si Zyno se equivoca?',
          answer:
            'Confíe en la página citada y mándenos su pregunta, que no quedó guardada. Para su propio sitio, lea [qué encargarle a un asistente](/blog-intelligent/assistant-sur-le-site) y [cómo revisar lo que escribe](/blog-intelligent/ecrire-avec-ia).',
        },
        {
          question: '¿Puedo pegar datos de mis clientes en una herramienta de IA?',
          answer:
            'Usted responde por lo que pega. Empiece por el artículo sobre [la Ley 25 y el RGPD](/blog-intelligent/loi-25-rgpd).',
        },
      ],
    },
  ],
  closing: {
    title: { before: '¿Tiene dudas sobre ', emphasis: 'la IA', after: '?' },
    lead: 'Le mostramos qué preparó una IA en su proyecto y quién lo aprobó.',
    button: 'Escribir al equipo',
    second: 'Leer cómo tratamos sus datos',
  },
};
