import { chart, heading, list, paragraph, table, tip } from '../blocks.ts';
import type { ArticleText } from '../shape.ts';

export const es: ArticleText = {
  title: 'Páginas por ciudad: cómo hacer que sirvan',
  excerpt:
    'Qué ciudades merecen una página propia, qué poner en ella que solo sea cierto ahí y qué hacer con las copias que Google considera páginas puerta.',
  tags: ['páginas locales', 'SEO local', 'zonas de servicio', 'páginas puerta'],
  seoKeywords: [
    'páginas por ciudad',
    'páginas puerta Google',
    'SEO local en varias ciudades',
    'página de servicio local',
  ],
  blocks: [
    paragraph(
      'Una empresa de impermeabilización de Puebla atiende también Cholula, Atlixco y Tehuacán. Su sitio solo nombra Puebla. Un proveedor le ofrece treinta páginas, una por municipio, a precio de paquete. El dueño pide ver dos y las lee juntas: son el mismo texto con otro nombre de ciudad.',
    ),
    paragraph(
      'Lo que quiere es razonable: que la gente de Atlixco lo encuentre. Pero esas páginas no le dirían a nadie cuándo va a Atlixco, cuánto cobra por ir ni qué techos ha reparado allá. Vamos a elegir las ciudades que merecen una página, reunir lo que cada una necesita y arreglar las copias que ya tenga publicadas.',
    ),
    heading('Empiece por contar de dónde lo llaman'),
    paragraph(
      'Revise las cotizaciones de los últimos doce meses y anote la ciudad de cada una. Esa cuenta vale más que un mapa: separa los lugares donde trabaja de los lugares donde le gustaría trabajar.',
    ),
    chart(
      'Ejemplo inventado: solicitudes de un año en una empresa de impermeabilización de Puebla',
      { label: 'Puebla', value: 134, shown: '134 solicitudes' },
      { label: 'Cholula', value: 58, shown: '58 solicitudes' },
      { label: 'Atlixco', value: 29, shown: '29 solicitudes' },
      { label: 'Tehuacán', value: 11, shown: '11 solicitudes' },
      { label: 'Izúcar de Matamoros', value: 2, shown: '2 solicitudes' },
    ),
    paragraph(
      'Con estos números, Cholula y Atlixco tendrían su página. Tehuacán esperaría hasta tener obras que mostrar, e Izúcar quedaría en una línea de la lista de zonas.',
    ),
    table(
      'Página propia o una simple mención: cómo decidir',
      ['Su situación', 'Qué publicar', 'Por qué'],
      [
        'Tiene un local abierto al público',
        'Una página por dirección',
        'El horario, el acceso y el equipo son solo de ahí',
      ],
      [
        'Trabaja ahí todos los meses',
        'Una página de esa ciudad',
        'Ya tiene fotos, plazos y precios',
      ],
      [
        'Dos municipios pegados, los mismos clientes',
        'Una página para los dos',
        'Dos textos acabarían repitiéndose',
      ],
      [
        'Lo llaman pocas veces al año',
        'Una línea en «Zonas que atendemos»',
        'Todavía hay poco que contar',
      ],
      ['Nunca ha ido', 'Ninguna página por ahora', 'Prometería algo que no ha hecho'],
    ),
    heading('Qué es una página puerta para Google'),
    paragraph(
      'Las [políticas de spam de Google](https://developers.google.com/search/docs/essentials/spam-policies) hablan de páginas creadas para búsquedas casi iguales que hacen pasar al visitante por un paso menos útil que su destino. Entre los ejemplos están las páginas dirigidas a regiones o ciudades que desembocan todas en un mismo lugar. Un sitio que incumple estas políticas puede bajar en los resultados o dejar de salir.',
    ),
    paragraph(
      'La cantidad no es el problema. Una cadena con quince sucursales necesita quince páginas, porque cada una tiene su puerta, su horario y su gente. El problema es la página que no le enseña nada a quien vive en la ciudad que nombra.',
    ),
    tip(
      'Cambie el nombre de la ciudad por el de otra y lea la página en voz alta. Si todas las frases siguen siendo ciertas, la página no hablaba de esa ciudad.',
    ),
    heading('Lo que cada página debe tener de suyo'),
    paragraph(
      'Lo que es igual en todas partes, como la garantía o las formas de pago, cabe en dos líneas y un enlace a [la página del servicio](/guia/paginas-de-servicios). Dedique el resto a lo que cambia.',
    ),
    list(
      'Dos o tres trabajos hechos ahí: la colonia, el mes, el problema y cómo quedó. No publique el domicilio, y pida permiso para las fotos.',
      'Los días en que va, y cuánto hay que esperar en temporada alta.',
      'El costo del traslado, o una frase que diga que no se cobra.',
      'Lo propio del lugar: el clima, el tipo de techo, el acceso, los permisos, con un enlace al sitio del municipio.',
      'Una reseña de un cliente de esa ciudad, copiada tal cual, con su fecha y su fuente.',
      'El nombre y la foto de quien llega a la casa.',
      'Las preguntas que hace la gente de ahí, [con sus propias palabras](/blog-intelligent/mots-des-clients).',
    ),
    paragraph(
      '¿Solo puede completar dos puntos? Entonces todavía no es momento. Haga más trabajos, tome fotos y escriba cuando tenga qué contar. Para no olvidar nada, mándese un mensaje al salir de cada obra con la ciudad, el problema y el tiempo que tardó.',
    ),
    heading('Un ejemplo: las mismas preguntas en dos ciudades'),
    paragraph(
      'Así podría contestar nuestra empresa. El esquema es el mismo, pero quien vive en Atlixco reconoce enseguida que la página se escribió para su ciudad.',
    ),
    table(
      'Ejemplo inventado: en qué se distinguen la página de Cholula y la de Atlixco',
      ['Pregunta del cliente', 'Cholula', 'Atlixco'],
      ['¿Qué días vienen?', 'De lunes a sábado', 'Martes y viernes'],
      ['¿Cobran el traslado?', 'No', '$250, que se descuentan de la obra'],
      ['¿Qué reparan más?', 'Losas planas de casas nuevas', 'Tejados con goteras en casas viejas'],
      ['¿Quién viene?', 'La cuadrilla de Toño', 'La cuadrilla de Lupita'],
      ['¿Qué debo preparar?', 'Acceso a la azotea', 'Acceso y toma de agua'],
    ),
    paragraph(
      'Lo demás se construye como cualquier página de destino: [una intención y una acción](/blog-intelligent/page-une-intention). El formulario puede abrirse con la ciudad ya elegida.',
    ),
    heading('La dirección de la página y sus enlaces'),
    paragraph(
      'Si a una página solo llegan los buscadores, parece hecha para ellos. Cree una página de [«Zonas que atendemos»](/guia/zonas-de-servicio), póngala en el menú y enlace desde ahí cada ciudad. La página de la ciudad enlaza a su vez con el servicio y, cuando ayuda al lector, con una ciudad vecina.',
    ),
    list(
      'Dirección corta: /zonas/atlixco, en vez de /impermeabilizacion-barata-urgente-atlixco.',
      'Título con el servicio, la ciudad y un dato: «Impermeabilización en Atlixco, martes y viernes».',
      'El mismo teléfono en todas, salvo que un local tenga de verdad su línea.',
      'Una [ruta de navegación marcada](/blog-intelligent/donnees-structurees): Inicio → Zonas → Atlixco.',
    ),
    heading('Que el perfil de Google diga lo mismo'),
    paragraph(
      'No abra un perfil en una ciudad donde no tiene local. Un negocio que va a casa del cliente tiene [un solo perfil](https://support.google.com/business/answer/3038177), el de su taller u oficina, y puede indicar en él [hasta veinte zonas](https://support.google.com/business/answer/9157481). Si tiene varios locales, cada perfil debe llevar a su página. Los demás campos se explican en [el artículo sobre el perfil](/blog-intelligent/fiche-google).',
    ),
    paragraph(
      'Conviene saber también lo que una página no puede hacer. En los resultados del mapa cuenta [la distancia](https://support.google.com/business/answer/7091) entre quien busca y su dirección, y un texto no mueve su taller. La página ayuda sobre todo en los resultados que salen debajo, y convence a quien ya lo está comparando con alguien más cercano.',
    ),
    heading('Señales de que una página es copia'),
    list(
      'Doscientos nombres de municipios en letra chica al pie.',
      'Un párrafo de historia de la ciudad, cuando el cliente quería saber el precio.',
      'La foto de la catedral, sacada de un banco de imágenes.',
      'Un apartado postal presentado como oficina.',
      'Las mismas tres reseñas en todas las páginas.',
      'Textos producidos en serie con una sola plantilla. Las mismas políticas tratan como spam las páginas hechas en masa que aportan poco al lector, las escriba una persona o una máquina. Si va a [escribir con IA](/blog-intelligent/ecrire-avec-ia), ponga primero sus datos.',
    ),
    heading('Qué hacer con las copias publicadas'),
    paragraph(
      'No borre todo el mismo día. Abra Search Console, filtre las páginas de ciudades y sepárelas en tres grupos.',
    ),
    list(
      'Con clics y mucho que contar: reescríbala. Una por semana es buen ritmo.',
      'Con clics y poco que contar: únala a una ciudad vecina y redirija la dirección anterior.',
      'Ni clics ni contenido: rediríjala a la página de zonas y quítela del mapa del sitio.',
    ),
    paragraph(
      'Use una redirección permanente (código 301) para que sirvan los enlaces viejos, y que llegue directo a la página final. Las [cadenas de redirecciones](/guia/cadenas-de-redirecciones) hacen esperar al visitante.',
    ),
    heading('Qué mirar al cabo de un mes'),
    paragraph(
      'En un mes no se puede juzgar una posición. Sí se puede ver si la página está indexada, si sale en búsquedas que incluyen la ciudad y si alguien escribió desde ella. [Cuente también las llamadas](/blog-intelligent/compter-les-appels): mucha gente prefiere marcar.',
    ),
    paragraph(
      'Si se muestra y casi nadie hace clic, revise el título. Si la leen y no escriben, busque dónde quedaron el precio y el plazo. Si nunca se muestra, quizá le falten enlaces; [la auditoría gratuita](/ila) lee su sitio y señala las páginas aisladas. Cuando la primera ciudad traiga trabajo, siga con la segunda. Y si prefiere hacerlo acompañado, las páginas por zona forman parte de nuestro [servicio de SEO](/services/seo-ia).',
    ),
  ],
  sources: [
    {
      name: 'Google: Políticas de spam de la Búsqueda web',
      address: 'https://developers.google.com/search/docs/essentials/spam-policies',
    },
    {
      name: 'Google: Lineamientos para representar a su empresa',
      address: 'https://support.google.com/business/answer/3038177',
    },
    {
      name: 'Google: Administrar las áreas de servicio',
      address: 'https://support.google.com/business/answer/9157481',
    },
    {
      name: 'Google: Sugerencias para mejorar la clasificación local',
      address: 'https://support.google.com/business/answer/7091',
    },
  ],
};
