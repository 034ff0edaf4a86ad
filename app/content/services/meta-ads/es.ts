import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('es');

export const es: ServiceCopy = {
  title: 'Meta Ads para negocios locales: gestión y precio | Iluma',
  description:
    'Campañas de Facebook e Instagram para su negocio local: presupuesto simulado antes de gastar, anuncios probados y costo por cliente cada semana.',
  head: {
    eyebrow: 'Meta Ads',
    title: {
      before: 'Meta Ads: anuncios en Facebook e Instagram que traen ',
      emphasis: 'clientes',
      after: '',
    },
    lead: 'Simulamos su presupuesto antes de gastarlo, probamos pocos anuncios a la vez y detenemos los que no rinden.',
  },
  figures: [],
  weeks: [
    {
      when: 'Días 1 a 4',
      title: 'El objetivo y la medición',
      text: 'Partimos de lo que vale un cliente para usted: el margen que deja, qué parte de las solicitudes termina en venta, cuántas personas puede atender. De ahí sale un tope por cliente, escrito antes del primer gasto. Usted abre la cuenta publicitaria a su nombre y nos da acceso. La medición espera a que el visitante dé su permiso.',
    },
    {
      when: 'Día 7',
      title: 'El lanzamiento',
      text: 'Dos o tres anuncios, uno o dos públicos cercanos y un presupuesto pequeño para empezar. Usted ya aprobó cada texto, cada imagen y la página adonde lleva el clic. Meta revisa los anuncios antes de mostrarlos, [por lo general en menos de 24 horas](https://www.facebook.com/business/ads/review-policy-guidelines). Desde que se publican, el gasto aparece en su propia cuenta.',
    },
    {
      when: 'Semanas 2 a 4',
      title: 'La selección',
      text: 'Los primeros días son inestables y casi no tocamos nada: Meta pide [unos 50 resultados por conjunto de anuncios](https://www.facebook.com/business/help/112167992830700) para que la entrega de los anuncios se estabilice. Después, el anuncio que pasa de su tope se detiene y su dinero va al que trae solicitudes. Díganos cuáles se convirtieron en clientes; de lo contrario, elegiríamos por los clics.',
    },
    {
      when: 'Cada semana',
      title: 'El balance',
      text: 'El resumen tiene cuatro números: gasto, solicitudes, clientes y costo por cliente. Debajo, una frase dice qué cambiamos y por qué. Las visitas al local y muchas llamadas no aparecen en la plataforma; usted las anota en un registro breve, y [este artículo le muestra cómo](/blog-intelligent/compter-les-appels). Si se pasa del tope dos semanas seguidas, lo llamamos.',
    },
  ],
  deliverables: [
    'Una simulación de presupuesto, con sus hipótesis',
    'Los anuncios, textos e imágenes',
    'Una página de destino por anuncio',
    'La medición de solicitudes, respetando el consentimiento',
    'Un resumen semanal corto',
  ],
  audience: {
    text: 'Facebook e Instagram muestran su oferta a gente que no la estaba buscando. Eso le va bien a lo que entra por los ojos: una cocina nueva, un curso, una cena, un tratamiento, un evento. Para una reparación urgente, no son el lugar indicado. Antes de decidir, compare los canales en [el simulador de presupuesto](/adluma).',
    fits: [
      'Su oferta se entiende con una foto o con quince segundos de video.',
      'Cada cliente nuevo deja margen suficiente para pagar la gestión y los anuncios.',
      'Tiene un motivo para hablar ahora: una apertura, una temporada, lugares por llenar.',
      'Puede devolver una llamada el mismo día.',
    ],
    others: [
      'Lo buscan con urgencia, como a un plomero: elija la búsqueda y [un primer presupuesto de Google Ads](/blog-intelligent/budget-google-ads).',
      'Gana poco con cada cliente: trabaje primero en [hacer volver a los que ya tiene](/services/fidelisation-diamant).',
      'Quiere visitas que sigan después de la campaña: el [posicionamiento en Google](/services/seo-ia) continúa cuando se acaba el presupuesto.',
      'Duda entre varios servicios: [ILUMATCH](/ilumatch) los ordena según sus respuestas.',
    ],
  },
  cost: [
    `El precio inicial, ${figures.priceMetaAds} al mes, paga la gestión, los textos, las imágenes y la página de cada anuncio. Aumenta con el número de ofertas, de idiomas y de versiones que haya que producir.`,
    'El presupuesto de anuncios va aparte. Usted lo paga directamente a Meta y puede pausarlo cuando quiera. Tampoco se incluyen el hosting, el dominio ni las sesiones de fotos, y los impuestos se agregan según su dirección.',
    'Sume siempre la gestión y los anuncios. Si el total supera el margen de los clientes que traen, la campaña no vale la pena, y es mejor saberlo de antemano: [el simulador completo](/simulateur-complet) hace esa cuenta con sus números.',
    'Se factura por mes. La duración acordada y la manera de terminar están en la cotización antes de que firme; los precios iniciales de los demás servicios están [en una sola página](/hub-services).',
  ],
  risks: [
    {
      title: 'Meta rechaza un anuncio o limita la cuenta',
      text: 'Algunos temas, como la salud o el crédito, se vigilan de cerca. Repasamos las reglas antes de escribir. Si hay un rechazo, corregimos el anuncio o [pedimos otra revisión](https://www.facebook.com/business/help/1210227555661027). Como la cuenta está a su nombre, usted conserva el control; agregue a un segundo administrador de confianza.',
    },
    {
      title: 'Muchas solicitudes y pocos clientes',
      text: 'Un formulario demasiado fácil atrae a curiosos. Mostramos un precio inicial, agregamos una pregunta que filtre o enviamos a la página en lugar del formulario de Facebook. A veces lo que falla es que se llama tarde: [un registro de solicitudes](/blog-intelligent/crm-relances) lo muestra en una semana.',
    },
    {
      title: 'Muy pocos resultados para decidir',
      text: 'En una ciudad pequeña, una campaña puede traer seis solicitudes en un mes. No alcanza para elegir entre tres imágenes. En ese caso dejamos un anuncio y un público, y esperamos varias semanas antes de juzgar.',
    },
    {
      title: 'La gente ya vio bastante el anuncio',
      text: 'Alrededor de un negocio, las mismas personas ven pronto la misma imagen una y otra vez, y las solicitudes bajan. Hay una segunda versión lista para ese momento. Si no reanima la campaña, le proponemos una pausa hasta la próxima temporada.',
    },
  ],
  example: {
    title: 'Ejemplo: un taller de cocinas de Monterrey',
    paragraphs: [
      'Este taller no existe. Cada cocina le deja 48,000 pesos de margen. Espera dos contratos al mes, resta la gestión y se permite 10,000 pesos de anuncios por contrato. El primer mes reparte 15,000 pesos por igual entre tres anuncios.',
      'El video del taller es el más visto y trae apenas 2 solicitudes. La foto de antes y después trae 5. El más sencillo, una cocina terminada con un precio inicial y dos fechas de visita, trae 11. De esas 18 solicitudes, 4 vienen de muy lejos, y el radio pasa de 60 a 35 km. Se venden dos cocinas, con 7,500 pesos de anuncios cada una.',
      'El segundo mes se parece al primero, con el único anuncio que queda. En el tercero, las solicitudes bajan a 9 y se vende una cocina: 15,000 pesos de anuncios, muy por encima del tope. El taller detiene la campaña dos meses, toma fotos de sus cocinas nuevas y prepara la oferta de primavera.',
    ],
  },
  price: figures.priceMetaAds,
  priceNote:
    'Incluye gestión y creación; el presupuesto publicitario se paga aparte, desde su propia cuenta.',
  tool: 'Simular mi presupuesto con ADLUMA',
  questions: [
    {
      question: '¿Qué presupuesto hace falta?',
      answer:
        'El suficiente para aprender algo en dos semanas. [ADLUMA](/adluma) muestra a partir de qué monto el siguiente cliente cuesta demasiado. Las referencias del simulador vienen de campañas de Estados Unidos; los números de su negocio, aunque sean pocos, valen más.',
    },
    {
      question: '¿De quién es la cuenta?',
      answer:
        'Suya, con sus públicos y su historial. Trabajamos en ella con un acceso que puede retirar. Si un proveedor la abrió a su propio nombre, lo ayudamos a pedir el traspaso o a abrir otra.',
    },
    {
      question: '¿Meta Ads o Google Ads?',
      answer:
        'En Google la persona pregunta; en Facebook está mirando otra cosa. Elija Google si ya buscan lo que usted hace, y Meta si lo descubren al verlo. Empiece por uno de los dos: así se [prepara una campaña en Google](/blog-intelligent/campagne-locale) paso a paso.',
    },
    {
      question: '¿Necesito fotos profesionales?',
      answer:
        'Al principio no. Una foto nítida tomada en su local, con una persona y un resultado reales, muestra lo que el cliente va a recibir. Cuando una oferta demuestra que se vende, vale la pena contratar a un fotógrafo; sus honorarios corren por su cuenta.',
    },
    {
      question: '¿Cómo miden si hay un aviso de cookies?',
      answer:
        'El rastreador de Meta permanece apagado hasta que el visitante acepta. Por eso los números de la plataforma están incompletos, y sus solicitudes reales los completan. Nuestra guía explica [cómo bloquear un rastreador](/guia/rastreadores-sin-consentimiento) antes del permiso.',
    },
    {
      question: '¿Cuándo sabré si funciona?',
      answer:
        'Un anuncio puede traer una llamada el primer día. Para decidir si sigue, espere a tener un mes de solicitudes y ventas anotadas. Si prefiere verlo con alguien, [reserve una llamada](/contact/rendez-vous) y tenga a mano su margen por cliente.',
    },
  ],
  closing: {
    title: { before: 'Simule su presupuesto ', emphasis: 'antes de pagar', after: '' },
    lead: 'Indique un presupuesto, un sector y un objetivo: vea qué puede traer y hablemos.',
  },
};
