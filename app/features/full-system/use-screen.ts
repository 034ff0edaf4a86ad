import { useHydrated } from '#app/ui/hydrated.ts';

/** Whether the page stands on a phone's screen; a computer's until scripts can tell. */
export function useScreen(): 'phone' | 'computer' {
  return useHydrated() && window.matchMedia('(width < 48rem)').matches ? 'phone' : 'computer';
}
