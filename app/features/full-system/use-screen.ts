import { useHydrated } from '#app/ui/hydrated.ts';

/** Screen size class; 'computer' until hydration can measure. */
export function useScreen(): 'phone' | 'computer' {
  return useHydrated() && window.matchMedia('(width < 48rem)').matches ? 'phone' : 'computer';
}
