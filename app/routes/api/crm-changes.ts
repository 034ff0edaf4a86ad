import { apiRoute, bodyOf, type ApiCall } from './api-route.ts';
import { problem } from './problem.ts';
import { planShape } from './shapes.ts';

const answer = apiRoute({ POST: { needs: 'edit', answer: apply } });

export const loader = answer;
export const action = answer;

/** Applies a whole plan or nothing of it. What each change takes to be allowed is seen when it meets its record. */
async function apply({ request, store }: ApiCall): Promise<Response> {
  const { changes } = await bodyOf(request, planShape);
  const applied = await store.apply(changes);
  return applied.ok ? Response.json(applied) : problem('conflict', { conflict: applied.conflict });
}
