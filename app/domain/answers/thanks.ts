import { plainText } from './plain-text.ts';

/** Words before thanks or a goodbye, and courtesies after it. */
const before =
  "(?:(?:ok|okay|oki|yes|no|oui|non|si|great|perfect|cool|super|parfait|genial|perfecto|vale|listo|and|y|et|well|alright|d'accord|de acuerdo|muy bien|tres bien),? )*";
const after =
  "(?: (?:so much|very much|a lot|a bunch|again|anyway|then|for now|guys|everyone|beaucoup|bien|infiniment|tout le monde|a vous|encore|por todo|de nuevo|a todos|(?:for|pour|por|de) (?:your |the |all |votre |l'|toute |tout |la |su |todo )*(?:help|info(?:rmation)?s?|aide|ayuda|informacion|answer|reponse|respuesta)))*";

const courtesies = [
  'thanks|thank (?:you|u)|thx|thnx|tks|ty|cheers|bye(?: ?bye)?|goodbye|good bye|see (?:you|ya)|take care|have a (?:nice|good|great) (?:day|one|evening|weekend)',
  'merci|mci|au revoir|a (?:bientot|plus tard)|bonne (?:journee|soiree|fin de semaine)|salutations',
  '(?:muchas |mil )?gracias|muchisimas gracias|adios|chao|hasta (?:luego|pronto)|nos vemos|que (?:tenga|pase) (?:un )?buen dia',
].join('|');

const thanks = new RegExp(
  `^${before}(?:${courtesies})${after}(?:,? (?:and |y |et )?(?:${courtesies})${after})*$`,
);

/** Whether a message, in any language, only thanks or says goodbye. */
export function isThanks(message: string): boolean {
  return thanks.test(plainText(message));
}
