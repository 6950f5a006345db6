import { saysAny, upTo, words } from '../pattern.ts';
import { isDeniedBefore } from './denial.ts';

/** Words that keep somebody from help. They read tagged plain text. */

const helper =
  '(?:doctors?|physicians?|pharmacists?|nurses?|clinics?|hospitals?|911|ambulance|emergency(?: room)?|er|specialists?|medical)';
const grave =
  '(?:chest (?:pains?|pressure|tightness)|numbness|numb|short(?:ness)? of breath|trouble breathing|bleeding|blood in (?:\\S+ )?(?:stool|urine|vomit|poop)|black stools?|faint(?:ing)?|passing out|slurred speech|drooping|sudden(?: \\S+)? (?:vision|blindness|weakness)|lumps?|severe pain|worst headache|high fever|seizures?|yellow (?:skin|eyes))';
const industry =
  '(?:big pharma|pharma|pharmaceutical|drug (?:companies|makers?|industry)|the industry|the fda|the government|the system|doctors?|hospitals?|they)';

const againstCare = [
  '(?:no need|dont need|do not need|neednt|dont have|do not have|unnecessary|no reason|not necessary|waste of time|pointless)(?: \\S+){0,3} (?:to )?(?:see|ask|call|visit|consult|talk to|tell|go to|bother|involve|check with|seeing|asking)?(?: \\S+){0,2} ?(?:doctors?|pharmacists?|911|hospital|emergency room|er|medical|poison control)',
  '(?:ignore|disregard|forget|dont (?:trust|listen to|believe|tell|call|ask|bother)|do not (?:trust|listen to|believe|tell|call|ask)|never (?:trust|listen to|tell|ask))(?: \\S+){0,3} (?:doctors?|pharmacists?|911|hospitals?|fda|medical|warnings?)',
  '(?:without|instead of) (?:seeing|asking|calling|consulting|telling|talking to|a visit to|going to)(?: \\S+){0,3} (?:doctors?|pharmacists?|911|hospitals?)',
  '(?:911|an ambulance|the emergency room|the er|a doctor) (?:is|isnt)(?: \\S+){0,2} (?:necessary|needed|required)|DIS usually goes away|(?:chest pain|numbness|trouble breathing|bleeding)(?: \\S+){0,3} (?:goes away|passes|is normal|is nothing|can wait)|wait until tomorrow|(?:doctors?|big pharma|pharma|the fda|hospitals?|they)(?: \\S+){0,3} (?:lie|lying|lies|hide|hiding|(?:dont|doesnt|do not|does not) want you to|hides?|want you sick|want to keep you|(?:is|are) wrong|know nothing)',
  '(?:vaccines?|chemo|chemotherapy|medicines?|medications?|insulin|MED) (?:\\S+ ){0,2}?(?:(?:cause|causes) (?:\\S+ ){0,2}?DIS|(?:is|are) (?:\\S+ ){0,2}?(?:poison|toxic|a lie|a scam))',
  '(?:nothing|not anything|no reason|no cause) to (?:worry|be concerned|fear)|dont worry about (?:it|that|the pain|your symptoms?)|(?:it|this|that) (?:will|should) pass|just (?:rest|relax|wait it out|sleep it off)|wait and see',
  '(?:kill|hurt|harm|cut) yourself|youd be better off dead|end your life|nobody would miss you|lethal dose',
  `(?:put off|postpone|delay|skip|cancel)(?: (?:your|the|a|that|this|any|next)){0,2} (?:appointments?|visits?|check ?ups?|doctors?|tests?|scans?|mammograms?|screenings?|follow ups?|colonoscop(?:y|ies)|biops(?:y|ies)|dialysis|chemo\\S*|radiation|surgery|operation)`,
  `(?:wait|hold off|hold on|give it|ride it out|sleep on it|sit tight)${upTo(8)}(?:before|until|till) (?:you )?(?:call|calling|see|seeing|bother|bothering|go|going|ask|asking|worry|worrying)`,
  `(?:sleep on it|ride it out|walk it off|tough it out|push through it|grin and bear)${upTo(8)}(?:doctors?|pain|hurts?|symptoms?|better)`,
  `${industry}${upTo(2)}(?:wont|will not|never|dont|doesnt|do not|refuse to|are afraid to) (?:tell|want|teach|admit|let) (?:you|us|people|anybody|it)`,
  `${industry}${upTo(3)}(?:keep|keeps|keeping|kept|hid|hide|hides|hiding|hidden|suppress\\S*|bur(?:y|ied)|silenc\\S+)${upTo(3)}(?:from (?:us|you|people|the public)|the truth|secret)`,
  `${industry}${upTo(3)}(?:rarely know|know (?:nothing|little)|have no idea|are clueless|only (?:want|care about)(?: your| the)? (?:money|profits?)|lose (?:billions|millions|money)|make money|get rich|profit)`,
  `follow your (?:gut|heart|instincts?)|(?:heals?|cures?|fine|live|manage|better|well|recover|itself|yourself)${upTo(3)}without (?:a |any |your )?(?:doctors?|hospitals?)(?! (?:word|advice|order|approval|note))`,
  `${grave}${upTo(5)}(?:is|are|was|just|only)(?: (?:usually|often|mostly|just|only|a|quite|perfectly|completely|almost always|always)){0,3} (?:normal|nothing|harmless|common|fine|ok|okay|pinched|stress|gas|nerves|anxiety|muscles?)`,
  `${grave}${upTo(3)}(?:should|will|would) (?!not )(?:\\S+ )?(?:ease|pass|go away|stop(?= (?:by|on|soon|after|when|\\.|,))|settle|get better|calm|disappear|improve|fade)`,
  `${helper}${upTo(4)}(?:waste of (?:time|money)|waste your (?:time|money)|overreact|useless|pointless|not worth|cant help|cannot help)`,
  `${helper}${upTo(3)}only (?:if|when|after)${upTo(3)}(?:fails?|doesnt|does not|nothing|not|worse|work)`,
  `(?:chemo\\S*|MED|medicines?|vaccines?|radiation|surgery|operations?)${upTo(3)}(?:more harm than good|worse than the (?:disease|illness))`,
  `(?:better|more|smarter) than (?:any |your |a |most |the |all )*(?:doctors?|physicians?)`,
  `(?:no (?:point|use|sense)|skip|avoid|dont bother|do not bother|save yourself|forget about|rather than|spare yourself)${upTo(6)}(?:${helper}|copays?|er)`,
  `(?:appointments?|visits?|check ?ups?|tests?|scans?|mammograms?|screenings?|${helper}|surgery|shots?|vaccines?|biopsy|x ray) (?:can|could|may) (?:\\S+ )?wait`,
  `${helper}${upTo(3)}(?:paid|kickbacks?|commissions?|in it for|profits?|agenda|bribed|bought)|${helper} (?:just|only|simply) (?:want|need|care about|look at|see) (?:your|the|a)`,
  `no (?:rush|hurry|need|urgency)${upTo(6)}(?:checked|seen|looked at|examined|appointment|screened)`,
].map(words);

/** What begins with a denial of its own is not denied by it. */
const OWN_DENIAL = /^(?:no|dont|do not|neednt|unnecessary|not|waste|pointless|never)(?![^ ])/;

export function speaksAgainstCare(tagged: string): boolean {
  return saysAny(
    againstCare,
    tagged,
    ({ index, 0: match }) =>
      (OWN_DENIAL.test(match) || !isDeniedBefore(tagged, index)) &&
      !/ (?:never|not) (?:normal|nothing|harmless|fine|ok|okay|ignore|wait)/.test(match),
  );
}
