import { agencyWord } from '../../search/agency-words.ts';
import type { QuestionWords } from './shape.ts';

/** Elided words typed without their apostrophe: « lecran », « dargent », « quon ». */
const elided = /^(qu|[cdjlmnst])([aehiouy].+)$/;

export const fr: QuestionWords = {
  common: `
    accepter accompagner acheter agir aider aimer ajouter améliorer amener apporter appeler arrêter arrivera assurer
    atteindre attirer augmenter avancer baisser battre besoin bloquer bouger cacher cesser changer chercher choisir
    commander commencer comparer compter conduire confier connaître construire consulter contenir continuer convaincre
    corriger couper couvrir créer croire débuter décider déclarer découvrir décrire définir demander démarrer dépasser
    dépendre déplacer déposer dérouler désirer détailler déterminer devoir diminuer discuter disparaître distinguer
    diviser durer échanger éviter écouter effectuer emmener empêcher employer encourager enlever entendre entrer
    envoyer espérer essayer établir étendre éviter examiner exiger exister fermer finir fixer fonctionner fournir
    gagner gaspiller grandir habiter hésiter imaginer importer imposer indiquer informer insister installer intéresser
    intéressé inviter jeter juger lancer lever livrer lire manquer marcher mener mériter modifier monter montrer naître
    nommer obliger observer occuper organiser oser ouvrir paraître participer partager partir parvenir penser perdre
    permettre plaire porter poser posséder pousser préférer préparer présenter prévenir procéder produire profiter
    promettre proposer protéger prouver quitter raconter ramener recevoir recommencer réduire refuser régler regarder
    rejeter rejoindre remarquer remédier remettre remplacer remplir renvoyer répéter représenter résoudre respecter
    ressembler rester réussir revoir risquer sembler sentir séparer signifier sortir souffrir soutenir suffire suggérer
    supporter surprendre terminer tester tirer tomber toucher tourner traiter transformer trouver utiliser valoir
    vérifier vivre voler vouloir argent genre personne temps jour fois cas point question problème idée besoin moment
    côté part chance réel vrai vraie facile difficile important intéressant différent propre prochain dernier premier
    nouveau nouvelle récent actuel rapidement facilement souvent parfois rarement combien efficace pire sérieux sûr
    pauvre riche plupart reste janvier février mars avril mai juin juillet août septembre octobre novembre décembre
    laisser dépenser appelle navigue marche reçoit reçu envoie méchant connu conseiller lundi mardi mercredi jeudi
    vendredi samedi dimanche matin midi soir nuit semaine année demain hier tard tôt bientôt viennent reviennent vient
    vienne rapportent rapporte rapporteraient voient voit verrai comprend comprends apprends peuvent sens mets obtiens
    tiens tient dit dors suffit connaît disent fasse sache puisse veuille pousse perds perd exercer activer désactiver
    cliquer télécharger essai ajuster agrandir grossir refuse refusez partagez concrètement gens monde sorte manière
    lieu endroit suite but objectif raison manque mot détail info information quantité entier complet simple gros
    grosse général précis bas basse haut haute petit petite grand grande meilleur meilleure actuellement vraiment
    normalement honnêtement franchement plutôt simplement directement seul seule ensemble tourne abandonner absolument
    accord accueil admettre ainsi air aller ami amie amis amuser ancien annoncer appartement arrivée aspect attendre
    attention attraper aujourd’hui automne autour autrement avenir aventure avouer bande bataille beau bébé belle bête
    bien bizarre blague bloc boire boîte bord bosser bouche bout bras brancher brave bref bruit ça cadre calme capable
    car caractère carrément casser causer cela centre cependant certes chaîne chaleur changement chaque charger chemin
    cher chercheur chéri chez chiffrer chose ciel cinq clairement classe clé cœur coin colère compliquer conclure
    concret condition confiance confus conséquence considérer content contraire copain copine correct correctement
    couler couleur coup courage courant courir course court croiser curieux dame danger début définitif degré dehors
    demi dépêcher déranger derrière dès désespérer désormais détester deux deuxième devant devenir diable difficulté
    digne direct disposer distance divers dix docteur doigt dommage doubler doucement doute doux drôle dur durant
    éclater effet effort égal également élever emmerder endormir énerver enfant enfin ennuyer énorme entraîner envie
    environ époque erreur esprit essentiel état étonner étrange évident évidemment exagérer excellent excuser exprimer
    extra extraordinaire extrême face façon faible faillir falloir fameux famille fatiguer faute faux femme fera ferme
    fier fille fils fin final finalement flipper folle force forme formidable fort fortement fou fous fréquence frère
    froid front galérer galère garçon gars gêner geste glisser goût grâce gratter grave gré groupe guère habitude
    habituel hésitation heure heureux heureusement histoire homme honnête honte horrible humeur humour hyper idéal
    idiot ignorer imaginable immédiat immédiatement immense inquiet inquiéter inquiétude instant inutile joie joli
    jouer jeune jurer jusque juste lâcher lentement lettre limite loin long longtemps lors lourd lumière maintenant mal
    malade malgré manie marier marre matière maximum médiocre mémoire mensonge mère merveilleux mesure mieux milieu
    minable mince minimum minute moche moins moitié mort moyen naturellement nerveux niveau nombreux normal nourrir nul
    nulle objet obligatoire obtenir occasion oeil officiel opinion ordre oublier outre pagaille paire panne papa papier
    parent pareil paresseux parfait parfaitement parmi parole partie patience peine pénible perso personnel peu peur
    phrase pied piste plaisir plan plein pleurer plusieurs poche poids possibilité précédent précisément premièrement
    présence pression prier principal profond promptement propos puissant quasi quasiment quelconque quotidien
    raisonnable ramasser rapide rappeler rassurer rater ravi reconnaître réellement réfléchir réflexion regard règle
    regretter remarquable remercier renoncer rentrer réponse reposer réserve respirer retenir retour retourner
    retrouver réveiller revenu rêve rêver rigoler rire rôle route ruiner sacré sauter sauver scène seconde secret
    sérieusement signe silence sincère sinon situation soeur soigner soin soirée sommeil sonner soudain souhait
    soupçonner souvenir spécial stupide subir succès suffisamment suffisant suivant sujet super superbe supposer
    sûrement surprise survivre suspect système tache taille talent tandis tant tantôt tas taux tenter terrible tête
    tort total totalement tour trahir train tranquille tranquillement travail travers triste tromper trois trou
    trouille truc type unique urgence utile vache vague venant véritable vérité verre vide vider vieille vieux vif vite
    vitesse vivant vivement voie voisin voix volonté volontiers vrac vue wow zut zéro fournisse fourniriez fournirai
    lancera avance avancé fonctionne marcherait plairait fume difference concernant boulot bosse affaire affaires
    gagne-pain patente vie arnaquer foireux pourri plate niaiser tanné écœuré débordé stressé capoter achaler piger
    catcher checker chialer magasiner placoter jaser niaiseux ben crime batinse mari conjoint conjointe épouse père
    maman oncle tante cousin cousine collègue associé associée patron voisine deuxièmement troisième quatrième
    dernièrement récemment prochainement éventuel ordinaire moderne classique disposé prêt prête tenté motivé débutant
    perdu perdue paumé mêlé`,
  trades: `
    coiffeur coiffeuse coiffure barbier salon esthétique esthéticienne onglerie spa café restaurant resto bistro bar
    traiteur boulanger boulangerie pâtissier pâtisserie boucher boucherie épicerie fleuriste bijoutier bijouterie
    garage garagiste mécanicien plombier électricien menuisier peintre couvreur paysagiste déménageur dentiste dentaire
    médecin vétérinaire pharmacien pharmacie optométriste opticien ostéopathe massothérapeute psychologue avocat
    notaire comptable courtier immobilier photographe architecte designer hôtel auberge gîte camping gym studio yoga
    école garderie librairie animalerie quincaillerie friperie toiletteur nettoyage clinique cabinet meuble literie matelas sport patin ébéniste`,
  shortForms: `
    koi:quoi kwa:quoi ki:qui kel:quel kelle:quelle kan:quand kand:quand pk:pourquoi pq:pourquoi pkoi:pourquoi
    cb:combien cmb:combien cmt:comment commen:comment c:c'est g:j'ai jai:j'ai jsuis:je_suis chu:je_suis chui:je_suis
    chuis:je_suis jveux:je_veux jpeux:je_peux jsais:je_sais jfais:je_fais ya:il_y_a yatil:y_a_t_il sava:ça_va
    bjr:bonjour bsr:bonsoir slt:salut cc:coucou mci:merci svp:s'il_vous_plaît stp:s'il_te_plaît tlm:tout_le_monde
    tt:tout tte:toute ts:tous bcp:beaucoup bp:beaucoup qqn:quelqu'un qqun:quelqu'un qqch:quelque_chose qq:quelques
    mtn:maintenant auj:aujourd'hui ojd:aujourd'hui dc:donc ds:dans ac:avec pr:pour ns:nous vs:vous sa:ça fo:faut
    rdv:rendez-vous dispo:disponible dispos:disponibles tel:téléphone num:numéro nb:nombre pb:problème pbs:problèmes
    insta:instagram fb:facebook gg:google yt:youtube resto:restaurant appart:appartement bizness:business
    entrep:entreprise cie:compagnie mkt:marketing info:information infos:informations reseau:réseau rs:réseaux_sociaux
    gratos:gratuit pis:puis pi:puis pu:plus pantoute:du_tout faque:donc icitte:ici asteure:maintenant cell:téléphone
    cellulaire:téléphone gogle:google googel:google goggle:google gougle:google`,
  who: /(?:^|[,;.!?]\s*)(?:(?:et|mais|alors|svp|bonjour|allo) )*(?:c ?'? ?est |avec |a |chez vous |par |sais-tu |dites-moi )?(?:qui|ki)\b/,
  where:
    /\bou (?:est|sont|etes|se|puis|peut|vous|ca|c'est|je|on|trouver|voir)\b|\b(?:c'?est|vous etes) ou\b|\bou ca\b/,
  ofAgency: new RegExp(
    String.raw`^(?:agences?|${agencyWord}|marketing|web|numerique|services?|travail\w*|offr\w+|propos\w+|serv(?:ez|ir|i)|couvr\w+|interven\w+|vend(?:ez|re)|presents?|entreprises?|commerces?|commercants?|clients?|pme|local\w*|page|aide\w*)$`,
  ),
  verbEnding: /.{3}(?:er|ir|re|ez|ons|ent|ai[st]|aient|er[ao]n?[ts]?|ant)$/,
  ownThing:
    /(?:\b(?:mon|ma|mes|notre|nos)|je suis(?: une?)?|j.ai une?|je tiens une?|nous sommes(?: une?)?)\s+([\p{L}\p{M}]+)/giu,
  asker:
    /(?:\b(?:pour|avec|chez) (?:une?|des|mon|ma|mes|notre|nos|les?|la)|\b(?:je suis|nous sommes)(?: une?)?|\b(?:j.|je |on |nous |m(?:on|a) \p{L}+ )(?:ai|as?|avons|tien[st]|tenons|possèd\p{L}+|gèr\p{L}+|dirig\p{L}+|ouvr\p{L}+) une?)\s+([\p{L}\p{M}'’-]+(?:\s+[\p{L}\p{M}'’-]+){0,5})/giu,
  withinAsker: /^(?:d|de|du|des|a|en|au)$/,
  priceOfTrade: [
    /\bcombien (?:ca |cela )?(?:prend|prennent|gagne|gagnent|facture|facturent|demande|demandent|charge|chargent) (?:un|une|le|la|les|des) ([\p{L} ]+)/u,
    /\b(?:combien|cout|prix)\b.* (?:ouvrir|l'ouverture|louer|la location|renover|d'ouvrir) (?:d'|de )?(?:un|une|mon|ma|l'|le|la) ?([\p{L} ]+)/u,
  ],
  variants(raw) {
    const [, head = '', rest = ''] = elided.exec(raw) ?? [];
    return rest.length > 2 ? [`${head}'${rest}`] : [];
  },
};
