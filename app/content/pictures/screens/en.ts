import type { ScreenWords } from './shape.ts';

export const en: ScreenWords = {
  adluma: {
    alt: 'ADLUMA’s screen: budget settings on the left, what they bring in on the right',
    caption: 'ADLUMA as it opens, with its starting example.',
  },
  analytics: {
    alt: 'The dashboard’s screen: this month’s figures and how they moved',
    caption: 'The demo dashboard; its figures are samples.',
  },
  blogia: {
    alt: 'BlogIA’s screen: the form that asks for the topic, the place and the audience',
    caption: 'BlogIA starts with questions about your business.',
  },
  crm: {
    alt: 'The CRM’s screen: the client list, with status and score',
    caption: 'The CRM in demo mode; the clients are fictional.',
  },
  hub: {
    alt: 'The central HUB’s screen: the modules and how they connect',
    caption: 'The central HUB, where every module starts.',
  },
  ilumatch: {
    alt: 'ILUMATCH’s screen: the questions and the services it suggests',
    caption: 'ILUMATCH: your answers on one side, services on the other.',
  },
  landing: {
    alt: 'The landing page builder’s screen: the choices and their preview',
    caption: 'The page takes shape as you choose.',
  },
};
