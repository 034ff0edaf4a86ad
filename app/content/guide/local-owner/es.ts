import type { SomeGuideTexts } from '../shape.ts';

export const es = {
  'local.profile': {
    title: 'Perfil de Google y sitio web: hágalos coincidir | Iluma',
    description:
      'Nombre, dirección, teléfono, horario y enlace: compare su perfil de Google con su sitio, decida cuál está bien y corrija el otro.',
    heading: 'Haga coincidir su perfil de Google con su sitio',
    why: 'Google acepta cambios sugeridos por cualquiera y aplica algunos sin avisarle: [el horario](/guia/horario-de-atencion) puede cambiar en el perfil mientras el sitio sigue bien. Tras una mudanza suele pasar lo contrario. Mire con cuidado el enlace al sitio, porque un perfil que lleva a una página de Facebook o a un dominio viejo regala sus clics más valiosos.',
    see: 'Con la cuenta que administra el perfil, busque el nombre de su negocio: aparece el panel «Tu empresa en Google». Abra el sitio al lado y compare los cinco campos. También puede subir la exportación del perfil a su informe.',
    mends: {
      wordpress:
        'El perfil se edita en Google y el sitio en su pie de página. Agregue ?utm_source=perfil-google al enlace del perfil para contar sus visitas.',
      wix: 'Panel de control → Marketing → Perfil de Negocio de Google permite editarlo sin salir de Wix.',
      shopify:
        'La aplicación Google & YouTube conecta el catálogo, no los datos de contacto: corríjalos en el perfil.',
      squarespace:
        'Configuración → Información del negocio puede sincronizarse con el perfil; verifique en qué sentido copia antes de aceptar.',
      byHand:
        'Corrija primero la realidad (el letrero, la puerta), luego el perfil, después el sitio y al final los directorios. Use el nombre exacto del letrero, sin palabras clave: Google suspende perfiles por eso.',
    },
  },
  'local.reviews': {
    title: 'Reseñas de Google: cómo conseguir más, sin trampas | Iluma',
    description:
      'Cuántas reseñas y qué calificación dan confianza, cómo pedirlas sin presión ni regalos, y el enlace directo para dar en el mostrador o por correo.',
    heading: 'Consiga más reseñas de Google, sin trampas',
    why: 'Un 5 con cuatro reseñas da menos confianza que un 4.6 con ochenta, una de la semana pasada. La frescura se pierde rápido: tras tres meses sin reseñas, la gente se pregunta si usted sigue igual de bien. Filtrar («si está molesto, aquí; si no, en Google») y dar descuentos a cambio está prohibido. Pedírselas a todos no lo está, y alcanza.',
    see: 'Abra [su perfil](/guia/perfil-de-google-y-sitio), ordene las reseñas por «Más recientes» y anote la fecha de la primera. Cuéntelas mes por mes: un hueco indica cuándo dejó de pedirlas.',
    mends: {
      wordpress:
        'Ponga un botón hacia el enlace de reseñas en la página de agradecimiento del formulario. WooCommerce puede incluirlo en el correo «Pedido completado».',
      wix: 'Automatizaciones → «Termina una reserva» → enviar un correo dos horas después, con el enlace.',
      shopify:
        'Configuración → Notificaciones → Entregado: agregue una línea y el enlace. Las aplicaciones de reseñas juntan las de productos, no las del perfil.',
      squarespace: 'Acuity Scheduling → correo posterior a la cita; pegue ahí el enlace corto.',
      byHand:
        'Perfil → Leer reseñas → «Obtener más reseñas» da un enlace y un código QR. Imprímalo junto a la caja y en las facturas. Pídala el mismo día y agradezca, digan lo que digan.',
    },
  },
  'local.review-answers': {
    title: 'Cómo responder reseñas de Google, con ejemplos | Iluma',
    description:
      'Cómo responder una reseña de Google, buena o mala, en unas pocas frases que den confianza a los próximos clientes, y cuánto tiempo dedicarle.',
    heading: 'Responda las reseñas de Google, buenas y malas',
    why: 'Su respuesta le habla menos al autor que a las cien personas que la leerán antes de elegir. Una queja con una respuesta serena y un gesto concreto a veces vende más que un elogio. Tres cosas se callan: quién es el cliente, qué dice su expediente (la ley lo protege) y cuánto le molestó a usted. [El ILA](/ila) cuenta la proporción de reseñas respondidas; la mitad es el umbral.',
    see: 'En [el perfil](/guia/perfil-de-google-y-sitio), Leer reseñas → «Sin responder». Empiece por las más recientes y por las de una o dos estrellas.',
    mends: {
      wordpress:
        'En WordPress no hay nada que ajustar. Si un plugin muestra las reseñas, verifique que también muestre sus respuestas.',
      wix: 'Responda desde Google Maps → Su empresa → Reseñas.',
      shopify:
        'Las reseñas de productos tienen su bandeja (Judge.me, Loox y otras): deles la misma atención, porque se leen justo antes de comprar.',
      squarespace:
        'Basta Google Maps en el celular: si permite las notificaciones, recibirá un aviso por cada reseña.',
      byHand:
        'Gracias, un detalle de la reseña, lo que se hizo y una invitación a comunicarse: cuatro frases. Ejemplo: «El sábado esperó veinte minutos y es demasiado. Ahora hay una segunda persona en el mostrador los sábados».',
    },
  },
  'local.search': {
    title: 'Llegar a la primera página de Google: un método | Iluma',
    description:
      'Con Search Console, encuentre las búsquedas donde su sitio está entre los puestos 11 y 20 y llévelas a la primera página, una por una.',
    heading: 'Pase de la segunda a la primera página de Google',
    why: 'Está más cerca de lo que parece. Una página en el puesto 12 ya fue considerada pertinente: le falta un [título más preciso](/guia/titulo-de-la-pagina), dos [enlaces internos](/guia/enlaces-rastreables) o una respuesta más completa. Partir de cero con una frase nueva lleva meses. [El ILA](/ila) mira sus impresiones: si más de la mitad ocurren después del décimo puesto, ahí se pierde su trabajo.',
    see: 'Search Console → Rendimiento → marque Posición promedio → filtro Posición «mayor que 10» y ordene por impresiones. Las diez primeras líneas son su plan. Exporte la tabla, que el informe sabe leer.',
    mends: {
      wordpress:
        'Site Kit by Google muestra estas cifras en el panel. Por cada consulta, mejore el título SEO y el primer párrafo de la página que ya aparece.',
      wix: 'SEO → Search Console, con el dominio conectado: las consultas se ven por página.',
      shopify:
        'Las colecciones suelen recibir estas consultas: agregue sobre los productos dos párrafos que respondan la pregunta.',
      squarespace:
        'Analítica → Palabras clave de búsqueda de Google; conecte antes Search Console.',
      byHand:
        'Una página por intención, las palabras de la consulta en el título y en el h1, tres enlaces desde páginas fuertes. Espere cuatro semanas antes de juzgar y cambie una sola cosa, o no sabrá qué funcionó.',
    },
  },
} satisfies SomeGuideTexts;
