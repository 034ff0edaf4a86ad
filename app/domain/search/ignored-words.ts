import type { Language } from '../languages.ts';
import { termOf } from './words.ts';

/** Stop words, removed from queries. `combien`, `much` and `cuánto` are not: they ask for prices. */
export const ignoredWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  fr: setOf(`a ai alors au aux avec avoir c ca ce ces cela cette cet comme d dans de des du elle elles en est et etes etre
    eux faire fait faut il ils j je l la le les leur leurs lui m ma mais me mes moi mon n ne ni nos notre nous on ou
    par pas peut peux plus pour puis qu que quel quelle quelles quels qui quoi s sa sans se ses si son sont suis sur t
    ta te tes toi ton tout toute toutes tous tu un une va vais veux voir vos votre vous y bonjour merci svp
    voudrais veut voulez savoir connaitre dire pouvez avez donner sais sait savez autre autres chose choses`),
  en: setOf(`a about am an and any are as at be been but by can could d did do does for from had has have he her his how i if
    in into is it its just like ll m me my no not of on or our out re s she should so some t than that the their them
    then there these they this to too us ve was we were what when where which who why will with would you your hello
    please thanks hi know need want tell give get does don thing things something anything else other`),
  es: setOf(`a al algo ante aunque como con cual cuales de del desde e el ella ellas ellos en entre era es esa ese eso esta
    estan estar este esto estos ha hace hacer hay la las le les lo los mas me mi mis muy ni no nos nuestra nuestro o os
    para pero por porque puede puedo que quien quienes quiero se ser si sin sobre son soy su sus tambien te tengo tiene
    tu tus u un una uno unos usted ustedes y ya yo hola gracias quisiera saber
    conocer decir pueden tienen dar sabe saben otra otras otro otros cosa cosas`),
};

function setOf(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).map(termOf));
}
