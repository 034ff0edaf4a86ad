import { readDashboard } from '#app/domain/ila/projects.ts';
import { createStored, toolStorage } from '#app/ui/stored.ts';

/** The projects as this browser knows them: the sample, with what the visitor changed. */
export const dashboardStore = createStored('iluma-ila-dashboard', readDashboard, toolStorage);
