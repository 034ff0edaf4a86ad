import policy from '../../../SECURITY.md?raw';

/** How weaknesses are reported, in full: what `security.txt` names as the policy. */
export function loader() {
  return new Response(policy, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, no-cache' },
  });
}
