import { chart, heading, list, paragraph, table, tip } from '../blocks.ts';
import type { ArticleText } from '../shape.ts';

export const es: ArticleText = {
  title: 'Cómo crear una campaña local en Google Ads',
  excerpt:
    'Zona, tipos de concordancia, palabras clave negativas, horario y recursos: cómo configurar una primera campaña local y qué revisar cada semana.',
  tags: ['Google Ads', 'campaña local', 'segmentación geográfica', 'palabras clave negativas'],
  seoKeywords: [
    'campaña local en Google Ads',
    'segmentación por ubicación',
    'tipos de concordancia',
    'programación de anuncios',
  ],
  blocks: [
    paragraph(
      'Imaginemos a Nora, que repara lavadoras a domicilio en Longueuil. Creó su campaña un domingo por la noche y aceptó todo lo que proponía la pantalla. Esa semana pagó el clic de un señor que comparaba precios desde otra provincia, el de un estudiante que buscaba una pieza y tres llamadas que entraron al buzón de voz a las nueve de la noche. No gastó de más: pagó por las búsquedas equivocadas.',
    ),
    paragraph(
      'En este artículo rehacemos su campaña en el orden de las pantallas. Al terminar sabrá mantener los anuncios dentro de su zona, elegir qué búsquedas paga, fijar el horario y leer los informes que sirven.',
    ),
    heading('Lo que debe tener listo antes de abrir la cuenta'),
    list(
      'Un tope: lo máximo que pagaría por ganar un cliente. El cálculo está en [el artículo sobre el primer presupuesto de Google Ads](/blog-intelligent/budget-google-ads).',
      'Una página dedicada al servicio que anuncia. Vea [cómo armar una página con una sola intención](/blog-intelligent/page-une-intention).',
      'Alguien que conteste el teléfono mientras los anuncios estén activos.',
      'Una manera de [contar llamadas y formularios](/blog-intelligent/compter-les-appels) que funcione desde antes del primer clic.',
    ),
    paragraph('Si le falta algo, empiece por ahí, porque ningún ajuste de la cuenta lo reemplaza.'),
    heading('Elegir una campaña de búsqueda y su presupuesto'),
    paragraph(
      'Seleccione el tipo «Búsqueda». Cuando llegue a las redes, desmarque los socios de búsqueda y la Red de Display: más adelante podrá probar cada una en su propia campaña y sabrá qué le aporta. Deje apagadas, por ahora, las opciones que redactan anuncios o amplían sus palabras clave por usted. Primero conviene entender qué está comprando.',
    ),
    paragraph(
      'El presupuesto se indica por día, pero es un promedio. En la mayoría de las campañas, [en un día se puede gastar hasta el doble](https://support.google.com/google-ads/answer/6385083) y en un mes, hasta 30.4 veces esa cantidad. Con €20 diarios, un día de mucho movimiento puede costar €40, y el mes completo, €608 como máximo. (Usamos euros, igual que el simulador; la cuenta es la misma en otra moneda.) Para comparar montos antes de pagar, pruebe el [simulador de presupuesto publicitario](/adluma).',
    ),
    heading('Mostrar los anuncios a quienes están en su zona'),
    paragraph(
      'Escriba las ciudades, los barrios o el radio que de verdad atiende y despliegue las opciones de ubicación. La opción inicial, [«Presencia o interés»](https://support.google.com/google-ads/answer/1722038), incluye a personas que se interesan por su zona aunque estén en otra parte. Para un servicio a domicilio, elija «Presencia»: quienes están en el lugar o pasan por él con regularidad.',
    ),
    paragraph(
      'La otra opción les sirve a hoteles, servicios de banquetes y de mudanzas, que reciben búsquedas desde otras ciudades. Si ese es su caso, haga dos campañas con dos presupuestos y compare ambos públicos.',
    ),
    list(
      'Repase sus últimas facturas y anote de qué barrios venían los clientes.',
      'Quite los lugares donde el traslado se come la ganancia.',
      'Excluya por su nombre las ciudades vecinas que no atiende, porque un círculo en el mapa siempre abarca de más.',
    ),
    heading('Entender los tipos de concordancia'),
    paragraph(
      'Una palabra clave no es lo que escribe la persona, sino una instrucción sobre las búsquedas que usted acepta. El tipo de concordancia indica cuánto puede apartarse Google de ella. Si la escribe tal cual, queda en concordancia amplia.',
    ),
    table(
      'Los tres tipos de concordancia, con «reparación de lavadoras»',
      ['Concordancia', 'Cómo se escribe', 'Búsquedas que acepta', 'Al empezar'],
      ['Amplia', 'Tal cual', 'Todo lo relacionado con el tema', 'Mejor no'],
      ['De frase', 'Entre comillas', 'Las que incluyen su significado', 'La base'],
      ['Exacta', 'Entre corchetes', 'Las de igual significado o intención', 'Lo más seguro'],
    ),
    paragraph(
      'Fíjese en que las [definiciones de Google](https://support.google.com/google-ads/answer/7478529) hablan de significado y de intención. Hasta una concordancia exacta puede responder a una frase que usted no imaginó; por eso se revisan las búsquedas cada semana. Para la primera lista, parta de [las palabras que usan sus clientes](/blog-intelligent/mots-des-clients) cuando llaman y reúna en un grupo las que merecen el mismo anuncio.',
    ),
    heading('Preparar la lista de palabras clave negativas'),
    paragraph(
      'Las negativas se toman más al pie de la letra. [Google no las extiende a sinónimos ni a plurales](https://support.google.com/google-ads/answer/2453972): si excluye «repuesto», la búsqueda «repuestos» todavía pasa. Anote las dos formas. Esta es la lista inicial de Nora:',
    ),
    list(
      'Empleo y estudios: empleo, sueldo, pasantía, curso, capacitación.',
      'Arreglos caseros: repuesto, repuestos, pieza, diagrama, manual, tutorial.',
      'Compra: nueva, usada, en venta, oferta.',
      'Gratis: gratis, regalo, donación.',
      'Aparatos y marcas que no repara.',
    ),
    tip(
      'Compare cada negativa con sus propias palabras clave. Si Nora excluyera «precio», perdería «precio reparación de lavadora», una búsqueda de alguien que quiere mandarla a reparar.',
    ),
    heading('Programar los anuncios según quién contesta'),
    paragraph(
      'La programación usa [la zona horaria de la cuenta](https://support.google.com/google-ads/answer/6372656), no la de quien busca; revísela antes de seguir. Además, una franja no puede pasar de la medianoche: para cubrir la noche del lunes al martes hay que crear dos, una por día.',
    ),
    paragraph(
      'Nora anuncia de 8 a.m. a 6 p.m. entre semana y los sábados por la mañana. Si un día anuncia también por la noche, avisará en su página: «Si llama de noche, le devolvemos la llamada antes de las 9». Así la persona sabe a qué atenerse.',
    ),
    heading('Redactar los anuncios y agregar los recursos'),
    paragraph(
      'Un anuncio de búsqueda responsivo admite [hasta 15 títulos de 30 caracteres y 4 descripciones de 90](https://support.google.com/google-ads/answer/7684791), que Google va combinando. Escriba líneas que se entiendan en cualquier orden: el servicio, el barrio, un plazo que cumple, un precio inicial, cómo comunicarse con usted. Si las últimas repiten a las primeras, deje menos.',
    ),
    paragraph(
      'Los recursos completan el anuncio. [Agregarlos no cuesta más](https://support.google.com/google-ads/answer/2375499); un clic en cualquiera de ellos, incluida la llamada, se cobra igual que un clic en el anuncio.',
    ),
    list(
      'Llamada: su número, solo en las horas en que contesta.',
      'Ubicación: la dirección de su [perfil de Google](/blog-intelligent/fiche-google), que por lo tanto debe estar al día.',
      'Vínculos a sitios: precios, zonas atendidas, reseñas.',
      'Textos destacados: datos breves, como «Garantía por escrito» o «Repuestos disponibles».',
    ),
    heading('Ejemplo: el primer mes de Nora'),
    paragraph(
      'Supongamos que gasta €600. Inventamos los montos para mostrar cómo se leen; no los tome como referencia.',
    ),
    chart(
      'Ejemplo inventado: gasto del mes según el tipo de búsqueda',
      { label: 'Servicio y barrio', value: 270, shown: '€270' },
      { label: 'Servicio urgente', value: 150, shown: '€150' },
      { label: 'Repuestos y arreglo casero', value: 90, shown: '€90' },
      { label: 'Otras ciudades', value: 60, shown: '€60' },
      { label: 'Empleo y cursos', value: 30, shown: '€30' },
    ),
    paragraph(
      'Las dos primeras líneas, €420, trajeron 14 solicitudes, a €30 cada una. Las otras tres, €180, no trajeron ninguna. Si se reparte todo el gasto, cada solicitud sale en casi €43. Antes de pensar en un presupuesto mayor, a Nora le toca completar sus negativas. Lo de «otras ciudades» la sorprende, porque eligió «Presencia». Resulta que eran vecinos de Longueuil que buscaban para la casa de un familiar en Granby; ese nombre también pasa a la lista.',
    ),
    heading('Qué revisar cada semana'),
    table(
      'La revisión semanal de una campaña pequeña',
      ['Informe', 'Qué preguntarse', 'Qué se puede hacer'],
      ['Términos de búsqueda', '¿Atendería a esta persona?', 'Excluir o agregar como exacta'],
      ['Ubicaciones', '¿De dónde vienen los clics?', 'Quitar una ciudad'],
      ['Día y hora', '¿Cuándo se pierden llamadas?', 'Acortar una franja'],
      ['Anuncios y recursos', '¿Qué línea ya no es cierta?', 'Reescribirla'],
      ['Libreta de solicitudes', '¿Cuántas y a qué costo?', 'Seguir, bajar o detener'],
    ),
    paragraph(
      'El [informe de términos de búsqueda](https://support.google.com/google-ads/answer/2472708) omite las búsquedas muy poco frecuentes para proteger la privacidad de la gente, así que una parte del gasto quedará sin detalle. Lleve al lado un registro de cambios: fecha, ajuste y motivo.',
    ),
    heading('Errores que conviene evitar al lanzar'),
    list(
      'Aceptar de una vez todas las recomendaciones de la plataforma. Varias amplían dónde aparece el anuncio; léalas una por una.',
      'Comprar el nombre de un competidor: quien llama buscaba a otro y se lo va a decir.',
      'Dejar que un proveedor abra la cuenta como suya. Pida acceso de administrador desde el primer día.',
      'Irse de vacaciones con la campaña encendida.',
    ),
    heading('Al cabo de un mes: seguir, ampliar o detenerse'),
    paragraph(
      'Compare lo que cuesta una solicitud con su tope, y cuente también las que anotó junto al teléfono, no solo las que ve Google. Si está por debajo y tiene espacio en la agenda, agregue un barrio o un servicio en un grupo aparte. Si está por encima, relea la página y escuche cómo se contesta antes de tocar la oferta por clic. Si después de dos meses de correcciones casi no mejora, deténgala: tal vez ese dinero rinda más en [sus reseñas](/blog-intelligent/avis-google) o en [una página por ciudad](/blog-intelligent/pages-par-ville).',
    ),
    paragraph(
      'Cuando empiecen a llegar solicitudes, lo que sigue es [no perder ninguna](/blog-intelligent/crm-relances). Y si prefiere configurar la campaña acompañado, [reserve una llamada con el equipo](/contact/rendez-vous): traiga su tope y la lista de sus barrios.',
    ),
  ],
  sources: [
    {
      name: 'Google Ads: opciones avanzadas de ubicación',
      address: 'https://support.google.com/google-ads/answer/1722038',
    },
    {
      name: 'Google Ads: opciones de concordancia de palabras clave',
      address: 'https://support.google.com/google-ads/answer/7478529',
    },
    {
      name: 'Google Ads: palabras clave negativas',
      address: 'https://support.google.com/google-ads/answer/2453972',
    },
    {
      name: 'Google Ads: presupuesto diario promedio',
      address: 'https://support.google.com/google-ads/answer/6385083',
    },
    {
      name: 'Google Ads: programación de anuncios',
      address: 'https://support.google.com/google-ads/answer/6372656',
    },
  ],
};
