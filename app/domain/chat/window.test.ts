import { expect, it } from 'vitest';
import { windowAfter, type ChatWindow, type ChatWindowEvent } from './window.ts';

it.each<[ChatWindow, ChatWindowEvent, ChatWindow]>([
  ['closed', 'press', 'open'],
  ['closed', 'minimise', 'closed'],
  ['closed', 'expand', 'closed'],
  ['closed', 'close', 'closed'],
  ['open', 'press', 'closed'],
  ['open', 'minimise', 'minimised'],
  ['open', 'close', 'closed'],
  ['open', 'follow', 'closed'],
  ['minimised', 'press', 'open'],
  ['minimised', 'expand', 'open'],
  ['minimised', 'close', 'closed'],
])('the chat window in state %s after %s is %s (CHAT-02 to 07)', (state, event, after) => {
  expect(windowAfter(state, event)).toBe(after);
});
