import { plainText } from './plain-text.ts';

/** Words for a member of the team, in the three languages, without accents: a visitor may use any of them. */
const someone = [
  // French
  "(?:un |une |le |la |l'|votre |vrai |vraie |autre )*(?:etre )?(?:humaine?|personne|quelqu'un|conseill(?:er|ere)|agente?|operat(?:eur|rice)|employee?|representante?|responsable|gerante?|patronn?e?|interlocut(?:eur|rice)|membre de (?:l'|votre )equipe|equipe)",
  // English
  '(?:an? |the |your |some |real |actual |live |human )*(?:humans?|persons?|people|someone|somebody|anyone|anybody|advis[oe]rs?|agents?|operator|representative|rep|manager|staff|employee|consultant|team)',
  // Spanish
  '(?:una? |el |la |su |algun |alguna |otra )*(?:humano|(?:ser )?humano|persona(?: real| de verdad)?|alguien|asesora?|agente|operadora?|empleado|representante|responsable|gerente|encargad[oa]|ejecutivo|equipo)',
].join('|');

/** Ways to ask for a conversation. */
const speaking = [
  '(?:parler|discuter|echanger|causer|parle|communiquer|etre mise? en (?:contact|relation|communication))(?: de vive voix| directement)? (?:a|avec) |(?:joindre|contacter|rejoindre|passez-moi|passe-moi|transferez-moi a) ',
  '(?:talk|speak|chat)(?:ing)? (?:to|with) |(?:reach|contact|get hold of|connect me (?:to|with)|transfer me to|put me through to|pass me to) ',
  '(?:hablar?|hablo|platicar|conversar|comunicar(?:me|se)?|comuniqueme|contactar(?:me)?|pongame en contacto|paseme|transfierame) (?:directamente )?(?:con |a )',
].join('|');

/** Wishes before the requested person, and politeness after. */
const wish = [
  "(?:(?:non|bonjour|salut)[ ,]+)?(?:je (?:veux|voudrais|souhaite|cherche|demande)|j'(?:aimerais|ai besoin d(?:e |'))|il me faut|donnez-moi|y a-t-il|est-ce qu'il y a)\\s?",
  "(?:(?:no|hi|hello)[ ,]+)?(?:i (?:want|need|demand)|i(?: woul|')d like|give me|get me|is there|can i (?:get|have)|let me have)\\s",
  '(?:(?:no|hola)[ ,]+)?(?:quiero|quisiera|necesito|busco|deme|dame|hay|me gustaria)\\s',
].join('|');
const polite =
  "(?:(?: |, ?)(?:svp|s'il (?:vous|te) plait|s v p|merci|maintenant|please|pls|now|here|thanks|por favor|ahora|ya|gracias|ici|aqui|reel|reelle|real|instead))*";

const forms = [
  new RegExp(`(?:^|[^\\p{L}])(?:${speaking})(?:${someone})(?![\\p{L}-])`, 'u'),
  new RegExp(`^(?:${wish})?(?:${someone})${polite}$`, 'u'),
];

/** Requests for people outside the team: « joindre l’équipe de Google », “contact people who visited my site”. */
const ofOthers =
  /\b(?:google|facebook|instagram|meta|tiktok|amazon|microsoft|apple|chez moi|mes clients?|my (?:customers?|clients?|site|website)|mis clientes|(?:people|personnes?|personas) (?:who|qui|que)|of another|(?:parler|talk(?:ing)?|hablar) (?:to |with |con |a |avec )?(?:people|personne)(?: |$)(?!reelle))\b/;

/** Whether a message, in any language, asks for a person instead of an answer. */
export function asksForPerson(message: string): boolean {
  const text = plainText(message);
  return forms.some((form) => form.test(text)) && !ofOthers.test(text);
}

/** Ways to ask for a call, in the three languages, without accents. */
const calls = [
  "(?:rappelez|appelez|telephonez|rappelle|appelle)[- ]?moi|me (?:rappeler|faire rappeler|telephoner)|(?:je (?:veux|voudrais|souhaite)|j'aimerais|puis-je) (?:etre rappelee?|un rappel|qu'on me rappelle)|(?:pouvez|pourriez)-vous me (?:rappeler|appeler|telephoner)",
  '(?:can|could|will|would) (?:you|someone|somebody) (?:please )?(?:call|phone|ring) me(?: back)?|(?:please )?(?:call|phone|ring) me(?: back)?|give me a (?:call|ring)(?: back)?',
  '(?:pueden? |podrian? )?(?:llameme|llamenme|llamarme)|(?:quiero )?que me llamen?|me (?:pueden?|podrian?) llamar|devuelvanme la llamada',
].join('|');
const when =
  "(?:[ ,]+(?:aujourd'hui|demain|ce (?:soir|matin)|cet apres-midi|lundi|au plus vite|des que possible|today|tomorrow|tonight|this (?:morning|afternoon|evening)|asap|as soon as possible|back|hoy|manana|esta tarde|lo antes posible|(?:au|at|on|al|a) (?:the |mon |my |mi )?[\\w -]{0,20}\\d[\\d -]{0,20}))?";

