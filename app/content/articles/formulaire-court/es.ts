import { chart, heading, list, paragraph, table, tip } from '../blocks.ts';
import type { ArticleText } from '../shape.ts';

export const es: ArticleText = {
  title: 'Formulario de contacto corto y fácil de completar',
  excerpt:
    'Qué campos conservar, cómo nombrarlos, qué escribir cuando hay un error y después del envío: un formulario de cotización cómodo en el celular y accesible.',
  tags: ['formulario de contacto', 'cotizaciones', 'accesibilidad', 'celular'],
  seoKeywords: [
    'formulario de contacto',
    'formulario de cotización',
    'mensajes de error en formularios',
    'formulario accesible WCAG',
  ],
  blocks: [
    paragraph(
      'Es domingo por la noche y el dueño de una casa mira cómo crece una mancha de humedad en el techo. Encuentra su sitio en el celular y abre «Pedir cotización». Lo esperan catorce campos, entre ellos su presupuesto y cómo supo de ustedes. Contesta todo, toca Enviar y lee en rojo: «Dato no válido». Lo que escribió se borró. El lunes usted no tiene ningún mensaje ni sabe que alguien quiso escribirle.',
    ),
    paragraph(
      'Veamos cómo armar el formulario que esa persona sí habría terminado: qué campos dejar, qué palabras usar, cómo tratar los errores y cómo comprobar que lo puede llenar cualquiera, también con teclado o con un lector de pantalla.',
    ),
    heading('Qué campos pedir en una cotización'),
    paragraph(
      'Parta de la llamada que va a hacer. ¿Qué necesita saber antes de marcar? Lo demás se pregunta de viva voz, y ahí una buena pregunta rinde más que una lista desplegable.',
    ),
    table(
      'Ejemplo: los campos de una empresa de techos',
      ['Campo', 'Decisión', 'Motivo'],
      ['Nombre', 'Dejar, en una casilla', 'Se sabe con quién se habla'],
      ['Teléfono o correo', 'Dejar, a elección', 'Con uno basta para contestar'],
      ['Código postal o barrio', 'Dejar', 'Dice si usted llega a esa zona'],
      ['Qué necesita', 'Dejar, texto libre', 'Prepara la llamada'],
      ['Foto', 'Opcional', 'A veces ahorra una visita'],
      ['Dirección completa', 'Más tarde', 'Sirve cuando haya que ir'],
      ['Presupuesto, origen', 'Quitar', 'No cambia la primera llamada'],
    ),
    paragraph(
      'Permita elegir entre teléfono y correo. Hay quien no contesta números desconocidos y quien solo abre el correo por la noche. Escriba «opcional» junto a los campos que lo son; se entiende mejor que una fila de asteriscos.',
    ),
    tip(
      'Repase sus últimas veinte solicitudes. Si un campo queda vacío o con cualquier cosa casi siempre, quítelo.',
    ),
    paragraph(
      'Lo que no pide tampoco tiene que protegerlo. Nuestro artículo sobre [la Ley 25 de Quebec y el RGPD](/blog-intelligent/loi-25-rgpd) explica las normas; aquí basta recordar que se pide solo lo necesario. La suscripción al boletín lleva su propia casilla, sin marcar: en Canadá, [el regulador CRTC no admite la casilla ya marcada](https://crtc.gc.ca/eng/archive/2012/2012-549.htm) como consentimiento expreso. Revise lo que exige la ley de su país; este texto no es asesoría legal.',
    ),
    heading('Ponga a cada campo una etiqueta visible'),
    paragraph(
      'La etiqueta va encima de la casilla y ahí se queda. El ejemplo en gris dentro de la casilla se borra al escribir, y quien se detuvo a atender una llamada ya no sabe qué iba en cada lugar. El W3C lo recuerda: ese texto gris [no sustituye a la etiqueta](https://www.w3.org/WAI/tutorials/forms/instructions/).',
    ),
    list(
      'Use las palabras de sus clientes: «Su teléfono» en vez de «Datos de contacto».',
      'Haga una sola pregunta por campo.',
      'Si el formato importa, dígalo debajo de la etiqueta, antes de que escriban.',
      'Ofrezca botones cuando haya dos o tres opciones y una lista desplegable cuando haya más.',
      'Asocie la etiqueta con su casilla en el código: al tocarla se coloca el cursor, y el lector de pantalla puede leerla.',
    ),
    heading('Haga que sea cómodo en el celular'),
    paragraph(
      'Cada campo puede avisarle al celular qué espera. Se abre el teclado de números para el teléfono, el de la @ para el correo, y los datos ya guardados se ofrecen con un toque. Las normas de accesibilidad WCAG también lo piden ([criterio 1.3.5](https://www.w3.org/WAI/WCAG22/Understanding/identify-input-purpose.html)) en los campos sobre la persona, como su nombre o su correo.',
    ),
    list(
      'Una sola columna, de arriba abajo.',
      'Letra de 16 píxeles o más dentro de las casillas; con menos, el iPhone amplía la página.',
      'Casillas y botones de [24 píxeles como mínimo](https://www.w3.org/WAI/WCAG22/Understanding/target-size-minimum.html), y de 44 el botón de envío.',
      'Su número al lado, para quien prefiere llamar.',
    ),
    paragraph(
      'El formulario también debe aparecer pronto. Los que vienen de un servicio externo suelen cargarse al final y hacen saltar la página. Por eso [acelerar la página](/blog-intelligent/site-rapide) es parte del trabajo.',
    ),
    heading('Escriba mensajes de error que ayuden'),
    paragraph(
      'Las WCAG piden [describir el error con texto](https://www.w3.org/WAI/WCAG22/Understanding/error-identification.html) y sugerir la corrección cuando se conoce. Un borde rojo no alcanza. Espere a que la persona termine de escribir, conserve todo lo que puso, coloque el mensaje junto a la casilla y llévela al primer dato que deba revisar.',
    ),
    table(
      'Mensajes de error: los que frenan y los que ayudan',
      ['Situación', 'Evite', 'Escriba'],
      ['Correo mal escrito', 'Dato no válido', 'Falta la @. Ejemplo: nombre@dominio.com'],
      ['Número incompleto', 'Error de formato', 'Falta un dígito: contamos 9 de 10.'],
      [
        'Descripción vacía',
        'Campo obligatorio',
        'Cuéntenos en pocas palabras qué hay que reparar.',
      ],
      [
        'Falla del envío',
        'Error 500',
        'No se pudo enviar. Guardamos su texto; intente de nuevo o llámenos.',
      ],
    ),
    paragraph(
      'Sea flexible con la forma. Un número con espacios, guiones o código de país sigue siendo un número, y ordenarlo le toca a su sitio.',
    ),
    heading('Confirme el envío y diga qué sigue'),
    paragraph(
      'El botón anuncia lo que se obtiene: «Pedir mi cotización», «Agendar una visita». En cuanto lo tocan, muestre que el mensaje va en camino e impida un segundo envío. Después confirme qué recibió, quién contestará, cuándo, y qué hacer si es urgente.',
    ),
    paragraph(
      'Por ejemplo: «Gracias, Pablo. Ya recibimos su solicitud por la humedad del techo. Julia lo llamará mañana antes del mediodía. Si está entrando agua, llame ahora al 514 555-0123». Mande ese mismo texto por correo, con copia de lo que escribió. En la página, un lector de pantalla debe poder anunciarlo ([criterio 4.1.3](https://www.w3.org/WAI/WCAG22/Understanding/status-messages.html)).',
    ),
    paragraph(
      'Prometa un plazo que cumpla hasta en un día pesado. [Cotizar rápido](/blog-intelligent/devis-rapides) requiere orden, y [el seguimiento](/blog-intelligent/crm-relances) toma el relevo cuando la persona no responde.',
    ),
    heading('Divida en pasos un formulario que debe ser largo'),
    paragraph(
      'Una empresa de mudanzas o de banquetes a veces necesita diez datos. Repártalos entonces en varias páginas cortas. Anuncie cuántos pasos hay, deje volver atrás y conserve las respuestas. Empiece por el proyecto, que es de lo que la persona quiere hablar, y deje los datos de contacto para el final. No vuelva a pedir lo que ya le dieron; las WCAG también lo exigen ([criterio 3.3.7](https://www.w3.org/WAI/WCAG22/Understanding/redundant-entry.html)). Antes del envío, muestre un resumen que se pueda corregir.',
    ),
    heading('Frene el spam y deje pasar a los clientes'),
    paragraph(
      'Las letras deformadas que hay que copiar detienen robots, y también a quien tiene prisa o ve poco. Empiece por lo que no se nota: un campo trampa, oculto también para los lectores de pantalla, y un filtro en el servidor. Agregue una prueba visible solo si eso no alcanza, y con otra manera de superarla.',
    ),
    heading('Compruebe usted mismo la accesibilidad'),
    list(
      'Deje el mouse y recorra todo con la tecla Tab: ¿el orden es lógico?, ¿se ve siempre dónde está?',
      'Amplíe la página al 200%: ¿cada etiqueta sigue junto a su casilla?',
      'Envíe el formulario vacío y lea los mensajes en voz alta.',
      'Escúchelo con VoiceOver o TalkBack, que ya vienen en los celulares.',
      'Ponga la pantalla en grises: ¿los errores todavía se distinguen?',
    ),
    paragraph(
      'Nuestra [auditoría gratuita](/ila) detecta campos que no tienen nombre y contrastes débiles. Ninguna revisión automática reemplaza estas cinco pruebas.',
    ),
    heading('Ejemplo: el formulario de techos, antes y después'),
    paragraph(
      'Volvamos al dueño de la casa. El formulario viejo hacía catorce preguntas en dos columnas y terminaba en «Enviar». El nuevo cabe en una pantalla: «Su nombre», «Teléfono o correo», «Código postal o barrio», «¿Qué le pasa a su techo?» y, al final, «Agregar una foto (opcional)».',
    ),
    paragraph(
      'Una frase arriba avisa de qué se trata: «Cuatro preguntas y lo llamamos mañana antes del mediodía». Debajo del botón «Pedir mi cotización», otra aclara qué pasará con las respuestas: «Las usamos para contestarle y para nada más». Escriba esa promesa solo si la cumple, y ponga al lado el enlace a su política de privacidad.',
    ),
    heading('Encuentre el paso donde la gente abandona'),
    paragraph(
      'Con el formulario publicado, cuente cuatro momentos durante un mes. Este ejemplo inventado enseña a leerlos.',
    ),
    chart(
      'Ejemplo: qué pasa con 200 visitas a la página de cotización',
      { label: 'Página abierta', value: 200, shown: '200' },
      { label: 'Primer campo lleno', value: 90, shown: '90' },
      { label: 'Botón tocado', value: 48, shown: '48' },
      { label: 'Solicitud recibida', value: 30, shown: '30' },
    ),
    paragraph(
      'En este caso, 18 de las 48 personas que tocaron el botón no lograron enviar. Ya estaban decididas, así que corrija primero los mensajes de error. Una caída entre la página y el primer campo apuntaría a otra cosa: lo que dice la página o lo largo que parece el formulario.',
    ),
    paragraph(
      'El primer día de cada mes, mande una solicitud de prueba desde su celular y verifique que le llegue a la persona correcta. Para el resto de la página, lea [cómo construir una página de destino](/blog-intelligent/page-une-intention), o déjenos el conjunto con nuestro [servicio de páginas de destino](/services/landing-aimant).',
    ),
  ],
  sources: [
    {
      name: 'W3C: Forms Tutorial, Form Instructions',
      address: 'https://www.w3.org/WAI/tutorials/forms/instructions/',
    },
    {
      name: 'W3C: Understanding WCAG 2.2, Error Identification',
      address: 'https://www.w3.org/WAI/WCAG22/Understanding/error-identification.html',
    },
    {
      name: 'W3C: Understanding WCAG 2.2, Identify Input Purpose',
      address: 'https://www.w3.org/WAI/WCAG22/Understanding/identify-input-purpose.html',
    },
    {
      name: 'W3C: Understanding WCAG 2.2, Target Size (Minimum)',
      address: 'https://www.w3.org/WAI/WCAG22/Understanding/target-size-minimum.html',
    },
    {
      name: 'CRTC: Information Bulletin 2012-549 (casillas marcadas de antemano)',
      address: 'https://crtc.gc.ca/eng/archive/2012/2012-549.htm',
    },
  ],
};
