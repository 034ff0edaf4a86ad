import { agencyWord } from '../../search/agency-words.ts';
import type { QuestionWords } from './shape.ts';

/** Pronouns attached to the end of a verb: « ayúdame », « borrármelos ». */
const enclitic = /^(.{2,}?)(?:me|te|se|nos|os)?(?:l[aeo]s?|me|te|se|nos|os)$/;

/** Diminutives: « negocito », « ratito », « cafecito ». */
const diminutive = /^(.{3,}?)(e?c)?(?:it|ill)[oa](s?)$/;

export const es: QuestionWords = {
  common: `
    abrir aceptar acabar acompañar acordar actuar agregar ahorrar alcanzar amar andar añadir aplicar apoyar aprovechar
    asegurar aumentar ayudar bajar buscar busco caer cambiar cambio caminar casar comenzar comparar completar comprar
    comprender conocer conseguir consigo considerar construir consultar contar contestar contener continuar controlar
    convencer convertir corregir correr cortar crear crecer creer cubrir cuidar cumplir decidir dedicar dedica dedican
    defender definir dejar demostrar depender desaparecer describir descubrir desear destacar detener dirigir discutir
    disponer distribuir dividir durar echar empezar encontrar encuentra enseñar entender entrar entregar enviar
    escuchar esperar establecer estudiar evitar evito exigir existir explicar faltar funcionar ganar guardar gustar
    hablar imaginar importar impedir incluir indicar informar iniciar insistir instalar intentar interesar invitar
    juzgar lanzar leer levantar limpiar llenar llevar lograr mandar mantener marcar matar mejorar merecer meter mirar
    mostrar mover nacer necesitar negar notar obligar observar obtener ocurrir ofrecer olvidar organizar parecer
    participar partir pedir pensar perder permitir pertenecer poner poseer preferir preguntar preocupar preparar
    presentar prestar prevenir probar proceder producir prometer proponer proteger provocar quedar quitar realizar
    recibir recibo reconocer recordar reducir referir rechazar repetir representar requerir resolver respetar responder
    resultar reunir romper saber sacar saltar salir seguir sentir separar señalar solucionar sonar soportar subir
    suceder sufrir sugerir suponer temer terminar tirar tocar tomar tratar unir usar utilizar variar vivir volver
    dinero persona tiempo día vez caso punto pregunta problema idea momento lado parte oportunidad real verdadero fácil
    difícil importante interesante diferente propio próximo último primero primer nuevo reciente actual rápidamente
    fácilmente raramente peor serio seguro pobre rico resto exacto directo enero febrero marzo abril mayo junio julio
    agosto septiembre octubre noviembre diciembre dejaron conozca conozcan llego consiste consisten llamen escribo
    escriben conteste insulto fecha venden vendo lunes martes miércoles jueves viernes sábado domingo mañana tarde
    noche semana mes año ayer pronto temprano convierte convierta impido impide mido mide sirve sirven consigo pierdo
    pierde encuentro muestro muestra resuelvo pruebo empiezo pienso siento vuelvo elijo sigo sigue salgo vengo vea lea
    leen atender atienden activar desactivar ejercer compartir agrandar ampliar achicar ajustar descargar apartar
    juntar contratar gente mundo modo lugar razón motivo objetivo detalle información cantidad nombre entero completo
    simple sencillo corto largo alto bajo baja alta general preciso rápido despacio honestamente realmente simplemente
    directamente juntos únicamente bastante demasiado útil listo disponible claro raro loco decente mientras además
    dentro fuera cerca lejos abajo absoluto abuelo abuela aburrido acá acaso accidente acercar acordarse actitud
    actividad actualmente acuerdo adelante admitir adulto afuera agradable agradecer aguantar aire ajeno alcanzo
    alcanza alegre alegría alma alrededor alternativa amable ambiente amor ancho animar ánimo anoche ansioso anterior
    antiguo aparte apenas apoyo apostar apurar apuro arriba arreglar arrancar arrancamos arrepentir asco asistir asunto
    asustar atención atreverse aumento avanzar aventura avisar ayuda bajada bastar batalla bebé bello bobo boca bonito
    borde bravo brazo broma bruto burro cabeza cabo cadena calma calor camino cancha cansado cansada capaz cara
    carácter cargo cariño casa causa centro cercano cerrar chamba chance chavo chévere chico chica chido chistoso cielo
    ciento ciertamente clase clave cobarde coger coherente cola colocar color común complejo completamente complicado
    complicada concreto condición confianza confiar confundido confundida confundir confuso conmigo consecuencia
    constante contento contenta contigo contra contrario conversación corazón correcto correctamente costumbre crisis
    cualquiera cuenta cuento cuerpo cuestión cuidado culpa curioso curiosidad dama daño debajo década deber débil
    decepción decisión definitivo delante demorar desastre desesperado desesperada desgracia deseo despertar destino
    detrás dicho diferencia difícilmente disculpar disfrutar distancia distinto diverso doble dolor dormir drama duda
    dudar duro edad educado efectivo efectivamente ejemplo ello embargo emergencia emoción emocionar encantar encargar
    encima enfermo enfrentar engañar enojar enorme enseguida enterar entonces época equivocado equivocar error escapar
    escaso esfuerzo espacio especial especialmente espera esperanza espíritu esposa esposo estado estilo estresado
    estúpido eterno etapa evidente evitable exagerar excelente excepto exclusivo éxito experiencia experto extra
    extraño extraordinario extremo fallar falso falta fama familia famoso fase fastidiar fatal fe felicidad feliz feo
    fiable fiel figura fijo fin final finalmente flojo fondo forma fortuna fracasar frase frecuencia frecuente frente
    fresco frío fuerte fuerza futuro gana ganas genial gestión golpe gordo gracioso grado grave gritar grupo guapo
    habitual hermano hermana hermoso hijo hija historia hogar hombre hondo honesto hora horrible horroroso huir humilde
    humor ideal idiota igual igualmente ilusión imposible impresión impresionante incapaz incluso increíble
    independiente individuo inicio inmediato inmediatamente inmenso inquieto instante intención intento interés íntimo
    inútil jamás joven juego jugar justo justamente lástima lejano lento leve libre ligero límite limpio lindo llamado
    llegada locura lucha luego luz madre mamá malo mano marido más masa máximo medida medio mediano memoria mente
    mentira menudo meta miedo mínimo minuto mirada mitad molestar molestia montón moral morir motivar mucho muerte
    muerto mujer muy nacional natural naturalmente necesario necesidad nervioso nivel normal normalmente notable
    novedad novio novia núcleo obligación obligatorio obra obvio ocasión ocupado ocupada odiar oír ojo opción opciones
    opuesto orden ordinario oreja orgullo origen original oscuro padre palabra papá papel par pareja parecido
    particular pasado pasión paso paz pedazo pelea peligro pena pensamiento pequeño perdido perdida perfecto
    perfectamente periodo permanente permiso personalmente pesado pésimo picar pie piel pieza pinta plan plano plantear
    pleno poder popular porción posibilidad posible posiblemente positivo práctico precisamente preferible premio
    presente presión previo principal principio prisa probable probablemente profundo promedio propósito puerta puro
    quejar querer queja querido quincena quizás rabia raíz rato razonable reacción realidad realista recién recuerdo
    regla regular relación relajar remedio rendir reparar repente resistir respecto respeto respirar ridículo riesgo
    risa ritmo rollo ruido sacrificio salvar sangre sano satisfecho seco secreto seguida según segundo seguramente
    semejante sencillamente sensación sentido señal serie severo sexo siguiente silencio sincero sincera siquiera
    situación sobra sol solo solución sonido sonreír soñar sorprender sorpresa suave subida sucio suelto sueño suerte
    suficiente sujeto suma supuesto tal talento tamaño tanto tardar tema temporada tender teoría término terrible
    tierra tímido tío tía tipo tonto tontería total totalmente trágico tranquilo tranquila tras trato tremendo triste
    truco único unidad urgencia vacío valer valioso valor vario vecino venganza ventaja ver vergüenza viaje vida viejo
    vieja violento vivo voluntad voz vuelta ya necesitan ocupan requieren piden encantado harto harta atorado atorada
    amolado fregado batallar batallo checar chequear jalar padrísimo guay mola flipar currar curro majo movida liado
    liada agobiado socio socia suegra primo prima cuñado sobrino compañero`,
  trades: `
    peluquero peluquera peluquería barbero barbería salón uñas estética esteticista spa cafetería café restaurante
    fonda taquería bar panadero panadería pastelería pastelero carnicero carnicería abarrotes florería florista joyería
    taller mecánico plomero plomería electricista carpintero pintor techador jardinero mudanzas dentista médico doctora
    veterinario veterinaria farmacia óptica fisioterapeuta masajista psicólogo abogado abogada notario contador
    inmobiliaria fotógrafo arquitecto hotel posada hostal gimnasio estudio yoga guardería librería ferretería zapatería
    limpieza clínica consultorio mueble colchón deporte patín`,
  shortForms: `
    q:que k:que ke:que qe:que xq:por_qué pq:por_qué porq:por_qué xk:por_qué x:por xfa:por_favor xfavor:por_favor
    porfa:por_favor porfis:por_favor plis:por_favor pls:por_favor pf:por_favor d:de dl:del tb:también tmb:también
    tbn:también tmbn:también cm:como cmo:cómo komo:cómo kiero:quiero kien:quién kuanto:cuánto cto:cuánto cuant:cuánto
    aki:aquí bn:bien gcs:gracias grax:gracias grs:gracias tel:teléfono cel:celular num:número nro:número dir:dirección
    msj:mensaje msjs:mensajes msn:mensaje pag:página pags:páginas pg:página ig:instagram insta:instagram fb:facebook
    face:facebook yt:youtube wa:whatsapp wsp:whatsapp wpp:whatsapp whats:whatsapp wasap:whatsapp hrs:horas hr:hora
    min:minutos sem:semana info:información infos:información publi:publicidad promo:promoción promos:promociones
    ofi:oficina depto:departamento empre:empresa negs:negocios tmp:tiempo finde:fin_de_semana mñn:mañana mna:mañana
    hcer:hacer hcn:hacen tnen:tienen toy:estoy ta:está pa:para pal:para_el pos:pues nomas:solo ahorita:ahora
    orita:ahora oigan:oye q':que gogle:google googel:google goggle:google`,
  who: /(?:^|[,;.!?¿]\s*)(?:(?:y|pero|hola|con|a|de|por) )*quien(?:es)?\b/,
  where: /\b(?:a|en)?donde\b/,
  ofAgency: new RegExp(
    String.raw`^(?:agencias?|empresas?|${agencyWord}|marketing|web|digital|servicios?|trabaj\w+|ofrecen?|atienden?|cubren|venden|negocios?|comercios?|tiendas?|clientes?|local\w*|pagina|ayud\w*)$`,
  ),
  verbEnding:
    /.{3}(?:[aei]r(?:[mts]e|l[aeo]s?|nos)?|ando|iendo|[aei]mos?|aron|ieron|aban?|arian?|eria[ns]?|iste[ns]?)$/,
  ownThing:
    /(?:\b(?:mi|mis|nuestr[oa]s?)|soy(?: una?)?|tengo una?|somos(?: una?)?)\s+([\p{L}\p{M}]+)/giu,
  asker:
    /(?:\bpara (?:una?|unos|unas|el|la|los|las)|\b(?:para|por|con) (?:mis?|nuestr[oa]s?)|\b(?:soy|somos)(?: una?| dueñ[oa] de una?)?|\b(?:ten[eg]\p{L}+|tiene|manej\p{L}+|atiend\p{L}+|abr\p{L}+) una?)\s+([\p{L}\p{M}'’-]+(?:\s+[\p{L}\p{M}'’-]+){0,5})/giu,
  withinAsker: /^(?:de|del|en|y)$/,
  priceOfTrade: [
    /\bcuanto (?:cobra|cobran|gana|ganan|pide|piden|cuesta|cuestan|vale|valen) (?:un|una|el|la|los|las|unos) ([\p{L} ]+)/u,
    /\b(?:cuanto|costo|precio)\b.* (?:abrir|montar|poner|alquilar|rentar|arrendar|remodelar) (?:un|una|mi|el|la) ([\p{L} ]+)/u,
  ],
  variants(raw) {
    const [, small = '', link = '', plural = ''] = diminutive.exec(raw) ?? [];
    const [, verb = ''] = enclitic.exec(raw) ?? [];
    const roots = small ? [...new Set([small, `${small}${link}`])] : [];
    return [
      ...roots.flatMap((root) => ['o', 'a', '', 'io', 'e'].map((end) => `${root}${end}${plural}`)),
      ...(verb ? [verb, `${verb}r`, `${verb}n`] : []),
    ];
  },
};
