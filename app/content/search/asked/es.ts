import type { AskedFor } from './shape.ts';

export const es: AskedFor = {
  home: `
    agencia Iluma; qué hace Iluma; agencia de visibilidad local; agencia de marketing local; quiénes son; su empresa;
    dar a conocer mi negocio; atraer clientes de la zona; qué es Iluma; que la gente del barrio me conozca; a qué se
    dedican; a qué se dedica esta empresa; qué hacen ustedes; de qué se trata Iluma; no entiendo qué hacen; para qué me
    sirve una agencia; agencia de publicidad digital; agencia en español; hacer crecer mi negocio; que me conozcan en
    mi colonia; cuántos años de experiencia tienen; página de inicio; servicios en inglés; servicios en español;
    servicios en francés; en qué idiomas trabajan; negocios chiquitos; soy emprendedor; trabajador independiente;
    freelance; startup; resumen de lo que hacen; en pocas palabras qué hacen; en qué me pueden ayudar; ayuda para mi
    negocio; agencia de marketing digital; marketing digital; agencia de SEO; empresa de publicidad; agencia en Canadá;
    diferencia con otras agencias; ventajas de Iluma; agencia digital; agencia de internet; publicistas; mercadólogos;
    apoyo para pymes; ayuda para emprendedores; ayuda para comercios; hablan francés; hablan inglés y español; trabajan
    en tres idiomas; trayectoria; experiencia de la agencia; negocios de todos los tamaños; empresas B2B; empresas de
    software; changarro; negocito; qué idiomas hablan; hablan español; hablan inglés; servicio en español; página en
    varios idiomas; sitio bilingüe; traducir mi página; mi página en inglés; por qué ustedes; por qué elegirlos; qué
    los hace diferentes; en qué son diferentes; mejores que otros; cuánto tiempo llevan; desde cuándo existen; cuántos
    años llevan; experiencia; son buenos; son serios; es una estafa; hablan mi idioma; mis clientes hablan inglés;
    atendemos turistas; tienen experiencia con tiendas; son nuevos; son confiables; es una empresa real; por qué
    confiar en ustedes; en qué son mejores`,
  method: `
    cómo trabajan; plan de 90 días; noventa días; tres meses; etapas; proceso; después de la auditoría; inicio del
    trabajo; colaboración; informe del lunes; si me voy; primeros noventa días; primera semana; duración del contrato;
    permanencia; cancelar mi contrato; cancelar cuando quiera; seguimiento del proyecto; cómo es el proceso; pasos del
    proyecto; si quiero irme; terminar el contrato; cómo empezamos a trabajar; qué pasa el primer mes; qué hacen el
    primer mes; qué hacen las primeras semanas; qué me piden para empezar; qué tengo que preparar; qué accesos
    necesitan; cuánto tiempo mío necesitan; me amarro a un contrato; contrato forzoso; plazo forzoso; contrato de un
    año; firmar por un año; contrato mínimo; permanencia mínima; hay que firmar contrato; irme cuando quiera; si dejo
    de pagar; si ya no quiero seguir; pierdo mi página si me voy; me quitan la página; las cuentas quedan a mi nombre;
    me quedo con todo; reporte semanal; mandan reportes; cada cuándo mandan informes; cada cuánto me informan; cómo van
    los avances; avances del proyecto; qué sigue después de los tres meses; trabajo paso a paso; qué hacen en noventa
    días; qué sigue si firmo; después de firmar; comprometido por un año; quedo comprometido; me comprometo por cuánto
    tiempo; duración del compromiso; sin compromiso; penalización por cancelar; aviso para terminar; recibir informes;
    voy a recibir reportes; reportes de avances; rendir cuentas; con qué frecuencia informan; comunicación con la
    agencia; quién lleva mi proyecto; reuniones de seguimiento; metodología; cronograma; primeros pasos; arrancar el
    proyecto; cuándo arrancamos; qué hace falta de mi parte; acceso a mi sitio; propiedad de mis cuentas; quedo
    amarrado; amarrado por un año; atado a un contrato; quedar atado; obligado a seguir; plazo del contrato; plazo
    mínimo; cuánto dura el servicio; cuánto dura el contrato; renovar el contrato; salirme cuando quiera; salirme del
    contrato; darme de baja del servicio; me cobran si cancelo; cancelar el servicio; actualización semanal;
    actualizaciones de mi proyecto; al comienzo de cada semana; noticias de mi proyecto; mantenerme informado; primera
    reunión; cuánto me va a quitar de tiempo; cuánta dedicación; horas a la semana; listo antes de empezar; requisitos
    para empezar; documentos para empezar; las páginas son mías; las cuentas son mías; me quedo con la página; me quedo
    con mi página si me voy; conservar mi página; parar a medio camino; dejarlo a la mitad; abandonar a la mitad;
    cambiar de opinión; me arrepiento; si no estoy contento; si no quedo contento; si no me gusta; si no me convence;
    si no funciona; si no pasa nada; si fracasa; sin resultados, qué pasa; si no hay resultados; cambiarme a otra
    agencia; cambiar de agencia; irme en cualquier momento; salirme antes; terminar antes; romper el contrato; cancelar
    antes de tiempo; por cuánto tiempo firmo; duración mínima; sin permanencia; mes a mes; aviso para irme; con cuánto
    tiempo aviso; cancelar después de un mes; pausar en verano; hacer una pausa; qué necesitan de mí; qué necesitan de
    mi parte; qué tengo que darles; qué les tengo que mandar; qué debo preparar; qué tengo que hacer yo; tengo que
    hacer algo; cuánto tiempo me quita; me va a quitar tiempo; necesitan mis contraseñas; darles mi contraseña; acceso
    a mis cuentas; para arrancar; cómo arrancamos; cómo empezamos; con qué empezamos; cómo se empieza; lo primero que
    hacen; qué sigue después; qué pasa después de firmar; una vez que firmo; una vez que diga que sí; explíqueme el
    proceso; cómo es trabajar con ustedes; su forma de trabajar; cuál es el plan; paso a paso; los pasos; las etapas;
    las fases; calendario del trabajo; plan de tres meses; después de los tres meses; después de 90 días; al terminar
    el plan; informe cada semana; informe mensual; tenerme al tanto; cómo sé lo que hacen; voy a ver lo que hacen;
    quién es mi contacto; una sola persona; quién lleva mi cuenta; quedarme con mi página si me voy; quedarme con las
    contraseñas; llevarme mi sitio; de quién es el sitio; de quién es el contenido; de quién es lo que hacen; es mío;
    yo apruebo antes; puedo aprobar; rechazar un cambio; publican sin preguntarme; publicar cosas sin avisarme; lo veo
    antes de que salga; me van a preguntar antes; nada sale sin mi permiso; quién decide qué se hace; qué me queda al
    final; con qué me quedo al final; cuando terminemos de trabajar; tuve mala experiencia con una agencia; mi agencia
    anterior no hizo nada; puedo hacer una parte yo; si vendo mi negocio; si cierro; si ustedes quiebran; no tengo
    tiempo para esto; estoy muy ocupado; cuántas horas a la semana; hablamos cada semana; cuál es el primer paso; qué
    hago ahora; quiero inscribirme; quiero ser cliente; quiero contratarlos; trabajemos juntos; listo para empezar;
    cuándo podemos empezar; pueden empezar la próxima semana; qué pasa la primera semana; garantizan resultados; si
    sigue sin funcionar después de tres meses; la web es mía; soy dueño de mi web; dueño de la página`,
  ethics: `
    qué hace la IA; uso de la inteligencia artificial; revisión humana; valores; IA responsable; qué rechazan; límites
    de la IA; transparencia; reseñas falsas; una persona revisa; errores de la IA; revisión de una persona; textos
    escritos por un robot; honestidad; principios; comprar reseñas; lo que no hacemos; a qué se niegan; hacen trampa;
    son honestos; la IA se equivoca; la IA publica un error; la IA inventa datos; quién responde por un error; quién
    revisa los textos; quién revisa lo que hace la IA; revisan antes de publicar; publican sin avisarme; aprobar antes
    de publicar; mi aprobación; robots o personas; usan ChatGPT; reseñas inventadas; reseñas pagadas; opiniones falsas;
    opiniones inventadas; control humano; ética; los textos los hace la IA; textos hechos con IA; la IA dice tonterías;
    la IA dice mentiras; evitar errores de la IA; alucinaciones de la IA; hay humanos detrás; quién firma los textos;
    supervisión humana; trabajos que no aceptan; contratos que no aceptan; clientes que rechazan; rechazar un proyecto;
    código de ética; consumo de energía de la IA; medio ambiente y IA; sobriedad; mis datos entrenan a la IA; dejan
    todo a la IA; confiar en la IA; quién vuelve a revisar el texto; quién corrige los textos; doble revisión; revisión
    antes de publicar; contenido hecho por un robot; todo automático; escrito por una máquina; intervención humana;
    personas detrás de la IA; prácticas prohibidas; trucos sucios; comprar seguidores; reseñas truchas; borrar reseñas
    malas; usan IA; todo lo hace la IA; revisa un humano; quién revisa a la IA; alguien lee antes de publicar; de quién
    es la culpa si la IA se equivoca; compran reseñas; prácticas dudosas; rechazan clientes; qué no hacen; puedo
    confiar en ustedes; la IA decide por mí; van a reemplazar gente con IA; no confío en la IA; no me gusta la IA;
    mienten; usan trucos; es riesgoso; Google me va a castigar; me pueden banear de Google; ponen reseñas falsas`,
  'cross-visibility': `
    red de comercios; aliados locales; recomendaciones entre negocios vecinos; boca a boca; intercambio de clientes;
    negocios complementarios; afiliados; conectar negocios; alianza entre negocios; intercambiar clientes; negocios del
    barrio; colaborar con vecinos; unirme a la red; negocios compatibles; recomendar clientes; que otros negocios me
    manden clientes; que el vecino me mande gente; negocio de al lado; comercio de al lado; local de al lado;
    recomendarnos entre negocios; recomendarnos entre comercios; que me recomienden otros comercios; mandarnos
    clientes; pasarnos clientes; clientes de otros negocios; hacer equipo con otros negocios; asociarme con otro
    comercio; entrar a la red; cómo me uno a la red; negocios aliados; comercios aliados; ser aliado de Iluma; convenio
    con un comercio; compatibilidad con otro negocio; qué gano con un aliado; ofertas conjuntas; ayudarnos entre
    tiendas; ayudarnos entre vecinos; comercios de la misma cuadra; negocios de mi cuadra; enviarnos clientes;
    compartir clientes; hacerme miembro; miembro de la red; inscribirme en la red; unir fuerzas; colaborar con otro
    negocio; recomendación de boca en boca; negocio que combine con el mío; directorio de aliados; grupo de
    comerciantes; asociación de comerciantes; networking; mandar clientes y recibir clientes; yo le mando clientes y él
    a mí; florería y pastelería se mandan clientes; que otros comercios me mencionen; que otras tiendas me mencionen;
    mencionar mi negocio; pasarse clientes; referidos; clientes referidos; recomendaciones de otros comercios; trueque
    de clientes; red de comerciantes; red de negocios; negocios de la zona; comercios de la zona; comercios cercanos;
    unirme a otros negocios; ayuda entre comercios; otros negocios que me recomienden; alianza con otros negocios;
    juntarme con vecinos; red de recomendaciones; recomendaciones entre negocios; recomendarnos; encontrar socios;
    negocios vecinos; los negocios de mi calle quieren ayudarse; mandarnos clientes unos a otros; el café de al lado;
    trabajar con el negocio de al lado; comerciantes de la calle juntos; quién me mandaría clientes; oferta junto con
    otro negocio`,
  'modular-seo': `
    SEO a la carta; partes del SEO; solo una parte; SEO técnico; módulos de SEO; elegir un módulo; parte técnica; solo
    la parte técnica; pagar una sola parte; contenido, local y analítica; SEO por partes; contratar solo una parte;
    solo lo que me falta; escoger partes del SEO; no quiero el paquete completo; obligatorio el paquete completo; es
    obligatorio contratar todo; solo la parte local; solo la medición; SEO por separado; servicios sueltos; qué parte
    me falta; analítica; un pedazo del SEO; un pedacito; comprar solo una parte; comprar solo un módulo; por pedazos;
    por módulos; áreas del SEO; áreas del posicionamiento; tipos de SEO; ramas del SEO; en qué se divide el SEO; armar
    mi paquete; paquete a la medida; solo lo técnico; arreglar solo lo técnico; paquete entero; sin pagar el paquete
    entero; solo arreglar lo lento; lo técnico de mi sitio; qué parte necesito primero; por dónde va primero el SEO;
    pagar solo por una parte; elegir partes; SEO sin contrato completo; módulo técnico; módulo de contenido; módulo
    local; módulo de analítica; solo una parte del SEO; a la carta; solo el contenido; visitas pero no llamadas; entran
    pero no llaman`,
  modules: `
    todos los módulos; centro de control; estado de los módulos; prompts; lista de módulos; mismo lugar; sus módulos;
    lista completa de módulos; qué módulos hay; sus productos; sus programas; todas sus aplicaciones; panel con todos
    los módulos; los seis módulos; cuántos módulos son; plataforma; qué trae la plataforma; instrucciones listas para
    la IA; prompts listos; nombres de los módulos; explicar los módulos; qué módulos están activos; apps; programas de
    Iluma; prompts de ejemplo; programas que usan; herramientas internas; dónde veo los módulos; qué módulos tienen`,
  hub: `
    herramientas gratuitas; lista de herramientas; probar una herramienta; herramientas en línea; qué herramienta; sin
    registro; sus herramientas; herramientas sin costo; probar gratis; todas las herramientas; herramientas por sector;
    algo gratis; probar antes de pagar; usar sin registrarme; hay que registrarse; hace falta una cuenta; crear una
    cuenta; herramientas sin cuenta; herramientas para mi negocio; herramienta para mi giro; calculadoras gratuitas;
    aplicaciones gratuitas; muéstrenme sus herramientas; qué se puede probar; probar sin compromiso; pruebas gratuitas;
    herramientas de marketing; herramientas de SEO; herramientas para restaurantes; herramientas para tiendas;
    aplicaciones para mi negocio; utilidades; sección de herramientas; cositas gratis; cosas gratis en línea;
    herramientas en línea gratis; herramientas que no piden cuenta; no piden cuenta; sin abrir cuenta; sin suscripción;
    pruebas en línea; herramientas gratis; herramientas para probar; probar sin pagar; prueba gratuita; qué puedo
    probar; hay algo gratis; probar algo ahora; qué puedo usar gratis; herramientas sin registro`,
  'services-hub': `
    precios; tarifas; lista de precios; lista de servicios; precios de partida; cotización; paquetes; servicios que
    ofrecen; gestión de Google Ads; precio de Google Ads; cuánto cobran; cuánto cuesta; sus precios; costo de un
    servicio; qué servicios ofrecen; manejar mis anuncios de Google; precio inicial de cada servicio; precio al mes;
    pago mensual; mensualidad; cuánto sale; cuánto sale al mes; qué costo tiene; cuánto me cobran; cuánto me va a
    costar; cuánto habría que pagar; son caros; son careros; es barato; precio económico; lo más económico; cuánto
    dinero necesito; cuánta plata; cuánta lana; precio para un negocio chico; pedir una cotización; mandar una
    cotización; cotización para mi negocio; precios con impuestos; traen IVA; precio más IVA; IVA aparte; impuestos
    aparte; impuestos incluidos; costos extra; cargos ocultos; costo adicional; presupuesto de anuncios aparte; dinero
    de los anuncios; dinero de los anuncios incluido en el precio; se paga aparte; pago único o mensual; se paga una
    sola vez; planes y precios; catálogo de servicios; precio del SEO; precio del SEO local; precio de YouTube; precio
    de los videos; precio de los anuncios de Facebook; precio de la tienda en línea; precio de los artículos; precio de
    una landing; llevar mis anuncios de Google; precios en euros; moneda; factura; dónde están los precios; precios
    publicados; lista de costos; página de precios; por hora; cobran por hora; por proyecto; por mes o por proyecto;
    forma de cobro; formas de pago; paquete más barato; paquete básico; plan básico; plan mensual; servicio más
    económico; desde cuánto; a partir de cuánto; precio mínimo; monto mínimo; precio de arranque; cuánto vale; valor
    del servicio; honorarios; qué servicios brindan; servicios disponibles; servicios digitales; precio de un podcast;
    precio de posicionamiento; precio de Facebook; precio de Instagram; precio de anuncios; precio de campaña; precio
    de una página de venta; precio de una página de destino; tarifa mensual; tarifa de Google Ads; costo de la
    publicidad; costo del posicionamiento; costo de una tienda en línea; gastos aparte; precio aproximado; aproximado;
    estimado de precio; rango de precios; idea del precio; darme una idea de cuánto cuesta; tarifas sin hablar con un
    vendedor; antes de hablar con un vendedor; cuánto me saldría; sale caro; cuánto se paga; cuánto por mes; cuánto por
    semana; me alcanza con mi presupuesto; accesible para un negocio chico; precios accesibles; precios justos;
    tarifario; resumen de servicios; resumen de lo que ofrecen; menú de servicios; opciones de servicios; planes;
    suscripción mensual; precio de llevar mis anuncios; tarifa local; costo del SEO; costo del SEO local; costo de una
    landing; costo de los anuncios; costo de un podcast; costo de YouTube; de cuánto estamos hablando; más o menos
    cuánto; como cuánto sale; es caro; es muy caro; fuera de mi presupuesto; muy caro para mí; cuánto sería; cuánto
    sería en total; una idea del costo; una idea del precio; el servicio más barato; la opción más económica; lo más
    barato; su paquete básico; sus paquetes; costo por mes; pagar cada mes; se paga por mes; una sola vez o cada mes;
    pagar por adelantado; anticipo; depósito; pagar en partes; pagar en abonos; pagar a plazos; cuotas; facilidades de
    pago; métodos de pago; cómo se paga; pagar con tarjeta; transferencia o tarjeta; dan factura; me facturan; costos
    ocultos; cargos extra; gastos adicionales; extras; algo más que pagar; cuota de inicio; el precio incluye todo; qué
    incluye el precio; qué me dan por ese precio; más impuestos; con factura; descuento; descuento para negocios
    pequeños; hay promociones; oferta especial; negociar el precio; cotizar; me cotizan; quiero una cotización;
    presupuesto sin compromiso; me hacen un presupuesto; precio por manejar mis anuncios de Google; cuánto por llevar
    mis anuncios; precio del contenido; precio de un artículo; ver los precios; comparar sus servicios; todos sus
    servicios; qué venden; qué servicios tienen; cuáles son sus servicios; manejan redes sociales; tarifa por hora;
    cuánto para un negocio pequeño; presupuesto para una tienda pequeña; me alcanza; vale lo que cuesta; precios en
    pesos; precios en dólares; deme un número; monto aproximado; tengo poco presupuesto; no tenemos mucho para gastar;
    no más de unos cientos al mes; es suficiente para trabajar con ustedes; presupuesto muy chico para ustedes; tienen
    algo más barato; por qué tan caro; algo por escrito antes de empezar; cotización por escrito; ponerlo por escrito;
    cuánto paga la gente normalmente; cuánto piden; cuánto les debo; eso se cobra; la auditoría se paga; qué trae el
    plan más barato; cómo cobran; cuándo se paga; primer pago; es una suscripción; precio para dos tiendas; cuánto por
    tres locales; cuánto a un restaurante; pueden llevar mis redes sociales; puedo gastar poco al mes`,
  'module-adluma': `
    qué es ADLUMA; módulo ADLUMA; para qué sirve ADLUMA; cómo calcula ADLUMA; de dónde salen las cifras de ADLUMA;
    guardan los números de mi simulación; qué datos pide ADLUMA; diferencia entre las versiones de ADLUMA; qué hace
    ADLUMA; ADLUMA explicado; ADLUMA ve mis cifras; veredicto de ADLUMA; presupuesto demasiado pequeño; módulo de
    publicidad; módulo de presupuesto; de dónde salen los números del simulador; son confiables los números del
    simulador; números reales del simulador; qué tan exacto es el simulador; puedo confiar en el simulador; fuentes del
    simulador; el simulador garantiza resultados`,
  'module-blogia': `
    qué es BlogIA; módulo BlogIA; qué revisa BlogIA; para qué sirve BlogIA; cómo funciona BlogIA; qué entrega BlogIA;
    revisar un texto que ya escribí; puntaje de un texto; qué hace BlogIA; BlogIA explicado; BlogIA para páginas de
    ciudad; mi competidor recibe el mismo texto; prefiero encargar los artículos; módulo de artículos; módulo de
    contenido con IA`,
  'module-hub': `
    qué es el HUB; módulo HUB; seguimiento de todos los servicios; seguir todos mis servicios; cómo se usa el HUB; HUB
    de Iluma; cómo ejecutar un prompt; puntaje de mis módulos; tarjeta de un módulo; HUB explicado; qué hace el botón
    conectar al CRM; necesito cuenta para el HUB; módulo de seguimiento; módulo que reúne todo`,
  'module-ila': `
    módulo ILA; tablero ILA; proyectos ILA; calculadora de controles; panel del módulo ILA; controles deslizantes;
    tablero de visibilidad; ILA explicado; módulo de puntaje; tablero del puntaje ILA; simular mi puntaje; módulo de
    visibilidad; tablero de mi puntaje; seguir mi puntaje; puntaje que sube y baja`,
  'module-illumatch': `
    qué es ILLUMATCH; módulo ILLUMATCH; para qué sirve ILLUMATCH; cómo funciona ILLUMATCH; cómo elige ILLUMATCH; cómo
    reparte los puntos; guardan mis respuestas de ILLUMATCH; ILLUMATCH explicado; resultado de ILLUMATCH; cuántos
    objetivos marcar; lista de servicios recomendados; módulo para elegir servicio; módulo de recomendación`,
  'module-landing': `
    módulo LandingPage; generar una página; módulo de páginas; páginas generadas; cómo funciona LandingPage; para qué
    sirve LandingPage; generador de landing pages; armar una vista previa; diferencia con la página de inicio;
    LandingPage explicado; cuántas páginas de destino necesito; guardar mi página de prueba; módulo para crear páginas;
    módulo de landing page`,
  adluma: `
    simular un presupuesto publicitario; estimar una campaña; qué da la publicidad; costo por clic; simulador;
    impresiones; antes de gastar; presupuesto de publicidad; calcular mi presupuesto; cuánto invertir en publicidad;
    rendimiento de la publicidad; estimar resultados de una campaña; clics e impresiones; vale la pena anunciarme;
    simular un anuncio; cuántos clics me dan; cuántos clics por mi dinero; cuántos clics con mi presupuesto; cuánta
    gente vería mi anuncio; cuántas personas ven mi anuncio; cuántos clientes me traería la publicidad; con cuánto
    dinero empiezo; cuánto debería gastar en anuncios; cuánto gastar en publicidad; cuánto le meto a la publicidad;
    cuánto invertir en anuncios; calcular cuánto gastar; tirar el dinero en anuncios; perder dinero en publicidad;
    calculadora de anuncios; calculadora de publicidad; me conviene anunciarme; alcance de un anuncio; probar un
    presupuesto; repartir mi presupuesto entre Google y Facebook; calcular antes de pagar; antes de gastar en anuncios;
    por día en publicidad; dólares por día en anuncios; pesos por día; qué consigo con mi presupuesto; qué resultados
    me da mi dinero; cuánta publicidad me alcanza; cuánto rinde mi presupuesto; rinde la publicidad; cuánto debería
    gastar; cuánto dinero para publicidad; inversión en publicidad; presupuesto de anuncios para mi taller; presupuesto
    de anuncios para mi restaurante; gasto publicitario; gasto en marketing; ROI; retorno de inversión; costo por
    cliente; es rentable la publicidad; alcanza mi presupuesto; estimación de clics; calcular publicidad en Facebook;
    calcular publicidad en Google; cuánta gente me vería; proyectar resultados; simulación de publicidad; qué es
    ADLUMA; calculadora de gasto en anuncios; calculadora de gasto; si le meto dinero a la publicidad; si le meto
    dinero a los anuncios; meterle a los anuncios; qué obtengo por mi dinero; qué obtengo con la publicidad; qué gano
    con anunciarme; a cuánta gente llego; llegar a cuánta gente; cuántas llamadas me daría la publicidad; cuántas
    ventas me daría; mi dinero en anuncios; me sirve anunciarme; sirve la publicidad; presupuesto chico; poco
    presupuesto; presupuesto mensual de anuncios; estimar mis anuncios; cuánto destinar a publicidad; cuánto meterle a
    anuncios; qué presupuesto para anuncios; presupuesto para anuncios de un negocio chico; me alcanza para anuncios;
    alcanza con 500 dólares; 10 dólares al día; 300 al mes en anuncios; meter mil pesos a anuncios; invertir mil euros
    en anuncios; qué lograría; qué me traería; qué me darían los anuncios; cuántos clientes con anuncios; cuántos
    prospectos con anuncios; cuántos clics; cuántas llamadas con anuncios; rendimiento de los anuncios; vale la pena
    anunciarse; valen la pena los anuncios; conviene la publicidad; recuperar lo que invierto; ganarle a los anuncios;
    punto de equilibrio; costo por prospecto; estimar resultados de la publicidad; simular una campaña; simular mi
    presupuesto; predecir mi campaña; repartir mi presupuesto; Google o Facebook con mi presupuesto; tiene sentido la
    publicidad para una tienda chica; tiene sentido pagar publicidad; vale la pena pagar anuncios; debería anunciarme;
    debería pagar publicidad; necesito anuncios; cuánto cuestan los anuncios; cuántas ventas; cuántas personas verían
    mi anuncio; tengo unos cientos para anuncios; con 500 cuántos clientes; si gasto 1000; si le meto 200 a anuncios;
    si duplico mi presupuesto; mínimo para anunciarse; presupuesto más chico; dónde pongo mi dinero; cuál canal es
    mejor; anuncios de Google o Instagram; radio o internet; perdí dinero en anuncios; tiré dinero en anuncios`,
  'adluma-full': `
    simulador completo; simulación detallada; versión completa; versión avanzada; ajustes avanzados; plan de medios;
    pronóstico detallado; simulador avanzado; todos los ajustes; simulación a fondo; preparar una campaña; simulador
    con todos los parámetros; todos los parámetros; más opciones; simulador profesional; calcular por canal; margen y
    costo por cliente; proyección de ventas; simular la temporada; simulador largo; simulador con más opciones;
    opciones avanzadas; versión larga; simulador para expertos; comparar campañas; comparar dos presupuestos; afinar la
    simulación; ajustar cada canal; tasa de conversión; ticket promedio; plan de campaña; planificador de anuncios;
    planificador de medios; planear mis anuncios; planear una campaña; simulador de anuncios avanzado; todos los
    botones; todos los controles del simulador; simular con más datos; ganancia de una campaña; rentabilidad de mis
    anuncios; rendimiento mes a mes; escenarios`,
  ila: `
    puntuación ILA; evaluar mi visibilidad; medir mi visibilidad; probar mi sitio; auditoría gratuita; diagnóstico;
    analizar mi sitio; nota sobre 100; qué tan visible es mi negocio; qué tan visible soy; mi negocio es visible;
    revisar mi sitio; prueba de visibilidad; evaluación gratis; calificación de mi sitio; puntos débiles de mi sitio;
    puntaje de visibilidad; cómo sé si me encuentran; saber si mi negocio se ve; cómo ando en internet; checar mi
    página; checar mi negocio; revisar gratis mi página; diagnóstico gratuito; diagnóstico de mi sitio; diagnóstico de
    mi negocio; dónde hago el diagnóstico; análisis gratis de mi sitio; calificar mi negocio; quiero una calificación;
    poner nota a mi negocio; evaluar mi presencia en internet; presencia en internet; test de visibilidad; en qué estoy
    fallando; qué le falta a mi página; número del 0 al 100; nota de 0 a 100; sacar mi puntaje; calcular mi puntaje;
    medir sin registrarme; comparar con mi competencia; mi comercio en internet; visibilidad en internet; visibilidad
    de mi comercio; analizar gratis; analizar mi página; análisis de mi página; análisis web; auditar gratis mi sitio;
    escanear mi sitio; probar mi página; checar mi sitio; checar qué tan visible soy; qué significa ILA; qué quiere
    decir ILA; siglas ILA; en qué se basa la nota; en qué se basa el puntaje; cómo ponen la nota; con qué criterios
    califican; buen puntaje; puntaje bajo; subir mi puntaje; mejorar mi puntaje; informe de mi sitio; reporte de mi
    sitio; resultado de la evaluación; qué miden; prueba gratis de mi sitio; examen de mi sitio; salud de mi sitio;
    cómo estoy frente a mi competencia; encontrarme en internet; qué tan fácil es encontrarme; fácil de encontrar en
    internet; fácil de encontrar; qué es eso del ILA; qué mide ILA; calificar mi página; calificar gratis mi página;
    ponerle nota a mi página; nota de mi sitio; cómo salgo en internet; cómo se ve mi negocio en internet; medir mi
    negocio en internet; checar mi visibilidad; revisión gratis; revisar mi negocio; evaluar mi negocio; evaluar mi
    página; test de mi página; examen de visibilidad; puntuar mi sitio; saber si estoy bien posicionado; qué me falta
    para aparecer; mejorar mi nota; fallas de mi página; mi página está bien; mi página está mal; es buena mi página;
    qué tal está mi página; qué tan buena es mi página; qué está mal en mi página; chequen mi sitio; miren mi página;
    échenle un ojo a mi página; echar un vistazo a mi web; evalúen mi página; prueben mi sitio; analicen mi página;
    analizar mi web; auditar mi sitio; auditoría gratis; prueba gratis; reporte gratis; chequeo; ponerle nota a mi web;
    calificación de mi negocio; soy visible; se me encuentra fácil; cómo estoy en internet; mi puntaje; mi
    calificación; cómo se calcula; qué cuenta en el puntaje; cuál es un buen puntaje; 60 es buen puntaje; mi puntaje es
    malo; por qué mi puntaje es bajo; por qué bajó mi puntaje; mi puntuación bajó; compararme con la competencia;
    comparar con un competidor; hay que registrarse para el puntaje; cuenta para ver el puntaje; puntaje sin registro;
    me encuentra la gente; la gente encuentra mi tienda; salgo en internet; cómo sé si mi negocio sale bien; cómo sé si
    mi página funciona; nadie me encuentra; por qué nadie me encuentra; denme una calificación; cuántos puntos tengo;
    saqué 45, qué hago; de 50 a 80; pasar de 50 a 80; cómo consigo más puntos; tener mejor calificación; qué arreglo
    primero; es normal mi puntaje; puntaje promedio; puntaje de mi competencia; medir a un competidor; cuánto tarda la
    revisión; hay que pagar por el puntaje; es confiable el puntaje; cada cuánto se actualiza el puntaje; mándenme el
    reporte; enlace de mi reporte; borrar mi reporte`,
  blogia: `
    generar un artículo; esquema de artículo; herramienta de redacción; redactar artículos; palabras clave; borrador;
    título y descripción; generador de contenido; ideas para artículos; temas para el blog; escribir automáticamente;
    plan de contenido; calendario de publicación; generador de textos; escribir un artículo por mí; hacer un artículo
    con IA; crear textos con IA; no sé qué escribir; de qué escribir en mi blog; de qué temas escribir; ideas de
    publicaciones; generar textos para mi página; generar un borrador; borrador de artículo; artículo automático;
    redactor automático; herramienta que escribe artículos; herramienta para redactar artículos; programa que escribe;
    notas para mi blog; hacer publicaciones; calendario de artículos; herramienta que escriba sola; escribe artículos
    sola; IA que escribe; programa para hacer textos; ideas de temas; ideas para mi blog; sin inspiración; se me
    acabaron las ideas; qué publicar; qué publicar en mi blog; títulos para mi blog; esquema para un texto; resumen de
    un artículo; redactar un blog; blog automático; probar el generador; ideas de publicaciones automáticas; borrador
    para mis noticias; noticias de mi negocio; página de noticias; escribir noticias; que me dé ideas; dame ideas de
    artículos; sugerencias de temas; lista de temas; inventar temas; texto de ejemplo; escritor automático; escribir
    con la herramienta; crear un artículo; hacer un artículo; escribir mi blog; herramienta para escribir; generador de
    artículos; generar un texto; generar contenido; escribir un texto de mi negocio; de qué escribo; no se me ocurre
    nada; página en blanco; plan de contenidos; palabras clave para un artículo; esquema de un artículo; es gratis la
    herramienta de redacción; cómo funciona la herramienta de redacción; se inventa cosas; inventa datos; revisar mi
    texto; revisar un artículo que escribí; legibilidad de mi texto; mejorar mi texto; es como ChatGPT; ayúdame a
    escribir un artículo; escribir algo de mi panadería; necesito un texto para mi página; hazme un texto; no sé
    escribir; soy malo para escribir; suena natural; usar el texto así como está; exportar el texto; se guarda mi
    borrador`,
  ilumatch: `
    qué servicio elegir; cuestionario; servicio adecuado; recomendación de servicios; servicios que me convienen; ayuda
    para elegir; no sé qué elegir; por dónde empezar; qué servicio me conviene; qué necesito; encontrar el servicio
    adecuado; cuál me conviene; cuál servicio me conviene; cuál de sus servicios; cuál me recomiendan; qué servicio me
    recomiendan; recomendación para mi negocio; test para saber qué necesito; prueba para elegir un servicio; encuesta;
    preguntas para elegir; no sé qué contratar; estoy perdido; estoy confundido; diferencia entre los servicios; por
    cuál servicio empiezo; quiz; cuestionario para elegir; estoy perdido con los servicios; necesito orientación;
    orientarme; asesorarme; qué me convendría; servicio ideal; prioridades; comparar servicios; qué va primero;
    recomendación personalizada; no tengo ni idea de qué necesito; no tengo idea de qué servicio; qué servicio le
    conviene a mi salón; qué le conviene a mi negocio; qué conviene a una tienda; cuál oferta me conviene; cuál de sus
    ofertas; cuál plan me conviene; elegir un plan; guiarme; guía para elegir; consejo para elegir; decidir qué
    servicio; qué servicio necesito; cuál servicio me sirve; cuál me sirve a mí; cuál elijo; cuál escojo; qué me hace
    falta; qué me recomiendan; qué me aconsejan; qué sugieren; qué le queda a mi negocio; el mejor servicio para mí;
    qué servicio para un salón; qué servicio para un restaurante; servicio para un plomero; recomendar un servicio;
    ayúdenme a escoger; ayúdenme a decidir; no puedo decidirme; no sé cuál elegir; demasiadas opciones; tantas
    opciones; confundido con sus servicios; perdido entre servicios; no sé qué me hace falta; no sé por dónde empezar;
    por dónde empiezo; test; herramienta para elegir; se guardan mis respuestas; cómo se ordenan los servicios; cuál es
    mejor para un negocio chico; qué harían en mi lugar; no sé qué quiero; no sé cuál agarrar; soy nuevo en esto;
    primera vez que hago marketing; qué usan otros negocios; empezar con anuncios o SEO; SEO o anuncios; página o
    anuncios primero; qué le funciona a un taller; lo mejor para un restaurante nuevo; dónde pongo mi dinero primero;
    prioridad; quiero más clientes; necesito más clientes; conseguir más clientes; quiero más llamadas; cómo consigo
    más clientes; cómo tener más clientes`,
  zyno: `
    chatbot; asistente virtual; asistente en mi sitio; responder a los visitantes; chat en vivo; instalar el asistente;
    chat con la IA; robot que responde a los clientes; responder de noche; chat en mi sitio; asistente en tres idiomas;
    robot que contesta a los clientes; bot para mi página; bot para mi negocio; bot que conteste a mis clientes; bot
    que responda; contestar mensajes automáticamente; respuestas automáticas; contestar cuando está cerrado; responder
    cuando estoy cerrado; contestar fuera de horario; contestar de madrugada; el asistente contesta en inglés;
    asistente en inglés; asistente en francés; chat automático; quiero un asistente como este; este chat; qué sabe
    hacer Zyno; poner un chat en mi web; asistente con IA para mi negocio; contratar el chatbot; atender clientes las
    24 horas; robot para mi página; cuando la tienda está cerrada; asistente que habla español; idiomas del asistente;
    asistente multilingüe; hablar con Zyno; preguntarle a Zyno; inteligencia artificial que contesta; mensajes de
    clientes de noche; responder preguntas de clientes; recepcionista virtual; atención automática; bot para mi sitio;
    Zyno en mi página; demostración del asistente; probar el asistente; burbuja de chat; ventana de chat; globo de
    chat; chat de la esquina; el muñequito del chat; responder fuera de horario; responderles a mis clientes;
    contestarles a mis clientes; mientras duermo; el bot habla español; el bot habla inglés; idiomas del bot; me
    contesta una máquina; precio del asistente; asistente para mi tienda; contestador automático; chatbot para mi
    página; chatbot en mi página; poner este chat en mi página; tener este asistente; qué es Zyno; quién es Zyno; eres
    un robot; eres humano; estoy hablando con un robot; es una persona real; qué sabes hacer; qué te puedo preguntar;
    cómo funciona este chat; robot o persona; bot o persona; hay alguien escribiendo; eres una máquina; eres ChatGPT;
    eres una IA; con quién hablo aquí; quiero esto en mi página`,
  analytics: `
    tablero; tráfico; conversiones; campañas; estadísticas de ejemplo; indicadores; fuentes de visitas; seguir mis
    visitas; seguir mis llamadas; datos de tráfico; ver mis números; medir resultados; informe de rendimiento; de dónde
    vienen mis visitantes; ejemplo de panel; panel con visitas y ventas; panel de visitas; ver el dashboard; cómo se ve
    el panel; cómo se ve el dashboard; panel de control; panel para medir; cómo miden los resultados; cuánta gente
    entra a mi página; cuántas visitas tengo; ver mis estadísticas; gráficas; números de mi sitio; reporte de ventas;
    qué campaña funciona mejor; Google Analytics; métricas; medir mi publicidad; cómo son sus reportes; reportes de
    estadísticas; reporte de visitas; estadísticas del sitio; estadísticas de mi página; cuántas ventas; conversiones
    de ejemplo; panel de analítica; panel de resultados; qué datos muestran; cifras de mis campañas; rendimiento de mis
    campañas; saber si funciona mi publicidad; canales que traen visitas; cómo se verían mis estadísticas; demo de
    estadísticas; demo del panel; muestra de un panel; ejemplo de informe; origen de mis visitantes; por dónde entran a
    mi página; cuántos entran a mi página; medir mi página; análisis de tráfico; reporte de mi página; cómo va mi
    página; cuánto vendo por internet`,
  heatmap: `
    mapa de calor; posición por barrio; posición según el lugar; cuadrícula de posiciones; mapa de posiciones; posición
    local en un mapa; mapa de visibilidad; barrios donde soy débil; dónde soy visible; ver en un mapa; visibilidad por
    zona; posición calle por calle; zonas débiles; en qué calles aparezco; en qué calles salgo; en qué colonias
    aparezco; calles de mi colonia; calle por calle; colonia por colonia; dónde salgo bien; dónde no me encuentran;
    zonas donde no salgo; mi posición en cada zona; posición en mi colonia; mapa de mi ciudad; mapa de mi zona; mapa
    con colores; hasta dónde llega mi visibilidad; puntos del mapa; qué significan los colores del mapa; en qué partes
    de la ciudad; partes de la ciudad donde me ven menos; dónde me ven menos; zonas donde me ven; dónde soy débil;
    dónde soy fuerte; barrios donde no aparezco; barrio por barrio; zona por zona; por código postal; mapa que muestre
    mi posición; mapa de mi negocio; mapa interactivo; rojo y verde en el mapa; radio de mi negocio; cobertura de mi
    negocio; puntos débiles en la ciudad; en qué partes de la ciudad salgo bien; partes de la ciudad donde salgo bien;
    partes donde no aparezco; cuadra por cuadra; imagen de mis posiciones; ver mis posiciones; ver mi posición en un
    mapa; posiciones en la ciudad; lugares donde no aparezco; lados de la ciudad; norte o sur de la ciudad; rumbo por
    rumbo; dónde gano y dónde pierdo; hasta qué cuadra aparezco; mapa de posiciones en Google; me ve la gente de cerca;
    me ven desde otro barrio; gente a unas cuadras; gente a 10 km; a cuántos kilómetros me ven; hasta dónde me ven;
    hasta dónde llego; dónde salgo; en qué zonas aparezco; en qué barrios; barrio de al lado; pueblo de al lado; del
    otro lado de la ciudad; mapa de mis posiciones; mapa de mi ranking; mi posición en un mapa; mi posición según la
    zona; puntos rojos y verdes; salgo cuando buscan desde cerca; es real el mapa; qué es el mapa; mapa para mi
    negocio; hasta dónde salgo; soy visible dos calles más allá; me ve alguien del otro lado de la ciudad; cuando
    alguien busca a dos cuadras; me ven a mí o a mi competencia; quién está antes que yo en cada zona; dónde estoy
    débil; por qué salgo primero en mi casa y no en otro lado; salgo primero cuando busco yo pero mis clientes no; mapa
    con números; cómo funciona el mapa de calor; qué muestra el mapa de calor; leer el mapa de calor`,
  'service-seo': `
    informe semanal; SEO; posicionamiento; aparecer en Google; auditoría SEO; posición en Google; mejorar mi SEO;
    primera página; subir en Google; primero en Google; no aparezco en Google; nadie me encuentra; que me encuentren;
    optimizar mi sitio; tráfico orgánico; más visitas; llegar a la primera página; salir en Google; salir primero en
    Google; salir de los primeros; estar entre los primeros; ser de los primeros en internet; aparecer arriba; estar
    arriba en los resultados; salir más arriba; mi página no sale; mi página no aparece; mi página no aparece en ningún
    lado; mi página no aparece cuando la busco; mi sitio no aparece en internet; no salgo en internet; no me encuentran
    en internet; nadie entra a mi página; nadie visita mi sitio; pocas visitas; tengo página pero no llegan clientes;
    atraer visitas; subir de posición; bajé en Google; mi sitio bajó de lugar; cuando buscan mi giro; cuando buscan lo
    que vendo; cuando alguien busca mi servicio; que Google me muestre; posicionar mi página; posicionar mi negocio;
    posicionamiento web; contratar SEO; SEO para mi negocio; revisar mi página web; pueden revisar mi sitio; auditar mi
    página; errores de mi sitio; arreglar mi página; cuánto tarda el SEO; en cuánto tiempo se nota; cuándo se empieza a
    notar; el SEO funciona; salir en los tres primeros; top 3; top 3 de Google; los tres primeros de Google; aparecer
    de primero; primeras posiciones; mejores posiciones; mejorar mi posición; mejorar mi página en Google; Google no me
    encuentra; invisible en internet; nadie conoce mi página; más tráfico; más gente en mi página; aumentar visitas;
    clientes por internet; clientes desde Google; captar clientes en internet; es rápido el SEO; el SEO es lento;
    esperar meses; cuándo suena el teléfono; cuándo llegan los clientes; tarda en dar resultado; vale la pena el SEO;
    me conviene el SEO; experto en SEO; especialista en SEO; agencia SEO; arreglar mi SEO; mi sitio está mal hecho;
    errores técnicos; optimización; palabras clave; indexar mi sitio; Google me penalizó; perdí posiciones; mis páginas
    las escribe una IA; aparecer en internet; aparecer en el buscador; aparecer en los resultados; salir en el
    buscador; salir en internet; salir en los resultados; que salga mi página; que salga mi negocio; mi página está
    escondida; mi página está perdida; no sale mi negocio en internet; estar arriba; quedar arriba; quedar primero;
    ganarle a mi competencia; superar a mi competencia; alcanzar a mi competencia; más gente que me conozca; hace
    efecto el SEO; tarda en hacer efecto; cuándo hace efecto; en cuánto tiempo subo; cuántas semanas para ver cambios;
    cuántos meses tarda; cuánto hay que esperar; resultados del SEO; plan de SEO; mejorar mi sitio; corregir mi sitio;
    revisar mi SEO; posicionarme mejor; más arriba en Google; primera página de Google; hasta arriba en Google; mejorar
    mi posicionamiento; atorado en la segunda página; segunda página; optimizar mi página; SEO para mi página; tráfico
    a mi página; más visitantes; correcciones técnicas; qué incluye el SEO; hacen SEO; cuánto por el SEO; precio de una
    auditoría SEO; desaparecí de Google; actualización de Google; mi página no me trae llamadas; mis competidores salen
    antes; la competencia sale primero; nadie visita mi página; nadie le da clic a mi página; tengo visitas pero no
    llamadas; estoy en la página tres; éramos primeros y ya no; bajó mi tráfico; ganarle a la tienda de al lado; pasar
    a mi competencia; qué le cambian a mi página; le mueven a mi página; escriben páginas; cuántas páginas hacen; van a
    romper mi página; necesitan acceso a mi página`,
  'service-podcasts': `
    pódcast; precio de un pódcast; grabación; episodio; timidez ante el micrófono; hablar en público; producir un
    pódcast; programa de audio; grabar un programa; lanzar un podcast; hacer un podcast; entrevista en audio; podcast
    para mi negocio; por qué hacer un podcast; me da pena hablar; me da vergüenza hablar; soy tímido; nervios al
    grabar; qué equipo necesito para grabar; comprar un micrófono; cuánto dura un episodio; quién edita el podcast;
    cuánto tiempo me quita un podcast; temas para un podcast; tener mi propio podcast; no sé de sonido; no sé nada de
    audio; sin experiencia en audio; sin micrófono; calidad del sonido; quién prepara las preguntas; preguntas del
    episodio; preparar el episodio; guion del episodio; grabar desde mi casa; estudio de grabación; cuántos episodios;
    cada cuánto sale un episodio; publicar mi podcast; plataformas de audio; podcast y Google; podcast y SEO; podcast
    de mi empresa; transcripción; cuánto cobran por un podcast; dueño de los episodios; lanzar un programa de audio;
    programa de radio por internet; pasar los episodios a texto; transcribir los episodios; episodios escritos; no me
    gusta mi voz; hablar por micrófono; quién habla en el podcast; duración del podcast; frecuencia del podcast; hacer
    un podcast de mi oficio; escuchar un ejemplo; iniciar un podcast; empezar un podcast; ideas para un podcast; quién
    graba el podcast; editar el audio; grabar un podcast; podcast de mi negocio; podcast para una empresa chica;
    podcast para un abogado; vale la pena un podcast; necesito micrófono; dónde se graba; cuánto por un podcast;
    podcast económico; un podcast es caro; entrevista; un podcast de nuestro oficio; quién lo escucharía; dónde se
    publica; en Spotify; hace falta equipo; hablo mucho; programa; programa de radio`,
  'service-blogs': `
    blogs entre sitios; enlaces entre sitios; artículos que se citan; red de blogs; backlinks; enlaces comprados;
    enlaces pagados; enlaces a mi sitio; conseguir enlaces; autoridad del sitio; red de sitios; precio de los
    artículos; redacción de artículos; más enlaces hacia mi sitio; que hablen de mi negocio en otras páginas; que otros
    sitios me mencionen; que otras páginas me citen; que pongan mi enlace; que pongan mi link; links; link a mi página;
    enlaces desde otras páginas; los enlaces son trampa; me castiga Google por los enlaces; penalización de Google;
    quién escribe los artículos; quién firma los artículos; que ustedes escriban mi blog; artículos para mi blog;
    cuántos artículos al mes; contratar un redactor; contenido para mi página; textos para mi página; a cómo el
    artículo; mapa de temas; enlaces de calidad; conseguir enlaces sin comprar; enlaces sin comprarlos; enlaces entre
    blogs; enlaces entre comercios; enlaces legales; permitido por Google; es legal la red de blogs; intercambio de
    enlaces; sitios que me citen; sitios que hablen de mi negocio; mención en otros sitios; aparecer en otros blogs;
    publicar en otros blogs; artículo invitado; linkbuilding; backlinks de calidad; autoridad de dominio; subir mi
    autoridad; red de sitios aliados; quién escribe; quién redacta; redactor; blog para mi negocio; mantener mi blog;
    no tengo tiempo de escribir; artículos bien escritos; encargar artículos; textos originales; que otros sitios
    pongan enlaces al mío; enlazar mi sitio; sitios que enlacen al mío; quién inventa los temas; quién elige los temas;
    quién decide los temas; temas de los artículos; mi nombre en los artículos; escribir artículos para mi negocio;
    artículos para mi tienda; llenar mi blog; blog abandonado; blog vacío; cada cuánto publican; cuántos textos al mes;
    textos para mi blog; escribir artículos para nosotros; escribir artículos para mi sitio; artículos en mi página;
    alguien que escriba mi blog; llevar nuestro blog; redacción de blogs; redacción web; cuántos artículos; precio de
    un artículo; enlaces de otros sitios; comprar enlaces; artículos invitados; escriben por nosotros; quién lo
    escribiría; lo leo antes; que otros sitios hablen de mí; que me mencionen otros sitios`,
  'service-landing': `
    página de destino; crear una landing page; página de campaña; más llamadas; página de aterrizaje; precio de una
    landing page; convertir visitas; página que convierte; juntar correos; obtener datos de contacto; captar
    prospectos; más solicitudes; generación de clientes; página para mi campaña; visitas sin llamadas; nadie me llama;
    entra gente pero no llama; tengo visitas pero no ventas; visitas que no compran; la gente entra y se va; entran a
    mi página y no escriben; nadie llena el formulario; nadie deja sus datos; que la gente deje sus datos; que me dejen
    su correo; que me dejen su teléfono; conseguir contactos; conseguir prospectos; que me escriban; que reserven;
    página para un anuncio; página para un producto; página para vender; hacer una landing; cuánto tarda una landing;
    en cuántos días está la landing; cuántos días para hacer la página; pago anuncios y no vendo; anuncios sin
    llamadas; probar dos versiones; clic en mi anuncio; hacen clic y no compran; hacen clic y se van; hacen clic pero
    no llenan el formulario; nadie me contacta; el teléfono no suena; mejorar la conversión; más cotizaciones; más
    clientes con mi página; página de venta; página de captura; una sola página; página para un curso; página de
    reservas; página de inscripción; formulario en mi página; aprovechar mis anuncios; anuncios que no dan resultado;
    dónde mando a la gente de mis anuncios; precio de una sola página; página lista en días; pruebas A/B; pago por
    clics; pago clics y nadie llena el formulario; clics sin clientes; gasto en anuncios y nadie llama; visitas sin
    resultado; se van sin comprar; se van sin escribir; se van de mi página; mi página no da clientes; mi página no
    trae clientes; página que traiga clientes; página que dé resultados; hacerme una landing; diseño de una landing;
    diseñar una página; página para mi oferta; página para mi servicio; página para captar clientes; captar clientes;
    juntar datos de clientes; sacar citas por internet; pedir cotización desde mi página; landing page; página para mi
    anuncio; página que convierta; página de ventas; página que venda; página para una promoción; página para una
    oferta; cuánto por una landing; landing para una inmobiliaria; prueba A/B; página para mi evento; página para un
    solo servicio; mis anuncios mandan a mi página principal; muchos clics y ninguna llamada; le dan clic pero no
    llaman; formulario en la página; quién escribe la página`,
  'service-loyalty': `
    fidelizar; que los clientes vuelvan; programa de fidelización; boletín; clientes anteriores; tarjeta de fidelidad;
    mensajes a los clientes; darse de baja; conservar mis clientes; clientes frecuentes; programa de puntos; correos a
    los clientes; clientes perdidos; recuperar clientes; recompensas; clientes que compran una vez; compran una vez y
    no regresan; mis clientes no regresan; que regresen a comprar; que vuelvan a comprar; consentir a mis clientes;
    premiar a mis clientes; mandar correos a mis clientes; escribir a mis clientes; mandar mensajes a mis clientes;
    clientes inactivos; clientes que dejaron de venir; hace tiempo que no vienen; perdí clientes; mantener a mis
    clientes; clientes fieles; programa de lealtad; correo de cumpleaños; campaña de correos; no tengo lista de
    clientes; lista de correos de clientes; vienen una vez y desaparecen; desaparecen mis clientes; clientes que se
    van; pierdo clientes; sistema de puntos; puntos para clientes; clientes habituales; clientes regulares; tarjeta de
    cliente; club de clientes; relación con mis clientes; mantener el contacto; mensajes de seguimiento; felicitar a
    mis clientes; mensajes automáticos a clientes; WhatsApp a mis clientes; reactivar clientes; vender más a los mismos
    clientes; hacer clientes leales; tarjeta de sellos; tarjeta de sellos para mi café; sellos; cartilla de puntos;
    programa para clientes frecuentes; clientes de una sola compra; no repiten la compra; repetir compra; que compren
    otra vez; que regresen pronto; enamorar a mis clientes; cuidar a mis clientes; atender a mis clientes; saludar a
    mis clientes; mensaje de cumpleaños; recordarles a mis clientes; correos de seguimiento; base de clientes
    frecuentes; mis clientes no vuelven; vienen solo una vez; solo vienen una vez; conservar a mis clientes; retener a
    mis clientes; que regresen los clientes; que vuelvan mis clientes; recuperar clientes viejos; clientela fiel;
    tarjeta de lealtad; tarjeta de puntos; precio del programa de lealtad; cuánto por la fidelización; mensajes a
    clientes viejos; mensajes a mis clientes; correos a mis clientes; mis clientes de siempre desaparecieron; que
    vuelva mi clientela de antes; que vuelvan los de antes; los clientes se fueron a otro lado; la gente prueba y no
    vuelve; mantener contacto con clientes; mandar ofertas a mis clientes; agradecer a mis clientes; descuento a
    clientes frecuentes; mis clientes se olvidan de mí; sirve una app de lealtad`,
  'service-ecommerce': `
    tienda en línea; vender en línea; comercio electrónico; fichas de producto; Google Shopping; carrito abandonado;
    Shopify; vender en varias ciudades; cambiar de plataforma; mi tienda en línea no vende; vender más en línea;
    productos en línea; fichas de productos; vender localmente por internet; tienda virtual; mi tienda online; mejorar
    mi tienda online; mejorar mi tienda en línea; invertir en mi tienda online; vender más en mi tienda online; nadie
    compra en mi tienda; pocas ventas en línea; dejan el carrito; no terminan la compra; WooCommerce; pasarme a otra
    plataforma; cambiar de Shopify; salir en Google Shopping; anunciar mis productos; productos en Google; describir
    mis productos; descripciones de productos; fotos de productos; costos de envío; ventas por internet; catálogo en
    línea; tienda web; precio para una tienda en línea; mi tienda por internet; tienda por internet no vende; mi tienda
    casi no vende; no vendo por internet; vender mis productos; más ventas en mi tienda; aumentar ventas en línea;
    pocas compras; clientes que no compran; carrito de compra; pago en línea; página de producto; catálogo de
    productos; tienda Shopify; tienda WooCommerce; trabajan con PrestaShop; migrar mi tienda; tienda con muchos
    productos; tienda lenta; mandar a otras ciudades; entregar en otra ciudad; comprar en línea; abrir una tienda en
    línea; agregan al carrito; agregan al carrito y se van; agregan al carrito y desaparecen; llenan el carrito y no
    pagan; carrito lleno sin comprar; no concluyen el pedido; pedidos incompletos; pueblos cercanos; ciudades cercanas;
    gente de otras ciudades compre; encontrar mi tienda en línea; que encuentren mi tienda; que encuentren mis
    productos; mi página de ventas por internet; vendo en internet; ventas bajas; shop en línea; mejorar mi tienda;
    arreglar mi tienda en línea; tienda online; vender por internet; más ventas en línea; más pedidos; pedidos de otras
    ciudades; vender fuera de mi ciudad; vender en otras ciudades; vender en todo el país; hago envíos; envíos a todos
    lados; carritos abandonados; nadie compra en mi página; visitas pero no ventas; precio del SEO para tiendas;
    joyería en línea; vender mis artesanías en línea; mi tienda online está muerta; ni una venta; una venta a la
    semana; nadie compra en línea; tener más pedidos; la gente ve pero no compra; hago velas y vendo en línea; vendo
    artesanías; vender en otra ciudad; Amazon me está matando`,
  'service-local': `
    visibilidad local; directorios; datos de contacto equivocados; ficha de negocio; corregir mis datos; mala reseña;
    quitar una reseña; varias sucursales; duplicados; Google Maps; dirección mal; aparecer en Google Maps; ficha de
    Google; que me encuentren cerca; dirección equivocada; horario equivocado; directorios en línea; reseña negativa;
    clientes de la zona; búsquedas cercanas; posicionamiento local; no sale en Google Maps; no aparezco en el mapa; no
    salgo en el mapa; mi local no sale; mi local no aparece; mi negocio no sale en el mapa; no aparece mi tienda; salir
    en Maps; búsqueda cerca de mí; gente que busca cerca; me mudé; me cambié de local; nos mudamos; cambio de
    domicilio; dirección vieja; Google muestra la dirección vieja; dirección anterior; teléfono viejo; teléfono
    equivocado; teléfonos distintos; horario mal en Google; tres sucursales; reseña de una estrella; reseña con
    mentiras; me pusieron una mala reseña; me dejaron un mal comentario; quitar un comentario negativo; borrar una
    reseña; responder reseñas; conseguir reseñas; perfil suspendido; Google suspendió mi perfil; negocio duplicado;
    administrar mi perfil de Google; páginas amarillas; servicio a domicilio; contraseña de Google; cuánto cuesta el
    SEO local; precio del SEO local; no aparece en el mapa de Google; mi negocio no aparece en el mapa de Google; mi
    restaurante no aparece; mi salón no aparece; que me encuentren en el mapa; estar en el mapa; ponerme en el mapa;
    nos cambiamos de lugar; nos cambiamos de dirección; cambio de teléfono; dirección anterior por todas partes; datos
    viejos en internet; datos incorrectos; información equivocada en Google; corregir Google; corregir mi dirección;
    poner bien mi horario; encargarse de mi perfil de Google; encargarse de mi ficha; atender mi perfil de empresa;
    perfil de empresa; ficha de empresa; crear mi ficha de Google; me puso una estrella; puso una mala estrella; ex
    empleado; reseña de la competencia; reseña de alguien que no es cliente; quitar una estrella; me bajaron la
    calificación; subir mi calificación; contestar las reseñas por mí; negocio de barrio; clientes del barrio; vecinos
    que me busquen; gente de mi zona; gente cercana; Apple Maps; Bing; directorios de negocios; SEO para negocio local;
    SEO local; posicionamiento en mapas; local viejo; Google muestra el local viejo; sale mi local anterior; sale la
    dirección anterior; cambié de número; cambié de horario; dos marcadores en el mapa; marcador repetido; dos veces en
    el mapa; salgo dos veces; pin en el mapa; punto en el mapa; negocio repetido; ubicación equivocada; mala ubicación
    en el mapa; calificación horrible; me calificaron mal; calificación de una estrella; nos pusieron una estrella; me
    atacan con reseñas; malas opiniones; opinión falsa de un cliente; buscan un plomero cerca; buscan un negocio como
    el mío; buscan cerca y no me ven; gente cerca no me ve; vecinos no me encuentran; clientes cercanos; ponerme en
    Google Maps; subirme a Google Maps; agregar mi negocio al mapa; mi taller en Google Maps; mi restaurante en Google
    Maps; mi tienda en Google Maps; aparecer cerca; salir en Google Maps; estar en Google Maps; en el mapa de Google;
    mi negocio en Google; que me encuentren en mi zona; que me encuentre la gente del barrio; clientes locales; gente
    de aquí; cerca de mí; ser visible en mi ciudad; mejorar mi ficha; arreglar mi ficha; manejar mi ficha; llevar mi
    ficha de Google; teléfono equivocado en internet; horario equivocado en Google; sale la dirección vieja; cambiamos
    de número; fichas duplicadas; estar en todos lados; ficha suspendida; Google suspendió mi ficha; contestar mis
    reseñas; contestar reseñas por mí; manejar mis reseñas; lidiar con malas reseñas; dos locales; trabajan con
    panaderías; ayudar a un taller; ayudar a un dentista; negocios de mi ciudad; busco mi nombre y no sale nada; busco
    el nombre de mi negocio y no sale; me busco en Google y nada; mi tienda no sale; no salimos; solo sale mi
    competencia; la gente va con mi competencia; la gente llama al número equivocado; los clientes van a la dirección
    vieja; Google dice que estamos cerrados; Google muestra mal el horario; salgo dos veces en Google; alguien más
    reclamó mi ficha; perdí el acceso a mi ficha; no tengo tiempo de contestar reseñas; salir en el mapa; cómo ayudan a
    un plomero; cómo ayudan a un restaurante; tenemos tres sucursales; acabamos de tomar un negocio; qué incluye el SEO
    local; qué recibo con el SEO local`,
  'service-youtube': `
    videos; YouTube; filmación; edición; canal; vistas; salir en cámara; subtítulos; mi canal de YouTube; más vistas;
    posicionar mis videos; que encuentren mis videos; títulos de videos; hacer crecer mi canal; nadie ve mis videos;
    pocas vistas; pocos suscriptores; crecer en YouTube; quién graba los videos; quién edita los videos; hacer videos
    para mi negocio; videos cortos; shorts; me da pena la cámara; me da pena salir; salir en los videos; video para mi
    página; descripción de los videos; precio de los videos; precio de YouTube; abrir un canal; mostrar mis videos; más
    visualizaciones; aparecer en pantalla; salir en pantalla; mostrar mi cara; aparecer en los videos; video de
    presentación; editor de video; camarógrafo; equipo para grabar; música del video; videos de preguntas; ideas para
    videos; cuántos videos al mes; canal nuevo; canal sin suscriptores; YouTube para mi negocio; YouTube cuesta; SEO de
    YouTube; tímido ante la cámara; no me gusta salir en cámara; salir sin dar la cara; doce vistas; pocas
    reproducciones; más reproducciones; que vean mis videos; levantar mi canal; vlogs; videos explicativos; tutoriales
    en video; contenido en video; producción de video; hacer videos; grabar videos; grabar un video; filmar; video para
    mi negocio; videos de mi empresa; marketing con video; canal de YouTube; abrir un canal de YouTube; vistas en
    YouTube; no quiero salir en cámara; quién graba; vienen a grabar; edición de video; cuánto duran los videos; precio
    de un video; cuánto por un video; no me gusta que me graben; tengo que salir yo; soy tímido; puede salir mi
    empleado; vienen a grabar a mi local; quién lleva la cámara; videos de TikTok; reels; video de mi taller; un video
    al mes`,
  'service-meta-ads': `
    publicidad en Facebook; publicidad en Instagram; redes sociales; anuncios de Facebook; cuenta publicitaria; Meta;
    anunciar en Facebook; anunciar en Instagram; anuncios en redes sociales; publicidad en redes; llegar a gente de la
    zona; campaña de Facebook; insta; anunciarme en insta; anunciar mi negocio en insta; anunciarme en Instagram;
    anunciar mi negocio en Facebook; promocionar mi negocio en Instagram; promocionar mi negocio en redes; publicar
    anuncios; pauta en Facebook; pautar en redes; pauta digital; llevar mis anuncios de Facebook; apagar un anuncio; un
    anuncio que no funciona; un anuncio de Facebook no funciona; parar los anuncios; detener la campaña; cuánto
    invertir en Facebook; presupuesto para Facebook; cuánto cobran por los anuncios de Facebook; Facebook o Google; me
    bloquearon la cuenta publicitaria; rechazan mi anuncio; fotos para los anuncios; anuncios en mi colonia; clientes
    por Facebook; la publicidad funciona rápido; publicidad en insta; lanzar anuncios; lanzar anuncios en Facebook;
    lanzar una campaña; campaña en Instagram; anuncios para mi restaurante; anuncios para mi tienda; anuncios para mi
    negocio; publicidad para mi negocio local; poner anuncios; poner publicidad; publicidad pagada; anuncios pagados;
    manejar mis campañas; acceso a mi cuenta publicitaria; clientes desde Instagram; clientes desde redes; mensajes por
    Instagram; segmentación; a quién se muestran los anuncios; cuándo se ven resultados de los anuncios; Meta Ads o
    Google Ads; cuál publicidad conviene; hacerse cargo de la publicidad; hacerse cargo de mis anuncios; encargarse de
    mis anuncios; encargarse de mi Facebook; publicidad de mi página de Facebook; mi página de Facebook; fan page;
    anuncios de mi página; llevar la publicidad de Facebook; solo la gente de mi zona vea mis anuncios; anuncios para
    gente cercana; quién le paga a Facebook; anuncio en Face; anuncios de Insta y Face; anuncios de Instagram para mi
    zona; fb; ig; anuncios de Instagram; llevar mis anuncios de Instagram; campaña de Instagram; anunciarme en
    Facebook; publicaciones patrocinadas; promocionar una publicación; incluye el dinero de los anuncios; inversión
    incluida; mis anuncios de Facebook no funcionan; anuncio rechazado; cuenta publicitaria bloqueada; de quién es la
    cuenta de anuncios; Meta o Google; quién hace las imágenes de los anuncios; ustedes hacen los anuncios; le pago a
    Facebook o a ustedes; cuántos anuncios hacen; muchos likes y pocas ventas; muchos me gusta y cero clientes; me
    rechazaron el anuncio; Facebook cerró mi cuenta; mis últimos anuncios no dieron nada; llevar gente a mi evento;
    promocionar mi evento; anunciar mi apertura; anunciar una oferta`,
  landing: `
    componer una página; demostración de página; página inteligente; vista previa de página; constructor de páginas;
    probar una página; crear mi página; página eficaz; armar mi página; ejemplo de landing page; ver cómo quedaría mi
    página; generador de página; demo de landing page; probar la landing; página con un solo botón; crear una landing
    yo mismo; crear mi propia página; crear una página de prueba; probar el creador de páginas; vista previa; página de
    muestra; demo de página; creador de páginas; diseñar mi propia página; probar un diseño`,
  loyalty: `
    plan de retención; retención; recorrido de fidelización; segmentos; reembolso; garantía de fidelización; fases;
    análisis de retención; satisfecho o reembolsado; tasa de retorno; analizar a mis clientes; me devuelven mi dinero;
    devuelven la plata; me regresan mi dinero; si no funciona me devuelven; devolución de la página de fidelización;
    página de fidelización; cómo funciona la página de fidelización; retención en noventa días; cuántos clientes
    regresan; medir si los clientes vuelven; plan para que vuelvan; grupos de clientes; si la fidelización no da
    resultado; fidelización sin resultados; si no da resultados me reembolsan; reembolso de la fidelización; devuelven
    el dinero de la fidelización; condiciones de la devolución; plan de fidelización; plan de noventa días de
    fidelización; qué se gana con la fidelización; ganar con el plan de fidelización; resultado del plan de
    fidelización; una página por cliente; mensajes oportunos; análisis de mis clientes; probar el análisis de
    retención; cuántos clientes pierdo; si la retención no sube; me devuelven si no sube; reembolso si no funciona; qué
    pasa si no funciona la fidelización; devolución del dinero; recuperar mi dinero; me regresan el dinero; garantía de
    devolución; retención garantizada`,
  'mini-site': `
    minisitio; sitio pequeño; sitio en 48 horas; sitio rápido; crear un sitio; página sencilla; qué contiene un
    minisitio; nombre de dominio; negocio nuevo; página web; no tengo sitio web; necesito una página web; primera
    página web; sitio económico; sitio en dos días; página para mi negocio; rehacer mi sitio; diseño web; página web
    para mi oficio; mi paginita; paginita lista; página chica; sitio chiquito; qué trae el minisitio; no tengo web; no
    tengo página; apenas empiezo; apenas voy empezando; acabo de abrir; negocio que empieza; emprendimiento; cuándo
    está lista mi página; para cuándo estaría mi página; página lista rápido; página en dos días; página urgente;
    cuánto tarda la página web; trae dominio; dominio propio; minisitio con dominio; dominio incluido; agregar más
    páginas después; mi página es vieja; reemplazar un sitio viejo; abro un negocio; voy a abrir un negocio; abro el
    mes que viene; voy a abrir un restaurante; no tengo ningún sitio; no tengo página de internet; página de internet;
    sitio de internet; cuántas páginas tiene el minisitio; cuántas páginas trae; dirección web; dirección web incluida;
    dominio; hosting; un sitio antes del fin de semana; sitio para esta semana; sitio urgente; sitio en pocos días;
    cuánto tarda un sitio; cuánto demora el sitio; entrega del sitio; sitio para mi restaurante; sitio para mi negocio
    nuevo; página para un negocio chico; página profesional; sitio básico; crear mi primera página; quién escribe los
    textos del sitio; cambiar el diseño de mi sitio; modernizar mi página; mi sitio es viejo; agregar una tienda
    después; sitio para mañana; apenas estoy abriendo; estoy abriendo mi negocio; abriendo mi panadería; negocio recién
    abierto; recién abrí; voy a inaugurar; agregar una tienda al sitio; crecer el sitio más adelante; sitio pequeño que
    crezca; página para mi panadería; página para mi consultorio; página para mi tiendita; sitio de una página; montar
    un sitio; montar una página; armar un sitio; necesito un sitio; necesito una página; necesitamos una web; necesito
    otra página; háganme una página; me hacen una página; pueden hacer una página; pueden crear mi sitio; hacen páginas
    web; hacen sitios web; diseñador web; rehacer mi página; rediseñar mi sitio; mi página está vieja; mi página está
    fea; mi página está horrible; página desactualizada; reemplazar mi sitio; nada en internet; todavía sin página; sin
    presencia en internet; estoy empezando; voy a emprender; abro pronto; abrimos el mes que viene; lanzar mi negocio;
    página esta semana; necesito una página rápido; qué tan rápido hacen una página; cuándo estaría lista mi página;
    lista en dos días; 48 horas; página de una sola hoja; pocas páginas; cuántas páginas; precio de una página web;
    cuánto por una página; cuánto cuesta una página sencilla; precio de un sitio básico; necesito un dominio; comprar
    un dominio; hosting incluido; alojamiento incluido; quién escribe los textos de la página; escribir mi página;
    fotos para mi página; cambiar mi página yo mismo; cambiar mis horarios en la página; agregar páginas después; hacer
    crecer el sitio; qué me dan con el minisitio; solo quiero una página; solo una página con mi horario; solo mi
    teléfono y mi dirección; algo sencillo; nada complicado; solo existir en internet; solo tengo página de Facebook;
    no sé de computadoras; no sé nada de páginas; qué necesitan para mi página; mi primo hizo mi página y desapareció;
    no puedo entrar a mi página vieja; pasar mi página con ustedes; funciona en el celular; reservar en la página;
    vender ahí; poner un menú; no tengo fotos; escriben los textos por mí; cuánto tarda una página; quién la aloja; y
    mi dominio; correo con mi dominio`,
  'social-proof': `
    testimonios; qué dicen los clientes; opiniones sobre la agencia; tablero del cliente; informe semanal; opiniones de
    sus clientes; qué piensan sus clientes; clientes contentos; qué dicen de ustedes; opiniones de Iluma; tableros de
    clientes; qué opinan sus clientes; qué opinan de ustedes; qué opina la gente de ustedes; comentarios de sus
    clientes; experiencias de clientes; son confiables; se puede confiar en ustedes; los recomiendan sus clientes;
    reseñas de Iluma; reseñas de la agencia; panel del cliente; qué recibo cada lunes; informe de los lunes; reporte de
    los lunes; qué muestra el panel; qué piensan de ustedes; clientes satisfechos; testimonios de clientes;
    calificaciones de la agencia; qué ve el cliente; panel semanal; seguimiento semanal; tablero semanal; cómo informan
    a los clientes; palabra de los clientes; recomendaciones de clientes; cómo ve el cliente su avance; ejemplo del
    informe semanal; qué panel recibe el cliente; son reales sus testimonios; testimonios reales; testimonios falsos;
    testimonios inventados; qué dicen sus clientes; sus propias reseñas; hablar con un cliente suyo; hablar con uno de
    sus clientes; referencia a quien llamar; qué muestra el tablero; llamar a un cliente suyo; un cliente al que le
    pueda llamar; alguien a quien preguntar; qué piensa la gente de ustedes; están bien calificados; tienen reseñas;
    son reales esas citas; quién escribió los testimonios; se inventaron las reseñas`,
  'seo-explainer': `
    cómo funciona Google; cómo decide Google; orden de los resultados; clasificación de Google; algoritmo de Google;
    comparación con Instagram; indexación; quién aparece primero; por qué mi competencia sale antes; cómo ordena
    Google; por qué Google muestra unos sitios primero; criterios de Google; cómo funciona el buscador; por qué salen
    antes que yo; por qué sale arriba mi competencia; mi competencia sale primero; la competencia está arriba en
    Google; sale arriba de mí; mi vecino sale antes; por qué el vecino sale primero; cómo elige Google; quién sale
    primero en Google; cómo decide Google quién sale primero; qué toma en cuenta Google; cómo salen los resultados; qué
    mira Google; por qué no salgo primero; Google explicado fácil; cómo ordena los negocios; cómo encuentra Google mi
    página; mi competidor sale antes; mi competidor está primero; el de enfrente sale primero; otros negocios salen
    primero; por qué no aparezco primero; por qué sale tan abajo mi página; cómo trabaja Google; reglas de Google; qué
    quiere Google; en qué se fija Google; cómo escoge Google; cómo acomoda Google los resultados; cómo ordena los
    resultados; buscador; explicación sencilla de Google; entender Google; por qué unos salen primero; quién decide el
    orden; Google se compara con Instagram; está arriba de mí en Google; otro negocio está arriba; los demás salen
    arriba; a quién pone primero Google; ganadores en Google; Google prefiere a otros; Google favorece a otros; cómo
    califica Google; cómo lee Google mi página; qué ve Google; el orden de Google; la lógica de Google; por qué ese
    negocio y no el mío; por qué mi competencia sale primero; por qué no aparezco; pueden garantizar el primer lugar;
    garantizar ser el número uno; prometen primera página; ser el número uno; los anuncios ayudan a mi posición; pagado
    u orgánico; por qué mi competencia está arriba de mí; por qué el otro sale antes; pagarle a Google para ser
    primero; cómo ser primero; los me gusta ayudan en Google`,
  'seo-course': `
    curso de SEO gratis; aprender SEO; capacitación en SEO; lecciones; bases del SEO; principiante; definiciones;
    trampas del SEO; primer lugar garantizado; garantía de posición; aprender posicionamiento; curso en línea;
    capacitación gratuita; lecciones gratis; introducción al SEO; qué es el SEO; hacer mi propio SEO; curso; curso para
    hacer SEO; dan algún curso; clases de SEO; hacerlo por mi cuenta; aprender por mi cuenta; me enseñan SEO; tutorial;
    SEO para principiantes; qué significa SEO; palabras técnicas; vocabulario del SEO; me prometieron el primer lugar;
    primer lugar en Google; agencia que promete resultados; cómo saber si me estafan; estafas de SEO; qué es una
    palabra clave; qué es la indexación; aprender solo; curso para aprender; clases gratis; formación; formación en
    SEO; capacitación; hacer mi posicionamiento solo; hacerlo sin agencia; sin contratar agencia; lecciones cortas;
    explicar el SEO; SEO desde cero; glosario; significado de los términos; engaños; evitar estafas; ofertas
    sospechosas; promesas de posición; me ofrecieron el primer lugar; explíquenme el SEO; explicar el SEO fácil; el SEO
    para niños; entender el SEO; SEO fácil; estudiar SEO; dónde aprendo SEO; enseñarme SEO; SEO por mi cuenta; material
    para aprender; aprender gratis; curso en español; curso corto; me quieren estafar; agencias tramposas; garantizan
    el primer puesto; aprender SEO yo mismo; enséñenme SEO; curso de SEO; curso gratis; hacer mi SEO yo mismo; hacerlo
    yo mismo; qué es un backlink; prefiero hacerlo yo; hacerlo yo solo; quiero aprender; me pueden enseñar; algo para
    leer; lecciones para principiantes; quiero entender el SEO`,
  'full-system': `
    sistema completo; alianzas; administración del sitio; cockpit; vista general; sistema Iluma; pestañas del sistema;
    plataforma completa; panel de administración`,
  blog: `
    artículos por tema; categorías de artículos; buscar un artículo; temas de los artículos; filtrar artículos;
    artículos sobre Google Ads; artículos sobre SEO; artículos sobre fidelización; buscar en el blog; lista de
    artículos; temas del blog; encontrar un artículo`,
  'blog-intelligent': `
    blog; artículos; últimos artículos; leer sus artículos; consejos para leer; sus artículos; consejos para
    comerciantes; lecturas; qué publican en el blog; consejos gratis; novedades; publicaciones; artículo reciente; blog
    con tips; tips; tips para comercios; consejos para comercios pequeños; consejos para negocios; consejos de
    marketing; lectura para emprendedores; aprender leyendo; artículos para pequeñas empresas; artículos con consejos;
    artículos de ayuda; blog de la agencia; lecturas para mi negocio`,
  'article-fiche-google': `
    completar mi ficha de Google; mejorar la ficha de negocio; fotos de la ficha; horarios de la ficha; categoría de la
    ficha; reclamar mi ficha; llenar mi perfil de negocio; completar mi ficha; fotos y horarios en Google; perfil de
    Google completo; responder reseñas; categoría principal; qué fotos subir; qué fotos subir a mi perfil; subir fotos
    a Google; fotos de mi negocio; fotos del perfil de negocio; llenar mi ficha; poner mi negocio en Google; registrar
    mi negocio en Google; dar de alta mi negocio; cambiar el horario en Google; horario de días festivos; cambiar la
    dirección en Google; actualizar mi perfil; descripción del negocio; verificar mi negocio; qué poner en la ficha;
    Google rechazó un cambio; crear mi perfil de negocio; abrir mi perfil en Google; completar mi perfil; perfil de
    Google; fotos para Google; horario en Google; categorías de Google; descripción en Google; servicios en la ficha;
    consejos para mi ficha; mi ficha está incompleta; ficha vacía; ficha medio vacía; qué poner en mi perfil; fotos en
    mi perfil; arreglar mi ficha; mejorar mi perfil de Google; perfil incompleto; llenar mi perfil; llenar mi ficha de
    Google; llenar bien mi ficha; configurar mi ficha; cómo salgo en Google Maps; no salgo en Google Maps; no salgo en
    el mapa; mi negocio no está en Google; no aparezco en el mapa; verificar mi ficha; fotos en mi ficha; categoría de
    mi negocio; crear una ficha de Google; dar de alta mi negocio en Google; cómo la lleno; qué categoría pongo; qué
    fotos pongo; publicar en mi ficha; poner mi horario en Google; no puedo verificar mi negocio; postal de Google;
    crear mi página de Google`,
  'article-ecrire-avec-ia': `
    escribir con IA; redactar con ChatGPT; conservar su tono; instrucciones para la IA; lo que inventa la IA; escribir
    con ChatGPT; conservar mi estilo; texto que suena falso; usar IA para escribir; corregir un texto de la IA; textos
    con ChatGPT; que no suene a robot; mis textos suenan a robot; usar ChatGPT sin sonar a robot; texto artificial;
    textos con mi voz; mi propio estilo; usar ChatGPT para mi página; usar ChatGPT en mi negocio; instrucciones para
    ChatGPT; Google castiga los textos de IA; contenido hecho con IA; escribir con inteligencia artificial; textos de
    la IA sin alma; usar bien ChatGPT; prompts para escribir; revisar un texto de ChatGPT; detectar textos de IA;
    estilo propio con IA; que suene natural; todo lo de ChatGPT suena igual; textos iguales; textos genéricos; textos
    sin personalidad; que suene a mí; escribir como yo hablo; usar IA para mis textos; texto de IA que suena falso;
    conservar mi voz; instrucción para escribir`,
  'article-budget-google-ads': `
    presupuesto de Google Ads; configurar Google Ads; palabras clave negativas; primera campaña de Google Ads; no
    desperdiciar; presupuesto pequeño; empezar con Google Ads; poco presupuesto para Google Ads; desperdiciar mi
    presupuesto; primera campaña; gastar bien; con cuánto empiezo en Google Ads; con cuánto arranco; arrancar en Google
    Ads; cuánto gastar en Google; cuánto invertir en Google Ads; empezar a anunciarme en Google; anunciarme en Google
    con poco dinero; gasto mucho en Google Ads; Google Ads no me funciona; cuánto vale un cliente; presupuesto diario;
    cuándo apagar una campaña; no malgastar mi dinero; malgastar dinero en Google Ads; tirar dinero en Google Ads;
    desperdiciar dinero en Google; ahorrar en Google Ads; presupuesto para Google; Google Ads caro; Google Ads para
    principiantes; clics inútiles; clics que no sirven; pagar por clics; límite diario; primera vez con Google Ads; no
    quemar mi dinero; quemar dinero en Google Ads; solo tengo poco para Google Ads; pocos dólares para Google Ads; que
    rinda mi dinero en Google; aprovechar mi presupuesto de Google; fijar presupuesto de Google Ads; gastar de más en
    Google Ads; clics pero no clientes; Google Ads se come mi dinero; palabras negativas; Google se comió mi dinero;
    pago clics y nadie llama; cómo empiezo en Google Ads; cuánto al día en Google`,
  'article-crm-relances': `
    dar seguimiento a un prospecto; seguimiento; solicitudes; no olvidar a nadie; embudo; cuántos seguimientos; olvidar
    devolver la llamada; seguir mis solicitudes; dar seguimiento a un cliente; organizar mis contactos; solicitudes
    perdidas; cada cuánto insistir; se me olvida llamar; se me olvida contestar; se me olvida llamar a los interesados;
    olvido devolver llamadas; llamar de vuelta; devolver la llamada; pierdo clientes por no contestar; dar seguimiento
    a los interesados; cuántas veces insistir; cliente que no contesta; insistir sin molestar; anotar mis clientes;
    libreta de clientes; ordenar mis clientes; no perder clientes; CRM sencillo; guardar los datos de los clientes;
    lista de pendientes; consultas sin contestar; consultas perdidas; mensajes sin contestar; insistir a un cliente;
    seguimiento de clientes; seguimiento de ventas; organización de clientes; etapas de venta; hoja de cálculo de
    clientes; se me olvida contestarle a la gente; olvido a los clientes; olvidar clientes; volver a llamar a un
    interesado; retomar contacto; perseguir a un cliente; recordar llamar; pendientes con clientes; olvido dar
    seguimiento; dar seguimiento a prospectos; seguir a los interesados; anotar cada solicitud; gente que pregunta y no
    vuelve; organizar mis prospectos; clientes que preguntan; se me olvida la gente que me escribió; los clientes
    preguntan y se me olvida contestar; cómo llevo el control; hoja de cálculo o app`,
  'article-faire-revenir': `
    hacer volver a un cliente; consejos de fidelización; premiar a los clientes; tarjeta de puntos; frecuencia de
    mensajes; clientes que no vuelven; cliente de una sola vez; hacer que regresen; demasiados mensajes; cada cuánto
    escribir; clientes que no regresan; hacer que vuelvan; conservar clientes; tarjeta de cliente frecuente; no cansar
    a los clientes; cuándo escribir a un cliente; consejos para que vuelvan; vienen una vez; mensajes que no cansan;
    segmentar clientes; puntos que vencen; agradecer a un cliente; clientes que ya no vienen; no vuelven después de
    comprar; clientes de paso; que compren de nuevo; detalles con mis clientes; cuidar clientes; que regresen sin
    molestarlos; mensajes a clientes antiguos; contactar clientes antiguos; sin molestar; sin acosar; cada cuánto
    mandar mensajes; contactar a los que ya vinieron; mensaje para clientes que no he visto; invitarlos otra vez`,
  'article-page-une-intention': `
    una página por intención; formulario corto; estructura de una página; probar una página; primera pantalla; orden de
    una página; página de aterrizaje eficaz; página de aterrizaje que convierta; una sola acción; formulario largo;
    cómo hacer una buena landing; página que venda; estructura de una landing; qué va primero en la página; página para
    cada anuncio; el anuncio no coincide con la página; título de la página; primera impresión; formulario que nadie
    llena; página con una sola acción; landing eficaz; landing que convierte; página que convierta; consejos para mi
    página de destino; botón de mi página; convencer en la página; qué va arriba en la página; una búsqueda una página;
    página clara; mensaje claro en la página; página sin distracciones; página simple que convierta; qué debe tener una
    landing; landing que no convierte; escribir una landing`,
  cases: `
    casos de éxito; ejemplos de clientes; trabajos realizados; resultados obtenidos; clientes satisfechos; portafolio;
    referencias; pruebas; sus logros; ejemplos de proyectos; sus clientes; resultados de sus clientes; muestren
    resultados; con quién han trabajado; clientes que han tenido; enseñar resultados; resultados reales; resultados
    comprobables; trabajos anteriores; ejemplos reales; proyectos hechos; historias de éxito; negocios parecidos al
    mío; a quién han ayudado; qué han logrado; demuestren que funciona; funciona de verdad; pruebas de que funciona; lo
    que han hecho por otros; trabajo hecho por otros negocios; qué hicieron por otros clientes; ejemplos de su trabajo;
    historia de un cliente; resultados de otros negocios; cuánto crecieron sus clientes; clientes anteriores;
    experiencia comprobada; evidencia; negocios que ya ayudaron; casos reales; éxito con tiendas chicas; tiendas chicas
    frente a cadenas; casos de negocios chicos; clientes a los que ayudaron; muestras de su trabajo; negocios que han
    ayudado; quiénes son sus clientes; muéstrenme su trabajo; negocios como el mío; prueba de que funciona; de verdad
    funciona; sí funciona; dan resultados; resultados que han tenido; qué han hecho por otros; antes y después; alguien
    que hayan ayudado; han ayudado a un restaurante; han ayudado a un lugar como el nuestro; han ayudado a alguien así;
    han trabajado con un dentista; lo han hecho para un taller; conocen mi oficio; tienen restaurantes; antes y después
    de un cliente; pueden probarlo; compruébenlo; por qué les creo; les funcionó a ellos; historias de clientes`,
  'case-katz-sport': `
    tienda de deportes; artículos deportivos; patines; hockey; tienda deportiva; Katz; equipo deportivo; qué lograron
    con Katz Sport; caso Katz Sport; vendo artículos deportivos; caso de una tienda de deportes; resultados de Katz;
    cuánto creció Katz Sport; visitas de Katz Sport; tienda de hockey; ayudaron a una tienda de hockey; negocio de
    deportes; la tienda de patines; la tienda de esquí; la tienda de hockey; tráfico de la tienda de deportes; tengo
    una tienda de deportes; tienda de bicis; han ayudado a una tienda de deportes`,
  'case-clinique-rfs': `
    clínica; salud; reseñas de pacientes; fisioterapia; la clínica; pedir reseñas a los pacientes; consultorio;
    consultorio médico; han ayudado a una clínica; han ayudado a un consultorio; caso de una clínica; reseñas para una
    clínica; Clinique RFS; cuántas reseñas consiguió la clínica; cómo consiguió reseñas la clínica; resultados de la
    clínica; clínica de fisioterapia; caso de fisioterapia; la clínica médica; el doctor; reseñas de la clínica; tengo
    una clínica; consultorio dental`,
  'case-concept-m': `
    muebles; ebanista; fábrica de muebles; madera; muebles de madera; fabricante de muebles; Concept M; carpintería;
    caso de un carpintero; caso de muebles; vendo muebles; mueblería; muebles rústicos; qué hicieron por los muebles;
    taller de muebles; fabricante de muebles resultados; ayudaron a un fabricante de muebles; resultados del ebanista;
    clics de Concept M; muebles que ayudaron; taller de madera; caso de carpintería; el fabricante de muebles; el
    carpintero; el mueblero; el ebanista; mesas de madera; muebles hechos a mano; fabrico muebles; soy carpintero; han
    ayudado a un artesano; el carpintero que ayudaron`,
  'case-literie-amitie': `
    colchones; ropa de cama; tienda de colchones; frente a las grandes cadenas; tienda de camas; vendedor de colchones;
    competir con las cadenas; vendo colchones; colchonería; caso de colchones; caso de una tienda de colchones; tienda
    de barrio contra las cadenas; competir con tiendas grandes; negocio independiente; Literie Amitié; qué hicieron por
    la tienda de colchones; resultados de la tienda de colchones; tienda chica frente a grandes cadenas; tienda pequeña
    contra las grandes; ganarles a las cadenas; la tienda de camas; la colchonería; ganarle a las grandes cadenas;
    tienda chica contra cadenas; vendo camas; vendo contra las grandes cadenas; tienda chica contra Walmart`,
  contact: `
    número de teléfono; correo electrónico; dirección de las oficinas; dónde están; escribir al equipo; horario de
    atención; comunicarme; quién dirige Iluma; equipo; formulario; hablar con alguien; su número; llamarles;
    escribirles; visitarlos; pasar a la oficina; sus oficinas; abren el sábado; horario; a qué hora abren; dónde se
    encuentran; quién es el jefe; sus empleados; fundadores; directora; correo; me pueden llamar; WhatsApp; wasap;
    número de WhatsApp; mandarles un mensaje; mandar un correo; cuál es su teléfono; número para llamar; su dirección;
    a qué hora atienden; horario de oficina; trabajan los domingos; fines de semana; días festivos; están abiertos hoy;
    en qué ciudad tienen oficinas; de qué país son; dónde queda su oficina; oficina en Montreal; oficina en Nueva York;
    quién es el dueño; dueño de la agencia; dueño de Iluma; cuántos son en el equipo; quién forma parte del equipo; cuánto tardan en contestar;
    cuánto se tardan en responder; no me han contestado; les escribí y no contestan; cuándo me responden; hablan
    español; atienden en español; en qué idiomas atienden; idiomas que hablan; hablan inglés; hablan portugués; hablan
    francés; hablar con un humano; atención al cliente; queja; mail; email; dirección de correo; dirección de mail;
    teléfono de la agencia; línea telefónica; mandar un mensaje; enviar un mensaje; platicar con alguien; contactarlos;
    cómo los contacto; en cuánto tiempo responden; responden rápido; respuesta a mi mensaje; tiempo de respuesta; abren
    los fines de semana; abiertos el fin de semana; sábado; dónde tienen oficinas; oficina en Estados Unidos; oficina
    en Canadá; Delaware; ir a su oficina; ubicación; mapa de las oficinas; quién dirige la agencia; directora general;
    encargado; gerente; responsable de la agencia; integrantes del equipo; miembros del equipo; hablar inglés o
    español; atención en español; persona que hable español; horas de atención; cierran a mediodía; pasar en persona;
    pasar a verlos; visitarlos en persona; ir en persona; conocerlos en persona; tienen a alguien en Nueva York; equipo
    en Nueva York; abren los domingos; abren entre semana; quién manda en la agencia; a cargo de la agencia; cómo les
    escribo; marcarles; a dónde les marco; número de contacto; datos de contacto; guasap; mandar whatsapp; chat con una
    persona; atienden en francés; me atienden en inglés; cómo me comunico; cómo me pongo en contacto; cómo
    contactarlos; datos de contacto de ustedes; llamarlos; darles una llamada; llámenme; su teléfono; cuál es su
    número; puedo llamar; puedo llamarles el domingo; llamar en la noche; llamar después del trabajo; abren los
    sábados; abierto hoy; abierto ahora; abren hasta tarde; están cerrados; hora de cierre; a qué hora cierran; hasta
    qué hora; horarios; horas de oficina; a la hora de la comida; festivos; cierran en Navidad; cuándo puedo llamar;
    cuándo están; cuánto tardan en responder; cuándo me contestan; sin respuesta; sigo esperando respuesta; les escribí
    ayer; nadie contesta; nadie me respondió; recibieron mi mensaje; en dónde están; dónde se ubican; dónde está la
    oficina; ubicación de la oficina; cuál es su dirección; dirección postal; dirección exacta; mandarles una carta;
    verlos en persona; están en Montreal; están en Nueva York; están en México; están en España; oficinas en Estados
    Unidos; oficina en América; son de aquí; empresa canadiense; oficinas en otros países; sede principal; quién manda;
    quién es la jefa; quién dirige la empresa; de quién es la empresa; quién fundó Iluma; nombre de la directora;
    nombre del director; quiénes son el equipo; quiénes trabajan ahí; con quién voy a hablar; con quién trato; quién
    hace los anuncios; quién maneja los anuncios; quién maneja las campañas; quién hace el SEO; quién ve lo del SEO;
    quién se encarga de Google; quién se encarga de las fichas; quién escribe; quién redacta; quién hace los videos;
    quién hace los pódcast; su especialista en anuncios; su especialista en SEO; su redactora; quejarme; poner una
    queja; inconforme con su trabajo; problema con su página; su página no sirve; ayuda de una persona; una persona
    real; escribirles un correo; su correo; su correo electrónico; una dirección de correo; formulario de contacto;
    tengo una duda; les puedo hacer una pregunta; a quién le pregunto; con quién me dirijo; a quién me dirijo; con
    quién hablo; a quién escribo; necesito ayuda; me pueden ayudar; alguien que me ayude; cómo hablo con ustedes;
    prefiero el teléfono; no me gusta hablar con un robot; páseme a alguien; verlos cara a cara; vienen a mi tienda;
    pueden venir a mi local; están cerca de mí; qué tan lejos están; tienen oficina en mi ciudad; en qué país están;
    están en Canadá; están en Estados Unidos; están en Madrid; están en Bogotá; después de las seis hay alguien; salgo
    a las seis; solo puedo en la tarde; hay alguien; están ahí; por qué nadie contesta; nunca respondieron; dejé un
    mensaje; llené el formulario y nada; número equivocado; les puedo escribir por WhatsApp; tienen WhatsApp; quién
    haría el trabajo; es un equipo grande; son personas reales; nombre de quien hace los anuncios`,
  booking: `
    pedir una cita; agendar una llamada; quince minutos; reunión; videollamada; cancelar una cita; cambiar una cita;
    hora libre; hablar con alguien; sacar una cita; hablar con un asesor; llamada gratis; conocer a un experto; elegir
    una hora; apartar un horario; cuarto de hora; demostración; consulta; mover mi cita; cambiar la fecha de mi cita;
    agendar; agendar una llamadita; llamadita; hablar por teléfono con alguien; apartar una cita; programar una
    llamada; programar una reunión; reunión por video; Zoom; asesoría; primera asesoría; se cobra la asesoría; primera
    llamada; la primera cita se cobra; asesor; hablar con un especialista; cambiar mi cita para otro día; reagendar;
    reprogramar mi cita; no puedo ir a mi cita; cuánto dura la cita; cita en la oficina; cita presencial; horarios
    libres; disponibilidad; platicar con alguien; platicar con alguien de su equipo; hablar con alguien de su equipo;
    reunirme con ustedes; juntarme con ustedes; cambiar la hora de mi cita; cambiar la hora; otra fecha; anular mi
    cita; cita; reservar una cita; reservar una llamada; la primera consulta se paga; primera consulta; costo de la
    primera consulta; consulta inicial; llamada de quince minutos; llamada; cita de una hora; treinta minutos; sesenta
    minutos; cita por teléfono; cita por video; cita esta semana; confirmación de mi cita; no me llegó la confirmación;
    calendario de citas; elegir con quién hablar; llamada rápida; aplazar mi cita; posponer mi cita; atrasar mi cita;
    adelantar mi cita; recorrer mi cita; pasar mi cita a otro día; quitar mi cita; borrar mi cita; cita virtual; cita
    en línea; hablar cinco minutos; echar una llamada; ponernos de acuerdo; consultoría; asesoría por teléfono; hora
    para hablar; apartar hora; apartar lugar; hablar con una persona; platicar por teléfono; charlar con alguien;
    charlar por teléfono; una charla rápida; una llamada rápida; llamada con alguien; llámenme para platicar; agendar
    una reunión; agendar una cita; cómo agendo; hacer una cita; pedir cita; reservar una demostración; ver una demo;
    reservar un espacio; hay espacio; espacio el jueves; tienen lugar mañana; alguien libre; alguien disponible;
    alguien que me atienda; alguien disponible esta tarde; están libres; libres esta tarde; cita con un experto; cita
    con un especialista; reunión con ustedes; reunión en línea; consulta gratis; asesoría gratis; consultar a un
    experto; hablar de mi proyecto; hablar de mi negocio; consejos por teléfono; cambiar mi cita; cambiar la hora de mi
    llamada; aplazar la cita; no voy a poder ir; me surgió algo mañana; cancelar mi llamada; cancelar mi cita; cómo
    cancelo; voy a llegar tarde; perdí la llamada; a qué hora es mi cita; confirmación de mi llamada; me equivoqué de
    día; me equivoqué de hora; fecha equivocada de mi llamada; tengo que cambiar la hora; me surgió algo; podemos
    hacerlo otro día; volver a agendar; más temprano; más tarde; cuánto dura la llamada; la llamada es gratis; de qué
    hablamos en la llamada; hay que preparar la llamada; quién me va a llamar; ustedes me llaman o yo; perdí el enlace
    de mi cita; cinco minutos de su tiempo; explicármelo por teléfono; alguien que me explique; prefiero explicarlo
    hablando; cuándo podemos hablar; hablar hoy; vernos la próxima semana`,
  faq: `
    preguntas frecuentes; dudas; dudas comunes; preguntas comunes`,
  'crm-feature': `
    probar el CRM; CRM; gestión de clientes; fichas de clientes; seguimiento de proyectos; prospección; software de
    clientes; programa para clientes; base de clientes; administrar mis clientes; lista de clientes; registro de mis
    clientes; embudo de ventas; demostración del CRM; demo del CRM; qué trae el CRM; demo; programa para llevar mis
    clientes; sistema para llevar clientes; sistemita; sistema para mis clientes; llevar clientes y tareas; llevar mis
    clientes; llevar los clientes en Excel; dejar de usar Excel; agenda de clientes; control de clientes; tareas y
    proyectos; tablero de proyectos; contraseña de la demo; usuario de la demo; software de gestión de clientes; probar
    el software; programa de gestión; gestión de clientela; guardar la lista de mis clientes; guardar mis clientes;
    lista de clientes y proyectos; organizar mis clientes y proyectos; base de datos de clientes; archivo de clientes;
    directorio de clientes; demo completa; demo gratis del CRM; CRM para agencias; historial de clientes; a quién
    llamar; diario de IA; buscar prospectos; encontrar clientes nuevos; contraseña del CRM; entrar a la demo; acceder a
    la demo del CRM; lista de clientes en Excel; el CRM dice a quién llamar; probar el CRM gratis; CRM sin pagar;
    apuntar a mis clientes; fichero de clientes; cartera de clientes; software para vender; programa de ventas;
    contraseña de la demo del CRM; cuenta de demostración; para qué sirve el CRM; su programa; su programa de clientes;
    llevar el control de mis clientes; se me pierden los clientes; se me van clientes por no darles seguimiento; olvido
    llamar; se me olvida dar seguimiento; organizar mis clientes; base de datos de mis clientes; manejar contactos;
    hoja de cálculo de clientes; es gratis el CRM; precio del CRM; a quién llamar después; siempre olvido devolver
    llamadas; apunto todo en papel; pierdo los números; mis prospectos están regados; tienen un programa para eso; su
    programa sirve para eso; app para manejar mis clientes; importar mi lista; versión gratis; probarlo antes; en mi
    celular`,
  privacy: `
    datos personales; borrar mis datos; privacidad; Ley 25; RGPD; plazo de conservación; guardar mis mensajes; acceso a
    mis datos; vender mis datos; responsable de los datos; eliminar mis datos; borrar mi información; derecho al
    olvido; compartir mis datos con terceros; qué hacen con mi información; protección de datos; ver mis datos;
    corregir mis datos; venden mis datos; dónde se guardan mis datos; cuánto tiempo guardan; derechos RGPD; que borren
    lo que tienen de mí; eliminen mi información; darme de baja de su lista; qué guardan de mí; qué información
    guardan; pasan mi información a otras empresas; le pasan mi información a alguien; venden mi información; es seguro
    dar mis datos; cuánto tiempo conservan mi correo; cuánto tiempo conservan mis datos; cuánto tiempo guardan mi
    información; cumplen con la ley; cumplen con el RGPD; cumplen con la Ley 25; ley de protección de datos; quejarme
    por mis datos; copia de mis datos; política de privacidad; aviso de privacidad; quién ve mis mensajes; mis mensajes
    son privados; qué hacen con mi correo; qué hacen con mis datos; mi correo; para qué quieren mi correo; por qué
    piden mi teléfono; revenden mis datos; compartir mi correo; otras compañías; desaparecer de sus archivos; ley de
    datos personales; ley quebequense; respetan la ley; leyes de Quebec; leyes de Canadá; cumplimiento legal;
    confidencialidad; son confidenciales; información privada; seguridad de mis datos; robo de datos; datos a salvo;
    encargado de los datos; oficial de privacidad; retirar mi consentimiento; dejar de recibir correos; rectificar mis
    datos; cuánto tiempo guardan mis datos; comparten mis datos; comparten mi información; eliminar todo lo mío; quiero
    desaparecer de su sistema; quítenme de su lista; mensajes que mando; cuánto tiempo guardan mis mensajes; guardan
    mis conversaciones; guardan lo que escribo; guardan mi número; qué hacen con mi número; qué hacen con mi teléfono;
    protegen mis datos; qué pasa con mis datos; qué pasa con mi mensaje; quién lee mi mensaje; quién ve mi mensaje;
    quién ve lo que escribo; vender mi información; vender mi correo; pasar mis datos; pasan mis datos a terceros;
    compartir con terceros; terceros; le dan mi correo a otros; me van a mandar spam; recibir publicidad; tiempo de
    conservación; guardar mi información; borrar lo que mandé; bórrenme; quitar mis datos; qué tienen sobre mí; qué
    saben de mí; datos que tienen; mis derechos; ejercer mis derechos; ejerzo mis derechos; quién es responsable de mis
    datos; encargado de privacidad; delegado de protección de datos; está segura mi información; dónde están mis datos;
    es confidencial; queja por mis datos; fuga de datos; voy a terminar en una lista; mi correo va a terminar en una
    lista; me van a llamar a cada rato; me van a molestar; quién tendrá mi correo; quién tendrá mi número; para qué
    piden mi teléfono; no quiero dar mi nombre; quedar anónimo; olvídenme; me arrepiento de mi mensaje; retirar mi
    mensaje; cómo protegen mi información; dónde me quejo de mis datos; se graba este chat; guardan lo que escribo aquí`,
  'legal-notice': `
    quién publica este sitio; aviso legal; editor del sitio; razón social; alojamiento; derechos de autor; nombre
    legal; empresa registrada; número de registro; sede social; propiedad intelectual; reproducir sus textos; quién
    aloja el sitio; empresa detrás del sitio; nombre de la empresa; cómo se llama la empresa; cómo se llama legalmente;
    empresa legal; quién está detrás; quién es responsable del sitio; ley aplicable; qué ley se aplica; términos y
    condiciones; condiciones de uso; copiar sus textos; puedo citar un artículo; nombre legal de la compañía; compañía;
    nombre de la compañía; dónde está registrada la compañía; domicilio legal; sede legal; empresa responsable;
    responsable legal; quién hizo este sitio; quién hizo esta página; dueño del sitio; derecho a copiar; derecho a usar
    sus textos; copiar contenido; copyright; reproducir un artículo; citar su sitio; servidor del sitio; dónde está
    alojado; nombre registrado de su empresa; nombre registrado; razón social de la empresa; empresa registrada en
    Canadá; quiénes son legalmente; información legal; datos legales; dueño legal; permiso para usar sus textos;
    compartir su artículo; nombre legal de la empresa; alojamiento de este sitio`,
  accessibility: `
    accesibilidad; lector de pantalla; navegación con teclado; WCAG; discapacidad; contraste; tamaño del texto; persona
    con discapacidad; baja visión; ciego; daltónico; agrandar la letra; letra más grande; cambiar el contraste;
    colores; solo teclado; modo oscuro; avisar de una barrera; normas de accesibilidad; dislexia; animaciones; ve
    poquito; agrandar el texto; usar el sitio sin mouse; sin mouse; sin ratón; navegar sin mouse; página con lectores
    de pantalla; leer en voz alta; que lea en voz alta; NVDA; VoiceOver; adulto mayor; persona mayor; problemas de la
    vista; mala vista; invidente; quitar animaciones; botones grandes; reportar un problema de accesibilidad; aumentar
    el tamaño de letra; veo borroso; no alcanzo a leer; leer con dificultad; funciona con lector de pantalla; lector de
    pantalla en su sitio; compatible con lector de pantalla; persona ciega; discapacitado; problemas motrices;
    movimiento en la página; ajustes de la página; ajustes de lectura; leer la página en voz; atajos de teclado;
    accesible para todos; nivel AA; sitio inclusivo; ciego puede usar el sitio; mi papá es ciego; no distingue colores;
    leer en voz alta la página; que me lea la página; modo de alto contraste; cansa la vista; se mueve mucho la página;
    página adaptada; adaptado para discapacitados; texto muy pequeño; el texto está muy pequeño; letras muy pequeñas;
    fuente muy pequeña; hacer más grande el texto; aumentar el texto; no puedo leer; difícil de leer; poco contraste;
    alto contraste; vista cansada; veo mal; JAWS; personas con discapacidad; sordo; sitio accesible; leer la página;
    parar las animaciones; me marean las animaciones; reportar una barrera; un botón no se lee; mi mamá no puede leer;
    tengo mala vista; las letras son diminutas; no veo bien; zoom; difícil de usar con teclado; mi lector no lee el
    botón; colores difíciles de ver; demasiadas animaciones; me molesta lo que se mueve; puede hablar el sitio; léemelo`,
  cookies: `
    cookies; almacenamiento del navegador; rechazar las cookies; rastreadores; consentimiento; rechazar cookies;
    desactivar las cookies; cambiar mi elección; qué cookies; rastreo publicitario; borrar las cookies; me rastrean;
    aviso de cookies; quitar las cookies; cookies que ya acepté; cambiar las cookies que acepté; espiar; espiar con
    cookies; me siguen; me vigilan; qué guardan en mi navegador; qué guardan en mi celular; aviso que sale al entrar;
    cuánto dura la cookie; desactivar las cookies de su sitio; apagar las cookies; rechazar todo; su sitio me sigue; me
    va siguiendo; su sitio me rastrea; seguimiento en internet; seguimiento publicitario; qué guarda el sitio; datos de
    navegación; almacenamiento local; preferencias de cookies; configuración de cookies; lista de cookies; volver a ver
    el aviso; aviso que aparece; ventana de cookies; retirar todo; me vigilan en su sitio; espían mi navegación; acepté
    sin querer; borrar lo que guardaron; limpiar cookies; desactivar cookies; quitar el rastreo; dejen de rastrearme;
    rastrean a los visitantes; usan cookies; cuáles cookies; acepté por error; cambiar mis cookies; cambiar mi
    consentimiento; configurar cookies; quitar el aviso; eliminar cookies; retirar el consentimiento de cookies;
    medición de audiencia; Google Analytics aquí; por qué sale este aviso; el aviso sale siempre; puedo decir que no a
    las cookies; si digo que no; cuánto duran; le di aceptar`,
  robot: `
    robot IlumaAudit; robots.txt; bloquear su robot; registros del servidor; user agent; robot que visita mi sitio;
    bloquear el robot; robot en mis registros; impedir que su robot lea mi sitio; excluir mi sitio; rastreador web;
    copiar mi sitio; vi su robot; su robot entró a mi sitio; qué hace su robot; bot que visita mi página; IlumaAudit;
    visitas raras en mi servidor; por qué visita mi sitio; qué lee el robot; que no entre su robot; no quiero que lean
    mi sitio; quién rastrea mi página; bot en mi servidor; bot pasó por mi servidor; visita de su bot; prohibir su
    robot; impedir el paso al robot; detener su robot; que su robot no lea mi sitio; robot lee mi sitio; crawler;
    escanea mi sitio; sobrecarga mi servidor; qué guarda el robot; obedece robots.txt; golpea mi servidor; su robot
    golpea mi servidor; entra mucho a mi servidor; cómo paro a IlumaAudit; parar su robot; frenar su robot; bloquear
    IlumaAudit; quitar su robot de mi sitio; muchas visitas de un robot; visitas de IlumaAudit; su robot; su
    rastreador; robot en mi página; robot en mi servidor; qué es IlumaAudit; impedir su robot; cada cuánto viene su
    robot; cada cuánto pasa el robot; qué lee su robot; qué guarda su robot; por qué su robot entra a mi página;
    demasiadas peticiones suyas`,
  'article-reponses-des-ia': `
    aparecer en ChatGPT; salir en ChatGPT; que ChatGPT me recomiende; que ChatGPT recomiende mi negocio; que la IA
    recomiende mi negocio; que la IA hable de mi negocio; respuestas de la IA; IA de Google; Gemini; Perplexity;
    OpenAI; cómo me encuentra ChatGPT; resúmenes de Google con IA; robots de IA; bloquear los robots de IA; SEO para la
    inteligencia artificial; citar mi página; que ChatGPT hable de mi empresa; que ChatGPT me mencione; que me mencione
    la IA; cómo salgo en la IA; ChatGPT no conoce mi negocio; ChatGPT da mal mi dirección; aparecer en las respuestas
    de la IA; aparecer en Gemini; la gente pregunta a ChatGPT; buscadores con IA; buscar con IA; posicionarme en la IA;
    recomendado por ChatGPT; recomendado por la IA; buscadores de IA mencionen mi negocio; la IA mencione mi panadería;
    mencionarán mi negocio; las IA; asistentes como ChatGPT; visibilidad en ChatGPT; que la inteligencia artificial me
    recomiende; ChatGPT recomiende; búsqueda con IA; Copilot; la IA conoce mi negocio; ChatGPT conoce mi negocio; por
    qué ChatGPT recomienda a mi competencia; la gente le pregunta a la IA`,
  'article-devis-rapides': `
    contestar presupuestos; me piden presupuesto; tardo en contestar; tardo en cotizar; responder a quien pide precio;
    responder solicitudes; mandar cotizaciones rápido; hacer cotizaciones; plantilla de cotización; pierdo ventas por
    no contestar; clientes que piden precio; enviar una cotización a un cliente; seguimiento de cotizaciones; cliente
    que no contesta la cotización; pierdo tiempo haciendo cotizaciones; tiempo en cotizaciones; cotizar más rápido;
    hacer presupuestos rápido; consejos para cotizar; consejos para hacer presupuestos; cotizaciones que tardan;
    responder antes que la competencia; cuánto tardar en responder; plantilla de presupuesto; organizar las
    solicitudes; cotizaciones sin respuesta; mandar un presupuesto; me tardo en mandar cotizaciones; me tardo demasiado
    en cotizar; mandar cotizaciones; contestarle a quien pidió una cotización; pidió una cotización; piden cotización y
    no contesto; olvido contestar cotizaciones; contestar a tiempo; responder a tiempo; rapidez para cotizar; pierdo
    clientes por tardar; tardanza; responder más rápido cotizaciones; mandar cotizaciones más rápido; tardo mucho en
    cotizar; pierdo trabajos por contestar tarde; responder más rápido; tardo en mandar precios; pierdo trabajos por
    lento`,
  'article-site-rapide': `
    página lenta; mi web es lenta; mi sitio tarda en abrir; mi web tarda mucho en abrir; tarda mucho en cargar; carga
    lento; acelerar mi sitio; velocidad de mi página; página pesada; fotos pesadas; reducir fotos; abrir en el celular;
    rápido en el celular; medir la velocidad; PageSpeed; hosting lento; sitio lento; sitio lento en el celular;
    acelerar mi página; hacer más rápida mi página; mejorar la velocidad; por qué tarda mi sitio; página que no abre;
    demora en abrir; imágenes pesadas; optimizar imágenes; tiempo de carga; la gente se va porque tarda; tarda una
    eternidad; tarda una eternidad en cargar; tarda siglos; tarda mucho en el celular; tarda en cargar en el celular;
    no carga en el celular; achicar fotos; achicar imágenes; hacer más ligeras las fotos; comprimir fotos; que cargue
    más rápido; cargar rápido; lentitud; página tardada; sitio pesado; mi página es lenta; mi página tarda en cargar;
    velocidad de la página; lenta en el celular; lenta en el móvil; mi página carga lento; tarda mucho en abrir; la
    gente se va antes de que cargue`,
  'article-avis-google': `
    pedir reseñas; conseguir más reseñas; más reseñas; más estrellas; más estrellitas; más opiniones; que mis clientes
    me dejen reseñas; que mis clientes me dejen estrellas; que me dejen opiniones; subir mi calificación; contestar una
    reseña mala; responder una mala reseña; reseña con mentiras; reseña falsa; denunciar una reseña; reseña injusta;
    mal comentario en Google; frases para pedir una reseña; pedir reseñas sin molestar; pedir reseñas sin fastidiar;
    pedir opiniones a mis clientes; mensaje para pedir reseña; código QR para reseñas; crítica; crítica mala; contestar
    una crítica; responder una crítica; respuesta a una queja; cliente enojado; cliente molesto; comentario malo;
    comentario negativo; puntuación en Google; pocas reseñas; nadie me deja reseñas; mejorar mi reputación; reputación
    en internet; cómo contestar reseñas; que nos dejen estrellas; manera de pedir estrellas; descuento a cambio de una
    reseña; reseña a cambio de algo; pagar por reseñas; calificación horrible; contestar una mala opinión; opinión
    mala; qué hago con una mala reseña; reseñas positivas; agradecer una reseña; a quién pedirle reseña; más reseñas en
    Google; pedir una reseña; cómo pido reseñas; mi competencia tiene más reseñas; subir mi calificación en Google;
    mala reseña; reseña negativa; reseña de una estrella; me dejaron una mala reseña; cliente enojado dejó una reseña;
    contestar una mala reseña; qué le contesto a una reseña; borrar una reseña; descuento por una reseña; qué le digo a
    un cliente enojado; alguien se queja en mis reseñas; uno que se queja en mis reseñas; un cliente miente de
    nosotros; competidor celoso; que la gente deje reseñas; mis clientes nunca dejan reseñas; se vale pedir reseñas;
    comprar reseñas`,
  'article-infolettre-locale': `
    boletín; boletín por correo; mandar un boletín; boletín a los vecinos; boletín para mi negocio; newsletter; correos
    masivos; correo mensual; qué escribir en un boletín; cada cuánto mandar correos; mis correos llegan a spam; correos
    en spam; permiso para mandar correos; lista de correos; leyes de correo; darse de baja; email marketing; mandar
    correos a mis clientes; mandar un newsletter; empezar un newsletter; empezar un boletín; correo a mis clientes;
    escribir correos; mandar correos sin spam; cómo juntar correos; frecuencia del boletín; campaña de correo; mailing;
    correo mensual a clientes; correo mensual a clientes frecuentes; carpeta de spam; caen en spam; mis correos caen en
    spam; correos no deseados; nadie abre mis correos; carta mensual; noticias por correo; avisos por correo; mandar
    novedades; mandar correos a clientes; correo masivo; mis correos van a no deseado; cada cuánto escribir; cómo
    empiezo una lista de correos; qué les escribo a mis clientes cada mes; escribir a la gente sin pedir permiso; es
    legal escribir a clientes`,
  'article-campagne-locale': `
    crear una campaña en Google Ads; configurar una campaña; campaña local; anunciar solo en mi zona; anuncios cerca de
    mi local; radio alrededor de mi local; limitar la zona de los anuncios; horario de los anuncios; tipos de
    concordancia; palabras negativas; hacer yo mismo mis anuncios; anunciarme en Google; qué revisar cada semana en
    Google Ads; anuncio de búsqueda; cómo crear una campaña; crear anuncios en Google; hacer mi primera campaña local;
    anuncios por código postal; a qué hora poner anuncios; palabras para mis anuncios; redactar un anuncio; escribir mi
    anuncio; configurar Google Ads paso a paso; Google Ads solo para mi ciudad; anuncios solo en mi ciudad; configurar
    Google Ads; anuncios de Google en mi zona; limitar anuncios a mi ciudad; campaña para mi barrio; paso a paso para
    anunciarme; configurar una campaña de Google Ads; configurar anuncios locales; apuntar a mi zona; radio alrededor
    de mi negocio; horario de anuncios; mostrar mis anuncios solo aquí; anuncios en un radio; gente de lejos le da clic
    a mis anuncios`,
  'article-pages-par-ville': `
    páginas por ciudad; página para cada zona; página para cada barrio; atiendo varias ciudades; salir en otra ciudad;
    páginas copiadas; páginas duplicadas; páginas puerta; contenido duplicado; ciudades vecinas; páginas casi iguales;
    página local; cubro varias zonas; doy servicio en varias ciudades; aparecer en la ciudad de al lado; cuántas
    páginas de ciudad; repetir la misma página; página aparte para cada ciudad; cada pueblo que atiendo; una página por
    ciudad; una página para cada ciudad; páginas de ciudades; atender varias ciudades; salir en la ciudad de al lado;
    trabajo en varias ciudades; voy a varios pueblos; salir en el pueblo vecino`,
  'article-assistant-sur-le-site': `
    qué puede responder un asistente; qué puede contestar un chatbot; límites de un chatbot; qué no debe contestar;
    chatbot que se equivoca; preparar un asistente; probar un chatbot; conviene un chatbot; vale la pena un chatbot;
    preguntas para el asistente; avisar que es una máquina; asistente con IA en mi página; poner un asistente en mi
    sitio; asistente en mi sitio consejos; qué preguntas contesta un asistente; errores de un chatbot; chatbot para mi
    negocio consejos; probar un asistente; qué permitir decir a un chatbot; lo que debe decir un chatbot; reglas para
    un chatbot; chatbot responsable; un chatbot puede equivocarse; qué dejarle contestar; debería tener un chatbot;
    chatbot para negocio pequeño; qué debe contestar un chatbot; respuestas automáticas en mi página; me serviría un
    chatbot; una tienda chica debería tener un bot`,
  'article-loi-25-rgpd': `
    cumplir con la Ley 25; pyme y Ley 25; qué tiene que hacer una pyme; mi sitio cumple la ley; qué exige la Ley 25;
    qué pide el RGPD a una pyme; leyes de privacidad; política de privacidad para mi página; poner un aviso de cookies
    en mi sitio; banner de cookies; filtración de datos; obligaciones legales de mi sitio; datos de mis clientes y la
    ley; registro de incidentes; mi sitio respete la Ley 25; sitio en regla; poner mi página en regla; cumplir la ley
    con mi página; requisitos de la Ley 25; Ley 25 de Quebec para mi negocio; RGPD para mi negocio; ley de protección
    de datos y mi sitio; responsable de datos en mi empresa; mis clientes piden sus datos; fuga de datos; datos
    robados; consentimiento en mi sitio; mi tienda tiene que cumplir el RGPD; mi tiendita y el RGPD; negocio chico y
    RGPD; aplica la Ley 25 a mi negocio; aplica el RGPD a mi negocio; me aplica la ley; qué hago con la Ley 25; Ley 25
    en mi sitio; RGPD en mi sitio; datos de mis clientes; guardar datos de clientes legalmente; RGPD para mi página; mi
    página cumple la ley; aviso de cookies en mi página; obligaciones de la ley 25; fuga de datos en mi negocio; qué
    dice la ley sobre mi lista de clientes; necesito aviso en mi propia página; qué hago con los datos de mis clientes;
    multas; mi lista de clientes y la ley`,
  'article-formulaire-court': `
    formulario de contacto; formulario muy largo; cuántos campos; qué campos pedir; acortar el formulario; nadie
    completa el formulario; abandonan el formulario; formulario en el celular; mejorar mi formulario; spam en el
    formulario; mensajes de error; datos que debo pedir; formulario corto; formulario sencillo; formulario de
    cotización; campos del formulario; por qué no llenan mi formulario; llenar el formulario en el celular; formulario
    accesible; diseño de formulario; campos debe tener un formulario; cuántas preguntas en el formulario; formulario
    con muchas preguntas; qué pedir en el formulario; nadie llena mi formulario; nadie termina mi formulario; la gente
    abandona el formulario; acortar mi formulario; formulario en mi página; nadie me escribe por la página; empiezan el
    formulario y lo dejan; qué pregunto en mi formulario`,
  'article-rappels-rendez-vous': `
    clientes que no llegan; clientes que no llegan a su cita; no llegan a la cita; faltan a la cita; citas perdidas;
    agendan y no llegan; agendan y no vienen; me dejan plantado; plantones; ausencias; inasistencias; no se presentan;
    recordar la cita; recordatorio por WhatsApp; mensaje de recordatorio; cobrar por faltar; cancelan a última hora;
    mis clientes olvidan sus citas; olvidan la cita; clientes que olvidan; evitar que falten; evitar ausencias; no
    show; clientes que faltan; recordatorios; recordatorio de citas; mandar recordatorios; confirmar citas; depósito
    por cita; huecos en la agenda; la mitad de mis citas no llega; no asisten a la cita; inasistencia a citas; mensaje
    de recordatorio de cita; recordatorio un día antes; pacientes que faltan; clientes que no asisten; reservan y no
    vienen; los clientes no llegan a su cita; clientes que no vienen; faltan a su cita; olvidan su cita; me dejan
    plantada; correo de recordatorio; cobrar cancelaciones; cobrar por no venir; apartan y no vienen; los clientes se
    olvidan; sillas vacías; la mitad no llega; cómo les recuerdo; mensaje un día antes; sirven los recordatorios;
    cobrarle al que no viene`,
  'article-mots-des-clients': `
    qué buscan mis clientes; palabras que usa la gente; palabras clave para mi negocio; encontrar palabras clave; qué
    escribe la gente en Google; cómo me buscan; Search Console; sugerencias de Google; qué palabras usar; lenguaje de
    mis clientes; investigar palabras; de qué temas escribir; palabras para encontrar un negocio; palabras que pone la
    gente; qué pone la gente en Google; qué busca la gente; cómo me encuentra la gente; términos de búsqueda; búsquedas
    de mis clientes; vocabulario de mis clientes; palabras de mi oficio; con qué palabras me buscan; elegir palabras
    clave; frases que buscan; averiguar qué busca la gente; averiguar qué escribe la gente; qué escribe la gente para
    encontrar una tienda; cómo le dicen mis clientes; qué términos usar; búsquedas populares; qué palabras busca la
    gente; qué escribe la gente; qué buscan los clientes; investigación de palabras clave; cómo buscan mi oficio; qué
    palabras pongo en mi página`,
  'article-compter-les-appels': `
    contar las llamadas; de dónde vienen las llamadas; origen de las llamadas; cómo llegó un cliente; saber cómo me
    encontraron; qué anuncio me trae llamadas; cuántas llamadas recibo; medir llamadas; por dónde me conocieron;
    llamadas desde Google; saber qué publicidad funciona; de dónde vienen mis clientes; cómo supieron de mí; cuántos me
    llaman por Google; llamadas por anuncio; llamadas por la página; contar formularios; saber qué me trae clientes;
    número de seguimiento; registrar las llamadas; qué llamadas llegaron por mi sitio; llamadas que llegaron por
    internet; saber qué llamadas; cuántas llamadas por mi página; medir de dónde llegan; por qué medio llegaron; cómo
    se enteraron de mí; de dónde vienen mis llamadas; cómo me encontraron; rastrear llamadas; contar llamadas; qué
    anuncio trae llamadas; saber qué funciona; cómo se entera la gente de mí; qué anuncios funcionan; cómo sé de dónde
    vino una llamada; no sé qué funciona`,
  'article-donnees-structurees': `
    datos estructurados; schema; LocalBusiness; código para Google; JSON-LD; marcado; estrellas en los resultados de
    Google; resultados enriquecidos; poner mi horario en el código; ruta de navegación; marcado schema; qué es
    schema.org; código de mi sitio para Google; agregar código; rich snippets; validar el código; preguntas frecuentes
    en Google; marcado schema.org; etiquetas para Google; información para robots de Google; fragmentos enriquecidos;
    estrellas en los resultados`,
  'author-ines': `
    quién es Inès Caron; experta en SEO local; quién se encarga del SEO; artículos de Inès Caron; Inès; quién es Inès;
    Inès Caron; hablar con Inès`,
  'author-mateo': `
    quién es Mateo Rivas; experto en publicidad; especialista en Google Ads; quién lleva los anuncios; artículos de
    Mateo Rivas; Mateo; quién es Mateo; Mateo Rivas; hablar con Mateo`,
  'author-claire': `
    quién es Claire Oduya; redactora; especialista en contenido; artículos de Claire Oduya; Claire; especialista en
    video y podcast; quién es Claire; Oduya`,
  guide: `
    guía; guía de visibilidad; guía para corregir mi sitio; cómo corregir un error de mi sitio; controles del ILA; qué
    significa un control; interpretar mi informe; explicación de cada control; explicación de la prueba de mi sitio;
    qué revisan en la prueba; qué revisan cuando miden un sitio; lista de controles; controles de la medición; por qué
    importa un control; cómo arreglar un control; entender mi informe ILA; puntos que revisan; guía técnica; qué
    significa cada punto del informe; puntos del informe; cómo corrijo lo que sale mal; explicación del resultado; cómo
    arreglo mi sitio; ayuda con mi informe; arreglar mi página yo mismo; cómo corregir mi sitio; mejorar mi página yo
    mismo; guía para hacerlo yo; lista de revisiones; qué corregir primero; mi reporte dice que hay errores; cómo
    corrijo los errores; qué significa esta revisión; explíquenme los errores de mi página`,
  'town-local-montreal': `
    aparecer en Google Maps en Montreal; agencia de SEO en Montreal; tengo un negocio en Montreal; clientes en Montreal`,
  'town-local-laval': `
    aparecer en Google Maps en Laval; agencia de SEO en Laval; tengo un negocio en Laval; clientes en Laval`,
  'town-local-longueuil': `
    aparecer en Google Maps en Longueuil; agencia de SEO en Longueuil; tengo un negocio en Longueuil; clientes en
    Longueuil`,
  'town-local-quebec': `
    aparecer en Google Maps en la ciudad de Quebec; agencia de SEO en la ciudad de Quebec; tengo un negocio en la
    ciudad de Quebec; clientes en la ciudad de Quebec`,
  'town-local-new-york': `
    aparecer en Google Maps en Nueva York; agencia de SEO en Nueva York; tengo un negocio en Nueva York; clientes en
    Nueva York`,
  'town-meta-ads-montreal': `
    anuncios en Facebook en Montreal; anuncios en Instagram en Montreal; anunciarme en Montreal`,
  'town-meta-ads-laval': `
    anuncios en Facebook en Laval; anuncios en Instagram en Laval; anunciarme en Laval`,
  'town-meta-ads-longueuil': `
    anuncios en Facebook en Longueuil; anuncios en Instagram en Longueuil; anunciarme en Longueuil`,
  'town-meta-ads-quebec': `
    anuncios en Facebook en la ciudad de Quebec; anuncios en Instagram en la ciudad de Quebec; anunciarme en la ciudad
    de Quebec`,
  'town-meta-ads-new-york': `
    anuncios en Facebook en Nueva York; anuncios en Instagram en Nueva York; anunciarme en Nueva York`,
  'town-landing-montreal': `
    landing page en Montreal; página de destino en Montreal; página para mi negocio en Montreal`,
  'town-landing-laval': `
    landing page en Laval; página de destino en Laval; página para mi negocio en Laval`,
  'town-landing-longueuil': `
    landing page en Longueuil; página de destino en Longueuil; página para mi negocio en Longueuil`,
  'town-landing-quebec': `
    landing page en la ciudad de Quebec; página de destino en la ciudad de Quebec; página para mi negocio en la ciudad
    de Quebec`,
  'town-landing-new-york': `
    landing page en Nueva York; página de destino en Nueva York; página para mi negocio en Nueva York`,
  'faq#first-results': `
    ver la diferencia; notar la diferencia; cuándo funciona; cuándo empieza a funcionar; cuánto tarda en funcionar;
    cuánto se tarda; cuánto tarda; cuánto tiempo toma; cuánto falta para ver resultados; en cuánto tiempo hay
    resultados; cuándo veo resultados; cuándo voy a tener clientes; cuántas semanas; cuántos meses; semanas o meses; es
    rápido; qué tan rápido; es tardado; el SEO tarda mucho; cuánto para salir primero; cuánto para estar en primera
    página; cuándo va a sonar el teléfono; resultados rápidos; resultados inmediatos; de un día para otro; hay que
    tener paciencia; tiempo de espera; todos dicen que tarda mucho; el SEO tarda un montón; es lento; funcionará antes
    de Navidad; listo para el verano; listo para la temporada; resultados el próximo mes; cuándo me van a encontrar;
    cuándo voy a estar en Google; el negocio está flojo, cuánto tarda; para que lleguen clientes; pueden hacerlo más
    rápido`,
  'faq#ila-score': `
    qué es ILA; expliquen el ILA; qué significa el puntaje; registrarse para ver mi puntuación; puntuación sin
    registro; puntuación sin cuenta`,
  'faq#who-writes': `
    quién escribe los textos; quién escribe los artículos; quién redacta mi contenido; escrito por IA; IA o personas;
    escrito por una persona; escrito por humanos; escrito por ChatGPT; todo lo escribe ChatGPT; usan ChatGPT; copiar y
    pegar de ChatGPT; lo escribe un robot; lo escribe gente de verdad; lo escribe un humano; suena a robot; mi texto va
    a sonar falso; escriben como yo; quién es el autor; tienen redactora`,
  'faq#what-iluma-does': `
    qué hacen; qué hacen ustedes; qué hacen exactamente; qué es lo que hacen; qué hace su empresa; qué es Iluma;
    quiénes son; quiénes son ustedes; qué es esto; de qué es esta página; de qué se trata; expliquen qué hacen; en
    resumen; en pocas palabras; qué tipo de empresa; qué tipo de agencia; qué ofrecen; a qué se dedican; no entiendo
    qué hacen; qué es exactamente; qué venden; cuál es su negocio; explíquenme fácil; qué pueden hacer por mí; qué
    pueden hacer por mi negocio; cómo me pueden ayudar; qué gano yo; de qué me sirve`,
  'faq#audience': `
    trabajan con negocios pequeños; trabajan con restaurantes; trabajan con plomeros; soy muy pequeño para ustedes;
    negocio de una persona; autónomo; por mi cuenta; freelance; asociación; sin fines de lucro; empresas grandes; qué
    tipo de clientes; qué sectores; aceptan clientes pequeños; para una iglesia; para una escuela; soy solo yo; somos
    solo dos; negocio familiar; es para gente como yo; solo trabajan con empresas grandes; trabajan con agricultores;
    trabajan con abogados; trabajo desde casa; no tengo local; sin local; solo en línea`,
};
