import type { CheckTexts } from '../shape.ts';

export const en: CheckTexts<'trust'> = {
  'trust.mixed': {
    name: 'Insecure content',
    what: 'A secure page loads nothing over HTTP.',
    why: 'Browsers block these files or remove the padlock.',
    how: [
      'Replace “http://” with “https://” in the file’s address.',
      'If it isn’t available over HTTPS, host it yourself or remove it.',
    ],
    faults: {
      http: 'This file is loaded over HTTP: {found}.',
    },
    absent: 'The site doesn’t open over HTTPS.',
  },
  'trust.hsts': {
    name: 'HTTPS enforced',
    what: 'The site asks browsers to always use HTTPS.',
    why: 'Enforcing HTTPS protects your customers on public Wi-Fi from their second visit on.',
    how: [
      'Once HTTPS works everywhere, add the “Strict-Transport-Security” header.',
      'Start with a short time, then move to a year.',
    ],
    faults: {
      missing: 'The header is missing, or asks for nothing.',
    },
    absent: 'The site doesn’t open over HTTPS.',
  },
  'trust.csp': {
    name: 'Content rules',
    what: 'The site tells browsers where its scripts may come from.',
    why: 'If a plugin gets hacked, this rule limits the damage.',
    how: [
      'Ask your developer for a “Content-Security-Policy” suited to the site.',
      'Try it in “report only” mode first.',
    ],
    faults: {
      missing: 'The “{wanted}” header is missing, or sets no rule.',
    },
  },
  'trust.nosniff': {
    name: 'File types respected',
    what: 'The site keeps browsers from guessing file types.',
    why: 'With this header, a file uploaded by someone else can’t pass itself off as a script.',
    how: [
      'Add the “X-Content-Type-Options: nosniff” header in your hosting settings or a security plugin.',
      'Run the audit again to check.',
    ],
    faults: {
      missing: 'The “{wanted}” header is missing, or doesn’t say “nosniff”.',
    },
  },
  'trust.forms': {
    name: 'Secure forms',
    what: 'Forms send their answers over HTTPS.',
    why: 'A name, a number and a message sent in the clear can be read in transit.',
    how: [
      'Open the form’s settings and correct the address it sends to.',
      'If your form provider doesn’t support HTTPS, switch to one that does.',
    ],
    faults: {
      http: 'This form sends its answers unencrypted, to {found}.',
    },
    absent: 'The pages we read contain no forms.',
  },
  'trust.legal': {
    name: 'Legal pages',
    what: 'The privacy policy and, where the law asks for one, the legal notice are linked from every page, in the site’s language.',
    why: 'The law asks for a privacy policy almost everywhere and for a legal notice in Europe, and both reassure people before they buy.',
    how: [
      'Write both pages: what you keep, why, for how long, and who you are.',
      'Link to them at the bottom of every page.',
    ],
    faults: {
      privacy: 'The page doesn’t link to a privacy policy.',
      legal: 'The page doesn’t link to terms or a legal notice.',
    },
  },
  'trust.trackers': {
    name: 'Tracking before consent',
    what: 'No tracking tool loads before visitors agree.',
    why: 'Tracking without consent is against the law in Europe and Québec, and a competitor can complain as well as a customer.',
    how: [
      'In your consent banner, sort each tool into a category and block it until visitors agree.',
      'Remove tools whose figures nobody reads.',
      'Run the audit again to check.',
    ],
    faults: {
      tracker: 'The page contacts {found} before any consent.',
      identifier: 'The page sets the identifier {found} before any consent.',
    },
  },
  'trust.mail': {
    name: 'Email protection',
    what: 'The domain publishes its SPF and DMARC records.',
    why: 'Without them, your emails land in spam, and anyone can send email in your name.',
    how: [
      'Copy the SPF record from your email provider and add it to your domain.',
      'Add a DMARC record, with “p=none” to begin with.',
      'After a few quiet weeks, move to “quarantine”.',
    ],
    faults: {
      spf: 'The domain publishes no SPF record.',
      'spf-several': 'The domain publishes several SPF records, which cancels them all: {found}.',
      'spf-open': 'The SPF record lets any server send email in your name: {found}.',
      dmarc: 'The domain publishes no DMARC record.',
      'dmarc-several':
        'The domain publishes several DMARC records, which cancels them all: {found}.',
    },
  },
  'trust.viewport': {
    name: 'Reading on a phone',
    what: 'The page fits the screen and can be zoomed.',
    why: 'Keep people from zooming and you lose customers who don’t see well.',
    how: [
      'At the top of the page, put “width=device-width, initial-scale=1” and nothing else.',
      'Remove “user-scalable=no” and “maximum-scale”.',
    ],
    faults: {
      missing: 'The page doesn’t say how to fit the screen.',
      fixed: 'The page prevents zooming: “{found}”.',
      width: 'The page isn’t as wide as the screen: “{found}”.',
    },
  },
  'trust.axe': {
    name: 'Accessibility',
    what: 'The automated accessibility check finds no barriers.',
    why: 'One person in five lives with a disability. Each barrier is a customer who leaves, and a legal risk.',
    how: [
      'Start with the critical barriers, which the report lists first.',
      'Fix the element shown: contrast, name, label or structure.',
      'Run the audit again, then try the page with the keyboard alone.',
    ],
    faults: {
      critical: 'Critical barrier, rule “{found}”.',
      serious: 'Serious barrier, rule “{found}”.',
      moderate: 'Moderate barrier, rule “{found}”.',
      minor: 'Minor barrier, rule “{found}”.',
    },
  },
  'trust.targets': {
    name: 'Button and link size',
    what: 'Buttons and links are at least 24 pixels, or far enough apart.',
    why: 'On a phone, two links too close together mean people tap the wrong one.',
    how: [
      'Enlarge the element or add space around it.',
      'Aim for 44 pixels for important buttons.',
    ],
    faults: {
      small: 'This element measures {found}; aim for {wanted}.',
    },
  },
  'trust.narrow': {
    name: 'Small screens',
    what: 'At 320 pixels wide, the page reads without scrolling sideways.',
    why: 'That’s the width of a small phone, or of a screen zoomed to 400%.',
    how: [
      'Remove fixed widths from the element shown.',
      'Let images and tables shrink to the width of the screen.',
    ],
    faults: {
      sideways: 'The content is {found} wide on a screen of {wanted}.',
    },
  },
};
