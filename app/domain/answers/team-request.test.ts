import { describe, expect, it } from 'vitest';
import { asksForPerson, isRude } from './team-request.ts';

describe('a request for a person', () => {
  it.each([
    'je veux parler à un humain',
    'Je voudrais parler à quelqu’un, svp',
    'parler à une vraie personne',
    'un conseiller svp',
    'Passez-moi un responsable !',
    'Bonjour, j’aimerais parler avec un conseiller',
    'I want a human',
    'talk to a person',
    'Can I talk to someone?',
    'human please',
    'speak to an agent now',
    'I’d like to speak with an advisor about my shop',
    'agent',
    'hablar con una persona',
    'Quiero hablar con un asesor',
    '¿Puedo hablar con alguien del equipo?',
    'un agente, por favor',
  ])('is « %s »', (message) => {
    expect(asksForPerson(message)).toBe(true);
  });

  it.each([
    '',
    'Are you a human or a robot in love?',
    'Est-ce qu’un humain relit ce que l’intelligence artificielle rédige ?',
    'Mes vidéos ne sont vues par personne',
    '¿Una persona revisa lo que escribe la IA?',
    'how do I contact the Google team',
    'can I talk to people who visited my site',
    'Je suis agent immobilier, que proposez-vous ?',
    'someone left a fake review',
    'personal information',
  ])('is not « %s »', (message) => {
    expect(asksForPerson(message)).toBe(false);
  });
});

describe('an insult', () => {
  it.each([
    'vous êtes des voleurs',
    'Bande d’escrocs !',
    't’es con',
    'you are idiots',
    'You’re all liars',
    'fuck you',
    'you suck',
    'son unos ladrones',
    '¡Eres tonto!',
    'vete a la mierda',
  ])('is « %s »', (message) => {
    expect(isRude(message)).toBe(true);
  });

  it.each([
    '',
    'Êtes-vous une arnaque ?',
    'are you a scam',
    'Que faire d’un client qui dit que nous sommes des voleurs ?',
    'someone called us thieves in a review',
    '¿Son una agencia seria?',
    'Vous êtes ouverts le samedi ?',
    'Mon concurrent est nul, comment le dépasser ?',
    'Scunthorpe',
  ])('is not « %s »', (message) => {
    expect(isRude(message)).toBe(false);
  });
});
