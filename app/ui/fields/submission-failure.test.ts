import { expect, it } from 'vitest';
import { submissionFailure } from './submission-failure.ts';

it.each([
  ['no connection', new TypeError('Failed to fetch'), 'offline'],
  ['an answer that cannot be read', new Error('Unable to decode turbo-stream response'), 'failed'],
])('a form reports %s', (_what, error, failure) => {
  expect(submissionFailure(error)).toBe(failure);
});

it('a form follows a redirect', () => {
  const redirect = new Response(null, { status: 303 });
  expect(() => submissionFailure(redirect)).toThrow(
    expect.toSatisfy((thrown) => thrown === redirect),
  );
});
