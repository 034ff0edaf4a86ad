import { describe, expect, it } from 'vitest';
import { readEndpointUrl } from './webhooks.ts';

describe('the URL of an endpoint', () => {
  it.each([
    ['https://hooks.example/iluma', 'https://hooks.example/iluma'],
    [' https://Hooks.Example:443/a?b=c ', 'https://hooks.example/a?b=c'],
    ['http://10.0.0.4:8080', 'http://10.0.0.4:8080/'],
  ])('is parsed from %j as %s', (text, url) => {
    expect(readEndpointUrl(text)).toBe(url);
  });

  it.each([
    '',
    'hooks.example',
    'ftp://hooks.example/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'https://',
    'https://name:password@hooks.example/',
    'https://hooks.example/#part',
    `https://hooks.example/${'a'.repeat(2000)}`,
  ])('cannot be %j', (text) => {
    expect(readEndpointUrl(text)).toBeNull();
  });
});