const callForm = new RegExp(
  `^(?:(?:bonjour|salut|hi|hello|hola|please|por favor)[ ,]+)?(?:${calls})${when}${polite}$`,
  'u',
);

/** Whether a message, in any language, asks to be called: « Rappelez-moi demain ». */
export function asksForCall(message: string): boolean {
  return callForm.test(plainText(message));
}

/** Questions about ways to pay, which no page names, in the three languages, without accents. */
const payments = [
  /\b(?:payer|paie|paye|regler|paiements?|acceptez)\b.*\b(?:par carte|cartes? (?:de (?:credit|debit)|bancaires?|bleues?)|virement|cheques?|paypal|interac|comptant|especes|visa|mastercard|bitcoins?)\b/,
  /\b(?:pay|payments?|accept|take)\b.*\b(?:(?:by|with a) (?:card|check)|(?:credit|debit) cards?|cards$|visa|mastercard|amex|paypal|cheques?|bank transfer|wire|cash|e-?transfer|bitcoins?)\b/,
  /\b(?:pagar|pago|pagos|aceptan|acepta|reciben)\b.*\b(?:tarjetas?|transferencia|cheques?|paypal|efectivo|visa|mastercard|bitcoins?)\b/,
  /^(?:quels? (?:sont (?:vos|les) )?(?:modes?|moyens?) de paiement|(?:what|which) (?:are your )?(?:payment methods|methods of payment)|(?:que|cuales son (?:sus|los)) (?:medios|formas|metodos) de pago)/,
];

/** Payments to the visitor's business: « accepter les cartes sur mon site ». */
const paidToVisitor =
  /\b(?:(?:mon|ma|mes|my|mis?) (?!cartes?|credit|debit|cards?|tarjetas?)|nos |notre |our |nuestr[oa]s? |chez nous|clients?|customers?|clientes)/;

/** Whether a message, in any language, asks how the agency is paid. */
export function asksHowToPay(message: string): boolean {
  const text = plainText(message);
  return payments.some((form) => form.test(text)) && !paidToVisitor.test(text);
}

/** Insults and reproaches, in the three languages, without accents. */
const insults = new RegExp(
  `(?:^|[^\\p{L}])(?:${[
    // French
    "(?:vous (?:etes|n'etes que)|t'?(?:u )?es|bande|espece|quelle bande|tas) (?:tou(?:s|tes) |vraiment |juste |que |qu')?(?:des? |d'|une? |trop |si |tres )*(?:gros |sales? )?(?:voleu(?:rs?|ses?)|escrocs?|menteu(?:rs?|ses?)|arnaqueu(?:rs?|ses?)|incompetente?s?|idiote?s?|imbeciles?|stupides?|betes?|cons?|conn(?:e|es|ards?|asses?)|debiles?|nuls?|nulles?|cretins?|abrutie?s?|charlatans?|bandits?|fraudeurs?|clowns?|merdes?|ordures?)",
    "va(?:s|-t'en)? (?:te faire|chier)|allez (?:vous faire|au diable)|ferme(?:z|-la| la| ta)(?: la| vos?)? ?(?:gueule)?$|ta gueule|nique ta|encule|connards?|salope|putain|merde|c'est (?:de la merde|une arnaque|nul a chier)|fils de pute|je (?:te|vous) (?:deteste|hais)",
    // English
    "(?:(?<!are )you(?: guys| people| all)?(?: are|'re| r)?|u r|bunch of|what a bunch of|bloody) (?:all |just |nothing but |such |really |so |a |an |bunch of |total |complete |fucking )*(?:thie(?:f|ves)|crooks?|liars?|scam(?:mers?)?|idiots?|morons?|stupid|dumb|useless|incompetent|frauds?|cheats?|clowns?|assholes?|bastards?|losers?|worthless|suck|robbers?|con ?(?:artist|men|man)s?|jerks?|dumbass|retard(?:ed|s)?|garbage|trash|shit(?:ty)?)",
    'fuck(?:ing|ed|er)?|bullshit|shut up|go to hell|screw you|piss off|bitch|asshole|i hate you|this is (?:a scam|a rip[ -]?off|shit|crap)|what a (?:scam|rip[ -]?off)',
    // Spanish
    '(?:(?:ustedes |usted |todos |vosotros )?(?:son|sois|eres|es usted)|banda|bola|panda|sarta|partida) (?:de |unos |unas |un |una |todos |muy |tan |puros )*(?:ladron(?:es|a)?|estafador(?:es|a)?|mentiros[oa]s?|tramposos?|idiotas?|tont[oa]s?|estupid[oa]s?|imbeciles?|imbecil|inutil(?:es)?|incompetentes?|pendej[oa]s?|payasos?|basura|rateros?|sinverguenzas|mierdas?|fraude|gilipollas)',
    'vete a la|vayanse a la|chinga|puta|puto|mierda|pendejo|cabron(?:es)?|callate|que te jodan|los odio|te odio|es una estafa|joder',
  ].join('|')})(?![\\p{L}-])`,
  'u',
);

/**
 * Whether a message, in any language, is an insult and not a question: « Êtes-vous des escrocs ? » is one to answer.
 */
export function isRude(message: string): boolean {
  return !message.includes('?') && insults.test(plainText(message));
}
