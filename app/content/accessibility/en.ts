import type { AccessibilityCopy } from './shape.ts';

export const en: AccessibilityCopy = {
  title: 'Accessibility statement (WCAG 2.2 AA) | Iluma',
  description:
    'What the Iluma site aims for (WCAG 2.2, level AA), what the last check found page by page, its known limits and how to report a barrier.',
  eyebrow: 'Accessibility',
  heading: { before: 'Accessibility ', emphasis: 'statement', after: '' },
  lead: 'What we aim for, how we check it, what’s still missing and how to report a barrier.',
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
      'The site is designed to meet the level A and AA criteria of WCAG 2.2. Our last automated check found no failures. This is a self-assessment: no external audit has been carried out yet.',
    faulty:
      'The site aims for the level A and AA criteria of WCAG 2.2. Our last automated check found the failures listed below, which we’re fixing. This is a self-assessment: no external audit has been carried out yet.',
    panel:
      'This status applies with the settings panel closed. The panel doesn’t fix anything: it saves your preferences (text size, contrast, animations, voice, shortcuts, large buttons, focus ring) on your device. Your system preferences apply without it.',
  },
  method: {
    title: 'How we check',
    automatic:
      'A program opens every page in a real browser ({browser}) and examines it with {engine}: {screens} pages, {languages} languages, {contrasts} contrast settings, widths of {widths} pixels, {views} views in all. {rules} rules apply to them.',
    journeysTitle: 'Tests run on every version also check:',
    journeys: [
      'keyboard-only navigation, focus order and where focus goes when a panel closes;',
      'that nothing scrolls sideways at 320 pixels wide or with 24-pixel text;',
      'the size of targets: 24 pixels everywhere, 44 with large buttons;',
      'that everything stops moving when the system or the site’s setting asks for it;',
      'that the site can be read without JavaScript and in forced-colors mode.',
    ],
    limits:
      'Automated checks find only some barriers. The site hasn’t yet been tested by people who use screen readers every day, so we make no claim about that.',
  },
  results: {
    title: 'Results of the last check',
    caption: 'Failures found, page by page',
    screen: 'Page',
    views: 'Views',
    violations: 'Failures',
    toReview: 'Rules to check manually',
    none: 'none',
    reviewNote:
      'A rule “to check manually” isn’t a failure: the program couldn’t decide, for instance about text on a gradient.',
    unchecked: 'Pages added since this check, to be covered by the next one',
  },
  known: {
    title: 'Known limits',
    items: [
      'Reading aloud depends on the voices installed on your device. Without a voice in the page’s language, the site says so and reads nothing.',
      'Other companies’ pages that we link to are outside our control.',
      'A synthetic voice may mispronounce the names of modules (ADLUMA, BlogIA, ILUMATCH).',
    ],
  },
  contact: {
    title: 'Report a barrier',
    text: 'Tell us the page, what you wanted to do and what stopped you. We’ll give you the information or service in a format that works for you, and fix the problem.',
    email: 'Email',
    phone: 'Phone',
  },
  complaint: {
    title: 'If you’re not satisfied with our answer',
    text: 'You can contact one of these organizations:',
    places: {
      quebecRights: 'Québec, discrimination complaints',
      quebecOffice: 'Québec, help and support',
      unitedStates: 'United States',
      france: 'France',
    },
  },
};
