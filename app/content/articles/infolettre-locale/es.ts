import { chart, heading, list, paragraph, table, tip } from '../blocks.ts';
import type { ArticleText } from '../shape.ts';

export const es: ArticleText = {
  title: 'Boletín por correo para un negocio de barrio',
  excerpt:
    'A quién puede escribir, qué contar, cada cuánto y cómo no caer en el spam: las leyes de Canadá, Europa y Estados Unidos, y SPF, DKIM y DMARC.',
  tags: ['boletín', 'correo electrónico', 'consentimiento', 'negocio de barrio'],
  seoKeywords: [
    'boletín para negocios',
    'boletín por correo electrónico',
    'consentimiento para enviar correos',
    'SPF DKIM DMARC',
  ],
  blocks: [
    paragraph(
      'En el mostrador de un vivero hay una libreta. Arriba, en la primera hoja, dice: «Deje su correo y le avisamos cuando lleguen las plantas de temporada». Con el tiempo se juntaron 180 direcciones, unas con fecha, otras sin nombre. Se acerca la primavera y la dueña quisiera escribirles a todos. ¿Puede hacerlo? ¿Y qué les diría?',
    ),
    paragraph(
      'Acompáñela. Va a ver cómo ordenar las direcciones que ya tiene, abrir una inscripción en regla, preparar un número en dos horas y lograr que llegue a la bandeja de entrada y no al spam.',
    ),
    heading('¿Puede escribir a esas direcciones?'),
    paragraph('Antes de abrir cualquier programa, haga tres montones.'),
    list(
      'La persona anotó su propio correo debajo de la frase que explica el envío. Eso es consentimiento: tome una foto de la hoja y apunte la fecha.',
      'La persona compró, pero no pidió nada. En Canadá se considera un consentimiento implícito durante dos años después de la compra; si solo pidió información, durante seis meses.',
      'Ya no se sabe de dónde salió la dirección. Táchela: en Canadá, el correo que pide permiso para escribir ya cuenta como mensaje comercial.',
    ),
    paragraph(
      'En nuestro ejemplo, el primer montón tiene 120 direcciones, el segundo 35, y 25 se descartan. Quedan 155, y la dueña sabrá qué contestar cuando le pregunten: «¿De dónde sacó mi correo?».',
    ),
    heading('Qué pide la ley en Canadá, Europa y Estados Unidos'),
    paragraph(
      'Cuentan dos lugares: desde dónde se envía y dónde se lee. La ley canadiense se aplica en cuanto una computadora situada en Canadá sirve para lo uno o lo otro. La tabla resume [la ley canadiense antispam](https://laws-lois.justice.gc.ca/eng/acts/E-1.6/), conocida como CASL; las normas europeas, que son el [RGPD](https://eur-lex.europa.eu/eli/reg/2016/679/oj) y la [directiva ePrivacy](https://eur-lex.europa.eu/eli/dir/2002/58/oj); y la ley estadounidense según [la FTC](https://www.ftc.gov/business-guidance/resources/can-spam-act-compliance-guide-business).',
    ),
    table(
      'Lo que piden tres normas a un boletín dirigido a consumidores',
      ['Pregunta', 'Canadá (CASL)', 'Europa (RGPD, ePrivacy)', 'Estados Unidos (CAN-SPAM)'],
      ['Vigente desde', '1 de julio de 2014', '25 de mayo de 2018 (RGPD)', '1 de enero de 2004'],
      ['¿Permiso previo?', 'Sí, expreso o implícito', 'Sí, con una acción clara', 'No'],
      [
        'Sus clientes',
        'Implícito 2 años después de la compra',
        'Se puede, con productos parecidos y si pudieron negarse al dar el correo',
        'Se puede',
      ],
      ['Prueba del permiso', 'La guarda usted', 'La guarda usted', 'No se exige'],
      [
        'En cada mensaje',
        'Nombre, dirección postal y otra forma de contacto',
        'Quién es usted y cómo negarse',
        'Asunto honesto, dirección postal, que se vea que es publicidad',
      ],
      [
        'Baja',
        'Cuanto antes, 10 días hábiles como máximo',
        'Tan fácil como aceptar',
        '10 días hábiles como máximo',
      ],
    ),
    paragraph(
      'México, Colombia, Argentina y los demás países tienen además su propia ley de datos personales; pregunte a la autoridad del suyo. Lo más sencillo es tratar a todos según la regla más estricta: permiso pedido y con fecha, y baja en un clic. Este resumen no es asesoría legal. Si tiene lectores en Quebec, lea también sobre [la Ley 25](/blog-intelligent/loi-25-rgpd).',
    ),
    heading('Una inscripción clara, en la caja y en el sitio'),
    paragraph(
      'La frase de inscripción dice qué envía, cada cuánto y cómo irse: «Una vez al mes, lo que llegó al vivero y un consejo de cuidado. Se da de baja en un clic». La casilla aparece vacía y la marca la persona. En un pedido, el boletín tiene su propia casilla, aparte de la que acepta las condiciones. Pida el correo y, si acaso, el nombre: [un formulario corto](/blog-intelligent/formulaire-court) se llena de pie, frente a la caja.',
    ),
    paragraph(
      'Mande enseguida un correo de confirmación con un enlace. Así descarta las direcciones mal copiadas y las que anotó otra persona. De cada suscriptor conserve:',
    ),
    list(
      'la fecha y el lugar en que se inscribió;',
      'la frase exacta que leyó;',
      'la fecha de su baja, si la pidió.',
    ),
    heading('Qué contar cuando se atiende un negocio de barrio'),
    paragraph(
      'Un buen número contesta una pregunta: ¿por qué pasar este mes? El tema casi siempre se oye antes en el mostrador, en [las palabras de los clientes](/blog-intelligent/mots-des-clients).',
    ),
    list(
      'Lo que llega y qué día: los rosales, el pan de muerto, los útiles escolares.',
      'La pregunta de la semana, con su respuesta.',
      'Algo del oficio: cómo se escoge, se poda o se repara.',
      'El horario de los días feriados.',
      'Un vecino que usted recomienda, y que quizá le devuelva el favor.',
      'De vez en cuando, una invitación solo para suscriptores.',
    ),
    paragraph(
      'Si se queda frente a la hoja en blanco, grabe una nota de voz y vea [cómo escribir con ayuda de la IA](/blog-intelligent/ecrire-avec-ia) conservando su manera de hablar.',
    ),
    heading('Un ritmo que pueda mantener'),
    paragraph(
      'Lo que prometió al inscribir a la gente es lo que debe cumplir. Calcule dos horas por número: veinte minutos para elegir el tema, cincuenta para escribir, veinte para la foto, veinte para la prueba y diez para leer las respuestas. Uno al mes son 24 horas al año. Si es demasiado, escriba cada trimestre. Cuatro números que llegan valen más que doce anunciados.',
    ),
    heading('Cómo armar el número'),
    list(
      'Remitente: un nombre y el del negocio, como «Lucía, del Vivero El Fresno».',
      'Asunto: la noticia misma, en menos de 50 caracteres. «El jueves llegan los rosales».',
      'Primera línea: continúa el asunto, porque los dos se ven juntos en la bandeja.',
      'Texto: de 150 a 250 palabras y una foto suya, descrita para quien no puede verla.',
      'Un solo botón: apartar, pedir o llamar.',
      'Pie: nombre, dirección postal, teléfono o correo, enlace de baja.',
    ),
    tip(
      'Envíe la prueba a alguien que no trabaje con usted. Dele diez segundos con el celular y pregúntele qué se anuncia y qué hay que hacer.',
    ),
    heading('Darse de baja con un solo clic'),
    paragraph(
      'El enlace abre una página que dice «Listo, ya no recibirá el boletín». No hay contraseña, ni encuesta obligatoria, ni «¿Está seguro?». La ley canadiense pide que el enlace funcione al menos 60 días después del envío; CAN-SPAM, 30. Y si un cliente le dice en el mostrador que ya no quiere correos, quítelo ese mismo día: lo dicho de palabra también cuenta.',
    ),
    heading('SPF, DKIM y DMARC: que no llegue al spam'),
    paragraph(
      'Desde el 1 de febrero de 2024, [las reglas de Gmail](https://support.google.com/a/answer/81126) piden a todo remitente que autentique su dominio con SPF o DKIM. A partir de 5,000 mensajes diarios se necesitan los dos, además de DMARC y una baja en un clic. Usted está lejos de esa cifra. Configure los tres de todos modos: se trata de copiar unas líneas de su programa de envíos a los ajustes del dominio.',
    ),
    list(
      'SPF indica qué servicios pueden enviar correos en su nombre.',
      'DKIM firma cada mensaje, y quien lo recibe comprueba la firma.',
      'DMARC dice qué hacer con el mensaje que falla. Empiece con «p=none», que solo observa y le manda informes.',
    ),
    paragraph(
      'Escriba desde una dirección con su dominio. Una dirección @gmail.com puesta en un programa de envíos no pasa estas pruebas, porque usted no puede firmar por Google. Nuestra guía explica [cómo agregar SPF y DMARC](/guia/spf-y-dmarc), y [la auditoría gratuita](/ila) revisa si están.',
    ),
    paragraph(
      'Google pide también que las quejas por spam se mantengan por debajo del 0.10% y nunca lleguen al 0.30%. Con 155 envíos, una sola queja ya es el 0.65%. Google cuenta solo a sus propios usuarios, pero la proporción se entiende: un enlace de baja bien visible lo protege.',
    ),
    heading('Ejemplo: el primer número del vivero'),
    chart(
      'Ejemplo inventado: qué pasó con 155 correos',
      { label: 'Enviados', value: 155, shown: '155' },
      { label: 'Entregados', value: 149, shown: '149' },
      { label: 'Clics en «Apartar»', value: 22, shown: '22' },
      { label: 'Pedidos', value: 9, shown: '9' },
      { label: 'Bajas', value: 3, shown: '3' },
    ),
    paragraph(
      'Nueve pedidos de 20 dólares suman 180 dólares por dos horas de trabajo. Seis direcciones ya no existen, y las borra. Tres personas se van, lo cual es sano. Dos contestan para preguntar si los rosales aguantan en maceta: ya tiene el tema del mes siguiente.',
    ),
    heading('Qué mirar después de tres números'),
    paragraph(
      'No se guíe por las aperturas, porque varios programas cargan las imágenes aunque nadie lea. Siga las respuestas, los pedidos, las bajas y las direcciones que rebotan, y pregunte en la caja: «¿Cómo se enteró?». Si un número provoca más bajas que los otros, compárelo con la frase de inscripción. La diferencia suele saltar a la vista.',
    ),
    paragraph(
      'Un boletín les habla a todos a la vez. Para escribirle a cada quien en su momento, lea [cómo lograr que los clientes vuelvan](/blog-intelligent/faire-revenir). Y si quiere que lo pongamos en marcha con usted, mire [qué incluye nuestro servicio](/services/fidelisation-diamant).',
    ),
  ],
  sources: [
    {
      name: 'Gobierno de Canadá: ley antispam, S.C. 2010, c. 23 (en inglés)',
      address: 'https://laws-lois.justice.gc.ca/eng/acts/E-1.6/',
    },
    {
      name: 'Unión Europea: Reglamento General de Protección de Datos (2016/679)',
      address: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
    },
    {
      name: 'Unión Europea: directiva ePrivacy (2002/58), artículo 13',
      address: 'https://eur-lex.europa.eu/eli/dir/2002/58/oj',
    },
    {
      name: 'Federal Trade Commission: CAN-SPAM Act, guía para empresas (en inglés)',
      address:
        'https://www.ftc.gov/business-guidance/resources/can-spam-act-compliance-guide-business',
    },
    {
      name: 'Google: normas para remitentes de correo',
      address: 'https://support.google.com/a/answer/81126',
    },
  ],
};
