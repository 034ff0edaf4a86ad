import { liveTabs, tabs, type Section } from './workspace-query.ts';
import { useWorkspace } from './workspace.tsx';

/** The sections that the bar shows to the user, in order. */
export function useSections(): readonly Section[] {
  const { backend, may } = useWorkspace();
  return backend.live && may('leads') ? [...liveTabs, ...tabs] : tabs;
}
