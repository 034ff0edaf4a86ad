import type { SomeGuideTexts } from '../shape.ts';

export const es = {
  'reach.status': {
    title: 'El sitio web no carga: qué revisar primero | Iluma',
    description:
      '¿Su sitio no abre? Dominio vencido, hosting suspendido, DNS o error 500: dónde mirar, en qué orden y a quién escribir según la plataforma que usa.',
    heading: 'Recupere un sitio web que no carga',
    why: 'Google no se entera de una caída de una hora. Una caída de varios días, en cambio, saca páginas del índice, y recuperarlas puede tomar semanas. El código de respuesta indica dónde buscar: un 500 apunta al sitio, un 503 a [un servidor saturado](/guia/tiempo-de-respuesta-del-servidor) o en mantenimiento, y un nombre que no existe a un dominio vencido o mal conectado.',
    see: 'Abra el sitio en una ventana privada y después en un celular con datos móviles. Si solo carga en su computadora, el navegador le mostraba [una copia guardada](/guia/cache-del-navegador). En una terminal, «curl -I https://sudominio.com» muestra el código tal como lo envía el servidor.',
    mends: {
      wordpress:
        'Herramientas → Salud del sitio señala los errores graves. Si no puede entrar al panel, cambie por FTP el nombre de la carpeta wp-content/plugins: si el sitio vuelve, la culpa es de un plugin; actívelos uno a uno.',
      wix: 'Panel de control → Ajustes → Dominios marca en rojo un dominio vencido o desconectado. Las fallas del servicio se publican en status.wix.com.',
      shopify:
        'Configuración → Dominios muestra el estado de la conexión. Una tienda con el plan sin pagar queda en pausa: revise Configuración → Facturación.',
      squarespace:
        'Configuración → Dominios y luego Facturación. Un sitio de prueba vencido queda cerrado hasta que se elige un plan.',
      byHand:
        'Lea el registro de errores del hosting a la hora de la caída, verifique el vencimiento del dominio y, durante un mantenimiento, responda con 503 y el encabezado Retry-After.',
    },
  },
  'reach.https': {
    title: 'Pasar su sitio a HTTPS sin perder visitas | Iluma',
    description:
      'Certificado, redirección 301 de HTTP a HTTPS y ajustes en WordPress, Wix, Shopify y Squarespace para que desaparezca el aviso «No es seguro».',
    heading: 'Pase todo el sitio a HTTPS de una vez',
    why: 'Lo que suele olvidarse es la dirección anterior: sus tarjetas, directorios y enlaces viejos todavía apuntan a HTTP. Si esa dirección no lleva a HTTPS, o solo lo hace con un código provisional (302), Google conserva las dos versiones y no sabe cuál mostrar. Un código 301 o 308 le pasa a la nueva todo lo que la anterior había ganado.',
    see: 'Escriba su dirección con http:// adelante: la barra del navegador debe cambiar sola a https://. Repita la prueba con una página interior, porque algunas [redirecciones](/guia/cadenas-de-redirecciones) solo cubren la página de inicio.',
    mends: {
      wordpress:
        'Active el certificado en el panel del hosting y ponga https:// en las dos direcciones de Ajustes → Generales. El plugin Really Simple Security agrega la redirección y corrige los enlaces internos.',
      wix: 'No hay nada que activar: todo sitio conectado a un dominio usa HTTPS. Si el suyo no lo hace, el dominio aún apunta a un hosting anterior; corrija sus servidores de nombres.',
      shopify:
        'El certificado llega dentro de las 48 horas de conectar el dominio; mientras tanto, Configuración → Dominios dice «SSL pendiente».',
      squarespace:
        'Configuración → Herramientas para desarrolladores → SSL: elija «Seguro», que también redirige las direcciones antiguas.',
      byHand:
        'Apache: RewriteEngine On, RewriteCond %{HTTPS} off, RewriteRule ^ https://%{HTTP_HOST}%{REQUEST_URI} [R=301,L]. En nginx, un bloque server en el puerto 80 con return 301 https://$host$request_uri.',
    },
  },
  'reach.certificate': {
    title: 'Certificado SSL vencido: renovarlo y automatizarlo | Iluma',
    description:
      'Por qué vence un certificado de seguridad, cómo leer su fecha en el navegador y cómo lograr que su hosting lo renueve solo, sin que usted lo recuerde.',
    heading: 'Renueve el certificado SSL antes de que venza',
    why: 'Let’s Encrypt entrega certificados de 90 días, pensados para que una máquina los renueve cerca del día sesenta. Si al suyo le quedan menos de dos semanas, la renovación automática dejó de funcionar: un cambio de DNS, una tarjeta rechazada, [un firewall](/guia/firewall-y-robots) que bloquea la verificación. El día que vence no entran ni los clientes ni los robots, y los pagos se detienen.',
    see: 'Haga clic en el ícono a la izquierda de la dirección → [La conexión es segura](/guia/pasar-a-https) → El certificado es válido, y lea la fecha. La prueba gratuita de SSL Labs revisa además la cadena completa, que a veces falla solo en celulares.',
    mends: {
      wordpress:
        'El certificado depende del hosting, no de WordPress. En cPanel, abra SSL/TLS Status → Run AutoSSL. En otros paneles, busque «Renovar» en la sección SSL.',
      wix: 'Wix lo renueva. Si falla, vaya a Ajustes → Dominios: un dominio conectado debe apuntar a los servidores que Wix indica, sin restos del hosting anterior.',
      shopify:
        'Se renueva mientras el registro A y el CNAME de www sean correctos. Un registro CAA que excluye a Let’s Encrypt lo bloquea.',
      squarespace:
        'La renovación sigue a la conexión del dominio: en Configuración → Dominios, todo registro marcado con una cruz se corrige en su registrador.',
      byHand:
        'Con certbot, pruebe «certbot renew --dry-run»: el error que muestra es el que le espera. Confirme que la tarea programada existe y que el puerto 80 responde.',
    },
  },
  'reach.one-host': {
    title: 'Con o sin www: elegir una dirección y redirigir | Iluma',
    description:
      'Un sitio que responde con y sin www, o con y sin barra final, existe dos veces para Google. Cómo quedarse con una sola forma en cada plataforma.',
    heading: 'Quédese con una sola dirección: con o sin www',
    why: 'Las dos formas valen lo mismo; lo que cuesta es dejar vivas ambas. Los enlaces que recibe se reparten, las estadísticas cuentan dos páginas y un caché puede mostrar una versión vieja de una de ellas. La barra final plantea lo mismo página por página: /servicios y /servicios/ son [dos direcciones distintas](/guia/url-canonica) para un buscador.',
    see: 'Abra las cuatro combinaciones (http y https, con y sin www): todas deben [terminar en la misma](/guia/cadenas-de-redirecciones). Para la barra, agréguela o quítela a mano en una página interior y mire si la dirección cambia.',
    mends: {
      wordpress:
        'Ajustes → Generales: manda lo que figura en «Dirección del sitio», y WordPress redirige la otra forma. La barra final sigue lo elegido en Ajustes → Enlaces permanentes.',
      wix: 'Ajustes → Dominios → los tres puntos del dominio: elija la versión principal, con o sin www.',
      shopify:
        'Configuración → Dominios → «Cambiar dominio principal» y active «Redirigir todo el tráfico a este dominio».',
      squarespace:
        'Configuración → Dominios → su dominio → «Usar prefijo WWW»: basta un interruptor y la otra forma redirige.',
      byHand:
        'En Apache, una RewriteCond sobre %{HTTP_HOST} seguida de una RewriteRule con [R=301,L]; en nginx, un bloque server para la forma descartada. Si no puede redirigir, una etiqueta canonical en cada página dice cuál cuenta.',
    },
  },
} satisfies SomeGuideTexts;
