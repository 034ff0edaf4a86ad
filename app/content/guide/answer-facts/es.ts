import type { SomeGuideTexts } from '../shape.ts';

export const es = {
  'answer.json-ld': {
    title: 'Errores de JSON-LD: encontrarlos y corregirlos | Iluma',
    description:
      'Una coma de más, comillas curvas, tipos que no existen: los errores más comunes en los datos estructurados JSON-LD, cómo ubicarlos y corregirlos.',
    heading: 'Corrija los errores de sus datos estructurados JSON-LD',
    why: 'El JSON no perdona: una comilla curva pegada desde Word o una coma después del último elemento, y el lector descarta el bloque entero. Los errores de vocabulario son más silenciosos: «LocalBuisness» o «adress» se leen sin queja y no significan nada. [El ILA](/ila) revisa ambas cosas, con la lista oficial de tipos y propiedades de schema.org, y cita la línea.',
    see: 'validator.schema.org acepta una dirección o el código y subraya la línea con error. Search Console los agrupa en Mejoras → Datos estructurados no analizables. Basta revisar una página por plantilla, porque todas comparten el bloque.',
    mends: {
      wordpress:
        'Casi siempre es un bloque agregado a mano, en un tema hijo o en un campo de scripts del encabezado. Quítelo y deje que Yoast o Rank Math escriban el marcado.',
      wix: 'SEO de la página → Avanzado → Marcado de datos estructurados; el editor rechaza el JSON mal formado, pero no un tipo inventado.',
      shopify:
        'En Liquid, pase cada valor por el filtro json: "name": {{ shop.name | json }}. Si no, un nombre con comillas rompe el bloque.',
      squarespace:
        'Inyección de código de la página: edítela en un editor de texto plano, nunca en Word.',
      byHand:
        'Genere el bloque con JSON.stringify o json_encode en vez de escribirlo, y valídelo en sus pruebas. Los tipos empiezan con mayúscula y las propiedades con minúscula: «PostalAddress», pero «postalCode».',
    },
  },
  'answer.identity': {
    title: 'Datos Organization: nombre, logo y perfiles | Iluma',
    description:
      'Dígales a los buscadores y asistentes qué empresa está detrás del sitio: nombre, dirección web, logo y perfiles en los datos Organization.',
    heading: 'Declare quién es su empresa',
    why: 'Cuando alguien le pregunta a [un asistente](/guia/robots-de-ia) «¿quién es Taller Ruiz?», la respuesta se arma con pedazos: un sitio, un directorio, un perfil. Los datos Organization son los que los unen, y Google los usa para elegir el logo de su panel. Un [LocalBusiness](/guia/datos-estructurados-localbusiness) es una clase de organización, de modo que un solo objeto completo vale más que dos mitades que se contradicen.',
    see: 'Busque el nombre exacto de su empresa y mire el logo y los enlaces del panel. En la prueba de resultados enriquecidos, «Logotipo» y «Organización» no deben tener avisos. Hágales la pregunta también a dos asistentes y anote la dirección y el sitio que dan: una confusión con un homónimo se nota enseguida.',
    mends: {
      wordpress:
        'Yoast SEO → Ajustes → Representación del sitio: Organización, nombre, logo cuadrado de 112 píxeles o más, otros perfiles.',
      wix: 'Ajustes → Información del negocio: el nombre y el logo alimentan el marcado; complete ahí las redes sociales.',
      shopify:
        'Personalizar → Configuración del tema → Logo y Redes sociales; casi todos los temas escriben entonces el objeto Organization.',
      squarespace:
        'El logo sale del encabezado y el nombre, de Información del negocio: complete los dos.',
      byHand:
        '{"@type": "Organization", "@id": "https://sudominio.com/#organizacion", "name": …, "url": …, "logo": …, "sameAs": […]}. Reutilice ese @id como publisher de sus artículos.',
    },
  },
  'answer.questions': {
    title: 'Responder preguntas para que Google y la IA lo citen | Iluma',
    description:
      'Escriba una respuesta de una a tres frases justo debajo de cada pregunta, para que los fragmentos de Google y los asistentes puedan citarla. Ejemplos.',
    heading: 'Responda con brevedad, justo debajo de la pregunta',
    why: 'Un fragmento se recorta: la pregunta por un lado, las primeras frases por el otro. Si empiezan con «Es una excelente pregunta, depende de muchos factores», no hay nada que citar. Dé primero la cifra o el sí, y los matices después. [El ILA](/ila) también acepta una respuesta más larga si sus tres primeras frases caben en cuatrocientos caracteres.',
    see: 'Relea los encabezados que terminan en signo de pregunta y tape todo menos el primer párrafo: ¿se entiende solo? Busque luego la pregunta tal cual y compare con el fragmento. Las preguntas verdaderas están en su correo y en el cuadro «Más preguntas» de Google, a menudo mejor formuladas.',
    mends: {
      wordpress:
        'Bastan un encabezado de nivel 3 y un párrafo. El bloque FAQ de Yoast agrega un marcado que Google dejó de mostrar en mayo de 2026.',
      wix: 'En algunos diseños, la aplicación Wix FAQ carga las respuestas por script: revíselas en el código fuente.',
      shopify: 'Sirve una sección «Contenido desplegable»: el texto plegado se lee como el resto.',
      squarespace:
        'Use el bloque Acordeón, con la pregunta como título y una respuesta de dos frases.',
      byHand:
        '<h3>¿Cuánto cuesta un cambio de aceite?</h3> <p>De 900 a 1,400 pesos, según el aceite. Calcule 40 minutos.</p> Solo después, los detalles.',
    },
  },
  'answer.author': {
    title: 'Autor y fecha: firme y feche sus artículos | Iluma',
    description:
      'Por qué firmar y fechar los artículos ayuda a que lo citen, qué datos estructurados agregar (author, datePublished) y dónde activar esos campos.',
    heading: 'Firme y feche sus artículos',
    why: '«Publicado el 3 de marzo por Nadia Ruiz, ortesista desde 2009» dice tres cosas que un texto anónimo calla: quién habla, con qué autoridad y si todavía es cierto. Las pautas de Google sobre experiencia lo piden, y [los asistentes](/guia/robots-de-ia) prefieren fuentes con fecha cuando la pregunta toca precios, leyes o salud. Muestre la fecha de actualización, no solo la de creación.',
    see: 'Abra su artículo más leído como si no conociera el sitio: ¿encuentra un nombre y una fecha sin bajar? La prueba de resultados enriquecidos muestra author y datePublished en «Artículos». Firmar «El equipo» no alcanza: hay que poder hacer clic en un nombre y saber en dos líneas quién es. Pruebe también con uno antiguo.',
    mends: {
      wordpress:
        'Usuarios → Perfil → «Mostrar este nombre públicamente»: reemplace «admin». Agregue fecha y autor a la plantilla en Apariencia → Editor → Entradas individuales.',
      wix: 'Blog → Ajustes → Visualización: marque Autor y Fecha. Cada redactor tiene una página de perfil.',
      shopify:
        'Edite la entrada → Autor, a la derecha; luego Personalizar → Entrada de blog → Mostrar fecha y autor.',
      squarespace:
        'Engranaje de la entrada → Opciones → Autor; cómo se muestra se decide en los estilos del blog.',
      byHand:
        '<time datetime="2026-03-03">3 de marzo de 2026</time>, una firma con rel="author" y un objeto Article con los mismos valores.',
    },
  },
  'answer.tree': {
    title: 'Nombre de botones y campos: cómo usar aria-label | Iluma',
    description:
      'Un botón con solo un ícono no tiene nombre para un lector de pantalla ni para un asistente que reserva por alguien. Cómo encontrarlos y nombrarlos.',
    heading: 'Dele un nombre a cada botón y a cada campo',
    why: 'Una lupa, un carrito, tres rayas: el ojo adivina, la máquina lee «botón, botón, botón». Los agentes que completan formularios o piden citas por otra persona usan el mismo árbol de accesibilidad que los [lectores de pantalla](/guia/accesibilidad-web), y lo que no tiene nombre ahí les queda cerrado. El texto gris de ayuda dentro de un campo no cuenta, porque desaparece con la primera letra.',
    see: 'En Chrome, F12 → Elementos → Accesibilidad: seleccione el botón y lea «Nombre». VoiceOver (Mac, iPhone) y NVDA (Windows, gratuito) lo dicen en voz alta; pruébelo sin mirar la pantalla. Empiece por el menú plegado.',
    mends: {
      wordpress:
        'Contact Form 7: envuelva cada campo en un <label>. En Elementor, el widget Icono tiene un campo de nombre accesible en Avanzado.',
      wix: 'Clic en el elemento → Ajustes → Accesibilidad → Nombre. Los campos de formulario tienen un «Título del campo», que conviene mostrar.',
      shopify:
        'Los íconos del tema llevan un texto oculto (visually-hidden); las secciones a medida suelen olvidarlo.',
      squarespace:
        'Los botones de texto y los íconos sociales ya tienen nombre. Los bloques de código quedan a su cargo.',
      byHand:
        '<button aria-label="Cerrar">, <label for="correo">Correo</label> <input id="correo">. Si hay lugar, prefiera el texto visible: quien maneja el sitio por voz puede decir lo que ve.',
    },
  },
} satisfies SomeGuideTexts;
