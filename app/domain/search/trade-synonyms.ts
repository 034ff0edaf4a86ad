import type { Language } from '../languages.ts';
import { agencyPhrase } from './agency-words.ts';

/**
 * Synonyms of the industry's terms, one group per line: a question with one of them finds texts with the others. A
 * phrase (with `+`) is read as one word and hides its parts, so that « combien de temps » asks for a duration and not
 * for a price. The first line of each language asks for prices. After ` | ` come words that people use for this, but
 * texts also for other things, such as « samedi » for opening hours: they find texts with the group's other words, but
 * are not found by them.
 */
export const tradeSynonyms: Readonly<Record<Language, readonly string[]>> = {
  fr: lines(`
    prix tarif tarification tarifaire cout couter coute coutent combien facturer facture facturez devis cher honoraire payer paiement montant frais+de combien+coute combien+ca+coute ca+coute quel+prix a+combien | reviendrait revient+a reviendra forfait plancher fourchette bareme mensualite dispendieux abordable soumission estimatif chiffrer vous+prenez prenez+vous prenez+combien combien+prenez combien+chargez chargez vous+chargez demandez+combien combien+demandez ordre+de+grandeur ca+monte ca+va+chercher dans+les+combien combien+par+mois combien+c+est c+est+combien budget+minimum coutera couterait facturation mensuel
    delai duree combien+de+temps en+combien+de+temps en+combien+d+heures combien+d+heures combien+de+jours combien+de+semaines combien+de+mois combien+d+heure au+bout+de+combien quand+verrai a+partir+de+quand attente attendre | d+ici+combien dans+combien+de+temps pour+quand dans+combien ca+prend+combien prend+combien+de+temps combien+d+annees semaines+ou+mois semaines+ou+de+mois quand+est+ce+que+ca+va rapidite urgent deadline echeance avant+que+ca+marche avant+de+voir avant+d+avoir
    resultat effet amelioration rendement retombee | marche+vraiment ca+marche fonctionne+vraiment porter+fruit
    referencement seo referencer naturel organique positionnement moteur+de+recherche premiere+page
    publicite pub annonce campagne sponsorise publicitaire promouvoir
    meta+ads facebook instagram
    google+ads adwords annonces+google pub+google pubs+google annonce+google publicite+google
    fiche+google fiche+d+etablissement google+business google+my+business fiche+d+entreprise profil+google business+profile
    google+maps maps carte+google pres+de+moi proximite
    avis etoile commentaire note reputation evaluation | review reviews evaluations commentaires+google note+google critique
    temoignage recommandation satisfait parole
    podcast balado episode audio ecoute
    video youtube chaine tournage filmer montage
    boutique+en+ligne e+commerce ecommerce commerce+en+ligne vente+en+ligne vendre+en+ligne shopify woocommerce panier cybercommerce boutique+web magasin+en+ligne
    landing landing+page page+de+destination page+d+atterrissage page+de+vente page+de+capture
    fidelisation fidelite fideliser fidele revenir retention reviennent programme+de+fidelite retour | ancien+client anciens+clients habitue habitues client+regulier clients+reguliers reviennent+pas reviennent+plus revienne revenait recontacter
    blog article billet redaction rediger ecrire texte contenu
    mini+site site+vitrine petit+site site+simple minisite
    pas+de+site pas+encore+de+site sans+site aucun+site creer+un+site creation+de+site | rien+en+ligne rien+sur+internet rien+sur+le+web pas+de+page+web j+ai+pas+de+site besoin+d+un+site faire+un+site faire+mon+site me+faire+un+site faites+des+sites
    ia intelligence+artificielle ai chatgpt automatique algorithme
    humain personne quelqu+un vraie+personne | vrai+monde vraie+humain etre+humain
    zyno chatbot assistant agent+conversationnel robot+conversationnel clavardage bot
    rendez+vous rdv reserver reservation appel+de+quinze appel+de+15 quinze+minutes 15+minutes rencontre consultation planifier prendre+rendez+vous prendre+un+rendez+vous | creneau plage+horaire disponibilite fixer+un+moment caler+un+moment trouver+un+moment visio visioconference zoom appel+video echanger discuter jaser parler+a+quelqu+un parler+avec+quelqu+un prendre+rdv fixer+un+rdv deplacer+mon+rdv decaler reporter reprogrammer rv
    joindre contacter contact telephone tel courriel email mail numero adresse ecrire+a coordonnee rejoindre | adresse+postale poste postal appeler vous+ecrire ecrire+un+mail envoyer+un+mail telephoner passer+un+coup+de+fil coup+de+fil coup+de+telephone repondez vous+repondez reponse nouvelle pas+de+reponse
    horaire heure+d+ouverture heures+d+ouverture ouvert ouverture heures a+quelle+heure ferme fermez | samedi dimanche fin+de+semaine fins+de+semaine week+end weekend jour+ferie jours+feries ferie ouvrez ouvrent fermeture
    bureau siege locaux situe localisation ou+etes+vous | emplacement base localises ou+est+situe ou+se+trouve sur+place passer+vous+voir venir+vous+voir adresse+du+bureau
    equipe fondateur dirigeant patron directrice directeur | patronne boss gerant gerante proprio pdg ceo fondatrice qui+dirige a+la+tete responsable charge qui+s+occupe qui+est+derriere dirigeante
    annuaire repertoire pages+jaunes bottin citation
    quartier arrondissement zone secteur coin+de+rue
    rang classement position place
    visibilite visible presence notoriete apparaitre apparait afficher affiche introuvable invisible | connu faire+connaitre me+faire+connaitre remonter ressortir sortir+sur me+trouve me+trouver etre+trouve trouve+pas me+voit me+voir mieux+place
    vendre vendu vendue vendus vendez vend revendre revendez revendu ceder cession
    activite que+faites+vous vous+faites+quoi vous+faites+au+juste faites+vous+au+juste que+fait+${agencyPhrase} metier
    site+web site site+internet
    est+a+vous vous+appartient vous+appartiennent | proprietaire+de+mon rester+proprietaire reste+proprietaire a+qui+appartient m+appartient est+a+moi
    garantie garantir garantissez garanti garantissent
    premiere+place premiere+position numero+un premier+rang en+tete
    concurrence concurrent rival
    score note+ila ila
    audit diagnostic analyse mesure mesurer bilan verifier
    tableau+de+bord dashboard statistique indicateur rapport
    relance relancer suivi suivre rappeler
    client clientele acheteur consommateur
    prospect lead demande piste
    crm gestion+de+clients fichier+client | suivi+client suivi+des+clients suivi+de+clients logiciel+de+suivi gerer+mes+clients perdre+des+clients fil+de+nos+clients fil+de+mes+clients
    donnees renseignements+personnels donnees+personnelles informations+personnelles vie+privee confidentialite rgpd loi+25 renseignement | mes+infos mes+informations mes+coordonnees info+personnelle infos+personnelles
    supprimer effacer effacement detruire suppression retirer+mes oublier
    temoin cookie traceur pistage pister pistez pistent | bandeau banniere
    accessibilite lecteur+d+ecran handicap malvoyant wcag clavier aveugle | malvoyante vision+faible voit+mal illisible non+voyant daltonien deficience
    choisir choix convenir correspond conseil orienter lequel commencer
    simuler simulateur simulation estimer estimation calculer prevoir calculateur
    budget investir depenser dollar argent depense investissement
    apprendre formation cours lecon debutant base tutoriel
    expliquer comprendre fonctionner fonctionnement marche explication principe
    gratuit gratuitement sans+frais payant payante
    mauvais negatif mecontent mechant insultant | jaloux injuste faux+avis plainte
    arnaque piege escroquerie attrape
    outil module application+web logiciel
    partenaire partenariat recommander reseau voisin allie
    methode demarche etape plan processus procede
    exemple etude+de+cas cas realisation reference portfolio preuve | reussite success+story references montrez+moi deja+aide ayant+travaille
    rembourser remboursement rembourse | ravoir+mon+argent recuperer+mon+argent rendre+l+argent
    contrat engagement resilier annuler quitter arreter | menotte prisonnier lie+a preavis minimum sans+engagement se+desabonner desabonner partir lacher mettre+fin arrete resiliation duree+minimale engage m+engager renouvellement
    proprietaire appartenir appartient garder conserver
    mots+cles mot+cle requete
    lien backlink netlinking
    vitesse lent rapide performance
    langue anglais espagnol francais multilingue trilingue bilingue traduire traduction
    robot crawler spider journaux
    entreprise commerce commercant pme magasin boutique
    clinique sante patient cabinet
    meuble rustique bois ebeniste
    literie matelas lit
    sport patin
    ethique valeur responsable transparence
    ville localite region municipalite
    heatmap carte+de+chaleur carte+thermique grille+de+positions coin+par+coin quartier+d+a+cote
  `),
  en: lines(`
    price pricing cost fee rate charge quote how+much expensive pay rates bill cheap budget+for | ballpark pricey affordable fees quotation rough+figure what+do+you+charge going+rate monthly+fee invoice cost+me cost+us cost+to+get looking+at+price dear how+much+is+it how+much+for
    how+long how+soon how+fast how+quickly how+many+days how+many+weeks how+many+months how+many+hours when+will time+frame delay timeline turnaround | how+quick kick+in by+when how+many+years before+i+see before+we+see start+seeing start+to+see start+working take+to+work takes+to+work deadline quickly+can ages start+ringing gets+the+phone+ringing
    result improvement outcome effect impact
    seo search+engine+optimization ranking organic rank search+engines first+page
    ad advertising advertisement campaign ads advertise promote ppc paid
    meta+ads facebook instagram
    google+ads adwords google+advertising google+campaign
    business+profile google+profile google+business google+my+business business+listing google+listing gbp
    google+maps maps near+me nearby proximity
    review rating star reputation feedback comment | stars one+star 1+star five+star
    testimonial recommendation satisfied happy+customer
    podcast episode audio listen recording
    video youtube channel film shoot camera
    online+store e+commerce ecommerce online+shop web+shop webshop sell+online shopify woocommerce cart webstore
    landing landing+page squeeze+page sales+page conversion+page
    loyalty retention retain come+back returning bring+back repeat+customer loyal coming+back | repeat+business regulars come+again never+come+back don+t+come+back past+customers old+customers win+back
    blog article post write writing content copy copywriting draft
    mini+site small+site small+website simple+site brochure+site one+page+site
    no+website no+site don+t+have+a+website without+a+website new+website build+a+website create+a+website | nothing+online need+a+site need+a+website want+a+website make+me+a+website make+me+a+site make+me+one build+me+a+site haven+t+got+a+website haven+t+got+a+site no+web+presence don+t+have+a+site new+site get+a+website
    ai artificial+intelligence chatgpt automated algorithm machine
    human person someone real+person somebody | human+being real+human
    zyno chatbot assistant bot virtual+assistant
    appointment book booking schedule meeting 15+minute fifteen+minute call+with demo consultation | slot slots availability reschedule postpone quick+call hop+on+a+call chat+with+someone talk+to+someone speak+to+someone speak+with+someone zoom video+call sit+down+with catch+up+call arrange+a+call set+up+a+call get+on+a+call call+with+someone consult rebook
    contact reach phone cell email telephone call address get+in+touch number | ring ring+you call+you give+you+a+call give+you+a+ring phone+you drop+you+a+line mailing+address postal+address postal mailing email+you write+to+you hear+back got+no+reply no+reply get+back+to+me reply replies respond answer+emails
    hours opening+hours open business+hours what+time close | weekend weekends saturday sunday bank+holiday bank+holidays holidays closing+time opening+time when+do+you+open when+do+you+close what+time+do+you what+time+are+you
    office headquarter location located based | whereabouts premises pop+in drop+by drop+in come+by come+in+person where+are+you where+you+are+based whereabouts+are+you
    team founder ceo owner boss staff | manager director runs in+charge looks+after looks+after+the who+handles takes+care+of head+honcho
    directory yellow+pages citation listing
    neighborhood neighbourhood area district block
    position rank place
    visibility visible presence awareness found appear show+up showing+up invisible | get+seen be+seen seen+online come+up coming+up comes+up get+noticed noticed get+found found+online found+on stand+out show+me+up pop+up
    sell sold selling resell
    activity what+do+you+do what+does+${agencyPhrase}+do what+exactly
    website site web+site webpage
    guarantee guaranteed warranty | promise certain
    first+place first+position number+one top+spot top+position
    competition competitor rival chain
    score ila
    audit diagnosis analysis assess measure check evaluate
    dashboard report metric analytics statistic
    follow+up chase reminder track
    customer client buyer shopper
    lead prospect inquiry enquiry
    crm customer+management contact+management | lose+track+of+leads losing+track+of+leads keep+track+of+customers keep+track+of+leads manage+my+customers
    data personal+data personal+information privacy gdpr law+25 confidential | my+info my+information info+on+me have+on+me hold+on+me my+details personal+details
    delete erase erasure remove removal forget | wipe get+rid+of
    cookie tracker tracking track | tracked follow+me+around banner
    accessibility screen+reader disability wcag keyboard blind accessible | wheelchair partially+sighted visually+impaired impaired disabled mouse large+text bigger+text bigger+letters blind+people compliant
    choose pick which+service right+service suit advice recommend+a+service start
    simulate simulator simulation estimate calculator calculate forecast
    budget spend invest investment spending
    learn course lesson beginner basics tutorial training
    explain understand how+does work explanation
    free no+charge free+of+charge paid
    bad negative unhappy nasty angry | fake rude unfair harsh one+star+review
    scam trap pitfall fraud
    invent make+up makes+up made+up
    tool module software
    partner partnership referral network neighbor neighbour refer
    method process approach step plan
    case+study case example success+story portfolio proof reference | success+stories examples businesses+like+mine who+have+you+worked+with worked+with past+work previous+work
    refund reimburse money+back | money+returned get+my+money+back
    contract commitment cancel cancellation leave quit stop | locked+in lock+in notice notice+period part+ways get+out walk+away minimum+term leave+anytime pull+out opt+out+of+the+contract minimum+contract bail
    own belong keep ownership
    keyword query search+term
    link backlink
    speed slow fast performance
    language english french spanish bilingual trilingual multilingual
    robot crawler spider logs
    business company shop store small+business merchant
    clinic health patient practice
    furniture rustic wood
    bedding mattress bed
    sport skate
    ethics value responsible transparency principle
    city town region
    heat+map heatmap rank+map street+by+street block+by+block blocks+away
  `),
  es: lines(`
    precio tarifa costo coste cuesta cuestan cuanto+cuesta cuanto+vale cuanto+cobran cobrar cobran cotizacion caro pagar pago vale cuanto presupuesto+de | cuanto+sale cuanto+me+sale cuanto+saldria me+saldria saldria cuanto+seria por+cuanto cuanta+plata cuanta+lana tarifario cobrais cobras cobra costaria costarian costar presu mensualidad que+vale a+como cuanto+es cuanto+llevan cuanto+piden precios+de economico barato dinero+cuesta
    plazo demora cuanto+tiempo cuanto+tarda cuantos+dias cuantas+semanas cuantos+meses cuantas+horas en+cuanto+tiempo tarda tardan cuando+vere cuando+empezare | cuanto+se+tarda tardais demoran demoraria para+cuando en+cuanto+me semanas+o+meses urge urgente cuando+veo cuando+voy+a+ver cuando+empiezo+a lo+antes+posible rapido+quedan cuanto+demora cuantos+anos
    resultado mejora efecto rendimiento
    seo posicionamiento posicionar organico buscador motor+de+busqueda primera+pagina
    publicidad anuncio campana pauta publicitario anunciar promocionar
    meta+ads facebook instagram
    google+ads adwords anuncios+en+google anuncios+de+google publicidad+en+google
    ficha+de+google ficha+de+negocio google+business google+my+business perfil+de+empresa perfil+de+google ficha+de+empresa perfil+de+negocio
    google+maps maps cerca+de+mi cercania mapa+de+google
    resena opinion estrella reputacion comentario calificacion valoracion | estrellita comentarios calificaciones valoraciones
    testimonio recomendacion satisfecho opinan
    podcast episodio audio escuchar grabacion
    video youtube canal filmar grabar camara
    tienda+en+linea e+commerce ecommerce comercio+electronico tienda+online vender+en+linea vender+por+internet tienda+virtual shopify woocommerce carrito
    landing landing+page pagina+de+destino pagina+de+aterrizaje pagina+de+ventas
    es+suyo es+suya son+suyos son+suyas | es+mia es+mio de+quien+es soy+dueno soy+duena
    fidelizacion fidelizar lealtad fidelidad vuelvan volver retencion retener regresar regresen | regresa regresaron no+vuelven vuelvo+a+verlos clientas+vuelvan clientes+frecuentes cliente+frecuente clientes+antiguos que+vuelva
    blog articulo entrada redactar redaccion escribir contenido texto
    minisitio mini+sitio sitio+pequeno pagina+sencilla sitio+sencillo
    no+tengo+sitio no+tengo+pagina sin+sitio sin+pagina+web crear+un+sitio crear+una+pagina hacer+un+sitio | nada+en+internet nada+en+linea nada+en+la+web hacerme+una+pagina hacerme+una+web hacer+una+web hacen+paginas hacen+webs necesito+una+pagina necesito+pagina quiero+una+pagina quiero+pagina me+hacen+una+pagina me+hacen+una+web no+tengo+web aun+no+tengo+pagina
    ia inteligencia+artificial chatgpt automatico algoritmo
    humano persona alguien | persona+real persona+de+verdad ser+humano
    zyno chatbot asistente bot asistente+virtual
    cita agendar reservar reunion llamada quince+minutos 15+minutos consulta programar demostracion | hueco huecos platicar quedar+con reunirme reunirnos videollamada video+llamada zoom reagendar aplazar cambiar+mi+cita cancelar+mi+cita hablar+con+alguien charlar llamadita espacio+en+la+agenda disponibilidad apartar+un+horario una+llamada agendo
    contacto contactar telefono celular whatsapp correo email numero comunicarme direccion escribirles | comunicar comunicarse contactarlos contactarles llamarles llamarlos marcarles hablarles les+escribo les+llamo los+llamo responden contestan contestar responder respuesta no+me+contestan no+me+responden mensaje
    horario horas+de+atencion abierto abren abre cierran cierra atencion a+que+hora | sabado sabados domingo domingos fin+de+semana fines+de+semana festivo festivos feriado feriados que+hora cierran+hoy abris cerrais
    oficina sede ubicacion ubicado | donde+estan donde+queda donde+quedan donde+estais donde+se+encuentran donde+se+ubican ubicados direccion+exacta direccion+de+la+oficina local+fisico ir+a+verlos visitarlos
    equipo fundador director directora dueno | jefe jefa encargado encargada gerente responsable dueña quien+lleva quien+maneja quien+ve quien+se+encarga quien+esta+detras
    directorio listado paginas+amarillas guia
    barrio zona sector colonia
    posicion puesto clasificacion ranking
    visibilidad visible presencia notoriedad aparecer aparece aparezco aparezca invisible | me+encuentren me+encuentran nos+encuentren me+encuentra me+conozcan darme+a+conocer salgo+en salir+en salimos+en sale+mi aparecer+en subir+en destacar
    vender venden vendo vendido revender revenden
    actividad que+hacen a+que+se+dedica a+que+se+dedican que+hace+${agencyPhrase}
    sitio sitio+web pagina+web web
    garantia garantizar garantizan garantizado garantice
    primer+lugar primer+puesto primera+posicion numero+uno
    competencia competidor rival cadena
    puntuacion puntaje ila
    auditoria diagnostico analisis medir medicion evaluar revisar
    tablero dashboard informe metrica indicador panel estadistica
    seguimiento recordatorio dar+seguimiento
    cliente clientela comprador consumidor
    prospecto lead solicitud interesado
    crm gestion+de+clientes | organizar+mis+clientes llevar+mis+clientes se+me+olvidan+los+clientes se+me+van+los+clientes programa+de+clientes control+de+clientes
    datos datos+personales privacidad informacion+personal rgpd ley+25 confidencial | mis+datos mi+informacion datos+mios
    borrar borrado eliminar suprimir borro olvidar quitar
    cookie galleta rastreador rastreo rastrear rastrean | rastreen rastrea me+sigan me+siguen aviso+de+cookies banner
    accesibilidad lector+de+pantalla discapacidad wcag teclado ciego accesible | ciega ciegos letra+pequena letra+grande letras+mas+grandes discapacitado invidente vista
    elegir escoger conviene consejo cual+servicio empezar empiezo
    simular simulador simulacion estimar estimacion calcular calculadora pronostico
    presupuesto invertir gastar gasto inversion
    aprender curso leccion principiante base tutorial cero capacitacion
    explicar entender funciona funcionan explicacion
    gratis gratuito sin+costo | gratuita de+a+gratis free
    malo mala negativo negativa grosera | grosero falsa injusta una+estrella enojado enojada
    estafa trampa fraude engano
    herramienta modulo software
    aliado alianza red socio vecino recomendar recomiende recomienden
    metodo proceso etapa plan enfoque paso
    caso ejemplo caso+de+exito estudio+de+caso referencia prueba | clientes+anteriores han+trabajado+con con+quien+han+trabajado casos
    reembolso reembolsar devolucion devolver+el+dinero | devuelven devolver regresan+el+dinero regresan+mi+dinero
    contrato permanencia cancelar cancelacion irme voy terminar | darme+de+baja dar+de+baja baja salirme salir+me preaviso anticipacion aviso+si atado amarrado amarrar forzoso forzosa dejar+de+pagar me+voy me+salgo si+me+voy rescindir minimo minima
    dueno pertenece conservar quedo propiedad quedarme
    palabra+clave busqueda
    enlace backlink
    velocidad lento rapido
    idioma ingles frances espanol bilingue trilingue
    robot rastreador registros
    negocio empresa comercio tienda pyme
    clinica salud paciente consultorio
    mueble rustico madera
    colchon cama ropa+de+cama
    deporte patin
    etica valor responsable transparencia
    ciudad localidad region
    mapa+de+calor heatmap calle+por+calle otra+colonia otro+barrio
  `),
};

function lines(table: string): string[] {
  return table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
