import type { ScreenWords } from './shape.ts';

export const en: ScreenWords = {
  adluma: {
    alt: 'ADLUMA screen: budget settings on the left, what they bring in on the right',
    caption: 'ADLUMA as it opens, with its starting example.',
  },
  analytics: {
    alt: 'The dashboard: this month’s figures and how they changed',
    caption: 'The demo dashboard; its figures are samples.',
  },
  blogia: {
    alt: 'BlogIA screen: the form, with topic, keywords and audience',
    caption: 'BlogIA starts with your topic and audience.',
  },
  crm: {
    alt: 'CRM screen: the client list, with status and score',
    caption: 'The CRM in demo mode; the clients are fictional.',
  },
  hub: {
    alt: 'Central HUB screen: the modules and how they connect',
    caption: 'The central HUB, where every module starts.',
  },
  ilumatch: {
    alt: 'ILUMATCH screen: the questions and the services it suggests',
    caption: 'ILUMATCH: your answers on one side, services on the other.',
  },
  landing: {
    alt: 'Landing page builder screen: the choices and their preview',
    caption: 'The page takes shape as you choose.',
  },
};
