import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { topicOf, topics, type Topic } from './topic.ts';

it('topics are tried in the specified order (CHAT-24)', () => {
  const order = ['greeting', 'seo', 'adluma', 'services', 'contact', 'faq', 'default'];
  expect(topics).toEqual(['person', 'complaint', 'rude', 'thanks', ...order]);
});

describe('topicOf', () => {
  it.each<[Topic, ...string[]]>([
    ['greeting', 'bonjour', 'BONJOUR !', 'Allô', 'hello', 'hi', 'Hola', '¡Buenos días!', 'salut'],
    ['seo', 'seo', 'SEO?', 'Le référencement', 'posicionamiento', 'seo-modulaire'],
    ['adluma', 'ADLUMA', 'budget', 'budgets', 'simulateur', 'simulator', 'simulador'],
    ['adluma', 'Simuler', 'Mi presupuesto', 'una simulación'],
    ['services', 'services', 'un service', 'help', 'aide', 'Aidez-moi', 'ayuda', 'Ayúdeme'],
    ['services', 'servicios', '¡AYUDA!'],
    ['contact', 'contact', 'appointment', 'rendez-vous', 'rendez vous', 'RDV', 'cita', 'contacto'],
    ['contact', 'Comment vous joindre ?', 'un appel', 'a call', 'una llamada'],
    ['greeting', 'Bon matin', 'Greetings', '¡Buen día!', 'Saludos'],
    ['seo', 'faire référencer mon site', 'posicionar mi tienda'],
    ['services', 'Tu m’aides ?', 'helpful', 'Can you help?'],
    ['contact', 'rendezvous', 'Appelez-moi', 'me rappeler', 'un rappel', 'llámeme', 'llamarles'],
    ['faq', 'une question fréquente', 'una pregunta frecuente'],
    ['faq', 'faq', 'FAQs', 'Questions fréquentes', 'preguntas frecuentes'],
    ['person', 'je veux parler à un humain', 'Hello, I want a human', 'hablar con una persona'],
    ['rude', 'Vous êtes des voleurs !', 'hi, you are idiots', 'son unos ladrones'],
    ['complaint', 'I paid and nobody answered me', 'su herramienta no funciona'],
    ['thanks', 'Merci de votre aide !', 'ok thanks, bye', '¡Muchas gracias!'],
    ['default', '', '   ', '?!', 'La pluie et le beau temps', '<b>x</b>', '你好'],
  ])('finds the topic %s in %j, …', (topic, ...texts) => {
    expect(texts.map((text) => [text, topicOf(text)])).toEqual(texts.map((text) => [text, topic]));
  });

  it.each([
    'I think so',
    'Seoul',
    'une citation',
    'la ciudad',
    'simultanément',
    'Je m’appelle Rose',
    'Me llamo Ana',
    'plaidoyer',
    'Chine',
  ])('finds no keyword inside a longer word: %s', (text) => {
    expect(topicOf(text)).toBe('default');
  });

  it.each<[string, Topic]>([
    ['faq contact services budget seo hello', 'greeting'],
    ['faq contact services budget seo', 'seo'],
    ['faq contact services budget', 'adluma'],
    ['faq contact services', 'services'],
    ['faq contact', 'contact'],
    ['faq', 'faq'],
  ])('prefers the first topic in order: %s', (text, topic) => {
    expect(topicOf(text)).toBe(topic);
  });

  it('returns one topic for any text, unaffected by surrounding punctuation', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const topic = topicOf(text);
        expect(topics.filter((one) => one === topic)).toHaveLength(1);
        expect(topicOf(`… ${text} !`)).toBe(topic);
      }),
    );
  });

  it('ignores case and accents, for any sequence of words', () => {
    const words = ['Allô', 'référencement', 'simulación', 'Aidez', 'téléphone', 'rendez-vous'];
    const forms = ['parler à un humain', 'vous êtes nuls', 'questions fréquentes', 'ñu', 'où'];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words, ...forms), { maxLength: 6 }), (said) => {
        const text = said.join(' ');
        const plain = text.normalize('NFD').replace(/\p{M}/gu, '');
        const variants = [text.toUpperCase(), text.normalize('NFD'), plain, plain.toUpperCase()];
        expect(variants.map(topicOf)).toEqual(variants.map(() => topicOf(text)));
      }),
    );
  });

  it('finds a keyword at any position, ignoring accents and case', () => {
    const filler = fc.array(fc.constantFrom('zig', 'zag', '42', 'ñu'), { maxLength: 30 });
    fc.assert(
      fc.property(filler, filler, (before, after) => {
        expect(topicOf([...before, 'Sîmulateur', ...after].join(' '))).toBe('adluma');
      }),
    );
  });
});
