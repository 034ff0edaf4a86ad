import type { SomeGuideTexts } from '../shape.ts';

export const es = {
  'trust.legal': {
    title: 'Aviso de privacidad y páginas legales del sitio | Iluma',
    description:
      'Qué deben contener las páginas legales de un negocio en México, Argentina, Colombia o Europa, dónde enlazarlas y cómo crearlas en cada plataforma.',
    heading: 'Publique y enlace las páginas legales de su sitio',
    why: 'La ley mexicana pide un aviso de privacidad con finalidades y derechos ARCO; la argentina y la colombiana, informar quién responde por la base y cómo reclamar; el [RGPD](/blog-intelligent/loi-25-rgpd) europeo, además, los plazos. Un modelo copiado de otro sitio es peor que nada si promete lo que usted no hace. El enlace va en todas las páginas, también en las de campañas, y en el idioma de cada una.',
    see: 'Baje hasta el final de cinco páginas al azar, una de ellas de campaña. Después relea su aviso con los formularios a la vista: ¿está ahí cada dato que pide? El enlace debe abrir una página, no descargar un archivo.',
    mends: {
      wordpress:
        'Ajustes → Privacidad crea un borrador y lo hace la página oficial. Agréguela al menú del pie.',
      wix: 'Ajustes → Privacidad y cookies. La página se redacta aparte y se enlaza en el pie.',
      shopify:
        'Configuración → Políticas ofrece modelos para adaptar; Contenido → Menús → Menú del pie de página los muestra.',
      squarespace: 'Cree las páginas en «Sin enlazar» y agregue sus enlaces al pie.',
      byHand:
        'Dos páginas, dos enlaces, en la plantilla común. Ponga fecha al aviso, nombre a sus proveedores (correo, pagos, estadísticas) y diga cuánto tiempo guarda cada dato. Reléalo cada vez que agregue un formulario o una herramienta.',
    },
  },
  'trust.trackers': {
    title: 'Rastreadores antes del consentimiento: bloquéelos | Iluma',
    description:
      '¿Google Analytics o el píxel de Meta se cargan antes del clic en «Aceptar»? Cómo comprobarlo, cómo bloquearlos de verdad y qué dice la ley.',
    heading: 'Bloquee los rastreadores hasta el consentimiento',
    why: 'Un aviso que se muestra no es un aviso que funciona: muchos hacen la pregunta mientras la medición ya está andando. Las [autoridades europeas y las de Quebec](/blog-intelligent/loi-25-rgpd) miran lo que envía el navegador, no lo que dice el aviso, y rechazar debe ser tan fácil como aceptar. Los videos de YouTube, [los mapas](/guia/como-llegar) y las fuentes remotas también cuentan, porque transmiten la dirección IP.',
    see: 'Ventana privada, F12 → Red, cargue la página sin tocar el aviso y filtre «google» y después «facebook». F12 → Aplicación → Cookies muestra identificadores como _ga o _fbp. Luego rechace y recargue: la lista debe quedar vacía.',
    mends: {
      wordpress:
        'Complianz o Cookiebot con bloqueo automático. Quite el código pegado en el encabezado, que se les escapa, y cárguelo todo con el plugin.',
      wix: 'Ajustes → Privacidad y cookies → aviso activado: retiene lo agregado en Integraciones de marketing, no el código personalizado.',
      shopify:
        'Configuración → Privacidad del cliente → aviso, por región. Los píxeles pasan entonces por «Eventos de clientes».',
      squarespace:
        'Configuración → Cookies y datos de visitantes → un aviso con botón de rechazo, que apaga la analítica interna.',
      byHand:
        '<script type="text/plain" data-consent="medicion">, que se activa con el clic. Medir sin identificadores, como hace Plausible, suele evitar la pregunta. Quite lo que nadie lee.',
    },
  },
  'trust.viewport': {
    title: 'Etiqueta viewport: un sitio legible en el celular | Iluma',
    description:
      'La etiqueta viewport adapta la página a la pantalla del celular. El valor correcto, por qué nunca impedir el zoom y dónde corregirla en cada plataforma.',
    heading: 'Ajuste la etiqueta viewport y permita el zoom',
    why: 'Sin esta etiqueta, el celular imita una pantalla de 980 píxeles y lo reduce todo hasta que las letras parecen hormigas. Con «user-scalable=no», agregado para que parezca una aplicación, se impide ampliar a quien lo necesita, que es casi todo el mundo después de los cuarenta y cinco. Safari lo ignora desde iOS 10; Chrome en Android obedece, salvo que la persona haya elegido otra cosa. [Las normas](/guia/accesibilidad-web) piden poder ampliar al 200%, así que una página que [se adapta](/guia/desplazamiento-horizontal) pero no se amplía también falla.',
    see: 'En un celular, separe dos dedos sobre la página: el texto debe crecer. En el código fuente debe haber una sola etiqueta <meta name="viewport">. Pruebe las dos orientaciones.',
    mends: {
      wordpress:
        'Un tema reciente la escribe bien. Busque «viewport» en header.php y en los ajustes del constructor; algunos plugins de AMP o de menú móvil agregan una segunda.',
      wix: 'Siempre está. Verifique que la versión móvil esté activa, con textos de 14 píxeles o más.',
      shopify:
        'theme.liquid: <meta name="viewport" content="width=device-width,initial-scale=1">. Los temas anteriores a 2018 suelen llevar maximum-scale=1.',
      squarespace: 'Automática en la versión 7.1. Si hay dos, una vino de la inyección de código.',
      byHand:
        'width=device-width, initial-scale=1, y nada más. Si un campo se amplía al tocarlo en iPhone, dele letra de 16 píxeles en vez de bloquear el zoom.',
    },
  },
  'trust.axe': {
    title: 'Accesibilidad web: corrija los errores comunes | Iluma',
    description:
      'Contraste, nombres, etiquetas, estructura: cómo leer los resultados de una revisión automática (axe, WAVE) y quitar las barreras más frecuentes.',
    heading: 'Quite las barreras de accesibilidad de su sitio',
    why: 'Una revisión automática encuentra cerca de la mitad de los problemas, pero son los más frecuentes: el texto demasiado claro va primero, en cuatro de cada cinco sitios, antes que las imágenes y los campos sin nombre. Estados Unidos y, desde junio de 2025, la Unión Europea tienen leyes que alcanzan a empresas privadas, y varios países de América Latina avanzan en lo mismo. Los módulos que prometen cumplir al instante no corrigen las causas.',
    see: 'La extensión gratuita axe DevTools da la misma lista que [el ILA](/ila), con el elemento resaltado. Después deje el mouse y haga todo con el teclado: menú, formulario, compra. Para empezar bastan tres páginas.',
    mends: {
      wordpress:
        'Elija un tema con la etiqueta «Preparado para accesibilidad». El plugin WP Accessibility resuelve los enlaces de salto. Los colores están en Apariencia → Editor → Estilos.',
      wix: 'El asistente de accesibilidad (Ajustes → Asistente de accesibilidad) recorre las páginas y las corrige con usted.',
      shopify:
        'Personalizar → Colores: busque un contraste de 4.5. Los temas gratuitos de Shopify están probados; las aplicaciones, no.',
      squarespace: 'Estilos del sitio → Colores. Evite el texto sobre fotos sin un velo oscuro.',
      byHand:
        'Contraste de 4.5 para el texto y de 3 para letras grandes, una etiqueta por campo, un foco visible, un solo <main>. Sume axe-core a sus pruebas y corrija primero lo crítico.',
    },
  },
  'trust.targets': {
    title: 'Tamaño de los botones en el celular: 24 y 44 px | Iluma',
    description:
      'Los botones y enlaces de una página móvil deben medir al menos 24 píxeles, y 44 los importantes. Cómo medirlos y darles espacio en cada plataforma.',
    heading: 'Agrande los botones y separe los enlaces',
    why: 'La yema de un dedo cubre unos 45 píxeles de pantalla. [La norma](/guia/accesibilidad-web) pide 24 como mínimo, o un vacío equivalente alrededor; Apple recomienda 44 y Google 48. Las fallas se juntan al pie de la página: enlaces apretados, números de paginación, [crucecitas para cerrar](/guia/nombre-de-los-botones). El enlace dentro de una frase está exento, porque sigue la altura de la línea. Las casillas y las flechas de un calendario cuentan, y ahí un error es una cita el día equivocado.',
    see: 'Chrome, F12 → ícono de teléfono, y pase el cursor por el elemento: aparecen sus medidas. Mejor aún, pruébelo en el autobús, con el pulgar, en un teléfono de verdad.',
    mends: {
      wordpress:
        'El bloque Botones tiene un ajuste de relleno (Estilos → Dimensiones). Para un menú, agregue padding en Apariencia → Editor → Estilos → CSS adicional.',
      wix: 'El editor móvil permite agrandar cada botón por separado. Deje diez píxeles entre los enlaces del pie.',
      shopify:
        'Las muestras de color y las flechas de galería son las más chicas: Personalizar → Configuración del tema → Muestras, o unas líneas de CSS.',
      squarespace:
        'Estilos del sitio → Botones → relleno. Las listas de enlaces siguen el interlineado del texto.',
      byHand:
        'nav a { display: inline-block; padding: 12px 8px; min-height: 44px }. Amplíe la zona de un ícono con padding, no con una imagen mayor.',
    },
  },
  'trust.narrow': {
    title: 'Desplazamiento horizontal en el celular: evítelo | Iluma',
    description:
      'Cuesta leer una página que se sale de lado a 320 píxeles. Cómo encontrar el elemento demasiado ancho (tabla, imagen, marco) y hacer que quepa.',
    heading: 'Elimine el desplazamiento horizontal en el celular',
    why: 'Basta un elemento demasiado ancho para que toda la página se deslice, y cada línea se lea en dos movimientos. Los 320 píxeles representan también a quien amplía al 400% en una laptop, algo común entre personas con baja visión. Los sospechosos son conocidos: una tabla de precios, un [mapa incrustado](/guia/como-llegar), una palabra muy larga, un correo en letra grande y los anchos en píxeles de una plantilla vieja.',
    see: "F12 → modo teléfono → ancho 320, y deslice hacia el costado. En la consola, [...document.querySelectorAll('*')].filter(e => e.scrollWidth > innerWidth) nombra a los culpables. Repítalo con el texto al 200%. Gire también el teléfono de costado.",
    mends: {
      wordpress:
        'El bloque Tabla no se desliza solo: póngalo en un grupo con overflow-x: auto. Los marcos pegados llevan max-width: 100%.',
      wix: 'Editor móvil: lo que pasa de las líneas punteadas se sale. «Optimizar diseño» lo vuelve a meter.',
      shopify: 'Las descripciones pegadas desde Word traen tablas de ancho fijo: borre el formato.',
      squarespace:
        'Los bloques libres (Fluid Engine) tienen su propia cuadrícula móvil; revísela sección por sección.',
      byHand:
        'img, video, iframe { max-width: 100% }, min-width: 0 en los hijos de una cuadrícula, overflow-wrap: anywhere en las palabras largas. Ocultar lo que se sale del body tapa el síntoma sin curarlo.',
    },
  },
} satisfies SomeGuideTexts;
