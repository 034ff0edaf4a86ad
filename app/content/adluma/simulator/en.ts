import type { AdlumaCopy } from '../shape.ts';

export const en: AdlumaCopy['simulator'] = {
  sectors: {
    all: 'All industries',
    restaurants: 'Restaurants and food',
    beauty: 'Beauty and personal care',
    fitness: 'Health and fitness',
    physicians: 'Doctors and clinics',
    dentists: 'Dental practices',
    home: 'Home and renovation',
    auto: 'Auto repair',
    'real-estate': 'Real estate',
    finance: 'Finance and insurance',
    business: 'Business services',
    education: 'Education and training',
    personal: 'Personal services',
    shopping: 'Shops and gifts',
  },
  channels: {
    search: { name: 'Google Search', note: 'People already looking for what you sell.' },
    meta: { name: 'Facebook and Instagram', note: 'People in your area, before they search.' },
    youtube: { name: 'YouTube video', note: 'Your work on screen, so people know you.' },
    local: { name: 'Google local ads', note: 'The map and “near me” searches.' },
  },
  goals: {
    customers: 'Customers',
    leads: 'Inquiries (leads)',
    visits: 'Visits to my site',
    impressions: 'Visibility (impressions)',
  },
  units: {
    customers: { one: 'customer', other: 'customers', next: 'The next customer' },
    leads: { one: 'inquiry', other: 'inquiries', next: 'The next inquiry' },
    visits: { one: 'visit', other: 'visits', next: 'The next visit' },
    impressions: {
      one: 'impression',
      other: 'impressions',

      next: 'A thousand more impressions',
    },
  },
  cases: { low: 'Cautious', expected: 'Expected', high: 'Favorable' },
  metrics: {
    impressions: 'Impressions',
    visits: 'Clicks',
    leads: 'Inquiries',
    customers: 'Customers',
    revenue: 'Revenue',
    costPerVisit: 'Cost per click',
    costPerLead: 'Cost per inquiry',
    acquisitionCost: 'Cost per customer, fee included',
    roas: 'ROAS, fee excluded',
    roasAllIn: 'ROAS, fee included',
    profit: 'Profit for the month',
  },
  fields: {
    direction: { label: 'Starting point', help: 'Budget to result, or the reverse.' },
    budget: { label: 'Ad budget per month', help: 'Management fee not included.' },
    customers: { label: 'New customers wanted per month', help: 'Once the campaign is running.' },
    sector: { label: 'Industry', help: 'Sets click prices and starting rates.' },
    goal: { label: 'Goal', help: 'Determines the channel split.' },
    channel: {
      label: 'Channels',
      help: 'The budget goes where it works best.',
      empty: 'Check at least one channel. Until then, we use the default ones.',
    },
    zone: { label: 'People in your area', help: 'The area, city or region you serve.' },
    close: {
      label: 'Inquiries that become customers',
      help: 'Out of 100 inquiries, all channels. Empty: one rate per channel.',
    },
    value: {
      label: 'What a customer brings in',
      help: 'An order, a contract or a year’s total.',
    },
    margin: { label: 'Margin', help: 'What’s left after the cost of goods sold.' },
    fee: { label: 'Management fee per month', help: 'An agency, or your own team’s time.' },
    months: { label: 'Duration, in months', help: 'From 1 to 12.' },
    'spread-cpc': { label: 'Possible swing in cost per click', help: 'Up or down.' },
    'spread-cvr': { label: 'Possible swing in conversion', help: 'Down or up.' },
    'ramp-1': { label: 'Month 1 ramp-up', help: 'A campaign learns first.' },
    'ramp-2': { label: 'Month 2 ramp-up', help: 'Share of the full result.' },
    'ramp-3': { label: 'Month 3 ramp-up', help: 'After that, 100%.' },
  },
  version:
    'This link comes from another version of the simulator and may not have loaded fully. Please check the fields.',
  corrections: {
    title: 'Adjusted values',
    reasons: {
      empty: '{field}: empty, {value} used.',
      unreadable: '{field}: not a number, {value} used.',
      raised: '{field}: too low, raised to {value}.',
      lowered: '{field}: too high, lowered to {value}.',
      rounded: '{field}: a whole number is needed, rounded to {value}.',
      unknown: '{field}: unknown choice, replaced by the default.',
    },
    benchmark: 'the benchmark',
  },
  lock: { label: 'Set amount', help: 'Empty: split for the best result.' },
  calculate: 'Run the simulation',
  result: {
    title: 'Your estimate',
    range: 'between {low} and {high}',
    perMonth: '{unit} per month',
    estimate:
      'Estimates per month, once the campaign is running, from published benchmarks. They’re not promises.',
    metric: 'Per month',
    none: 'not applicable',
    caption: 'Results per month: cautious, expected, favorable',
  },
  remarks: {
    title: 'Analysis and advice',
    all: {
      'out-of-reach':
        'This goal is out of reach in the area: even with the largest budget, the model stops at {customers} per month. Widen the area or add a channel.',
      'locks-scaled': 'The amounts you set don’t match the budget, so they were scaled to fit.',
      extrapolating:
        'Warning: extrapolation. On {channels}, this budget buys more than half of the clicks in the area: no benchmark was measured at that level, so treat these figures with great caution.',
      'past-elbow':
        'You’re past the saturation point: the next result costs more than twice the first. Reallocate or widen the area before adding budget.',
      'room-to-grow':
        'There’s room to grow: up to {amount} per month, the next result costs less than twice the first.',
      'one-channel':
        'You rely on one channel. Adding a second lowers the risk, and often the cost of the next result.',
      unfunded:
        '{channels}: no spend at this budget, because each euro brings in more elsewhere for this goal.',
      'general-figures':
        '{channels}: we lack reliable figures for your industry, so some benchmarks cover all industries.',
      'own-assumptions':
        '{channels}: some benchmarks are Iluma’s own assumptions, not published figures. Replace them with your own as soon as you can.',
    },
  },
  curve: {
    before: 'At {budget}, you’re below the saturation point.',
    past: 'At {budget}, you’re past the saturation point.',
    none: 'What each budget brings in.',
    budget: 'Budget per month',
    you: 'You: {budget}',
    elbow: 'Saturation: {budget}',
    next: '{next} would cost {cost}; on average, you pay {average}.',
    elbowMeaning: 'The saturation point is the budget where the next result costs twice the first.',
    table: 'See the curve as a table',
  },
  split: {
    title: 'The split that works best',
    lead: 'The last euro brings in the same on every funded channel, so moving money around would gain nothing.',
    channel: 'Channel',
    amount: 'Per month',
    share: 'Share',
    visits: 'Clicks',
    leads: 'Inquiries',
    costPerLead: 'Cost per inquiry',
    bought: 'Area clicks bought',
    locked: 'amount set',
  },
  sources: {
    title: 'Assumptions and sources',
    rate: {
      cpc: 'Cost per click',
      ctr: 'Click-through rate',
      cvr: 'Conversion rate',
      close: 'Close rate',
      reach: 'Impressions per person per month',
    },
    origin: 'Origin',
    general: 'all industries',
    all: {
      'search-2026': 'WordStream by LocaliQ, search, {from} to {to}, {campaigns} US campaigns',
      'search-2025': 'WordStream by LocaliQ, search, {from} to {to}, {campaigns} US campaigns',
      'meta-leads-2025':
        'WordStream by LocaliQ, Meta (leads), {from} to {to}, {campaigns} US campaigns',
      'meta-traffic-2025': 'WordStream by LocaliQ, Meta (traffic), {from} to {to}, US',
      'close-2026': 'One US agency, 2026, 4 to 14 clients per industry: a weak benchmark',
      assumption: 'Iluma’s own assumption, not a published figure',
    },
    notes: [
      'Benchmarks are medians for US campaigns, taken from public reprints of these reports. No comparable survey was found for France, Québec or Spain.',
      'US dollars are converted to euros at €1 = ${rate}, the European Central Bank’s reference rate of {date}.',
      'Cost per inquiry is always calculated (cost per click ÷ conversion rate). Rows more than 20% away from the published cost are left out, such as lawyers, or dentists and restaurants on Meta.',
      'YouTube uses Meta traffic campaigns at a tenth of their conversion rate; local ads use search prices. Possible impressions per person are an assumption.',
      'Close rate: the industry’s for people who search (search and local ads), half that for people who haven’t asked for anything yet (Facebook, Instagram, YouTube). That half is Iluma’s assumption: replace it as soon as you have your own figures.',
      'Saturation: with M clicks available at a starting price p, spending s brings M × s ÷ (s + M × p) clicks. The more you buy, the more the next click costs.',
      'Cautious and favorable: cost per click {cpc}% higher or lower, conversion {cvr}% lower or higher.',
    ],
    table: 'Benchmarks in use, by channel',
  },
  advisor: 'Talk it over with the team',
  share: {
    copy: 'Copy the link',
    copied: 'Link copied. It saves the whole simulation.',
    failed: 'Your browser blocked copying. Select the link:',
  },
};
