import { chart, heading, list, paragraph, table, tip } from '../blocks.ts';
import type { ArticleText } from '../shape.ts';

export const es: ArticleText = {
  title: 'Solicitudes de cotización: cómo responder a tiempo',
  excerpt:
    'Clasificar cada solicitud en dos minutos, prometer plazos que se cumplan, usar plantillas y dar seguimiento con fecha para cotizar más rápido y con orden.',
  tags: ['cotizaciones', 'tiempo de respuesta', 'embudo de ventas', 'plantillas'],
  seoKeywords: [
    'responder solicitudes de cotización',
    'plantilla de cotización',
    'seguimiento de cotizaciones',
    'presupuestos para clientes',
  ],
  blocks: [
    paragraph(
      'Una carpintería de barrio recibe solicitudes por el formulario, por WhatsApp y en el mostrador. La dueña cotiza los domingos, cuando por fin hay silencio. El domingo pasado preparó cinco cotizaciones con cuidado; a la mañana siguiente, dos personas le dijeron que ya habían encargado el mueble en otro lado.',
    ),
    paragraph(
      'No le faltó esmero: le faltó saber qué contestar el martes y qué dejar para el domingo. Aquí verá cómo clasificar lo que llega, qué plazos prometer, qué plantillas tener listas y qué números revisar. Si además las solicitudes se pierden entre varios canales, lea primero [cómo armar un CRM sencillo](/blog-intelligent/crm-relances).',
    ),
    heading('Cuatro clases de solicitudes y sus plazos'),
    paragraph(
      'Clasifica quien abre el mensaje, con lo que dice el mensaje y nada más. Cada clase tiene dos plazos: el de la primera respuesta y el del precio.',
    ),
    table(
      'Ejemplo: cómo clasifica sus solicitudes una carpintería',
      ['Clase', 'Cómo se reconoce', 'Primera respuesta', 'Precio'],
      [
        'Urgente',
        'Puerta rota, local sin cerrar',
        'Llamada en una hora',
        'Tarifa de visita, por teléfono',
      ],
      ['De catálogo', 'Lo que hace cada semana', 'El mismo día', 'Rango en ese mensaje'],
      ['Proyecto', 'Planos, varias piezas', 'El mismo día', 'Tres días después de la visita'],
      ['Ajena al oficio', 'Otra zona, otro material', 'Al día siguiente', 'El nombre de un colega'],
    ),
    paragraph(
      'Si duda entre dos clases, llame. En tres minutos de conversación se aclara lo que no aclaran cuatro mensajes.',
    ),
    heading('Por qué importa la primera hora'),
    paragraph(
      'Para un estudio publicado en 2011 en Harvard Business Review, sus autores enviaron una solicitud de prueba a 2,241 empresas de Estados Unidos y midieron cuánto tardaban en contestar.',
    ),
    chart(
      'Tiempo de respuesta de 2,241 empresas de Estados Unidos a una solicitud en línea, estudio publicado en 2011',
      { label: 'En una hora', value: 37, shown: '37%' },
      { label: 'De 1 a 24 horas', value: 16, shown: '16%' },
      { label: 'Más de 24 horas', value: 24, shown: '24%' },
      { label: 'Nunca', value: 23, shown: '23%' },
    ),
    paragraph(
      'Con otros datos, los autores vieron que las empresas que intentaban hablar con la persona en la primera hora tenían casi siete veces más probabilidades de lograr una conversación útil con quien decide que las que lo intentaban una hora después. El estudio es antiguo, es de otro mercado y muestra una relación, no una causa. Tómelo como una pista, y mida su propio caso.',
    ),
    heading('Prometa un plazo que pueda cumplir'),
    paragraph(
      'Parta de su jornada real. La carpintera tiene dos ratos tranquilos: a las 8, antes de encender la sierra, y a las 2, después de comer. Por eso, debajo de su formulario se lee: «Si escribe antes de la 1, le respondemos hoy; si escribe después, mañana temprano. Si es urgente, llame». Lo mismo dicen la respuesta automática de WhatsApp y el buzón de voz. En vacaciones, cambia los tres el mismo día.',
    ),
    tip(
      'Dé un día y una hora: «el martes antes de las 5». Quien lee «a la brevedad» sigue preguntando en otros lados.',
    ),
    heading('Pida de una sola vez lo que falta'),
    paragraph(
      'Muchas cotizaciones se alargan por una pregunta hoy, otra mañana y otra pasado mañana. Anote qué cambia su precio y pídalo junto.',
    ),
    list(
      'Dos fotos: una de cerca y otra de lejos.',
      'Las medidas, con la manera de tomarlas.',
      'El barrio o la colonia, el piso, si hay elevador.',
      'La fecha deseada y la fecha límite.',
      'El presupuesto, por rangos, si la persona quiere decirlo.',
    ),
    paragraph(
      'Las fotos y el barrio caben en [un formulario corto](/blog-intelligent/formulaire-court). Lo demás se pide en la primera respuesta.',
    ),
    heading('Plantillas de respuesta que ahorran tiempo'),
    paragraph(
      'Una plantilla guarda las frases que no cambian y deja espacios para lo demás. Téngala donde de verdad escribe, aunque sea en el celular. Los importes son solo de ejemplo.',
    ),
    list(
      'El rango: «Un clóset como el de su foto cuesta entre 18,000 y 24,000 pesos, con instalación. La diferencia depende de la madera y de los herrajes. Puedo ir a medir el jueves a las 9 o el viernes a las 4».',
      'Las preguntas: «Me faltan el ancho del muro y una foto de la instalación eléctrica. Si me los manda hoy, el jueves antes de las 5 tiene su cotización».',
      'La negativa: «Ese trabajo lleva herrería, y nosotros no la hacemos. Le paso dos talleres de la zona que sí».',
    ),
    paragraph(
      'Escriba de nuevo el saludo y la primera línea, y nombre la pieza o la calle: así se nota que alguien leyó.',
    ),
    heading('Una cotización que se lea bien en el celular'),
    paragraph(
      'El cliente la abre de pie y se la muestra a alguien más. Ponga el total en el propio mensaje y deje el archivo como comprobante. Con estos renglones alcanza:',
    ),
    list(
      'El trabajo, con las palabras del cliente.',
      'Lo que incluye y lo que no.',
      'El total con impuestos y el anticipo.',
      'La fecha de entrega.',
      'Hasta qué día se respeta el precio.',
      'Una sola manera de aceptar.',
    ),
    paragraph(
      'Cuando hay dos buenas soluciones, muéstrelas una debajo de la otra y empiece por la diferencia de precio. Con más de tres, es fácil que deje la decisión para después.',
    ),
    heading('Un embudo con límite de tiempo por etapa'),
    paragraph(
      'Bastan cinco columnas. Lo que las vuelve útiles es la antigüedad de cada tarjeta: pasado el límite, se actúa o se archiva. Estos límites son los del ejemplo; fije los suyos.',
    ),
    list(
      'Por clasificar: medio día.',
      'En espera del cliente: tres días y una llamada.',
      'Por cotizar: dos días hábiles.',
      'Enviada: hasta que venza el precio.',
      'Decidida: sí o no, con el motivo.',
    ),
    paragraph(
      'Fíjese en qué columna se acumulan. Si es «Por cotizar», reserve una hora fija para eso. Si es «En espera del cliente», pregunta demasiado. Si quiere ver proyectos ordenados por etapa en un programa, abra [la página de nuestro CRM](/crm-iluma).',
    ),
    heading('Seguimiento de una cotización enviada'),
    paragraph(
      'Base cada mensaje en un dato de la cotización. A los dos días, una llamada: ¿se abrió el archivo, quedó alguna duda? A la semana, una novedad: un hueco en la agenda, una madera más económica. La víspera del vencimiento, la fecha. Después, archive. A partir de cierto monto, que usted decide, prefiera la llamada al mensaje.',
    ),
    paragraph(
      'Si trabaja en Canadá, una solicitud le da un consentimiento implícito de seis meses para enviar mensajes comerciales, según el [CRTC](https://crtc.gc.ca/eng/com500/guide.htm). Cada mensaje debe decir quién es usted y permitir la baja. En otros países rigen otras normas, y esto no es asesoría legal. Sobre cuánto tiempo guardar los datos, lea [Ley 25 y RGPD](/blog-intelligent/loi-25-rgpd).',
    ),
    heading('Qué medir cada mes'),
    table(
      'Ejemplo inventado para mostrar el cálculo: dos meses en la misma carpintería',
      ['Indicador', 'Marzo', 'Abril'],
      ['Solicitudes recibidas', '40', '42'],
      ['Mediana hasta la primera respuesta', '19 h', '3 h'],
      ['Mediana hasta la cotización', '6 días', '3 días'],
      ['Cotizaciones enviadas', '26', '31'],
      ['Cotizaciones aceptadas', '9', '12'],
      ['Proporción aceptada', '35%', '39%'],
    ),
    paragraph(
      'Para hallar la mediana, ordene los tiempos de menor a mayor y lea el del medio. Una solicitud olvidada tres semanas arruina un promedio, pero no la mediana. Con números chicos, sea prudente: pasar de 9 a 12 aceptadas puede ser casualidad. Compare trimestres, clase por clase, y sume [las llamadas](/blog-intelligent/compter-les-appels), que a menudo quedan fuera de la cuenta.',
    ),
    heading('Costumbres que retrasan una cotización'),
    list(
      'Atender por orden de llegada, urgencias incluidas.',
      'Callar hasta tener todos los detalles.',
      'Dejar el precio escondido en el archivo adjunto.',
      'Prometer un plazo en el sitio y otro por teléfono.',
      'Que una sola persona sepa poner precios.',
    ),
    heading('Por dónde empezar esta semana'),
    paragraph(
      'Tome sus últimas veinte solicitudes y anote la clase, la hora de llegada y la de su primera respuesta: ese es su punto de partida. Luego escriba las tres plantillas y la frase del formulario. Vuelva a calcular dentro de un mes. Si muchos mensajes llegan de noche, [un asistente en el sitio](/blog-intelligent/assistant-sur-le-site) puede reunir los primeros datos. Si prefiere revisar el recorrido con alguien, [reserve una llamada](/contact/rendez-vous).',
    ),
  ],
  sources: [
    {
      name: 'Harvard Business Review: The Short Life of Online Sales Leads (marzo de 2011)',
      address: 'https://hbr.org/2011/03/the-short-life-of-online-sales-leads',
    },
    {
      name: 'CRTC: guía sobre el consentimiento implícito, ley canadiense contra el correo no deseado (en inglés)',
      address: 'https://crtc.gc.ca/eng/com500/guide.htm',
    },
  ],
};
