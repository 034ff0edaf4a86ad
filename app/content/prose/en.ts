import type { ProseTable } from './shape.ts';

export const en: ProseTable = {
  banned: [
    // Names of places, but for searches as people type them.
    {
      pattern: 'Montreal|Quebec',
      better: 'Montréal, Québec',
      except: ['“* Quebec”', '“Quebec”', '“accountant in Quebec City.”', 'America/Montreal'],
    },
    // Contractions.
    {
      pattern: 'it is',
      better: 'it’s',
      // Where a clause ends, and after “part of it”.
      except: [
        'cart as it is',
        'keep as it is',
        'of it is',
        'how * it is',
        'which one it is',
        'it is,',
        'it is.',
        'it is:',
      ],
    },
    {
      pattern: 'they are',
      better: 'they’re',
      except: ['as they are', 'where they are', 'how * they are', 'they are,', 'they are.'],
    },
    {
      pattern: 'you are',
      better: 'you’re',
      // Where a clause ends, and in “people who write to you are”.
      except: [
        'write to you are',
        'who you are',
        'where you are',
        'how * you are',
        'you are,',
        'you are.',
      ],
    },
    { pattern: 'we are', better: 'we’re', except: ['who we are', 'where we are', 'we are.'] },
    { pattern: 'I am', better: 'I’m', except: ['who I am', 'where I am'] },
    {
      pattern: 'there is',
      better: 'there’s',
      except: [
        'measurement there is',
        'nothing there is',
        'there is one',
        'there is,',
        'there is.',
      ],
    },
    { pattern: 'here is', better: 'here’s', except: ['to remember here is'] },
    {
      pattern: 'that is why|that is how|that is where|that is what|that is all',
      better: 'that’s',
    },
    // A message of PageSpeed Insights.
    { pattern: 'do not', better: 'don’t', except: ['“Image elements do not'] },
    { pattern: 'does not', better: 'doesn’t' },
    { pattern: 'did not', better: 'didn’t' },
    { pattern: 'is not', better: 'isn’t' },
    { pattern: 'are not', better: 'aren’t' },
    { pattern: 'was not|were not', better: 'wasn’t, weren’t' },
    { pattern: 'has not|have not|had not', better: 'hasn’t, haven’t, hadn’t' },
    { pattern: 'cannot|can not', better: 'can’t' },
    { pattern: 'will not', better: 'won’t' },
    { pattern: 'would not|should not|could not', better: 'wouldn’t, shouldn’t, couldn’t' },
    { pattern: 'you will', better: 'you’ll' },
    { pattern: 'we will|they will', better: 'we’ll, they’ll' },
    { pattern: 'let us', better: 'let’s', except: ['let us know'] },

    // US spelling.
    {
      pattern: 'behaviour*|colour*|favour*|flavour*|honour*|neighbour*',
      better: 'US spelling: behavior, color, favor, honor, neighbor',
    },
    {
      pattern: 'centre|centres|centred',
      better: 'center',
      // Names of places keep theirs.
      except: ['Bell Centre', 'Eaton Centre', 'Centre-Sud', 'centre-ville'],
    },
    { pattern: 'cancelled|cancelling|labelled|travelled', better: 'canceled, labeled, traveled' },
    {
      pattern: 'analyse|analysed|analysing|optimis*|organis*|personalis*|realise*|recognise*',
      better: 'analyze, optimize, organize',
      except: ['organism*'],
    },
    { pattern: 'catalogue*', better: 'catalog' },
    { pattern: 'grey', better: 'gray' },
    { pattern: 'programme|programmes', better: 'program' },
    { pattern: 'licence*', better: 'license' },
    { pattern: 'enquir*', better: 'inquiry' },
    { pattern: 'kilometre*|metre|metres|litre*', better: 'kilometer, meter, liter' },
    { pattern: 'afterwards|whilst|amongst', better: 'afterward, while, among' },
    { pattern: 'car park*|postcode*|high street*|fortnight*', better: 'the North American word' },
    { pattern: 'e-mail*', better: 'email' },

    // Translated from French.
    { pattern: 'commercial strength|commercial power', better: 'more sales' },
    { pattern: 'in the sky', better: 'local partners' },
    { pattern: 'told at last', better: 'finally getting noticed' },
    { pattern: 'know which comes first', better: 'see where to start' },
    { pattern: 'words first', better: 'copy first' },
    { pattern: 'set by margin', better: 'optimized for margin' },
    { pattern: 'record per article', better: 'a report for each article' },
    { pattern: 'who we entrust*', better: 'who we share it with' },
    { pattern: 'held by the chains', better: 'dominated by big chains' },
    { pattern: 'diamond loyalty', better: 'loyalty program' },
    { pattern: 'positional podcast*', better: 'SEO podcasts' },
    { pattern: 'inter-site*|intersite*', better: 'partner sites' },
    {
      pattern: 'natural referencing|web referencing|natural search|natural results',
      better: 'SEO, organic search',
    },
    {
      pattern: 'allow to|allows to|permit to|permits to|enable to|enables to',
      better: 'lets you',
    },
    { pattern: 'informations|advices|feedbacks|softwares', better: 'the word without s' },
    { pattern: 'propose you|proposes you', better: 'offer' },
    { pattern: 'in function of|at the level of|it suffices', better: 'depending on, in, just' },
    { pattern: 'depend of|depends of|responsible of', better: 'on, for' },
    { pattern: 'publicity', better: 'advertising' },
    { pattern: 'measured ILA', better: 'the ILA audit' },
    { pattern: 'cost per lead', better: 'cost per inquiry, as on every page' },

    // Formulas.
    { pattern: 'utilize*|leverag*', better: 'use', except: ['“utilize”'] },
    { pattern: 'prior to', better: 'before' },
    { pattern: 'in order to', better: 'to', except: ['need in order to'] },
    {
      pattern: 'seamless*|cutting-edge|state-of-the-art|best-in-class|world-class|holistic*',
      better: 'what it does',
    },
    {
      pattern: 'game-chang*|supercharg*|skyrocket*|empower*|synerg*|next level',
      better: 'what changes, in figures',
    },
    { pattern: 'in today’s|fast-paced|ever-changing|delv*', better: 'start with the subject' },
    { pattern: 'hesitate to|feel free to', better: 'the verb alone: write to us' },
    {
      pattern: 'click here',
      better: 'the words of the page that the link opens',
      except: ['“click here”'],
    },
  ],
  foreign: {
    words:
      'vous|votre|vos|nous|notre|avec|dans|chaque|leurs|être|aux|sont|cette|très|aussi|une|devis|fiche|fiches|los|las|para|usted|ustedes|sitio|negocio|cómo|qué|está|nuestro*|nuestra*',
    except: ['Los Angeles', 'Las Vegas'],
  },
  typography: {
    quotes: '“…”',
    spaced: '',
    closed: '?!:;%',
    amounts: '€1,000.5',
    pairs: [],
    // Fields of structured data, another notation.
    except: ['Comma: 1 200,50', '"address"', '"geo"', '"image"', '"review"'],
  },
  numberWords: {
    determiners: 'the|our|your|these|all',
    numbers:
      'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|thousand',
  },
  stated: [],
  kept: [
    // Notices of forms, and the promise of an answer.
    'This is a sensitive action: it requires a password entered within the last five minutes.',
    'They stay in this browser for this visit, and for later ones if you allow functional cookies.',
    'The 24 hours run Monday to Friday, Montréal time, and skip Québec holidays.',
  ],
};
