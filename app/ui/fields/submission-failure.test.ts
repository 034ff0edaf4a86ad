import { expect, it } from 'vitest';
import { submissionFailure } from './submission-failure.ts';

it.each([
  ['no connection', new TypeError('Failed to fetch'), 'offline'],
  ['an answer that cannot be read', new Error('Unable to decode turbo-stream response'), 'failed'],
])('a form that meets %s is told so', (_what, error, failure) => {
  expect(submissionFailure(error)).toBe(failure);
});

it('a form that is answered with a redirect follows it', () => {
  const redirect = new Response(null, { status: 303 });
  expect(() => submissionFailure(redirect)).toThrow(
    expect.toSatisfy((thrown) => thrown === redirect),
  );
});
