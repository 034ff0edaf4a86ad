import { chart, heading, list, paragraph, table, tip } from '../blocks.ts';
import type { ArticleText } from '../shape.ts';

export const es: ArticleText = {
  title: 'Recordatorios de citas para evitar ausencias',
  excerpt:
    'Cuándo recordar una cita, por WhatsApp, mensaje o correo, qué escribir, cómo facilitar el cambio de hora y qué puede decir su política de ausencias.',
  tags: ['citas', 'recordatorios', 'ausencias', 'WhatsApp'],
  seoKeywords: [
    'recordatorio de cita',
    'mensaje para confirmar cita',
    'citas perdidas',
    'política de cancelación',
  ],
  blocks: [
    paragraph(
      'Son las cuatro de la tarde del martes. La fisioterapeuta tiene lista la camilla y el paciente de las cuatro no llega. A las cuatro y veinte ya es evidente que no vendrá. Por la noche él escribe, apenado: creía que era el miércoles. Un aviso el domingo habría bastado, y otra persona habría aprovechado la hora.',
    ),
    paragraph(
      'Con esta guía podrá armar en una tarde un calendario de recordatorios, unos textos listos para copiar, un cambio de hora que se hace con el pulgar y una política que la ley permita. Para empezar bastan un celular y la agenda en línea que ya usa.',
    ),
    heading('Pregunte primero por qué no vienen'),
    paragraph(
      'Antes de contratar un programa, revise las ausencias del último mes y llame. Con una frase es suficiente: «Lo esperábamos el martes, ¿está todo bien?». Anote el motivo con las palabras de la persona y agrupe las respuestas. Cada motivo tiene su remedio, y el recordatorio es solo uno de ellos.',
    ),
    chart(
      'Ejemplo inventado: motivos de 12 ausencias de un mes en un consultorio de fisioterapia',
      { label: 'Olvido o fecha equivocada', value: 5, shown: '5' },
      { label: 'No logró comunicarse', value: 3, shown: '3' },
      { label: 'Cambió de idea', value: 2, shown: '2' },
      { label: 'Enfermedad o transporte', value: 2, shown: '2' },
    ),
    paragraph(
      'En este ejemplo, el recordatorio evitaría cinco ausencias de doce. Un enlace para cambiar la hora evitaría tres más, las de quienes sí llamaron sin que nadie les contestara. A los que cambiaron de idea los ayuda el tono: se cancela con más confianza ante quien no regaña.',
    ),
    heading('Cuánto cuesta una cita perdida'),
    paragraph(
      'Supongamos una sesión de 40 dólares. Doce ausencias son 480 dólares que no entraron. Si la lista de espera cubre cuatro de esas horas, quedan ocho: 320 dólares. Haga la cuenta con sus precios y su moneda. Sabrá cuánto tiempo merece el problema y desde qué punto conviene pagar una herramienta.',
    ),
    heading('Cuándo enviar el recordatorio de una cita'),
    paragraph(
      'Una [revisión Cochrane de 2013](https://doi.org/10.1002/14651858.CD007458.pub3) reunió ensayos hechos en servicios de salud. Concluye que los recordatorios por mensaje de texto logran más asistencia que no enviar ninguno, y casi la misma que las llamadas. No dice qué hora conviene a una peluquería o a un taller; tome la tabla como un borrador y ajústela con lo que observe.',
    ),
    table(
      'Calendario de recordatorios para un negocio que atiende con cita',
      ['Momento', 'Medio', 'Qué dice'],
      [
        'Al reservar',
        'Correo',
        'Día, hora, dirección, duración, precio, archivo de calendario, enlace para cambiar',
      ],
      ['7 días antes, si se reservó con más de un mes', 'Correo', '¿Le sigue sirviendo la hora?'],
      ['2 días antes', 'WhatsApp o mensaje de texto', 'Día, hora, confirmar o cambiar'],
      [
        'Esa mañana',
        'WhatsApp, a quien viene por primera vez',
        'Entrada, estacionamiento, qué traer',
      ],
      ['El día de la ausencia', 'Mensaje o llamada', '¿Todo bien? Tres horarios libres'],
    ),
    paragraph(
      'Con dos días, la persona alcanza a organizarse y usted a ofrecer el lugar a alguien más. Un aviso dos horas antes despierta al distraído, pero la hora que libera se queda vacía.',
    ),
    heading('WhatsApp, mensaje de texto, correo o llamada'),
    list(
      'WhatsApp, donde todos lo usan, sirve para el recordatorio y para conversar. Su [política para empresas](https://business.whatsapp.com/policy) exige que la persona le haya dado su número y haya aceptado recibir sus mensajes.',
      'El mensaje de texto llega aunque no haya datos móviles. Que diga siempre quién escribe.',
      'El correo conserva los detalles: dirección, indicaciones, recibo. Úselo para la confirmación.',
      'La llamada se reserva para las citas largas, para quien la prefiere y para quien ya faltó dos veces.',
    ),
    paragraph(
      'La pantalla bloqueada la lee cualquiera que esté cerca. No mencione el tratamiento, el motivo de la visita ni nada sobre la salud: con «su cita del jueves» se entiende todo. Usar solo los datos necesarios es, además, lo que piden [la Ley 25 de Quebec y el RGPD](/blog-intelligent/loi-25-rgpd).',
    ),
    heading('Cuatro mensajes de recordatorio para copiar'),
    list(
      'Confirmación: «Listo, Raúl: lo esperamos el jueves 12 de marzo a las 4 p.m. con Elena, en Fisioterapia del Parque. Si necesita cambiar la hora: (enlace)».',
      'Dos días antes: «Hola, Raúl. Nos vemos el jueves 12 de marzo a las 4 p.m. en Fisioterapia del Parque. Responda SÍ o elija otra hora: (enlace)».',
      'Esa mañana: «Hasta más tarde, Raúl. Se entra por la calle Olmos; traiga ropa cómoda. Fisioterapia del Parque».',
      'Después de una ausencia: «Hola, Raúl. Hoy lo esperábamos en Fisioterapia del Parque. Ojalá esté todo bien. Le dejo tres horarios libres: (enlace)».',
    ),
    paragraph(
      'Cada mensaje lleva el nombre, el día con su fecha, el negocio y una sola cosa por hacer. Ponga «jueves 12 de marzo» y no «mañana», que deja de ser cierto si se lee al día siguiente. Deje las promociones para otro envío. En Canadá, [la ley antispam](https://laws-lois.justice.gc.ca/eng/acts/E-1.6/) no pide consentimiento para el mensaje que solo confirma una transacción acordada; si le agrega una oferta, sí. En cualquier país, identifíquese y ofrezca una manera de no recibir más mensajes.',
    ),
    tip(
      'Mándese el recordatorio y mire su celular bloqueado. El día, la hora y el nombre del negocio deben verse en las dos primeras líneas, antes de que el texto se corte.',
    ),
    heading('Cambiar la cita en dos toques'),
    paragraph(
      'Quien tiene un imprevisto y se topa con el buzón de voz puede acabar por no avisar. Cambiar la hora tiene que costar menos que faltar.',
    ),
    list(
      'Un enlace personal en cada mensaje, que abre la cita y no pide contraseña.',
      'Dos botones, «Cambiar» y «Cancelar», a la vista desde que se abre la página.',
      'Horas libres de verdad, en lugar de un formulario que promete devolver la llamada.',
      'Un límite claro, por ejemplo las 6 p.m. del día anterior; después, por teléfono.',
      'La confirmación inmediata de la nueva hora.',
    ),
    paragraph(
      'Para verlo desde el lado del cliente, [reserve una llamada con nosotros](/contact/rendez-vous): la confirmación trae el enlace para cambiar o cancelar. Si la gente se va antes de reservar, empiece por [acortar el formulario](/blog-intelligent/formulaire-court).',
    ),
    paragraph(
      'La hora que se libera debe aprovecharla alguien. Lleve una lista de espera con los días que le sirven a cada quien. Cuando se abra un lugar, escriba a tres personas y aclare que será de la primera que conteste.',
    ),
    heading('Una política de ausencias que la ley permita'),
    paragraph(
      'Cobrar por faltar está permitido en unos lugares y prohibido en otros. Pregunte a la autoridad de consumo de su país, como la Profeco en México, el Indecopi en Perú o la SIC en Colombia. En Quebec, el artículo 13 de la [Ley de Protección del Consumidor](https://www.legisquebec.gouv.qc.ca/en/document/cs/P-40.1) prohíbe al comerciante fijar por adelantado el monto o el porcentaje que deberá el cliente si incumple. El cartel «Ausencia: 25 dólares» de una peluquería o de un taller no vale allí, aunque el cliente lo haya aceptado. Los profesionales colegiados siguen su propio código.',
    ),
    paragraph(
      'Los restaurantes de Quebec tienen una excepción desde el 17 de julio de 2025. Según la [oficina de protección del consumidor](https://www.opc.gouv.qc.ca/consommateur/sujet/reservation-restaurant), pueden cobrar hasta 10 dólares por persona, en grupos de dos o más, si lo advirtieron antes de la reserva, dieron una forma fácil de cancelar y enviaron un recordatorio o una confirmación entre 6 y 48 horas antes. Quien cancela al menos 3 horas antes no debe nada.',
    ),
    paragraph(
      'Esto no es asesoría legal: pida a un abogado que revise su texto. La política siguiente cabe en una tarjeta y no cobra nada.',
    ),
    list(
      '¿Un imprevisto? Cambie la hora hasta el día anterior con el enlace que le enviamos.',
      'Con más de 15 minutos de retraso, acortamos la sesión o buscamos otro día.',
      'Después de dos ausencias, confirmamos por teléfono antes de apartar la hora.',
      'Si cancelamos nosotros, usted elige primero.',
    ),
    heading('Errores que molestan a los buenos clientes'),
    list(
      'Cinco avisos para una sesión de media hora. La gente deja de leerlos.',
      'Un número que no recibe respuestas: «voy retrasado» no le llega a nadie.',
      'Cancelar por su cuenta si no confirman. Algunos llegan puntuales y encuentran su lugar ocupado.',
    ),
    heading('Qué contar al cabo de un mes'),
    paragraph(
      'Bastan cuatro números por semana: citas agendadas, ausencias, cambios de hora y horas liberadas que alguien volvió a tomar. Más cambios y menos ausencias es lo que se busca. Compare con el mismo mes del año pasado si lo tiene, porque las lluvias y las vacaciones también cuentan.',
    ),
    paragraph(
      'Mire además con cuánta anticipación se reservaron las citas perdidas. Si casi todas venían de muy atrás, abra la agenda por menos semanas. Anote el motivo de cada ausencia en [la ficha del cliente](/blog-intelligent/crm-relances), y quien atienda después sabrá qué ofrecer.',
    ),
    paragraph(
      'Con las ausencias controladas, piense en la visita siguiente: [cómo lograr que los clientes vuelvan](/blog-intelligent/faire-revenir) continúa desde aquí. Si prefiere que le redactemos y pongamos en marcha los mensajes, de eso se ocupa nuestro [programa de fidelización](/services/fidelisation-diamant).',
    ),
  ],
  sources: [
    {
      name: 'Cochrane: Mobile phone messaging reminders for attendance at healthcare appointments (2013, en inglés)',
      address: 'https://doi.org/10.1002/14651858.CD007458.pub3',
    },
    {
      name: 'WhatsApp: política de mensajes para empresas',
      address: 'https://business.whatsapp.com/policy',
    },
    {
      name: 'LégisQuébec: Consumer Protection Act, artículo 13 (en inglés)',
      address: 'https://www.legisquebec.gouv.qc.ca/en/document/cs/P-40.1',
    },
    {
      name: 'Office de la protection du consommateur: reservas en restaurantes (en francés)',
      address: 'https://www.opc.gouv.qc.ca/consommateur/sujet/reservation-restaurant',
    },
    {
      name: 'Gobierno de Canadá: ley antispam, artículo 6 (en inglés)',
      address: 'https://laws-lois.justice.gc.ca/eng/acts/E-1.6/',
    },
  ],
};
