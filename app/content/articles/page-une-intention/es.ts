import { chart, heading, list, paragraph, table, tip } from '../blocks.ts';
import type { ArticleText } from '../shape.ts';

export const es: ArticleText = {
  title: 'Una página, una intención, una acción',
  excerpt:
    'Cómo construir una página de destino que conteste a una sola búsqueda: promesa, pruebas, objeciones, formulario breve y un cambio a la vez.',
  tags: ['páginas de destino', 'conversión', 'formularios', 'redacción'],
  seoKeywords: [
    'página de destino eficaz',
    'textos para landing pages',
    'tasa de conversión',
    'formulario de contacto',
  ],
  blocks: [
    paragraph(
      'Una página de inicio recibe a todo el mundo: al cliente fiel, al candidato, al proveedor, al curioso. Una página de destino recibe a una sola persona, que llega de un anuncio, de un correo o de una búsqueda con una pregunta concreta. Su tarea es contestarla y proponer el paso siguiente. Nada más.',
    ),
    heading('Defina la intención de la página'),
    paragraph(
      'Complete esta frase: «Quien llega aquí quiere… y duda porque…». Si necesita un «y además», necesita dos páginas. Una propietaria que pregunta cuánto cuesta un techo y un administrador de edificios que busca un contrato de mantenimiento no leen lo mismo, aunque usted trabaje para los dos.',
    ),
    paragraph(
      '¿De dónde salen las palabras adecuadas? De las solicitudes que ya tiene. Relea sus últimos correos, escuche una llamada, pregunte a quien atiende el teléfono qué dudas se repiten. Sus clientes ya escribieron el borrador.',
    ),
    heading('Qué debe mostrar la primera pantalla'),
    paragraph(
      'En pocos segundos la persona debe saber que está donde quería. El titular usa las palabras de su búsqueda. Una frase explica qué obtiene y en qué condiciones. El botón dice lo que ocurre después: «Recibir una cotización» es más claro que «Enviar».',
    ),
    list(
      'Un titular con el servicio y el lugar, o con el servicio y el resultado.',
      'Una frase que despeja la duda principal.',
      'Un único botón, visible sin desplazarse y repetido más abajo.',
      'Una imagen real: el producto, el equipo, una obra. Nada de apretones de manos.',
    ),
    heading('Ejemplo: una primera pantalla reescrita'),
    paragraph(
      'Tomemos un técnico inventado que anuncia «reparación de aire acondicionado Monterrey». Su página anterior presentaba a la empresa. La nueva le habla a alguien que pasó la noche con calor.',
    ),
    table(
      'Ejemplo inventado: la primera pantalla de un técnico, antes y después',
      ['Elemento', 'Antes', 'Después'],
      [
        'Titular',
        'Bienvenidos a Climas del Norte',
        'Reparación de aire acondicionado en Monterrey',
      ],
      [
        'Frase',
        'Su satisfacción es nuestra prioridad',
        'Un técnico llega en dos días y cotiza la reparación en su casa',
      ],
      ['Botón', 'Enviar', 'Pedir una visita'],
      ['Imagen', 'Un apretón de manos', 'Un equipo reparado, con la fecha'],
      ['Prueba', '«Un equipo de expertos»', 'La reseña firmada de un cliente de Monterrey'],
    ),
    paragraph(
      'El titular nuevo usa [las palabras de los clientes](/blog-intelligent/mots-des-clients). La frase incluye un plazo, y hay que poder cumplirlo en plena ola de calor. Si no se puede, anuncie uno más largo.',
    ),
    heading('Muestre pruebas y responda a las dudas'),
    paragraph(
      'Una promesa sin pruebas no convence. Elija las que se puedan comprobar: una reseña firmada y fechada, un antes y un después, una certificación con su nombre, un caso contado. Ponga cada una junto a la afirmación que sostiene y no todas amontonadas al final.',
    ),
    paragraph(
      'Luego vienen las objeciones. ¿Cuánto se tarda? ¿Y si no me convence? ¿Quién viene a mi casa? Conteste con franqueza, precio incluido cuando sea posible. Un precio inicial, con lo que lo hace variar, es mejor que el silencio: sin precio, cada cual imagina uno, y casi nunca le favorece a usted.',
    ),
    heading('Un formulario que no haga perder el tiempo'),
    paragraph(
      'Ante cada campo, pregúntese qué hará con ese dato en la próxima hora. Si la respuesta es «nada», quítelo. Un nombre, una forma de contacto y la pregunta bastan casi siempre para empezar a hablar.',
    ),
    list(
      'Ponga las etiquetas encima de los campos: el texto gris desaparece al escribir.',
      'Acepte los números y las direcciones tal como los escribe la gente.',
      'Explique el error con palabras, junto al campo, sin borrar lo escrito.',
      'Diga cuándo contestará, y cúmplalo.',
      'Cuente en una frase qué hará con los datos recibidos.',
    ),
    tip(
      'Llene su propio formulario desde un teléfono, con una mano, un día de lluvia. Lo que le moleste ya ahuyentó a alguien.',
    ),
    paragraph(
      'Qué campos dejar y cuáles quitar, uno por uno, es el tema de otro artículo: [el formulario corto](/blog-intelligent/formulaire-court).',
    ),
    heading('Haga una página rápida y legible'),
    paragraph(
      'Si una página tarda en abrir, nadie llega a verla, por bonita que sea. Reduzca las imágenes, limite tipografías y scripts, evite los videos que arrancan solos. Compruebe también que se puede recorrer con el teclado, que los colores contrastan y que las imágenes con sentido están descritas. Ese cuidado sirve a las personas con discapacidad y a quien lee al sol o con un teléfono viejo.',
    ),
    table(
      'Umbrales publicados por Google y el W3C',
      ['Qué se mide', 'Umbral', 'Qué nota el visitante'],
      ['Aparición del elemento más grande (LCP)', '2.5 s como máximo', 'La página parece lista'],
      ['Respuesta al toque (INP)', '200 ms como máximo', 'El botón reacciona'],
      ['Saltos en pantalla (CLS)', '0.1 como máximo', 'El texto no se mueve'],
      ['Contraste del texto', '4.5 a 1 como mínimo', 'Se lee a pleno día'],
      ['Tamaño de un botón', '24 × 24 px como mínimo, con excepciones', 'El pulgar acierta'],
    ),
    paragraph(
      'Los tres primeros se juzgan con visitas reales: se [cumplen](https://web.dev/articles/vitals) cuando los respetan tres de cada cuatro. Para saber por dónde empezar, lea [cómo acelerar un sitio](/blog-intelligent/site-rapide); [la auditoría gratuita](/ila) señala qué frena el suyo.',
    ),
    heading('El orden de las partes, de arriba abajo'),
    paragraph(
      'Una página de destino se lee como una conversación: cada parte responde a la pregunta que deja abierta la anterior. Si duda del orden, parta de este y no lo cambie sin una razón.',
    ),
    list(
      'El título y su frase: ¿estoy en el lugar adecuado?',
      'Lo que la persona recibe, en unas pocas líneas concretas: ¿qué obtengo, y cuándo?',
      'La prueba más fuerte, muy cerca: ¿por qué creerle?',
      'El desarrollo, paso a paso: ¿qué ocurre si digo que sí?',
      'El precio, o lo que lo hace variar: ¿cuánto, más o menos?',
      'Las respuestas a las últimas dudas: ¿y si no me conviene?',
      'El formulario y el plazo de respuesta: ¿qué hago ahora?',
    ),
    paragraph(
      'Imprima la página y recórtela. Entregue los trozos en desorden a alguien que no conozca su oficio y pídale que los ordene. Donde dude, falta una frase. Si aparta un trozo, muchas veces usted puede prescindir de él. Pegue después lo que queda en una hoja nueva y léala de pie, con prisa, como la leerá quien llegue desde un anuncio.',
    ),
    heading('Que el anuncio y la página digan lo mismo'),
    paragraph(
      'Quien toca un anuncio espera la continuación de lo que acaba de leer. Si el anuncio habla de un equipo que no enfría, la página empieza por ahí. Google Ads toma en cuenta [la experiencia en la página de destino](https://support.google.com/google-ads/answer/14086): si el contenido es útil, si es fácil navegar, cuántos enlaces hay y qué hacía esperar el anuncio. También exige que la dirección mostrada y la página estén en el mismo dominio.',
    ),
    paragraph(
      'En una [campaña local](/blog-intelligent/campagne-locale), calcule una página por grupo de anuncios y no una por palabra clave. Si sus páginas solo van a cambiar de nombre de lugar, vea antes [qué hace útil a una página de ciudad](/blog-intelligent/pages-par-ville).',
    ),
    heading('Cómo comparar dos versiones sin engañarse'),
    paragraph(
      'Cambie una cosa a la vez, empezando por la de más peso: la promesa, luego la prueba, luego el formulario. El color de un botón queda para mucho después. Decida de antemano cuánto durará la prueba y qué va a contar. Con pocas visitas, ninguna prueba aclarará nada; mejor observe a unas cuantas personas usar la página y anote dónde se detienen.',
    ),
    paragraph(
      'Cuente las solicitudes útiles, no las solicitudes sin más. Una página que atrae mensajes sobre otro asunto solo le quita tiempo. Relacione cada solicitud con la página de la que viene, siga las que acaban en cliente y quédese con la versión que las trae.',
    ),
    chart(
      'Ejemplo inventado: dos versiones de una página, vistas mil veces cada una',
      { label: 'A: solicitudes', value: 46, shown: '46' },
      { label: 'A: solicitudes útiles', value: 12, shown: '12' },
      { label: 'B: solicitudes', value: 29, shown: '29' },
      { label: 'B: solicitudes útiles', value: 21, shown: '21' },
    ),
    paragraph(
      'En este ejemplo, la versión A ofrece un «precio al instante» y recibe más mensajes. La versión B dice desde cuánto cobra y en qué zona trabaja: le escriben menos personas, pero recibe casi el doble de solicitudes útiles. Se queda la B.',
    ),
    heading('Qué revisar un mes después de publicarla'),
    list(
      'Las solicitudes útiles de cada página, y de dónde vinieron.',
      'Las llamadas, [contadas aparte](/blog-intelligent/compter-les-appels), porque no pasan por el formulario.',
      'Cuánto tardó usted en contestar, comparado con lo que promete la página.',
      'Las preguntas que se repiten en los mensajes: su respuesta falta en la página.',
    ),
    paragraph(
      'Para un primer borrador, [la herramienta de páginas](/landing-page-intelligente) arma una a medida que usted responde. Si prefiere encargarla, vea qué incluye nuestro servicio de [páginas de destino](/services/landing-aimant).',
    ),
    paragraph(
      'Cuando una página funcione, no la amplíe. Haga otra para la intención siguiente. Así crece un sitio sin perder claridad.',
    ),
  ],
  sources: [
    {
      name: 'Google Ads: Página de destino, definición',
      address: 'https://support.google.com/google-ads/answer/14086',
    },
    { name: 'web.dev: Web Vitals', address: 'https://web.dev/articles/vitals' },
    {
      name: 'W3C: Contraste mínimo (WCAG 2.2)',
      address: 'https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum.html',
    },
    {
      name: 'W3C: Tamaño mínimo de los botones (WCAG 2.2)',
      address: 'https://www.w3.org/WAI/WCAG22/Understanding/target-size-minimum.html',
    },
  ],
};
