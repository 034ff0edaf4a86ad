import type { AccessibilityPanelCopy } from './shape.ts';

export const en: AccessibilityPanelCopy = {
  title: 'Accessibility settings',
  intro:
    'The site is designed to be read and used without these settings. They only save your preferences on this device.',
  statement: 'Accessibility statement',
  close: 'Close the settings',
  fontSize: { label: 'Text size', smaller: 'Make text smaller', larger: 'Make text larger' },
  contrast: {
    label: 'Contrast',
    options: { normal: 'Normal', high: 'High', inverted: 'Inverted' },
  },
  switches: {
    animations: {
      label: 'Animations',
      help: 'When off, everything that moves stops and the countdown advances once a minute.',
    },
    voiceReader: {
      label: 'Read aloud',
      help: 'Reads the blocks of text you choose. Not needed with a screen reader: the two voices would overlap.',
    },
    keyboardNav: {
      label: 'Keyboard shortcuts',
      help: 'One key takes you to a page or to the next heading. The Tab key always works.',
    },
    largeButtons: {
      label: 'Large buttons',
      help: 'Buttons, fields and standalone links are at least 44 pixels high and wide.',
    },
    focusHighlight: {
      label: 'Strong focus ring',
      help: 'A thick outline follows the active element. When off, a thinner one remains visible.',
    },
  },
  showShortcuts: 'Show the shortcuts',
  reset: 'Restore default settings',
  isReset: 'Default settings restored.',
  notKept: 'Your browser blocks storage: these settings last until you leave or reload the site.',
  shortcuts: {
    title: 'Keyboard shortcuts',
    intro:
      'One key at a time, outside of text fields. You can turn them off in the accessibility settings.',
    close: 'Close the list',
    thenKey: 'then',
    acts: {
      help: 'Show this list',
      search: 'Search the site',
      accessibility: 'Open the accessibility settings',
      content: 'Go to the page content',
      next: 'Go to the next heading',
      previous: 'Go to the previous heading',
      '/': 'Home',
      '/contact': 'Contact',
      '/modules': 'All modules',
      '/hub-services': 'Services and prices',
      '/ila': 'ILA score',
      '/adluma': 'ADLUMA simulator',
      '/etudes-de-cas': 'Case studies',
      '/blog-intelligent': 'Blog',
      '/faq': 'FAQ',
    },
  },
  reader: {
    title: 'Read aloud',
    play: 'Read',
    pause: 'Pause',
    resume: 'Resume reading',
    stop: 'Stop reading',
    previous: 'Previous block',
    next: 'Next block',
    pick: 'Choose a block on the page',
    picking: 'Tap a block on the page, or reach it with Tab. Escape to cancel.',
    section: 'Section to read',
    wholePage: 'The whole page',
    position: 'Block {at} of {count}',
    ready: 'Choose a block or a section, then Read.',
    unavailable: 'This browser can’t read aloud.',
    noVoice:
      'No voice is installed on this device. Add one in its text-to-speech settings, then reload the page.',
    otherVoice:
      'This device has no English voice. Add one in its text-to-speech settings, then reload the page.',
  },
};
