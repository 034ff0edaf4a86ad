import { chart, heading, list, paragraph, table, tip } from '../blocks.ts';
import type { ArticleText } from '../shape.ts';

export const es: ArticleText = {
  title: 'Cómo hacer que su sitio cargue rápido en celulares',
  excerpt:
    'Las tres medidas de velocidad de Google, cómo leer las suyas gratis y qué corregir primero: fotos, mapas y videos, scripts, tipografías y hosting.',
  tags: ['velocidad de carga', 'Core Web Vitals', 'sitio móvil', 'imágenes'],
  seoKeywords: [
    'acelerar un sitio web',
    'velocidad de carga en celular',
    'métricas web esenciales',
    'página lenta en el celular',
  ],
  blocks: [
    paragraph(
      'Son las cinco de la tarde y alguien olvidó encargar el pastel de cumpleaños. Desde el autobús busca una pastelería cercana y toca el nombre de la suya. La pantalla queda en blanco, la foto baja por franjas y, justo cuando va a tocar «Hacer un pedido», el botón cambia de lugar. La persona retrocede y elige otra. Usted no llega a enterarse de la visita ni de la venta que perdió.',
    ),
    paragraph(
      'Lo que sigue le permite medir su sitio tal como lo vivió esa persona, encontrar qué lo hace lento y corregirlo en el orden que más conviene. Buena parte se arregla desde la herramienta con que se hizo el sitio. Para lo demás, sabrá qué pedir y cómo comprobar que quedó bien.',
    ),
    heading('Las tres medidas de velocidad de Google'),
    paragraph(
      'Google resume la experiencia de una página en tres medidas, conocidas como [métricas web esenciales](https://web.dev/articles/vitals) (Core Web Vitals). Cada una tiene un límite que deben cumplir al menos tres de cada cuatro visitas; en los informes aparece como «percentil 75». Por eso no basta con que la página abra rápido en su oficina: también tiene que hacerlo en el autobús.',
    ),
    table(
      'Límites publicados por Google, que debe cumplir el 75% de las visitas',
      ['Medida', 'Lo que nota la persona', 'Bueno', 'Deficiente'],
      ['LCP', 'Aparece el contenido principal', '2.5 s o menos', 'más de 4 s'],
      ['INP', 'La página responde al toque', '200 ms o menos', 'más de 500 ms'],
      ['CLS', 'La página no se mueve', '0.1 o menos', 'más de 0.25'],
    ),
    paragraph(
      'El LCP cronometra la llegada de la foto grande o del título. El INP mide la espera entre un toque y su efecto visible: un menú que se abre, una casilla que se marca. El CLS calcula cuánto salta la página mientras uno intenta usarla. Por su culpa se toca el botón equivocado.',
    ),
    paragraph(
      'La velocidad influye en los resultados de búsqueda, pero [Google advierte](https://developers.google.com/search/docs/appearance/page-experience) que unas buenas cifras no garantizan el primer puesto. Acelere el sitio por quienes ya llegaron a él. Lo demás que cuenta está en [cómo ordena Google los resultados](/comprendre-google).',
    ),
    heading('Cómo medir gratis la velocidad de su sitio'),
    paragraph(
      'Mida tres páginas: la de inicio, la del servicio que más vende y la de contacto. Use las direcciones exactas a las que llevan sus anuncios y su perfil de Google.',
    ),
    list(
      '[PageSpeed Insights](https://pagespeed.web.dev), pestaña de móviles. Arriba verá a sus visitantes reales de los últimos 28 días, si son suficientes; abajo, una sola prueba de laboratorio.',
      'El informe de métricas web de Search Console, que agrupa las páginas parecidas y señala las que fallan.',
      '[Nuestra auditoría gratuita](/ila), que carga la página varias veces y se queda con la mediana.',
      'Su propio celular, con el wifi apagado y en una ventana privada.',
    ),
    paragraph(
      'Las dos mitades de PageSpeed Insights no siempre coinciden. Google se guía por los visitantes reales, aunque solo cuenta a los de Chrome y [deja fuera los iPhone](https://developer.chrome.com/docs/crux/methodology). Un sitio pequeño muchas veces no figura, por falta de visitas. En ese caso apóyese en la prueba de laboratorio: repítala tres veces y quédese con el resultado del medio.',
    ),
    heading('Reduzca el peso de las fotos'),
    paragraph(
      'Empiece por aquí: suele ser lo que más rinde con menos trabajo. La foto tal como sale de la cámara es mucho más grande que la pantalla donde se verá, y cada visitante descarga lo que sobra.',
    ),
    list(
      'Reduzca el tamaño antes de publicar: 1,600 píxeles de ancho para una foto a todo lo ancho, la mitad para una miniatura.',
      'Guarde las fotos en WebP o AVIF y deje SVG para el logotipo.',
      'Indique el ancho y el alto de cada imagen, para que se le reserve el lugar.',
      'Deje para después la carga de las fotos de abajo, nunca la de la foto grande de arriba.',
      'Cambie el carrusel por una sola foto buena.',
    ),
    tip(
      'Para saber cuánto pesa una foto ya publicada, ábrala en otra pestaña de la computadora, guárdela y mire el tamaño del archivo. Si pasa de 500 kB, haga una versión más liviana.',
    ),
    heading('Revise los mapas, los videos y los scripts'),
    paragraph(
      'Un mapa incrustado, un video, un módulo de reseñas, una burbuja de chat: cada uno trae archivos de otro sitio. Retrasan lo que se ve y, sobre todo, la respuesta al toque, porque el celular está ocupado con ese código cuando llega el dedo.',
    ),
    paragraph(
      'Anote todo lo que carga la página de inicio y quién usa cada cosa. Quite lo que ya nadie mira. Ponga en lugar del mapa y del video una imagen que abra el original al tocarla. Lo que quede, que espere a que la página esté a la vista; quien programa su sitio conoce el atributo «defer». Y antes de sumar otra herramienta para saber de dónde llegan sus clientes, lea [cómo contar las llamadas](/blog-intelligent/compter-les-appels).',
    ),
    paragraph(
      'Cuidado también con los avisos que se insertan en la parte superior: empujan todo hacia abajo y suben el CLS. Un aviso que flota al pie de la pantalla no desplaza el texto.',
    ),
    heading('Use pocas tipografías y livianas'),
    paragraph(
      'Cada grosor y cada cursiva es un archivo más. Con una tipografía para los títulos y otra para el texto, casi cualquier negocio tiene suficiente. Pida el formato WOFF2, que los archivos estén en su propio dominio y que [se muestre enseguida una letra de reemplazo](https://web.dev/articles/font-best-practices); así se puede leer antes de que llegue la decorativa.',
    ),
    heading('Compruebe cuánto tarda en responder el hosting'),
    paragraph(
      'Antes de la primera foto, tiene que contestar el servidor. Google aconseja recibir los primeros datos [en 800 milisegundos o menos](https://web.dev/articles/ttfb). Si el suyo tarda más, haga tres preguntas a su proveedor. ¿Está activado el caché de páginas? ¿Se comprimen los textos? ¿El servidor, o una red de distribución, está cerca de mis clientes? Wix, Shopify y Squarespace se ocupan de eso; en WordPress, empiece por borrar los plugins que no usa.',
    ),
    heading('Ejemplo: la página de inicio de una pastelería'),
    paragraph(
      'Veamos un ejemplo inventado. La página pesa 4.9 MB. Lighthouse, la herramienta de prueba de Google, simula una conexión lenta de [1.6 megabits por segundo](https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md); a esa velocidad, cada megabyte tarda cinco segundos. La dueña corrige una cosa a la vez y vuelve a pesar la página.',
    ),
    table(
      'Ejemplo: peso de la página antes y después, en megabytes',
      ['Parte', 'Antes', 'Después', 'Corrección'],
      ['Fotos', '2.8', '0.4', 'Una foto reducida en vez del carrusel'],
      ['Mapa y video', '1.1', '0.1', 'Se cargan al tocarlos'],
      ['Scripts', '0.5', '0.2', 'Se quitó el chat'],
      ['Tipografías', '0.4', '0.1', 'Dos archivos en vez de seis'],
      ['Texto y estilos', '0.1', '0.1', 'Sin cambios'],
      ['Total', '4.9', '0.9', 'Cuatro correcciones'],
    ),
    chart(
      'Ejemplo: segundos para descargar todo a 1.6 Mbps, después de cada corrección',
      { label: 'Al principio', value: 24.5, shown: '24.5 s' },
      { label: 'Fotos reducidas', value: 12.5, shown: '12.5 s' },
      { label: 'Mapa y video al tocar', value: 7.5, shown: '7.5 s' },
      { label: 'Scripts revisados', value: 6, shown: '6 s' },
      { label: 'Tipografías livianas', value: 4.5, shown: '4.5 s' },
    ),
    paragraph(
      'Estos segundos no son el LCP: si la foto principal va primero, puede verse mucho antes de que termine la descarga. Muestran dónde se va el tiempo. En el ejemplo, más de la mitad de la mejora viene de las fotos. El cambio de hosting que la dueña tenía pensado no le habría quitado peso a la página.',
    ),
    heading('Errores que conviene evitar'),
    list(
      'Perseguir un puntaje de 100 en el laboratorio. Con cumplir los tres límites entre sus visitantes alcanza.',
      'Instalar dos plugins de optimización que hacen lo mismo: se estorban y a veces descomponen un menú.',
      'Medir solo la página de inicio, cuando sus anuncios pagan clics hacia [una página de destino](/blog-intelligent/page-une-intention).',
      'Cambiar todo el mismo día y no saber qué ayudó.',
      'Pedir «un sitio más rápido». Pida algo comprobable: «LCP de menos de 2.5 s en celular, página de contacto».',
    ),
    tip(
      'Después de cada corrección, envíese un mensaje por el formulario y toque el número de teléfono. Un botón que dejó de funcionar sale más caro que una página lenta.',
    ),
    heading('Qué mirar un mes después'),
    paragraph(
      'Los datos de visitantes reales abarcan 28 días, de modo que sus arreglos se reflejan por completo en cosa de un mes. Anote la fecha de cada cambio, vuelva a medir las mismas tres páginas y compare. Después mire lo que sostiene el negocio: las llamadas, los [formularios completados](/blog-intelligent/formulaire-court), los pedidos hechos desde un celular.',
    ),
    paragraph(
      'Pese la página de inicio cada temporada y cada vez que le ofrezcan un módulo más. La [guía paso a paso](/guide) trae el ajuste exacto para WordPress, Wix, Shopify y Squarespace. Si el sitio es demasiado viejo para aligerarlo, una [página de destino](/services/landing-aimant) nueva para su servicio principal puede servirle mientras lo rehace.',
    ),
  ],
  sources: [
    { name: 'web.dev: Web Vitals', address: 'https://web.dev/articles/vitals' },
    {
      name: 'Google: About PageSpeed Insights',
      address: 'https://developers.google.com/speed/docs/insights/v5/about',
    },
    {
      name: 'Chrome: CrUX methodology',
      address: 'https://developer.chrome.com/docs/crux/methodology',
    },
    {
      name: 'Google: Understanding page experience in Google Search results',
      address: 'https://developers.google.com/search/docs/appearance/page-experience',
    },
    {
      name: 'Lighthouse: Network throttling',
      address: 'https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md',
    },
  ],
};
