import { agencyTimeZone } from '../time-zone.ts';
import { defaultTerms, type Schedule } from './schedule.ts';

/**
 * The agency's settings for meetings: the zone of the office and the address of video calls, and what the hours of
 * somebody new begin with.
 */
export interface MeetingSettings extends Omit<Schedule, 'week' | 'daysOff'> {
  /** The office's address in one line; empty for the one that the site is built with. */
  office: string;
}

/** Where meetings are held. */
export interface MeetingPlaces extends Pick<MeetingSettings, 'office' | 'timeZone'> {
  /** Address of the video calls of those who have none of their own; null for none. */
  videoUrl: string | null;
}

export const defaultMeetingSettings: MeetingSettings = {
  ...defaultTerms,
  timeZone: agencyTimeZone,
  office: '',
};

/** Most of what the settings of meetings may say, in characters. */
export const meetingLimits = { office: 160, videoUrl: 300 } as const;

/** Whether a text is an address that a video call can be joined at. */
export function isVideoAddress(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === 'https:' && url.hostname.includes('.') && !url.username && !url.password;
}

/** @param serverVideoUrl address of video calls that the server was started with, which the settings precede */
export function placesOf(
  { office, timeZone, videoUrl }: MeetingSettings,
  serverVideoUrl: string | null,
): MeetingPlaces {
  return { office, timeZone, videoUrl: videoUrl ?? serverVideoUrl };
}

/** What the hours of somebody new begin with. */
export function newHours({ office: _, ...hours }: MeetingSettings): Omit<Schedule, 'week'> {
  return { ...hours, daysOff: [], videoUrl: null };
}
