import { chart, heading, list, paragraph, table, tip } from '../blocks.ts';
import type { ArticleText } from '../shape.ts';

export const es: ArticleText = {
  title: 'Cómo contar las llamadas y saber su origen',
  excerpt:
    'Llamadas, formularios y rutas: qué cuenta cada herramienta, cómo preguntar a un cliente qué lo trajo y cómo respetar el consentimiento al medir.',
  tags: ['medición', 'seguimiento de llamadas', 'conversiones', 'consentimiento'],
  seoKeywords: [
    'seguimiento de llamadas',
    'conversiones de Google Ads',
    'origen de los clientes',
    'enlaces UTM',
  ],
  blocks: [
    paragraph(
      'Piense en un taller de bicicletas inventado para este artículo. Paga anuncios, cuida su perfil de Google y manda un boletín por correo. A fin de mes, Google Ads se atribuye 24 llamadas, el perfil muestra 51 toques en «Llamar», el sitio registra 19 formularios y el dueño jura que casi todos llegan recomendados. Cada uno tiene algo de razón. Si se suman, en cambio, el total ya no significa gran cosa.',
    ),
    paragraph(
      'Para aclararlo no hace falta otro programa. Hace falta saber qué mide cada contador, hacer una pregunta por teléfono y aceptar que algo quedará sin respuesta. Vamos de lo más fácil a lo más técnico.',
    ),
    heading('Qué mide cada contador'),
    paragraph(
      'Un contador registra un gesto y muy pocas veces una venta. Antes de comparar dos cifras, lea la última columna.',
    ),
    table(
      'Lo que se cuenta y lo que eso no demuestra',
      ['Gesto', 'Dónde se ve', 'Qué se cuenta', 'Qué no demuestra'],
      ['Botón «Llamar» del perfil', 'Rendimiento del perfil', 'Un toque', 'Que alguien contestó'],
      ['Llamada desde un anuncio', 'Google Ads', 'Una llamada y su duración', 'Que era un cliente'],
      ['Número tocado en el sitio', 'Herramienta de medición', 'Un toque', 'Que la llamada entró'],
      ['Formulario enviado', 'Sitio y correo', 'Un envío', 'Que va en serio'],
      ['Ruta solicitada', 'Rendimiento del perfil', 'Un pedido de ruta', 'Que la persona llegó'],
      ['Visita al mostrador', 'Su libreta', 'Lo que usted anota', 'Que se anotó a todos'],
    ),
    heading('Preguntar a cada cliente nuevo cómo llegó'),
    paragraph(
      'La medición más barata es una frase: «¿Cómo supo de nosotros?». Hágala cuando ya entendió lo que la persona necesita, nunca al levantar el teléfono. Anote la respuesta como se la dijeron y clasifíquela después en una lista corta.',
    ),
    list(
      'Google: el mapa, un anuncio o el sitio. No insista, porque mucha gente no distingue uno de otro.',
      'Una recomendación, con el nombre de quien merece las gracias.',
      'El letrero o la camioneta.',
      'El boletín.',
      'Ya era cliente.',
      'No se acuerda. También es una respuesta y se queda en la cuenta.',
    ),
    paragraph(
      'Un campo opcional puede preguntar lo mismo en [un formulario corto](/blog-intelligent/formulaire-court). Guarde las respuestas junto con las solicitudes, en [su tabla de seguimiento](/blog-intelligent/crm-relances).',
    ),
    heading('Llamadas y rutas desde el perfil de Google'),
    paragraph(
      'El rendimiento del perfil muestra [llamadas, rutas y clics hacia el sitio](https://support.google.com/business/answer/9918094). Ahí, «llamadas» quiere decir toques en el botón: quien marca su número a mano no aparece, y quien cuelga antes de que suene, sí. Esos gestos pueden venir tanto de los resultados gratuitos como de sus anuncios. Si suma ese total al de Google Ads, contará a algunas personas dos veces.',
    ),
    paragraph(
      'Tome una ruta solicitada como una intención de ir y compare cada mes con el mismo mes del año anterior. Deje además su número real en el perfil. Las [normas de Google](https://support.google.com/business/answer/3038177) piden un teléfono que esté bajo su control directo, y un número distinto en cada sitio despierta dudas, como explica [el artículo sobre el perfil](/blog-intelligent/fiche-google).',
    ),
    heading('Contar las llamadas que traen los anuncios'),
    paragraph(
      'Google Ads puede contar [las llamadas hechas desde el anuncio y las que se hacen desde el sitio después de un clic](https://support.google.com/google-ads/answer/6100664). Para eso muestra un número de desvío que suena en el suyo, y que no está disponible en todos los países. Usted decide cuánto debe durar una llamada para contarla como conversión.',
    ),
    paragraph(
      'Para fijar esa duración, cronometre sus llamadas durante una semana. ¿Cuánto dura la llamada de un verdadero cliente? ¿Y un número equivocado? Ponga el límite entre ambos. Quedarán errores: un reclamo largo se cuenta, y un cliente al que usted devolvió una llamada perdida, no. Esos casos los corrige la libreta.',
    ),
    paragraph(
      '¿Vale la pena alquilar un número de seguimiento? Para una camioneta, un volante o un letrero puede servir, porque ninguno tiene un botón que tocar. Averigüe antes de quién será el número cuando termine el contrato, qué pasa con las llamadas si el servicio falla y qué guarda el proveedor sobre quienes llaman. En el perfil y en los directorios, deje su número de siempre.',
    ),
    tip(
      'Ordene las llamadas perdidas por hora. Antes de pagar por más llamadas, sabrá si le falta una persona al mediodía o si conviene otro [horario de anuncios](/blog-intelligent/campagne-locale).',
    ),
    heading('Contar cada formulario una sola vez'),
    paragraph(
      'Cuente el envío logrado y no el clic en el botón, que puede fallar. Lo más seguro es una página de agradecimiento que se abra solo después del envío.',
    ),
    list(
      'Pida a los buscadores que no la indexen; de lo contrario, habrá visitas que entren directo.',
      'Haga una prueba al mes desde un celular, hasta ver el correo en la bandeja de entrada.',
      'Quite el spam antes de contar.',
      'Si una persona escribe dos veces, es una sola solicitud.',
    ),
    heading('Etiquetar los enlaces que publica'),
    paragraph(
      'Un enlace etiquetado le dice a su herramienta de dónde viene la visita. A la dirección se le agregan [parámetros UTM](https://support.google.com/analytics/answer/10917952) con la fuente, el medio y la campaña; por ejemplo, «utm_source=boletin», «utm_medium=email» y «utm_campaign=revision-primavera». Etiquete el enlace del perfil al sitio, los de [su boletín](/blog-intelligent/infolettre-locale) y el del código de sus tarjetas. Escriba todo en minúsculas, lleve una lista de los nombres que usa y no ponga nunca ahí el nombre ni el correo de una persona.',
    ),
    heading('Ejemplo: un mes en el taller'),
    paragraph(
      'La libreta tiene 90 solicitudes nuevas y los anuncios costaron €480. Las cifras son inventadas; lo que importa es la manera de leerlas.',
    ),
    chart(
      'Ejemplo inventado: «¿Cómo supo de nosotros?», 90 respuestas',
      { label: 'Mapa o perfil de Google', value: 31, shown: '31' },
      { label: 'Recomendación', value: 24, shown: '24' },
      { label: 'Anuncio', value: 16, shown: '16' },
      { label: 'Letrero o camioneta', value: 9, shown: '9' },
      { label: 'No se acuerda', value: 10, shown: '10' },
    ),
    paragraph(
      'La libreta les da 16 solicitudes a los anuncios; Google Ads se atribuye 24. Las dos cifras pueden ser ciertas: un cliente recomendado escribió el nombre del taller, tocó el anuncio y después contestó «mi cuñado». Conserve los dos extremos. Una solicitud de los anuncios cuesta entre €20 (480 dividido por 24) y €30 (480 dividido por 16). Con un tope de €40, la decisión no cambia y no hay que averiguar más. Con un tope de €25, hace falta una prueba.',
    ),
    heading('Repartir el mérito con honestidad'),
    paragraph(
      'Google Ads reparte el mérito entre sus propios anuncios, [por último clic o con un modelo basado en datos](https://support.google.com/google-ads/answer/6259715). No ve su camioneta ni al cuñado. Unas pocas reglas evitan atribuirle más de lo que sabe.',
    ),
    list(
      'No sume nunca los totales de dos plataformas.',
      'Dé un rango y diga de dónde sale cada extremo.',
      'Separe las búsquedas de su propio nombre: esa gente ya lo conocía.',
      'Deje «no se acuerda» a la vista en lugar de repartirlo.',
      'Si duda, suspenda un canal durante dos semanas, fuera de la temporada alta, y mire el total de solicitudes. Es una pista y no una prueba, porque un negocio pequeño cambia de una semana a otra.',
    ),
    heading('El consentimiento, en el sitio y por teléfono'),
    paragraph(
      'Esto no es asesoría legal, y cada país tiene su ley. En la Unión Europea, [los rastreadores publicitarios requieren el consentimiento del visitante](https://eur-lex.europa.eu/eli/dir/2002/58/oj). En Quebec, desde el 22 de septiembre de 2023, hay que avisar cuando una tecnología identifica o localiza a una persona, o elabora su perfil, y [es la persona quien activa esas funciones](https://www.cai.gouv.qc.ca/protection-renseignements-personnels/sujets-et-domaines-dinteret/principaux-changements-loi-25). Su medición no verá a quienes dicen que no; cuente con ese faltante en lugar de esquivar la regla. La libreta también contiene datos personales: vea [el artículo sobre la Ley 25 y el RGPD](/blog-intelligent/loi-25-rgpd).',
    ),
    paragraph(
      'No grabe llamadas por costumbre. En Canadá, [la autoridad de privacidad](https://www.priv.gc.ca/en/privacy-topics/surveillance/02_05_d_14/) pide avisar que la llamada puede grabarse, decir para qué y obtener el consentimiento. Para contar basta una nota: la hora, el motivo y el origen.',
    ),
    heading('Qué mirar dentro de un mes'),
    paragraph(
      'Hágase cuatro preguntas. ¿Baja la parte de «no se acuerda»? ¿Cuántas llamadas se perdieron y a qué hora? ¿Cuánto se apartan la libreta y Google Ads? ¿El costo de una solicitud queda por debajo del tope en ambos extremos?',
    ),
    paragraph(
      'Luego cambie las tasas iniciales del [simulador completo](/simulateur-complet) por las suyas, para que las estimaciones hablen de su negocio. Si pocos visitantes llaman, la [auditoría gratuita del sitio](/ila) revisa, entre otras cosas, que el número se pueda tocar. Y si quiere instalar estos contadores con nosotros, [reserve una llamada](/contact/rendez-vous).',
    ),
  ],
  sources: [
    {
      name: 'Google: rendimiento del perfil de negocio',
      address: 'https://support.google.com/business/answer/9918094',
    },
    {
      name: 'Google Ads: seguimiento de conversiones por llamada',
      address: 'https://support.google.com/google-ads/answer/6100664',
    },
    {
      name: 'EUR-Lex: Directiva 2002/58/CE sobre la privacidad y las comunicaciones electrónicas',
      address: 'https://eur-lex.europa.eu/eli/dir/2002/58/oj',
    },
    {
      name: 'Commission d’accès à l’information (Quebec): principales cambios de la Ley 25 (en francés)',
      address:
        'https://www.cai.gouv.qc.ca/protection-renseignements-personnels/sujets-et-domaines-dinteret/principaux-changements-loi-25',
    },
    {
      name: 'Comisionado de Privacidad de Canadá: grabación de llamadas de clientes (en inglés)',
      address: 'https://www.priv.gc.ca/en/privacy-topics/surveillance/02_05_d_14/',
    },
  ],
};
