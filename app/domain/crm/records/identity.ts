import { isMailProvider } from '#app/domain/mail-providers.ts';
import { normalizeForSearch } from '#app/domain/search/normalize.ts';
import { readTelephone } from '#app/domain/telephone/telephone.ts';
import type { Client } from './entities.ts';

type Identified = Pick<Client, 'name' | 'contact'> & { readonly address?: string };

/** Legal forms, which do not identify a company. */
const legalForms = /\b(?:inc|ltd|ltee|llc|sarl|sas|sa|sl|enr|corp|cie|co|senc)\b\.?/g;

/** Sites that host pages of many businesses: sharing one means nothing. */
const sharedHosts =
  /(?:^|\.)(?:facebook|instagram|linkedin|tiktok|youtube|google|yahoo|wix|wordpress|shopify|square|etsy|pagesjaunes|yelp|tripadvisor|doctolib|planity|treatwell|linktr|airbnb|ubereats|doordash|opentable|thefork|lafourchette|calendly)\.[a-z.]+$/;

/**
 * Keys that identify a business: its name without accents, legal form and punctuation, the domain of its site or email
 * address, and its telephone number in E.164. Two businesses that share a key may be the same one.
 */
export function identityKeys({
  name,
  address,
  contact: { website, email, phone },
}: Identified): string[] {
  const keys = new Set<string>();
  const plainName = normalizeForSearch(name)
    .replace(legalForms, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, '');
  if (plainName.length > 1) keys.add(`name:${plainName}`);
  for (const host of [hostOf(website), email.split('@')[1]?.trim().toLowerCase()]) {
    if (host?.includes('.') && !isShared(host)) keys.add(`domain:${host}`);
  }
  const number = readTelephone(phone, address);
  if (number) keys.add(`phone:${number.e164}`);
  return [...keys];
}

const isShared = (host: string) => sharedHosts.test(host) || isMailProvider(host);

const known = new WeakMap<Identified, ReadonlySet<string>>();

/** Whether a business has one of these keys. */
export function sharesIdentity(business: Identified, keys: readonly string[]): boolean {
  let own = known.get(business);
  if (!own) {
    own = new Set(identityKeys(business));
    known.set(business, own);
  }
  return keys.some((key) => own.has(key));
}

function hostOf(website: string): string | undefined {
  const text = website.trim();
  if (text === '') return undefined;
  const host = URL.parse(/^[a-z]+:\/\//i.test(text) ? text : `https://${text}`)?.hostname;
  return host?.replace(/^www\./, '');
}
