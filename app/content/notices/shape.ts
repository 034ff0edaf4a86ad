import type { Notice } from '#app/domain/settings/public-settings.ts';

/** Notices that the site settings switch on, on every page. */
export interface NoticesCopy {
  /** Accessible names of the regions. */
  labels: { top: string; bottom: string };
  notices: Record<Notice, { text: string; link: string | null }>;
}
