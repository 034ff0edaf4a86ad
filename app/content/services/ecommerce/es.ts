import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('es');

export const es: ServiceCopy = {
  title: 'SEO para tiendas en línea, ciudad por ciudad | Iluma',
  description:
    'SEO y anuncios para su tienda en línea: fichas de producto, páginas por ciudad, Google Shopping. Calendario, lo que recibe y precio inicial.',
  head: {
    eyebrow: 'Tiendas en línea',
    title: { before: 'SEO para su tienda en línea, ', emphasis: 'ciudad por ciudad', after: '' },
    lead: 'Un comprador de Laval no busca como uno de Gaspé. Su tienda responde a cada uno: tiempos de entrega, retiro en tienda, reseñas de su zona.',
  },
  figures: [],
  weeks: [
    {
      when: 'Semanas 1 y 2',
      title: 'La revisión',
      text: 'Usted nos da acceso a la tienda y, si puede, las ventas de los últimos doce meses. Hacemos un pedido como cualquier cliente, desde un celular, y anotamos cada tropiezo: una foto que falta, un envío que se cobra en la última pantalla, una página lenta. Recibe una lista ordenada según el efecto probable en las ventas, y juntos elegimos los productos que se atienden primero.',
    },
    {
      when: 'Semanas 3 a 6',
      title: 'Las fichas',
      text: 'Reescribimos una por una las fichas elegidas: para qué sirve el producto, a quién le conviene, cuánto mide, cuándo llega. Usted nos cuenta lo que contestaría en el mostrador y nosotros lo ordenamos con [las palabras de sus clientes](/blog-intelligent/mots-des-clients). Cada grupo se publica cuando usted lo aprueba. Al final, los datos de producto quedan listos para Google Shopping.',
    },
    {
      when: 'Semanas 7 a 9',
      title: 'Las ciudades',
      text: 'Sus pedidos anteriores muestran qué ciudades merecen una página. Cada una indica el tiempo de entrega real, el punto de retiro, el costo y reseñas de gente de la zona. Confirme los tiempos con la persona que reparte, porque una promesa rota sale cara. El método completo está en [cómo hacer que una página por ciudad sirva](/blog-intelligent/pages-par-ville).',
    },
    {
      when: 'Semanas 10 a 12',
      title: 'Los anuncios y el carrito',
      text: 'Los anuncios de Shopping empiezan con los productos cuyo margen lo permite, en las ciudades que ya están listas. Del carrito se quitan los campos que sobran, y el recordatorio va a los compradores que aceptaron recibirlo. Cada semana usted lee las ventas, el margen y el costo de adquisición. Al cabo de doce semanas sabe qué productos y qué ciudades siguen mereciendo presupuesto.',
    },
  ],
  deliverables: [
    'Una lista de obstáculos, ordenada por impacto en las ventas',
    'Las fichas de producto, reescritas',
    'Páginas por ciudad, con tiempos de entrega y puntos de retiro',
    'Los datos de producto listos para Google Shopping',
    'Un informe semanal: ventas, margen, costo de adquisición',
  ],
  audience: {
    text: 'Este servicio es para tiendas en línea que ya venden y que entregan, o permiten retirar, en algunas ciudades. Su ventaja frente a un gigante suele ser lo que este no puede prometer: la entrega mañana, un artículo apartado en el mostrador, alguien que contesta el teléfono. Sus páginas deben decirlo mientras el comprador todavía compara.',
    fits: [
      'Vende productos pesados, frágiles o difíciles de elegir, en los que importa la cercanía.',
      'Conoce el margen de cada producto, o puede calcularlo.',
      'Sus fichas repiten el texto del proveedor, igual que las de su competencia.',
      'Reparte usted mismo u ofrece retiro en al menos una ciudad.',
    ],
    others: [
      'Su tienda todavía no existe: un [minisitio](/mini-site-seo) mide el interés, y la tienda se agrega después.',
      'Vende un solo producto: una [página de destino](/services/landing-aimant) cuesta menos y se publica antes.',
      'La gente le compra en el local y entra al sitio para ver el horario: le servirá más el [SEO local](/services/visibilite-locale).',
    ],
  },
  cost: [
    `El precio inicial, ${figures.priceEcommerce}, se paga una sola vez y cubre las doce semanas. Sube según cuántas fichas, idiomas y ciudades haya. Doscientos colores del mismo suéter cambian poco; cuarenta productos que necesitan cada uno una buena explicación cambian mucho.`,
    'Aparte van el presupuesto de anuncios, que usted paga a Google, el hosting, la suscripción a su plataforma, el dominio y las fotos. Los [impuestos](/hub-services) dependen de su dirección.',
    'Puede bajar la cuenta si antes ordena el catálogo: quite lo agotado, mida lo que nunca se midió y fotografíe con luz de día lo que más vende. La cotización dice cuántas fichas y ciudades incluye. Para pasar de ahí, esperamos su visto bueno.',
    'Antes de decidir cuánto gastar en anuncios, [pruébelo en ADLUMA](/adluma): verá a partir de qué monto la siguiente venta se come el margen.',
  ],
  risks: [
    {
      title: 'Google rechaza productos',
      text: 'El monto debe ser [el mismo en los datos, en la ficha y al pagar](https://support.google.com/merchants/answer/6324371); si no, el producto se rechaza. Basta una oferta vencida o un cargo que aparece al final. Comparamos los tres antes de abrir los anuncios y mientras duran, y corregimos el dato de origen.',
    },
    {
      title: 'Los anuncios venden a pérdida',
      text: 'Un artículo de poco margen puede venderse rapidísimo y costarle dinero en cada pedido. Por eso el presupuesto se ajusta producto por producto, con los márgenes que usted nos da. Si alguno cambia, por ejemplo porque subió el flete, avísenos: bajamos el anuncio o lo detenemos.',
    },
    {
      title: 'Una página de ciudad promete de más',
      text: 'Con un repartidor enfermo, «se entrega mañana» se convierte en una mala reseña. Publicamos el tiempo que usted cumple en una semana pesada. La ciudad a la que casi no envía se queda como una línea en la lista de zonas.',
    },
    {
      title: 'Un cambio interrumpe el pago',
      text: 'En el carrito, un error pequeño frena todas las ventas. Los cambios se hacen a horas tranquilas, con un pedido de prueba después de cada uno y la versión anterior lista para restaurarla. Si su plataforma no lo permite, dejamos el carrito como está y trabajamos las fichas.',
    },
  ],
  example: {
    title: 'Ejemplo: una tienda en línea de artículos para mascotas, en Querétaro',
    paragraphs: [
      'La tienda es inventada. Vende 420 productos en línea y reparte por su cuenta en tres ciudades. La revisión muestra que 60 productos concentran las ventas y que el costo de envío sorprende en la última pantalla. Se reescriben esas 60 fichas, con el peso de los costales y la edad del animal, y el envío aparece desde el carrito.',
      'Un mes después de publicarse, las páginas de Querétaro y San Juan del Río traen 9 y 5 pedidos por semana. La de Celaya no trae ninguno: ahí solo se entrega los jueves. La página se retira y Celaya pasa a ser una línea en la lista de zonas.',
      'Los anuncios empiezan por el alimento, lo más pedido: con 6,000 pesos llegan 20 pedidos, a 300 pesos cada uno, con un margen de 220. Al mes siguiente, la misma suma va a camas y arneses: 12 pedidos a 500 pesos cada uno, con un margen de 680. Esos se quedan. De todos modos, la dueña mira cuántos de los 20 primeros compradores vuelven a pedir antes de descartar el alimento.',
    ],
  },
  price: figures.priceEcommerce,
  priceNote: 'Para una tienda existente; la cotización indica cuántos productos incluye.',
  tool: 'Simular mi presupuesto de anuncios',
  questions: [
    {
      question: '¿Hay que cambiar de plataforma?',
      answer:
        'Casi nunca. Trabajamos con la que tiene, salvo que impida los cambios necesarios: títulos que no se editan, direcciones fijas, un pago demasiado lento. La revisión lo dice en las dos primeras semanas.',
    },
    {
      question: '¿Puedo empezar con una sola ciudad?',
      answer:
        'Sí, y muchas veces conviene empezar por ahí. Una ciudad bien atendida le enseña qué productos salen, qué costos hacen dudar y cuánto cuesta una venta. La segunda se prepara más rápido.',
    },
    {
      question: '¿Cuántas fichas se reescriben?',
      answer:
        'La cotización fija el número. Empezamos por los productos que ya se venden y por los que la gente busca con frecuencia. El resto del catálogo puede hacerlo usted más adelante, con el mismo modelo.',
    },
    {
      question: '¿Quién escribe las fichas?',
      answer:
        'Una herramienta prepara un borrador con los datos que usted nos da, una persona lo reescribe y usted lo aprueba. Las medidas, los materiales y los plazos los pone usted, porque [una IA a la que no le dan los datos](/blog-intelligent/ecrire-avec-ia) los inventa.',
    },
    {
      question: 'Mi tienda es lenta. ¿Está incluido?',
      answer:
        'Corregimos lo que depende de las páginas: fotos pesadas, plugins que nadie usa, tipografías de más. Un hosting insuficiente se arregla con su proveedor. Para saber cómo está, pida [una auditoría gratuita](/ila) o lea [qué aligerar primero](/blog-intelligent/site-rapide).',
    },
    {
      question: '¿Tienen un caso real?',
      answer:
        'El caso de [Concept M Rustique](/etudes-de-cas/concept-m-rustique) cuenta cómo un ebanista dejó de ofrecer sus muebles por número. Hoy cada pieza lleva un nombre que los compradores buscan, y el caso dice también qué falta por hacer. Para hablar de su catálogo, [escríbanos](/contact).',
    },
  ],
  closing: {
    title: { before: '¿En qué ciudades ', emphasis: 'lo buscan', after: '?' },
    lead: 'Denos la dirección web de su tienda y se lo decimos.',
  },
};
