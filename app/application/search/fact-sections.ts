import { company } from '#app/content/company/facts.ts';
import { officesIn } from '#app/content/company/offices.ts';
import { contentOf } from '#app/content/content.ts';
import { pricedAs } from '#app/content/services/priced-as.ts';
import { serviceIds } from '#app/content/services/shape.ts';
import type { HubService } from '#app/domain/hub/services.ts';
import { paidOnce, pricedServices, startingPrices } from '#app/domain/price-list.ts';
import { spaceBeforeMark } from '#app/domain/punctuation.ts';
import type { DocumentSection } from '#app/domain/search/search-document.ts';
import { fill, formatAmount } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/languages.ts';
import type { ScreenId } from '#app/i18n/paths.ts';

/** Sections generated from facts: prices from the price list with their terms, and ways to contact the agency. */
export function madeSections(screen: ScreenId, language: Language): DocumentSection[] {
  if (screen === 'services-hub') {
    return [
      priceListSection(language),
      ...pricedServices.map((service) => priceSection(service, language)),
      ...termSections(language),
    ];
  }
  const service = serviceIds.find((id) => id === screen);
  const price = service && pricedAs[service];
  if (price) return [priceSection(price, language)];
  if (screen === 'contact') return contactSections(language);
  return [];
}

function priceSection(service: HubService, language: Language): DocumentSection {
  const { answers, servicesHub } = contentOf(language);
  const { title, description } = servicesHub.services[service];
  const price = formatAmount(language, startingPrices[service]);
  const sentence = paidOnce.has(service) ? answers.price.once : answers.price.monthly;
  return {
    heading: `${answers.price.heading} ${title}`,
    text: `${fill(sentence, { name: title, price })} ${description}`,
  };
}

function priceListSection(language: Language): DocumentSection {
  const { answers, servicesHub } = contentOf(language);
  const { heading, list } = answers.price;
  const listed = (services: readonly HubService[]) =>
    services
      .map(
        (id) => `${servicesHub.services[id].title} ${formatAmount(language, startingPrices[id])}`,
      )
      .join(', ');
  const { once = [], monthly = [] } = Object.groupBy(pricedServices, (id) =>
    paidOnce.has(id) ? 'once' : 'monthly',
  );
  return {
    heading: `${heading} ${servicesHub.head.eyebrow}`,
    text: fill(list, { monthly: listed(monthly), once: listed(once) }),
  };
}

function termSections(language: Language): DocumentSection[] {
  const { answers, servicesHub } = contentOf(language);
  const { billing, ...others } = servicesHub.terms.facts;
  const [name, text] = billing;
  return [
    { heading: `${answers.billing} ${name}`, text },
    ...Object.values(others).map(([heading, said]) => ({ heading, text: said })),
  ];
}

function contactSections(language: Language): DocumentSection[] {
  const { answers, contact, company: own, team } = contentOf(language);
  const { details } = contact;
  const mark = spaceBeforeMark[language];
  const offices = officesIn(language).map(
    ({ city, street, postalCode }) => `${city}, ${street}, ${postalCode}`,
  );
  const members = team.map(({ name, role }) => `${name}, ${role}`);
  return [
    {
      heading: `${details.phone}, ${details.email}`,
      text: `${details.phone}${mark}: ${company.phoneDisplay}. ${details.email}${mark}: ${company.email}. ${own.hours}.`,
    },
    { heading: details.hours, text: `${details.hours}${mark}: ${own.hours}.` },
    { heading: details.offices, text: `${details.offices}${mark}: ${offices.join(`${mark}; `)}.` },
    {
      heading: Object.values(own.roles).join(', '),
      text: `${company.executives.ceo}, ${own.roles.ceo}. ${company.executives.coo}, ${own.roles.coo}.`,
    },
    {
      heading: answers.team.heading,
      text: fill(answers.team.text, { members: members.join(`${mark}; `) }),
      anchor: 'equipe',
    },
    ...team.map(({ name, role, description }) => ({
      heading: role,
      text: `${name}, ${role}. ${description}`,
      anchor: 'equipe',
    })),
  ];
}
