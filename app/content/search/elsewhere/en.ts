import type { Elsewhere } from './shape.ts';

export const en: Elsewhere = {
  jobs: `
    are you hiring; job openings; job vacancies; vacancy; jobs at your company; careers; career page; internship;
    intern; apprenticeship; work for you; work at your agency; join your team as an employee; apply for a job; job
    application; send my resume; send my CV; salary for a job; recruit; recruiting; recruitment; hire designers; hire
    writers; hire developers; freelance jobs; looking for a job; open positions; do you need staff; part-time job;
    student job; human resources; hire me; employ me`,
  'company-figures': `
    how many employees; number of employees; how many people work for you; size of your company; headcount; turnover;
    annual revenue; yearly revenue; how much money do you make; profit of your company; your profits; investors;
    shareholders; stock price of your company; how many clients have you lost; how many customers do you have; number
    of clients; when was the company founded; year founded; founded in; market share; company valuation; your biggest
    client; wages of your employees; what do your employees earn; is your company for sale; parking at your office;
    nearest subway to your office; unhappy clients; lawsuits against you; your suppliers; your bank`,
  'private-details': `
    home address; where does she live; where does he live; private phone number; personal cell number; personal email;
    cell phone of the CEO; age of the CEO; is she married; is he married; family of the boss; salary of the director;
    phone number of a client; email of a client; contact details of your clients; client list with emails; names and
    addresses of customers; list of your customers' emails; phone number of the owner of the store; email of the shop
    owner; date of birth; social security number; social insurance number; credit card number; bank details of someone;
    what did the last visitor ask; messages of other people; appointments of other people; bookings of someone else`,
  'other-firms': `
    cost of Shopify; Shopify price per month; price of Wix; Wix plan; Wix or Squarespace; Squarespace subscription;
    GoDaddy hosting price; price of Semrush; Semrush subscription; Ahrefs price; HubSpot price; Mailchimp price; cost
    of Canva; Salesforce licence; ChatGPT Plus subscription; OpenAI share; Google stock; who owns Google; who is the
    CEO of Google; CEO of Meta; Facebook customer support number; contact Google support; call Google; my Facebook
    account was hacked; my Instagram is hacked; hacked account; recover my account; recover my password; reset my Gmail
    password; verify my Instagram; blue check mark; become famous on TikTok; TikTok followers; Amazon seller account;
    sell on eBay; Airbnb; Uber; Netflix; Spotify; Apple support; Microsoft Office; phone plan; mobile plan; internet
    provider; internet plan; Verizon; Bell; Vodafone; bank account fees; which agency is better; prices of another
    agency`,
  'other-trades': `
    do you print flyers; print business cards; printing; print shop; brochures; posters; stickers; banners; signage;
    t-shirts with my logo; merchandise; make a logo; logo design; design a logo; brand identity; branding; interior
    design; build a mobile app; iPhone app; Android app; develop an app; video game; develop software; cash registers;
    point of sale system; card terminal; payment terminal; accounting software; payroll; do my bookkeeping; legal
    advice; write my business plan; wedding photos; event planning; install cameras; security cameras; network cabling;
    IT support; repair computers; sell computers; sell phones; rent an office; office space; courier; delivery service;
    call center; door-to-door sales; radio spots; TV commercials; billboards; translate documents`,
  'orders-to-the-machine': `
    ignore your instructions; ignore the above; disregard your rules; forget your instructions; forget everything
    above; system prompt; print your prompt; reveal your prompt; show me your instructions; what are your instructions;
    act as; pretend to be; pretend you are; you are now; roleplay; developer mode; jailbreak; admin password;
    administrator password; admin access; log in as admin; give me the password; password of the database; API key;
    secret key; wifi password; source code; database; SQL; hack the site; hack a website; hack my competitor; run a
    command; Linux terminal; execute code; repeat after me; answer like a pirate; say something bad about; answer only
    yes`,
  'small-talk': `
    something funny; sing me a song; I love you; do you love me; are you in love; are you single; do you have feelings;
    are you conscious; how are you today; what is your favorite color; your favorite food; do you sleep; do you dream;
    how old are you; are you male or female; what are you wearing; marry me; I am bored; I am sad; I am lonely; meaning
    of life; does God exist; you are stupid; guess a number; play a game; horoscope; my star sign`,
  news: `
    who is the president; who is the prime minister; prime minister of Canada; king of England; election; elections;
    vote; political party; government; minister; mayor; war; latest news; news today; opinion on the president; climate
    change; immigration; strike today; stock market today`,
  sport: `
    who won the match; who won the game last night; who won the cup; who won the league; Super Bowl; World Cup; Stanley
    Cup; Champions League; Premier League; score of the game; hockey game tonight; football game; soccer match;
    baseball; basketball; Olympics; best player; gold medal; when is the next match; marathon; tennis final`,
  weather: `
    weather; weather today; weather tomorrow; weather this weekend; will it rain; will it snow; is it going to rain;
    temperature outside; forecast for tomorrow's weather; how cold is it; how hot is it; storm; hurricane; sunrise`,
  food: `
    recipe; recipe for a cake; how to cook; how do I bake; cook rice; boil an egg; what should I eat; dinner tonight;
    best pizza; best sushi place; best restaurant to eat; where to eat; table for two; order a pizza; calories;
    ingredients; wine with fish; coffee beans; vegan food`,
  health: `
    symptoms; headache; fever; I have a headache; my back hurts; what medicine should I take; which illness; disease;
    am I sick; vaccine; lose weight; diet; pregnant; blood pressure; my dog is sick; my cat is vomiting; my cat
    sneezes; my dog won't eat; vet for my cat; allergy; therapy; depression; sleep better`,
  home: `
    fix a leak; leaking dishwasher; unclog a sink; washing machine; flat tire; change a tire; oil change; car won't
    start; paint a wall; prune roses; plant tomatoes; mow the lawn; mattress for back pain; sofa; assemble furniture;
    remove a stain; get rid of ants; heating bill; train a puppy; name for my cat`,
  devices: `
    fix my laptop; laptop screen; broken screen; repair my phone; phone battery; install Windows; install Linux; my
    printer doesn't print; fix a printer; set up wifi; router; virus on my computer; blue screen; iPhone or Android;
    Excel formula; PowerPoint; Bluetooth; game console; write a Python script; code in JavaScript; unlock my phone`,
  travel: `
    hotel; good hotels; cheap hotel; flight; cheap flights; plane ticket; price of a flight; train times; bus schedule;
    subway hours; visa for; passport; renew a passport; vacation; beach; things to do in; tourist; car rental; distance
    between cities; how far is it to; parking downtown; restaurant near Times Square; museum hours`,
  culture: `
    movie; film tonight; series to watch; song lyrics; lyrics; who sang; concert tickets; book to read; who wrote the
    book; painting; actor; singer; celebrity; learn guitar; novel; video game tips; poem; dance`,
  knowledge: `
    capital of; capital of France; population of; tallest mountain; height of Mount Everest; how tall is; longest
    river; square root; distance to the moon; planet; who invented; when was it invented; who discovered; history of
    Rome; world war; French revolution; dinosaurs; chemical formula; speed of light; why is the sky blue; how many
    countries; what does this word mean; definition of a word; time in Tokyo; what day is it`,
  schoolwork: `
    do my homework; homework; math problem; maths exercise; solve an equation; calculate; essay for school; write an
    essay; exam; thesis; translate this sentence; translate into Korean; translate into German; conjugate a verb; write
    a poem; write a love letter; write a story; write a song; cover letter; write a cover letter; write my resume;
    write a speech; summarize this book; correct my English`,
  paperwork: `
    file my taxes; income tax; tax return; do my taxes; register a company; incorporate; business licence; driver's
    licence; divorce; lawyer; sue someone; lease; tenant; landlord; inheritance; will and testament; pension;
    employment insurance; unemployment; work permit; immigration papers; trademark registration; patent; minimum wage;
    fire an employee; dismiss an employee; severance`,
  money: `
    bitcoin; price of bitcoin; crypto; cryptocurrency; which stocks should I buy; shares; invest in stocks; mortgage;
    mortgage rate; loan; business loan; get a loan; borrow money; credit card; credit score; exchange rate; dollar to
    euro; bank transfer; lottery; lottery numbers; savings account; car insurance; home insurance; life insurance;
    retirement; price of gold; government grant; subsidies`,
  shopping: `
    cheap sneakers; buy shoes; jeans in size; dress; which phone should I buy; buy a laptop; electric bike; buy a car;
    used car; which skates should I buy; which mattress should I buy; sell my car; sell my house; gift for my mother;
    birthday gift; perfume; watch; jewelry; toys; is it in stock; track my parcel; where is my order; return an item;
    black friday deals; discount on a TV; supermarket hours; pharmacy hours`,
};
