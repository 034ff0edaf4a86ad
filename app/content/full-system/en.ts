import { figuresIn } from '../claims.ts';
import type { FullSystemCopy } from './shape.ts';

const figures = figuresIn('en');

export const en: FullSystemCopy = {
  title: 'The full system: FAQ, cases, partners, admin | Iluma',
  description:
    'The whole Iluma system in four tabs: frequent questions, four case studies, partnerships step by step and the administration cockpit.',
  head: {
    eyebrow: 'Full system',
    title: { before: 'The whole system,\nat a single ', emphasis: 'glance', after: '.' },
    lead: 'Answers, proof, alliances and controls: four tabs to judge the agency by before you write to it.',
  },
  parts: 'Parts of the system',
  summary: {
    faq: { unit: 'questions answered', text: 'Search them by word or by category.' },
    cases: { unit: 'case studies', text: 'From diagnosis to results.' },
    partnerships: { unit: 'sample partnerships', text: 'Four stages, from day 7 to day 30.' },
    admin: { unit: 'administrators', text: 'One cockpit, setting by setting.' },
  },
  tabs: {
    faq: 'FAQ',
    cases: 'Case studies',
    partnerships: 'Partnerships',
    admin: 'Administration panel',
  },
  cases: {
    lead: `A site online in under ${figures.siteHours} h, SEO results typically in ${figures.seoDays} days: that is the pace the agency announces. Four clients followed it for six months.`,
    read: 'Read the study',
    all: 'All case studies',
  },
  partnerships: {
    lead: 'A good partner already speaks to your future customers. Here is how we prepare one, with two examples.',
    note: 'Fictitious examples: these partners do not exist. They show the shape of an agreement, not a signed one.',
    fields: {
      audience: 'Who it speaks to',
      reach: 'Reach',
      demographics: 'Profile',
      benefits: 'What you gain',
      formats: 'What it looks like',
      phases: 'How it starts',
    },
    day: 'Day {days}',
    button: 'Suggest a partnership',
    items: {
      'partner-radio': {
        name: 'Riverside Radio',
        type: 'Local media',
        audience: 'People of the neighbourhood, on the road and at the counter',
        reach: 'One city and its surroundings',
        demographics: 'Families and workers, mornings and late afternoons',
        status: 'Example, active',
        description:
          'A neighbourhood radio station presents one business a week; the interview becomes an article, a short video and a link to its page.',
        benefits: [
          'A familiar voice talks about you.',
          'A link from a local outlet your customers know.',
          'An interview you can use all year.',
        ],
        formats: ['Live interview', 'Article on the station’s site', 'Video clip'],
        phases: [
          {
            phase: 'Scope',
            action: 'Choose the subject, the audience and the page to make known.',
          },
          {
            phase: 'Preparation',
            action: 'Write the questions, get the page and its tracking ready.',
          },
          { phase: 'Launch', action: 'Record, broadcast, publish the article and the clip.' },
          { phase: 'Review', action: 'Count calls and visits, decide what comes next.' },
        ],
      },
      'partner-merchants': {
        name: 'Old Port Merchants’ Alliance',
        type: 'Merchants’ association',
        audience: 'Residents and visitors who shop on foot',
        reach: 'One shopping district',
        demographics: 'Couples, families and tourists, mostly on weekends',
        status: 'Example, being prepared',
        description:
          'Neighbouring businesses recommend one another, online and at the counter, with pages that answer each other.',
        benefits: [
          'Your neighbours send you their customers.',
          'Links between sites of the same district.',
          'Events announced once, seen everywhere.',
        ],
        formats: ['Shared district page', 'Map of the shops', 'Cross-offer at the checkout'],
        phases: [
          { phase: 'Scope', action: 'Bring the shops together and agree on one simple rule.' },
          { phase: 'Preparation', action: 'Correct the profiles, write the shared page.' },
          { phase: 'Launch', action: 'Open the page, put the poster and code in the window.' },
          { phase: 'Review', action: 'Read the cross visits, keep what is of use.' },
        ],
      },
    },
  },
  admin: {
    title: 'The cockpit',
    reserved:
      'Reserved for two administrators: the chief executive (CEO) and the chief of operations (COO). Only they change the site for everyone, once signed in.',
    own: 'You may open it and try it: a preview on your screen only. Nothing changes for other visitors, nothing is sent.',
    open: 'Open the cockpit',
    debug: 'Page diagnostics',
    withoutScripts: 'The cockpit needs JavaScript, which your browser is not running.',
  },
  cockpit: {
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
            help: 'Based on the page being read.',
          },
          dynamicPersonalization: {
            label: 'Personalization',
            help: 'Adapts the welcome for returning visitors.',
          },
          smartRecommendations: { label: 'Recommendations', help: 'Suggests the next tool.' },
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
    },
    choices: {
      auto: 'Automatic',
      fr: 'Français',
      en: 'English',
      es: 'Español',
      astronaut: 'Astronaut',
      galactic: 'Galactic',
    },
  },
  preview: {
    title: 'Preview of your settings',
    note: 'A preview on your screen only.',
    promoBar: 'Example of a promotion: a free diagnosis this week.',
    maintenanceAlert:
      'Example of a notice: maintenance on Sunday morning, the site stays readable.',
    subscriptionPopup: 'Example of an invitation: one visibility tip a month, by email.',
    chatbot: { on: 'Assistant present on this screen', off: 'Assistant removed from this screen' },
    languages: 'Languages open',
    undetected: 'The page’s language is kept, whatever the browser’s.',
    modules: 'Modules shown',
    none: 'None',
    ai: {
      contextualSuggestions:
        'Suggestion: you are reading the administration tab; the technical FAQ answers what comes next.',
      dynamicPersonalization: 'Welcome: good to see you again.',
      smartRecommendations: 'Recommendation: start with your ILA score.',
    },
    team: '{count} active members of {total}',
  },
  closing: {
    title: { before: 'You have seen it all.\nLet’s ', emphasis: 'talk', after: '.' },
    lead: 'Tell us what caught your eye: a question, a case, a partner. We start from there.',
    button: 'Write to the team',
  },
};
