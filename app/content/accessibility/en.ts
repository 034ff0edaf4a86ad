import type { AccessibilityCopy } from './shape.ts';

export const en: AccessibilityCopy = {
  title: 'Accessibility statement — Iluma',
  description:
    'What the Iluma site aims for (WCAG 2.2, level AA), what the last check found page by page, its known limits and how to report a barrier.',
  eyebrow: 'Accessibility',
  heading: { before: 'A site that everyone can ', emphasis: 'read', after: ' and use.' },
  lead: 'Here is what we aim for, how we check it, what is still missing and whom to tell.',
  facts: {
    target: 'Standard',
    status: 'Status',
    checkedOn: 'Last check',
    version: 'Site version',
  },
  outcomes: {
    clean: 'Self-assessed: no known failure',
    faulty: 'Partially conformant',
  },
  conformance: {
    title: 'Conformance status',
    clean:
      'The site is designed to meet the level A and AA criteria of WCAG 2.2. Our last automatic check found no failure. This is a self-assessment: no external audit has been carried out yet.',
    faulty:
      'The site aims for the level A and AA criteria of WCAG 2.2. Our last automatic check found the failures listed below, which we are fixing. This is a self-assessment: no external audit has been carried out yet.',
    panel:
      'This status holds with the settings panel closed. The panel repairs nothing: it keeps your preferences (text size, contrast, animations, voice, shortcuts, large buttons, focus ring) on your device. Your system’s own preferences are followed without it.',
  },
  method: {
    title: 'How we check',
    automatic:
      'A program opens every built page in a real browser ({browser}) and examines it with {engine}: {screens} pages, {languages} languages, {contrasts} contrasts, widths of {widths} pixels, {views} views in all. {rules} rules apply to them.',
    journeysTitle: 'Journeys replayed for every version also check:',
    journeys: [
      'navigation by keyboard alone, the order of focus and its return when a panel closes;',
      'that nothing scrolls sideways at 320 pixels wide, or with text of 24 pixels;',
      'the size of targets: 24 pixels everywhere, 44 with large buttons;',
      'that everything stops moving when the system or the site’s setting asks for it;',
      'that the site reads without JavaScript, and in colours forced by the system.',
    ],
    limits:
      'An automatic check finds only part of the barriers. The site has not yet been tried with screen readers by people who use them every day, so we make no claim about it.',
  },
  results: {
    title: 'Results of the last check',
    caption: 'Failures found, page by page',
    screen: 'Page',
    views: 'Views',
    violations: 'Failures',
    toReview: 'Rules to judge by eye',
    none: 'none',
    reviewNote:
      'A rule “to judge by eye” is not a failure: the program could not conclude, for instance about text on a gradient.',
    unchecked: 'Pages built since this check, which the next one will see:',
  },
  known: {
    title: 'Known limits',
    items: [
      'Reading aloud depends on the voices installed on your device. Without a voice in the page’s language, the site says so and reads nothing.',
      'Pages of other companies that we link to, such as appointment booking, are out of our hands.',
      'A synthetic voice may mispronounce the names of modules (ADLUMA, BlogIA, ILUMATCH).',
    ],
  },
  contact: {
    title: 'Report a barrier',
    text: 'Tell us the page, what you wanted to do and what stopped you. We give you the information or the service in a form that suits you, and we fix it.',
    email: 'Email',
    phone: 'Phone',
  },
  complaint: {
    title: 'If our answer is not enough',
    text: 'You can turn to one of these bodies:',
    places: {
      quebecRights: 'Québec, discrimination complaints',
      quebecOffice: 'Québec, help and support',
      unitedStates: 'United States',
      france: 'France',
    },
  },
};
