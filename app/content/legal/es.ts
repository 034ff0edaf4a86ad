import type { LegalCopy } from './shape.ts';

export const es: LegalCopy = {
  contents: 'En esta página',
  updated: 'Texto en vigor desde el {date}.',
  writeToUs: 'Ejercer mis derechos por correo',
  toCookies: 'Ver cada cookie y cambiar mi elección',
  toPrivacy: 'Leer la política de privacidad',
  question: {
    title: '¿Hay una frase que no queda clara?',
    lead: 'Pregúntenos qué significa para usted. Responde una persona, con palabras sencillas.',
    button: 'Escribir al equipo',
  },
  hosts: {
    none: 'Las páginas no llaman a ningún otro servidor: las fuentes, las imágenes y los scripts vienen todos de aquí.',
    some: 'Las páginas pueden pedir archivos a {hosts}. Una etiqueta de medición solo se pide si usted la ha permitido.',
  },
  officer: {
    title: 'Responsable de la protección de la información personal',
    email: 'Correo electrónico',
    post: 'Correo postal',
  },
  publisher: {
    company: 'Editor',
    office: 'Sede central',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    director: 'Dirección de la publicación',
  },
  uses: {
    columns: { what: 'Información', why: 'Para qué', basis: 'Fundamento', kept: 'Duración' },
    rows: {
      logs: {
        what: 'Registro del servidor: número de solicitud, método, página conocida, código de respuesta, duración',
        why: 'Ver que el sitio responde y reparar una avería. No se escribe en él ninguna dirección IP, ninguna cookie ni el contenido de ninguna solicitud.',
      },
      messages: {
        what: 'Lo que usted escribe en un formulario que envía: nombre, correo, teléfono, empresa, mensaje',
        why: 'Responderle y cumplir con la cita que pidió.',
      },
      newsletters: {
        what: 'Su correo, si pide nuestros envíos, con la fecha y el texto de su consentimiento',
        why: 'Escribirle. Cada envío lleva un enlace para darse de baja (ley canadiense antispam).',
      },
      rights: {
        what: 'Sus solicitudes sobre sus datos y nuestras respuestas',
        why: 'Responderlas y poder demostrarlo.',
      },
      comfort: {
        what: 'Idioma, ajustes de accesibilidad, conversación con el asistente, resultados de las herramientas',
        why: 'Devolverle el sitio tal como lo dejó. Todo ello permanece en su navegador, salvo el idioma, en una cookie que lee nuestro servidor, y la pregunta que el asistente busca por usted en este sitio, que no la guarda.',
      },
      choice: {
        what: 'Su elección de consentimiento: categorías, fecha, versión, navegador',
        why: 'Respetarla y mostrarle la prueba.',
      },
    },
    bases: {
      request: 'su solicitud',
      consent: 'su consentimiento',
      interest: 'nuestro interés legítimo',
      duty: 'una obligación legal',
    },
    kept: {
      days: '{count} días como máximo',
      months: '{count} meses tras el último contacto',
      browser: 'en su navegador, hasta que usted lo borre',
    },
  },
  texts: {
    privacy: {
      title: 'Política de privacidad — lo que sabemos de usted | Iluma',
      description:
        'La información que recoge el sitio de Iluma, para qué, durante cuánto tiempo, quién responde de ella y cómo consultarla, corregirla o borrarla.',
      heading: { before: 'Su información, ', emphasis: 'sin letra pequeña', after: '.' },
      lead: 'Leer este sitio no exige cuenta ni nombre. Lo que sabemos de usted nos lo escribe usted mismo. Esto es qué, para qué y cómo recuperarlo.',
      sections: [
        {
          id: 'officer',
          title: 'Quién responde de ella',
          paragraphs: [
            'La Ley 25 de Quebec (ley sobre la protección de la información personal en el sector privado) exige que una persona designada responda de su información. Es también su interlocutora para el RGPD.',
          ],
          list: [],
        },
        {
          id: 'uses',
          title: 'Qué recogemos y durante cuánto tiempo',
          paragraphs: [
            'No se recoge nada más. Al final del plazo indicado, la información se destruye.',
          ],
          list: [],
        },
        {
          id: 'storage',
          title: 'Cookies y tecnologías de seguimiento',
          paragraphs: [
            'Ninguna tecnología que identifique, localice o elabore perfiles está activa cuando usted llega. Si un día se configura una medición de audiencia o publicidad, permanece apagada hasta que usted la encienda en el aviso o en la página Cookies, y se apaga del mismo modo.',
            'Su elección se vuelve a pedir al cabo de unos seis meses, o antes si cambian nuestras categorías; entonces decimos qué ha cambiado.',
          ],
          list: [],
        },
        {
          id: 'sharing',
          title: 'A quién la confiamos',
          paragraphs: [
            'A nadie por dinero. Sus mensajes los lee el equipo de Iluma, cuyas oficinas están en Montreal, Nueva York y Delaware.',
            'Antes de que una información salga de Quebec, evaluamos la protección que tendrá en su destino, como pide la Ley 25, y el contrato lo tiene en cuenta.',
          ],
          list: [],
        },
        {
          id: 'decisions',
          title: 'Puntuaciones e inteligencia artificial',
          paragraphs: [
            'La puntuación ILA, las simulaciones y las sugerencias de las herramientas son cálculos hechos con lo que usted introduce. Ninguna decisión sobre usted la toma una máquina sola.',
          ],
          list: [],
        },
        {
          id: 'rights',
          title: 'Sus derechos',
          paragraphs: [
            'Escríbanos: una persona le responde en un plazo de 30 días, gratis. Solo le pedimos lo necesario para comprobar que la información es suya.',
          ],
          list: [
            'Consultar su información y recibir una copia, en un formato digital corriente.',
            'Corregir lo inexacto o incompleto.',
            'Hacer que se borre lo que ya no necesitamos, o que deje de difundirse.',
            'Retirar un consentimiento en cualquier momento, sin que cambie lo hecho antes.',
            'Oponerse a un uso o hacer que se limite (RGPD).',
            'Presentar una queja ante la Commission d’accès à l’information de Quebec, la CNIL en Francia o la autoridad de su país.',
          ],
        },
        {
          id: 'security',
          title: 'Seguridad e incidentes',
          paragraphs: [
            'Solo leen sus mensajes las personas que deben responderle. Llevamos un registro de incidentes; si alguno puede causarle un perjuicio grave, se lo comunicamos a usted y a la Commission d’accès à l’information.',
          ],
          list: [],
        },
        {
          id: 'changes',
          title: 'Si este texto cambia',
          paragraphs: [
            'La fecha al principio de la página cambia con él. Si se añade un nuevo uso de su información, se lo preguntamos antes, no después.',
          ],
          list: [],
        },
      ],
    },
    'legal-notice': {
      title: 'Aviso legal — quién publica este sitio | Iluma',
      description:
        'El editor del sitio de Iluma, su sede y sus oficinas, la dirección de la publicación, el alojamiento, los derechos sobre el contenido y la ley aplicable.',
      heading: { before: 'Quién habla ', emphasis: 'aquí', after: '.' },
      lead: 'La empresa que publica este sitio, las personas que responden de él y la forma de contactar con ellas.',
      sections: [
        { id: 'publisher', title: 'Editor del sitio', paragraphs: [], list: [] },
        { id: 'offices', title: 'Oficinas', paragraphs: [], list: [] },
        {
          id: 'hosting',
          title: 'Alojamiento',
          paragraphs: ['El sitio lo aloja el propio editor, en la dirección de su sede central.'],
          list: [],
        },
        {
          id: 'contenu',
          title: 'Contenido y marcas',
          paragraphs: [
            'Los textos, dibujos, cálculos y programas del sitio pertenecen al editor. Puede citar un pasaje si nombra la fuente y la enlaza; para lo demás, pregúntenos.',
            'Google, Meta, YouTube e Instagram son marcas de sus propietarios, citadas para nombrar sus servicios. Iluma no está vinculada a ninguno de ellos.',
          ],
          list: [],
        },
        {
          id: 'figures',
          title: 'Cifras y demostraciones',
          paragraphs: [
            'Los simuladores y las puntuaciones dan estimaciones, no promesas. El panel de analítica y la demostración del CRM muestran datos de ejemplo.',
          ],
          list: [],
        },
        {
          id: 'data',
          title: 'Información personal',
          paragraphs: [
            'La política de privacidad dice qué recogemos, quién responde de ello y cómo ejercer sus derechos.',
          ],
          list: [],
        },
        {
          id: 'law',
          title: 'Ley aplicable',
          paragraphs: [
            'Este sitio se rige por el derecho de Quebec y las leyes de Canadá que allí se aplican, sin restar nada a la protección que la ley de su país le da como consumidor.',
          ],
          list: [],
        },
      ],
    },
  },
};
