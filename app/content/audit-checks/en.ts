import { en as answer } from './answer/en.ts';
import { en as local } from './local/en.ts';
import { en as owner } from './owner/en.ts';
import { en as page } from './page/en.ts';
import { en as reach } from './reach/en.ts';
import type { AuditChecksCopy } from './shape.ts';
import { en as speed } from './speed/en.ts';
import { en as trust } from './trust/en.ts';

export const en: AuditChecksCopy = {
  closed: 'closed',
  reasons: {
    'no-browser': 'This check needs a browser, and this audit had none.',
    'drawn-by-scripts':
      'Scripts build this page, so it takes a browser to read it, and this audit had none.',
    'read-in-part': 'Only part of the site was read; what we looked for may be in the rest.',
    unreachable: 'The site couldn’t be read.',
    'blocked-by-robots': 'The robots.txt file keeps our bot from reading the site.',
    'not-answered': 'We got no response, so there was nothing to assess.',
    'language-unclear': 'The text isn’t in English, French or Spanish, or we can’t tell.',
    'no-town-stated': 'The site doesn’t say which town the business is in.',
    'town-unclear':
      'The title names a big city and the address another town, which may be one of its suburbs.',
    'address-unclear': 'The site names a place, but we can’t tell whether it’s a full address.',
    'hours-unclear':
      'The site names days or times, but we can’t tell whether they’re opening hours.',
    'number-unclear':
      'The site shows two numbers in separate places, and the one missing from the structured data invites calls: it may be there to track calls, or be out of date.',
    'call-unclear': 'The number’s link isn’t a “tel:” link, and not every phone can open it.',
    'not-configured': 'This data source isn’t connected here.',
    'too-few-pages': 'Too few pages were read to compare.',
    'local-address': 'The site is on a local address, without a public name.',
    'nothing-of-the-kind': 'There’s nothing of the kind on the pages we read.',
    'owner-only':
      'Only the owner can show it: add the export of your Google profile or of Search Console below.',
  },
  axeRules: {
    'aria-braille-equivalent': 'aria-braille attributes must have an equivalent that isn’t braille',
    'aria-conditional-attr': 'ARIA attributes must be used as the element’s role allows',
    'aria-deprecated-role': 'Deprecated ARIA roles must not be used',
    'aria-meter-name': 'ARIA meters must have a name',
    'aria-progressbar-name': 'ARIA progress bars must have a name',
    'aria-prohibited-attr': 'Elements must only have the ARIA attributes they’re allowed',
    'aria-roledescription': 'aria-roledescription must be on elements with a meaningful role',
    'aria-tab-name': 'ARIA tabs must have a name',
    'aria-tooltip-name': 'ARIA tooltips must have a name',
    'frame-focusable-content': 'Frames with focusable content must not have tabindex=-1',
    'nested-interactive': 'Interactive controls must not be nested',
    'no-autoplay-audio': 'video and audio elements must not start by themselves',
    'summary-name': 'summary elements must contain text',
    'svg-img-alt': 'svg images with an image role must have alternative text',
  },
  checks: { ...reach, ...page, ...local, ...owner, ...answer, ...speed, ...trust },
};
