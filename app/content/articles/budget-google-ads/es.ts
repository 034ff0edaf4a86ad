import { chart, heading, list, paragraph, table, tip } from '../blocks.ts';
import type { ArticleText } from '../shape.ts';

export const es: ArticleText = {
  title: 'Un primer presupuesto de Google Ads bien gastado',
  excerpt:
    'Partir del valor de un cliente, apuntar a una sola intención, excluir búsquedas inútiles y medir llamadas: el orden de una primera campaña.',
  tags: ['anuncios de búsqueda', 'presupuesto', 'palabras clave', 'medición'],
  seoKeywords: [
    'presupuesto de Google Ads',
    'campaña de búsqueda',
    'palabras clave negativas',
    'costo por cliente',
  ],
  blocks: [
    paragraph(
      'Una primera campaña rara vez fracasa por falta de presupuesto. Fracasa porque el dinero se repartió entre demasiadas palabras, demasiados lugares y una página que no contestaba a la búsqueda. Este es el orden en que tomamos las decisiones, y lo que puede comprobar usted, nos confíe o no la campaña.',
    ),
    heading('Empiece por lo que vale un cliente'),
    paragraph(
      'Antes de abrir la cuenta, escriba una línea: lo que le deja un cliente una vez descontados los costos. Cuente el margen, no la facturación. Si sus clientes vuelven, calcule con prudencia lo que deja la relación entera. Después decida qué parte de esa suma pagaría por conseguir uno nuevo. Ese es su tope, y sin él nadie puede decir si un clic es caro.',
    ),
    paragraph(
      'Mire también cuántas solicitudes acaban en venta. Si son pocas, podrá pagar menos por cada solicitud. Muchas decepciones nacen de olvidar esta cuenta.',
    ),
    heading('Del tope al presupuesto mensual: un ejemplo'),
    paragraph(
      'Con el tope ya escrito, lo demás sale con unas cuantas divisiones. Estas son las cuentas de un plomero imaginario; cambie cada línea por la suya.',
    ),
    table(
      'Ejemplo: del margen por cliente al presupuesto diario',
      ['Línea', 'Supuesto', 'Resultado'],
      ['Margen por cliente', 'Ya descontados los costos', '$400'],
      ['Tope por cliente nuevo', 'Una cuarta parte del margen', '$100'],
      ['Precio máximo de una solicitud', '1 de cada 4 termina en cliente', '$25'],
      ['Precio máximo de un clic', '1 de cada 10 termina en solicitud', '$2.50'],
      ['Presupuesto del mes', '8 clientes nuevos × $100', '$800'],
      ['Presupuesto diario promedio', '$800 ÷ 30.4 días', '$26.32'],
    ),
    paragraph(
      'Compare después su precio máximo con lo que cuestan los clics en su oficio. El [simulador ADLUMA](/adluma) da valores de referencia, con su fecha y su fuente. Si el mercado pide el doble de lo que usted puede pagar, la campaña puede esperar: mejore primero la página o la forma de atender las solicitudes y vuelva a hacer la cuenta.',
    ),
    heading('Cuánto puede gastar Google en un día'),
    paragraph(
      'El monto que usted indica es un promedio. Google gasta más en los días de mucha demanda y menos en los otros. En la mayoría de las campañas, [el límite de un día](https://support.google.com/google-ads/answer/6385083) es el doble del presupuesto diario; el del mes es ese presupuesto por la cantidad promedio de días de un mes, como en la última línea de la tabla. Un día caro, entonces, no es un error. Vigile el total del mes.',
    ),
    heading('Anuncie una sola intención al principio'),
    paragraph(
      'Elija el servicio que mejor vende, en la zona donde mejor lo presta. Las búsquedas precisas son menos, pero la persona sabe lo que quiere: «reparar calentador Laval» vale más que «plomería». Agrupe las palabras que piden la misma respuesta y escriba un anuncio por grupo. Si dos búsquedas merecen dos anuncios, son dos grupos. Para encontrarlas, lea cómo recoger [las palabras de sus clientes](/blog-intelligent/mots-des-clients).',
    ),
    list(
      'Intención urgente: la persona quiere llamar ya. Muestre el número y el horario.',
      'Intención de comparar: quiere precios, ejemplos y reseñas. Muéstrelos.',
      'Intención de aprender: quiere entender. Un artículo le servirá mejor que un anuncio.',
    ),
    heading('Elija el tipo de concordancia'),
    paragraph(
      'Una palabra clave no es lo mismo que una búsqueda. El [tipo de concordancia](https://support.google.com/google-ads/answer/7478529) decide cuánto puede alejarse Google de la primera.',
    ),
    list(
      'Exacta: búsquedas con el mismo significado que la palabra clave. Es lo más prudente para empezar.',
      'De frase: búsquedas que incluyen ese significado, con otras palabras alrededor.',
      'Amplia: búsquedas que Google considera relacionadas, a veces de lejos. Déjela para cuando mida bien sus conversiones.',
    ),
    heading('Agregue palabras clave negativas'),
    paragraph(
      'El informe de términos de búsqueda muestra lo que la gente escribió de verdad antes de ver su anuncio. Léalo cada semana al empezar. Encontrará a quien busca empleo, un curso, una pieza suelta u otra ciudad. Agregue esas palabras a las negativas, con su plural y sus sinónimos, porque una negativa [no abarca las variantes cercanas](https://support.google.com/google-ads/answer/2453972). Es un trabajo ingrato y, a menudo, el que más mejora una campaña.',
    ),
    tip(
      'Excluya las palabras evidentes antes del lanzamiento: «empleo», «curso», «gratis», «de segunda mano», si no ofrece nada parecido.',
    ),
    heading('Revise el lugar y la hora'),
    paragraph(
      '[El ajuste inicial](https://support.google.com/google-ads/answer/1722038) puede incluir a personas que solo se interesan por su zona sin estar en ella. Para un servicio cercano, limítese a quienes se encuentran allí. Al principio, muestre los anuncios cuando alguien pueda contestar: una llamada perdida cuesta lo mismo que una atendida. Ya ampliará cuando sepa devolver las llamadas con rapidez.',
    ),
    heading('Lleve a una página que conteste'),
    paragraph(
      'La [página de destino](/blog-intelligent/page-une-intention) repite las palabras del anuncio, nombra el lugar, muestra una prueba y propone una sola acción. La página de inicio pocas veces sirve: habla de todo, y la persona venía por una cosa. Pruébela en su teléfono, con datos móviles, de pie en la calle. Si tiene que ampliar para leer o buscar el botón, sus visitantes también.',
    ),
    heading('Mida lo que importa'),
    paragraph(
      'Un clic no es un cliente. Registre como conversiones los pasos que llevan a una venta: una [llamada](/blog-intelligent/compter-les-appels) lo bastante larga para ser una solicitud real, un formulario enviado, un pedido. No cuente igual una página vista y un pedido, o el sistema perseguirá lo más fácil. Respete además lo que cada visitante decida sobre las cookies: una medición algo incompleta pero honesta basta para decidir.',
    ),
    paragraph(
      'Lleve al lado una tabla sencilla: fecha, origen de la solicitud, si acabó en cliente, monto. Esa tabla, y no la plataforma de anuncios, le dirá lo que rinde la campaña.',
    ),
    heading('Escriba un anuncio creíble'),
    paragraph(
      'El anuncio tiene un solo trabajo: decir a la persona adecuada que está en el lugar adecuado, y dejar pasar a las demás. Repita en el título las palabras de la búsqueda, nombre la ciudad o el barrio y dé después un hecho: un plazo que usted cumple, una garantía, un precio inicial. «El mejor servicio de la región» no dice nada; «Cotización el mismo día, sin cobrar la visita» se puede comprobar.',
    ),
    paragraph(
      'Anuncie también lo que filtra. Un precio inicial a la vista hace perder clics y ahorra llamadas inútiles; suele convenir. Agregue lo que la plataforma permite adjuntar: el número, la dirección, un enlace a las tarifas o a las reseñas. Por último, relea el anuncio y pregúntese si podría defenderlo ante un cliente que lo lleva en la mano.',
    ),
    heading('Abra la cuenta a su nombre'),
    paragraph(
      'Regístrese con su correo y su tarjeta, y dé acceso a quien maneje la cuenta. Así podrá ver los términos de búsqueda y los gastos cuando quiera, y si cambia de agencia el historial se queda con usted. Le servirá mucho al preparar la próxima [campaña local](/blog-intelligent/campagne-locale). Pida además un informe mensual con tres datos que pueda comprobar: cuánto se gastó, cuántas solicitudes llegaron y cuántas acabaron en cliente. Si el informe solo habla de clics y de impresiones, pregunte por lo demás.',
    ),
    heading('Cuándo cambiar y cuándo cortar'),
    paragraph(
      'Deje pasar suficientes búsquedas antes de juzgar: unos pocos clics no prueban nada, ni bueno ni malo. Cambie una cosa a la vez y anote la fecha. Corte una palabra cuando haya costado más que su tope sin traer nada. Suba el presupuesto donde las solicitudes cuesten menos que el tope y todavía pueda atender más trabajo.',
    ),
    chart(
      'Ejemplo: costo de un cliente tras un mes, con un tope de $100',
      { label: 'Reparación de calentadores', value: 70, shown: '$70' },
      { label: 'Instalación', value: 95, shown: '$95' },
      { label: 'Destape de cañerías', value: 160, shown: '$160' },
    ),
    paragraph(
      'A nuestro plomero le conviene poner más dinero en el primer grupo y conservar el segundo. El tercero pasa del tope. Antes de cortarlo, lea sus búsquedas y abra su página: una palabra que falta excluir o una [página lenta](/blog-intelligent/site-rapide) suele explicar la diferencia.',
    ),
    list(
      'Cada semana: leer las búsquedas, excluir, revisar las llamadas perdidas.',
      'Cada mes: comparar el costo de un cliente con el tope del primer día.',
      'Cada estación: leer los anuncios en voz alta. ¿Siguen siendo ciertos?',
    ),
    paragraph(
      'Si pese a todo nada funciona, quizá la respuesta esté en otra parte: la oferta no se entiende, el precio sorprende, nadie devuelve la llamada. La publicidad trae gente hasta la puerta; atenderla bien le toca a usted.',
    ),
  ],
  sources: [
    {
      name: 'Google Ads: Acerca de los presupuestos diarios promedio',
      address: 'https://support.google.com/google-ads/answer/6385083',
    },
    {
      name: 'Google Ads: Acerca de las opciones de concordancia de palabras clave',
      address: 'https://support.google.com/google-ads/answer/7478529',
    },
    {
      name: 'Google Ads: Acerca de las palabras clave negativas',
      address: 'https://support.google.com/google-ads/answer/2453972',
    },
    {
      name: 'Google Ads: Acerca de las opciones avanzadas de ubicación',
      address: 'https://support.google.com/google-ads/answer/1722038',
    },
  ],
};
