import type { Language } from '../languages.ts';
import { ignoredWords } from './ignored-words.ts';
import { stem } from './stem.ts';
import { termOf } from './words.ts';

/**
 * Verbs and other words of any subject. They count for little in a question: that a page lacks « remédier » says less
 * about it than that it lacks « dentiste ».
 */
const common: Readonly<Record<Language, ReadonlySet<string>>> = {
  fr: stems(
    'fr',
    `accepter accompagner acheter agir aider aimer ajouter améliorer amener apporter appeler     arrêter arrivera assurer atteindre attirer augmenter avancer baisser battre besoin bloquer bouger cacher cesser changer
    chercher choisir commander commencer comparer compter conduire confier connaître construire consulter
    contenir continuer convaincre corriger couper couvrir créer croire débuter décider déclarer découvrir décrire définir
    demander démarrer dépasser dépendre déplacer déposer dérouler désirer détailler déterminer devoir diminuer discuter
    disparaître distinguer diviser durer échanger éviter écouter effectuer emmener empêcher employer encourager
    enlever entendre entrer envoyer espérer essayer établir étendre éviter examiner exiger exister fermer finir fixer
    fonctionner fournir gagner gaspiller grandir habiter hésiter imaginer importer imposer indiquer informer
    insister installer intéresser intéressé inviter jeter juger lancer lever livrer lire manquer marcher mener mériter
    modifier monter montrer naître nommer obliger observer occuper organiser oser ouvrir paraître participer partager partir
    parvenir penser perdre permettre plaire porter poser posséder pousser préférer préparer présenter prévenir
    procéder produire profiter promettre proposer protéger prouver quitter raconter ramener recevoir recommencer
    réduire refuser régler regarder rejeter rejoindre remarquer remédier remettre remplacer remplir renvoyer
    répéter représenter résoudre respecter ressembler rester réussir revoir risquer sembler sentir séparer
    signifier sortir souffrir soutenir suffire suggérer supporter surprendre terminer tester tirer tomber toucher
    tourner traiter transformer trouver utiliser valoir vérifier vivre voler vouloir
    argent genre personne temps jour fois cas point question problème idée besoin moment côté part chance réel vrai vraie
    facile difficile important intéressant différent propre prochain dernier premier nouveau nouvelle récent actuel
    rapidement facilement souvent parfois rarement combien efficace pire sérieux sûr pauvre riche plupart reste
    janvier février mars avril mai juin juillet août septembre octobre novembre décembre
    laisser dépenser appelle navigue marche reçoit reçu envoie méchant connu conseiller
    lundi mardi mercredi jeudi vendredi samedi dimanche matin midi soir nuit semaine année demain hier tard tôt bientôt
    viennent reviennent vient vienne rapportent rapporte rapporteraient voient voit verrai comprend comprends apprends
    peuvent sens mets obtiens tiens tient dit dors suffit connaît disent fasse sache puisse veuille pousse perds perd
    exercer activer désactiver cliquer télécharger essai ajuster agrandir grossir refuse refusez partagez concrètement
    gens monde sorte manière lieu endroit suite but objectif raison manque mot détail info information quantité
    entier complet simple gros grosse général précis bas basse haut haute petit petite grand grande meilleur meilleure
    actuellement vraiment normalement honnêtement franchement plutôt simplement directement seul seule ensemble tourne`,
  ),
  en: stems(
    'en',
    `accept achieve act add affect afford agree aim allow answer apply arrange arrive ask avoid become begin believe
    belong bother break build buy carry cause change check clear close collect combine compare complete consider
    consist contain continue control convince correct count cover create cut deal decide decrease deliver depend
    describe deserve design develop disappear discover discuss distribute divide earn encourage end enjoy ensure enter
    exist expect explain face fail fall feel fill find finish fit fix focus follow force forget form fulfill gain gather
    grow guess hang hate hear help hide hold hope identify imagine include increase indicate inform insist
    install involve join judge jump kill last launch lead leave lend lie lift like limit list listen live lose love
    mail mark matter mean meet mention mind miss move notice obtain occur open order organize own pass perform pick
    place plan play point possess prefer prepare present press prevent proceed produce promise propose protect prove
    provide pull push raise reach react read realize receive recognize recommend reduce refer refuse regret relate
    release rely remain remember remove repeat replace reply require rest return reveal ride ring rise risk roll save seem
    select send separate serve settle share shout shut sit solve sort sound speak spend stand stay stick stop stretch
    struggle study succeed suffer suggest suit supply support suppose survive suspect switch tend test think throw
    touch treat trust turn understand visit wait walk wish wonder work worry write waste
    money kind person time day case point question problem idea moment side part chance real true easy hard difficult
    important interesting different own next last first new recent current quickly easily often sometimes rarely
    worse worst serious sure poor rich rest exact straight away back ahead
    january february march april june july august september october november december
    hear nasty pass stuck missing comes left overnight
    monday tuesday wednesday thursday friday saturday sunday morning afternoon evening night week month year tomorrow
    yesterday late early soon weekend exercise enable disable sign grab swing handle hire thought bought brought caught
    felt found gave gone heard held kept knew left lost meant met paid said sent shown spent stood taught told took
    understood went won wrote written broken chosen given known seen taken rid walk drop deal guide figure bit couple
    stuff people folk everybody thing detail info information amount piece bunch whole entire full simple quick fast
    small large huge low high short main general specific honestly basically simply directly alone together currently
    worth useful helpful ready available wrong weird crazy awesome decent proper certain similar whatever`,
  ),
  es: stems(
    'es',
    `abrir aceptar acabar acompañar acordar actuar agregar ahorrar alcanzar amar andar añadir aplicar apoyar aprovechar asegurar aumentar ayudar bajar buscar busco caer cambiar cambio caminar casar comenzar
    comparar completar comprar comprender conocer conseguir consigo considerar construir consultar contar contestar
    contener continuar controlar convencer convertir corregir correr cortar crear crecer creer cubrir cuidar cumplir
    decidir dedicar dedica dedican defender definir dejar demostrar depender desaparecer describir descubrir desear
    destacar detener dirigir discutir disponer distribuir dividir durar echar empezar encontrar encuentra
    enseñar entender entrar entregar enviar escuchar esperar establecer estudiar evitar evito exigir existir explicar
    faltar funcionar ganar guardar gustar hablar imaginar importar impedir incluir indicar informar iniciar
    insistir instalar intentar interesar invitar juzgar lanzar leer levantar limpiar llenar llevar lograr mandar
    mantener marcar matar mejorar merecer meter mirar mostrar mover nacer necesitar negar notar obligar observar obtener
    ocurrir ofrecer olvidar organizar parecer participar partir pedir pensar perder permitir pertenecer poner poseer
    preferir preguntar preocupar preparar presentar prestar prevenir probar proceder producir prometer proponer proteger
    provocar quedar quitar realizar recibir recibo reconocer recordar reducir referir rechazar repetir
    representar requerir resolver respetar responder resultar reunir romper saber sacar saltar salir seguir sentir separar
    señalar solucionar sonar soportar subir suceder sufrir sugerir suponer temer terminar tirar tocar tomar tratar unir
    usar utilizar variar vivir volver
    dinero persona tiempo día vez caso punto pregunta problema idea momento lado parte oportunidad real verdadero fácil
    difícil importante interesante diferente propio próximo último primero primer nuevo reciente actual rápidamente
    fácilmente raramente peor serio seguro pobre rico resto exacto directo
    enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
    dejaron conozca conozcan llego consiste consisten llamen escribo escriben conteste insulto fecha venden vendo
    lunes martes miércoles jueves viernes sábado domingo mañana tarde noche semana mes año ayer pronto temprano
    convierte convierta impido impide mido mide sirve sirven consigo pierdo pierde encuentro muestro muestra resuelvo
    pruebo empiezo pienso siento vuelvo elijo sigo sigue salgo vengo vea lea leen atender atienden activar desactivar
    ejercer compartir agrandar ampliar achicar ajustar descargar apartar juntar contratar gente mundo modo lugar
    razón motivo objetivo detalle información cantidad nombre entero completo simple sencillo corto largo alto bajo baja
    alta general preciso rápido despacio honestamente realmente simplemente directamente juntos únicamente bastante
    demasiado útil listo disponible claro raro loco decente mientras además dentro fuera cerca lejos`,
  ),
};

