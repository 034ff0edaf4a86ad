import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('es');

export const es: ServiceCopy = {
  title: 'Programa de fidelización de clientes | Iluma',
  description:
    'Mensajes oportunos para que sus clientes vuelvan, con su permiso y sin agobiarlos. Etapas del programa, lo que recibe y cómo se mide.',
  head: {
    eyebrow: 'Programa de fidelización',
    title: {
      before: 'Un programa de fidelización para que sus clientes ',
      emphasis: 'vuelvan',
      after: '',
    },
    lead: 'Analizamos cuándo vuelven sus clientes y por qué dejan de hacerlo; después les damos una buena razón para regresar.',
  },
  figures: [
    { value: figures.loyaltyRetention, label: 'de retención' },
    { value: figures.loyaltyValue, label: 'de valor por cliente' },
    { value: figures.loyaltyReferrals, label: 'de recomendaciones' },
  ],
  weeks: [
    {
      when: 'Semana 1',
      title: 'El diagnóstico',
      text: 'Usted nos pasa un archivo de su caja o de su agenda, reducido a las fechas de visita y a la forma de contactar a quienes dieron permiso. Con eso armamos unos pocos grupos: nuevos, habituales, ausentes. Al terminar la semana recibe dos páginas que indican cuántas personas hay en cada uno y a partir de cuántos días una ausencia preocupa.',
    },
    {
      when: 'Semanas 2 y 3',
      title: 'Los mensajes',
      text: 'Escribimos la bienvenida tras la primera visita, el recordatorio para cuando la necesidad se repite y un detalle de agradecimiento. Usted los lee en voz alta y cambia lo que no suene a su negocio. Cada mensaje tiene un motivo, lleva su nombre y ofrece un enlace para darse de baja. Mientras tanto preparamos la página de fidelización con las ventajas que usted eligió.',
    },
    {
      when: 'Semana 4',
      title: 'La puesta en marcha',
      text: 'Los primeros envíos van a un grupo pequeño, para comprobar que los correos llegan y que los enlaces abren. En la lista están únicamente quienes dieron su permiso, y salir de ella toma un clic. Enseñamos a su personal a inscribir a un cliente en el mostrador. Usted conserva un documento que indica de dónde viene cada permiso.',
    },
    {
      when: 'Cada mes',
      title: 'El ajuste',
      text: 'Contamos cuántas personas volvieron en cada grupo y lo comparamos con el punto de partida. El mensaje que no trae a nadie se reescribe una vez y, si sigue igual, se retira. El que funciona se prueba con otro grupo. Usted recibe una cifra, lo que la explica y una propuesta para el mes siguiente, que es libre de rechazar.',
    },
  ],
  deliverables: [
    'Un diagnóstico de su clientela, grupo por grupo',
    'Los mensajes escritos, en sus idiomas',
    'Una página de fidelización para sus clientes',
    'Un registro de permisos y bajas, como piden la ley canadiense y el RGPD',
    'Un informe mensual: cuántos volvieron',
  ],
  audience: {
    text: 'La fidelización rinde donde la gente compra por costumbre: un restaurante, una peluquería, un consultorio, un taller mecánico, una tienda de mascotas. Hacen falta clientes que puedan volver y algún registro de sus visitas, aunque esté incompleto. Si quiere conocer la idea antes de escribirnos, lea [cómo lograr que vuelvan sin cansarlos](/blog-intelligent/faire-revenir).',
    fits: [
      'Sus clientes tienen motivos para comprarle al menos dos o tres veces al año.',
      'La caja, la agenda o la tienda en línea guarda la fecha de cada visita.',
      'Sabe que perdió clientes habituales, pero no cuáles ni desde cuándo.',
      'Alguien de su equipo puede contestar cuando un cliente responde.',
    ],
    others: [
      'Lo que le falta es gente nueva: empiece por el [SEO local](/services/visibilite-locale) o por los [anuncios en Facebook e Instagram](/services/meta-ads).',
      'Le compran una sola vez, como un techo o una piscina: le servirá más [pedir reseñas](/blog-intelligent/avis-google), que le traen al siguiente cliente.',
      'Quiere dar noticias una vez al mes: basta con [un boletín](/blog-intelligent/infolettre-locale) escrito por usted.',
    ],
  },
  cost: [
    'El precio depende de tres cosas: cuántos clientes hay que seguir, en qué estado está su lista y qué canales usa ya. Un solo local con la agenda en línea al día requiere poca preparación. Tres sucursales, dos cajas que no se comunican y muchos registros repetidos requieren bastante más, y la cotización lo refleja.',
    'La cotización no incluye lo que usted regala a sus clientes (el café, el ajuste, la muestra), ni el hosting, el dominio o las fotos. Si el plan prevé mensajes de texto, aclara quién paga el envío. Los impuestos se agregan según su dirección, como en [todos los servicios](/hub-services).',
    `La duración del programa y la manera de terminarlo quedan por escrito antes de que firme. También las condiciones del único reembolso que ofrecemos, el de la página de fidelización: ${figures.retentionGuarantee} de retención en ${figures.days} días respecto del punto de partida que medimos con usted, o le devolvemos su dinero.`,
  ],
  risks: [
    {
      title: 'La lista está en mal estado',
      text: 'Correos mal copiados, permisos que nadie encuentra, la misma clienta anotada tres veces. Si el permiso es dudoso no escribimos, aunque la lista se reduzca a la mitad. Con una inscripción clara en el mostrador se recupera poco a poco. Vea [qué piden la Ley 25 y el RGPD](/blog-intelligent/loi-25-rgpd) a un negocio pequeño.',
    },
    {
      title: 'Los correos caen en spam',
      text: 'Basta un dominio mal configurado. Antes del primer mensaje revisamos [SPF y DMARC](/guia/spf-y-dmarc), y luego avanzamos por grupos pequeños. Si aumentan las quejas o los rebotes, detenemos los envíos hasta encontrar la causa.',
    },
    {
      title: 'El descuento se lo llevan quienes iban a venir igual',
      text: 'Es el error más caro y cuesta notarlo, porque las ventas suben mientras el margen baja. Preferimos una ventaja relacionada con su oficio. Cuando la cantidad de clientes lo permite, un grupo pequeño no recibe la oferta y así hay con qué comparar.',
    },
    {
      title: 'Los clientes se van por otro motivo',
      text: 'A veces los ausentes contestan: la espera se hizo larga o cambió un servicio. Ningún mensaje arregla eso. Le entregamos sus palabras tal como llegaron, y el programa espera hasta que usted lo resuelva.',
    },
  ],
  example: {
    title: 'Ejemplo: una peluquería de Puebla',
    paragraphs: [
      'Esta peluquería no existe. La agenda de Marisol tiene 640 registros. Al quitar los repetidos quedan 582 personas, y 310 aceptaron recibir mensajes: 70 nuevas, 160 habituales y 80 que no vienen desde hace más de cien días.',
      'El primer mes, esas 80 reciben un mensaje corto. Nueve piden cita, seis se dan de baja y once contestan. Cuatro de las respuestas coinciden: los sábados siempre está lleno. Marisol abre dos tardes más entre semana. El descuento del 10% para las nuevas, en cambio, decepciona: lo usan cinco personas y cuatro ya tenían cita. Se retira.',
      'A los tres meses han vuelto 27 de 52 clientas nuevas, el 52%, frente a 24 de 60 (el 40%) en el trimestre anterior. La diferencia son seis personas. Marisol mantiene los mensajes y espera otro trimestre antes de darla por buena.',
    ],
  },
  price: null,
  priceNote: 'El precio depende del número de clientes y de los canales que ya usa.',
  tool: 'Ver la página de fidelización',
  questions: [
    {
      question: 'No tengo lista de clientes. ¿Puedo empezar?',
      answer:
        'Sí: primero damos a sus clientes una razón para dejar su correo, en el local y en el sitio, junto con una frase que diga qué van a recibir. Calcule unas semanas de inscripciones antes del primer mensaje. Para el formulario, [dos campos bastan](/blog-intelligent/formulaire-court).',
    },
    {
      question: '¿Mis clientes van a sentirse perseguidos?',
      answer:
        'No, si se escribe poco y en el momento justo. El ritmo lo da su oficio: semanas en una peluquería, una temporada en un taller. En la [Clinique RFS](/etudes-de-cas/clinique-rfs), por ejemplo, el mensaje salía al día siguiente de la visita y solo a los pacientes que lo habían aceptado. Quien ya no quiera recibirlos se da de baja en un clic.',
    },
    {
      question: '¿Hace falta una tarjeta de puntos?',
      answer:
        'Al principio, casi nunca. Los puntos exigen un programa, un reglamento y paciencia; en Quebec, además, [la ley regula cómo vencen](https://opc.gouv.qc.ca/commercant/secteur/carte-prepayee/programmes-fidelisation/expiration). Un detalle en la segunda visita se explica en una frase.',
    },
    {
      question: '¿Cómo saben que alguien volvió?',
      answer:
        'Por la agenda, la caja o un nombre anotado en la recepción, nunca porque se abrió un correo. Tomamos a quienes vinieron por primera vez en un mes y miramos cuáles regresaron en los 90 días siguientes. Si nadie anota las visitas, lo primero es [un CRM sencillo](/blog-intelligent/crm-relances).',
    },
    {
      question: '¿Qué pasa con los datos de mis clientes?',
      answer:
        'Siguen siendo suyos y se usan únicamente para su programa. Pedimos los menos posibles, y el documento de la puesta en marcha dice quién puede ver qué. Nuestra [política de privacidad](/politique-confidentialite) explica qué guarda la agencia por su parte.',
    },
    {
      question: '¿Puedo hacerlo por mi cuenta?',
      answer:
        'En un negocio pequeño, sí. Una agenda que envía [recordatorios de citas](/blog-intelligent/rappels-rendez-vous) y unas palabras de agradecimiento ya ayudan mucho. Nuestra ayuda conviene cuando los clientes son cientos, o cuando nadie tiene tiempo de notar quién falta. Si no está seguro, [reserve una llamada](/contact/rendez-vous) de quince minutos.',
    },
  ],
  closing: {
    title: { before: 'Planee su ', emphasis: 'programa de fidelización', after: '' },
    lead: 'Díganos quién vuelve hoy y le proponemos cómo recuperar a los demás.',
  },
};
