import { changeEndpoint, removeEndpoint } from '#app/data/webhooks.server.ts';
import { endpointChangeShape } from './admin-shapes.ts';
import { apiRoute, bodyOf, type ApiCall } from './api-route.ts';
import { changing } from './webhook-call.ts';

const answer = apiRoute({
  PATCH: { needs: 'integrations', answer: change },
  DELETE: { needs: 'integrations', answer: remove },
});

export const loader = answer;
export const action = answer;

async function change(call: ApiCall): Promise<Response> {
  const { isDisabled, url, description, events } = await bodyOf(call.request, endpointChangeShape);
  const changed = await changing(call, 'update', async (t, endpoint, at) => {
    const disabledAt = isDisabled ? (endpoint.disabledAt ?? at) : null;
    const next = {
      ...(url !== undefined && { url }),
      ...(description !== undefined && { description }),
      ...(events !== undefined && { events }),
      ...(isDisabled !== undefined && { disabledAt }),
    };
    await changeEndpoint(t, endpoint.id, next);
    return { ...endpoint, ...next };
  });
  return Response.json(changed);
}

async function remove(call: ApiCall): Promise<Response> {
  await changing(call, 'remove', (t, { id }) => removeEndpoint(t, id));
  return new Response(null, { status: 204 });
}
