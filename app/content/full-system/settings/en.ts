import { languageNames } from '#app/i18n/languages.ts';
import type { FullSystemCopy } from '../shape.ts';

export const en: FullSystemCopy['settings'] = {
  title: 'Administration cockpit',
  lead: 'A preview on your screen only. Saving keeps your settings in this browser: the assistant, languages and animations follow everywhere, the rest shows in the preview.',
  close: 'Close the cockpit',
  save: 'Save',
  reset: 'Reset',
  saved: 'Settings saved and applied on your screen.',
  notKept: 'Settings applied, but this browser cannot keep them.',
  restored: 'Defaults are back. Save to apply them.',
  live: {
    lead: 'You are setting the site for everybody. What you save applies to every page at once.',
    saved: 'Settings saved: the site already looks like this for everybody.',
    conflict:
      'Somebody else has saved in the meantime. Your settings are still here: save again to apply them all the same.',
    failed:
      'Nothing was saved: the server does not answer, or your session has ended. Your settings are still here.',
  },
  groups: {
    chatbot: {
      title: 'Chat assistant',
      settings: {
        enabled: { label: 'Assistant on', help: 'Shows or removes the chat button.' },
        mobileOnly: { label: 'Phones only', help: 'Removes it from computers.' },
        desktopOnly: { label: 'Computers only', help: 'Removes it from phones.' },
        forceLanguage: {
          label: 'Forced language',
          help: 'The assistant speaks this language. Automatic follows the page.',
        },
        character: {
          label: 'Character',
          help: 'The face of the assistant. Only one has been drawn so far.',
        },
      },
    },
    languages: {
      title: 'Languages',
      settings: {
        fr: { label: 'French', help: 'Stays on when it is the last one.' },
        en: { label: 'English', help: 'Without it, the language choice closes.' },
        es: { label: 'Spanish', help: 'Without it, the language choice closes.' },
        autoDetect: {
          label: 'Automatic detection',
          help: 'Follows the browser’s language. Without it, this page’s language is kept.',
        },
      },
    },
    notifications: {
      title: 'Notices',
      settings: {
        promoBar: { label: 'Promotional bar', help: 'One line at the top of the preview.' },
        maintenanceAlert: { label: 'Maintenance notice', help: 'Warns of an interruption.' },
        subscriptionPopup: { label: 'Newsletter invitation', help: 'A card, not a window.' },
      },
    },
    modules: {
      title: 'Modules',
      settings: {
        adluma: { label: 'ADLUMA', help: 'Advertising simulator.' },
        caseStudies: { label: 'Case studies', help: 'The four clients.' },
        blogIA: { label: 'BlogIA', help: 'Assisted writing.' },
        faq: { label: 'FAQ', help: 'Frequent questions.' },
        analytics: { label: 'Analytics dashboard', help: 'Figures on visits.' },
        crm: { label: 'Iluma CRM', help: 'Client follow-up.' },
      },
    },
    ai: {
      title: 'Artificial intelligence',
      settings: {
        contextualSuggestions: {
          label: 'Suggestions in context',
          help: 'The assistant greets and suggests by the page being read; otherwise in the same way everywhere.',
        },
        dynamicPersonalization: {
          label: 'Personalization',
          help: 'The Tools HUB offers the sector of the last visit again.',
        },
        smartRecommendations: {
          label: 'Recommendations',
          help: 'The Tools HUB advises which tool to start with.',
        },
      },
    },
    design: {
      title: 'Appearance',
      settings: {
        theme: {
          label: 'Theme',
          help: 'The colours of the site. Only one has been drawn so far.',
        },
        animations: { label: 'Motion', help: 'Stops or resumes all movement.' },
        haloEffects: { label: 'Halo effects', help: 'The glow around the preview.' },
        morphingBackground: { label: 'Living background', help: 'The stars behind the preview.' },
      },
    },
    team: {
      title: 'Team',
      settings: {
        totalMembers: { label: 'Members', help: 'How many the team has.' },
        activeMembers: { label: 'Active members', help: 'Never more than the total.' },
      },
    },
    agency: {
      title: 'Agency',
      settings: {
        telephoneCountry: {
          label: 'Country of telephone numbers',
          help: 'That of numbers written without a country code, in forms and the CRM.',
        },
      },
    },
  },
  choices: {
    auto: 'Automatic',
    ...languageNames,
    astronaut: 'Astronaut',
    galactic: 'Galactic',
  },
};
