import type { AskedOfGuide } from './shape.ts';

export const es: AskedOfGuide = {
  'reach.status': `
    mi sitio está caído; el sitio no carga; no abre mi página; mi web no funciona; error 500; error del servidor; error
    503; sitio fuera de línea`,
  'reach.https': `
    pasar a https; de http a https; tener el candado; el navegador dice no seguro; sitio no seguro; instalar SSL; SSL
    gratis; conexión segura`,
  'reach.certificate': `
    certificado vencido; certificado SSL; renovar el certificado; la conexión no es privada; advertencia de
    certificado; certificado inválido; certificado TLS; caducó mi certificado`,
  'reach.one-host': `
    con o sin www; www o no; quitar el www; redirigir el www; sitio en dos direcciones; responde en http y en https`,
  'reach.robots': `
    robots.txt; editar el archivo robots; disallow; error en robots.txt; no tengo robots.txt; impedir que Google
    rastree una carpeta`,
  'page.indexable': `
    noindex; quitar noindex; mi sitio no está en Google; página no indexada; indexar mi sitio; Google no indexa mis
    páginas; desindexada; X-Robots-Tag; no salgo en Google para nada`,
  'reach.sitemap': `
    sitemap; mapa del sitio; sitemap XML; crear un sitemap; sitemap.xml; enviar el sitemap a Search Console; error de
    sitemap; lista de páginas para Google`,
  'reach.redirects': `
    cadena de redirecciones; demasiadas redirecciones; bucle de redirección; redirección 301; 302 o 301; redirecciones
    de más`,
  'reach.dead-links': `
    enlaces rotos; links rotos; enlaces muertos; errores 404; enlaces que no llevan a nada; revisar los enlaces;
    corregir los 404`,
  'reach.orphans': `
    página huérfana; página sin enlaces; página fuera del menú; nadie enlaza mi página; página escondida; enlazado
    interno; Google no encuentra una página`,
  'reach.depth': `
    profundidad de clics; número de clics desde el inicio; página demasiado profunda; cuántos clics para llegar;
    páginas lejos del inicio; estructura del sitio; tres clics`,
  'reach.soft-404': `
    falso error 404; soft 404; página inexistente que responde 200; página de error propia; página no encontrada;
    código 404`,
  'page.title': `
    título de la página; etiqueta title; escribir un título; largo del título; título muy largo; título cortado en
    Google; título SEO; línea azul de los resultados; cuántos caracteres lleva un título`,
  'page.description': `
    meta descripción; metadescripción; redactar la meta descripción; largo de la descripción; texto debajo del título
    en Google; descripción cortada`,
  'page.unique': `
    títulos duplicados; mismo título en todas; descripciones iguales; títulos repetidos; todas mis páginas tienen el
    mismo título; descripciones duplicadas`,
  'page.h1': `
    H1; encabezado H1; encabezado principal; varios H1; falta el H1; qué es un H1; título grande arriba de la página`,
  'page.headings': `
    orden de los encabezados; H2 y H3; niveles de encabezados; subtítulos; nivel saltado; estructura de encabezados;
    jerarquía de títulos`,
  'page.canonical': `
    etiqueta canónica; URL canónica; enlace canónico; rel canonical; contenido duplicado; misma página en varias
    direcciones`,
  'page.lang': `
    atributo lang; declarar el idioma; html lang; el navegador ofrece traducir mi sitio; idioma mal detectado; el
    lector de pantalla lee con otro acento`,
  'page.hreflang': `
    hreflang; sitio multilingüe; sitio en dos idiomas; versión en español y en inglés; qué versión muestra Google;
    enlazar las traducciones`,
  'page.words': `
    cuántas palabras en la página de inicio; poco texto; contenido escaso; texto muy corto; qué tan larga debe ser una
    página; número de palabras`,
  'page.readability': `
    legibilidad; frases muy largas; fácil de leer; lenguaje claro; texto difícil de leer; nivel de lectura; escribir
    más sencillo`,
  'page.link-text': `
    texto de los enlaces; texto ancla; haga clic aquí; leer más; ver más; nombrar un enlace; redacción de los enlaces`,
  'page.crawlable-links': `
    enlaces que Google puede seguir; enlaces en JavaScript; onclick; botón en lugar de enlace; falta el href; menú que
    Google no sigue; enlaces rastreables`,
  'page.alt': `
    texto alternativo; etiqueta alt; atributo alt; descripción de imagen; describir una foto; imágenes sin alt; falta
    el alt; fotos para personas ciegas`,
  'page.open-graph': `
    vista previa del enlace; imagen al compartir; Open Graph; og:image; imagen equivocada en Facebook; sin imagen al
    compartir; vista previa de WhatsApp; miniatura cuando comparto`,
  'page.icon': `
    favicon; ícono del sitio; ícono en la pestaña; logo en la pestaña; iconito junto a mi sitio en Google; apple touch
    icon`,
  'page.encoding': `
    caracteres raros; acentos mal; símbolos en lugar de acentos; UTF-8; codificación; rombos con signo de
    interrogación; charset; la eñe se ve mal`,
  'page.freshness': `
    año del copyright; año viejo en el pie; año desactualizado; sitio que parece abandonado; fecha del pie de página;
    última actualización`,
  'local.phone': `
    clic para llamar; enlace tel; número que se pueda tocar; teléfono en mi sitio; el teléfono no es un enlace; botón
    de llamada; tocar para llamar`,
  'local.address': `
    dirección en mi sitio; dónde mostrar mi dirección; dirección postal completa en el sitio; dirección en el pie; no
    hay dirección en el sitio; dirección de mi casa`,
  'local.schema': `
    LocalBusiness; marcado de negocio local; datos estructurados para mi negocio; schema.org; decirle a Google qué es
    mi negocio; marcado schema`,
  'local.schema-details': `
    completar LocalBusiness; coordenadas; rango de precios; campos de LocalBusiness; más detalles en los datos
    estructurados; zona atendida en schema`,
  'local.hours': `
    horario en mi sitio; horarios en los datos estructurados; openingHours; horario de feriados; mostrar mi horario;
    horario equivocado en Google`,
  'local.nap': `
    mismo nombre dirección y teléfono en todas partes; NAP; consistencia NAP; dirección distinta en cada sitio;
    teléfono equivocado en directorios; dirección vieja en internet; datos que no coinciden`,
  'local.map-data': `
    OpenStreetMap; corregir OpenStreetMap; lugar equivocado en el mapa; agregar mi negocio a OpenStreetMap; datos de
    Apple Maps; mapa libre`,
  'local.city': `
    ciudad en el título; nombre de mi ciudad en el inicio; poner mi ciudad en el título; mencionar mi ciudad; ciudad a
    la vista; palabra clave con la ciudad`,
  'local.services': `
    una página por servicio; página de servicio; páginas separadas para cada servicio; todos mis servicios en una
    página; enumerar lo que hago`,
  'local.areas': `
    zonas atendidas; zona de servicio; ciudades que atiendo; barrios que cubro; qué ciudades nombrar en mi sitio; zona
    de entrega`,
  'local.directions': `
    enlace de cómo llegar; cómo llegar; botón de cómo llegar; enlace de Google Maps en mi sitio; ruta hasta mi tienda;
    insertar un mapa`,
  'local.contact': `
    botón de contacto; contacto en un clic; página de contacto en el menú; llamada a la acción; dónde poner el botón de
    contacto; difícil de contactar; enlace de contacto arriba`,
  'local.own-rating': `
    calificación propia; mis propias estrellas; estrellas en los resultados; aggregateRating; marcado de reseñas de mi
    negocio; poner estrellas en mi sitio; reseñas en datos estructurados`,
  'local.profiles': `
    sameAs; enlazar mis redes sociales; conectar Facebook con mi sitio; perfiles en los datos estructurados; enlace a
    Instagram; cuentas sociales en schema`,
  'local.profile': `
    perfil de Google distinto del sitio; el perfil no coincide con el sitio; nombre distinto en el perfil; revisar mi
    perfil de Google; categoría de mi perfil`,
  'local.reviews': `
    cuántas reseñas de Google hacen falta; calificación promedio; mi calificación es baja; reseñas recientes; número de
    reseñas; promedio de estrellas`,
  'local.review-answers': `
    responder reseñas; contestar una reseña de Google; responder a una mala reseña; reseñas sin respuesta; porcentaje
    de reseñas contestadas; qué contestar a un cliente que deja reseña`,
  'local.search': `
    primera página de Google; mi posición en Search Console; posición promedio; impresiones y clics; segunda página;
    consultas en Search Console; porcentaje de clics`,
  'answer.bots': `
    rastreadores de IA; GPTBot; bloquear ChatGPT; dejar que ChatGPT lea mi sitio; ClaudeBot; PerplexityBot;
    OAI-SearchBot; Google-Extended; dejar que la IA lea mis páginas`,
  'answer.same-content': `
    firewall que bloquea robots; Cloudflare bloquea rastreadores; los robots reciben otra página; Googlebot recibe un
    403; captcha para robots; encubrimiento; protección contra bots`,
  'answer.raw-text': `
    contenido sin JavaScript; falta texto sin scripts; página vacía sin JavaScript; renderizado en el servidor; Google
    ve una página en blanco; sitio en React; texto cargado por un script`,
  'answer.json-ld': `
    error de JSON-LD; errores de datos estructurados; datos estructurados inválidos; probar los datos estructurados;
    resultados enriquecidos; validar JSON-LD; error de sintaxis en schema`,
  'answer.identity': `
    marcado Organization; identidad de la empresa; logo en los datos estructurados; decirle a Google quiénes somos;
    nombre de la empresa en schema; panel de conocimiento`,
  'answer.questions': `
    preguntas y respuestas en una página; preguntas frecuentes en mi sitio; sección de preguntas; encabezados en forma
    de pregunta; responder lo que preguntan los clientes en mi sitio; que la IA me cite`,
  'answer.author': `
    autor y fecha; quién escribió el artículo; fecha de publicación; firma; autor de una entrada; E-E-A-T; fecha de
    actualización de un artículo`,
  'answer.llms-txt': `
    llms.txt; necesito llms.txt; archivo para la IA; crear llms.txt; archivo llms`,
  'answer.tree': `
    botón sin nombre; botón sin etiqueta; botón con ícono; campo sin etiqueta; nombre accesible; aria-label; etiqueta
    de un campo; agentes de IA en mi sitio`,
  'speed.first-byte': `
    servidor lento; tiempo de respuesta del servidor; primer byte; TTFB; hosting lento; el servidor tarda en responder;
    alojamiento lento; cambiar de hosting`,
  'speed.weight': `
    página muy pesada; peso de la página; tamaño de la página; cuántos megas; inicio muy pesado; aligerar una página`,
  'speed.compression': `
    gzip; brotli; comprimir el texto; activar la compresión; comprimir HTML; compresión del servidor`,
  'speed.caching': `
    caché del navegador; poner en caché; Cache-Control; duración de la caché; encabezado expires; archivos que se
    descargan en cada visita`,
  'speed.blocking': `
    scripts que bloquean; JavaScript que frena la página; CSS que bloquea; diferir JavaScript; async y defer; pantalla
    en blanco antes de cargar; recursos que bloquean`,
  'speed.image-weight': `
    imágenes muy pesadas; comprimir imágenes; imagen muy grande; reducir el peso de las fotos; fotos que hacen lento mi
    sitio; foto de 5 MB; cambiar el tamaño de las fotos; optimizar imágenes`,
  'speed.image-size': `
    ancho y alto de las imágenes; dimensiones de las imágenes; imágenes sin dimensiones; la imagen hace saltar la
    página; reservar espacio para imágenes; proporción`,
  'speed.image-format': `
    WebP; AVIF; formato de imagen; JPEG o PNG; convertir a WebP; formatos modernos; qué formato para las fotos`,
  'speed.lcp': `
    LCP; Largest Contentful Paint; imagen principal lenta; la página aparece tarde; Core Web Vitals; contenido
    principal tardío`,
  'speed.cls': `
    CLS; cambio de diseño; la página salta al cargar; el contenido se mueve; Cumulative Layout Shift; el texto salta;
    el botón se mueve; estabilidad visual`,
  'speed.nodes': `
    tamaño del DOM; demasiados elementos; DOM excesivo; página muy compleja; constructor de páginas pesado; número de
    nodos`,
  'trust.mixed': `
    contenido mixto; contenido inseguro; imágenes http en una página https; falta el candado; página no del todo
    segura; candado roto`,
  'trust.hsts': `
    HSTS; forzar https; Strict-Transport-Security; imponer HTTPS; encabezado HSTS; siempre en https; HSTS preload`,
  'trust.csp': `
    Content Security Policy; CSP; encabezado CSP; política de seguridad de contenido; bloquear scripts inyectados;
    proteger contra XSS; encabezados de seguridad`,
  'trust.nosniff': `
    X-Content-Type-Options; nosniff; tipo MIME; adivinar el tipo de archivo; encabezado de tipo de contenido`,
  'trust.forms': `
    formulario seguro; formulario enviado por http; formulario inseguro; formulario de contacto seguro; campo de
    contraseña inseguro; datos del formulario cifrados`,
  'trust.legal': `
    política de privacidad; enlace a la política de privacidad; páginas legales; aviso legal; necesito un aviso legal;
    términos de uso; página para la ley 25`,
  'trust.trackers': `
    rastreadores antes del consentimiento; aviso de cookies; banner de cookies; cookies antes del consentimiento;
    Google Analytics sin consentimiento; píxel de Facebook; consentimiento de cookies; el píxel se carga muy pronto`,
  'trust.mail': `
    SPF; DKIM; DMARC; mis correos van a spam; correos en no deseados; correo no deseado; alguien escribe en mi nombre;
    suplantación de correo; registro SPF`,
  'trust.viewport': `
    etiqueta viewport; meta viewport; sitio diminuto en el teléfono; sitio no adaptado al móvil; zoom en el móvil;
    versión móvil; sitio adaptable; responsive`,
  'trust.axe': `
    accesibilidad de un sitio; sitio accesible; WCAG; contraste de colores; contraste muy bajo; hacer accesible mi
    sitio; errores de accesibilidad; axe`,
  'trust.targets': `
    botones muy pequeños; áreas táctiles; enlaces muy juntos; difícil de tocar; tamaño de los botones; dedos grandes`,
  'trust.narrow': `
    desplazamiento horizontal; sitio más ancho que la pantalla; la página se sale en el móvil; desplazarse de lado;
    cortado en el teléfono; el texto se sale de la pantalla; pantallas pequeñas`,
};
