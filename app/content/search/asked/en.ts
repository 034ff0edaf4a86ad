import type { AskedFor } from './shape.ts';

export const en: AskedFor = {
  home: `
    Iluma agency; what Iluma does; local visibility agency; local marketing agency; who are you; about your company;
    get my business known; attract local customers; what is Iluma; people in the neighborhood hear about us; speak
    French; speak English; speak Spanish; which languages do you speak; service in French; bilingual team; tell me
    about yourselves; grow my business locally; get my name out there; what is this site about; what can you do for a
    small shop; what help can you give; help for small businesses; why choose Iluma; why should I hire you; what makes
    you different; better than other agencies; how many projects; years of experience; in which languages; what
    languages do you speak; do you speak Spanish; someone who speaks French; service in English; site in several
    languages; bilingual website; translate my site; my site in Spanish; my site in French; why you; why should I
    choose you; how are you different; better than others; how long have you been around; how long have you been in
    business; how many years; experience; are you any good; are you legit; is this a scam; do you speak English; my
    English is bad, do you have Spanish; we serve tourists in two languages; customers speak Spanish; do you have
    experience with shops; are you new; are you trustworthy; is this a real company; why should I trust you; what makes
    you better`,
  method: `
    how you work; 90-day plan; ninety days; three months; steps; process; what happens after the audit; onboarding;
    working together; Monday report; if I leave; first 90 days; first week; how it works with you; contract length;
    commitment; cancel anytime; cancel my contract; cancel my subscription; stop whenever I want; project timeline; walk through your process;
    getting started with you; stop after a month; locked in for a year; minimum term; long-term contract; sign up for a
    year; notice period; quit anytime; walk away; what to prepare; get ready before we begin; access to my site; how
    much of my time; hours of my time; time it takes me; update every week; progress update; keep me posted; first
    month; roadmap; next steps; next step once I sign; who owns the work; do I own my website; do I own the website after; keep everything if I leave; your approach;
    what is the plan; what happens first; stages of a project; part ways; split up; stop working together; end our
    collaboration; who keeps the logins; keep the passwords; who keeps the accounts; how soon do we begin; signed up,
    what now; three-month program; month by month; week by week; involve my team; carry on without you; renew after
    three months; pause the work; written report; what gets done first; audit then fix; sign a contract; terms of the
    contract; thirty days; month one; train my staff with you; milestones; weekly meeting; can I stop halfway; stop
    partway; stop midway; quit halfway; bail out; drop out; back out; change my mind; if I’m not happy; if I am not
    satisfied; if I don’t like it; if it doesn’t work; if nothing happens; if it fails; no results, what then; what if
    there are no results; leave you for another agency; switch agencies; move to another agency; leave at any time; get
    out of the contract; break the contract; end the contract early; locked in; commitment period; how long am I
    committed; am I stuck with you; sign for how long; minimum length; rolling contract; month to month; notice to
    leave; give notice; cancel the service; cancel after a month; pause for the summer; take a break; what do you need
    from me; what do you need from us; what do I have to give you; what should I bring; what do I have to do; how
    involved do I need to be; how much work for me; do I need to do anything; time required from me; will it take up my
    time; do you need my passwords; give you my password; access to my accounts; how do we get going; get the ball
    rolling; how do we kick things off; how does it start; first thing you do; what happens next; what happens after I
    sign; what happens after I say yes; walk me through it; how does it work with you; how do you operate; how does
    your process go; what’s the plan; step by step; phases; stages; timeline of the work; three months plan; ninety day
    plan; day one; after ninety days; when the three months are over; at the end of the plan; do you send reports;
    weekly report; monthly report; keep me in the loop; keep me updated; how will I know what you’re doing; will I see
    what you do; who is my contact; single point of contact; who will work on my account; do I get a dedicated person;
    do I keep everything; keep my website if I leave; take my website with me; who owns the website; who owns the
    content; who owns what you make; is it mine; belongs to me; do you approve or do I; do I get to approve; can I say
    no to changes; sign off on changes; do you publish without asking; post things without asking me; do I see it
    before it goes out; will you check with me first; nothing goes out without my ok; who decides what gets done;
    what’s left when we finish; what do I keep at the end; what do I get to keep; once we are finished; we had a bad
    experience with an agency; last agency did nothing; how are you different to work with; can I do part of it myself;
    can my nephew help; what if I sell my business; what if I close; what if you go out of business; I don’t have time
    for this; I’m too busy to help; how many hours a week do you need me; do we meet every week; how often do we talk;
    what if the person leaves; what is the first step; what do I do now; I want to sign up; sign me up; I’d like to
    become a client; I want to hire you; let’s work together; ready to start; when can we start; how soon can you
    start; can you start next week; what happens in the first week; what happens in the first month; do you guarantee
    results; what if it’s not working after three months`,
  ethics: `
    what AI does; use of artificial intelligence; human review; values; responsible AI; what you refuse; limits of AI;
    transparency; fake reviews; does a person check; AI mistakes; human checks; human oversight; text written by a
    robot; honesty; principles; buying reviews; is it all AI; jobs you turn down; turn down a client; turn down work;
    say no to; work you refuse; robot writing; robot content; machine-written text; written by a machine; person
    double-checks; double-checks the text; proofread by a human; who checks the text; before it goes live; someone
    reviews the text; AI-generated text; use ChatGPT; AI policy; fake followers; made-up facts; AI hallucinations;
    trust the AI; AI rules; robot or human; dodgy tactics; sneaky tactics; underhanded methods; spammy methods; anybody
    real read it; real person reads it; posted under my name; published under my name; without my approval; approve
    before publishing; sign off on the text; is the content original; plagiarism; copied content; which tasks AI does;
    how much is automated; do you rely on AI; AI or people; my data used to train AI; ethical agency; honest agency;
    invented by a machine; wording made by a machine; fabricated text; made by a person; artificial text; ethics
    charter; named person approves; do you use AI; is everything AI; is it all done by AI; does a human check; who
    checks the AI; does someone read it before publishing; who’s to blame if the AI is wrong; do you buy reviews; do
    you cheat; black hat; shady tricks; do you refuse clients; what won’t you do; honest; can I trust you; is AI
    deciding about me; are you going to replace people with AI; I don’t trust AI; I don’t like AI; does AI make
    mistakes; do you lie; do you use tricks; is it risky; will Google punish me; can I get banned by Google; do you
    post fake reviews; who signs off`,
  'cross-visibility': `
    partner network; local partners; referrals between businesses; word of mouth; neighboring businesses; complementary
    shops; businesses that send customers; affiliate; team up with other shops; swap customers; partner with neighbors;
    local business network; join the network; compatible businesses; cross-promotion; shops send me clients; send
    clients to each other; send each other customers; vice versa; mention my shop; recommend my business to their
    customers; cross-referrals; referral program; joint offer; work with other local businesses; collaborate with other
    shops; collab; find partners; share customers; swap flyers; business next door; who could I partner with; is the
    network free; networking group; businesses around me; club of merchants; merchant network; merchants group; promote
    each other; next door; store next door; help each other out; send people my way; cross-sell with a neighbor;
    partner with a supplier; businesses that suit mine; local alliance; referral code; share the same customers; get
    recommended; be recommended by other shops; pool our customers; local partnership; customers in common; introduce
    each other; allied shops; other shops recommend me; shops that send each other customers; partner with other
    businesses; team up with neighbors; referral network; referrals; exchange customers; recommend each other; network
    of businesses; neighboring shops; shops in my street want to help each other; the café next door; work with the
    shop next door; local merchants together; merchants’ association; who would send me customers; joint offer with
    another shop`,
  'modular-seo': `
    SEO à la carte; parts of SEO; just one part; technical SEO; SEO modules; choose a module; technical side; only
    technical SEO; pay for one part; content, local and analytics; SEO in pieces; pick and choose SEO; technical bits;
    slow technical bits; fix the technical bits; not the whole package; just the part I need; one thing only; à la
    carte; partial SEO; which part of SEO first; content only; only local SEO; smaller package; SEO bundle; mix and
    match; SEO building blocks; competitors on the map but not me; slow site needs; start with one module; parts of SEO
    on their own; without the technical work; content without the technical work; order only one service; split the
    services; pay for what I need; leave out what I do not need; one module at a time; how long is a module; technical
    part; local part; structure and speed only; SEO in stages; small steps; reviews only; reputation only; take only
    local; only one part of SEO; content or technical first; part by part; just the technical part; pick and choose;
    only the content part; visits but no calls; people visit but nobody calls; site slow what first`,
  modules: `
    all modules; control center; status of the modules; prompts; list of modules; one screen; your modules; complete
    list of modules; which modules exist; your products; your software; your modules in one place; ready-made prompts;
    every module on a page; the six modules; all the modules; which modules do you have`,
  hub: `
    free tools; list of tools; try a tool; online tools; which tool; no sign-up; your tools; free to try; tools by
    sector; all the tools; no-cost tools; freebies; free resources; something to try online; tools without an account;
    no registration; no login; without registering; free trial; test your tools; marketing calculators; try before I
    buy; self-service tools; tools for my trade; try without giving my email; without handing over my email; which tool
    fits my goal; demos to try; things to test; no obligation; open without an account; tool for my industry; costs
    nothing; free demo; gratis; little apps; any free tools; tools I can try; try for free; something free; try without
    paying; what can I try; is anything free; can I try something now; what can I use for free; tools without sign-up`,
  'services-hub': `
    prices; pricing; price list; list of services; starting prices; quote; packages; services offered; rates; Google
    Ads management; Google Ads price; how much do you charge; how much does it cost; your prices; what you charge;
    price of a service; fees; cost of services; menu of services; what you sell; run my Google Ads; starting price of
    each service; price tag; ballpark figure; ballpark; rough price; hourly rate; rates before talking to a
    salesperson; salesperson; affordable; monthly invoice; rundown; rundown of services; all your services; list of
    everything; full list of services; range of services; cheapest option; cheapest service; setup fee; hidden fees;
    bucks a month; what am I paying for; how pricey; priciest; too expensive for me; what would I pay; one-time or
    monthly; paid monthly or once; payment terms; pay by the month; compare your services; which services do you have;
    bill by the hour; charge by the hour; hourly or monthly; how many euros; euros a month; spend with you;
    subscription; estimate from you; what sort of money; what kind of money are we talking; how much money do I need;
    how expensive are you; are you expensive; is it expensive; out of my price range; too pricey; how much would it be;
    how much does it all come to; rough cost; rough idea of cost; rough estimate of the price; price range; from how
    much; lowest price; what’s your cheapest package; price plan; plans and pricing; monthly cost; cost per month;
    one-off or monthly; pay monthly; pay per month; billed monthly; pay upfront; pay in advance; deposit; pay in
    instalments; installments; how do I pay; pay by card; bank transfer or card; invoice me; hidden extras; hidden
    charges; extras on top; any extra charges; additional costs; anything else to pay; management fee; does the price
    include everything; what’s included in the price; what do I get for the price; is tax included; plus tax; plus VAT;
    sales tax; GST; discount; discounts for small businesses; do you do deals; special offer; negotiate the price; can
    I get a quote; quote for my shop; send me a quote; free quote; price of running my Google Ads; how much to manage
    my ads; price for content; price per article; price list please; where do I see prices; what can I buy from you;
    what do you sell; what services do you have; which services do you provide; do you do social media; how much for a
    small business; budget for a small shop; can I afford you; worth the money; prices in dollars; prices in pounds;
    currency; give me a number; what’s the cost; I only have a small budget; we don’t have much to spend; can’t spend
    more than a few hundred a month; is that enough to work with you; too small a budget for you; would you take on a
    job for less; do you have anything cheaper; how do your prices compare; why so expensive; do I get something in
    writing; written quote before we start; put it in writing; how much do people usually pay; what do most clients
    pay; what does it cost to work with you; how much do you ask for; how much do I owe you; is there a charge for
    that; do you charge for the audit; what’s your cheapest plan and what’s in it; how do you bill; when do I have to
    pay; first payment; is it a subscription; I need a price for my boss; price for two shops; how much for three
    locations; what would you charge a restaurant; can you look after my social media`,
  'module-adluma': `
    about ADLUMA; ADLUMA module; what ADLUMA is for; ADLUMA module explained; ad budget module; where do the
    simulator’s numbers come from; are the simulator’s figures reliable; how accurate is the simulator; can I trust the
    simulator; source of the benchmarks; does the simulator guarantee results`,
  'module-blogia': `
    about BlogIA; BlogIA module; what BlogIA checks; what BlogIA is for; content module; writing module`,
  'module-hub': `
    about the HUB; HUB module; tracking all services; track all my services; follow all my services in one place; all
    services on one screen`,
  'module-ila': `
    ILA module; ILA dashboard; ILA projects; slider calculator; score module; sliders; move the sliders; visibility
    dashboard; dashboard of my score; track my score over time; score going up and down`,
  'module-illumatch': `
    about ILLUMATCH; ILLUMATCH module; what ILLUMATCH is for; matching module`,
  'module-landing': `
    LandingPage module; generate a page; page module; generated pages; page generator`,
  adluma: `
    simulate an ad budget; estimate a campaign; what advertising brings; cost per click; ad simulator; impressions;
    before spending; advertising budget; ad budget calculator; how much to spend on ads; return on ads; ad spend
    estimate; clicks and impressions; is advertising worth it; simulate an ad; put money into advertising; what would
    my ad budget get me; what do I get for my money; ad spend calculator; ad calculator; advertising calculator;
    estimate ad results; how many clicks would I get; how many people would see my ad; reach of an ad; expected clicks;
    predict ad results; forecast ads; how far my budget goes; test an ad budget; ROI of ads; before I pay for ads;
    simulate a budget; is my budget enough; reach for a given amount; number of people my ad reaches; how many leads
    for my budget; cost per customer; what would 100 bring; budget for a campaign; split between channels; which
    channel to put money in; is my ad budget too small; at a loss; verdict of the simulator; inquiries for a budget;
    click price in my trade; estimate leads; number of leads; leads for my money; work out an ad budget; how many
    customers would ads bring; how many calls would ads bring; dollars a day on ads; simulate advertising; how much
    should I spend on ads; how much to put into ads; what budget for ads; ad budget for a small shop; small ad budget;
    is 500 dollars enough; 10 dollars a day on ads; 300 a month on ads; put a thousand into ads; put a grand into ads;
    what would I get for my money; what will my ads bring; how many customers from ads; how many leads from ads; how
    many clicks; how many calls from ads; return on ad spend; are ads worth it; do ads pay off; will ads pay; will I
    make my money back; profit from ads; break even on ads; cost per lead; estimate my ads; estimate the results of
    ads; simulate a campaign; simulate my budget; predict my campaign; try a budget; calculate ad spend; split my ad
    budget; Google or Facebook for my budget; before I spend money on ads; does advertising make sense for me; does it
    make sense to advertise; is it worth advertising for a small shop; is it worth paying for ads; should I advertise;
    should I pay for ads; should I boost; do I need ads; how much do ads cost; how many sales can I expect; how many
    people can I reach; I have a few hundred for ads; with 500 how many customers; if I spend 1000; if I put 200 into
    ads; what happens if I double my budget; minimum to advertise; smallest ad budget; where should I put my money;
    which channel is best; Google ads or Instagram; radio or internet; I wasted money on ads; I lost money on ads`,
  'adluma-full': `
    full simulator; detailed simulation; advanced version; advanced settings; media plan; detailed forecast; advanced
    simulator; every setting; in-depth simulation; prepare a campaign; in-depth ad planner; in-depth planner; ad
    planner; campaign planner; all the options; tweak settings; expert mode; more detailed calculator; plan a campaign
    in detail; complete simulator; advanced calculator; plan my ads in detail; full version; monthly profit of ads;
    break-even; compare three budgets; several scenarios; margin and close rate; compare scenarios; ramp-up; detailed
    budget plan; long simulation; profit of a campaign; break-even of my ads; return on ad spend month by month;
    compare two budgets; scenarios`,
  ila: `
    ILA score; check my visibility; measure my visibility; test my site; free audit; diagnosis; analyze my site; score
    out of 100; how visible is my business; how visible am I; visibility check; visibility test; check my website; free
    visibility audit; grade my site; weak points of my site; visibility score; rate my site; rate my homepage; rate my
    website; website checkup; site checkup; easy to find; easy to find online; can people find me online; online
    presence check; test my website; website grader; health check; what is wrong with my site; why am I not found;
    where do I stand; my score; calculate my score; free report; free analysis; mark out of 100; improve my score; what
    does ILA stand for; ILA test; how good is my website; how am I doing online; evaluate my shop online; visibility
    mark; get my mark; grade; is my score bad; average score; what is a good ILA; free check; quick check; check my
    shop on Google; report on my website; website analysis; analyze my website; examine my site; problems with my site;
    how is my business doing online; result of the ILA; assessment; assess my business; assess my presence; appraisal
    of my site; web presence; benchmark my shop; inspect my site; terrible score; how do I rate; visibility assessment;
    is my website any good; is my site good; how good is my site; what’s wrong with my website; what’s wrong with my
    site; check my site; check out my site; look at my website; have a look at my site; review my website; scan my
    website; analyse my website; audit my site; free website check; free test; score my website; score for my business;
    am I visible; am I easy to find; how do I rank; how do I score; how is the score calculated; how is the score
    worked out; what counts in the score; what is the score based on; what is a good score; is 60 a good score; bad
    score; low score; raise my score; why is my score low; why did my score drop; my score went down; what does ILA
    mean; compare with my competitors; compare my site with a competitor; do I need to sign up for the score; register
    for the score; account needed for the score; score without signing up; can people find my shop; can people find me
    on the internet; how do I know if people can find me; do I show up when people search; how do I know if I’m doing
    well; how do I know if my site works; nobody finds me; why does nobody find me; give me a score; how many points do
    I have; I got 45 what now; from 50 to 80; go from 50 to 80; how do I get more points; how can I get a better score;
    what should I fix first; is my score normal; score of my competitor; can you measure a competitor; how long does
    the check take; is the check free; do I need to pay for the score; is the score reliable; how often is the score
    updated; who calculates the score; send me the report; link of my report; delete my report`,
  blogia: `
    generate an article; article outline; writing tool; draft a blog post; keywords; draft; title and description;
    content generator; article ideas; blog topics; write automatically; content plan; publishing calendar; AI writer;
    blog post generator; ideas for posts; what to write about; topic ideas; rough draft; writes a draft; writer’s
    block; article generator; text generator; blog generator; keyword ideas; keyword list; content calendar; editorial
    calendar; what to post; write my blog for me; writing assistant; AI article; generate ideas; write a post
    automatically; outline; suggests keywords; suggest headlines; suggest titles; title ideas; headline ideas; find
    titles; help me write; draft text; generate text; text for my site; make a plan of articles; content ideas;
    automatic blog; introduction for an article; readability check; draft an outline; structure of an article; compose
    an article; write articles for me with AI; tool to write; tool that writes; article writer; generate a text;
    generate content; write a text about my shop; ideas for my blog; blog ideas; what should I blog about; no
    inspiration; nothing to write about; blank page; keywords for an article; outline for an article; is the writing
    tool free; how does the article writer work; does the writer make things up; does it invent facts; check my text;
    check an article I wrote; readability of my text; improve my text; can it write in Spanish; is it like ChatGPT;
    help me write an article; write something about my bakery; I need a text for my website; make me a text; I can’t
    write; I’m bad at writing; does it sound natural; can I use the text as it is; can I export the text; is my draft
    saved`,
  ilumatch: `
    which service to choose; questionnaire; right service; service recommendation; services that suit me; help me
    choose; not sure what I need; where to start; which service fits; quiz; find the right service; what do I need; no
    idea where to begin; clueless; what suits my business; offer for my business; recommend something for me; best fit;
    best service for me; match me; point me in the right direction; overwhelmed by choices; too many options; what
    should I do first; which one is for me; best option for my trade; unsure; cannot decide; what would help me most;
    which offer for my trade; hard to decide; between SEO and ads; SEO versus ads; what should I choose; choose between
    services; which one do you recommend; advise me; best for my budget; suggest a service; pick for me; find my
    service; personalized recommendation; tells me which service to take; services for my goal; short questionnaire;
    priorities; which service do I need; which service is right for me; which one do I need; which one should I pick;
    which one should I go for; what should I get; what do you recommend; what would you recommend; what would you
    suggest; what fits my business; best option for a salon; best service for a restaurant; right service for a
    plumber; recommend a service; help me decide; help me pick; can’t decide; can’t choose; so many services; confused
    by your services; lost in all this; no idea what I need; don’t know what I need; no clue where to begin; where do I
    begin; where should I start; don’t know where to start; matching tool; are my answers saved; how are services
    ranked; which one is best for a small shop; what would you do in my place; I don’t know what I want; I don’t know
    what to pick; I’m new to this; first time doing marketing; what do other shops like me use; should I start with ads
    or SEO; SEO or ads; website or ads first; what’s most useful for a hairdresser; what works for a garage; what’s
    best for a new restaurant; where do I put my money first; priority; not sure what I’m looking for; I want more
    customers; I need more customers; get more customers; get more clients; I want more calls; how do I get more
    customers; how do I get more clients`,
  zyno: `
    chatbot; virtual assistant; assistant on my site; answer visitors; live chat; install the assistant; AI assistant;
    chat with the AI; bot that answers customers; answers at night; chat widget; assistant in three languages; chat
    bubble; reply after hours; after-hours replies; replies to customers after hours; reply to my customers; bot for my
    website; put a chatbot on my site; are you a bot; bot languages; bot speaks Spanish; bot speaks French; languages
    of the chatbot; automatic replies; virtual receptionist; website chat; chat support; talk to your bot; answer
    questions when closed; bot on my page; customers ask the same questions; takes care of FAQs; answers FAQs; answers
    repeated questions; when nobody is at the shop; when we are closed; assistant that replies; visitors ask questions;
    talking assistant; install on my website; add to my website; what can Zyno do; talk to Zyno; handed to a person; AI
    agent; support bot; transfer to a person; answer in Spanish; answer in French; messaging; receptionist on the
    website; chatbot for my site; put this chat on my site; add this chat to my site; can I have this assistant; what
    is Zyno; who is Zyno; are you human; am I talking to a robot; am I chatting with a person; is this a real person;
    what can you do, Zyno; what can I ask you; what can you help me with; how does this chat work; bot or person; is
    this a bot or a person; is someone typing; are you a machine; are you ChatGPT; are you AI; who am I talking to; I
    want this on my site; how smart are you; do you speak Spanish, robot`,
  analytics: `
    dashboard; traffic; conversions; campaigns; sample statistics; metrics; sources of visits; track my visits; track
    calls; traffic data; see my numbers; measure results; performance report; where visitors come from; stats;
    statistics; stats demo; sample report; report example; visitor numbers; number of visits; website stats; sample
    dashboard; demo of the dashboard; example of a dashboard; which campaign works; conversion rate; visitors by page;
    reports with traffic and leads; sample numbers; see a report; traffic and leads; leads by source; visits this
    month; what you measure; follow my campaigns; see results in real time; how visits turn into contacts; funnel;
    explore the dashboard; live view of conversions; live numbers; data view; campaign results; performance of my site;
    monitor my traffic`,
  heatmap: `
    heat map; rank by neighborhood; position by location; grid of ranks; map of rankings; local rank on a map; rank in
    Google Maps; visibility map; weak neighborhoods; where I am visible; see on a map; visibility by area; rank street
    by street; weak areas; where in town I rank; where I rank well; rank well in town; picture of my rankings; rankings
    by street; parts of town where I am invisible; parts of town; colored map; check my rank nearby; how far from my
    shop I show up; blocks where I show up; which side of town; rank around my shop; come out on top; where I come
    first; where people find me; rank from different spots; rank from several spots; grid around my address; distance
    from my shop; top three in my area; geographic rank; rank by place; where competitors beat me; beaten by
    competitors; map of competitors; competitors by area; where rivals rank higher; how wide is my visibility; can
    people nearby see me; can people see me from another area; people a few miles away; people 5 miles away; how far
    away do I show up; how far does my ranking reach; where do I rank; where do I show up; where do I appear; in which
    streets; which streets; street by street; block by block; area by area; neighborhood by neighborhood; next
    neighborhood; next town; other side of town; across town; map of my rankings; map of my positions; rank on a map;
    my position on the map by area; local ranking map; ranking grid; grid of points; red and green points; do I come up
    when someone nearby searches; is the map accurate; what is the heat map; heat map for my shop; how far do I show
    up; am I visible two streets away; does someone on the other side of town see me; when someone two blocks away
    searches; do they see me or my competitor; who is ahead of me in each area; where am I weak; which areas am I weak
    in; why do I rank first at home but not elsewhere; I’m first when I search but my customers say no; map with
    colors; map with numbers; how the heat map works; what the heat map shows; reading the heat map`,
  'service-seo': `
    weekly report; SEO; search engine optimization; be found on Google; SEO audit; Google ranking; improve my SEO;
    first page; rank higher on Google; first on Google; invisible on Google; nobody finds me on Google; get found;
    optimize my site; organic traffic; more traffic; show up in search; move up on Google; page two of Google; buried
    on Google; show up on Google; top of Google; cannot be found on Google; SEO help; SEO service; SEO expert; hire an
    SEO; what is included in SEO; organic results; traffic dropped; Google update; my site does not appear on Google;
    more visitors; neighborhood pages; get higher on Google; optimize my pages; website never comes up; nobody visits
    my website; get sites up the rankings; rankings went down; dropped in the rankings; help with Google; visitors but
    few calls from Google; improve my website; SEO agency; SEO plan; SEO every month; pages that rank; keywords to rank
    for; better position; guarantee a first place; is SEO worth it; fix errors on my site; weekly SEO report; SEO
    person; grow organic traffic; website audit by you; long-term SEO; SEO for a clinic; rank for my trade; Google does
    not like my site; page one; be number one; boost my site; better ranking; rank higher; rank better; higher on
    Google; page one of Google; improve my ranking; improve my rankings; stuck on page two; second page; optimize my
    website; optimise my site; SEO for my website; traffic to my site; technical fix; what does SEO include; do you do
    SEO; how much is SEO; price of an SEO audit; lost my rankings; my ranking dropped; dropped in Google; not getting
    calls from my site; competitors rank above me; competitor is above me; beat my competitor; nobody visits my site;
    nobody clicks on my site; I get visitors but no calls; I’m on page three; we were first and now we’re not; my
    traffic dropped; how do I beat the shop next door; how do I get ahead of my competitor; competitor comes before me;
    what do you change on my site; do you change my site; do you write pages for me; how many pages do you make; will
    you break my site; do you need access to my site`,
  'service-podcasts': `
    podcast; price of a podcast; recording; episode; shy at the microphone; public speaking; audio show; start a
    podcast; record a show; make a podcast; launch a show; launch an audio show; launch a podcast; radio show; podcast
    equipment; microphone; podcast editing; podcast host; transcript; transcription; episodes turned into text; record
    at my shop; talk show; podcast listeners; first episode; who edits the episodes; length of an episode; topics for a
    podcast; recording equipment; how long is an episode; minutes per episode; where is the podcast published; podcast
    apps; number of listeners; who asks the questions; come record at our place; podcast for my clinic; own the
    episodes; is a podcast worth it; talk about my trade; studio; recording studio; podcast schedule; record a podcast;
    podcast for my business; podcast for a small firm; podcast for a lawyer; do I need a microphone; where do you
    record; how much is a podcast; podcasts affordable; is a podcast expensive; who does the talking; interview; can we
    do a podcast about our trade; who would listen; where is it published; on Spotify; do I need equipment; I talk a
    lot; weekly show`,
  'service-blogs': `
    cross-site blogs; links between sites; articles that cite each other; blog network; backlinks; bought links; paid
    links; links to my site; get backlinks; site authority; network of sites; price of articles; link building; article
    writing; who picks the topics; other websites link to mine; sites that mention me; get linked; quality links; how
    many articles a month; articles for my site; someone to write my blog; blog writing service; ghostwriter;
    copywriter; outsource my blog; domain authority; buy links; name on the articles; websites pointing to mine; no
    time to write; publish articles on my website; publish articles every month; new articles; regular articles;
    articles written for me; posts written for me; blog for my company; run my blog; content every month; spammy links;
    do links matter; references from other sites; cited by other sites; time to write posts; write posts for us; team
    writes posts; hire a writer; freelance writer; content team; texts for my blog; write articles for us; write
    articles for my site; articles on my website; write our blog; blog writing; content writing; content for my site;
    how many articles; price of an article; cost per article; links from other sites; who signs the articles; guest
    posts; do you write for us; I don’t have time to write; who would write it; how often do you publish; do I get to
    read it first; other websites talk about me; get mentioned by other sites`,
  'service-landing': `
    landing page; build a landing page; campaign page; more calls; price of a landing page; convert visitors; page that
    converts; collect emails; get contact details; capture leads; more inquiries; lead generation; campaign landing
    page; visitors but no calls; nobody calls me; nobody fills in my form; clicks but no inquiries; clicks but no
    sales; pay for clicks and nobody writes; pay for clicks; visitors leave my page; people leave without contacting
    me; page for my ads; page for my ad campaign; ad page; quote request page; sign-up page; keep the page; keep the
    page if I stop; test headlines; turn visitors into customers; bounce rate; lead magnet; get more leads; get more
    bookings; get more quote requests; visits but no calls; people look and leave; page for a promo; summer promo; page
    that gets sign-ups; sign-ups; page for a new service; page for bookings; build me a page; who writes the page; how
    fast is a landing page ready; page ready in how many days; connect a payment; one-time payment for a page; page on
    my own domain; test the page; more people to contact me; get people to call me; enrolments; registrations; page for
    enrolment; days until the page is live; single page; promo sign-ups; form that gets filled; capture contacts; page
    built for calls; page brings nobody; page for my ad; page for my campaign; sales page; page that sells; squeeze
    page; page for a promotion; page for an offer; how much is a landing page; how long does a landing page take; test
    two versions; A/B test; page for one product; page for my event; page for a single service; my ads send people to
    my home page; lots of clicks no calls; people click but don’t call; form on the page`,
  'service-loyalty': `
    loyalty; bring customers back; loyalty program; newsletter; past customers; loyalty card; messages to customers;
    unsubscribe; keep my customers; regular customers; points program; emails to customers; lost customers; win back
    customers; rewards; punch card; stamp card; punch card scheme; scheme for regulars; loyalty scheme; reward scheme;
    rewards card; VIP club; clients buy once; buy once; buy once and vanish; repeat business; repeat sales; win back
    old clients; get people to return; keep in touch with clients; texts to customers; thank-you message; email
    marketing; annoying messages; mailing list; regulars; reward my regulars; keep clients; book again; clients from
    last year; old clients; text messages; reminder to come back; visit more often; how often do I write to customers;
    customers forget about me; customer list; collect phone numbers; emails end up in spam; gentle reminder; nudge
    customers; patients who return; reach out to old customers; reconnect with customers; old clients return; program
    for regulars; reward loyal customers; retain clients; loyalty app; clients go to a competitor; customers forgot us;
    customers don’t come back; clients never return; people come once; come only once; one-time customers; keep
    customers coming; get people to come back; win back old customers; repeat customers; points card; reward customers;
    price of the loyalty program; how much is the loyalty program; messages to past customers; text my customers; email
    my customers; birthday messages; my regulars disappeared; get old customers in the door; get my customers in again;
    customers went elsewhere; people try us and never come back; how do I keep in touch with customers; send offers to
    my customers; thank my customers; discount for regulars; my customers forget about me; does a loyalty app work;
    they came once`,
  'service-ecommerce': `
    online store; sell online; e-commerce; product pages; Google Shopping; abandoned cart; Shopify; sell in several
    cities; change platforms; my online store does not sell; more online sales; products online; product listings; sell
    locally online; webstore; web store; people add to basket; add to basket; abandon their basket; shopping basket;
    online checkout; leave without buying; payment page; nobody buys online; click and collect; pick up in store;
    people from nearby towns find my store; product photos; product descriptions; sell my products; product catalog;
    online orders; online buyers; slow store; sell to other cities; store gets visitors but few orders; hardly any
    orders; few orders; sell more online; sales on my website; rebuild my store; another platform; switch platforms;
    platform of my store; my Shopify store; my WooCommerce shop; rewrite product pages; products not found on Google;
    Shopping ads; store found in one city; product titles; online catalog; buyers abandon; shop website; conversion of
    a store; people look but do not buy; product texts; online store visitors do not buy; abandoned orders; e-shop; web
    orders; optimize my store; online shop; sell on the internet; we sell online; more online orders; orders from other
    towns; sell outside my town; sell in other cities; sell across the country; only get orders from our own town; ship
    everywhere; Shopify store; WooCommerce shop; abandoned carts; nobody buys on my site; visitors but no sales; get my
    products found; products on Google; price of e-commerce SEO; jewelry shop online; clothes shop online; my webshop
    is dead; no sales on my shop; one sale a week; my online store is asleep; get more orders; people look but don’t
    buy; I make candles and sell online; I sell clothes online; I sell crafts; sell in another city; how do I sell
    outside my town; Amazon is killing me`,
  'service-local': `
    local visibility; directories; wrong contact details; business profile; fix my listings; bad review; remove a
    review; several locations; branches; duplicates; Google Maps; wrong hours; appear on Google Maps; Google listing;
    found nearby; wrong address online; online directories; negative review; local customers; near me searches; local
    SEO; map listing; listed twice; nasty review; does not show on Google Maps; not on the map; moved shop; we moved
    last month; old address; Google shows the old address; Google still shows the old place; old place; changed
    location; change of address; two pins; two listings; pin on the map; wrong pin; one-star review; terrible review;
    somebody left a bad review; close by; searching close by; people nearby never see me; never see me on Google; local
    searches; people searching nearby; Bing; listed everywhere; number wrong in a directory; suspended profile; Google
    suspended my listing; top three on the map; found by locals; holiday hours; customers go to the wrong place; show
    up when people search nearby; listings that do not match; when I google my shop; google my trade and I do not come
    up; in my area; rude comment on Google; nasty comment; insulting review; get a review taken down; remove a comment;
    account suspended; get my profile back; wrong category; same details everywhere; several branches; franchise;
    home-based business; do you need my password; monitor my listings; reply to reviews for me; answer my reviews; more
    people through the door; customers near me; profile on Google; disconnected number in directories; outdated
    details; old details online; wrong details; marked as closed; listed as closed; branches listings; write answers to
    reviews; unfair review; wrong information on Google; incorrect address; incorrect hours; change my address on
    Google; relocation; relocated; business moved; local ranking; nearby customers; get found by neighbors; not visible
    nearby; nearby searches; show up on Google Maps; get on Google Maps; on the map; my business on Google; be found
    locally; found in my area; found in my town; people nearby; rank locally; improve my Google listing; fix my Google
    listing; manage my Google profile; run my Google profile; my address is wrong on Google; wrong phone number online;
    wrong hours on Google; old address still shows; we moved; we moved shop; changed our phone number; duplicate
    listings; manage my reviews; deal with bad reviews; remove a bad review; two locations; work with bakeries; help a
    garage; help a dentist; businesses in my city; I search my own name and nothing comes up; google my business name;
    nothing comes up when I google myself; my shop doesn’t show up; we don’t show up; only my competitors show up;
    people go to my competitor; people call the wrong number; customers go to the old address; Google says we’re
    closed; Google shows wrong hours; listed twice on Google; someone else claimed my listing; I lost access to my
    Google profile; can you answer reviews for me; I don’t have time to answer reviews; get me on the map; get found on
    the map; how do you help a plumber; how do you help a restaurant; we have three shops; we just took over a shop;
    what’s included in local SEO; what local SEO includes; what do I get with local SEO`,
  'service-youtube': `
    videos; YouTube; filming; editing; channel; views; appear on camera; subtitles; my YouTube channel; more views;
    rank my videos; videos found in search; video titles; grow my channel; vids; my vids get few views; nobody watches
    my videos; nobody watches; more subscribers; channel subscribers; video thumbnails; YouTube Shorts; camera shy; not
    on camera; videographer; video marketing; tutorial videos; film at my shop; YouTube help; help with my vids; video
    ideas; no time to film; shoot footage; footage; shoot at our workshop; film at our place; people find my videos;
    optimize my videos; videos on Google; filming day; number of videos a month; speak on camera; tutorial for my
    customers; demonstrate a product; show how we work; promotional video; video for my business; subtitles in French;
    own the channel; edit videos; produce videos; video production; viewers; YouTube traffic; film with a phone; make
    videos; get videos made; get some videos done; shoot a video; film a video; videos for our company; YouTube
    channel; start a YouTube channel; views on YouTube; don’t want to show my face; who films; do you come and film;
    video editing; how long are the videos; shorts; price of a video; how much is a video; I don’t like being filmed;
    do I have to be in it; I’m shy; can my employee be in the video; do you come to us to film; who holds the camera;
    how many videos a month; TikTok videos; reels; video of my workshop; my channel has few subscribers; one video a
    month`,
  'service-meta-ads': `
    Facebook ads; Instagram ads; social media; ad account; Meta; advertise on Facebook; advertise on Instagram; social
    media ads; target people nearby; boost posts; social media campaign; take over my ads; take over my Facebook page;
    who pays Facebook; who pays for the ads; ad spend included; only to locals; radius; target my town; target my
    neighborhood; Insta; FB; Insta ads; FB ads; paid social; sponsored posts; promote my page; pictures for the ads;
    who designs the ads; ad was rejected; Facebook or Google; Instagram stories; own the ad account; run my Facebook;
    ads on social networks; on top of your fee; money for Facebook; ad money; advertising money; fee on top of the
    budget; how much goes to Facebook; Facebook or Google advertising; which works better; Facebook versus Google;
    which ads work better; advertise my salon; test several ads; stop ads that do not work; ad account blocked; ad
    account restricted; reach people around my shop; photos for ads; video ad; see how ads perform; ads that bring
    customers; comments under my ads; adverts; Insta adverts; Facebook adverts; ad disapproved; Meta rejected my ad;
    tiny ad budget; social networks; social ads; ads to locals; Facebook campaign; Instagram campaign; daily ad spend;
    ads agency; run my Facebook ads; run Instagram ads for me; ads on Facebook; ads on Instagram; boost a post; boosted
    posts; does your fee include the ad money; money that goes to Facebook; Facebook ads not working; ad rejected; who
    owns the ad account; photos for the ads; Meta or Google; who makes the pictures for the ads; do you make the ads;
    do I pay Facebook or you; how many ads do you make; people like my posts but don’t buy; lots of likes no customers;
    my ad was refused; Facebook closed my ad account; my last ads brought nothing; get people to my event; promote my
    event; promote a sale; promote my opening`,
  'town-local-montreal': `
    SEO agency in Montreal; my shop in Montreal on Google; business in Montreal on Google`,
  'town-meta-ads-montreal': `
    Facebook ads in Montreal; Instagram ads in Montreal`,
  'town-landing-montreal': `
    web page for a business in Montreal`,
  'town-local-laval': `
    SEO agency in Laval; my shop in Laval on Google; business in Laval on Google`,
  'town-meta-ads-laval': `
    Facebook ads in Laval; Instagram ads in Laval`,
  'town-landing-laval': `
    web page for a business in Laval`,
  'town-local-longueuil': `
    SEO agency in Longueuil; my shop in Longueuil on Google; business in Longueuil on Google`,
  'town-meta-ads-longueuil': `
    Facebook ads in Longueuil; Instagram ads in Longueuil`,
  'town-landing-longueuil': `
    web page for a business in Longueuil`,
  'town-local-quebec': `
    SEO agency in Quebec City; my shop in Quebec City on Google; business in Quebec City on Google`,
  'town-meta-ads-quebec': `
    Facebook ads in Quebec City; Instagram ads in Quebec City`,
  'town-landing-quebec': `
    web page for a business in Quebec City`,
  'town-local-new-york': `
    SEO agency in New York; my shop in New York on Google; business in New York on Google`,
  'town-meta-ads-new-york': `
    Facebook ads in New York; Instagram ads in New York`,
  'town-landing-new-york': `
    web page for a business in New York`,
  landing: `
    compose a page; page demo; smart page; page preview; page builder; try a page; make my page; effective page; build
    a sample page; trial page; sample page; one page per search; sections of a page; try building a page; draw up a
    page; see my page before paying; page assembled from my answers; test page; see a page change as I type`,
  loyalty: `
    retention plan; retention; loyalty journey; segments; refund; loyalty guarantee; phases; retention analysis;
    satisfied or refunded; return rate; analyze my customers; cash back; money back; retention goal; refund terms;
    guarantee on retention; loyalty analysis; customers who could return; plan to bring people back; follow-up
    schedule; when to contact customers; customer groups; if it does not work; promise on keeping customers; promise of
    retention; money back promise; satisfaction guarantee; customer journey; personal page for a customer; analyze my
    customer list; retention simulator; who could return; refunded if it fails; do I get my money back; money-back
    guarantee; get a refund; refund if it doesn’t work; guaranteed retention; loyalty page`,
  'mini-site': `
    mini-site; small site; website in 48 hours; quick website; create a website; simple site; what a mini-site
    contains; domain name; new business; brochure site; no website yet; I need a website; first website; cheap small
    website; website in two days; website for my shop; redo my website; web design; website for my trade; website this
    week; urgent website; website fast; just opening; opening a shop; opening soon; opening my business; new shop; just
    started my business; no online presence; nothing online; only a Facebook page; starter website; basic website;
    simple web page; add a shop later; add pages later; grow the site later; replace my old site; outdated website;
    ugly website; web designer; someone to build my site; who writes the site text; web address; how many pages; put my
    business online; need a site quickly; no web page; self-employed; freelancer website; tradesman website;
    electrician website; revamp; refresh my site; website redesign; remake my site; launch a site; site for a start-up;
    website with my hours and address; ready in two days; who hosts it; own domain; write the text for me; site in
    several languages; bilingual website; website in two languages; hours before the site is live; tiny website; small
    website for a trade; site of a few pages; launch a small site; my first site; affordable website; renew my site;
    rebuild my website; need a website; need a new website; we need a site; make me a website; build me a website; can
    you make a site; can you create a website for me; do you make websites; do you build websites; website design;
    redesign my site; my website is old; my website is awful; my website is a disaster; outdated site; replace my site;
    not online yet; just starting out; starting a business; starting my own business; opening next month; launch my
    business; site this week; need a site fast; site in a hurry; how quickly can you build a site; how fast is the
    website ready; when would my site be live; live in two days; 48 hours; small website; simple website; one page
    website; few pages; price of a website; how much for a website; how much is a small site; cost of a basic site; do
    I need a domain; buy a domain; hosting included; who writes the text of the site; who writes the copy of my site;
    write my website; photos for my website; update my site myself; edit the site myself; change my hours on the site;
    grow the site; upgrade later; what’s on the mini-site; what do I get with the mini-site; all I want is one page;
    just one page with my hours; just a page with my phone number and address; I only need something simple; nothing
    fancy; I just need to exist online; I only have a Facebook page; can you do it this weekend; I’m not good with
    computers; I know nothing about websites; what do you need for my site; my cousin built my site and left; I can’t
    log in to my old site; can I move my site to you; will it work on phones; can customers book on the site; can I
    sell on it; can I put a menu on it; I have no photos; do you write it for me; how long for a site; what about my
    domain; email address with my domain`,
  'social-proof': `
    testimonials; what clients say; reviews of the agency; client dashboard; weekly report; what clients say about you;
    what past clients think; happy clients; your reviews; opinions of Iluma; client dashboards; update each week;
    progress report; are you legit; can I trust you; what people think of you; is Iluma reliable; Monday page; example
    of the weekly report; any feedback from clients; recommend you; satisfied clients; is it worth it; do people like
    working with you; trustworthy agency; client opinions; what do clients get each week; sample testimonials; are your
    testimonials real; real testimonials; fake testimonials; made-up testimonials; what do your clients say; what do
    customers say about you; reviews of Iluma; your own reviews; can I talk to a client; speak to one of your clients;
    reference to call; what does the dashboard show; can I call one of your clients; clients I could ring; someone I
    can ask about you; what do people think of you; are you well rated; do you have reviews; are those quotes real; who
    wrote the testimonials; did you make up the reviews`,
  'seo-explainer': `
    how Google works; how Google decides; order of results; Google ranking; Google algorithm; comparison with
    Instagram; indexing; why my competitor ranks above me; how Google ranks; who comes up first; why Google shows some
    sites first; Google criteria; how search works; how Google picks; how Google chooses; who gets the top spot; why
    others are above me; competitor above me; competitor ahead of me; competitor outranks me; who shows up first;
    ranking factors; what Google looks at; who comes out on top; explain Google; Google works like Instagram; how
    Google sorts sites; why does Google prefer them; on what basis; basis of the ranking; rank one shop over another;
    one shop over another; criteria; what counts for Google; why one business ranks over another; what decides the
    ranking; who ranks first and why; Google bot reads my pages; Google reads my site; difference between Google and
    Instagram; understand Google; distance and reviews; how local ranking works; what makes Google trust a shop; trust
    signals; credibility for Google; who Google trusts; why Google ignores me; ranked above; ahead of me on Google; how
    does Google work; how does Google rank; why is my competitor first; why am I not first; why don’t I show up; what
    does Google look at; can you guarantee first place; guarantee number one; promise first page; be number one; do ads
    help my ranking; paid or organic; why is my competitor above me; why does the other shop come first; can I pay
    Google to be first; how do I get to be first; who decides the order; does Google like new sites; do likes help on
    Google`,
  'seo-course': `
    free SEO course; learn SEO; SEO training; SEO basics; beginner; definitions; SEO traps; guaranteed first place;
    ranking guarantee; online course; free training; free lessons; introduction to SEO; what is SEO; do my own SEO;
    teach myself SEO; explain SEO simply; SEO for dummies; what does SEO mean; SEO explained; learn on my own; study
    SEO; DIY SEO; SEO tutorial; train my staff; lesson one; beginner guide; SEO glossary; marketing jargon; SEO terms;
    understand SEO; beginner lessons; lessons about search engines; understand search engines; learn about Google;
    train myself; self-study; course for owners; what is a keyword; what is a backlink; what is indexing; how do search
    engines work; SEO offers to avoid; promises of first place; crooks; SEO scams; how to spot a bad agency; SEO
    lessons; free lessons on search; meaning of backlink; definition of SEO terms; what does indexing mean; vocabulary
    of SEO; introduction course; learn search engines; simple explanation of SEO; learn SEO myself; teach me SEO; SEO
    course; free course; training; SEO for beginners; do SEO myself; do it myself; tutorial; I’d rather do it on my
    own; I’d rather learn; I want to learn how; can you teach me; is there something to read; explain SEO to me;
    lessons for beginners; what’s a keyword; I want to understand SEO`,
  'full-system': `
    complete system; partnerships; site administration; cockpit; overview; whole system; everything in one place;
    partnership settings; system settings; four tabs`,
  blog: `
    articles by topic; article categories; search articles; article topics; find an article; browse articles`,
  'blog-intelligent': `
    blog; articles; latest articles; read your articles; advice to read; your articles; tips for shop owners; things to
    read; advice articles; what do you write about; recent articles; posts for my trade; articles for restaurants;
    articles for shop owners; your latest post; something about marketing to read; articles about Google; articles
    about AI; articles about loyalty`,
  'author-ines': `
    Inès; local SEO specialist; review expert; person in charge of reviews; who handles Google profiles; who is Inès;
    Inès Caron; talk to Inès; speak with Inès`,
  'author-mateo': `
    Mateo; ads specialist; who runs the ads; advertising expert; Spanish speaker on the team; who is Mateo; Mateo
    Rivas; talk to Mateo; speak with Mateo`,
  'author-claire': `
    Claire; content writer; who makes the videos; who writes your articles; podcast specialist; who is Claire; Claire
    Oduya; talk to Claire; speak with Claire`,
  'article-fiche-google': `
    complete my Google Business Profile; improve my business profile; photos on the profile; hours on the profile;
    profile category; claim my profile; fill in my business profile; complete my listing; photos and hours on Google;
    full Google profile; reply to reviews; main category; what to put on my profile; what to put in my listing;
    incomplete profile; pictures for my listing; which photos; which category; business description; set up my Google
    listing; create a Google Business Profile; claim my listing; verify my profile; add my hours; optimize my listing;
    logo and cover photo; which category should I choose; category on Google; category for my shop; hours on Google;
    holiday hours on my profile; description on Google; services on my profile; edit my Google profile; update my
    profile; improve my listing; better Google profile; profile for a home business; questions on my profile; keep my
    profile up to date; photos on Google; holiday opening hours; update opening hours on Google; change my hours on
    Google; fill out my listing; details of my listing; gaps in my profile; photo ideas for my profile; fill in my
    Google profile; set up my Google profile; complete my profile; how do I get on Google Maps; not on Google Maps; not
    on the map; my shop isn’t on Google; claim my business; verify my business; photos on my profile; category of my
    business; Google Business Profile help; create a Google listing; how do I fill it in; what do I put as category;
    what photos should I add; should I post on my Google profile; how do I add my hours on Google; I can’t verify my
    business; postcard from Google; how do I create my Google page`,
  'article-ecrire-avec-ia': `
    writing with AI; write with ChatGPT; keep your voice; sound like me; prompt for the AI; what AI makes up; writing
    with ChatGPT; keep my style; text that sounds fake; AI for writing; edit AI text; everything ChatGPT writes sounds
    the same; sounds like a robot; sounds generic; AI text is bland; robotic text; ChatGPT text; better prompts; AI
    writing tips; AI content penalty; AI invents facts; my own voice; tone of voice; all sounds alike; use AI to write
    posts; personality in AI text; writing with a robot; use ChatGPT for my site; copy from ChatGPT; is it OK to
    publish AI text; Google and AI content; instructions for ChatGPT; brief for the AI; check what AI wrote; errors in
    AI text; AI writes in my style; prompt that keeps my tone; keep my tone; tone of my texts; personal style; humanize
    AI text; ChatGPT style; use AI to write my texts; AI text sounds fake; keep my own voice; prompt for writing`,
  'article-budget-google-ads': `
    Google Ads budget; set up Google Ads; negative keywords; first Google Ads campaign; stop wasting money; small ad
    budget; getting started with Google Ads; small Google Ads budget; wasting my budget; first campaign; spend without
    waste; small budget for Google Ads; bucks for Google Ads; waste money on clicks; useless clicks; how much to put
    into Google Ads; Google Ads for beginners; Google Ads minimum; cost per lead; clicks too expensive; cheap Google
    Ads; what is a customer worth; Google Ads too expensive; how much to spend on Google Ads; daily budget; spend on
    Google Ads; money wasted on Google Ads; search words to exclude; clicks that bring nothing; count calls from ads;
    first ad on Google; is Google Ads worth it; negative keyword list; limited budget for ads; spend wisely on ads;
    minimum budget for Google Ads; tiny Google Ads budget; start with Google Ads; set a Google Ads budget; wasting
    money on Google Ads; clicks but no customers; Google Ads eats my money; Google took all my money; I pay for clicks
    and nobody calls; how do I start on Google Ads; how much per day on Google`,
  'article-crm-relances': `
    follow up with a lead; follow-ups; tracking inquiries; forget nobody; pipeline; how many follow-ups; forget to call
    back; track inquiries; follow up with a client; organize my contacts; lost inquiries; how often to follow up; get
    back to people; forget to get back to people; forget to reply; forget to answer; people who asked for a quote;
    follow up without being pushy; when to follow up; organize requests; no reply from a client; client ghosted me;
    system for inquiries; who I still have to call; lose track of requests; lose track of leads; forgot a customer;
    keep track of who wrote; track leads without software; simple tracking table; follow-up email; how many times to
    follow up; weekly review of inquiries; stages of a sale; requests in my inbox; messy inbox; customer never
    answered; client stopped answering; people who enquired; enquiries; enquired but did not buy; organize enquiries;
    prospects who never bought; chase a prospect; remind myself to call; reply to everyone; forgotten inquiries; forget
    to follow up; follow up on enquiries; keep track of enquiries; track every inquiry; people who asked and never came
    back; organize my leads; follow up with prospects; I forget people who wrote to me; customers ask and I forget to
    answer; how do I keep track of people; spreadsheet or app`,
  'article-faire-revenir': `
    bring a customer back; loyalty tips; reward customers; points card; message frequency; customers who never come
    back; one-time customers; bring people back; too many messages; how often to write; why customers do not return;
    reasons to come back; loyalty without spamming; keep in touch; loyalty ideas; get repeat customers; without
    annoying them; points program ideas; message at the right time; reward ideas; too many emails; pestering; how often
    do customers return; loyalty on a small budget; customers come once; only come once; gentle follow-up; messages to
    old customers; contact past clients; without pestering; how often can I text customers; how do I contact people who
    came before; message for customers I haven’t seen; how to invite people again`,
  'article-page-une-intention': `
    one page one intent; short form; structure of a page; test a page; first screen; order of a page; effective landing
    page; page that converts visitors; single action; form too long; what to put on a landing page; page headline; call
    to action; call-to-action button; page does not convert; improve my landing page; customer objections; too much on
    one page; page layout; one offer per page; nobody clicks my button; build a page that sells; order of sections;
    parts of a landing page; effective page; write a landing page; form and button; proof on the page; ad and page
    match; first thing people see; improve a page; what goes first on a page; order of a sales page; top of the page;
    structure of a sales page; what should a landing page have; landing page that doesn’t convert`,
  'article-reponses-des-ia': `
    recommended by ChatGPT; show up in ChatGPT; found in ChatGPT; mentioned by AI; AI search engines; AI search; AI
    answers; AI overviews; Gemini; Perplexity; cited by AI; appear in AI answers; will AI mention my shop; ChatGPT
    knows my business; AI gets my business wrong; optimize for AI; let AI crawlers in; answer engines; people ask
    ChatGPT instead of Google; does ChatGPT recommend shops; ChatGPT never mentions us; ChatGPT mentions my shop; does
    ChatGPT know us; appear in ChatGPT; appear in Gemini; AI chatbots recommend; AI names my competitors; Google’s AI
    answer; AI summary; be a source for AI; block AI crawlers; AI assistants; ask an AI for a shop; does Perplexity use
    my site; AI uses my content; AI knows my shop; ranking in ChatGPT; visible in AI; visibility in AI; AI
    recommendations; answers of ChatGPT; optimize for ChatGPT; get mentioned by ChatGPT; ChatGPT recommends; found in
    AI answers; Copilot; does AI know my business; does ChatGPT know about my shop; why does ChatGPT recommend my
    competitor; people ask AI instead of Google`,
  'article-devis-rapides': `
    too long to send quotes; send quotes faster; slow quotes; quick estimates; quote template; reply template; answer
    quote requests; behind on quotes; respond to inquiries faster; estimates for customers; customers waiting for a
    quote; too many quote requests; write estimates quicker; reply to a quote request; faster estimates; prepare a
    quote; write a quote; answer time; sort requests; which requests to answer first; send an estimate; quote on a
    phone; chase a quote; quote takes too long; quick quote; speed up quotes; quote follow-up; answering estimates;
    quote process; answer quote requests faster; too slow to quote; lose jobs because I reply late; respond to
    enquiries faster; I take too long to send prices; I lose jobs to faster people; how do I quote faster`,
  'article-site-rapide': `
    slow website; slow on mobile; slow on phones; loading time; load faster; page speed; speed up my site; shrink my
    photos; shrink images; compress photos; picture size; pages load slowly; pages load quicker; PageSpeed; Core Web
    Vitals; slow hosting; people leave before it loads; make my site faster; mobile speed; laggy site; sluggish; site
    so sluggish; sluggish on phones; site is slow; slow loading; takes too long to open; opens slowly; slow home page;
    faster website; test my site speed; speed test; too many scripts; slow fonts; site on a phone; how big should
    photos be; photo dimensions; image format; site loads slowly; page takes long; loading; faster pages; my site is
    slow; website takes ages to load; heavy photos; my site loads slowly; takes forever to open; how fast should a site
    be; site is heavy`,
  'article-avis-google': `
    get customers to leave reviews; leave a review; leave stars; get people to leave stars; patrons; ask for reviews;
    more reviews; more stars; get more Google reviews; better rating; discount for a review; reward for a review; pay
    for reviews; reply to a bad review; answer a negative review; fake review; report a review; review link; QR code
    for reviews; review request wording; too shy to ask for reviews; five stars; review rules; one star; reply to a
    one-star review; respond to a review; respond to a negative review; respond to a bad review; what to say to an
    angry review; convince customers to review us; polite way to ask for a review; ask after a visit; link to leave a
    review; customers promise a review and forget; buy reviews; incentive for reviews; review from someone who was
    never a customer; abusive review; number of reviews; increase my rating; report an untrue review; untrue review;
    unfair review; defamatory review; ask clients for stars; ask for feedback; review from a competitor; answer unhappy
    customers; respond politely; get more reviews; more Google reviews; ask customers for a review; how do I ask for
    reviews; competitor has more reviews; catch up on reviews; raise my rating; bad review; one-star review; someone
    left a bad review; angry customer left a review; how do I answer a review; delete a review; offer a discount for a
    review; what do I say to an angry customer online; someone moaning in my reviews; somebody complains in my reviews;
    a customer is lying about us; jealous competitor left a review; how do I get people to leave reviews; my customers
    never leave reviews; is it ok to ask for reviews; can I buy reviews`,
  'article-infolettre-locale': `
    monthly email; send a monthly email; email my regulars; emails land in junk; emails go to spam; email list; collect
    email addresses; build a mailing list; start a newsletter; what to write in a newsletter; CASL; permission to
    email; can I email my customers; anti-spam law; how often to send emails; write to my subscribers; newsletter
    content; newsletter ideas; newsletter for my shop; newsletter for a bookstore; first newsletter; launch a
    newsletter; newsletter sign-up; get subscribers; people who may be emailed; law on emails; CAN-SPAM; nobody opens
    my emails; emails not delivered; how often a newsletter; unsubscribe; allowed to email past customers; email past
    customers; legal to email customers; consent to email; newsletter frequency; marketing emails; messages end up in
    junk; newsletter; email newsletter; mailing list; send emails to customers; mass email; my emails go to spam;
    emails land in spam; how often should I email; how do I start a mailing list; what do I write to my customers every
    month; can I email people without asking`,
  'article-campagne-locale': `
    Google Ads for my town; Google Ads in my area; limit ads to my town; ads in my city only; location targeting; ad
    radius; set up a local campaign; match types; ad schedule; ads only when we are open; run Google Ads myself; my ads
    show too far away; create a Google ad; local ad campaign; target one town on Google; advertise on Google in my
    area; Google Ads step by step; create my first campaign; set up a campaign; campaign settings; keywords for my ads;
    exclude searches; target people around me; target an area; clicks from another city; people far away click; hours
    of my ads; check my campaign each week; write a Google ad; search campaign; how wide a radius; size of the ad area;
    distance for ads; ads around my shop; schedule of my ads; negative keywords for a local campaign; Google campaign
    for one city; Google Ads location; Google Ads settings; set up a Google Ads campaign; set up local ads; target my
    area; ads only in my town; radius around my shop; only show my ads around here; ads in a radius; people far away
    click on my ads`,
  'article-pages-par-ville': `
    page for each town; separate page for each town; pages for each city; one page per city; location pages; serve
    several towns; work in several towns; neighboring towns; same page for every city; duplicate city pages; service
    area; rank in the next town; areas I serve; towns I serve; doorway pages; several towns; cover many towns; a page
    for every suburb; suburbs; be found in other towns; expand to another town; copies of a page; what to write on a
    town page; which towns deserve a page; region pages; page for a neighborhood; page for each village; each town its
    own page; boroughs; service towns; page for each area; cover a region; a page for each town; city pages; service
    area pages; show up in the next town; cover several towns; I work in several towns; I drive to customers in many
    towns; how do I show up in the next village`,
  'article-assistant-sur-le-site': `
    what a chatbot should say; chatbot allowed to say; set up a chatbot; add a chatbot; chatbot mistakes; bot gives
    wrong answers; bot hands over to a person; test a chatbot; is a chatbot worth it; chatbot for a small business;
    what a bot can answer; chatbot limits; prepare a chatbot; when to hand over to a person; pages for a chatbot;
    questions for a chatbot; chatbot says wrong things; chatbot privacy; chatbot before launch; do customers like
    chatbots; transfer to my receptionist; train a chatbot; chatbot rules; AI answers on my website; should I have a
    chatbot; chatbot for small business; what should a chatbot answer; automatic answers on my site; would a chatbot
    help my business; should a small shop have a bot`,
  'article-loi-25-rgpd': `
    comply with Law 25; Law 25 for my website; GDPR for a small shop; does my shop follow GDPR; do I need a privacy
    policy; privacy policy for my site; write a privacy policy; do I need a cookie banner; cookie banner for my site;
    privacy rules for businesses; legal obligations of my website; follow GDPR; Quebec privacy law; customers ask for
    their data; privacy officer in my company; what the law requires; is my website legal; do I need a cookie banner on
    my shop’s site; is a cookie banner mandatory; cookie law; consent banner; rules for my website; privacy
    obligations; keep customer data legally; data law; privacy breach; what to do after a data breach; access request;
    who is responsible for data; privacy page for my business; law on personal information; customer asks for deletion;
    policy text; privacy incident; report a breach; privacy law for my clinic; legal duties; data rules; obligations
    under Law 25; GDPR for my website; is my website GDPR compliant; do I need a cookie banner on my site; Law 25
    obligations; data breach at my shop; what the law says about my customer list; do I need a banner on my own site;
    what do I have to do with customer data; fines for privacy; my customer list and the law`,
  'article-formulaire-court': `
    how many fields; fields in a form; fields of a contact form; form length; shorter form; people give up on my form;
    people abandon the form; nobody finishes the form; quote form; spam through my form; what to ask in a form; form on
    mobile; form errors; improve my form; form too complicated; questions in a form; fields to remove; phone field;
    labels in a form; error message; confirmation message; form on a phone; nobody sends my form; people start the form
    and stop; robots fill in my form; simple form; form that works; better contact form; message after sending; ask for
    a phone number in my form; necessary fields; form nobody completes; long form; form on my website; contact form
    nobody fills in; nobody fills in my form; people abandon my form; form too long; form on my site; nobody writes to
    me through the site; what should I ask in my form`,
  'article-rappels-rendez-vous': `
    appointments do not turn up; people skip appointments; clients forget appointments; clients do not show up; missed
    appointments; reminder text; when to send a reminder; SMS reminder; reminder message; appointment confirmation;
    no-show fee; charge for a missed appointment; cancel last minute; stand me up; book and never come; forgotten
    appointments; avoid no-shows; fewer no-shows; remind clients of their appointment; remind patients; text before an
    appointment; day before; reschedule by text; cancellation policy; fee for missing an appointment; legal no-show
    fee; appointment reminders; reminders by email; forget their appointment; reduce absences; patients who do not
    come; no-shows; no shows; people don’t show up; clients don’t turn up; clients forget their appointment; forget
    their bookings; stop no-shows; reminder email; send reminders; last-minute cancellations; cancellation fee; charge
    for no-shows; stood up by clients; people book and don’t come; clients forget; empty chairs; half of my bookings
    don’t show; how do I remind people; text the day before; do reminders work; charge people who don’t come`,
  'article-mots-des-clients': `
    what people type; people type to find me; what people search for; what customers type to find a shop; words
    customers use; search words; keyword research; find keywords; Search Console; Google suggestions; autocomplete;
    what my customers google; which words to use; phrases people use; terms people search; words people google; words
    customers type; which words do people use; what do people look up; searches that lead to me; how customers describe
    my trade; good keywords; choose keywords; free keyword research; find search terms; questions people ask Google;
    customer language; vocabulary of my customers; terms for my trade; keywords for my site; find out what customers
    search; queries of my customers; which words do people search; what do people type; keywords for my business; what
    do customers search for; what are people looking for; how do people search for my trade; which words should I use
    on my site`,
  'article-compter-les-appels': `
    which calls came from my website; calls from my website; which calls came from ads; track phone calls; call
    tracking; how customers found me; where my calls come from; number of calls; what brings customers in; tagged
    links; which ad brings calls; count phone calls; which channel works; tell where a call came from; know which ad
    works; source of a call; number for tracking; ask customers how they found me; count inquiries; count forms; which
    marketing works; know what works; phone calls from ads; where leads come from; track conversions; know which ad
    brings customers; where do my calls come from; where do my customers come from; how did they find me; count calls;
    how do people hear about me; which ads work; how do I know where a call came from; I don’t know what works`,
  'article-donnees-structurees': `
    schema; what is schema markup; JSON-LD; rich results; rich snippets; stars in search results; structured data for
    my shop; LocalBusiness markup; code for opening hours; markup code; FAQ schema; code that Google reads; structured
    data; tell Google my hours; hours in code; star rating in results; breadcrumbs; test my markup; add schema to my
    site; schema errors; schema code; hours understood by Google; code on my page for Google; structured data test;
    schema markup; stars in the search results`,
  cases: `
    case studies; client examples; past work; results achieved; happy customers; portfolio; references; proof; your
    success stories; examples of projects; your clients; client results; show me results; who have you worked with;
    proof it works; any success; success with stores; who have you helped; businesses you helped; past clients; track
    record; real results; evidence; shops like mine; which businesses have you worked for; what came of it; companies
    you worked with; who are your customers; success story; what did you achieve; did sales go up; numbers from
    clients; experience with shops; store you worked with; small retailer; helped a small shop; helped a shop; worked
    with a retailer; helped a business; results for a small shop; real example; past results; who are your clients;
    your customers; previous clients; examples of your work; show me your work; real examples; real-life examples;
    businesses like mine; proof that it works; does it really work; does it work; do you get results; results you got;
    what have you done for others; before and after; someone you helped; any restaurant you helped; have you ever
    helped a place like ours; ever helped someone like us; have you worked with a dentist; have you done this for a
    garage; do you know my trade; have you done restaurants; show me before and after; can you prove it; prove it; why
    should I believe you; what happened with your clients; did it work for them; stories from clients`,
  'case-katz-sport': `
    sports store; sporting goods; skates; hockey; sports shop; Katz; sports equipment; hockey shop; skate shop; helped
    a hockey shop; sports retailer; one page per sport; sports store results; traffic of the sports store; skate
    sharpening; pages per neighborhood; sports store case; the sports shop; the skate shop; the ski shop; the hockey
    store; extra traffic for the sports shop; I run a sports shop; bike shop; have you helped a sports store`,
  'case-clinique-rfs': `
    clinic; health; patient reviews; physiotherapy; the clinic; asking patients for reviews; medical practice; more
    reviews for a clinic; physio clinic; ask patients; reviews after each visit; health center; clinic in Laval; rating
    of the clinic; patients leave reviews; more patients; how the clinic raised its rating; the medical clinic; the
    doctor; clinic’s reviews; how many reviews did the clinic get; patients’ reviews; how the clinic got reviews; I run
    a dental practice; I run a clinic; physiotherapist; doctor’s office; have you helped a clinic`,
  'case-concept-m': `
    furniture; cabinetmaker; furniture maker; wood; wooden furniture; furniture builder; Concept M; furniture company;
    table maker; handmade furniture; handmade tables; woodworker; furniture workshop; rustic tables; wood workshop; one
    page per kind of wood; furniture orders; furniture website; furniture case; the furniture maker; the woodworker;
    the carpenter; the cabinetmaker; wooden tables; rustic furniture; I make furniture; I am a woodworker; have you
    helped a craftsman`,
  'case-literie-amitie': `
    bedding; mattress; mattress store; against the big chains; mattress shop; bed store; beat the chains; small store
    against big chains; independent store; compete with big chains; success against chains; sell mattresses; mattress
    seller; six searches; independent shop; bedding case; chains and a small store; the mattress store; the bed shop;
    the bedding store; small shop against chains; I sell mattresses; I sell furniture against big chains; have you
    helped a small shop against chains`,
  contact: `
    phone number; email address; office address; where are you; write to the team; opening hours; reach you; who runs
    Iluma; team; form; talk to someone; your number; call you; write you; visit you; stop by the office; your offices;
    open on Saturday; hours; what time do you open; where are you based; who is the boss; your staff; founders; CEO;
    email; call me back; talk to a human; walk in; visit in person; meet in person; closing time; team in New York; New
    York office; Montreal office; Delaware; time zone; in charge; who is behind Iluma; the owner; speak to a manager;
    real person; meet the team; who works there; how fast do you reply; response time; send you a message; phone you;
    customer service; support; directions to your office; reply to my message; leave a message; best email to write to;
    how do I get in touch; reach a person; call the office; phone line; line busy; are you there on Monday; when are
    you open; office open; closed on holidays; visit your office; meet you; where can I find you; your street; boss of
    Iluma; director; responsible for SEO; how long before you answer; reply within; ask a question; question for the
    team; who runs the advertising; who does the SEO; person in charge of ads; telephone line; message to the team;
    time difference; get hold of you; get ahold of you; reach someone; reach you by phone; how can I contact you; how
    do I contact you; contact details; give you a ring; ring you; give me a call; phone number please; what’s your
    number; number to call; which number do I call; can I call you; call on Sunday; call on Saturday; call in the
    evening; call after work; call at night; open at weekends; open on weekends; open Saturdays; open Sundays; open
    today; open now; open late; are you closed; what time do you close; how late are you open; until what time; opening
    times; what are your hours; your hours; working hours; office hours; business hours; lunch break; bank holiday; public holiday; closed for
    Christmas; when can I call; when are you available; reply time; how long do you take to reply; how quickly do you
    answer; when will I hear back; haven’t heard back; no answer yet; still waiting for a reply; I wrote to you
    yesterday; nobody answered; nobody replied; did you get my message; got no reply; where are you located; where’s
    your office; whereabouts; office location; what’s your address; postal address; mailing address; street address;
    send you a letter; come to your office; drop by; pop in; meet face to face; see you in person; are you in Montreal;
    are you in New York; are you in the US; anything in the States; office in the United States; office in America;
    office in Canada; are you local; are you a Canadian company; offices abroad; head office; who is in charge; who’s
    the boss; who’s the owner; who runs the company; who runs the place; who started Iluma; who
    founded Iluma; name of the CEO; name of the director; head of the company; who’s on the team; who are the people;
    who would I be talking to; who will I deal with; who does the ads; who handles ads; who runs my ads; who manages
    Google Ads; who looks after advertising; who looks after SEO; who handles Google; who handles my profile; who
    writes; who makes the videos; who makes the podcasts; your ads person; your SEO person; your writer; your video
    person; complain; complaint; make a complaint; not happy with your work; something is broken on your site; problem
    with your site; help from a person; a real person please; write you an email; email you; your email; an email
    address; send you an email; contact form; drop you a line; get in touch; I have a question; can I ask you
    something; who do I ask; who do I talk to; who can I talk to about this; who do I go to; who should I email; I need
    help; need some help please; can someone help me; how do I talk to you; I prefer the phone; I don’t like chatting
    with a bot; let me talk to somebody; I want to see you face to face; do you come to my shop; can you visit us; are
    you near me; how far are you; do you have an office in my city; which country are you in; are you in Canada; are
    you in Europe; are you in London; do you work in the UK; is anyone there after six; I finish work at six; evenings
    only; is anyone there now; are you there; why is nobody answering; you never replied; I left a message; I filled in
    the form and nothing happened; I sent the form twice; wrong number; can I text you; do you have WhatsApp; fax
    number; who would do the work; is it a big team; do you work from home; are you real people; names of your team;
    what is the name of the person who does ads`,
  booking: `
    book an appointment; schedule a call; fifteen minutes; meeting; video call; cancel an appointment; reschedule; free
    time slot; talk to someone; make an appointment; talk to a specialist; free call; meet an expert; choose a time;
    book fifteen minutes; demo; consultation; quick chat; move my appointment; push back my appointment; postpone;
    postpone my appointment; change my appointment; change the time; move my call; hop on a call; quick call; call with
    an expert; phone call; free consultation; when are you free; available times; appointment slots; next available
    slot; calendar slot; cancel my call; missed my appointment with you; cannot make it; book a slot; pick a time; sit
    down with you; first meeting; no-obligation call; how long is the call; another day; speak with an adviser; talk
    over the phone; human being over the phone; speak over the phone; speak to a human; arrange a call; arrange a
    meeting; plan a call; a moment to talk; talk for a few minutes; video meeting; meet online; discuss my project;
    discuss my business; talk about my project; time slot; free this week; move the call to another day; cancel my
    meeting; confirmation of my appointment; link to reschedule; video chat with you; video chat with your expert;
    video meeting this week; talk with your SEO person; meeting with your specialist; book time with you; appointment
    this week; talk by video; reschedule my call; change the date; delay my appointment; fix an appointment; move our
    meeting; speak to someone; speak with someone; speak with a person; chat with someone; chat on the phone; have a
    chat; have a word; quick word; phone chat; call with someone; call me; set up a call; set up a meeting; jump on a
    call; get on a call; book a call; see a demo; any slots; free slots; slot on Thursday; anything free tomorrow;
    anyone free; anyone available this afternoon; someone available today; are you free; free this afternoon;
    availability; appointment; get an appointment; appointment with an expert; meeting with you; Zoom call; fifteen
    minutes of your time; consult an expert; talk about my business; advice over the phone; push it back; can’t make
    it; can’t come tomorrow; cancel my appointment; cancel the meeting; I’m running late; missed the call; what time is
    my appointment; confirmation email for my call; I picked the wrong day; I booked the wrong time; I got the time
    wrong; wrong date for our call; I have to change the time; something came up; can we do it another time; I need to
    rebook; earlier time; later time; is the call free; what do we talk about on the call; do I need to prepare for the
    call; who will call me; will you phone me or do I phone you; can I bring my partner; I didn’t get the confirmation;
    I lost the link to my appointment; five minutes of your time; can you walk me through it by phone; can someone
    explain it to me; I’d rather explain it by voice; when can we talk; when can we speak; can we talk today; can we
    meet next week`,
  faq: `
    frequently asked questions`,
  guide: `
    fix my website myself; website checklist; how to fix my site; sitemap; meta description; title tag; alt text;
    HTTPS; what the audit checks; explain my audit; site errors; list of checks; website health guide; visibility
    guide; fix what the ILA found; correct my site; improve each point; explain each check; website mistakes; find
    errors on my site; technical guide; fix my site myself; improve my site myself; do it yourself guide; what to fix
    first on my site; my report says there are errors; how do I fix the errors; what does this check mean; explain the
    errors on my site`,
  'crm-feature': `
    try the CRM; CRM; customer management; client records; project tracking; prospecting; customer software; client
    management software; client database; manage my clients; customer list; keep track of clients; sales pipeline; CRM
    demo; test drive the CRM; CRM without paying; CRM trial; CRM login; login for the CRM demo; demo login; demo
    password; CRM username; client list in Excel; client notebook; import my clients; import contacts; export contacts;
    who to call next; to-do list; task list; organize clients; customer notes; CRM features; contact manager; address
    book; sample client list; find prospects; find new clients; software for my clients; keep my clients in one place;
    import from a CSV; CSV; CSV of contacts; upload my client list; leads and jobs; track of my leads; track my jobs;
    software for leads; where do I store my clients; customer records; manage appointments and clients; duplicates;
    notes on a client; team uses the CRM; CRM on a phone; CRM sample; customer database; database program; program for
    clients; preview of the CRM; contact database; CRM import; CRM tasks; follow my clients; client tracking; test the
    CRM; password of the CRM demo; demo account; what does the CRM do; what can the CRM do; your software; your
    customer software; keep track of customers; lose track of leads; forget to call people back; forget to follow up;
    organise my customers; customer database for my shop; manage contacts; spreadsheet of customers; is the CRM free;
    price of the CRM; who should I call next; I keep forgetting to call people back; I write everything on paper; I
    lose people’s numbers; my leads are all over the place; do you have software for that; does your software do that;
    app to manage my clients; can I import my list; is there a free version; can I try it first; what’s the password
    for the demo; does it work on my phone`,
  privacy: `
    personal data; delete my data; privacy; Law 25; GDPR; retention period; keep my messages; access to my data; sell
    my data; privacy officer; erase my data; right to erasure; right to be forgotten; share my data with third parties;
    what you do with my information; data protection; see my data; correct my data; is my data sold; where is my data
    stored; how long do you keep; GDPR rights; GDPR compliance; data breach; wipe; wipe my data; take me off your list;
    remove my details; delete my messages; give my email to anybody; share my email; sell my email; how long is it
    stored; who sees my data; who can read my messages; is my data secure; data security; copy of my data; complain
    about privacy; shared with third parties; my info; what you store about me; who sees my message; what I type in the
    form; see what I type; who reads my form; my details after I write; collect about me; information you collect;
    confidential; give my data to Google; data sent abroad; where are your servers; unsubscribe from your emails; stop
    emailing me; personal info; my rights; delete my appointment data; data of my visitors; ask for my data; withdraw
    my consent; complain to an authority; erase everything; my details shared with partners; phone number shared; use
    my email address; who has access to my information; remove me from your files; what do you do with my data; what
    happens to my data; what happens to my message; who reads my message; who can see my message; who sees what I
    write; do you sell my data; sell my details; pass on my details; pass my details to others; share with third
    parties; third parties; give my email away; will you spam me; will I get spam; how long do you keep my data; how
    long do you store it; keep my info; delete my info; delete what I sent; delete everything about me; erase me;
    remove my data; take my details off; what do you have on me; what do you know about me; data you hold; exercise my
    rights; who is responsible for my data; data protection officer; person in charge of privacy; is it safe to give my
    details; is my information safe; where is my data; is it confidential; complain about my data; hacked, what about
    my data; data leak; correct my details; wrong details about me; will I end up on a list; will my email end up on a
    list; mailing list you sell; will you call me all the time; will you pester me; who gets my email; who gets my
    phone number; what do you do with my number; why do you need my email; why do you ask for my phone number; I don’t
    want to give my name; I want to stay anonymous; remove me from your list; forget me; I regret sending my message;
    take back my message; how do you protect my information; who can I complain to about my data; is this chat
    recorded; do you save this chat; do you keep what I type here`,
  'legal-notice': `
    who publishes this site; who owns this company; who owns the company; legal notice; publisher of the site; company name; hosting; copyright; legal name;
    registered company; registered name; company number; head office; intellectual property; reuse your texts; who
    hosts the site; company behind this site; copy your text; quote your article; terms of use; which law applies;
    company details; incorporated company; Google trademark; affiliated with Google; owner of the site; responsible for
    the site; legal status; legal information; who is behind the website; address of the company; who is responsible
    for publication; can I copy your articles; are you part of Google; partner of Google; law of Quebec; disclaimer;
    company registration; corporate name; publisher; legal name of the company; can I copy your texts; terms and
    conditions; hosting of this site`,
  accessibility: `
    accessibility; screen reader; keyboard navigation; WCAG; disability; contrast; text size; disabled person; visually
    impaired; blind; color blind; bigger text; larger font; change contrast; high contrast; colors; keyboard only; dark
    mode; report a barrier; accessibility standards; dyslexia; animations; text too small; hard to read; increase the
    font; font size; read aloud; read the page to me; blind person; bad eyesight; poor eyesight; colorblind; deaf
    visitor; stop animations; flashing images; night mode; accessible website; settings for reading; enlarge the text;
    enlarge; text is tiny; tiny on my screen; too small to read; voice that reads; tab key; screen magnifier; access
    for everyone; people with disabilities; handicap; is your site accessible; accessibility settings; line spacing;
    larger text; bigger text on your site; bigger font on your site; dyslexic; blind visitors; text is too small;
    letters too small; font too small; bigger font; make the text bigger; can’t read it; low contrast; colour blind;
    partially sighted; bad eyes; JAWS; NVDA; VoiceOver; without a mouse; disabled users; deaf; ADA compliant;
    animations make me dizzy; button doesn’t work with my reader; my mother can’t read this; my eyes are bad; letters
    are tiny; I can’t see well; zoom; the site is hard to use with a keyboard; my screen reader doesn’t read the
    button; the colors are hard to see; too many animations; moving things bother me; can the site speak; read it to me`,
  cookies: `
    cookies; browser storage; refuse cookies; trackers; consent; turn off cookies; change my choice; which cookies; ad
    tracking; clear cookies; do you track me; cookie banner; track visitors; follow me around; spying; say no to
    cookies; delete cookies; cookie settings; change cookie choice; what you store in my browser; privacy signal; opt
    out; follow me on other sites; change my mind about cookies; change my mind; withdraw cookies; refuse tracking;
    remove cookies; reject all; is my visit recorded; memory of my browser; local storage; ads that follow me; cookie
    popup; why a cookie message; tracking on this site; turn off tracking; stop tracking me; are you tracking me; do
    you track visitors; do you use cookies; what cookies; reject cookies; decline cookies; accept by mistake; change my
    cookie choice; change my consent; get rid of the banner; withdraw consent for cookies; analytics on this site;
    Google Analytics here; why does this banner show; the banner keeps coming back; can I say no to cookies; what
    happens if I say no; what do you store in my browser; how long do cookies stay; I clicked accept`,
  robot: `
    IlumaAudit robot; robots.txt; block your robot; server logs; user agent; bot that visits my site; crawler; block
    the robot; bot in my logs; stop your bot; exclude my site; web crawler; scraping my site; hitting my server;
    visiting my server; IlumaAudit; IlumaAudit in my logs; stop the robot; bot reading my site; how often does the bot
    come; disallow your bot; slowing down my server; traffic from your bot; requests from your bot; keep your bot out;
    name of your bot; bot visits my website; why did your bot visit; how to refuse your bot; automated visits; blocked
    your bot; firewall; what does the bot read; bot from your company; bot overloads my server; block crawling; forbid
    your bot; your bot; your crawler; bot visiting my site; bot on my server; crawler hitting my site; what is
    IlumaAudit; block your bot; ban your crawler; how often does your bot come; how often does your bot visit; what
    does your bot collect; what does your bot read; what does your bot keep; why is your bot on my site; your spider;
    too many requests from you`,
  'faq#first-results': `
    when will I notice a difference; see a difference; notice anything; how soon does it work; how long does it take;
    how long until it works; how long till it pays off; when does it start working; when can I expect results; when can
    I expect customers; how many weeks; how many months; weeks or months; is it quick; how fast does it go; how fast
    can I rank; how long to rank; how long to get on page one; time before the phone rings; before the phone rings
    more; get more calls by when; when do customers come; fast results; instant results; overnight; how patient do I
    need to be; how long does SEO take; does SEO take long; time for SEO to work; waiting time; everyone says SEO takes
    forever; does it take ages; is it slow; will it work before Christmas; will it work before summer; ready for the
    season; results by next month; in time for the holidays; when will people find me; how soon will I be on Google;
    when does the phone ring; my business is quiet; how long before customers come; can you speed it up`,
  'faq#ila-score': `
    what is ILA; what does ILA stand for; ILA meaning; explain the ILA; what does the score mean; sign up to get my
    score; do I have to register; register to get my score; score without an account`,
  'faq#who-writes': `
    who writes the texts; who writes the articles; who writes my content; is it written by AI; AI or people; written by
    a person; written by humans; written by ChatGPT; do you use ChatGPT; just chuck it into ChatGPT; copy and paste
    from ChatGPT; a robot writes it; do real people write it; does a human write it; does it sound like a robot; is my
    text going to sound fake; do you write like me; who is the author; is there a writer`,
  'faq#what-iluma-does': `
    what do you guys do; what exactly do you do; what is it you do; what does your company do; what is Iluma; what’s
    Iluma; who are you; what are you; what is this; what’s this site; what’s this about; explain what you do; in a
    nutshell; in short; what kind of company; what kind of agency; what do you offer; I don’t understand what you do;
    what is it exactly; so what is this; so what do you sell; what’s your business; what are you selling; explain
    simply; explain like I’m five; what can you do for me; what can you do for my shop; how can you help me; what’s in
    it for me`,
  'faq#audience': `
    do you work with small businesses; do you work with restaurants; do you work with plumbers; too small for you;
    one-man business; self-employed; sole trader; one man band; freelancer; non-profit; charity; big companies; what
    kind of clients; which industries; do you take on small clients; for a church; for a school; I’m just one person;
    we are only two; small family business; is it for people like me; do you only work with big companies; do you work
    with farmers; do you work with lawyers; do you work with churches; I work from home; I have no shop; I don’t have a
    storefront; online only`,
};
