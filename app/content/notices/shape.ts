import type { Notice } from '#app/domain/site-face.ts';

/** What the cockpit can have said on every page. */
export interface NoticesCopy {
  /** Names the place for screen readers. */
  label: string;
  notices: Record<Notice, { text: string; link: string | null }>;
}
