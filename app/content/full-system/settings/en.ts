import { languageNames } from '#app/i18n/languages.ts';
import type { FullSystemCopy } from '../shape.ts';

export const en: FullSystemCopy['settings'] = {
  title: 'Administration cockpit',
  lead: 'A preview on your screen only. Saving keeps your settings in this browser: the assistant, languages and animations apply everywhere; the rest shows in the preview.',
  close: 'Close the cockpit',
  save: 'Save',
  reset: 'Reset',
  saved: 'Settings saved and applied on your screen.',
  notKept: 'Settings applied, but this browser can’t save them.',
  restored: 'Defaults are back. Save to apply them.',
  live: {
    lead: 'You’re changing the site for everyone. What you save applies to every page at once.',
    saved: 'Settings saved: this is how everyone now sees the site.',
    conflict:
      'Someone else has saved in the meantime. Your settings are still here: save again to apply them anyway.',
    failed:
      'Nothing was saved: the server isn’t responding, or your session has ended. Your settings are still here.',
  },
  groups: {
    chatbot: {
      title: 'Chat assistant',
      settings: {
        enabled: { label: 'Assistant on', help: 'Shows or removes the chat button.' },
        mobileOnly: { label: 'Phones only', help: 'Removes it from computers.' },
        desktopOnly: { label: 'Computers only', help: 'Removes it from phones.' },
        forceLanguage: {
          label: 'Fixed language',
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
        fr: { label: 'French', help: 'Stays on if it’s the only one left.' },
        en: { label: 'English', help: 'If off, it can’t be selected.' },
        es: { label: 'Spanish', help: 'If off, it can’t be selected.' },
        autoDetect: {
          label: 'Automatic detection',
          help: 'Follows the browser’s language. If off, this page’s language is kept.',
        },
      },
    },
    notifications: {
      title: 'Notices',
      settings: {
        promoBar: { label: 'Promotional bar', help: 'One line at the top of the preview.' },
        maintenanceAlert: { label: 'Maintenance notice', help: 'Warns of downtime.' },
        subscriptionPopup: { label: 'Newsletter invitation', help: 'A card in the preview.' },
      },
    },
    modules: {
      title: 'Modules',
      settings: {
        adluma: { label: 'ADLUMA', help: 'Advertising simulator.' },
        caseStudies: { label: 'Case studies', help: 'The four clients.' },
        blogIA: { label: 'BlogIA', help: 'Assisted writing.' },
        faq: { label: 'FAQ', help: 'Common questions.' },
        analytics: { label: 'Analytics dashboard', help: 'Figures on visits.' },
        crm: { label: 'Iluma CRM', help: 'Client follow-up.' },
      },
    },
    ai: {
      title: 'Artificial intelligence',
      settings: {
        contextualSuggestions: {
          label: 'Suggestions in context',
          help: 'Greetings and suggestions depend on the page; if off, they’re the same everywhere.',
        },
        dynamicPersonalization: {
          label: 'Personalization',
          help: 'The Free tools page remembers the industry from your last visit.',
        },
        smartRecommendations: {
          label: 'Recommendations',
          help: 'The Free tools page suggests a tool to start with.',
        },
      },
    },
    design: {
      title: 'Appearance',
      settings: {
        theme: {
          label: 'Theme',
          help: 'The colors of the site. Only one has been designed so far.',
        },
        animations: { label: 'Motion', help: 'Stops or resumes all movement.' },
        haloEffects: { label: 'Halo effects', help: 'The glow around the preview.' },
        morphingBackground: { label: 'Animated background', help: 'The stars behind the preview.' },
      },
    },
    team: {
      title: 'Team',
      settings: {
        totalMembers: { label: 'Members', help: 'How many people are on the team.' },
        activeMembers: { label: 'Active members', help: 'Never more than the total.' },
      },
    },
    agency: {
      title: 'Agency',
      settings: {
        telephoneCountry: {
          label: 'Default phone country',
          help: 'For numbers typed without a country code in forms and the CRM.',
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
