import type { CorpusSite } from '../seed.ts';
import { contactSite } from './contact-site.ts';
import { businessMarkup } from './tool-site.ts';

const address = {
  '@type': 'PostalAddress',
  streetAddress: '27 Mardol',
  addressLocality: 'Shrewsbury',
};

/** A practice whose structured data agrees with its text, except for the given data. */
const practice = (name: string, given: object, faults: readonly string[], top = ''): CorpusSite =>
  contactSite(
    name,
    'Harlow Physio',
    'Shrewsbury',
    '<p>27 Mardol, Shrewsbury SY1 1PU</p><p><a href="tel:01743361234">01743 361234</a></p><p>Monday to Friday 8am–6pm</p>',
    [],
    {
      lang: 'en-GB',
      top,
      head: businessMarkup('Physiotherapy', {
        name: 'Harlow Physio',
        address,
        telephone: '01743 361234',
        openingHours: 'Mo-Fr 08:00-18:00',
        ...given,
      }),
      faults,
    },
  );

/** Numbers and addresses beside the usual ones. */
export const sideDetailSites: readonly CorpusSite[] = [
  // The number above may be for call tracking, or outdated: the structured data has the one below.
  {
    ...practice('counted-above-en', {}, [], '<a href="tel:01743200300">Call now: 01743 200300</a>'),
    unjudged: ['local.nap'],
  },
  // A template's number, and an example in the text.
  contactSite(
    'template-number-en',
    'Cedar Hill Dental',
    'Boise',
    '<p>811 W Bannock St, Boise, ID 83702</p><a href="tel:123-456-7890">123-456-7890</a><p>Mon-Fri 9am-5pm</p>',
    ['local.phone'],
    { lang: 'en-US' },
  ),
  contactSite(
    'example-number-en',
    'Cedar Hill Dental',
    'Boise',
    '<p>811 W Bannock St, Boise, ID 83702</p><a href="tel:+12083415566">208-341-5566</a><p>Text us your number as 123-456-7890.</p><p>Mon-Fri 9am-5pm</p>',
    [],
    { lang: 'en-US' },
  ),
  contactSite(
    'button-that-calls-fr',
    'Plomberie Vasseur',
    'Angoulême',
    `<p>12 rue de Périgueux, 16000 Angoulême</p><button onclick="window.location.href='tel:+33545921234'">Appeler le 05 45 92 12 34</button><p>Lundi à vendredi 8h-18h</p>`,
    [],
    { lang: 'fr-FR' },
  ),
  {
    ...contactSite(
      'other-scheme-fr',
      'Plomberie Vasseur',
      'Angoulême',
      '<p>12 rue de Périgueux, 16000 Angoulême</p><a href="callto:+33545921234">05 45 92 12 34</a><p>Lundi à vendredi 8h-18h</p>',
      [],
      { lang: 'fr-FR' },
    ),
    unjudged: ['local.phone'],
  },
  contactSite(
    'no-scheme-fr',
    'Plomberie Vasseur',
    'Angoulême',
    '<p>12 rue de Périgueux, 16000 Angoulême</p><a href="phone:+33545921234">05 45 92 12 34</a> <a href="mailto:bonjour@vasseur.example">bonjour@vasseur.example</a><p>Lundi à vendredi 8h-18h</p>',
    ['local.phone'],
    { lang: 'fr-FR' },
  ),
  contactSite(
    'counted-by-script-fr',
    'Plomberie Vasseur',
    'Angoulême',
    '<p>12 rue de Périgueux, 16000 Angoulême</p><a href="tel:0545921234">05 45 92 12 34</a><p>Lundi à vendredi 8h-18h</p>',
    [],
    {
      lang: 'fr-FR',
      top: '<a href="tel:0545387766">05 45 38 77 66</a>',
      head: () => '<script async src="https://cdn.callrail.com/companies/1/swap.js"></script>',
    },
  ),
  practice(
    'department-en',
    {
      department: {
        '@type': 'Store',
        name: 'Harlow Aids',
        address,
        telephone: '01743 361299',
      },
    },
    [],
  ),
  practice(
    'same-unit-of-another-house-en',
    { address: { ...address, streetAddress: 'Unit 2, 72 Mardol' } },
    ['local.nap'],
    '<p>Unit 2, 27 Mardol, Shrewsbury</p>',
  ),
  practice('address-as-text-en', { address: '27 Mardol, Shrewsbury SY1 1PU' }, []),
  practice('suite-as-text-en', { address: 'Suite 4, 27 Mardol, Shrewsbury SY1 1PU' }, []),
  practice('other-address-as-text-en', { address: '102 Longden Road, Shrewsbury SY3 7DH' }, [
    'local.nap',
  ]),
];
