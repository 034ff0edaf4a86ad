import type { AdlumaCopy } from '../shape.ts';

export const en: AdlumaCopy['full'] = {
  title: 'Full ad ROI and ROAS simulator: ADLUMA | Iluma',
  description:
    'Go from ad budget to customers, or from customers to budget: costs, ROAS, break-even, monthly results and scenarios, with benchmarks you can edit.',
  eyebrow: 'ADLUMA, full simulator',
  heading: { before: 'Simulate your ad ', emphasis: 'profit', after: '' },
  lead: 'Start with a budget or a number of customers. You can change every assumption, each result is a range, and the link saves it all.',
  directions: { budget: 'I have a budget', customers: 'I want customers' },
  groups: {
    sale: 'Sale',
    figures: 'Assumptions',
  },
  figuresHelp:
    'An empty field uses the industry benchmark, shown in gray. Type your own figure to replace it; clear it to go back.',
  benchmark: 'Benchmark: {value}',
  edited: 'edited',
  reset: 'Back to the benchmark: {field}',
  resetAll: 'Reset everything to the benchmarks',
  editedCount: {
    none: 'No assumption edited.',
    one: '{count} assumption edited.',
    other: '{count} assumptions edited.',
  },
  headline: {
    budget: {
      one: 'customer per month for {budget}, {range}',
      other: 'customers per month for {budget}, {range}',
    },
    customers: {
      one: 'monthly budget for {customers} customer; it may bring {range} customers',
      other: 'monthly budget for {customers} customers; it may bring {range} customers',
    },
  },
  verdicts: {
    strong: {
      label: 'Clearly profitable',
      text: 'A customer costs less than a third of what they bring in.',
    },
    thin: {
      label: 'Narrowly profitable',
      text: 'There’s still a profit, but one bad month can wipe it out.',
    },
    loses: {
      label: 'At a loss',
      text: 'With these figures, each month costs more than it brings in.',
    },
    'too-small': {
      label: 'Too small to learn',
      text: 'Fewer than 10 inquiries a month: the campaign won’t have enough data to improve.',
    },
  },
  breakEven: {
    title: 'Break-even',
    lead: 'Past these limits, a sale costs more than its margin.',
    measure: 'Measure',
    limit: 'Limit',
    yours: 'Expected',
    roas: 'Minimum ROAS, fee included',
    acquisitionCost: 'Highest cost per customer',
    costPerLead: 'Highest cost per inquiry, fee excluded',
    cpc: 'Highest cost per click, fee excluded',
    within: 'met',
    beyond: 'not met',
  },
  months: {
    title: 'Month by month',
    table: 'See the months as a table',
    paidBack: 'The campaign pays for itself by month {month}.',
    notPaidBack: 'The campaign doesn’t pay for itself within the chosen duration.',
    month: 'Month',
    ramp: 'Ramp-up',
    leads: 'Inquiries',
    customers: 'Customers',
    revenue: 'Revenue',
    profit: 'Profit',
    balance: 'Balance',
    total: 'Total',
  },
  scenarios: {
    title: 'Scenarios side by side',
    lead: 'Save up to three simulations in this browser, for this visit or longer if you allow functional cookies.',
    keep: 'Save this scenario',
    full: 'You’ve saved three scenarios: remove one first.',
    kept: 'Scenario {name} saved.',
    none: 'No saved scenarios yet.',
    name: 'Scenario {name}',
    open: 'Open {name}',
    remove: 'Remove {name}',
    measure: 'Per month',
    budget: 'Budget',
    sector: 'Industry',
    denied: 'This browser blocks storage: the scenario is lost when you leave.',
  },
  csv: {
    button: 'Download as CSV',
    section: { plan: 'Assumption', results: 'Result per month' },
  },
  print: 'Print',
};
