import type { SomeGuideTexts } from '../shape.ts';

export const es = {
  'answer.bots': {
    title: 'Robots de IA: permitir ChatGPT, Claude y Perplexity | Iluma',
    description:
      'Qué robots de IA leen su sitio, cuáles sirven para responder y cuáles para entrenar modelos, y cómo permitirlos o rechazarlos uno por uno.',
    heading: 'Deje entrar a los robots que responden a sus clientes',
    why: 'Se suele bloquear de más: una línea «prohibir la IA» cierra a la vez el entrenamiento, que no le aporta nada, y la búsqueda, que le trae gente. OpenAI los separa: GPTBot aprende, OAI-SearchBot busca, ChatGPT-User abre una página porque alguien lo pidió. Anthropic y Perplexity hacen lo mismo. [El ILA](/ila) solo quita puntos por los que buscan o responden.',
    see: 'Abra sudominio.com/robots.txt y lea los grupos que nombran a estos robots; un grupo «*» vale para todos los demás. Pídale también a ChatGPT, con la búsqueda activada, que resuma su página de inicio.',
    mends: {
      wordpress:
        'Algunos plugins de seguridad y algunos hostings agregan la regla sin decirlo: busque «AI crawlers» en sus ajustes y luego en Yoast SEO → Optimización del rastreo.',
      wix: 'SEO → Editor de robots.txt. Quite los grupos de búsqueda y conserve, si quiere, los de entrenamiento.',
      shopify:
        'Temas → Editar código → robots.txt.liquid, si existe esa plantilla; si no, Shopify no bloquea a ninguno.',
      squarespace:
        'Configuración → Rastreadores → el interruptor de IA cierra la lista entera de una vez: lea qué robots contiene antes de usarlo.',
      byHand:
        'User-agent: GPTBot y Disallow: / para el entrenamiento; User-agent: OAI-SearchBot y Allow: / para la búsqueda. Un grupo por robot, porque el que encuentra su nombre ignora el grupo «*».',
    },
  },
  'answer.same-content': {
    title: '¿Su firewall bloquea a los robots de IA? | Iluma',
    description:
      'Cloudflare o un plugin de seguridad pueden rechazar a los asistentes sin dejar rastro. Cómo saberlo y cómo abrir el paso sin bajar la guardia.',
    heading: 'Muestre a los robots la misma página que al público',
    why: 'Desde julio de 2025, Cloudflare bloquea por defecto a los [robots de IA](/guia/robots-de-ia) en los dominios nuevos. El dueño ve su sitio normal; el asistente recibe un código 403, o una página «Verificando su navegador» de treinta palabras. [El ILA](/ila) pide la página como visitante y como robot, y compara las palabras: por debajo del 80%, algo está filtrando. Mostrarles a propósito otra cosa a los robots se llama encubrimiento, y Google lo sanciona.',
    see: 'En una terminal: curl -A "OAI-SearchBot" -I https://sudominio.com. Un 200 es buena señal; un 403 o un 503, no. En Cloudflare, Seguridad → Eventos nombra la regla que lo hizo. El informe da las dos cantidades de palabras.',
    mends: {
      wordpress:
        'Wordfence → Firewall → Bloqueo y Límite de velocidad: ponga a los robots conocidos en la lista permitida. Los plugins de caché no deberían intervenir.',
      wix: 'Wix filtra por su cuenta y deja pasar a los robots declarados; usted solo revisa robots.txt.',
      shopify:
        'El firewall no se ajusta, pero una aplicación contra copias puede esconder el texto: desactívela y compare.',
      squarespace:
        'Nada que ajustar fuera de Configuración → Rastreadores. Squarespace desaconseja poner un proxy de Cloudflare adelante.',
      byHand:
        'Cloudflare: AI Crawl Control → permita robot por robot. En su servidor, compruebe el rango de IP publicado y no el nombre, que cualquiera imita.',
    },
  },
  'answer.raw-text': {
    title: 'Texto sin JavaScript: lo que leen los robots de IA | Iluma',
    description:
      'Los asistentes casi nunca ejecutan scripts. Cómo ver su página como ellos, cuánto texto no ven y cómo hacerla legible sin rehacer el sitio.',
    heading: 'Haga que su texto se lea sin JavaScript',
    why: 'Google ejecuta los scripts, en dos pasos y con demora. La mayoría de los robots de [los asistentes](/guia/robots-de-ia) no los ejecuta, así que una página que llega vacía y se llena después les parece en blanco. [El ILA](/ila) compara las palabras que muestra un navegador con las del HTML recibido y pide el 60%, lo que deja margen para menús y reseñas que cargan más tarde.',
    see: 'Vea el código fuente (Ctrl + U, no el inspector) y busque una frase de la página. Si no está, la escribe un script. Otra prueba: apague JavaScript en los ajustes del sitio del navegador y recargue.',
    mends: {
      wordpress:
        'Las páginas las escribe el servidor, salvo lo que cargan algunos módulos de reseñas, de menú o de reservas: repita lo esencial como texto.',
      wix: 'Wix envía el texto de sus páginas; las aplicaciones agregadas y los elementos de Velo llenados por código quedan fuera.',
      shopify:
        'Los temas Liquid se leen bien. Una tienda Hydrogen o un constructor externo necesita generar el HTML en el servidor.',
      squarespace:
        'Los bloques propios pasan; un bloque de código que llama a un servicio externo, no.',
      byHand:
        'Con React, Vue o Angular, pase a un framework que genere HTML (React Router, Next, Nuxt, Astro), al menos para la página de inicio y los servicios. Revise primero precios y horarios: es lo que más les preguntan a los asistentes.',
    },
  },
  'answer.llms-txt': {
    title: 'llms.txt: ¿hace falta crear uno? | Iluma',
    description:
      'Qué es el archivo llms.txt, quién lo lee hoy en realidad, por qué no suma al puntaje y cómo escribir uno en diez minutos si de todos modos lo quiere.',
    heading: '¿Conviene crear un archivo llms.txt?',
    why: 'La propuesta es de septiembre de 2024: un archivo Markdown en la raíz que presenta el sitio y lista sus páginas principales. Ni OpenAI, ni Google, ni Anthropic han dicho que sus robots lo usen para responder, y los registros de los servidores muestran pocas peticiones. Se usa sobre todo en documentación técnica. Por eso lo señalamos sin quitar un solo punto. Si tiene poco tiempo, una buena [página de preguntas](/guia/responder-preguntas) y respuestas le servirá más.',
    see: 'Abra sudominio.com/llms.txt. En los registros de su hosting, cuente cuántas veces lo pidieron en un mes; es la única cifra que le importa.',
    mends: {
      wordpress:
        'Yoast SEO → Ajustes → Funciones del sitio → llms.txt lo escribe a partir de sus páginas recientes. Rank Math tiene la misma opción.',
      wix: 'Wix publica uno para los sitios con dominio, con sus páginas y los datos del negocio.',
      shopify:
        'No se pueden subir archivos a la raíz. Una aplicación lo logra con un proxy, pero casi no vale la pena.',
      squarespace: 'No está previsto: una página común «/llms» no responde en la ruta correcta.',
      byHand:
        'Un título (# Nombre), una cita de una frase (> Lo que hace) y listas de enlaces, cada uno con su descripción. Manténgalo al día o bórrelo, porque una lista vieja engaña a los pocos que la leen.',
    },
  },
} satisfies SomeGuideTexts;
