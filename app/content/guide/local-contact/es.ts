import type { SomeGuideTexts } from '../shape.ts';

export const es = {
  'local.phone': {
    title: 'Teléfono con enlace: que lo llamen con un toque | Iluma',
    description:
      'Escriba el teléfono en texto en cada página y conviértalo en un enlace de llamada (tel:), con el ajuste exacto en WordPress, Wix, Shopify y Squarespace.',
    heading: 'Haga que su teléfono se pueda marcar con un toque',
    why: 'Hay tres fallas parecidas: el número no está, está sin enlace, o el enlace marca un número distinto del que se lee. La tercera es la peor, porque usted no la ve: quedó de una plantilla vieja, y sus llamadas suenan en otra parte. Un número escondido tras la palabra «Llámenos» no le sirve a quien está en la computadora, ni a Google, que compara las cifras con las de [su perfil](/guia/perfil-de-google-y-sitio).',
    see: 'Abra el sitio en un celular y toque el número de arriba y el de abajo: la llamada debe prepararse hacia la línea correcta. En la computadora, pase el cursor por encima y lea la dirección en la esquina de la ventana.',
    mends: {
      wordpress:
        'Seleccione el número → ícono de enlace → escriba tel:+525555550123. Para tenerlo en todas partes, hágalo en el pie: Apariencia → Editor.',
      wix: 'Seleccione el texto → Enlace → Teléfono. En el celular: Editor móvil → Barra de acciones rápidas → Llamar.',
      shopify:
        'Personalizar → Encabezado → barra de anuncios: escriba el número y ponga tel:+525555550123 en el campo de enlace.',
      squarespace:
        'Seleccione el texto → Enlace → Teléfono. El pie de página se edita una vez para todo el sitio.',
      byHand:
        '<a href="tel:+525555550123">55 5555 0123</a>: el código del país en el enlace, la escritura de siempre en pantalla. Si atiende por WhatsApp, agregue también https://wa.me/ con el mismo número.',
    },
  },
  'local.address': {
    title: 'Dirección del negocio: dónde ponerla en el sitio | Iluma',
    description:
      'Dónde mostrar la dirección de un negocio y en qué forma, qué escribir si atiende a domicilio y cómo cargarla en cada plataforma de sitios web.',
    heading: 'Ponga la dirección de su negocio en el sitio',
    why: 'Un [mapa incrustado](/guia/como-llegar) no reemplaza la dirección: viene de Google, no de usted, y un buscador no puede leer nada en él. El texto del pie de página es lo que confirma [su perfil](/guia/perfil-de-google-y-sitio) y lo que distingue a dos negocios del mismo nombre. Si trabaja en casa de sus clientes, no hace falta publicar la suya: «Atendemos en Zapopan y Tlaquepaque» cuenta igual.',
    see: 'Intente copiar la dirección desde la página de inicio. Si no puede, está en una imagen o en un marco. Péguela después en Google Maps: el marcador debe caer en su puerta.',
    mends: {
      wordpress:
        'Apariencia → Editor → Pie de página → agregue un párrafo. Rank Math la pasa a los buscadores en Títulos y meta → SEO local.',
      wix: 'Ajustes → Información del negocio, donde Wix la guarda para los datos estructurados. Escríbala también en el pie, como texto.',
      shopify:
        'Configuración → Información de la tienda no la muestra en ningún lado: agregue un bloque de texto al pie del tema.',
      squarespace:
        'Configuración → Información del negocio y, además, un bloque de texto en el pie de página.',
      byHand:
        'Conviene el elemento <address>: calle, número, interior, colonia o barrio, ciudad, código postal. Escriba la calle como lo hace el correo de su país y use la misma forma en todos los directorios.',
    },
  },
  'local.hours': {
    title: 'Cómo mostrar el horario de atención en su sitio | Iluma',
    description:
      'Dónde escribir el horario de un negocio, cómo mantenerlo igual en el sitio, el perfil de Google y los mapas, y qué hacer con los feriados y los cierres.',
    heading: 'Muestre su horario de atención, igual en todas partes',
    why: 'Un horario equivocado cuesta más que uno ausente: quien encuentra la puerta cerrada el sábado no vuelve, y lo cuenta en una reseña. [El ILA](/ila) compara tres lugares, el texto de las páginas, los [datos estructurados](/guia/datos-estructurados-localbusiness) y [OpenStreetMap](/guia/openstreetmap), y nombra los días en que no coinciden. Google, por su parte, toma «Abierto» o «Cerrado» de su perfil y lo usa en las búsquedas de «abierto ahora».',
    see: 'Lea lado a lado el pie de página, la página de contacto y su perfil de Google, día por día. Si no puede seleccionar el horario con el cursor, es parte de una imagen, y un buscador no lo lee.',
    mends: {
      wordpress:
        'Escriba el horario una sola vez, en el pie de página: Apariencia → Editor → Partes de plantilla → Pie de página, o Apariencia → Widgets si el tema es clásico. El plugin Yoast Local SEO completa a la vez los datos estructurados.',
      wix: 'Los datos de contacto están en Panel de control → Ajustes → Información del negocio. Después agregue el horario como texto en la sección de pie de página, que se repite en todo el sitio.',
      shopify:
        'Tienda online → Temas → Personalizar → Pie de página: agregue un bloque de texto. Si ofrece retiro en tienda, revise también Configuración → Envío y entrega.',
      squarespace:
        'Configuración → Información del negocio → Horario de atención; luego agregue al pie de página el bloque que lo muestra.',
      byHand:
        'Basta una lista: «Lunes a viernes, de 9 a.m. a 6 p.m.». En el JSON-LD, escriba "openingHours": "Mo-Fr 09:00-18:00". Los feriados van en el perfil de Google, en Horario especial.',
    },
  },
  'local.directions': {
    title: 'Cómo llegar: agregue un enlace de Google Maps | Iluma',
    description:
      'Ponga bajo la dirección un enlace que abra la ruta en Google Maps, Apple Maps o Waze, sin mapas pesados ni rastreadores, en cada plataforma.',
    heading: 'Agregue un enlace para llegar a su negocio',
    why: 'Quien tiene que copiar su dirección en otra aplicación a veces se queda en el camino, literalmente. Un enlace alcanza, y suele ser mejor que un mapa incrustado: el de Google carga cerca de un megabyte de scripts y deja [cookies](/guia/rastreadores-sin-consentimiento) antes de que nadie acepte. Las solicitudes de ruta, además, se cuentan en las estadísticas de [su perfil](/guia/perfil-de-google-y-sitio).',
    see: 'Desde un celular, toque la dirección de la página de contacto: la aplicación de mapas debe abrirse en su puerta y no en el centro de la ciudad. Pruebe también desde una computadora, y de nuevo después de una mudanza.',
    mends: {
      wordpress:
        'En Google Maps, Compartir → Copiar enlace, y péguelo como enlace de la dirección en su bloque de contacto. El componente de rutas de un constructor hace lo mismo.',
      wix: 'Agregar → Contacto → Google Maps para un mapa, o un simple botón «Cómo llegar» con una dirección web.',
      shopify:
        'Página de contacto → seleccione la dirección → Insertar enlace. La sección Mapa de algunos temas pide una clave de API; el enlace no.',
      squarespace:
        'El bloque Mapa muestra dónde está. Ponga debajo un botón con el enlace compartido, porque el mapa solo no inicia la navegación.',
      byHand:
        '<a href="https://www.google.com/maps/dir/?api=1&destination=Av.+Juárez+120+Puebla">Cómo llegar</a> abre la aplicación instalada. Indique dónde estacionar y la parada más cercana.',
    },
  },
  'local.contact': {
    title: 'Botón de contacto en la página de inicio | Iluma',
    description:
      'Un enlace de contacto, un número para llamar o un formulario debe estar a un clic del inicio. Dónde ponerlo, cómo llamarlo y el ajuste por plataforma.',
    heading: 'Ponga una forma de contacto en la página de inicio',
    why: 'Quien le quiere escribir ya se decidió; solo hay que no desanimarlo. «Nosotros → Equipo → Escríbanos» lo obliga a buscar; un botón arriba a la derecha lo espera. La palabra también pesa: «Pedir cotización» o «Reservar mesa» dice qué va a pasar, mejor que «Contacto», sobre todo en una pantalla chica donde el menú se pliega.',
    see: 'Dele su celular a alguien que no conozca el sitio y pídale que se comunique con usted, sin ayuda. Si tarda más de cinco segundos o de dos [toques](/guia/tamano-de-los-botones), el botón está mal puesto. Envíese después [un mensaje de prueba](/guia/spf-y-dmarc): ¿llega, y a quién? Repítalo tras cada cambio de menú.',
    mends: {
      wordpress:
        'Apariencia → Menús: ponga la página de contacto al final, con la clase de botón si el tema la ofrece. Un bloque Botones en el banner hace el resto.',
      wix: 'Agregue el botón al encabezado para que aparezca en todas partes. Wix Bookings ofrece uno para citas.',
      shopify:
        'Cree una página con la plantilla «contact» y vaya a Contenido → Menús → Menú principal → Agregar elemento.',
      squarespace:
        'Editar encabezado → Agregar elementos → Botón, y apúntelo a la página de contacto.',
      byHand:
        'Un enlace <a href="/contacto"> en el encabezado y, en pantallas chicas, una barra inferior con Llamar y Escribir. Pruebe el formulario una vez al mes.',
    },
  },
} satisfies SomeGuideTexts;
