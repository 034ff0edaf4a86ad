import { describeApi } from '#app/api/http/describe.ts';

const headers = { 'Cache-Control': 'public, max-age=300' };

export function loader() {
  return Response.json(describeApi(), { headers });
}
