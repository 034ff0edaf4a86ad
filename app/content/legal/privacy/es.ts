import type { LegalCopy } from '../shape.ts';

export const es: LegalCopy['texts']['privacy'] = {
  title: 'Política de privacidad: sus datos y derechos | Iluma',
  description:
    'La información que recopila el sitio de Iluma, para qué, durante cuánto tiempo, quién responde de ella y cómo consultarla, corregirla o borrarla.',
  heading: { before: 'Política de ', emphasis: 'privacidad', after: '' },
  lead: 'Leer este sitio no exige cuenta ni nombre. Esta es la información que recopilamos, para qué, durante cuánto tiempo y cómo corregirla o borrarla.',
  sections: [
    {
      id: 'officer',
      title: 'Quién responde de su información',
      paragraphs: [
        'La ley de Quebec sobre la protección de la información personal en el sector privado, modificada por la Ley 25, exige que una persona designada responda de su información. Es también su interlocutora para el RGPD.',
      ],
      list: [],
    },
    {
      id: 'uses',
      title: 'Qué datos recopilamos y durante cuánto tiempo',
      paragraphs: [
        'Solo recopilamos lo que sigue. Al final del plazo indicado, la información se destruye.',
      ],
      list: [],
    },
    {
      id: 'storage',
      title: 'Cookies y tecnologías de seguimiento',
      paragraphs: [
        'Ninguna tecnología que permita identificarlo, localizarlo o elaborar su perfil está activa cuando usted llega. Si un día se configura una medición de audiencia o publicidad, permanece desactivada hasta que usted la active en el aviso o en la página Cookies, y se desactiva del mismo modo.',
        'Su elección se vuelve a pedir al cabo de unos seis meses, o antes si cambian nuestras categorías; entonces decimos qué cambió.',
      ],
      list: [],
    },
    {
      id: 'sharing',
      title: 'A quién comunicamos su información',
      paragraphs: [
        'Nunca vendemos su información. La reciben el equipo de Iluma, cuyas oficinas están en Montreal, Nueva York y Delaware, y los destinatarios nombrados arriba, si están conectados.',
        'Antes de que su información salga de Quebec, evaluamos la protección que tendrá en su destino, como pide la Ley 25, y el contrato lo tiene en cuenta.',
      ],
      list: [],
    },
    {
      id: 'decisions',
      title: 'Puntajes e inteligencia artificial',
      paragraphs: [
        'El puntaje ILA, las simulaciones y las sugerencias de las herramientas son cálculos hechos con lo que usted introduce. Una regla puede poner en cuarentena un mensaje que parezca no deseado: entonces no se confirma por correo ni se anuncia al equipo, y puede destruirse sin que nadie lo lea. Si no recibe confirmación ni respuesta, llámenos: una persona lo buscará. Ninguna máquina toma por sí sola otra decisión sobre usted.',
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
        'En el equipo, solo las personas autorizadas tienen acceso a sus mensajes. Llevamos un registro de incidentes; si alguno puede causarle un perjuicio grave, se lo comunicamos a usted y a la Commission d’accès à l’information.',
      ],
      list: [],
    },
    {
      id: 'changes',
      title: 'Si este texto cambia',
      paragraphs: [
        'La fecha al principio de la página cambia con él. Si se agrega un nuevo uso de su información, le pedimos su consentimiento antes, no después.',
      ],
      list: [],
    },
  ],
};
