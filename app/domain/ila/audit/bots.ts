/** What a bot uses pages for. */
export type BotPurpose = 'training' | 'search' | 'user';

/**
 * Bots of answer engines by their token in robots.txt. Sources: documentation of OpenAI, Anthropic, Perplexity, Google,
 * Apple, Amazon, Meta, Mistral and Common Crawl.
 */
export const bots = {
  GPTBot: 'training',
  ClaudeBot: 'training',
  'Google-Extended': 'training',
  'Applebot-Extended': 'training',
  'Meta-ExternalAgent': 'training',
  CCBot: 'training',
  Bytespider: 'training',
  'OAI-SearchBot': 'search',
  'Claude-SearchBot': 'search',
  PerplexityBot: 'search',
  Applebot: 'search',
  Amazonbot: 'search',
  bingbot: 'search',
  'ChatGPT-User': 'user',
  'Claude-User': 'user',
  'Perplexity-User': 'user',
  'MistralAI-User': 'user',
} as const satisfies Record<string, BotPurpose>;

export type Bot = keyof typeof bots;

export const botTokens = Object.keys(bots) as readonly Bot[];
