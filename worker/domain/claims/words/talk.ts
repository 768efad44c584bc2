/** The grammar of English, which is never held against a text. */
export const grammar = [
  'a an the and or but nor so yet if then than that this these those there here it its itself he she they them their theirs themselves',
  'i me my mine myself we us our ours ourselves you your yours yourself yourselves who whom whose which what when where why how',
  'is are am was were be been being do does did done doing have has had having can could will would shall should may might must ought',
  'of in on at to from by with for about as into onto over under between among through during against toward towards upon within along across around per via off out up down near beside besides behind beneath above below beyond inside outside',
  'not no none nothing never neither cannot nobody nowhere without',
  'im ive id ill youre youve youd youll its theyre theyve weve were thats theres heres whats lets isnt arent wasnt werent dont doesnt didnt hasnt havent hadnt cant couldnt wont wouldnt shouldnt mustnt',
  'each every both either all any some many much more most few fewer less least several enough other others another same such own else one ones two twice once',
  'also too just only even still already again almost quite rather very really fairly pretty somewhat simply exactly about roughly nearly perhaps maybe probably likely usually generally often mostly mainly especially particularly actually otherwise instead though although however while because since unless until whether despite therefore thus hence meanwhile altogether together apart aside anyway indeed certainly definitely of course surely truly currently presently now today then later soon first second third fourth fifth sixth last next finally lastly firstly secondly yes yeah yep okay ok sure well oh ah hey hi hello',
  'both before after whatever whichever whoever wherever whenever as far long like unlike versus vs etc eg ie respectively per',
].join(' ');

/**
 * Words of English that state nothing of a product or a policy by themselves: courtesy, opinion, everyday doings, and the talk of
 * looking things up. Every other word of an answer must stand in what was looked up. Sorted by what they do.
 */
