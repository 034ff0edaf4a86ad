import type { Action } from '#app/domain/crm/permissions.ts';
import { useWorkspace } from '../../frame/workspace.tsx';

/** Permissions of the actions on selected clients. */
const bulkActions = [
  'assign',
  'edit',
  'merge',
  'export',
  'delete',
] as const satisfies readonly Action[];

/** Whether the user can do anything with selected clients. */
export function useMaySelect(): boolean {
  return bulkActions.some(useWorkspace().may);
}
