import type { LegalCopy } from '../shape.ts';

export const en: LegalCopy['texts']['legal-notice'] = {
  title: 'Legal notice — who publishes this site | Iluma',
  description:
    'The publisher of Iluma’s site, its head office and branches, who is responsible for publication, hosting, rights in the content and applicable law.',
  heading: { before: 'Who is speaking ', emphasis: 'here', after: '.' },
  lead: 'The company that publishes this site, the people who answer for it and how to reach them.',
  sections: [
    { id: 'publisher', title: 'Publisher of the site', paragraphs: [], list: [] },
    { id: 'offices', title: 'Offices', paragraphs: [], list: [] },
    {
      id: 'hosting',
      title: 'Hosting',
      paragraphs: ['The site is hosted by the publisher, at the address of its head office.'],
      list: [],
    },
    {
      id: 'contenu',
      title: 'Content and trademarks',
      paragraphs: [
        'The site’s texts, drawings, calculations and software belong to the publisher. You may quote a passage if you name the source and link to it; for anything else, ask us.',
        'Google, Meta, YouTube and Instagram are trademarks of their owners, mentioned to name their services. Iluma is not affiliated with any of them.',
      ],
      list: [],
    },
    {
      id: 'figures',
      title: 'Figures and demonstrations',
      paragraphs: [
        'The simulators and scores give estimates, not promises. The analytics dashboard and the CRM demonstration show sample data.',
      ],
      list: [],
    },
    {
      id: 'data',
      title: 'Personal information',
      paragraphs: [
        'The privacy policy says what we collect, who answers for it and how to exercise your rights.',
      ],
      list: [],
    },
    {
      id: 'law',
      title: 'Applicable law',
      paragraphs: [
        'This site is governed by the law of Québec and the laws of Canada that apply there, without taking away any protection that the law of your country gives you as a consumer.',
      ],
      list: [],
    },
  ],
};
