/** The three states of the assistant's window. Source: specification A §4.1. */
export type ChatWindow = 'closed' | 'open' | 'minimised';

/** `press` is a click on the round button, `follow` the choice of an action. */
export type ChatWindowEvent = 'press' | 'minimise' | 'expand' | 'close' | 'follow';

const next: Record<ChatWindow, Partial<Record<ChatWindowEvent, ChatWindow>>> = {
  closed: { press: 'open' },
  open: { press: 'closed', minimise: 'minimised', close: 'closed', follow: 'closed' },
  minimised: { press: 'open', expand: 'open', close: 'closed' },
};

export function windowAfter(state: ChatWindow, event: ChatWindowEvent): ChatWindow {
  return next[state][event] ?? state;
}
