import type { EditorialPage } from '../shape.ts';

export const es: EditorialPage = {
  name: 'Módulo LandingPage',
  summary:
    'El módulo que genera páginas creadas para una sola acción: llamar, reservar o escribir.',
  title: 'LandingPage: generador de páginas de destino | Iluma',
  description:
    'El módulo LandingPage crea páginas hechas para una sola acción: llamar, reservar o escribir. Pruébelo con su propio texto, sin registrarse.',
  head: {
    eyebrow: 'Módulo LandingPage',
    title: { before: 'Cree una página de destino para ', emphasis: 'una acción', after: '' },
    lead: 'Un título, una prueba y un botón. Usted escribe y el módulo arma la página al instante.',
    button: 'Probar la demostración',
    second: 'Encargar la página al equipo',
  },
  blocks: [
    {
      kind: 'cards',
      title: { before: 'Lo que la página ', emphasis: 'contiene', after: '' },
      lead: 'Lo que ayuda al visitante a decidir.',
      items: [
        {
          title: 'Un título que responde',
          text: 'A la búsqueda o al anuncio que trajo a la persona.',
        },
        {
          title: 'Una prueba',
          text: 'Una reseña, una foto, una cifra que usted puede defender.',
        },
        { title: 'Un solo botón', text: 'Siempre el mismo, repetido donde hace falta.' },
        {
          title: 'Un formulario corto',
          text: 'Lo necesario para devolver la llamada.',
        },
      ],
    },
    {
      kind: 'steps',
      title: { before: 'Cómo armar ', emphasis: 'la vista previa', after: '' },
      lead: 'Cuatro pasos cortos y algunos ajustes. La vista previa cambia con cada respuesta.',
      items: [
        {
          title: 'Diga a qué se dedica',
          text: 'Con las palabras de un cliente: «cerrajero», no «soluciones de acceso». Para encontrarlas, lea [cómo buscan sus clientes](/blog-intelligent/mots-des-clients).',
        },
        {
          title: 'Indique el lugar',
          text: 'Una ciudad o un barrio. El módulo propone entonces un título que une el oficio y el lugar.',
        },
        {
          title: 'Elija la acción',
          text: 'Llamar, reservar, pedir precio o ver cómo llegar. De esa opción salen el botón y la frase debajo del título.',
        },
        {
          title: 'Personalícela',
          text: 'Su propio título, su prueba, el texto del botón y uno de tres colores.',
        },
        {
          title: 'Guárdela o envíela',
          text: 'La dirección de la página contiene sus ajustes. Cópiela, o envíe la vista previa junto con su solicitud.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Ejemplo: una página para una peluquería de Coyoacán',
      mark: 'check',
      paragraphs: [
        'Inventemos un caso. La dueña escribe «peluquería», después «Coyoacán», y elige «Reservar cita». El módulo propone «Peluquería en Coyoacán, sin esperas». Como los sábados sí hay que esperar, ella prefiere «Peluquería en Coyoacán: aparte su cita desde el celular».',
        'Debajo del título, una frase promete que la confirmación llega al momento. La dueña comprueba que su agenda de verdad la envía. Luego cambia la reseña de ejemplo por la de una clienta que aceptó aparecer con su nombre. El botón queda en «Apartar mi cita».',
        'Entonces abre la vista previa en su celular y se pregunta si alguien que buscó «peluquería Coyoacán» sabría qué hacer en cinco segundos. Después nos envía el enlace.',
      ],
      points: [
        'Un título que el anuncio pueda repetir palabra por palabra: la ayuda de Google Ads menciona [la relevancia de la página y lo que el anuncio hace esperar](https://support.google.com/google-ads/answer/14086) entre lo que cuenta para la calidad',
        'Una prueba que exista: vea cómo [pedir reseñas](/blog-intelligent/avis-google)',
        'Una sola intención por página, como explica [este artículo](/blog-intelligent/page-une-intention)',
      ],
    },
    {
      kind: 'prose',
      title: 'Lo que la vista previa no hace',
      mark: 'x',
      paragraphs: [
        'La demostración ayuda a encontrar las palabras y su orden. No publica ninguna página: el botón de la vista previa no llama a nadie y el formulario todavía no aparece.',
      ],
      points: [
        'No lleva foto ni logotipo',
        'La frase debajo del título depende de la acción y aquí no se puede cambiar',
        'La pestaña «Analítica» muestra un mes inventado, para aprender a leer visitas y solicitudes',
        'No corrige la ortografía: pida a alguien que la lea',
      ],
    },
    {
      kind: 'prose',
      title: 'De la vista previa a una página que recibe solicitudes',
      mark: 'check',
      paragraphs: [
        'Puede dar la vista previa a quien maneja su sitio, o encargarnos [la página de destino completa](/services/landing-aimant). En ambos casos queda el mismo trabajo antes de pagar el primer clic.',
      ],
      points: [
        'Un [formulario corto](/blog-intelligent/formulaire-court), probado en un celular',
        'Un número que se marca con un toque, y una forma de [contar las llamadas](/blog-intelligent/compter-les-appels)',
        'Una página que abra rápido, también con datos móviles: vea [cómo aligerarla](/blog-intelligent/site-rapide)',
        'Una confirmación en pantalla que diga cuándo va a responder',
        'Una nota sobre lo que hace con los datos que recibe',
      ],
    },
    {
      kind: 'questions',
      title: { before: 'Preguntas sobre ', emphasis: 'las páginas de destino', after: '' },
      lead: 'Para qué sirven, cuántas hacen falta y cómo seguir.',
      items: [
        {
          question: '¿En qué se diferencia de la página de inicio?',
          answer:
            'La página de inicio orienta a visitantes que buscan cosas distintas. Una página de destino responde a una sola búsqueda o a un solo anuncio y ofrece una sola acción.',
        },
        {
          question: '¿Cuántas páginas necesito?',
          answer:
            'Empiece con una, para el servicio que más le deja. Agregue otra cuando un anuncio distinto prometa algo distinto. Si todavía no tiene sitio, es mejor comenzar con un [minisitio](/mini-site-seo).',
        },
        {
          question: '¿Se guardan mis textos?',
          answer:
            'Sus ajustes están en la dirección de la página, no en una cuenta. Si cierra la pestaña antes de copiarla, búsquela en el historial del navegador. Nosotros recibimos la vista previa cuando usted la envía con su solicitud.',
        },
        {
          question: '¿Hace falta pagar publicidad?',
          answer:
            'No. La página también puede recibir visitas de su perfil de Google, de un correo o de un código QR en la vitrina. Si va a anunciarse, estime antes cuántas solicitudes puede esperar con [ADLUMA](/adluma).',
        },
      ],
    },
  ],
  closing: {
    title: { before: 'Pruebe con ', emphasis: 'su título', after: '' },
    lead: 'La demostración arma la página mientras usted escribe.',
    button: 'Probar la demostración',
    second: 'Ver el servicio',
  },
};
