import type { AdlumaCopy } from '../shape.ts';

export const es: AdlumaCopy['full'] = {
  title: 'Simulador ADLUMA completo: costos, ROAS y ganancia',
  description:
    'Del presupuesto a los clientes, o al revés: costos, ROAS, punto de equilibrio, saturación, mes a mes y escenarios, con fuentes y fechas.',
  eyebrow: 'ADLUMA, simulador completo',
  heading: { before: 'Calcule la ', emphasis: 'ganancia', after: ' de su publicidad' },
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
    budget: {
      one: 'cliente al mes por {budget}, {range}',
      other: 'clientes al mes por {budget}, {range}',
    },
    customers: {
      one: 'de presupuesto al mes para {customers} cliente; puede traer {range} clientes',
      other: 'de presupuesto al mes para {customers} clientes; puede traer {range} clientes',
    },
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
      text: 'Menos de 10 solicitudes al mes: faltarán datos para mejorar la campaña.',
    },
  },
  breakEven: {
    title: 'Punto de equilibrio',
    lead: 'Más allá de estos límites, una venta cuesta más que su margen.',
    measure: 'Indicador',
    limit: 'Límite',
    yours: 'Esperado',
    roas: 'ROAS mínimo, gestión incluida',
    acquisitionCost: 'Costo máximo por cliente',
    costPerLead: 'Costo máximo por solicitud, sin gestión',
    cpc: 'Costo máximo por clic, sin gestión',
    within: 'se cumple',
    beyond: 'no se cumple',
  },
  months: {
    title: 'Mes a mes',
    table: 'Ver los meses en tabla',
    paidBack: 'La campaña cubre sus costos en el mes {month}.',
    notPaidBack: 'La campaña no cubre sus costos en el plazo elegido.',
    month: 'Mes',
    ramp: 'Rendimiento',
    leads: 'Solicitudes',
    customers: 'Clientes',
    revenue: 'Ingresos',
    profit: 'Ganancia',
    balance: 'Saldo',
    total: 'Suma',
  },
  scenarios: {
    title: 'Comparar escenarios',
    lead: 'Guarde hasta tres simulaciones en este navegador, durante esta visita o más si permite las cookies funcionales.',
    keep: 'Guardar este escenario',
    full: 'Ya hay tres escenarios guardados: quite uno para guardar otro.',
    kept: 'Escenario {name} guardado.',
    none: 'Aún no hay escenarios guardados.',
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
};
