/** A day by its name or its usual abbreviations, such as "vend." and "miérc.", in French, English and Spanish. */
export const dayName = String.raw`(?:lun(?:di|es)?|mar(?:di|tes)?|mer(?:credi|c)?|jeu(?:di|d)?|ven(?:dredi|d)?|sam(?:edi)?|dim(?:anche)?|mon(?:day)?|tue(?:s|sday)?|wed(?:nesday)?|thu(?:r|rs|rsday)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?|mi[eé](?:rcoles|rc)?|jue(?:ves|v)?|vie(?:rnes|rn)?|s[aá]b(?:ado)?|dom(?:ingo)?)s?(?![\p{L}])\.?`;

/** Saturday and Sunday, in the same languages. */
export const weekend = String.raw`(?:week-?ends?|fin(?:es)? de semana)(?![\p{L}])`;

/** A break of a part of the day, "descanso de 14 a 16", closes nothing. */
export const closedWord = String.raw`(?:ferm[eé]e?s?|closed|cerrad[oa]s?|(?:repos|relâche|descanso)(?! (?:de |entre )?\d))(?![\p{L}])`;
