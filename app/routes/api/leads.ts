import { lineOf, type LeadPage } from '#app/domain/leads/inbox.ts';
import { apiRoute, errorsOf, Refusal, type ApiCall } from './api-route.ts';
import { leadStoreOf, momentOf, readMoment } from './lead-call.ts';
import { leadQueryShape } from './lead-shapes.ts';

const answer = apiRoute({ GET: { needs: 'leads', answer: list } });

export const loader = answer;
export const action = answer;

/** What visitors have sent, newest first. */
async function list(call: ApiCall): Promise<Response> {
  const params = call.url.searchParams;
  const given = Object.fromEntries(
    [...new Set(params.keys())].map((name) => {
      const values = params.getAll(name);
      return [name, name === 'status' || values.length > 1 ? values : values[0]];
    }),
  );
  const read = leadQueryShape.safeParse(given);
  if (!read.success) throw new Refusal('bad-query', { errors: errorsOf(read.error) });
  const { after, limit = 50, ...filter } = read.data;
  const store = leadStoreOf(call);
  const [found, counts] = await Promise.all([
    // One more than asked for tells whether there is a next page.
    store.list({ ...filter, limit: limit + 1, ...(after && { after: readMoment(after) }) }),
    store.counts(),
  ]);
  const items = found.slice(0, limit);
  const last = found.length > limit ? items.at(-1) : undefined;
  const page: LeadPage = {
    items: items.map(lineOf),
    counts,
    ...(last && { next: momentOf(last) }),
  };
  return Response.json(page);
}
