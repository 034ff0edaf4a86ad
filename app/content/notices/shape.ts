import type { Notice } from '#app/domain/site-face.ts';

/** What the cockpit can have said on every page. */
export interface NoticesCopy {
  /** Name the places for screen readers. */
  labels: { top: string; bottom: string };
  notices: Record<Notice, { text: string; link: string | null }>;
}
