import type { EditorialPage } from '../shape.ts';

export const es: EditorialPage = {
  name: 'Módulo ADLUMA',
  summary:
    'El módulo que estima lo que puede dar un presupuesto publicitario, lo analiza y aconseja.',
  title: 'ADLUMA: simulador de presupuesto publicitario',
  description:
    'El módulo ADLUMA estima lo que puede traer un presupuesto publicitario, muestra a partir de qué monto un cliente sale caro y propone un reparto entre canales.',
  head: {
    eyebrow: 'Módulo ADLUMA',
    title: { before: 'Calcule su presupuesto ', emphasis: 'publicitario', after: '' },
    lead: 'Cuántas visitas, solicitudes y clientes; a qué precio; y a partir de qué monto ya no conviene.',
    button: 'Abrir el simulador',
    second: 'Abrir la versión completa',
  },
  blocks: [
    {
      kind: 'cards',
      title: { before: 'Lo que ', emphasis: 'calcula', after: '' },
      lead: 'Con hipótesis que usted puede cambiar, una por una.',
      items: [
        {
          title: 'Lo que trae un presupuesto',
          text: 'Impresiones, clics, solicitudes y clientes, en tres casos: prudente, esperado y favorable.',
        },
        {
          title: 'Lo que cuesta un objetivo',
          text: 'Diga cuántos clientes quiere y obtenga el presupuesto necesario.',
        },
        {
          title: 'Cómo repartir el dinero',
          text: 'El reparto entre canales que más rinde, y por qué.',
        },
      ],
    },
    {
      kind: 'steps',
      title: { before: 'Qué datos ', emphasis: 'se piden', after: '' },
      lead: 'La versión rápida pide unos pocos ajustes; la completa agrega los datos de su venta.',
      items: [
        {
          title: 'El presupuesto del mes',
          text: 'Un control deslizante, de 100 a 10,000 euros, sin contar la gestión. En la [versión completa](/simulateur-complet) también puede partir del número de clientes que quiere.',
        },
        {
          title: 'Su sector',
          text: 'Del restaurante al taller mecánico: fija el precio del clic y las tasas de partida. Si el suyo no está, elija «Todos los sectores».',
        },
        {
          title: 'Los canales',
          text: 'Búsqueda de Google, Facebook e Instagram, video en YouTube y anuncios locales de Google. Marque uno o varios.',
        },
        {
          title: 'El objetivo y la zona',
          text: 'Clientes, solicitudes, visitas o visibilidad, y cuántos habitantes atiende usted. En una ciudad pequeña los clics se acaban pronto.',
        },
        {
          title: 'Su venta',
          text: 'Solo en la versión completa: lo que deja un cliente, el margen, la gestión, los meses de campaña y cuántas solicitudes terminan en venta.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'De dónde salen las cifras',
      mark: 'check',
      paragraphs: [
        'El precio de los clics y las tasas de partida son medianas de campañas de Estados Unidos, tomadas de informes publicados. No encontramos un estudio parecido para Quebec, Francia o España. Por eso cada tasa muestra su informe y sus fechas, y usted juzga cuánto se parece a su mercado.',
        'Si nadie publicó una medición, el simulador usa una hipótesis de Iluma y lo dice. Así ocurre con los anuncios locales, la conversión en YouTube y las impresiones por habitante.',
        'Los clics de una zona son limitados y los últimos son los más caros. El cálculo usa una curva de saturación, de la misma familia que [la que Google describe para su modelo Meridian](https://developers.google.com/meridian/docs/advanced-modeling/media-saturation-lagging). El dinero va primero al canal donde el siguiente euro rinde más.',
      ],
      points: [
        'El caso prudente parte de clics 20% más caros y una conversión 30% más baja; los dos porcentajes se pueden cambiar',
        'Los tres primeros meses cuentan como el 30, el 60 y el 90% del resultado, porque una campaña nueva tiene que aprender',
        'Toda cifra que usted cambia queda marcada; si borra el campo, vuelve la de su sector',
      ],
    },
    {
      kind: 'prose',
      title: 'Ejemplo: €600 al mes para un salón de belleza',
      mark: 'check',
      paragraphs: [
        'Tomemos un ejemplo inventado. Un salón atiende una zona de 50,000 habitantes y quiere invertir €600 al mes en la búsqueda de Google y en Facebook e Instagram. No paga gestión. Calcula que un cliente le deja €180, con un margen del 60%.',
        'Con las referencias de noviembre de 2026, el simulador completo da unas 14 solicitudes y 5 clientes al mes, o de 3 a 8 según el caso. Cada cliente cuesta unos €119, pero la venta solo deja €108 de margen. El veredicto es «Con pérdidas».',
        'La dueña cambia entonces un solo dato. Muchas clientas vuelven, así que anota lo que dejan en un año: €320. El veredicto pasa a «Apenas rentable» y la campaña cubre sus costos en el cuarto mes. En el caso prudente, en cambio, cada mes pierde unos €21.',
      ],
      points: [
        'El reparto propuesto pone los €600 en la búsqueda y nada en Facebook e Instagram: el simulador lo señala y explica por qué',
        'Antes de creer en los €320, conviene contar cuántas clientas vuelven de verdad; lea cómo [hacer que vuelvan](/blog-intelligent/faire-revenir)',
        'También falta decidir quién contesta las solicitudes: vea nuestro artículo sobre [el seguimiento](/blog-intelligent/crm-relances)',
      ],
    },
    {
      kind: 'prose',
      title: 'Lo que no hace',
      mark: 'x',
      paragraphs: [
        'No predice su campaña. Parte de referencias publicadas, con fecha y fuente, y le avisa cuando su caso se sale de ellas.',
        'Tampoco conoce sus anuncios, a sus competidores ni la página a la que lleva el clic. Una [página de destino](/landing-page-intelligente) confusa o un teléfono que nadie contesta bajan los resultados, y la estimación no puede verlo.',
      ],
      points: [
        'No compra publicidad ni se conecta a ninguna cuenta publicitaria',
        'No toma en cuenta las temporadas',
        'Calcula en euros: los costos de Estados Unidos se convierten al tipo de cambio del Banco Central Europeo del 30 de junio de 2025',
      ],
    },
    {
      kind: 'questions',
      title: { before: 'Preguntas sobre ', emphasis: 'ADLUMA', after: '' },
      lead: 'Privacidad, veredictos y comparación de presupuestos.',
      items: [
        {
          question: '¿La agencia ve mis cifras?',
          answer:
            'No: el cálculo se hace en su navegador. El enlace que usted copia contiene sus ajustes, de modo que solo los ve quien lo reciba. Si decide consultar al equipo, la simulación acompaña su [mensaje](/contact).',
        },
        {
          question: '¿Qué versión me conviene?',
          answer:
            'La [versión rápida](/adluma) responde cuántas solicitudes puede traer un presupuesto. La completa dice si esas solicitudes pagan la publicidad: ganancia del mes, punto de equilibrio y saldo mes a mes. Como retoma sus opciones, empiece por la rápida.',
        },
        {
          question: '¿Qué hago si el veredicto es «Con pérdidas»?',
          answer:
            'Sume lo que un cliente deja en un año, no solo en la primera compra, y revise cuántas solicitudes convierte en venta. Si aún pierde, trabaje primero en lo que no se paga por clic: [su perfil de Google](/blog-intelligent/fiche-google) o el [SEO local](/services/visibilite-locale).',
        },
        {
          question: '¿Qué significa «Demasiado pequeño para aprender»?',
          answer:
            'Que el presupuesto traería menos de diez solicitudes al mes. Ese límite lo fijamos nosotros: por debajo, cuesta saber qué anuncio funciona. Quédese con un solo canal o invierta más durante menos tiempo.',
        },
        {
          question: '¿Puedo comparar varios presupuestos?',
          answer:
            'Sí. La versión completa guarda hasta tres escenarios, uno al lado del otro, y el resultado se imprime o se descarga en CSV. Cuando vaya a invertir, lea cómo [definir un presupuesto de Google Ads](/blog-intelligent/budget-google-ads).',
        },
      ],
    },
  ],
  closing: {
    title: { before: 'Simule ', emphasis: 'su presupuesto', after: '' },
    lead: 'Toma un minuto, no pide registro y da un enlace para guardar o compartir.',
    button: 'Abrir el simulador',
    second: 'Abrir la versión completa',
  },
};
