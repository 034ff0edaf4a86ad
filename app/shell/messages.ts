import type { Language } from '#app/i18n/languages.ts';
import { messagesPath, type Widget } from '#app/i18n/widgets.ts';

const requests = new Map<string, Promise<unknown>>();

/** Loads a widget's messages in one language. Requests them only once, or again after a failure. */
export function loadMessages<Messages>(language: Language, widget: Widget): Promise<Messages> {
  const path = messagesPath(language, widget);
  const messages = requests.get(path) ?? fetchMessages(path);
  requests.set(path, messages);
  messages.catch(() => requests.delete(path));
  return messages as Promise<Messages>;
}

async function fetchMessages(path: string): Promise<unknown> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}
