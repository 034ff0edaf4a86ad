import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isOnSite,
  readConversation,
  replied,
  said,
  silence,
  unanswered,
  type Conversation,
} from './conversation.ts';
import { longestMessage, messageError } from './message.ts';

const reply = {
  content: 'Réponse',
  suggestions: ['Et ensuite ?'],
  actions: [{ label: 'Contact', target: '/contact', icon: 'phone' }],
} as const;

const ask = (conversation: Conversation, text: string, at = 1000) =>
  said(conversation, { text, language: 'fr', at, delay: 1500 });
const answer = (conversation: Conversation, at = 2500) =>
  replied(conversation, { reply, language: 'fr', at });

const talk = answer(ask(answer(silence, 0), '  Une question  '));

describe('a conversation', () => {
  it('holds each message with its id, sender, content and time (CHAT-16)', () => {
    expect(talk.messages).toEqual([
      {
        id: 'message-1',
        sender: 'assistant',
        timestamp: 0,
        language: 'fr',
        ...reply,
      },
      {
        id: 'message-2',
        sender: 'user',
        content: 'Une question',
        timestamp: 1000,
        language: 'fr',
      },
      {
        id: 'message-3',
        sender: 'assistant',
        timestamp: 2500,
        language: 'fr',
        ...reply,
      },
    ]);
  });

  it('waits for one reply at a time (CHAT-19)', () => {
    const waiting = ask(silence, 'Une');
    expect(waiting.replyDueAt).toBe(2500);
    expect(unanswered(waiting)?.content).toBe('Une');
    expect(ask(waiting, 'Deux')).toBe(waiting);
    expect(unanswered(answer(waiting))).toBeNull();
    expect(answer(waiting).replyDueAt).toBeNull();
  });

  it.each(['', '   ', '\n\t\u00a0', 'x'.repeat(longestMessage + 1)])(
    'rejects a message that is empty or too long (CHAT-17)',
    (text) => {
      expect(ask(silence, text)).toBe(silence);
    },
  );

  it('accepts the longest message', () => {
    const text = 'é'.repeat(longestMessage);
    expect(ask(silence, ` ${text} `).messages[0]?.content).toBe(text);
  });
});

it.each([
  ['', 'empty'],
  [' \n ', 'empty'],
  ['a', null],
  ['a'.repeat(2000), null],
  ['a'.repeat(2001), 'too-long'],
  ['a'.repeat(10_000), 'too-long'],
])('gives the reason why a text cannot be sent, if any', (text, error) => {
  expect(messageError(text)).toBe(error);
});

describe('a stored conversation', () => {
  it('survives a round trip', () => {
    expect(readConversation(JSON.parse(JSON.stringify(talk)))).toEqual(talk);
    const waiting = ask(talk, 'Encore');
    expect(readConversation(JSON.parse(JSON.stringify(waiting)))).toEqual(waiting);
  });

  it.each([
    ['nothing', null],
    ['a number', 5],
    ['a list', [1]],
    ['another record', { language: 'fr' }],
    ['messages of another kind', { messages: 'all' }],
    ['messages of no kind', { messages: [null, 1, {}, { sender: 'bot', content: 'x' }] }],
  ])('is replaced by an empty one if invalid: %s', (_case, json) => {
    expect(readConversation(json)).toEqual(silence);
  });

  it('keeps the valid messages and actions of an older record', () => {
    const { messages } = readConversation({
      messages: [
        { sender: 'user', content: 'Bonjour' },
        { sender: 'user' },
        {
          sender: 'assistant',
          content: 'Oui ?',
          timestamp: 'hier',
          suggestions: ['a', 5],
          actions: [
            { label: 'Ici', target: '/faq', icon: 'skull' },
            { label: 'Ailleurs', target: 'https://elsewhere.example' },
            { label: 'Ailleurs', target: '//elsewhere.example' },
          ],
        },
      ],
    });
    expect(messages).toEqual([
      { id: 'message-1', sender: 'user', content: 'Bonjour', timestamp: 0, language: '' },
      {
        id: 'message-2',
        sender: 'assistant',
        content: 'Oui ?',
        timestamp: 0,
        language: '',
        suggestions: ['a'],
        actions: [{ label: 'Ici', target: '/faq', icon: 'arrow-right' }],
      },
    ]);
  });

  it('is parsed without an error and idempotently, for any value', () => {
    const message = fc.record(
      { sender: fc.constantFrom('user', 'assistant', 'x'), content: fc.anything() },
      { requiredKeys: [] },
    );
    const json = fc.oneof(fc.anything(), fc.record({ messages: fc.array(message) }));
    fc.assert(
      fc.property(json, (value) => {
        const read = readConversation(value);
        expect(readConversation(read)).toEqual(read);
      }),
    );
  });
});

it.each([
  ['/', true],
  ['/faq?q=a#b', true],
  ['faq', false],
  ['//elsewhere.example', false],
  ['/\\elsewhere.example', false],
  ['/\t/elsewhere.example', false],
  ['javascript:alert(1)', false],
  [5, false],
])('the target %j is a path of this site: %s', (target, expected) => {
  expect(isOnSite(target)).toBe(expected);
});
