import type { Language } from '../languages.ts';

/** Words as they are typed on phones, each with what it stands for. */
export const shortForms: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  fr: forms(`
    koi:quoi kwa:quoi ki:qui kel:quel kelle:quelle kan:quand kand:quand pk:pourquoi pq:pourquoi pkoi:pourquoi cb:combien
    cmb:combien cmt:comment commen:comment c:c'est g:j'ai jai:j'ai jsuis:je_suis chu:je_suis chui:je_suis chuis:je_suis
    jveux:je_veux jpeux:je_peux jsais:je_sais jfais:je_fais ya:il_y_a yatil:y_a_t_il sava:ça_va bjr:bonjour bsr:bonsoir
    slt:salut cc:coucou mci:merci svp:s'il_vous_plaît stp:s'il_te_plaît tlm:tout_le_monde tt:tout tte:toute ts:tous
    bcp:beaucoup bp:beaucoup qqn:quelqu'un qqun:quelqu'un qqch:quelque_chose qq:quelques mtn:maintenant auj:aujourd'hui
    ojd:aujourd'hui dc:donc ds:dans ac:avec pr:pour ns:nous vs:vous sa:ça fo:faut rdv:rendez-vous dispo:disponible
    dispos:disponibles tel:téléphone num:numéro nb:nombre pb:problème pbs:problèmes insta:instagram fb:facebook gg:google yt:youtube resto:restaurant appart:appartement
    bizness:business entrep:entreprise cie:compagnie mkt:marketing info:information infos:informations
    reseau:réseau rs:réseaux_sociaux gratos:gratuit pis:puis pi:puis pu:plus pantoute:du_tout faque:donc
    icitte:ici asteure:maintenant cell:téléphone cellulaire:téléphone`),
  en: forms(`
    u:you ur:your r:are y:why n:and nd:and pls:please plz:please plse:please thx:thanks ty:thanks tmrw:tomorrow
    tmr:tomorrow tomo:tomorrow tdy:today abt:about w:with wo:without bc:because cuz:because coz:because b4:before
    msg:message msgs:messages appt:appointment appts:appointments num:number nr:number addr:address add:add biz:business
    bizness:business vid:video vids:videos pic:picture pics:pictures yr:year yrs:years mth:month
    mths:months wk:week wks:weeks hr:hour hrs:hours wknd:weekend dunno:don't_know lemme:let_me
    gimme:give_me kinda:kind_of sorta:sort_of whatcha:what_are_you howd:how_do wanna:want_to gonna:going_to gotta:have_to
    im:I'm ive:I've id:I'd dont:don't doesnt:doesn't didnt:didn't isnt:isn't arent:aren't cant:can't wont:won't
    whats:what_is wheres:where_is hows:how_is whos:who_is thats:that_is theres:there_is lets:let_us info:information
    insta:instagram fb:facebook yt:youtube gmb:business_profile gbp:business_profile qty:quantity asap:quickly
    esp:especially govt:government tel:phone ph:phone fone:phone cuppa:coffee ta:thanks cheers:thanks quid:pounds`),
  es: forms(`
    q:que k:que ke:que qe:que xq:por_qué pq:por_qué porq:por_qué xk:por_qué x:por xfa:por_favor xfavor:por_favor
    porfa:por_favor porfis:por_favor plis:por_favor pls:por_favor pf:por_favor d:de dl:del tb:también tmb:también
    tbn:también tmbn:también cm:como cmo:cómo komo:cómo kiero:quiero kien:quién kuanto:cuánto cto:cuánto cuant:cuánto
    aki:aquí bn:bien gcs:gracias grax:gracias grs:gracias tel:teléfono cel:celular num:número nro:número dir:dirección
    msj:mensaje msjs:mensajes msn:mensaje pag:página pags:páginas pg:página ig:instagram insta:instagram fb:facebook
    face:facebook yt:youtube wa:whatsapp wsp:whatsapp wpp:whatsapp whats:whatsapp wasap:whatsapp hrs:horas hr:hora
    min:minutos sem:semana info:información infos:información publi:publicidad promo:promoción promos:promociones
    ofi:oficina depto:departamento empre:empresa negs:negocios tmp:tiempo finde:fin_de_semana mñn:mañana mna:mañana
    hcer:hacer hcn:hacen tnen:tienen toy:estoy ta:está pa:para pal:para_el pos:pues nomas:solo
    ahorita:ahora orita:ahora oigan:oye q':que`),
};

function forms(list: string): ReadonlyMap<string, string> {
  return new Map(
    list
      .trim()
      .split(/\s+/)
      .map((pair) => pair.split(':'))
      .map(([short = '', long = '']) => [short, long.replaceAll('_', ' ')]),
  );
}
