/** Webmail providers with domains in many countries, by the name before the top-level domain. */
const worldwide =
  /^(?:gmail|googlemail|hotmail|outlook|live|msn|yahoo|ymail|icloud|aol|gmx|proton|protonmail|yandex|zoho)(?:\.[a-z]{2,3}){1,2}$/i;

/** Other webmail providers, and internet providers in the countries of the agency's clients. */
const others: ReadonlySet<string> = new Set(
  [
    'rocketmail.com me.com mac.com pm.me mail.com fastmail.com tutanota.com hey.com',
    // Canada and the United States.
    'videotron.ca videotron.qc.ca sympatico.ca bell.net rogers.com shaw.ca telus.net telus.com cgocable.ca cogeco.ca',
    'cogeco.net globetrotter.net eastlink.ca xplornet.ca teksavvy.com distributel.net oricom.ca b2b2c.ca',
    'comcast.net verizon.net att.net sbcglobal.net bellsouth.net cox.net charter.net spectrum.net earthlink.net',
    'optonline.net frontier.com windstream.net juno.com rr.com centurylink.net',
    // France, Belgium, Switzerland and Luxembourg.
    'orange.fr wanadoo.fr free.fr sfr.fr neuf.fr laposte.net bbox.fr numericable.fr cegetel.net club-internet.fr',
    'aliceadsl.fr 9online.fr skynet.be proximus.be telenet.be scarlet.be voo.be bluewin.ch hispeed.ch sunrise.ch pt.lu',
    // Spain and Latin America.
    'telefonica.net terra.es terra.com movistar.es ono.com euskaltel.net prodigy.net.mx telmexmail.com fibertel.com.ar',
    'speedy.com.ar arnet.com.ar vtr.net cantv.net une.net.co etb.net.co adinet.com.uy terra.cl',
    // The British Isles, Australia and New Zealand.
    'btinternet.com bt.com talktalk.net sky.com virginmedia.com ntlworld.com blueyonder.co.uk tiscali.co.uk eircom.net',
    'bigpond.com bigpond.net.au optusnet.com.au tpg.com.au iinet.net.au xtra.co.nz slingshot.co.nz',
  ].flatMap((line) => line.split(' ')),
);

/** Whether anyone can have an email address at a domain, so that it does not identify a business. */
export const isMailProvider = (domain: string) =>
  worldwide.test(domain) || others.has(domain.toLowerCase());
