import policy from '../../../SECURITY.md?raw';

/** The vulnerability disclosure policy that `security.txt` refers to. */
export function loader() {
  return new Response(policy, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, no-cache' },
  });
}
