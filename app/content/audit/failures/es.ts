import type { AuditCopy } from '../shape.ts';

export const es: AuditCopy['failures'] = {
  'bad-address': 'Esa no es la dirección de un sitio.',
  'address-refused':
    'Esa dirección lleva a una red privada o a un puerto poco habitual. Solo leemos sitios públicos.',
  'unknown-host':
    'Ningún servidor tiene ese nombre. Revise la ortografía; si es correcta, quizá el dominio venció.',
  certificate:
    'El certificado del sitio no es válido y los navegadores muestran una advertencia a sus visitantes. Su proveedor de hosting puede corregirlo.',
  'certificate-expired':
    'El certificado del sitio venció: los navegadores muestran una advertencia a sus visitantes en lugar del sitio. Renuévelo o pídaselo a su proveedor de hosting.',
  'certificate-not-yet':
    'El certificado del sitio aún no es válido: los navegadores muestran una advertencia a sus visitantes. Su proveedor de hosting puede instalar otro.',
  'certificate-other-name':
    'El certificado está a nombre de otro sitio: los navegadores muestran una advertencia a sus visitantes. Emita uno para esta dirección, con y sin «www», o pídaselo a su proveedor de hosting.',
  'certificate-self-signed':
    'El certificado está firmado por el propio servidor: ningún navegador confía en él y todos muestran una advertencia. Instale uno reconocido, gratuito con Let’s Encrypt, o pídaselo a su proveedor de hosting.',
  'certificate-chain':
    'El servidor no envía la cadena completa del certificado, o la autoridad que lo firmó no está reconocida: varios dispositivos muestran una advertencia. Su proveedor de hosting puede agregar el certificado intermedio.',
  'certificate-handshake':
    'El servidor no establece una conexión cifrada que los navegadores acepten. Su proveedor de hosting puede activar TLS 1.2 y 1.3 y revisar el certificado.',
  unreachable: 'El servidor del sitio no respondió. Puede estar caído; inténtelo de nuevo.',
  timeout: 'El servidor del sitio tardó demasiado en responder.',
  'redirect-loop':
    'La dirección se redirige a sí misma sin fin. Un navegador tampoco podría abrirla.',
  'too-many-redirects': 'La dirección se redirige más de diez veces.',
  'not-http': 'Esa no es la dirección de una página web.',
  'blocked-by-robots':
    'El archivo robots.txt del sitio le pide a nuestro robot, IlumaAudit, que no lea nada. Respetamos esa decisión; permítale entrar si quiere un informe.',
  'budget-spent': 'Se alcanzó el límite de lectura antes de terminar.',
  'http-401':
    'El sitio pide una contraseña desde su primera página (error HTTP 401). Solo leemos páginas públicas.',
  'http-403':
    'El servidor se niega a mostrar la primera página a nuestro robot, IlumaAudit (error HTTP 403). Quizá lo bloquea un firewall o un ajuste del hosting; su proveedor de hosting puede permitirle entrar.',
  'http-404':
    'No hay ninguna página en esa dirección (error HTTP 404). Revise la dirección o indique la de la página de inicio.',
  'http-410':
    'La página de esa dirección fue retirada (error HTTP 410). Indique la de la página de inicio.',
  'http-429':
    'El servidor dice que recibió demasiadas solicitudes (error HTTP 429). Inténtelo más tarde.',
  'http-500':
    'El servidor del sitio responde con un error interno (error HTTP 500); sus visitantes seguramente también lo ven. Su proveedor de hosting puede encontrar la causa.',
  'http-502':
    'El sitio está caído: su servidor no recibe una respuesta válida del programa que genera las páginas (error HTTP 502). Su proveedor de hosting puede encontrar la causa.',
  'http-503':
    'El sitio está fuera de servicio por ahora (error HTTP 503), por ejemplo por mantenimiento. Inténtelo más tarde.',
  'http-504':
    'El sitio está caído: su servidor esperó demasiado al programa que genera las páginas (error HTTP 504). Su proveedor de hosting puede encontrar la causa.',
  'http-other':
    'En lugar de la primera página, el servidor responde con un error. Abra la dirección en un navegador para ver lo que ven sus visitantes.',
  'robots-unreachable':
    'El archivo robots.txt del sitio no responde, o responde con un error del servidor. Los robots entonces no leen nada, tampoco los de los buscadores. Su proveedor de hosting puede encontrar la causa.',
  challenge:
    'En lugar de la primera página, el sitio muestra a nuestro robot, IlumaAudit, una verificación contra robots, así que no pudimos leer nada. Su proveedor de hosting o su firewall puede permitirle entrar.',
  parked:
    'No hay ningún sitio en esta dirección: muestra una página provisional del registrador, del proveedor de hosting o del servidor. Revise la dirección; si es correcta, su proveedor de hosting puede decirle qué falta.',
  'under-construction':
    'El sitio está en construcción: solo hay una página de espera. Mídalo cuando esté en línea.',
  profile:
    'La dirección lleva a un perfil, una ficha o una página de enlaces, no a un sitio: no hay nada que medir. Haga la estimación; un sitio propio, aunque sea de una página, se encuentra mejor.',
  'error-page':
    'La primera página solo muestra un mensaje de error o de mantenimiento del programa del sitio, aunque el servidor responde que todo está bien (código HTTP 200): es probable que sus visitantes también lo vean. Su proveedor de hosting o su webmaster puede encontrar la causa.',
  framed:
    'Esta dirección solo muestra otro sitio dentro de un marco: no tiene contenido propio, y los buscadores no le atribuyen el del otro sitio. Mida el otro sitio y cambie el marco por una redirección permanente (código 301).',
  'not-a-page':
    'Esa dirección lleva a un archivo (un PDF, una imagen o datos) y no a una página web. Indique la de la página de inicio.',
  undecodable:
    'El servidor comprime la primera página sin decirlo, o anuncia una compresión que no es la correcta: los navegadores muestran caracteres ilegibles o un error. Su proveedor de hosting puede corregir este ajuste.',
  empty: 'La primera página del sitio está vacía: el servidor responde, pero sin ningún contenido.',
  'cut-off':
    'La respuesta del servidor se interrumpió antes del contenido de la primera página. Inténtelo de nuevo; si se repite, su proveedor de hosting puede encontrar la causa.',
  'too-little-judged':
    'Se pudo evaluar demasiado poco de este sitio como para que un puntaje tenga sentido, probablemente porque sus páginas se generan con scripts en el navegador.',
  abandoned: 'La auditoría se interrumpió varias veces de nuestro lado. Inténtelo de nuevo.',
  broken: 'La auditoría se detuvo por un problema nuestro. Inténtelo de nuevo.',
};
