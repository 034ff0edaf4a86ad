import { readDashboard } from '#app/domain/ila/projects.ts';
import { createStored, toolStorage } from '#app/ui/stored.ts';

/** The projects in this browser: the sample, with the visitor's changes. */
export const dashboardStore = createStored('iluma-ila-dashboard', readDashboard, toolStorage);
