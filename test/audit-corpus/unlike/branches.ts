import type { CorpusSite } from '../seed.ts';
import { contactSite } from './contact-site.ts';
import { sentence } from './parts.ts';
import { businessMarkup } from './tool-site.ts';

const paarl = '<p>101 Main Road, Paarl 7646</p><a href="tel:+27218721234">021 872 1234</a>';
const worcester = '<p>4 High Street, Worcester 6850</p><a href="tel:+27233471234">023 347 1234</a>';

/** A branch's structured data, on its own page. */
const marked = (street: string, town: string, telephone: string) =>
  businessMarkup('Optician', {
    name: 'Cape Optics',
    telephone,
    logo: 'https://optics.example/logo.png',
    address: { '@type': 'PostalAddress', streetAddress: street, addressLocality: town },
    openingHours: 'Mo-Fr 09:00-17:00',
  })('https://optics.example');

/** A business with two branches, each with its own page and a number in its structured data. */
const branches = (
  name: string,
  numbers: readonly [string, string],
  faults: readonly string[],
  pages: Readonly<Record<string, readonly [string, string]>> = {},
): CorpusSite =>
  contactSite(name, 'Cape Optics', 'Paarl', '<p>Mon – Fri 9:00 – 17:00</p>', [], {
    lang: 'en-ZA',
    pages: {
      ...pages,
      '/paarl': [
        'Paarl branch',
        `<p>${sentence('en')}</p>${paarl}${marked('101 Main Road', 'Paarl', numbers[0])}`,
      ],
      '/worcester': [
        'Worcester branch',
        `<p>${sentence('en')}</p>${worcester}${marked('4 High Street', 'Worcester', numbers[1])}`,
      ],
    },
    faults,
  });

/** Branches whose structured data agrees with their pages, or has another branch's number. */
export const branchSites: readonly CorpusSite[] = [
  branches('two-branches-en', ['+27218721234', '+27233471234'], []),
  // A page without structured data lists both branches.
  branches('listed-beside-branches-en', ['+27218721234', '+27233479999'], ['local.nap'], {
    '/branches': ['Branches', `${paarl}${worcester.replaceAll('1234', '9999')}`],
  }),
  branches('number-of-other-branch-en', ['+27218721234', '+27218721234'], ['local.nap']),
];
