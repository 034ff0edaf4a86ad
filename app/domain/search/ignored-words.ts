import type { Language } from '../languages.ts';
import { termOf } from './words.ts';

/** Stop words, removed from queries. `combien`, `much` and `cuánto` are not among them: they ask for prices. */
export const ignoredWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  fr: setOf(`a ai alors au aux avec avoir c ca ce ces cela cette cet comme d dans de des du elle elles en est et etes etre
    eux faire fait faut il ils j je l la le les leur leurs lui m ma mais me mes moi mon n ne ni nos notre nous on ou
    par pas peut peux plus pour puis qu que quel quelle quelles quels qui quoi s sa sans se ses si son sont suis sur t
    ta te tes toi ton tout toute toutes tous tu un une va vais veux voir vos votre vous y bonjour merci svp
    voudrais veut voulez savoir connaitre dire pouvez avez donner sais sait savez autre autres chose choses
    aimerais souhaite souhaiterais quelque quelques avons ont existe vraiment aussi bien encore deja
    faites fais ferez feriez peuvent pourrais pourriez pourrait seulement juste exactement besoin comment quand pourquoi
    dois doit devrais mettre met faudrait ici lors entre chez sous vers contre depuis pendant avant apres jamais
    toujours trop tres peu beaucoup moins meme tel telle afin parler parlez dites dis montrer montrez voila auriez etait
    serait sera sont fera gerer gerez gere occuper occupez donne donnez arriver arrive passer passe travailler travaillez
    travaille deposer deposez obtenir commence aller allez venir vient prendre prenez rendre laisser
    essayer devenir tenir mieux plusieurs chaque certain certains lorsque jusque dedans dehors partout ailleurs
    petit grand bon bonne quelqu quiconque puisque puisqu parce sachant offrir offrez proposez proposer servir sert nouveau mien mienne possible facon
    koi kel kelle kan pk pcq cherche cherches qqn bcp slt stp salut allo bonsoir coucou ben bah hein pis donc ainsi puis enfin surtout
    environ presque gros truc trucs machin oui non jai cest ya ok vite aie ait soit soient celui celle ceux celles dont
    auquel duquel laquelle lequel lesquels lesquelles aucun aucune rien personne nulle part tant autant
    jaimerais jaimerai aimerai aimerait aimeriez aimerions aimez aime plait plaît es sommes etais etions etiez etaient
    serai seras serons serez seront serais seriez seraient soyez sois as avais avait avions aviez avaient aurai auras
    aura aurons aurez auront aurais aurait auraient vas vont irai ira irait allait faisons font faisait ferai ferons
    feront ferait pouvons pouvais pouvait pourra pourrai pourrez pourront voulons veulent voulait voudrai voudra
    voudriez voudrions devons devez doivent devais devait devra devrez devrait devriez savons savent savais savait
    saurai saura sauriez disons disent disait dira vois voit voyez voyons voient prends prend prennent prenais pris
    mets mettez mettent mis donnes donnent donnerez tiens viens venez viennent crois croyez pense penses pensez trouve
    trouvez reste restez laissez laisse sens ci ceci or car quoique voici hello hey rebonjour journee soiree avance
    cordialement amicalement madame monsieur messieurs simplement genre tsé tse assez plutot dessus dessous
    demandais demander ptit ptite petits petites grands grandes bons bonnes beau belle eh euh oups
    ouais bin faque anyway desole excusez pardon aucunement eventuellement normalement possiblement probablement memes
    chacun chacune autrui`),
  en: setOf(`a about am an and any are as at be been but by can could d did do does for from had has have he her his how i if
    in into is it its just like ll m me my no not of on or our out re s she should so some t than that the their them
    then there these they this to too us ve was we were what when where which who why will with would you your hello
    please thanks hi know need want tell give get does don thing things something anything else other
    really actually exactly very also still already yet ever never always only may might must shall should
    being having done make makes made let lets use using used way ways kind sort offer offers offered provide through
    between over under after before while during because without within around each every both more most less many
    manage managing handle handling put putting bring happen happens take takes try trying
    start starting begin run running set give given better best lot lots little big good new old ever able
    doesn isn aren don didn won wouldn couldn shouldn hasn haven wasn weren up away off down back anyone someone anybody
    somebody everyone since given considering few any such here now today again able go goes going come see look looking got show shows please
    ur ya yall guys folks gonna wanna gotta im ive dont doesnt isnt cant wont whats hows wheres whos pls plz wondering thx hey ok
    okay till until til myself yourself ourselves themselves himself herself itself mine yours ours theirs nobody none
    nothing everything everywhere anywhere somewhere nowhere though although whether instead rather quite enough maybe
    perhaps almost even yes else whose whom upon onto toward towards across along among per via
    hiya howdy hullo morning evening afternoon mate sir madam dear regards cheers ta doing ought gets getting
    gotten went gone making taking took taken comes coming came gives gave says say said tells told knows knew known
    thinks thought wants wanted needs needed likes liked sees saw seen looks looked finds letting puts keeps
    kept seems seemed means meant asks asked asking curious interested kindly thank sorry oops um uh well hmm ah oh
    erm basically quick quickly possibly probably hopefully bit wee tad loads plenty stuff thingy
    somehow somewhat currently nowadays lately recently soon later sooner tonight either neither same others
    another above below near behind beside besides beyond despite except inside outside honestly frankly obviously
    apparently anyway anyhow alright fine great cool nice lovely perfect brilliant ill hed shed theyd theyve youve
    youd youll weve wed hasnt havent hadnt wouldnt couldnt shouldnt wasnt werent aint`),
  es: setOf(`a al algo ante aunque como con cual cuales de del desde e el ella ellas ellos en entre era es esa ese eso esta
    estan estar este esto estos ha hace hacer hay la las le les lo los mas me mi mis muy ni no nos nuestra nuestro o os
    para pero por porque puede puedo que quien quienes quiero se ser si sin sobre son soy su sus tambien te tengo tiene
    tu tus u un una uno unos usted ustedes y ya yo hola gracias quisiera saber
    conocer decir pueden tienen dar sabe saben otra otras otro otros cosa cosas
    necesito quiero quisiera gustaria hacen hago haga hagan puedes podria podrian deberia debo hay existe todavia aun ya
    realmente exactamente solo solamente mismo misma tan tanto muy mucho mucha poco menos cada cuando porque sino hasta
    hacia segun durante antes despues nunca siempre aqui ahora hoy tal asi entonces ofrecen ofrece ofrecer tener tenga
    tengan estan estoy somos era fue sera seria sirve usar uso manera forma tipo ver dan doy alguien nadie puesto dado cualquier cualquiera digan diga dime manejar manejan maneja llevan ocupan ocupa poner ponen pongo trabajar trabajan trabajo incluye incluyen
    pasa pasar llegar llega lograr logro venir viene tomar dejar varios varias cierto mejor buen bueno buena gran grande
    pequeno haciendo digamos ojala favor pasan xq pq porfa favor ustds uds ud buenas buenos veo ven ves pues bien mal aquello
    aquella alli ahi alla verdad ok oye disculpe disculpen nada ninguno ninguna ningun todo toda todos todas cuya cuyo
    sea sean eran han habia haber he hemos les vamos fui fueron incluso ademas tampoco casi quiza quizas acaso
    tenes tienes tenemos teneis tenia tenias teniamos tenian tendre tendra tendran tendria tendrian tuve tuvo tuvieron
    das da damos dais daba dio dieron dare daran daria deme denme dame danos quieres quiere queremos quereis quieren
    queria querian querria quise quiso podemos podeis podia podian podre podra podran podriamos podriais podrias haces
    hacemos haceis hacian hare hara haran haria harian hice hizo hicieron hagas vas va vais van iba iban ire ira iran
    iria vaya vayan ve vemos veis veia vere vera verian vi vio vean vea sabes sabemos sabeis sabia supe supo sepa
    estas estamos estais estaba estaban estare estara estaria esten estuve estuvo eres sois seran serian has habeis
    habian habra habria haya hayan hubo dices dice decimos decis dicen dije dijo digame diganme vienes venimos venis
    vienen vine vino venga pones pone ponemos puse puso ponga sales sale salimos salen salga debes debe debemos debeis
    deben deberian deberiamos gustarian gusta gustan encantaria interesa interesaria trabaja trabajais llevo lleva
    llevais sirven queda quedan vosotros vosotras vuestro vuestra vuestros vuestras nosotros nosotras vos mio
    mia mios mias tuyo suyo suya suyos nuestras nuestros dias tardes noches saludos saludo muchas antemano oigan mira
    miren disculpa perdon aja claro che wey guey donde tantito ahorita nomas onda rollo
    sres señor señora joven amigo amiga amigos super muchisimo muchisimas poquito algun alguna algunas algunos
    demas ambos mismos mismas`),
};

function setOf(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).map(termOf));
}
