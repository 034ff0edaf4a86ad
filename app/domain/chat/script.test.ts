import { describe, expect, it } from 'vitest';
import { contentOf } from '#app/content/content.ts';
import { languages } from '#app/i18n/languages.ts';
import { paths } from '#app/i18n/paths.ts';
import { pageKeys } from './page-key.ts';
import { cannedReply, chatActions, greetingOn, passageReply } from './script.ts';
import { topicOf, topics } from './topic.ts';

const known: readonly string[] = Object.values(paths).flat();

it.each(Object.values(chatActions))('an action leads to a page of the site: $target', (action) => {
  expect(known).toContain(action.target);
});

describe.each(languages)('in %s', (language) => {
  const script = contentOf(language).chat;

  it.each(pageKeys)('gives %s its own greeting with suggestions and actions', (page) => {
    const others = pageKeys.filter((key) => key !== page);
    const { content, suggestions, actions } = greetingOn(page, script);
    expect(others.map((key) => script.pages[key].greeting)).not.toContain(content);
    expect(suggestions?.length).toBeGreaterThanOrEqual(2);
    expect(actions?.map(({ label }) => label)).toContain(script.actions.call);
  });

  it.each(pageKeys)('has an answer to every suggestion on %s', (page) => {
    const { suggestions } = script.pages[page];
    expect(suggestions.filter((text) => topicOf(text) === 'default')).toEqual([]);
  });

  it.each(topics)('replies about %s from a small set, each in turn (CHAT-32)', (topic) => {
    const set = script.replies[topic];
    const chosen = set.map(
      (_, index) => cannedReply(topic, 'home', script, (index + 0.5) / set.length).content,
    );
    expect(chosen).toEqual(set);
    expect(set.length).toBeGreaterThanOrEqual(2);
    expect(cannedReply(topic, 'home', script, 0).content).toBe(set[0]);
    expect(cannedReply(topic, 'home', script, 1).content).toBe(set.at(-1));
  });

  it('offers a 15-minute call, with a link to the booking page (CHAT-33)', () => {
    expect(script.actions.call).toMatch(/\b15\b/);
    const { actions } = cannedReply('contact', 'home', script, 0);
    const target = '/contact/rendez-vous';
    expect(actions).toEqual([{ label: script.actions.call, target, icon: 'phone' }]);
  });

  it('asks in default replies to rephrase or for more context (CHAT-31)', () => {
    for (const text of script.replies.default) {
      expect(text).toMatch(/reformul|rephras|autres mots/i);
      expect(text).toMatch(/context/i);
    }
  });

  it('quotes a passage with a link to its page', () => {
    const passage = { title: 'Prix', text: 'Les prix.', target: '/faq#prix' } as const;
    const { content, actions } = passageReply(passage, 'faq', script, 0);
    expect(content).toBe(`${script.found[0]}\n\nLes prix.`);
    expect(actions).toEqual([{ label: 'Prix', target: '/faq#prix', icon: 'arrow-right' }]);
  });
});
