import type { Language } from '../languages.ts';
import { stem } from '../search/stem.ts';
import { termOf } from '../search/words.ts';

/**
 * Verbs and other words of any subject. They count for little in a question: that a page lacks « remédier » says less
 * about it than that it lacks « dentiste ».
 */
export const commonWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  fr: stems(
    'fr',
    `accepter accompagner acheter agir aider aimer ajouter améliorer amener apporter appeler
    arrêter arrivera assurer atteindre attirer augmenter avancer baisser battre besoin bloquer bouger cacher cesser changer
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
    actuellement vraiment normalement honnêtement franchement plutôt simplement directement seul seule ensemble tourne
    abandonner absolument accord accueil admettre ainsi air aller ami amie amis amuser ancien annoncer appartement
    arrivée aspect attendre attention attraper aujourd’hui automne autour autrement avenir aventure avouer bande
    bataille beau bébé belle bête bien bizarre blague bloc boire boîte bord bosser bouche bout bras brancher brave bref
    bruit ça cadre calme capable car caractère carrément casser causer cela centre cependant certes chaîne chaleur
    changement chaque charger chemin cher chercheur chéri chez chiffrer chose ciel cinq clairement classe clé cœur coin
    colère compliquer conclure concret condition confiance confus conséquence considérer content contraire copain copine
    correct correctement couler couleur coup courage courant courir course court croiser curieux dame danger début
    définitif degré dehors demi dépêcher déranger derrière dès désespérer désormais détester deux deuxième devant
    devenir diable difficulté digne direct disposer distance divers dix docteur doigt dommage doubler doucement doute
    doux drôle dur durant éclater effet effort égal également élever emmerder endormir énerver enfant enfin ennuyer
    énorme entraîner envie environ époque erreur esprit essentiel état étonner étrange évident évidemment exagérer
    excellent excuser exprimer extra extraordinaire extrême face façon faible faillir falloir fameux famille fatiguer
    faute faux femme fera ferme fier fille fils fin final finalement flipper folle force forme formidable fort fortement
    fou fous fréquence frère froid front galérer galère garçon gars gêner geste glisser goût grâce gratter grave gré
    groupe guère habitude habituel hésitation heure heureux heureusement histoire homme honnête honte horrible humeur
    humour hyper idéal idiot ignorer imaginable immédiat immédiatement immense inquiet inquiéter inquiétude instant
    inutile joie joli jouer jeune jurer jusque juste lâcher lentement lettre limite loin long longtemps lors lourd
    lumière maintenant mal malade malgré manie marier marre matière maximum médiocre mémoire mensonge mère merveilleux
    mesure mieux milieu minable mince minimum minute moche moins moitié mort moyen naturellement nerveux niveau nombreux
    normal nourrir nul nulle objet obligatoire obtenir occasion oeil officiel opinion ordre oublier outre pagaille paire
    panne papa papier parent pareil paresseux parfait parfaitement parmi parole partie patience peine pénible perso
    personnel peu peur phrase pied piste plaisir plan plein pleurer plusieurs poche poids possibilité précédent
    précisément premièrement présence pression prier principal profond promptement propos puissant quasi quasiment
    quelconque quotidien raisonnable ramasser rapide rappeler rassurer rater ravi reconnaître réellement réfléchir
    réflexion regard règle regretter remarquable remercier renoncer rentrer réponse reposer réserve respirer retenir
    retour retourner retrouver réveiller revenu rêve rêver rigoler rire rôle route ruiner sacré sauter sauver scène
    seconde secret sérieusement signe silence sincère sinon situation soeur soigner soin soirée sommeil sonner soudain
    souhait soupçonner souvenir spécial stupide subir succès suffisamment suffisant suivant sujet super superbe supposer
    sûrement surprise survivre suspect système tache taille talent tandis tant tantôt tas taux tenter terrible tête tort
    total totalement tour trahir train tranquille tranquillement travail travers triste tromper trois trou trouille truc
    type unique urgence utile vache vague venant véritable vérité verre vide vider vieille vieux vif vite vitesse vivant
    vivement voie voisin voix volonté volontiers vrac vue wow zut zéro fournisse fourniriez fournirai lancera avance
    avancé fonctionne marcherait plairait fume difference concernant boulot bosse affaire affaires gagne-pain patente
    vie arnaquer foireux pourri plate niaiser tanné écœuré débordé stressé capoter achaler piger catcher checker chialer
    magasiner placoter jaser niaiseux ben crime batinse mari conjoint conjointe épouse père maman oncle tante cousin
    cousine collègue associé associée patron voisine deuxièmement troisième quatrième dernièrement récemment
    prochainement éventuel ordinaire moderne classique disposé prêt prête tenté motivé débutant perdu perdue paumé mêlé`,
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
    worth useful helpful ready available wrong weird crazy awesome decent proper certain similar whatever
    absolute accident accord across active actual admit adult afraid age agreeable alive allright aloud alternative
    amazing angry annoying annoyed anxious apart appear appreciate approach argue aside asleep assume attempt attention
    attract aware awful awkward baby bad bag base basic bear beat beautiful beauty behave belief bend beside bet beyond
    bite blame bless block blow board body boring bottom brain brave breath brief bright brother burn busy calm capable
    care careful casual catch chap chaotic character charm chase cheer child children choice chuck clean clever climb
    clue clueless cold colour color comfortable complain complicated concern confident confuse confused confusing
    connect consequence constant contrast conversation courage cousin crap crash critical crowd cry curious daily dad
    damn danger dare dark dead death decade declare deep definite delay delight deny despair desperate determine die
    difficulty dirty disappoint disappointed disaster distance distant double doubt drag dream dress drink drive dull
    duty eager ear earth effort effective effectively either embarrass emergency employ empty encounter endless energy
    enormous entertain environment equal escape essential event eventually evidence exactly excellent except exchange
    excite excited excuse experience expert extra extreme eye fair fairly faith familiar famous fancy far fashion father
    fault favor favour fear feature feed feeling female fight final finger firm flat flow fly foot forever former
    forward frequent fresh friend friendly front frustrated frustrating fun fund funny future gap gentle girl glad goal
    god grand grateful greet ground group guest guy habit hair half halfway hand handy happy hardly harm head heart
    heaps heavy hell helpless hesitate hidden hit hole home honest hopeful hopeless horrible host hot hour human humble
    hurry hurt husband ideal ignore ill immediate impact impossible impress impressed improve inch incredible indeed
    individual initial inner inspire instance instant intend interest issue jolly joy junk keen kid kiss knock knowledge
    lack lad lady laugh lazy leap leg legit length less level lifetime light literally load lonely long loose lord loud
    luck lucky mad major male man manner mass massive mate maximum meal meanwhile measure medium mental mere mess messy
    middle mile minor minute miserable mistake mix mom mum mood mostly mother mouth moving much muddle multiple mystery
    naked narrow natural nature near nearly neat necessary neck nerve nervous neutral nonsense normal nose noticed
    obvious occasion odd odds official ongoing opinion opportunity opposite option options ordinary original otherwise
    outcome overall pace pain painful panic paper parent particular past patient pattern peace perfect period permission
    personal perspective phase phrase picture plain pleasant pleasure plus pocket popular possible pour power powerful
    practical practice precious precise pressure pretty previous pride prior proud purpose puzzled quality quarter quiet
    quit random range rapid rare rate readily realistic reality reason reasonable regular relation relative relax
    relevant reliable relief remark remote represent request rescue resist respect ridiculous risky road rough roughly
    round row rubbish rude rule rush sad safe satisfied satisfy scale scare scared scary scene scheme scratch scream
    screw season seat second secret sense sensible sequence series shake shame shape sharp shift shine shock shoot
    shopkeeper shy sick sight silent silly sincere single sister situation skill skip sleep slight slip slow smart smell
    smile smooth soft solid solution son sore sorted soul space spare special spirit spite spot spread stage standard
    stare state steady step stiff strange stranger strength stress stressed strict strike strong struggling stupid style
    subject success sudden suitable sum summer super surprise surprised suspicious sweet swear talk talking tall task
    taste tear tease temporary terrible thick thin thorough thousand tight tiny tip tired tone tonne tons total totally
    tough tradition trick tricky trouble truth twice twist typical ugly ultimate uncle unable unique unit unless unlike
    unlikely unusual upset urge urgent usual usually vague valid various vast victim violent vision vital voice wake
    wall wander warm warn wave weak wealth wear weight welcome wet wide wife wild willing win wind winter wise witness
    woman wonderful word workload worker world worried worthwhile wrap yard yell young youth zero basis terms regard
    regarding concerning mentioned bloke gran nan auntie hubby missus boss-man lass trustworthy dodgy knackered
    overwhelmed swamped fed-up sick-of gutted chuffed gobsmacked`,
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
    demasiado útil listo disponible claro raro loco decente mientras además dentro fuera cerca lejos
    abajo absoluto abuelo abuela aburrido acá acaso accidente acercar acordarse actitud actividad actualmente acuerdo
    adelante admitir adulto afuera agradable agradecer aguantar aire ajeno alcanzo alcanza alegre alegría alma alrededor
    alternativa amable ambiente amor ancho animar ánimo anoche ansioso anterior antiguo aparte apenas apoyo apostar
    apurar apuro arriba arreglar arrancar arrancamos arrepentir asco asistir asunto asustar atención atreverse aumento
    avanzar aventura avisar ayuda bajada bastar batalla bebé bello bobo boca bonito borde bravo brazo broma bruto burro
    cabeza cabo cadena calma calor camino cancha cansado cansada capaz cara carácter cargo cariño casa causa centro
    cercano cerrar chamba chance chavo chévere chico chica chido chistoso cielo ciento ciertamente clase clave cobarde
    coger coherente cola colocar color común complejo completamente complicado complicada concreto condición confianza
    confiar confundido confundida confundir confuso conmigo consecuencia constante contento contenta contigo contra
    contrario conversación corazón correcto correctamente costumbre crisis cualquiera cuenta cuento cuerpo cuestión
    cuidado culpa curioso curiosidad dama daño debajo década deber débil decepción decisión definitivo delante demorar
    desastre desesperado desesperada desgracia deseo despertar destino detrás dicho diferencia difícilmente disculpar
    disfrutar distancia distinto diverso doble dolor dormir drama duda dudar duro edad educado efectivo efectivamente
    ejemplo ello embargo emergencia emoción emocionar encantar encargar encima enfermo enfrentar engañar enojar enorme
    enseguida enterar entonces época equivocado equivocar error escapar escaso esfuerzo espacio especial especialmente
    espera esperanza espíritu esposa esposo estado estilo estresado estúpido eterno etapa evidente evitable exagerar
    excelente excepto exclusivo éxito experiencia experto extra extraño extraordinario extremo fallar falso falta fama
    familia famoso fase fastidiar fatal fe felicidad feliz feo fiable fiel figura fijo fin final finalmente flojo fondo
    forma fortuna fracasar frase frecuencia frecuente frente fresco frío fuerte fuerza futuro gana ganas genial gestión
    golpe gordo gracioso grado grave gritar grupo guapo habitual hermano hermana hermoso hijo hija historia hogar hombre
    hondo honesto hora horrible horroroso huir humilde humor ideal idiota igual igualmente ilusión imposible impresión
    impresionante incapaz incluso increíble independiente individuo inicio inmediato inmediatamente inmenso inquieto
    instante intención intento interés íntimo inútil jamás joven juego jugar justo justamente lástima lejano lento leve
    libre ligero límite limpio lindo llamado llegada locura lucha luego luz madre mamá malo mano marido más masa máximo
    medida medio mediano memoria mente mentira menudo meta miedo mínimo minuto mirada mitad molestar molestia montón
    moral morir motivar mucho muerte muerto mujer muy nacional natural naturalmente necesario necesidad nervioso nivel
    normal normalmente notable novedad novio novia núcleo obligación obligatorio obra obvio ocasión ocupado ocupada
    odiar oír ojo opción opciones opuesto orden ordinario oreja orgullo origen original oscuro padre palabra papá papel
    par pareja parecido particular pasado pasión paso paz pedazo pelea peligro pena pensamiento pequeño perdido perdida
    perfecto perfectamente periodo permanente permiso personalmente pesado pésimo picar pie piel pieza pinta plan plano
    plantear pleno poder popular porción posibilidad posible posiblemente positivo práctico precisamente preferible
    premio presente presión previo principal principio prisa probable probablemente profundo promedio propósito puerta
    puro quejar querer queja querido quincena quizás rabia raíz rato razonable reacción realidad realista recién
    recuerdo regla regular relación relajar remedio rendir reparar repente resistir respecto respeto respirar ridículo
    riesgo risa ritmo rollo ruido sacrificio salvar sangre sano satisfecho seco secreto seguida según segundo
    seguramente semejante sencillamente sensación sentido señal serie severo sexo siguiente silencio sincero sincera
    siquiera situación sobra sol solo solución sonido sonreír soñar sorprender sorpresa suave subida sucio suelto sueño
    suerte suficiente sujeto suma supuesto tal talento tamaño tanto tardar tema temporada tender teoría término terrible
    tierra tímido tío tía tipo tonto tontería total totalmente trágico tranquilo tranquila tras trato tremendo triste
    truco único unidad urgencia vacío valer valioso valor vario vecino venganza ventaja ver vergüenza viaje vida viejo
    vieja violento vivo voluntad voz vuelta ya necesitan ocupan requieren piden encantado harto harta atorado atorada
    amolado fregado batallar batallo checar chequear jalar padrísimo guay mola flipar currar curro majo movida liado
    liada agobiado socio socia suegra primo prima cuñado sobrino compañero`,
  ),
};

function stems(language: Language, words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/).map((word) => stem(termOf(word), language)));
}
