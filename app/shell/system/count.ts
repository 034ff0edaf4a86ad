import type { Analytics } from '#app/domain/system/system-state.ts';
import type { System } from './system.ts';

export function count(system: System, counter: keyof Analytics): void {
  const counts = { [counter]: system.read().analytics[counter] + 1 };
  system.dispatch({ type: 'update-analytics', counts });
}
