import { agencyWord } from '../../search/agency-words.ts';
import type { QuestionWords } from './shape.ts';

export const en: QuestionWords = {
  common: `
    accept achieve act add affect afford agree aim allow answer apply arrange arrive ask avoid become begin believe
    belong bother break build buy carry cause change check clear close collect combine compare complete consider
    consist contain continue control convince correct count cover create cut deal decide decrease deliver depend
    describe deserve design develop disappear discover discuss distribute divide earn encourage end enjoy ensure enter
    exist expect explain face fail fall feel fill find finish fit fix focus follow force forget form fulfill gain
    gather grow guess hang hate hear help hide hold hope identify imagine include increase indicate inform insist
    install involve join judge jump kill last launch lead leave lend lie lift like limit list listen live lose love
    mail mark matter mean meet mention mind miss move notice obtain occur open order organize own pass perform pick
    place plan play point possess prefer prepare present press prevent proceed produce promise propose protect prove
    provide pull push raise reach react read realize receive recognize recommend reduce refer refuse regret relate
    release rely remain remember remove repeat replace reply require rest return reveal ride ring rise risk roll save
    seem select send separate serve settle share shout shut sit solve sort sound speak spend stand stay stick stop
    stretch struggle study succeed suffer suggest suit supply support suppose survive suspect switch tend test think
    throw touch treat trust turn understand visit wait walk wish wonder work worry write waste money kind person time
    day case point question problem idea moment side part chance real true easy hard difficult important interesting
    different own next last first new recent current quickly easily often sometimes rarely worse worst serious sure
    poor rich rest exact straight away back ahead january february march april june july august september october
    november december hear nasty pass stuck missing comes left overnight monday tuesday wednesday thursday friday
    saturday sunday morning afternoon evening night week month year tomorrow yesterday late early soon weekend exercise
    enable disable sign grab swing handle hire thought bought brought caught felt found gave gone heard held kept knew
    left lost meant met paid said sent shown spent stood taught told took understood went won wrote written broken
    chosen given known seen taken rid walk drop deal guide figure bit couple stuff people folk everybody thing detail
    info information amount piece bunch whole entire full simple quick fast small large huge low high short main
    general specific honestly basically simply directly alone together currently worth useful helpful ready available
    wrong weird crazy awesome decent proper certain similar whatever absolute accident accord across active actual
    admit adult afraid age agreeable alive allright aloud alternative amazing angry annoying annoyed anxious apart
    appear appreciate approach argue aside asleep assume attempt attention attract aware awful awkward baby bad bag
    base basic bear beat beautiful beauty behave belief bend beside bet beyond bite blame bless block blow board body
    boring bottom brain brave breath brief bright brother burn busy calm capable care careful casual catch chap chaotic
    character charm chase cheer child children choice chuck clean clever climb clue clueless cold colour color
    comfortable complain complicated concern confident confuse confused confusing connect consequence constant contrast
    conversation courage cousin crap crash critical crowd cry curious daily dad damn danger dare dark dead death decade
    declare deep definite delay delight deny despair desperate determine die difficulty dirty disappoint disappointed
    disaster distance distant double doubt drag dream dress drink drive dull duty eager ear earth effort effective
    effectively either embarrass emergency employ empty encounter endless energy enormous entertain environment equal
    escape essential event eventually evidence exactly excellent except exchange excite excited excuse experience
    expert extra extreme eye fair fairly faith familiar famous fancy far fashion father fault favor favour fear feature
    feed feeling female fight final finger firm flat flow fly foot forever former forward frequent fresh friend
    friendly front frustrated frustrating fun fund funny future gap gentle girl glad goal god grand grateful greet
    ground group guest guy habit hair half halfway hand handy happy hardly harm head heart heaps heavy hell helpless
    hesitate hidden hit hole home honest hopeful hopeless horrible host hot hour human humble hurry hurt husband ideal
    ignore ill immediate impact impossible impress impressed improve inch incredible indeed individual initial inner
    inspire instance instant intend interest issue jolly joy junk keen kid kiss knock knowledge lack lad lady laugh
    lazy leap leg legit length less level lifetime light literally load lonely long loose lord loud luck lucky mad
    major male man manner mass massive mate maximum meal meanwhile measure medium mental mere mess messy middle mile
    minor minute miserable mistake mix mom mum mood mostly mother mouth moving much muddle multiple mystery naked
    narrow natural nature near nearly neat necessary neck nerve nervous neutral nonsense normal nose noticed obvious
    occasion odd odds official ongoing opinion opportunity opposite option options ordinary original otherwise outcome
    overall pace pain painful panic paper parent particular past patient pattern peace perfect period permission
    personal perspective phase phrase picture plain pleasant pleasure plus pocket popular possible pour power powerful
    practical practice precious precise pressure pretty previous pride prior proud purpose puzzled quality quarter
    quiet quit random range rapid rare rate readily realistic reality reason reasonable regular relation relative relax
    relevant reliable relief remark remote represent request rescue resist respect ridiculous risky road rough roughly
    round row rubbish rude rule rush sad safe satisfied satisfy scale scare scared scary scene scheme scratch scream
    screw season seat second secret sense sensible sequence series shake shame shape sharp shift shine shock shoot
    shopkeeper shy sick sight silent silly sincere single sister situation skill skip sleep slight slip slow smart
    smell smile smooth soft solid solution son sore sorted soul space spare special spirit spite spot spread stage
    standard stare state steady step stiff strange stranger strength stress stressed strict strike strong struggling
    stupid style subject success sudden suitable sum summer super surprise surprised suspicious sweet swear talk
    talking tall task taste tear tease temporary terrible thick thin thorough thousand tight tiny tip tired tone tonne
    tons total totally tough tradition trick tricky trouble truth twice twist typical ugly ultimate uncle unable unique
    unit unless unlike unlikely unusual upset urge urgent usual usually vague valid various vast victim violent vision
    vital voice wake wall wander warm warn wave weak wealth wear weight welcome wet wide wife wild willing win wind
    winter wise witness woman wonderful word workload worker world worried worthwhile wrap yard yell young youth zero
    basis terms regard regarding concerning mentioned bloke gran nan auntie hubby missus boss-man lass trustworthy
    dodgy knackered overwhelmed swamped fed-up sick-of gutted chuffed gobsmacked`,
  trades: `
    hairdresser barber salon nail beauty esthetician spa café cafe coffee restaurant diner bistro bar caterer baker
    bakery pastry butcher grocer grocery florist jeweler jewelry garage mechanic plumber plumbing electrician carpenter
    painter roofer roofing landscaper mover dentist dental doctor vet veterinarian pharmacist pharmacy optician
    osteopath masseuse therapist lawyer attorney notary accountant broker realtor photographer architect designer hotel
    inn hostel campground gym studio yoga daycare bookstore hardware boutique groomer cleaner cleaning clinic practice patient furniture bedding mattress sport skate`,
  shortForms: `
    u:you ur:your r:are y:why n:and nd:and pls:please plz:please plse:please thx:thanks ty:thanks tmrw:tomorrow
    tmr:tomorrow tomo:tomorrow tdy:today abt:about w:with wo:without bc:because cuz:because coz:because b4:before
    msg:message msgs:messages appt:appointment appts:appointments num:number nr:number addr:address add:add
    biz:business bizness:business vid:video vids:videos pic:picture pics:pictures yr:year yrs:years mth:month
    mths:months wk:week wks:weeks hr:hour hrs:hours wknd:weekend dunno:don't_know lemme:let_me gimme:give_me
    kinda:kind_of sorta:sort_of whatcha:what_are_you howd:how_do wanna:want_to gonna:going_to gotta:have_to im:I'm
    ive:I've id:I'd dont:don't doesnt:doesn't didnt:didn't isnt:isn't arent:aren't cant:can't wont:won't whats:what_is
    wheres:where_is hows:how_is whos:who_is thats:that_is theres:there_is lets:let_us info:information insta:instagram
    fb:facebook yt:youtube gmb:business_profile gbp:business_profile qty:quantity asap:quickly esp:especially
    govt:government tel:phone ph:phone fone:phone cuppa:coffee ta:thanks cheers:thanks quid:pounds adds:ads hwo:how
    gogle:google googel:google goggle:google`,
  who: /(?:^|[,;.!?]\s*)(?:(?:and|so|but|hi|hello|hey|then|with|to|by) )*who(?:'?s|m)?\b/,
  where: /\bwhere(?:abouts|'?s)?\b/,
  ofAgency: new RegExp(
    String.raw`^(?:agency|agencies|company|${agencyWord}|marketing|web|digital|services?|work\w*|offer\w*|serv(?:e|es|ing)|cover\w*|sell|operate|business\w*|shops?|clients?|local|page|help\w*)$`,
  ),
  verbEnding: /.{3}(?:ing|ed)$/,
  ownThing: /(?:\b(?:my|our)|i(?: am|.m) an?|(?:i|we) (?:run|own|have) an?)\s+([\p{L}\p{M}]+)/giu,
  asker:
    /(?:\bfor (?:an?|the|my|our|some)|\b(?:about|with) (?:my|our)|\bi(?: am|.?m) an?|\b(?:i|we|my \p{L}+) (?:run|own|have|has|manage|open)s? an?|\bopening an?)\s+([\p{L}\p{M}'’-]+(?:\s+[\p{L}\p{M}'’-]+){0,5})/giu,
  withinAsker: /^(?:of|in|and)$/,
  priceOfTrade: [
    /\b(?:how much|what) (?:does|do|would|should|can|will) (?:an? |the |most |my )?([\p{L} ]+?) (?:charge|make|earn|cost|ask)\b/u,
    /\b(?:how much|cost|price)\b.* to (?:open|rent|lease|renovate|furnish) (?:up )?(?:an?|the|my|your) ([\p{L} ]+)/u,
  ],
  variants: () => [],
};