export const talk = [
  // Courtesy
  'please thanks thank you welcome sorry afraid unfortunately regret apologies apologise apologize glad gladly happy happily pleased pleasure love lovely great good nice fine perfect wonderful excellent congratulations congrats enjoy hope hopefully wish kindly cheers dear friend absolutely alright fun afraid honest honestly frankly truth alas gotcha understand understood understandable fair',
  // The talk of a shop assistant
  'bot chatbot ask asks asked asking question questions answer answers say says said saying tell tells told telling mean means meant know knows known knowing think thinks thought thinking see sees seen seeing look looks looked looking find finds found finding search searches searched searching show shows showed shown showing display screen result results match matches matched matching fit fits fitting suit suits suited suitable option options choice choices choose chosen choosing pick picks picked picking alternative alternatives candidate candidates recommendation recommendations recommend recommends recommended suggest suggests suggested suggestion suggestions consider considering compare compares compared comparing comparison difference differences differ differs different similar prefer prefers preferred preference want wants wanted need needs needed like likes liked help helps helped helping helpful let lets letting give gives gave given giving take takes took taken taking make makes made making get gets got getting go goes went gone going come comes came coming keep keeps kept keeping put puts bring brings try tries tried trying use uses used using work works worked working turn turns list lists listed listing name names named mention mentions mentioned mentioning state states stated stating note notes noted noting describe describes described detail details information info data page pages site shop shops store catalogue catalog assortment range selection item items product products thing things piece article model models version versions listing entry record field card cards chat message conversation word words sentence point points idea ideas tip tips hint reason reasons case cases kind kinds sort sorts type types way ways part parts side rest bit lot lots set sets pair couple number numbers amount total figure figures fact facts',
  'check checks checked checking confirm confirming verify decide decides deciding depend depends depending change changes relax relaxed relaxing loosen loosened raise lower lowering widen drop dropped dropping remove skip allow allows limit limits budget maximum minimum criteria requirement requirements condition restriction filter price prices priced pricing cost costs costing pay buy buying bought purchase afford spend cheap cheaper cheapest expensive value worth affordable within exceed exceeds over stock available unavailable order ordering',
  'sum summary short brief quick quickly simple simply easy easily clear clearly obvious obviously straightforward plain plainly basic overall mind minds matter matters interest interested interesting interests appeal appeals sense feel feels seem seems appear appears sound sounds become becomes remain remains stay stays leave leaves left start starts begin begins end ends ending happen happens include includes included including contain contains consist consists offer offers offered provide provides come belong belongs concern concerns apply applies regard regarding according based related relate call calls called rate rated rates count counts counted counting read reads reading write speak talk hear heard learn share shares add adds follow follows following above below listed order shown',
  'best better good bad worse worst right wrong true correct main big bigger biggest small smaller smallest large larger largest little tall taller tallest short shorter shortest wide wider widest narrow narrower narrowest long longer longest high higher highest low lower lowest light lighter lightest heavy heavier heaviest old new newer newest next closest close near nearest exact exactly full whole entire complete extra additional separate separately single double half possible impossible able unable ready certain sure specific particular general common usual normal ordinary typical special favourite favorite popular top winner clear runner fit ideal decent solid proper handy useful practical comfortable comfy cosy cozy beautiful pretty elegant neat smart stylish classic compact modest generous roomy spacious sturdy robust',
  'equally lasting brightest brighter quietest quieter roomiest lightest heaviest deepest shallowest priciest dearest tie ties tied silent again version versions searched nothing limit relax expensive evening evenings morning mornings night afternoon weekend day time moment minute meanwhile year place home house room person people someone anyone everyone somebody anybody anything something everything everybody family guest guests friend friends kid kids child children adult adults shopper customer team human ai contact email mail write assistant',
  'size sizes measure measures measurement measurements dimension dimensions width height depth length diameter weight weighs weigh weighing wide high tall deep long across thick thickness heavy material materials colour colours color colors finish style design look shape feature features spec specs specification specifications care capacity seat seats seating hold holds stand stands sit sits ship ships shipping deliver delivers delivery return returns policy policies section rule rules',
  'cm mm kg lb lbs oz inch inches foot feet metre metres meter meters gram grams litre litres liter liters usd dollar dollars pound pounds euro euros percent square each',
  'automated writes writing wrote written sell sells selling payment tap taps button propose proposal cart basket below above sku free open opens opened opening close closes closed closing mix mixes mixed gift gifts present presents party essentials essential reference clean cleans cleaning missing miss marked mark marks brew brews sleep sleeps sleeper sleepers stick sticking bother bothers ago late early plan plans planned pass passed request requests maker money calling piece pieces address addresses fabric cycle remember remembers pressure live lives living run runs running move moves moved moving happen wait waits waiting spare eat cook cooks cooking drink drinks bath bathe relaxing relax play plays grow grows reach reaches reached learn arrange arranges agree agrees agreed belong grab catch meet meets met serve serves fill fills filled lift lifts lay lays hang hangs carry carries avoid avoids replace replaces combine combining combined drop drops burn burns body plug plugs sticky passes settle settles tend tends enter entered',
  'afterwards beforehand once ahead away back forward aside anymore yet ever forever-not especially purely fully partly slightly gently properly evenly carefully personally gradually suddenly regularly',
  'left-hand right-hand plus minus equals roughly approx approximately around up-to',
].join(' ');

/** Where a thing may be put. */
export const places =
  'table wall corner floor bed desk door window kitchen bedroom hall hallway bathroom garden patio balcony office nursery shelf room nook sofa armchair couch porch apartment flat studio';

/** One word for another in a shop: to say either is to say the same. Words as stems would have them. */
export const sameWords: readonly string[] = [
  'sofa couch settee',
  'return send-back back refunded returned returnable',
  'pickup collection collect collected',
  'email mail e-mail',
  'instalment installment',
  'washcloth facecloth flannel face cloth',
  'gray grey silver',
  'aluminium aluminum',
  'picture photo photograph image',
  'purchase buy order bought',
  'delivery shipping ship deliver send sent dispatch arrive arrives reach goes',
  'warranty guarantee covered cover',
  'bin trash',
  'wood wooden timber',
  'steel metal metallic',
  'iron metal metallic',
  'brass metal metallic',
  'aluminum metal metallic',
  'uk united kingdom britain',
  'us usa united states america american',
  'box package packaging packing parcel',
  'wash washing washable laundered launder',
  'broken break breaks broke damaged damage',
  'split splits splitting',
  'person human people',
  'assemble assembled assembly',
  'kids children child kid',
  'cord cable',
  'nightstand bedside',
  'tv television',
  'fridge refrigerator',
  'hob stove cooktop induction',
  'sun sunlight sunshine',
  'cost costs fee price charge',
  'pay paid payment',
  'replace replacement swap exchange',
  'mistake error wrong wrongly',
  'cancel cancelled cancellation',
  'change corrected correct changed',
  'proof receipt',
  'possible can may',
];
