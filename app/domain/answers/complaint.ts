import { plainText } from './plain-text.ts';

/** Complaints about the agency or its site, in the three languages, without accents. */
const forms = [
  // No answer
  /\b(?:no ?body|no one|you(?: guys)?)(?:'ve|'s)? (?:has |have |had |is |are |was |were |did ?n[o']?t |never |ever |not |even )*(?:answer|respond|repl(?:y|ied)|call(?:ed|ing)? (?:\S+ )?back|g[eo]t(?:ten|ting)? back)\S* ?(?:to )?(?:me|us|my (?:e-?mail|message|call|request|question)s?)?$/,
  /\b(?:personne|vous) (?:ne |n'|m'|me |nous |avez |as |a |ai )*(?:pas |jamais )?(?:repon[ds]|rappel)\S*(?: pas| jamais)?(?: (?:a )?(?:moi|nous|mes? (?:courriel|message|appel|demande)s?))?$/,
  /\bnadie (?:me|nos) (?:ha )?(?:contest|respond|devolvi|atiend|atendi)\S*(?: (?:la llamada|(?:el|los|mis?) (?:correo|mensaje)s?))?$/,
  // Paid for nothing
  /\bi(?: have|'ve)? (?:already )?paid\b.*\b(?:no ?body|no one|nothing|never|still)\b/,
  /\bj'ai (?:deja )?paye\b.*\b(?:personne|rien|jamais|toujours)\b/,
  /\bpague\b.*\b(?:nadie|nada|nunca|todavia|sigo)\b/,
  // A refund
  /\b(?:i|we)(?:'d| would)? (?:want|need|demand|like) (?:a |my |the )?(?:full )?(?:refund|money back)|\b(?:give|gimme) (?:me |us )?(?:my|our) money back/,
  /\b(?:je veux|je demande|j'exige|je souhaite|je voudrais) (?:etre rembourse|un remboursement|mon argent)|\b(?:rendez|remboursez)-(?:moi|nous)/,
  /\b(?:devuelva[n]?(?:me)? (?:mi|el) dinero|devuelvanme|(?:quiero|exijo|pido|necesito) (?:un reembolso|mi dinero|(?:la|una) devolucion))/,
  // Something of ours does not work
  /\byour (?:\S+ )?(?:tool|site|website|form|simulator|audit|chat|page|app|button|crm|calendar)s? (?:does ?n[o']?t|do ?n[o']?t|wo ?n[o']?t|is ?n[o']?t|is|are|keeps?) (?:work|load|open|broken|down|frozen|stuck|crash)/,
  /\bvotre (?:outil|site|formulaire|simulateur|audit|page|appli(?:cation)?|bouton|crm|calendrier) (?:ne |n')?(?:marche|fonctionne|charge|s'ouvre|ouvre|plante|est (?:en panne|brise|plante))/,
  /\bsu (?:herramienta|sitio|pagina|formulario|simulador|auditoria|aplicacion|boton|crm|calendario) (?:no (?:funciona|sirve|carga|abre|anda)|esta (?:caid|rot|danad))/,
  // The chat itself
  /^(?:the |this |your )?(?:chat|assistant)(?:bot)? (?:does ?n[o']?t|is ?n[o']?t|never) (?:work|load|open|answer|respond|repl)\w*$/,
  /^(?:le |ce |votre |l')?(?:chat|assistant|clavardage) (?:ne |n')?(?:marche|fonctionne|repond|charge|ouvre) (?:pas|plus)$/,
  /^(?:el |este |su )?(?:chat|asistente) no (?:funciona|sirve|carga|abre|responde|contesta|anda)$/,
];

/** Whether a message, in any language, complains about us: a person has to answer it. */
export function isComplaint(message: string): boolean {
  const text = plainText(message);
  return forms.some((form) => form.test(text));
}
