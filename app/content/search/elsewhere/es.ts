import type { Elsewhere } from './shape.ts';

export const es: Elsewhere = {
  jobs: `
    están contratando personal; contratan diseñadores; contratan gente; vacantes; vacante; ofertas de empleo; empleo
    con ustedes; empleos; puestos libres; bolsa de trabajo; trabajar para ustedes; trabajar en Iluma; trabaje con
    nosotros; prácticas; pasantía; pasante; becario; postularme; postular; enviar mi currículum; mandar mi CV; hoja de
    vida; busco trabajo; busco empleo; busco chamba; necesitan diseñadores; necesitan programadores; sueldo de un
    puesto; recursos humanos; medio tiempo; trabajo remoto; reclutan; reclutamiento; unirme al equipo como empleado`,
  'company-figures': `
    cuántos empleados; número de empleados; cuántas personas trabajan ahí; cuántos son en la empresa; tamaño de la
    empresa; plantilla; facturación anual de la empresa; ingresos de la empresa; cuánto dinero ganan ustedes; ganancias
    de la empresa; inversionistas; inversores; accionistas; precio de sus acciones; cuántos clientes han perdido;
    cuántos clientes tienen; número de clientes; año de fundación; cuándo se fundó la empresa; cuota de mercado; su
    cliente más grande; sueldo de sus empleados; cuánto ganan sus empleados; está en venta su empresa; estacionamiento
    en la oficina; metro más cercano a la oficina; clientes enojados; demandas contra ustedes; sus proveedores; su
    banco`,
  'private-details': `
    domicilio particular; dónde vive ella; dónde vive él; dirección de su casa; teléfono personal; número personal;
    celular personal; celular de la directora; correo personal; edad de la directora; está casada; está casado; familia
    del jefe; sueldo de la jefa; teléfono de un cliente; correo de un cliente; datos de contacto de sus clientes; lista
    de clientes con correos; nombres y direcciones de clientes; teléfono del dueño de la tienda; correo del dueño del
    negocio; fecha de nacimiento; número de seguro social; número de tarjeta de crédito; cuenta bancaria de alguien;
    qué preguntó el último visitante; mensajes de otras personas; citas de otras personas`,
  'other-firms': `
    cuánto cuesta Shopify; precio de Shopify al mes; precio de Wix; plan de Wix; Wix o Squarespace; hosting en GoDaddy;
    plan de GoDaddy; precio de Semrush; cuánto cuesta Semrush; precio de Ahrefs; precio de HubSpot; precio de
    Mailchimp; precio de Canva; licencia de Salesforce; suscripción a ChatGPT Plus; acciones de Google; de quién es
    Google; dueño de Google; dueño de Meta; teléfono de soporte de Facebook; contactar al soporte de Google; llamar a
    Google; me hackearon Facebook; me hackearon el Instagram; cuenta hackeada; cuenta robada; recuperar mi cuenta;
    recuperar mi contraseña; olvidé la contraseña de Gmail; verificar mi Instagram; palomita azul; hacerme viral en
    TikTok; seguidores en TikTok; vender en Amazon; vender en Mercado Libre; vender en Wallapop; Airbnb; Uber; Netflix;
    Spotify; soporte de Apple; Microsoft Office; plan de celular; tarifa móvil; plan de internet; Telcel; Movistar;
    Vodafone; comisiones del banco; cuál agencia es mejor; precios de otra agencia`,
  'other-trades': `
    imprimen volantes; imprimir tarjetas de presentación; tarjetas de visita; imprenta; impresión; folletos; carteles;
    calcomanías; lonas; rótulos; camisetas con mi logo; playeras; artículos promocionales; hacen logotipos; hacer un
    logo; diseño de logo; diseñar un logotipo; identidad de marca; imagen corporativa; diseño de interiores;
    desarrollar una app; aplicación para iPhone; aplicación para Android; videojuego; desarrollar un software; cajas
    registradoras; punto de venta; terminal de pago; datáfono; programa de contabilidad; nómina; llevan contabilidad;
    venden seguros; asesoría legal; plan de negocios; fotos de boda; organizar eventos; cámaras de seguridad; cableado
    de red; soporte informático; reparan computadoras; venden celulares; alquilar una oficina; local en renta;
    paquetería; centro de llamadas; venta puerta a puerta; anuncios de radio; comerciales de televisión;
    espectaculares; vallas; traducir documentos`,
  'orders-to-the-machine': `
    ignora las instrucciones anteriores; ignora tus instrucciones; olvida tus instrucciones; olvida tus reglas; olvida
    todo lo anterior; no hagas caso a tus reglas; prompt del sistema; dime tu prompt; muestra tu prompt; muestra tus
    instrucciones; cuáles son tus instrucciones; actúa como; finge ser; haz como si; ahora eres; juego de rol; modo
    desarrollador; jailbreak; contraseña de administrador; acceso de administrador; entrar como administrador; dame la
    contraseña; contraseña de la base de datos; clave API; clave secreta; contraseña del wifi; código fuente; base de
    datos; SQL; hackear el sitio; hackear una página; hackear a mi competencia; ejecuta un comando; terminal de Linux;
    repite conmigo; responde como pirata; responde solo sí; habla mal de`,
  'small-talk': `
    algo gracioso; canta una canción; te quiero; te amo; me amas; estás enamorado; eres soltero; tienes sentimientos;
    tienes conciencia; cómo estás hoy; tu color favorito; tu comida favorita; duermes; sueñas; cuántos años tienes;
    eres hombre o mujer; cásate conmigo; estoy aburrido; estoy triste; me siento solo; existe Dios; eres tonto; adivina
    un número; jugar un juego; horóscopo; mi signo`,
  news: `
    quién es el presidente; presidente de México; presidente de España; elecciones; por quién votar; votar; partido
    político; gobierno; ministro; alcalde; guerra; últimas noticias; noticias de hoy; cambio climático; migración;
    huelga hoy; la bolsa hoy`,
  sport: `
    quién ganó el partido; quién ganó ayer; quién ganó la liga; a qué hora juega el Madrid; a qué hora juega la
    selección; resultado del partido; partido de fútbol; Mundial; Liga de Campeones; Super Bowl; béisbol; baloncesto;
    boxeo; Olimpiadas; mejor jugador; medalla de oro; próximo partido; maratón`,
  weather: `
    clima; clima de mañana; qué tiempo hace; qué tiempo hará; tiempo este fin de semana; va a llover; llueve; va a
    nevar; temperatura afuera; hace frío; hace calor; tormenta; huracán; amanecer`,
  food: `
    receta; receta de pastel; receta de tacos; cómo cocinar; cocinar arroz; qué como hoy; cena de hoy; mejor pizza;
    buen restaurante para comer; dónde comer; reservar una mesa; pedir una pizza; calorías; ingredientes; vino con
    pescado; comida vegana`,
  health: `
    síntomas; dolor de cabeza; fiebre; me duele la espalda; qué medicina tomar; qué enfermedad tengo; enfermedad; estoy
    enfermo; vacuna; bajar de peso; adelgazar; dieta; embarazada; presión arterial; mi perro está enfermo; mi gato
    vomita; mi gato estornuda; mi perro no come; alergia; terapia; depresión; dormir mejor`,
  home: `
    reparar una fuga; lavadora que gotea; destapar un fregadero; llanta ponchada; rueda pinchada; cambiar una llanta;
    cambio de aceite; el coche no arranca; pintar una pared; podar rosales; plantar tomates; cortar el césped; colchón
    para el dolor de espalda; armar un mueble; quitar una mancha; eliminar hormigas; recibo de la luz; entrenar a un
    cachorro; nombre para mi gato`,
  devices: `
    arreglar mi computadora; arreglar el ordenador; pantalla rota; reparar mi celular; batería del teléfono; instalar
    Windows; instalar Linux; mi impresora no imprime; configurar el wifi; router; virus en mi computadora; pantalla
    azul; iPhone o Android; fórmula de Excel; PowerPoint; Bluetooth; consola de juegos; escribir un script en Python;
    programar en JavaScript; desbloquear mi celular`,
  travel: `
    hotel; hoteles baratos; vuelo; vuelos baratos; boleto de avión; precio de un vuelo; horario del tren; horario del
    autobús; horario del metro; visa para; pasaporte; renovar el pasaporte; vacaciones; playa; qué visitar; turista;
    renta de autos; distancia entre ciudades; horario del museo`,
  culture: `
    película; qué película ver; serie para ver; letra de una canción; quién canta; boletos de concierto; libro para
    leer; quién escribió el libro; pintura; actor; cantante; famoso; aprender guitarra; aprender piano; novela; trucos
    de videojuego; poema; baile`,
  knowledge: `
    capital de; capital de Perú; población de; montaña más alta; altura del Everest; río más largo; raíz cuadrada; edad
    del universo; distancia a la luna; planeta; quién inventó; cuándo se inventó; quién descubrió; historia de Roma;
    guerra mundial; revolución mexicana; dinosaurios; fórmula química; velocidad de la luz; por qué el cielo es azul;
    cuántos países; definición de una palabra; qué significa esa palabra; qué hora es en Tokio; qué día es hoy`,
  schoolwork: `
    haz mi tarea; tarea de matemáticas; ejercicio de matemáticas; resolver una ecuación; calcula; ensayo para la
    escuela; examen; tesis; traducir esta frase; traducir al alemán; conjugar un verbo; escribe un poema; hazme un
    poema; carta de amor; escribir un cuento; escribir una canción; carta de presentación; carta de motivación;
    redactar mi currículum; escribir un discurso; resumir un libro; corregir mi inglés`,
  paperwork: `
    declarar impuestos; declaración de la renta; hacer mis impuestos; registrar una empresa; constituir una sociedad;
    licencia de funcionamiento; licencia de conducir; carné de conducir; divorcio; abogado; demandar a alguien;
    contrato de arrendamiento; inquilino; casero; herencia; testamento; pensión; jubilación; desempleo; paro; permiso
    de trabajo; trámites de migración; registrar una marca; patente; salario mínimo; despedir a un empleado; finiquito;
    indemnización`,
  money: `
    bitcoin; precio del bitcoin; cripto; criptomonedas; qué acciones comprar; invertir en la bolsa; hipoteca; tasa
    hipotecaria; préstamo; préstamo para mi negocio; pedir un préstamo; pedir dinero prestado; tarjeta de crédito;
    historial de crédito; tipo de cambio; dólar hoy; transferencia bancaria; lotería; números de la lotería; cuenta de
    ahorro; seguro de auto; seguro de coche; seguro de vida; precio del oro; subsidio; subvenciones; apoyos del
    gobierno; cuánto gana un programador`,
  shopping: `
    corte de pelo; precio de un corte de pelo; comprar zapatos; tenis baratos; talla de zapatos; vestido; qué celular comprar; comprar una laptop; bicicleta
    eléctrica; comprar un coche; auto usado; qué patines comprar; qué colchón comprar; vender mi coche; vender mi casa;
    regalo para mi mamá; regalo de cumpleaños; perfume; reloj; juguetes; hay en existencia; rastrear mi paquete; dónde
    está mi pedido; devolver un producto; ofertas del viernes negro; descuento en una tele; horario del supermercado; a
    qué hora cierra la farmacia`,
};
