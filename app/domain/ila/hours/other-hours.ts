/** What has hours of its own, while the business is open at others. */
const offer = String.raw`(?<!\p{L})(?:happy hours?|brunch|breakfast|petits?[ -]d[ée]jeuners?|desayunos?|live music|musique live|m[úu]sica en (?:vivo|directo)|karaoke|quiz night|trivia|menus? du jour|formules? du midi|men[úu] del d[ií]a|check-?(?:in|out)|livraisons?|deliver(?:y|ies)|entregas|env[ií]os|permanences? t[ée]l[ée]phoniques?|atenci[oó]n telef[oó]nica|(?:emergency|phone|help) ?lines?|misas?|messes?|mass)(?!\p{L})`;

/** Lines about an offer; after its name alone, the lines with figures that follow. */
const offers = new RegExp(
  String.raw`^[^\n\d]{0,40}${offer}[^\n\d]{0,40}(?:\n[^\n\d]{0,60}\d[^\n]*){1,7}|^[^\n]*${offer}[^\n]*`,
  'gimu',
);

/** The text without the hours of offers, such as "Happy hour: Mon–Fri 4–6 pm". */
export const withoutOtherHours = (text: string) => text.replaceAll(offers, '*');
