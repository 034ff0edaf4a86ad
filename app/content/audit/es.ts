import { es as failures } from './failures/es.ts';
import { es as owner } from './owner/es.ts';
import type { AuditCopy } from './shape.ts';

export const es: AuditCopy = {
  title: 'Informe de auditoría de un sitio | Iluma',
  description:
    'Lo que ILA vio al leer un sitio: el puntaje medido por área, cada falla con su prueba y la manera de corregirla.',
  eyebrow: 'ILA medido',
  start: {
    heading: 'Mida la visibilidad de su sitio',
    lead: 'Escriba su dirección: leemos hasta 20 páginas y le mostramos, con pruebas, qué impide que sus clientes lo encuentren. Gratis, sin cuenta, en un minuto aproximadamente.',
    label: 'Dirección de su sitio',
    placeholder: 'panaderia.example',
    button: 'Medir mi sitio',
    help: 'El informe queda disponible 90 días en una dirección que solo usted recibe.',
    robot: 'Qué lee nuestro robot y cómo impedirle el paso',
    guide: 'Cada punto revisado, explicado en la guía',
    estimate: {
      heading: '¿Todavía no tiene sitio? Haga una estimación',
      lead: 'Estos cuatro pasos no leen ningún sitio: estiman su visibilidad a partir de sus respuestas.',
    },
  },
  errors: {
    required: 'Indique la dirección de su sitio.',
    'not-a-site':
      'Esa no es la dirección de un sitio. Escríbala como aparece en el navegador: panaderia.example.',
    profile:
      'Eso es un perfil, una ficha o una página de enlaces, no un sitio. Indique la dirección de su propio sitio; si no tiene, haga la estimación.',
    'too-long': 'Esa dirección es demasiado larga. Indique la de la página de inicio.',
    limited: {
      one: 'Se permiten tres auditorías por hora. Podrá iniciar otra en un minuto.',
      other: 'Se permiten tres auditorías por hora. Podrá iniciar otra en {count} minutos.',
    },
    failed:
      'La auditoría no pudo comenzar por un problema nuestro. Inténtelo de nuevo en un momento.',
    offline: 'Se cortó la conexión. Lo que indicó sigue aquí: inténtelo de nuevo.',
    unanswered:
      'El servidor no pudo responder. Lo que indicó sigue aquí: inténtelo de nuevo en un momento.',
  },
  progress: {
    heading: 'Lectura de {site}',
    queued: 'La lectura comenzará pronto: hay otras auditorías antes.',
    running: 'Lectura en curso; toma un minuto como máximo.',
    pages: { one: '{count} página leída', other: '{count} páginas leídas' },
    none: 'Aún no se ha leído ninguna página.',
    contacting:
      'Estamos contactando el sitio y esperamos su respuesta. Si es lento, la primera página puede tardar.',
    findings: 'Lo visto hasta ahora',
    noFindings: 'Nada que señalar en estas páginas por ahora.',
    refresh: 'Actualizar',
    leave: 'Puede cerrar esta página y volver a ella con la misma dirección.',
    mail: {
      label: 'Recibir el enlace por correo cuando el informe esté listo',
      button: 'Enviármelo',
      told: 'Anotado: le escribiremos a esa dirección en cuanto el informe esté listo.',
      error: 'Esa no es una dirección de correo.',
    },
    cancel: 'Detener la auditoría',
  },
  failures,
  ended: {
    failed: 'No pudimos leer el sitio {site}',
    cancelled: {
      heading: 'Auditoría detenida',
      text: 'Usted detuvo esta auditoría antes de que terminara. No se guardó nada del sitio.',
    },
    removed: {
      heading: 'Informe borrado',
      text: 'Su enlace ya no funciona, ni para usted ni para quienes lo recibieron.',
    },
    missing: {
      heading: 'Este informe ya no está',
      text: 'El enlace está incompleto, o el informe se borró o tiene más de 90 días.',
    },
    unavailable: {
      heading: 'El informe no está disponible por ahora',
      text: 'Un problema nuestro impide leerlo. Vuelva a cargar la página en un momento.',
    },
    again: 'Medir un sitio',
  },
  report: {
    heading: 'Informe de auditoría: {site}',
    measured: 'Medido el {date} ({pages}, método {version}).',
    pages: { one: '{count} página leída', other: '{count} páginas leídas' },
    measuredOn: 'Medido el',
    score: 'Puntaje medido',
    outOf: 'sobre 100',
    notScored: 'Sin puntaje',
    judged: 'Se pudo evaluar el {share} de los puntos; el resto no cuenta ni a favor ni en contra.',
    keptOut:
      'Los buscadores no pueden entrar a este sitio: mientras sea así, el puntaje no pasa de 30.',
    limits: {
      pages: 'La lectura se detuvo en 20 páginas; el sitio tiene más.',
      bytes: 'La lectura se detuvo en 20 MB.',
      time: 'La lectura se detuvo después de un minuto.',
      cut: 'La primera página solo se leyó en parte: es muy larga, o su transmisión se interrumpió.',
    },
    areas: { title: 'Puntaje por área', area: 'Área', score: 'Puntaje', judged: 'Evaluado' },
    areaNames: {
      reach: 'Acceso al sitio',
      page: 'Páginas',
      local: 'Presencia local',
      answer: 'Motores de respuesta',
      speed: 'Velocidad',
      trust: 'Confianza',
    },
    mends: {
      title: 'Por dónde empezar',
      lead: 'Las correcciones que más aportan por el esfuerzo que requieren.',
      none: 'No hay nada que corregir entre lo que se pudo evaluar.',
    },
    gain: '+{points} al puntaje',
    noGain: 'no cambia el puntaje',
    effort: {
      1: 'unos minutos',
      2: 'una o dos horas',
      3: 'un día o la ayuda de un desarrollador',
    },
    findings: {
      title: 'Lo que conviene corregir',
      count: { one: '{count} falla', other: '{count} fallas' },
      why: 'Por qué importa',
      how: 'Cómo corregirlo',
      evidence: 'Lo que se vio',
      source: 'De dónde viene este umbral',
      guide: 'Corregirlo paso a paso: la página de la guía',
      line: 'línea {line}',
      found: 'Encontrado',
      wanted: 'Esperado',
      nothing: 'nada',
      more: { one: 'y {count} lugar más', other: 'y {count} lugares más' },
    },
    good: {
      title: 'Lo que está bien',
      count: { one: '{count} punto revisado', other: '{count} puntos revisados' },
    },
    notJudged: {
      title: 'Lo que no se pudo evaluar',
      lead: 'Estos puntos no cambian el puntaje.',
    },
    notApplicable: { title: 'Lo que no corresponde a este sitio' },
    whatIf: {
      title: '¿Y si corrigiera…?',
      lead: 'Marque correcciones para ver qué puntaje habría tenido la misma lectura.',
      legend: 'Correcciones',
      button: 'Calcular',
      result: 'Con estas correcciones: {score} sobre 100, frente a {now} hoy.',
    },
    compare: {
      title: 'Frente a sus competidores',
      lead: 'Mida hasta dos sitios más de la misma manera.',
      label: 'Dirección de un competidor',
      button: 'Medir este sitio',
      full: 'Este informe ya compara otros dos sitios.',
      table: 'Puntajes de los sitios comparados',
      you: 'este sitio',
      total: 'Total',
      open: 'Ver su informe',
      running: 'en curso',
      failed: 'ilegible',
    },
    owner,
    actions: {
      share: {
        copy: 'Copiar el enlace del informe',
        copied: 'Enlace copiado.',
        failed: 'Su navegador no permitió copiarlo. Este es el enlace:',
      },
      print: 'Imprimir o guardar como PDF',
      json: 'Descargar en JSON',
      csv: 'Descargar en CSV',
      contact: 'Pedir ayuda con este informe',
      book: 'Reservar una llamada',
      estimate: 'Completar con la estimación',
      again: 'Medir otro sitio',
      remove: {
        open: 'Borrar este informe',
        text: 'El informe y sus comparaciones desaparecerán para quien tenga el enlace. No se puede deshacer.',
        confirm: 'Borrar definitivamente',
      },
      until:
        'Este enlace funciona hasta el {date}. Quien lo tenga puede leer el informe y borrarlo.',
    },
    csv: {
      area: 'Área',
      check: 'Punto revisado',
      status: 'Resultado',
      points: 'Puntos',
      gained: 'Puntos obtenidos',
      page: 'Página',
      line: 'Línea',
      statuses: {
        pass: 'en orden',
        fail: 'por corregir',
        'not-judged': 'sin evaluar',
        'not-applicable': 'no corresponde',
      },
    },
  },
};
