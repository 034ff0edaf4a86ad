import type { Language } from '../languages.ts';

/**
 * What people call the things of the trade, one group of words a line: a question in one of them finds texts in the
 * others. A phrase (with `+`) is read as one word and hides its parts, so that « combien de temps » asks for a delay and
 * not for a price. The first line of each language asks for prices.
 */
export const tradeSynonyms: Readonly<Record<Language, readonly string[]>> = {
  fr: lines(`
    prix tarif tarification tarifaire cout couter coute coutent combien facturer facture facturez devis cher honoraire payer paiement montant frais+de combien+coute combien+ca+coute ca+coute quel+prix a+combien
    delai duree combien+de+temps en+combien+de+temps en+combien+d+heures combien+d+heures combien+de+jours combien+de+semaines combien+de+mois combien+d+heure au+bout+de+combien quand+verrai a+partir+de+quand attente attendre
    resultat effet amelioration rendement retombee
    referencement seo referencer naturel organique positionnement moteur+de+recherche premiere+page
    publicite pub annonce campagne sponsorise publicitaire promouvoir
    meta+ads facebook instagram
    google+ads adwords annonces+google pub+google pubs+google annonce+google publicite+google
    fiche+google fiche+d+etablissement google+business google+my+business fiche+d+entreprise profil+google business+profile
    google+maps maps carte+google pres+de+moi proximite
    avis etoile commentaire note reputation evaluation
    temoignage recommandation satisfait parole
    podcast balado episode audio ecoute
    video youtube chaine tournage filmer montage
    boutique+en+ligne e+commerce ecommerce commerce+en+ligne vente+en+ligne vendre+en+ligne shopify woocommerce panier cybercommerce boutique+web magasin+en+ligne
    landing landing+page page+de+destination page+d+atterrissage page+de+vente page+de+capture
    fidelisation fidelite fideliser fidele revenir retention reviennent programme+de+fidelite retour
    blog article billet redaction rediger ecrire texte contenu
    mini+site site+vitrine petit+site site+simple minisite
    pas+de+site pas+encore+de+site sans+site aucun+site creer+un+site creation+de+site
    ia intelligence+artificielle ai chatgpt automatique algorithme
    humain personne quelqu+un vraie+personne
    zyno chatbot assistant agent+conversationnel robot+conversationnel clavardage bot
    rendez+vous rdv reserver reservation appel+de+quinze appel+de+15 quinze+minutes 15+minutes rencontre consultation planifier prendre+rendez+vous prendre+un+rendez+vous
    joindre contacter contact telephone tel courriel email mail numero adresse ecrire+a coordonnee rejoindre
    horaire heure+d+ouverture heures+d+ouverture ouvert ouverture heures a+quelle+heure ferme fermez
    bureau siege locaux situe localisation ou+etes+vous
    equipe fondateur dirigeant patron directrice directeur
    annuaire repertoire pages+jaunes bottin citation
    quartier arrondissement zone secteur coin+de+rue
    rang classement position place
    visibilite visible presence notoriete apparaitre apparait afficher affiche introuvable invisible
    vendre vendu vendue vendus vendez vend revendre revendez revendu ceder cession
    activite que+faites+vous vous+faites faites+vous+au+juste que+fait+iluma metier
    site+web site site+internet
    garantie garantir garantissez garanti garantissent
    premiere+place premiere+position numero+un premier+rang en+tete
    concurrence concurrent rival
    score note+ila ila
    audit diagnostic analyse mesure mesurer bilan verifier
    tableau+de+bord dashboard statistique indicateur rapport
    relance relancer suivi suivre rappeler
    client clientele acheteur consommateur
    prospect lead demande piste
    crm gestion+de+clients fichier+client
    donnees renseignements+personnels donnees+personnelles informations+personnelles vie+privee confidentialite rgpd loi+25 renseignement
    supprimer effacer effacement detruire suppression retirer+mes oublier
    temoin cookie traceur pistage pister pistez pistent
    accessibilite lecteur+d+ecran handicap malvoyant wcag clavier aveugle
    choisir choix convenir correspond conseil orienter lequel commencer
    simuler simulateur simulation estimer estimation calculer prevoir calculateur
    budget investir depenser dollar argent depense investissement
    apprendre formation cours lecon debutant base tutoriel
    expliquer comprendre fonctionner fonctionnement marche explication principe
    gratuit gratuitement sans+frais payant payante
    mauvais negatif mecontent mechant insultant
    arnaque piege escroquerie attrape
    outil module application+web logiciel
    partenaire partenariat recommander reseau voisin allie
    methode demarche etape plan processus procede
    exemple etude+de+cas cas realisation reference portfolio preuve
    rembourser remboursement rembourse
    contrat engagement resilier annuler quitter arreter
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
  `),
  en: lines(`
    price pricing cost fee rate charge quote how+much expensive pay rates bill cheap budget+for
    how+long how+soon how+fast how+quickly how+many+days how+many+weeks how+many+months how+many+hours when+will time+frame delay timeline turnaround
    result improvement outcome effect impact
    seo search+engine+optimization ranking organic rank search+engines first+page
    ad advertising advertisement campaign ads advertise promote ppc paid
    meta+ads facebook instagram
    google+ads adwords google+advertising google+campaign
    business+profile google+profile google+business google+my+business business+listing google+listing gbp
    google+maps maps near+me nearby proximity
    review rating star reputation feedback comment
    testimonial recommendation satisfied happy+customer
    podcast episode audio listen recording
    video youtube channel film shoot camera
    online+store e+commerce ecommerce online+shop web+shop webshop sell+online shopify woocommerce cart webstore
    landing landing+page squeeze+page sales+page conversion+page
    loyalty retention retain come+back returning bring+back repeat+customer loyal coming+back
    blog article post write writing content copy copywriting draft
    mini+site small+site small+website simple+site brochure+site one+page+site
    no+website no+site don+t+have+a+website without+a+website new+website build+a+website create+a+website
    ai artificial+intelligence chatgpt automated algorithm machine
    human person someone real+person somebody
    zyno chatbot assistant bot virtual+assistant
    appointment book booking schedule meeting 15+minute fifteen+minute call+with demo consultation
    contact reach phone cell email telephone call address get+in+touch number
    hours opening+hours open business+hours what+time close
    office headquarter location located based
    team founder ceo owner boss staff
    directory yellow+pages citation listing
    neighborhood neighbourhood area district block
    position rank place
    visibility visible presence awareness found appear show+up showing+up invisible
    sell sold selling resell
    activity what+do+you+do what+does+iluma+do what+exactly
    website site web+site webpage
    guarantee guaranteed warranty
    first+place first+position number+one top+spot top+position
    competition competitor rival chain
    score ila
    audit diagnosis analysis assess measure check evaluate
    dashboard report metric analytics statistic
    follow+up chase reminder track
    customer client buyer shopper
    lead prospect inquiry enquiry
    crm customer+management contact+management
    data personal+data personal+information privacy gdpr law+25 confidential
    delete erase erasure remove removal forget
    cookie tracker tracking track
    accessibility screen+reader disability wcag keyboard blind accessible
    choose pick which+service right+service suit advice recommend+a+service start
    simulate simulator simulation estimate calculator calculate forecast
    budget spend invest investment spending
    learn course lesson beginner basics tutorial training
    explain understand how+does work explanation
    free no+charge free+of+charge paid
    bad negative unhappy nasty angry
    scam trap pitfall fraud
    invent make+up makes+up made+up
    tool module software
    partner partnership referral network neighbor neighbour refer
    method process approach step plan
    case+study case example success+story portfolio proof reference
    refund reimburse money+back
    contract commitment cancel cancellation leave quit stop
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
  `),
  es: lines(`
    precio tarifa costo coste cuesta cuestan cuanto+cuesta cuanto+vale cuanto+cobran cobrar cobran cotizacion caro pagar pago vale cuanto presupuesto+de
    plazo demora cuanto+tiempo cuanto+tarda cuantos+dias cuantas+semanas cuantos+meses cuantas+horas en+cuanto+tiempo tarda tardan cuando+vere cuando+empezare
    resultado mejora efecto rendimiento
    seo posicionamiento posicionar organico buscador motor+de+busqueda primera+pagina
    publicidad anuncio campana pauta publicitario anunciar promocionar
    meta+ads facebook instagram
    google+ads adwords anuncios+en+google anuncios+de+google publicidad+en+google
    ficha+de+google ficha+de+negocio google+business google+my+business perfil+de+empresa perfil+de+google ficha+de+empresa perfil+de+negocio
    google+maps maps cerca+de+mi cercania mapa+de+google
    resena opinion estrella reputacion comentario calificacion valoracion
    testimonio recomendacion satisfecho opinan
    podcast episodio audio escuchar grabacion
    video youtube canal filmar grabar camara
    tienda+en+linea e+commerce ecommerce comercio+electronico tienda+online vender+en+linea vender+por+internet tienda+virtual shopify woocommerce carrito
    landing landing+page pagina+de+destino pagina+de+aterrizaje pagina+de+ventas
    fidelizacion fidelizar lealtad fidelidad vuelvan volver retencion retener regresar regresen
    blog articulo entrada redactar redaccion escribir contenido texto
    minisitio mini+sitio sitio+pequeno pagina+sencilla sitio+sencillo
    no+tengo+sitio no+tengo+pagina sin+sitio sin+pagina+web crear+un+sitio crear+una+pagina hacer+un+sitio
    ia inteligencia+artificial chatgpt automatico algoritmo
    humano persona alguien
    zyno chatbot asistente bot asistente+virtual
    cita agendar reservar reunion llamada quince+minutos 15+minutos consulta programar demostracion
    contacto contactar telefono celular whatsapp correo email numero comunicarme direccion escribirles
    horario horas+de+atencion abierto abren abre cierran cierra atencion a+que+hora
    oficina sede ubicacion ubicado donde+estan
    equipo fundador director directora dueno
    directorio listado paginas+amarillas guia
    barrio zona sector colonia
    posicion puesto clasificacion ranking
    visibilidad visible presencia notoriedad aparecer aparece aparezco aparezca invisible
    vender venden vendo vendido revender revenden
    actividad que+hacen a+que+se+dedica a+que+se+dedican que+hace+iluma
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
    crm gestion+de+clientes
    datos datos+personales privacidad informacion+personal rgpd ley+25 confidencial
    borrar borrado eliminar suprimir borro olvidar quitar
    cookie galleta rastreador rastreo rastrear rastrean
    accesibilidad lector+de+pantalla discapacidad wcag teclado ciego accesible
    elegir escoger conviene consejo cual+servicio empezar empiezo
    simular simulador simulacion estimar estimacion calcular calculadora pronostico
    presupuesto invertir gastar gasto inversion
    aprender curso leccion principiante base tutorial cero capacitacion
    explicar entender funciona funcionan explicacion
    gratis gratuito sin+costo
    malo mala negativo negativa grosera
    estafa trampa fraude engano
    herramienta modulo software
    aliado alianza red socio vecino recomendar recomiende recomienden
    metodo proceso etapa plan enfoque paso
    caso ejemplo caso+de+exito estudio+de+caso referencia prueba
    reembolso reembolsar devolucion devolver+el+dinero
    contrato permanencia cancelar cancelacion irme voy terminar
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
  `),
};

function lines(table: string): string[] {
  return table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