function stems(language: Language, words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/).map((word) => stem(termOf(word), language)));
}

const stemsOfIgnored = new Map<Language, ReadonlySet<string>>();

/** Stems of stop words that are long enough to be those of one word only. */
function ignoredStems(language: Language): ReadonlySet<string> {
  const known = stemsOfIgnored.get(language);
  if (known) return known;
  const found = [...ignoredWords[language]].map((word) => stem(word, language));
  const long = new Set(found.filter((root) => root.length >= 4));
  stemsOfIgnored.set(language, long);
  return long;
}

/** Endings of infinitives and forms of verbs, in words that no page has. */
const verbEndings: Readonly<Record<Language, RegExp>> = {
  fr: /.{3}(?:er|ir|re|ez|ons|ent|ai[st]|aient|er[ao]n?[ts]?|ant)$/,
  en: /.{3}(?:ing|ed)$/,
  es: /.{3}(?:[aei]r(?:[mts]e|l[aeo]s?|nos)?|ando|iendo|[aei]mos?|aron|ieron|aban?|arian?|eria[ns]?|iste[ns]?)$/,
};

/**
 * How common a word is.
 *
 * @param isKnown whether the site has it
 */
export function isCommon(
  { stem: root }: { stem: string },
  language: Language,
  isKnown: boolean,
): boolean {
  if (common[language].has(root)) return true;
  // Other forms of a verb that is a stop word: « llego » of « llegar ».
  return !isKnown && ignoredStems(language).has(root);
}

/** Whether a word that no page has is a verb by its ending; a noun may be, too. */
export function looksLikeVerb(raw: string, language: Language): boolean {
  return verbEndings[language].test(raw);
}

/** Words before a thing of the visitor's own: « mon restaurant », « I run a bakery ». */
const ownBefore: Readonly<Record<Language, RegExp>> = {
  fr: /(?:\b(?:mon|ma|mes|notre|nos)|je suis(?: une?)?|j.ai une?|je tiens une?|nous sommes(?: une?)?)\s+([\p{L}\p{M}]+)/giu,
  en: /(?:\b(?:my|our)|i(?: am|.m) an?|(?:i|we) (?:run|own|have) an?)\s+([\p{L}\p{M}]+)/giu,
  es: /(?:\b(?:mi|mis|nuestr[oa]s?)|soy(?: una?)?|tengo una?|somos(?: una?)?)\s+([\p{L}\p{M}]+)/giu,
};

/** The visitor's own things in a question, as search terms: which trade somebody is in says little about the subject. */
export function ownThings(question: string, language: Language): ReadonlySet<string> {
  return new Set(
    [...question.matchAll(ownBefore[language])].map(([, thing = '']) => termOf(thing)),
  );
}
