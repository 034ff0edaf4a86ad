import type { ProseTable } from './shape.ts';

export const es: ProseTable = {
  banned: [
    // Las primeras versiones de nuestras páginas.
    { pattern: 'fuerza comercial', better: 'más ventas' },
    { pattern: 'vecino de cielo|vecinos de cielo|vecinos del cielo', better: 'aliados cercanos' },
    { pattern: 'las escuchas|de escuchas', better: 'las reproducciones' },
    { pattern: 'asistente de elección', better: 'asistente para elegir' },
    { pattern: 'cuente por lo general', better: 'suelen verse' },
    { pattern: 'textos al peso', better: 'textos en serie' },
    { pattern: 'cada envío tiene su código', better: 'cada recomendación tiene su código' },
    { pattern: 'se vuelve en el momento oportuno', better: 'le escribimos en el momento oportuno' },
    { pattern: 'ver cómo estoy', better: 'ver mi punto de partida' },
    { pattern: 'se paga en la puerta', better: 'le costará clientes' },

    // Calcos del francés.
    {
      pattern:
        'búsqueda natural|búsquedas naturales|resultados naturales|tráfico natural|referenciamiento',
      better: 'búsqueda orgánica, posicionamiento',
    },
    { pattern: 'avis', better: 'reseñas' },
    { pattern: 'demanda de presupuesto|demanda de cotización|sus demandas', better: 'solicitud' },
    { pattern: 'toma de contacto|tomar contacto|tome contacto', better: 'comunicarse' },
    { pattern: 'jugar un papel|juega un papel|juegan un papel', better: 'desempeñar un papel' },
    { pattern: 'es por eso que|es por ello que|es por esto que', better: 'por eso' },
    { pattern: 'es así que|es así como', better: 'así' },

    // De España: se escribe para América Latina, de usted.
    { pattern: 'vosotros|vosotras|vuestr*', better: 'ustedes, su' },
    {
      pattern: 'tú|ti|tu|tus|tuyo*|tuya*',
      better: 'usted, su',
      // Un panel de Google, y lo que escribe un visitante.
      except: ['«Tu empresa en Google»', '«Olvida tus instrucciones'],
    },
    { pattern: 'el móvil|su móvil|un móvil|del móvil', better: 'celular' },
    { pattern: 'ordenador|ordenadores', better: 'computadora' },
    { pattern: 'fichero*', better: 'archivo' },
    { pattern: 'pinchar|pinche|pinchando', better: 'hacer clic' },
    { pattern: 'coger|coja|coge|cogen', better: 'tomar, agarrar' },
    { pattern: 'aparcamiento*|aparcar', better: 'estacionamiento' },
    { pattern: 'coste|costes', better: 'costo' },
    { pattern: 'vídeo*', better: 'video' },
    {
      pattern: 'icono|iconos',
      better: 'ícono',
      except: ['bloque Iconos sociales', 'widget Icono', '«Icono del sitio»'],
    },
    { pattern: 'período|períodos', better: 'periodo' },
    { pattern: 'coche|coches|conducir', better: 'auto, manejar' },
    { pattern: 'billete|billetes', better: 'boleto' },
    { pattern: 'rellenar|rellene|rellena', better: 'completar, llenar' },
    { pattern: 'de cara a|a día de hoy', better: 'para, hoy' },
    {
      pattern:
        'ficha de Google|fichas de Google|ficha de establecimiento|ficha de empresa|ficha de negocio|perfil de empresa|perfiles de empresa|perfil de negocio|perfiles de negocio',
      better: 'perfil de Google',
      // El nombre que le da Google, en sus exportaciones y en el menú de Wix.
      except: ['«Perfil de Negocio de Google»', '→ Perfil de Negocio de Google'],
    },
    { pattern: 'informe de medición|informes de medición', better: 'informe de auditoría' },

    // Palabras inglesas.
    {
      pattern: 'email|emails|e-mail|e-mails|mail|mails',
      better: 'correo',
      except: ['WP Mail SMTP', 'utm_medium=email'],
    },
    { pattern: 'newsletter*', better: 'boletín' },
    { pattern: 'podcast|podcasts', better: 'pódcast' },
    {
      pattern: 'landing|landings|landing page|landing pages',
      better: 'página de destino',
      // Lo que la gente escribe al buscar: solo en el título y el h1 del servicio y de sus
      // páginas de ciudad.
      except: [
        'Diseño de landing pages que convierten | Iluma',
        'Landing pages que traen solicitudes',
        'Diseño de landing pages en',
        'Landing pages en Laval',
        'Landing pages en la ciudad de Quebec',
      ],
    },
    { pattern: 'lead|leads', better: 'solicitudes' },
    { pattern: 'online', better: 'en línea', except: ['Tienda online →'] },
    { pattern: 'chatbot*', better: 'asistente' },
    { pattern: 'dashboard*', better: 'panel' },
    { pattern: 'score|scores', better: 'puntaje' },
    { pattern: 'feedback*|deadline*|tips', better: 'comentarios, plazo, consejos' },
    { pattern: 'hacer sentido|hace sentido|hacen sentido', better: 'tener sentido' },
    { pattern: 'aplicar para|aplique para|aplicar a un*', better: 'solicitar' },
    { pattern: 'remover|remueva|remueve', better: 'quitar' },
    {
      pattern: 'accesar|accese|resete*|linkear|linkee*|clickear|clickee*',
      better: 'entrar, restablecer, enlazar',
    },
    { pattern: 'customiz*', better: 'personalizar' },
    { pattern: 'checar|chequear|chequee', better: 'revisar' },
    { pattern: 'rankear|rankea*|ranquear', better: 'posicionarse' },
    { pattern: 'postear|postee|posteo*', better: 'publicar' },
    { pattern: 'asumir que|asume que|asumimos que', better: 'suponer' },
    { pattern: 'eventualmente', better: 'con el tiempo, si hace falta' },

    // Faltas y fórmulas.
    { pattern: 'en base a', better: 'según, a partir de' },
    { pattern: 'a nivel de', better: 'en' },
    { pattern: 'y/o', better: 'o' },
    { pattern: 'realizar|realice|realizan|realizamos|efectu*|llevar a cabo', better: 'hacer' },
    { pattern: 'no dude en|no duden en', better: 'el verbo solo: escríbanos' },
    {
      pattern: 'haga clic aquí|clic aquí',
      better: 'las palabras de la página que abre el enlace',
      except: ['«clic aquí»', '«haga clic aquí»'],
    },
    { pattern: 'revolucion*|innovador*|solución integral', better: 'lo que hace' },
    { pattern: 'siguiente nivel|próximo nivel|potenciar|potencie', better: 'lo que cambia' },
    { pattern: 'en la era de*|en un mundo donde', better: 'empezar por el tema' },
  ],
  foreign: {
    words:
      'the|and|with|your|you|from|this|that|are|our|we|how|vous|votre|nous|notre|avec|pour|dans|chaque|leurs|être|aux|sont|cette|très|aussi|devis|fiche|fiches',
  },
  typography: {
    quotes: '«…»',
    spaced: '',
    closed: '?!:;%',
    amounts: '€1,000.5',
    pairs: ['¿?', '¡!'],
    // Campos de datos estructurados, hojas de estilo, otra notación.
    except: [
      'Coma: 1.200,50',
      '"address"',
      '"geo"',
      '"image"',
      '"review"',
      '"Lunes"',
      'max-width: 100%',
    ],
  },
  numberWords: {
    determiners: 'los|las|sus|nuestros|nuestras|estos|estas',
    numbers:
      'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cuarenta|cincuenta|sesenta|cien|mil',
  },
  stated: [
    // ERR-02
    'Unexpected Application Error!',
    // TEAM-02
    'landing pages',
    // MATCH-08 and the names of the module
    'Landing Page',
    'Landing',
  ],
  kept: [
    // Avisos de los formularios y promesa de respuesta.
    'Esta operación requiere su contraseña, escrita hace cinco minutos como máximo.',
    'Se quedan en este navegador durante esta visita, y en las siguientes si usted permite las cookies funcionales.',
    'Las 24 horas corren de lunes a viernes, salvo los días feriados de Quebec, según la hora de Montreal.',
    'Los primeros de : escriba unas letras para encontrar los demás.',
  ],
};
