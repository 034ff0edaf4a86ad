import type { AdlumaCopy } from './shape.ts';

export const es: AdlumaCopy = {
  simulator: {
    sectors: {
      all: 'Todos los sectores',
      restaurants: 'Restaurantes y alimentación',
      beauty: 'Belleza y cuidado personal',
      fitness: 'Salud y deporte',
      physicians: 'Médicos y clínicas',
      dentists: 'Dentistas y ortodoncia',
      home: 'Hogar y remodelación',
      auto: 'Taller y reparación de autos',
      'real-estate': 'Sector inmobiliario',
      finance: 'Finanzas y seguros',
      business: 'Servicios a empresas',
      education: 'Formación y enseñanza',
      personal: 'Servicios a las personas',
      shopping: 'Tiendas y regalos',
    },
    channels: {
      search: { name: 'Búsqueda de Google', note: 'Personas que ya buscan lo que usted vende.' },
      meta: { name: 'Facebook e Instagram', note: 'Personas de su zona, antes de que busquen.' },
      youtube: { name: 'Video en YouTube', note: 'Su oficio en pantalla, para que lo reconozcan.' },
      local: { name: 'Anuncios locales de Google', note: 'El mapa y las búsquedas «cerca de mí».' },
    },
    goals: {
      leads: 'Solicitudes (leads)',
      visits: 'Visitas a mi sitio',
      impressions: 'Visibilidad (impresiones)',
    },
    units: {
      leads: { many: 'leads', next: 'El próximo lead' },
      visits: { many: 'visitas', next: 'La próxima visita' },
      impressions: { many: 'impresiones', next: 'Mil impresiones más' },
    },
    cases: { low: 'Prudente', expected: 'Esperado', high: 'Favorable' },
    metrics: {
      impressions: 'Impresiones',
      visits: 'Clics',
      leads: 'Leads',
      customers: 'Clientes',
      revenue: 'Ingresos',
      costPerVisit: 'Costo por clic',
      costPerLead: 'Costo por lead',
      acquisitionCost: 'Costo por cliente, gestión incluida',
      roas: 'ROAS de la publicidad',
      roasAllIn: 'ROAS, gestión incluida',
      profit: 'Ganancia del mes',
    },
    fields: {
      direction: { label: 'Punto de partida', help: 'Del presupuesto al resultado, o al revés.' },
      budget: { label: 'Presupuesto publicitario al mes', help: 'Sin la gestión.' },
      customers: { label: 'Clientes nuevos deseados al mes', help: 'Con la campaña en marcha.' },
      sector: { label: 'Sector', help: 'Fija el precio de los clics y las tasas de partida.' },
      goal: { label: 'Objetivo', help: 'El reparto entre canales lo sigue.' },
      channel: {
        label: 'Canales',
        help: 'El presupuesto va a los que más rinden.',
        empty: 'Marque al menos un canal. Mientras tanto, la estimación usa los del principio.',
      },
      zone: {
        label: 'Habitantes de su zona',
        help: 'El barrio, la ciudad o la región que atiende.',
      },
      close: { label: 'Leads que se vuelven clientes', help: 'De cada 100 solicitudes recibidas.' },
      value: { label: 'Lo que deja un cliente', help: 'Compra, contrato o total de un año.' },
      margin: { label: 'Margen', help: 'Lo que queda después de pagar lo que vende.' },
      fee: { label: 'Gestión al mes', help: 'Agencia o tiempo de su equipo.' },
      months: { label: 'Duración, en meses', help: 'De 1 a 12.' },
      'spread-cpc': {
        label: 'Variación posible del costo por clic',
        help: 'Hacia arriba y abajo.',
      },
      'spread-cvr': { label: 'Variación posible de la conversión', help: 'Hacia abajo y arriba.' },
      'ramp-1': { label: 'Rendimiento del mes 1', help: 'Una campaña primero aprende.' },
      'ramp-2': { label: 'Rendimiento del mes 2', help: 'Parte del resultado completo.' },
      'ramp-3': { label: 'Rendimiento del mes 3', help: 'Después, el 100 %.' },
    },
    version:
      'Este enlace viene de otra versión del simulador: su contenido se leyó lo mejor posible. Revise los campos.',
    corrections: {
      title: 'Valores corregidos',
      reasons: {
        empty: '{field}: campo vacío, se usa {value}.',
        unreadable: '{field}: no es un número, se usa {value}.',
        raised: '{field}: demasiado bajo, se sube a {value}.',
        lowered: '{field}: demasiado alto, se baja a {value}.',
        rounded: '{field}: hace falta un número entero, se redondea a {value}.',
        unknown: '{field}: opción desconocida, se usa la inicial.',
      },
      benchmark: 'la referencia',
    },
    lock: { label: 'Monto fijado', help: 'Vacío: el mejor reparto.' },
    calculate: 'Iniciar la simulación',
    result: {
      title: 'Su estimación',
      range: 'entre {low} y {high}',
      perMonth: '{unit} al mes',
      estimate:
        'Estimaciones al mes, con la campaña en marcha, a partir de referencias publicadas. No son promesas.',
      metric: 'Al mes',
      none: 'no aplica',
      caption: 'Resultados al mes: prudente, esperado, favorable',
    },
    remarks: {
      title: 'Análisis y consejos',
      all: {
        'out-of-reach':
          'Este objetivo supera lo que la zona puede dar: incluso con el presupuesto más alto, el modelo solo llega a {customers} clientes al mes. Amplíe la zona o agregue un canal.',
        'locks-scaled':
          'Los montos fijados no cuadran con el presupuesto: se ajustaron en la misma proporción.',
        extrapolating:
          'Atención, extrapolación. En {channels}, este presupuesto compra más de la mitad de los clics de la zona: ninguna referencia se midió a ese nivel, tome las cifras con mucha reserva.',
        'past-elbow':
          'Ya pasó el codo: el próximo resultado cuesta más del doble que el primero. Reasigne o amplíe la zona antes de aumentar el presupuesto.',
        'room-to-grow':
          'Queda margen: hasta {amount} al mes, el próximo resultado cuesta menos del doble que el primero.',
        'one-channel':
          'Todo depende de un solo canal. Agregar otro reduce el riesgo y suele bajar el costo del próximo resultado.',
        unfunded:
          '{channels}: con este presupuesto no recibe nada, porque cada euro rinde más en otro canal.',
        'general-figures':
          '{channels}: a falta de una cifra fiable de su sector, parte de las referencias es la de todos los sectores.',
        'house-figures':
          '{channels}: parte de las referencias es una hipótesis de Iluma, sin medición publicada. Reemplácela por sus cifras en cuanto las tenga.',
      },
    },
    curve: {
      before: 'Con {budget}, usted está antes del codo.',
      past: 'Con {budget}, usted ya pasó el codo.',
      none: 'Lo que da cada presupuesto.',
      budget: 'Presupuesto al mes',
      you: 'Usted: {budget}',
      elbow: 'Codo: {budget}',
      next: '{next} costaría {cost}; en promedio, usted paga {average}.',
      elbowMeaning:
        'El codo es el presupuesto en el que el próximo resultado cuesta el doble que el primero.',
      table: 'Ver la curva en tabla',
    },
    split: {
      title: 'El reparto que más rinde',
      lead: 'El último euro rinde lo mismo en cada canal financiado: mover dinero no ganaría nada.',
      channel: 'Canal publicitario',
      amount: 'Al mes',
      share: 'Parte',
      visits: 'Clics',
      leads: 'Leads',
      costPerLead: 'Costo por lead',
      bought: 'Clics de la zona comprados',
      locked: 'monto fijado',
    },
    sources: {
      title: 'Hipótesis y fuentes',
      rate: {
        cpc: 'Costo por clic',
        ctr: 'Tasa de clics',
        cvr: 'Tasa de conversión',
        reach: 'Impresiones por habitante y mes',
      },
      origin: 'Fuente',
      general: 'todos los sectores',
      all: {
        'search-2026':
          'WordStream by LocaliQ, búsqueda, {from} a {to}, {campaigns} campañas de Estados Unidos',
        'search-2025':
          'WordStream by LocaliQ, búsqueda, {from} a {to}, {campaigns} campañas de Estados Unidos',
        'meta-leads-2025':
          'WordStream by LocaliQ, Meta (leads), {from} a {to}, {campaigns} campañas de Estados Unidos',
        'meta-traffic-2025': 'WordStream by LocaliQ, Meta (tráfico), {from} a {to}, Estados Unidos',
        'close-2026':
          'Una agencia de Estados Unidos, 2026, de 4 a 14 clientes por sector: referencia débil',
        house: 'Hipótesis de Iluma, sin medición publicada',
      },
      notes: [
        'Las referencias son medianas de campañas de Estados Unidos, tomadas de reproducciones públicas de esos informes. No se encontró ningún estudio comparable para Francia, Quebec o España.',
        'Los dólares se convierten a euros a 1 € = {rate} $, tipo de referencia del Banco Central Europeo del {date}.',
        'El costo por lead siempre se calcula (costo por clic ÷ tasa de conversión). Se descartan las filas que se alejan más del 20 % del costo publicado, como los abogados, o los dentistas y los restaurantes en Meta.',
        'YouTube parte de las campañas de tráfico de Meta con una décima parte de su conversión; los anuncios locales usan los precios de la búsqueda. Las impresiones posibles por habitante son una hipótesis.',
        'Saturación: con M clics posibles a un precio inicial p, un gasto s da M × s ÷ (s + M × p) clics. Cuanto más se compra, más caro es el siguiente clic.',
        'Prudente y favorable: costo por clic {cpc} % más alto o más bajo, conversión {cvr} % más baja o más alta.',
      ],
      table: 'Referencias utilizadas, por canal',
    },
    advisor: 'Hablarlo con un asesor',
    share: {
      copy: 'Copiar el enlace',
      copied: 'Enlace copiado. Contiene toda la simulación.',
      failed: 'El navegador no permite copiar. Seleccione la dirección:',
    },
  },
  quick: {
    title: 'Simulador ADLUMA — ¿qué puede dar mi presupuesto?',
    description:
      'Elija un presupuesto, un sector, canales y un objetivo: impresiones, clics, leads y costos estimados, con las fuentes y el reparto que más rinde.',
    eyebrow: 'ADLUMA, simulador de presupuesto',
    heading: { before: 'Su presupuesto,\nantes de ', emphasis: 'gastarlo', after: '.' },
    lead: 'Cuatro elecciones bastan para estimar su visibilidad, sus visitas y sus solicitudes. Cada cifra de partida tiene fecha y fuente, y se puede cambiar.',
    form: 'Su campaña',
    more: {
      title: 'Ir más lejos',
      text: 'Tasa de cierre, margen, gestión, montos por canal, arranque, escenarios lado a lado: el simulador completo parte de sus elecciones.',
      link: 'Abrir el simulador completo',
    },
  },
  full: {
    title: 'Simulador ADLUMA completo — del presupuesto a la ganancia',
    description:
      'Del presupuesto a los clientes, o al revés: costos, ROAS, punto de equilibrio, saturación, mes a mes y escenarios, con referencias fechadas.',
    eyebrow: 'ADLUMA, simulador completo',
    heading: { before: 'Del presupuesto a la ', emphasis: 'ganancia', after: ', cifra por cifra.' },
    lead: 'Parta de un presupuesto o de un número de clientes. Cada hipótesis se puede cambiar, cada resultado da un rango, y el enlace lo guarda todo.',
    directions: { budget: 'Tengo un presupuesto', customers: 'Quiero clientes' },
    groups: {
      sale: 'Venta',
      figures: 'Hipótesis',
    },
    figuresHelp:
      'Un campo vacío sigue la referencia de su sector, que se ve en gris. Escriba su cifra para reemplazarla, vacíelo para volver a ella.',
    benchmark: 'Referencia: {value}',
    edited: 'modificado',
    reset: 'Volver a la referencia: {field}',
    resetAll: 'Volver a todas las referencias',
    editedCount: {
      none: 'Ninguna hipótesis modificada.',
      one: '{count} hipótesis modificada.',
      other: '{count} hipótesis modificadas.',
    },
    headline: {
      budget: 'clientes al mes por {budget}',
      customers: 'de presupuesto al mes para {customers} clientes',
    },
    verdicts: {
      strong: {
        label: 'Claramente rentable',
        text: 'Un cliente cuesta menos de un tercio de lo que deja.',
      },
      thin: {
        label: 'Apenas rentable',
        text: 'Queda una ganancia, pero un mal mes puede borrarla.',
      },
      loses: {
        label: 'Con pérdidas',
        text: 'Con estas cifras, cada mes cuesta más de lo que deja.',
      },
      'too-small': {
        label: 'Demasiado pequeño para aprender',
        text: 'Menos de 10 leads al mes: la campaña no tendrá datos suficientes para mejorar.',
      },
    },
    breakEven: {
      title: 'Punto de equilibrio',
      lead: 'Más allá de estos límites, una venta cuesta más que su margen.',
      measure: 'Medida',
      limit: 'Límite',
      yours: 'Esperado',
      roas: 'ROAS mínimo, gestión incluida',
      acquisitionCost: 'Costo máximo por cliente',
      costPerLead: 'Costo máximo por lead, sin gestión',
      cpc: 'Costo máximo por clic, sin gestión',
      within: 'se cumple',
      beyond: 'superado',
    },
    months: {
      title: 'Mes a mes',
      table: 'Ver los meses en tabla',
      paidBack: 'La campaña ha cubierto sus costos en el mes {month}.',
      notPaidBack: 'La campaña no ha cubierto sus costos en la duración elegida.',
      month: 'Mes',
      ramp: 'Rendimiento',
      leads: 'Leads',
      customers: 'Clientes',
      revenue: 'Ingresos',
      profit: 'Ganancia',
      balance: 'Saldo',
      total: 'Suma',
    },
    scenarios: {
      title: 'Escenarios lado a lado',
      lead: 'Guarde hasta tres simulaciones en este navegador, durante esta visita o más si permite las cookies funcionales.',
      keep: 'Guardar este escenario',
      full: 'Ya hay tres escenarios guardados: quite uno para guardar otro.',
      kept: 'Escenario {name} guardado.',
      none: 'Todavía no hay escenarios guardados.',
      name: 'Escenario {name}',
      open: 'Abrir {name}',
      remove: 'Quitar {name}',
      measure: 'Al mes',
      budget: 'Presupuesto',
      sector: 'Sector',
      denied: 'Este navegador no permite guardar: el escenario desaparecerá con la página.',
    },
    csv: {
      button: 'Descargar en CSV',
      section: { plan: 'Hipótesis', results: 'Resultado al mes' },
    },
    print: 'Imprimir esta página',
  },
  loading: {
    title: 'Cargando el Simulador IA — Iluma',
    description:
      'Una página de paso hacia el simulador publicitario ADLUMA completo, que se abre solo. También hay un enlace, por si no ocurre nada.',
    heading: 'Cargando el Simulador IA',
    redirecting: 'Redirección en curso...',
    go: 'Abrir el simulador completo',
  },
};
