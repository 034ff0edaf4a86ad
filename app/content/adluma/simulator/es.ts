import type { AdlumaCopy } from '../shape.ts';

export const es: AdlumaCopy['simulator'] = {
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
    personal: 'Servicios personales',
    shopping: 'Tiendas y regalos',
  },
  channels: {
    search: { name: 'Búsqueda de Google', note: 'Personas que ya buscan lo que usted vende.' },
    meta: { name: 'Facebook e Instagram', note: 'Personas de su zona, antes de que busquen.' },
    youtube: { name: 'Video en YouTube', note: 'Su trabajo en video, para que lo reconozcan.' },
    local: { name: 'Anuncios locales de Google', note: 'El mapa y las búsquedas «cerca de mí».' },
  },
  goals: {
    customers: 'Clientes',
    leads: 'Solicitudes',
    visits: 'Visitas a mi sitio',
    impressions: 'Visibilidad (impresiones)',
  },
  units: {
    customers: { one: 'cliente', other: 'clientes', next: 'El próximo cliente' },
    leads: { one: 'solicitud', other: 'solicitudes', next: 'La próxima solicitud' },
    visits: { one: 'visita', other: 'visitas', next: 'La próxima visita' },
    impressions: { one: 'impresión', other: 'impresiones', next: 'Mil impresiones más' },
  },
  cases: { low: 'Prudente', expected: 'Esperado', high: 'Favorable' },
  metrics: {
    impressions: 'Impresiones',
    visits: 'Clics',
    leads: 'Solicitudes',
    customers: 'Clientes',
    revenue: 'Ingresos',
    costPerVisit: 'Costo por clic',
    costPerLead: 'Costo por solicitud',
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
    goal: { label: 'Objetivo', help: 'Guía el reparto entre canales.' },
    channel: {
      label: 'Canales',
      help: 'El presupuesto va a los que más rinden.',
      empty: 'Marque al menos un canal. Mientras tanto, se usan los iniciales.',
    },
    zone: {
      label: 'Habitantes de su zona',
      help: 'El barrio, la ciudad o la región que atiende.',
    },
    close: {
      label: 'Solicitudes que se vuelven clientes',
      help: 'De cada 100. Vacío: una tasa por canal.',
    },
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
    'ramp-3': { label: 'Rendimiento del mes 3', help: 'Después, el 100%.' },
  },
  version: 'Este enlace viene de otra versión del simulador. Revise los campos.',
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
        'Este objetivo supera lo que la zona puede dar: incluso con el presupuesto más alto, el modelo solo llega a {customers} al mes. Amplíe la zona o agregue un canal.',
      'locks-scaled':
        'Los montos fijados no cuadran con el presupuesto: se ajustaron en la misma proporción.',
      extrapolating:
        'Atención, extrapolación. En {channels}, este presupuesto compra más de la mitad de los clics de la zona: ninguna referencia llega a ese nivel; use las cifras con cautela.',
      'past-elbow':
        'Ya pasó el punto de saturación: el próximo resultado cuesta más del doble que el primero. Amplíe la zona antes de aumentar el presupuesto.',
      'room-to-grow':
        'Puede invertir más: hasta {amount} al mes, el próximo resultado cuesta menos del doble que el primero.',
      'one-channel':
        'Todo depende de un solo canal. Agregar otro reduce el riesgo y suele bajar el costo del próximo resultado.',
      unfunded:
        '{channels}: con este presupuesto no se asigna nada, porque, para este objetivo, cada euro rinde más en otro canal.',
      'general-figures':
        '{channels}: a falta de una cifra confiable de su sector, parte de las referencias es la de todos los sectores.',
      'own-assumptions':
        '{channels}: parte de las referencias es una hipótesis de Iluma, sin medición publicada. Reemplácela por sus cifras en cuanto las tenga.',
    },
  },
  curve: {
    before: 'Con {budget}, aún no llega a la saturación.',
    past: 'Con {budget}, ya pasó la saturación.',
    none: 'Lo que da cada presupuesto.',
    budget: 'Presupuesto al mes',
    you: 'Usted: {budget}',
    elbow: 'Saturación: {budget}',
    next: '{next} costaría {cost}; en promedio, usted paga {average}.',
    elbowMeaning: 'Saturación: el próximo resultado cuesta el doble que el primero.',
    table: 'Ver la curva en tabla',
  },
  split: {
    title: 'El reparto que más rinde',
    lead: 'El último euro rinde lo mismo en cada canal: mover dinero no mejora el total.',
    channel: 'Canal de anuncios',
    amount: 'Al mes',
    share: 'Parte',
    visits: 'Clics',
    leads: 'Solicitudes',
    costPerLead: 'Costo por solicitud',
    bought: 'Clics de la zona',
    locked: 'monto fijado',
  },
  sources: {
    title: 'Hipótesis y fuentes',
    rate: {
      cpc: 'Costo por clic',
      ctr: 'Tasa de clics',
      cvr: 'Tasa de conversión',
      close: 'Tasa de cierre',
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
        'WordStream by LocaliQ, Meta (solicitudes), {from} a {to}, {campaigns} campañas de Estados Unidos',
      'meta-traffic-2025': 'WordStream by LocaliQ, Meta (tráfico), {from} a {to}, Estados Unidos',
      'close-2026':
        'Una agencia de Estados Unidos, 2026, de 4 a 14 clientes por sector: referencia débil',
      assumption: 'Hipótesis de Iluma, sin medición publicada',
    },
    notes: [
      'Las referencias son medianas de campañas de Estados Unidos, tomadas de reproducciones públicas de esos informes. No se encontró ningún estudio comparable para Francia, Quebec o España.',
      'Los dólares se convierten a euros a €1 = ${rate}, tipo de cambio de referencia del Banco Central Europeo del {date}.',
      'El costo por solicitud siempre se calcula (costo por clic ÷ tasa de conversión). Se descartan las filas que se alejan más del 20% del costo publicado, como los abogados, o los dentistas y los restaurantes en Meta.',
      'YouTube parte de las campañas de tráfico de Meta con una décima parte de su conversión; los anuncios locales usan los precios de la búsqueda. Las impresiones posibles por habitante son una hipótesis.',
      'Tasa de cierre: la del sector para quien busca (búsqueda y anuncios locales), la mitad para quien todavía no ha pedido nada (Facebook, Instagram, YouTube). Esa mitad es una hipótesis de Iluma: reemplácela en cuanto tenga sus cifras.',
      'Saturación: con M clics posibles a un precio inicial p, un gasto s da M × s ÷ (s + M × p) clics. Cuanto más se compra, más caro es el siguiente clic.',
      'Prudente y favorable: costo por clic {cpc}% más alto o más bajo, conversión {cvr}% más baja o más alta.',
    ],
    table: 'Referencias utilizadas, por canal',
  },
  advisor: 'Consultar al equipo',
  share: {
    copy: 'Copiar el enlace',
    copied: 'Enlace copiado. Contiene toda la simulación.',
    failed: 'El navegador no permite copiar. Seleccione la dirección:',
  },
};
