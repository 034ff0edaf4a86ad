import { apiRoute, errorsOf, Refusal, type ApiCall } from './api-route.ts';
import { figuresShape } from './figures-shape.ts';

export const loader = apiRoute({ GET: { needs: 'read', answer } });

async function answer({ url: { searchParams }, store }: ApiCall): Promise<Response> {
  const read = figuresShape.safeParse(Object.fromEntries(searchParams));
  if (!read.success) throw new Refusal('bad-query', { errors: errorsOf(read.error) });
  if (new Set(searchParams.keys()).size < searchParams.size) throw new Refusal('bad-query');
  const { owner, ...query } = read.data;
  return Response.json(await store.figures({ ...query, ...(owner !== undefined && { owner }) }));
}
