import type { SomeGuideTexts } from '../shape.ts';

export const es = {
  'trust.mixed': {
    title: 'Contenido mixto: cargue todo por HTTPS | Iluma',
    description:
      'Una página en HTTPS que carga una imagen o un script por HTTP pierde el candado. Cómo encontrar esos archivos y cambiar sus direcciones en todo el sitio.',
    heading: 'Elimine el contenido mixto (HTTP dentro de HTTPS)',
    why: 'Los navegadores tratan los casos por separado: bloquean de plano un script o un marco por HTTP, e intentan pasar una imagen a [HTTPS](/guia/pasar-a-https), aunque no se vea nada si falla. El resultado es [un formulario](/guia/formularios-seguros) de reservas que dejó de abrirse cuando usted pasó a HTTPS, sin que nadie lo relacione. La causa es una dirección completa escrita hace años en una página o un tema. Los boletines suelen guardar esa misma dirección, con la misma imagen perdida.',
    see: 'F12 → Consola: cada archivo tiene su línea «Mixed Content». Why No Padlock (whynopadlock.com) examina una página y da la lista. Revise una por plantilla, porque la falla suele esconderse en la que lleva un mapa o un reproductor viejo.',
    mends: {
      wordpress:
        'Better Search Replace: http://sudominio.com por https://sudominio.com, primero en modo de prueba. Los archivos de otros dominios se cambian a mano.',
      wix: 'Solo puede haber en un elemento HTML incrustado o en código personalizado: ábralos y corrija la dirección.',
      shopify:
        'Busque «http:» en el código del tema; asset_url e image_url siempre dan la forma correcta.',
      squarespace:
        'Los tres lugares posibles son los bloques de código, los de inserción y la inyección de código.',
      byHand:
        'Busque en los archivos y en la base y, como red de seguridad, agregue el encabezado Content-Security-Policy: upgrade-insecure-requests.',
    },
  },
  'trust.hsts': {
    title: 'Encabezado HSTS: exija HTTPS al navegador | Iluma',
    description:
      'Strict-Transport-Security les pide a los navegadores que no vuelvan a usar HTTP. Cuándo activarlo, por cuánto tiempo y qué cuidados tener antes.',
    heading: 'Active HSTS para exigir HTTPS',
    why: 'La redirección deja un segundo sin protección: la primera petición viaja sin cifrar, y una red wifi hostil puede interceptarla y mostrar una copia de su sitio. HSTS elimina ese segundo, porque el navegador corrige la dirección antes de salir. Cuide la duración: mientras corre, un [certificado](/guia/certificado-ssl-vencido) con fallas deja el sitio inaccesible, sin botón para seguir de todos modos. El encabezado solo vale por [HTTPS](/guia/pasar-a-https); recibido sin cifrar, se ignora. Si llega cifrado, el navegador lo recuerda en las visitas siguientes, incluso en la red de un café.',
    see: 'curl -I https://sudominio.com | grep -i strict, o securityheaders.com. Un max-age de 31536000 es un año. En Chrome, chrome://net-internals/#hsts muestra lo que su navegador recuerda y permite borrarlo después de una mala prueba. Anote la duración actual antes de cambiarla.',
    mends: {
      wordpress:
        'Really Simple Security → Refuerzo → HSTS, o la regla en .htaccess. En Cloudflare: SSL/TLS → Certificados de borde → HSTS.',
      wix: 'Wix lo envía en los dominios conectados; si falta, lo quita un proxy puesto adelante.',
      shopify: 'Shopify lo envía solo, por unos 90 días.',
      squarespace:
        'Configuración → Herramientas para desarrolladores → SSL: elija «HSTS seguro» bajo el modo seguro.',
      byHand:
        'Strict-Transport-Security: max-age=300 durante una semana y después 31536000. Agregue includeSubDomains cuando haya revisado todos, y preload al final: salir de esa lista toma meses.',
    },
  },
  'trust.csp': {
    title: 'Content-Security-Policy: proteja su sitio | Iluma',
    description:
      'Una política de seguridad de contenido (CSP) limita de dónde pueden venir los scripts. Cómo probarla sin romper nada y luego imponerla, por plataforma.',
    heading: 'Ponga en marcha una Content-Security-Policy',
    why: 'Cuando atacan un plugin, lo habitual es que agreguen una línea que carga su propio script, por ejemplo para copiar números de tarjeta. Una CSP que nombra sus fuentes permitidas hace fallar esa línea. También es el encabezado más fácil de configurar mal: demasiado estricto, apaga los pagos o la medición; demasiado amplio, con un asterisco, no protege nada. [El ILA](/ila) pide al menos una regla, sobre scripts, objetos o marcos, y no califica el resto.',
    see: 'securityheaders.com da el valor actual y csp-evaluator.withgoogle.com lo critica línea por línea. En la pestaña Red, liste los dominios a los que llama su página: es el borrador de la política y la ocasión de sacar los que nadie recuerda. Pregunte a su desarrollador cuáles son indispensables y para qué sirve cada uno.',
    mends: {
      wordpress:
        'El plugin Headers Security Advanced & HSTS o la configuración del servidor. El editor necesita scripts en línea, así que empiece por frame-ancestors y object-src.',
      wix: 'No se ajusta, porque Wix maneja los encabezados. Quite los códigos personalizados de los que dude.',
      shopify:
        'Shopify envía frame-ancestors. El resto no se cambia, salvo en una tienda Hydrogen.',
      squarespace: 'No se edita. Deje pocos scripts inyectados y de fuentes conocidas.',
      byHand:
        "Content-Security-Policy-Report-Only: default-src 'self'; script-src 'self' https://js.stripe.com; object-src 'none'; frame-ancestors 'self'. Vea qué señala durante dos semanas y luego quite «-Report-Only» del nombre.",
    },
  },
  'trust.nosniff': {
    title: 'X-Content-Type-Options nosniff: para qué sirve | Iluma',
    description:
      'El encabezado nosniff impide que el navegador adivine el tipo de un archivo. Por qué basta una línea, dónde agregarla y cómo comprobar que está.',
    heading: 'Agregue el encabezado X-Content-Type-Options',
    why: 'Los navegadores conservan de otra época la costumbre de examinar un archivo para adivinar qué es. Si su sitio recibe archivos (currículos, fotos para cotizar, adjuntos), alguien puede colar un script disfrazado de imagen. Con nosniff, lo declarado como imagen sigue siendo imagen o no se lee. La línea no rompe nada si los tipos son correctos, y si no, lo revela. Es un buen primer encabezado antes de encarar una [política de contenido](/guia/content-security-policy).',
    see: 'En una terminal: curl -I https://sudominio.com, y busque la línea. El Observatorio HTTP de Mozilla (developer.mozilla.org/observatory) lo evalúa con los demás. Revise también una imagen y una hoja de estilos, porque todos los archivos lo necesitan. Basta hacerlo una vez.',
    mends: {
      wordpress:
        'Muchos hostings lo agregan. Si no, use el plugin HTTP Headers, o send_headers en un tema hijo.',
      wix: 'Viene por defecto en las páginas de Wix.',
      shopify: 'Está en todas partes, también en el CDN.',
      squarespace:
        'Squarespace lo envía. Si falta, averigüe qué servicio hay entre el dominio y el sitio.',
      byHand:
        'Apache: Header always set X-Content-Type-Options nosniff. nginx: add_header X-Content-Type-Options nosniff always; repetido en cada bloque location que ya tenga un add_header. Después compruebe que los estilos cargan: si no, su tipo no es text/css.',
    },
  },
  'trust.forms': {
    title: 'Formularios seguros: envíelos por HTTPS | Iluma',
    description:
      'Un formulario que envía las respuestas por HTTP expone los datos de sus clientes y muestra una advertencia. Cómo encontrar la dirección con la falla.',
    heading: 'Envíe sus formularios por HTTPS',
    why: 'La página puede estar en [HTTPS](/guia/pasar-a-https) y el formulario no, porque la dirección de envío se ajusta aparte. Chrome muestra una advertencia justo cuando la persona presiona Enviar, y la mayoría vuelve atrás. Las leyes de protección de datos piden medidas acordes con lo que usted recibe, y un número de documento sin cifrar no cumple. Mire todos los formularios, hasta el [boletín](/blog-intelligent/infolettre-locale) del pie y el buscador: uno basta para la advertencia.',
    see: 'Clic derecho en el formulario → Inspeccionar, y lea action="…". Complételo usted mismo: la dirección de la página de agradecimiento debe empezar con https.',
    mends: {
      wordpress:
        'Contact Form 7, WPForms y Gravity Forms siguen la dirección del sitio: pásela a https en Ajustes → Generales. Un código de Mailchimp pegado hace tiempo puede conservar su http.',
      wix: 'Los formularios de Wix van cifrados. La excepción es un código de suscripción puesto en un elemento HTML.',
      shopify:
        'Los formularios y el pago usan HTTPS. Mire también los códigos de boletines pegados en el pie de página.',
      squarespace:
        'El bloque Formulario es seguro. Si es una inserción, copie de nuevo el código del proveedor.',
      byHand:
        'action="/contacto", relativa, sigue el protocolo de la página. Un enlace mailto: no es un formulario: no envía nada desde un equipo sin programa de correo.',
    },
  },
  'trust.mail': {
    title: 'SPF y DMARC: proteja el correo de su dominio | Iluma',
    description:
      'Sin SPF ni DMARC, sus correos caen en spam y cualquiera puede escribir en su nombre. Los registros DNS que hay que agregar, paso a paso, por plataforma.',
    heading: 'Proteja su correo con SPF y DMARC',
    why: 'Desde febrero de 2024, Gmail y Yahoo exigen SPF o DKIM a todos los remitentes, y además DMARC a [quienes envían mucho](/blog-intelligent/infolettre-locale). Una [cotización](/blog-intelligent/devis-rapides) enviada desde un dominio sin protección quizá nadie la lea. SPF dice qué servidores pueden escribir por usted, DKIM firma, y DMARC dice qué hacer con el resto y le informa. Solo se permite un registro SPF por dominio: dos se anulan.',
    see: 'Escriba a la dirección de mail-tester.com y lea el puntaje. En una terminal: dig TXT sudominio.com y luego dig TXT _dmarc.sudominio.com. Envíe también un mensaje a Gmail y abra «Mostrar original».',
    mends: {
      wordpress:
        'Estos ajustes están en su registrador, no en WordPress. WP Mail SMTP, eso sí, hace que los correos del sitio salgan por su proveedor real.',
      wix: 'Dominios → Administrar registros DNS → TXT. Con Google Workspace comprado en Wix, SPF ya está; DMARC no.',
      shopify:
        'Configuración → Notificaciones → «Autenticar su dominio» agrega los CNAME de envío. SPF y DMARC quedan en el registrador.',
      squarespace:
        'Dominios → DNS → configuración de Google Workspace, y después un registro TXT _dmarc.',
      byHand:
        'v=spf1 include:_spf.google.com ~all en el dominio, y v=DMARC1; p=none; rua=mailto:dmarc@sudominio.com en _dmarc. Lea tres semanas de informes y pase a p=quarantine.',
    },
  },
} satisfies SomeGuideTexts;
