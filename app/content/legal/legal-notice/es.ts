import type { LegalCopy } from '../shape.ts';

export const es: LegalCopy['texts']['legal-notice'] = {
  title: 'Aviso legal: quién publica este sitio | Iluma',
  description:
    'El editor del sitio de Iluma, su sede y sus oficinas, la dirección de la publicación, el alojamiento, los derechos sobre el contenido y la ley aplicable.',
  heading: { before: 'Aviso ', emphasis: 'legal', after: '' },
  lead: 'La empresa que publica este sitio, las personas responsables y cómo contactarlas.',
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
        'Los simuladores y los puntajes dan estimaciones, no promesas. El panel de analítica y la demostración del CRM muestran datos de ejemplo.',
      ],
      list: [],
    },
    {
      id: 'data',
      title: 'Información personal',
      paragraphs: [
        'La política de privacidad dice qué datos recopilamos, quién responde de ellos y cómo ejercer sus derechos.',
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
};
