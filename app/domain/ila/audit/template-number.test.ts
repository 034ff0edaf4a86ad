import { expect, it } from 'vitest';
import { isTemplateNumber } from './template-number.ts';

it.each([
  '+11234567890',
  '+15555555555',
  '+10000000000',
  '+33600000000',
  '+34600000000',
  '+34123456789',
  '+34666666666',
  '+33123456789',
  '+15551234567',
])('%s is a template’s', (number) => expect(isTemplateNumber(number)).toBe(true));

it.each([
  // Taxis have such numbers.
  '+14153333333',
  '+14167515555',
  // The sample of this site, and others reserved for fiction.
  '+15145550142',
  '+15555550142',
  '+33123456788',
  '+14151234567',
  '+33178901234',
  // Bedford's area code.
  '+441234567890',
  '+33468230000',
])('%s may be a business’s', (number) => expect(isTemplateNumber(number)).toBe(false));
