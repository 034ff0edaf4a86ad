import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClient } from '../../../test/contracts/crm-samples.ts';
import { telephonesOf } from '../crm/records/full-text.ts';
import { identityKeys } from '../crm/records/identity.ts';
import { searchTerms } from '../crm/search/search-terms.ts';
import { identityOf } from '../leads/identity.ts';
import { defaultCountry, setAgencyCountry, telephoneCountries } from './agency-country.ts';
import { isTelephone, readTelephone } from './telephone.ts';

describe('a French agency', () => {
  beforeAll(() => setAgencyCountry('FR'));
  afterAll(() => setAgencyCountry(defaultCountry));

  it.each([
    ['01 42 68 53 00', '', '+33142685300'],
    ['01.42.68.53.00 poste 4', '', '+33142685300'],
    ['06 12 34 56 78', '', '+33612345678'],
    ['+1 514 555-0142', '', '+15145550142'],
    ['514 555-0142', '1, rue Principale, Montréal, Canada', '+15145550142'],
    ['514 555-0142', '', undefined],
  ])('reads %s at %j as %s', (text, address, e164) => {
    expect(readTelephone(text, address)?.e164).toBe(e164);
    expect(isTelephone(text, address)).toBe(true);
  });

  it('identifies clients, senders and searches by the French number', () => {
    const phone = '01 42 68 53 00';
    const contact = { email: '', phone, website: '' };
    const client = aClient({ id: 'c1', address: 'Paris', contact });
    expect(telephonesOf('clients', client)).toEqual(['+33142685300']);
    expect(identityKeys(client)).toContain('phone:+33142685300');
    expect(identityOf({ name: 'Ana', email: 'a@a.example', phone }).caller).toBe(
      '+33142685300 ana',
    );
    expect(searchTerms('0142 68 53 00').digits).toEqual(['142685300']);
  });
});

it.each(telephoneCountries)('%s is a country with a French name', (country) => {
  const name = new Intl.DisplayNames('fr', { type: 'region', fallback: 'none' }).of(country);
  expect(name?.length).toBeGreaterThan(2);
});
