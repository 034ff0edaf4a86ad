import type { LegalCopy } from '../shape.ts';

export const en: LegalCopy['texts']['legal-notice'] = {
  title: 'Legal notice: publisher, offices, hosting | Iluma',
  description:
    'Publisher of the Iluma website, head office and other offices, person responsible for publication, hosting, content rights and applicable law.',
  heading: { before: 'Legal ', emphasis: 'notice', after: '' },
  lead: 'The company that publishes this site, who’s responsible for it and how to reach them.',
  sections: [
    { id: 'publisher', title: 'Publisher of the site', paragraphs: [], list: [] },
    { id: 'offices', title: 'Offices', paragraphs: [], list: [] },
    {
      id: 'hosting',
      title: 'Hosting',
      paragraphs: ['The site is hosted by the publisher, at its head office address.'],
      list: [],
    },
    {
      id: 'contenu',
      title: 'Content and trademarks',
      paragraphs: [
        'The site’s texts, drawings, calculations and software belong to the publisher. You may quote a passage if you name the source and link to it. For any other use, please ask us.',
        'Google, Meta, YouTube and Instagram are trademarks of their respective owners, used here to identify their services. Iluma isn’t affiliated with any of them.',
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
        'The privacy policy explains what we collect, who’s responsible for it and how to exercise your rights.',
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
