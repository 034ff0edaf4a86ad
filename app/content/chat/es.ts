import { figuresIn } from '../claims.ts';
import { company } from '../company/facts.ts';
import type { ChatCopy } from './shape.ts';

const figures = figuresIn('es');

export const es: ChatCopy = {
  title: 'Asistente de Iluma',
  nature: 'Respuestas automáticas de este sitio',
  log: 'Conversación con el asistente',
  senders: { user: 'Usted', assistant: 'El asistente' },
  suggestions: 'Preguntas sugeridas',
  message: 'Su mensaje',
  placeholder: 'Escriba su pregunta',
  send: 'Enviar',
  minimise: 'Minimizar la ventana',
  expand: 'Ampliar la ventana',
  close: 'Cerrar el asistente',
  typing: 'El asistente está escribiendo…',
  newReply: 'Nueva respuesta',
  tooLong:
    'El límite es de {limit} caracteres. Acorte su mensaje o envíelo en varias partes: no se borró nada.',
  handoff: 'Enviar al equipo',
  download: 'Descargar el chat',
  transcript: { title: 'Conversación con el asistente de Iluma', file: 'conversacion-iluma' },
  forget: 'Borrar el chat',
  forgotten: 'Chat borrado. No queda nada de él en este navegador.',
  pages: {
    home: {
      greeting:
        '¡Hola! Soy el asistente automático de Iluma. Conozco nuestros servicios, nuestros precios iniciales y nuestras herramientas, y puedo llevarlo a la página adecuada. ¿Qué busca?',
      suggestions: [
        'Mejorar mi SEO local',
        'Simular mi presupuesto publicitario',
        '¿Qué servicios ofrecen?',
        'Pedir una cita',
      ],
    },
    blogia: {
      greeting:
        '¡Hola! Está en BlogIA, que prepara contenidos, del esquema al texto. Puedo decirle qué aporta un artículo a su SEO o qué servicios de contenido ofrecemos.',
      suggestions: [
        '¿Cómo mejoro mi SEO?',
        '¿Qué servicios de contenido ofrecen?',
        'Pedir una cita',
      ],
    },
    adluma: {
      greeting:
        '¡Hola! ADLUMA calcula qué puede dar un presupuesto publicitario antes de gastarlo. Puedo decirle por dónde empezar, o ponerlo en contacto con la persona que se encarga de la publicidad.',
      suggestions: [
        '¿Para qué sirve el simulador?',
        '¿Con qué presupuesto empiezo?',
        'Comentar el resultado en una cita',
      ],
    },
    contact: {
      greeting:
        '¡Hola! Puede escribir al equipo con el formulario de esta página: respondemos en 24 horas, en días hábiles. ¿Prefiere hablar? Reserve una llamada de 15 minutos.',
      suggestions: [
        'Programar una llamada de 15 minutos',
        '¿Qué servicios ofrecen?',
        'Leer las preguntas frecuentes',
      ],
    },
    faq: {
      greeting:
        '¡Hola! ¿No encuentra aquí su pregunta? Hágamela con sus palabras: busco la respuesta en todo el sitio y le digo si no la encuentro.',
      suggestions: [
        '¿Qué servicios convienen a un comercio local?',
        '¿Qué hacen en SEO?',
        'Pedir una cita',
      ],
    },
    general: {
      greeting:
        '¡Hola! Soy el asistente automático de Iluma. Pregúnteme por esta página, por nuestros servicios o por nuestras herramientas: respondo con lo que dice el sitio.',
      suggestions: [
        '¿Qué servicios ofrecen?',
        'Simular mi presupuesto publicitario',
        'Pedir una cita',
      ],
    },
  },
  replies: {
    person: [
      `Por supuesto. Llame al ${company.phoneDisplay}, de lunes a viernes, de 9 a.m. a 6 p.m. (hora de Montreal), escriba al equipo con el formulario de contacto o reserve una llamada de 15 minutos: le responderá una persona.`,
      `Soy un asistente automático; en el equipo hay personas. Comuníquese con ellas al ${company.phoneDisplay}, con el formulario de contacto o en una llamada de 15 minutos a la hora que elija.`,
    ],
    complaint: [
      `Lo siento. Soy un asistente automático y no puedo resolverlo, pero el equipo sí: llame al ${company.phoneDisplay}, de lunes a viernes, de 9 a.m. a 6 p.m. (hora de Montreal), o use el formulario de contacto para contar lo que pasó.`,
      `Lo siento. Esto tiene que verlo una persona: cuéntele al equipo lo que pasó: por el formulario de contacto, al ${company.phoneDisplay} o en una llamada de 15 minutos.`,
    ],
    rude: [
      `Eso queda fuera de mi tema: respondo preguntas sobre Iluma. Si algo salió mal, dígaselo al equipo con el formulario de contacto, al ${company.phoneDisplay} o en una llamada de 15 minutos.`,
      `Solo puedo ayudar con preguntas sobre Iluma. Si tiene una queja, una persona lo escuchará: use el formulario de contacto, llame al ${company.phoneDisplay} o reserve una llamada de 15 minutos.`,
    ],
    thanks: [
      '¡Con gusto! Si le surge otra pregunta, hágala aquí o escriba al equipo.',
      'Para servirle. Aquí estoy si necesita algo más.',
    ],
    greeting: [
      '¡Hola! Dígame qué busca: ¿que lo encuentren mejor, empezar a anunciarse, renovar su sitio?',
      'Hola, le doy la bienvenida. Haga su pregunta en pocas palabras, o elija una de las de abajo.',
      '¡Hola! Respondo sobre los servicios, los precios iniciales y las herramientas de Iluma. ¿Por dónde quiere empezar?',
    ],
    seo: [
      `En SEO, los resultados suelen tardar de ${figures.seoDays} días. El puntaje ILA, sin registro, le dice qué tan visible es hoy.`,
      `Nuestro SEO local empieza en ${figures.priceLocalSeo} al mes: perfil de Google, páginas de barrio, reseñas y contenidos, con seguimiento semanal. Su puntaje ILA le dice por dónde empezar.`,
      'El SEO modular se contrata por partes: técnico, contenido, local o analítica. Empezamos por lo que le falta y le decimos qué no necesita.',
    ],
    adluma: [
      'ADLUMA simula su presupuesto publicitario: usted fija el monto y la herramienta calcula qué puede esperar.',
      `Antes de gastar, simule: ADLUMA le da una estimación, un análisis y consejos. Nuestra gestión de Google Ads empieza en ${figures.priceGoogleAds} al mes.`,
    ],
    services: [
      'Tenemos ocho servicios: SEO para YouTube, Google Ads con IA, Meta Ads, creación de contenido, SEO local, páginas de destino, tiendas en línea y pódcast para SEO. Los precios iniciales están publicados.',
      'Puedo ayudarlo a elegir: la página de servicios da los precios iniciales e ILUMATCH propone, según sus respuestas, los que le convienen.',
      `¿Aún no tiene sitio? Nuestros minisitios están en línea en menos de ${figures.siteHours} h, en días hábiles, a partir de sus respuestas. ¿Ya tiene uno? Vea qué puede mejorar cada servicio.`,
    ],
    contact: [
      'Le propongo una llamada de 15 minutos con el equipo: usted nos cuenta de su negocio y le decimos qué ven sus clientes. Elija el día y la hora en la página de citas.',
      'Una llamada de 15 minutos suele bastar para saber por dónde empezar. Resérvela en línea o escríbanos: respondemos en 24 horas, en días hábiles.',
    ],
    faq: [
      'Las preguntas frecuentes reúnen lo que más nos preguntan: plazos, precios, minisitios, puntaje ILA, papel de la IA.',
      'Las respuestas están en las preguntas frecuentes. También puede preguntarme aquí, con sus palabras: buscaré en el sitio.',
    ],
    default: [
      'No sé responder a eso. ¿Puede reformular su pregunta o darme un poco más de contexto?',
      'No entendí su mensaje. Intente reformularlo o precise el contexto: su oficio, su ciudad, su objetivo.',
      'No tengo la respuesta. Reformule su pregunta en una frase corta o deme más contexto; una persona del equipo también puede responderle.',
    ],
  },
  found: ['Esto dice nuestro sitio:', 'Encontré este pasaje en nuestro sitio:'],
  actions: {
    form: 'Escribir al equipo',
    call: 'Reservar una llamada de 15 minutos',
    simulator: 'Abrir el simulador ADLUMA',
    fullSimulator: 'Hacer la simulación completa',
    ila: 'Calcular mi puntaje ILA',
    services: 'Ver los servicios y los precios',
    match: 'Encontrar los servicios que me convienen',
    modularSeo: 'Entender el SEO modular',
    faq: 'Leer las preguntas frecuentes',
  },
};
