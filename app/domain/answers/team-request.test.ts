import { describe, expect, it } from 'vitest';
import { isComplaint } from './complaint.ts';
import { asksForCall, asksForPerson, asksHowToPay, isRude } from './team-request.ts';
import { isThanks } from './thanks.ts';

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

describe('a request for a call', () => {
  it.each([
    'Rappelez-moi',
    'Bonjour, rappelez-moi demain svp',
    'Pouvez-vous me rappeler au 514 555-0100 ?',
    'call me back please',
    'Can someone call me tomorrow?',
    'llámenme por favor',
    '¿Me pueden llamar hoy?',
  ])('is « %s »', (message) => {
    expect(asksForCall(message)).toBe(true);
  });

  it.each([
    '',
    'rappelez-moi le prix du SEO',
    'people who call me from Google',
    'How do I get people to call me?',
    '¿Cómo logro que me llamen?',
  ])('is not « %s »', (message) => {
    expect(asksForCall(message)).toBe(false);
  });
});

describe('a question about ways to pay', () => {
  it.each([
    'Est-ce que je peux payer par carte ?',
    'acceptez-vous la carte de crédit',
    'payer avec ma carte de crédit',
    'Quels sont vos modes de paiement ?',
    'Can I pay by card?',
    'do you take credit cards',
    'which payment methods do you accept',
    '¿Puedo pagar con tarjeta?',
    'aceptan transferencia',
    '¿Qué formas de pago aceptan?',
  ])('is « %s »', (message) => {
    expect(asksHowToPay(message)).toBe(true);
  });

  it.each([
    '',
    'Comment accepter les cartes sur mon site ?',
    'can my customers pay by card on the page',
    'quiero aceptar pagos con tarjeta en mi tienda',
    'Do I pay every month?',
    'paid search or a business card',
    'Le prix de la carte des positions',
    'Faut-il payer pour la carte des positions ?',
    'Do I pay for the visibility check?',
  ])('is not « %s »', (message) => {
    expect(asksHowToPay(message)).toBe(false);
  });
});

describe('a complaint about us', () => {
  it.each([
    'i paid and nobody answered me',
    'nobody is answering my emails',
    'you never called me back',
    'your tool doesnt work',
    'your website is broken',
    'I want a refund',
    'give me my money back',
    'J’ai payé et personne ne me répond',
    'personne ne m’a rappelée',
    'votre simulateur ne marche pas',
    'Je veux être remboursé',
    'pagué y nadie me contesta',
    'su página no funciona',
    'quiero que me devuelvan mi dinero',
    'The chat doesn’t work',
    'le chat ne marche pas',
    'el chat no funciona',
  ])('is « %s »', (message) => {
    expect(isComplaint(message)).toBe(true);
  });

  it.each([
    'nobody calls me from my website',
    'my website doesn’t work on phones',
    'do you give refunds?',
    'what if it doesn’t work',
    'personne ne répond à mes infolettres',
    'mon site ne fonctionne pas',
    'nadie me llama desde el sitio',
    'mi página no funciona',
    'le chat de mon site ne marche pas',
  ])('is not « %s »', (message) => {
    expect(isComplaint(message)).toBe(false);
  });
});

describe('thanks or a goodbye', () => {
  it.each(['thanks', 'ok thanks bye', 'Thank you so much for your help!', 'ok bye', 'thx'])(
    'is « %s »',
    (message) => {
      expect(isThanks(message)).toBe(true);
    },
  );

  it.each(['merci beaucoup', 'Parfait, merci, au revoir', 'gracias', 'muchas gracias, adiós'])(
    'is « %s »',
    (message) => {
      expect(isThanks(message)).toBe(true);
    },
  );

  it.each(['', 'ok', 'a thank you page', 'thanks, how much is SEO?', 'carte de remerciement'])(
    'is not « %s »',
    (message) => {
      expect(isThanks(message)).toBe(false);
    },
  );
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
    'this is a rip-off',
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
