import { words } from './pattern.ts';

/** Figures of speech: grave words that say nothing grave. They are taken out before the rules look for emergencies. */
const idioms = [
  '(?:im |i am |been |just |am )?dying (?:for|to|of (?:laughter|laughing|curiosity|boredom|embarrassment|thirst|heat))',
  '(?:id|i would|would|rather|will) (?:rather )?die (?:for|than|before i|if i (?:dont|have to))',
  '(?:want|wanted|wants) to die (?:laughing|of embarrassment)',
  'to die for',
  '(?:prices?|cost|costs|shipping|fees?|wait|waiting|suspense|bills?|traffic|heat|commute|job|boss|allergies|feet|dogs|back|knees?|legs|shoes|hunger|diet|this|that|it|it is|its|yall|you|you guys|these deals|sale) (?:is |are |be |really |just |about to |gonna |will )*(?:kill|kills|killing|killin|murdering) (?:me|my (?:wallet|pocket|vibe|budget|account)|us|him|her|yall)(?! (?:if|with|in))',
  '(?:kill|kills|killing) (?:two birds|time|some time|for (?:a|some|one)|the (?:vibe|mood|taste|weeds|germs)|it (?:in|at|with|on)|my (?:vibe|appetite|diet|budget|wallet|lawn))',
  '(?:could|would|id) kill for|if looks could kill|dressed to kill|killing it|killed it|killer (?:deal|prices?|workout|sale|taste|flavor)|buzz ?kill|overkill|killer',
  'heart attack (?:on a plate|in a (?:bag|box|bun|bowl|bottle)|snack|burger|food)',
  '(?:almost |nearly |about |like to |liked to |bout )(?:\\S+ ){0,2}?heart attack(?: (?:at|when i saw|from|looking|seeing|over) (?:\\S+ ){0,3}(?:price|prices|total|bill|shipping|cost|cart|deal))?',
  '(?:gave|give|gives|giving|gon give) (?:me|him|her|us|my \\S+) a heart attack',
  'heart attack (?:at|when i saw|over|looking at|seeing) (?:\\S+ ){0,4}(?:price|prices|total|bill|shipping|cost|cart)',
  '(?:had|have|having) a heart attack (?:at|when|over|looking|seeing) (?:\\S+ ){0,5}(?:price|prices|total|bill|shipping|cost|cart)',
  'stroke of (?:luck|genius|midnight|a (?:pen|brush)|the (?:pen|brush))|(?:brush|back|breast|key|master|pen) ?strokes?|different strokes|strok(?:e|ing) (?:my|his|her) (?:ego|beard|hair)',
  'overdos(?:e|ed|ing) (?:on|of) (?:cuteness|cute|love|joy|tv|netflix|content|sweetness|shopping|candy|turkey|family)',
  'suicide (?:squad|door|doors|king|wings|sauce|run|hotline number for the site)',
  '(?:dead|drop dead) (?:tired|serious|wrong|right|gorgeous|simple|easy|weight|lift|lifts|sea|line|end|ass|skin)|deadlift\\S*|dead ?line|dead sea',
  'over my dead body|wouldnt be caught dead|drop dead gorgeous|die ?hard|old habits die|never say die|do or die',
  'take my life (?:back|in my hands|to the next)|time of my life|saved? my life|life ?saver|changed? my life',
  '(?:choked|choking) (?:up|me up)|choking hazard',
  'blue (?:bottle|lid|label|cap|box|cross)|(?:out of|waste of) breath (?:telling|talking|arguing)|take my breath away|took my breath away|breath of fresh air|bad breath|hold(?:ing)? my breath',
  '(?:breathe|breathing|breath) (?:\\S+ ){0,3}?(?:my|the|his|her|one|a) (?:stuffy |stopped up |left |right )?(?:nose|nostrils?)',
  '(?:laugh|laughed|laughing|laughin|cried|crying) (?:so hard )?(?:\\S+ ){0,4}(?:passed out|chest hurts?|cant breathe|couldnt breathe)',
  '(?:passed out|fell out|collapsed) (?:on the (?:couch|bed|sofa)|asleep|laughing|free|flyers|samples|from laughing|in my bed)',
  '(?:hair|edges|tooth|teeth|lash|lashes|filling|braids?) (?:just |all |has |have |is |done )*fell out',
  '(?:food|sugar|shopping|sale|holiday|thanksgiving) coma|food baby|baby powder|baby aspirin|baby hairs?|baby spinach|sugar baby|baby steps',
  'sick (?:deal|prices|and tired of (?:spam|emails|ads|waiting|the emails|these emails))|poison ivy|pick your poison|poison oak|blood orange|blood sausage|bleeding edge|bleeding heart',
  'chest (?:freezer|hair|of drawers|day|press(?:es)?|size|measurement)|(?:treasure|hope) chest|get (?:this|it|that|something) off my chest',
  '(?:having|have|had) a (?:fit|cow|baby daddy)|panic (?:buy|buying|bought|room|button|at the)',
  '(?:no|aint no|not an?) emergency|emergency (?:kit|room visit last|fund|contact)',
  'shoot (?:me|yall|us) (?:an? )?(?:email|message|text)|shooting (?:hoops|a video)|worth a shot|give it a shot|long shot|hang(?:ing)? (?:out|in there|up)|shot glass',
  '(?:loading|page|site|app|cart|checkout|phone|battery|laptop|website) (?:is |was |just |keeps? |be )*(?:unresponsive|not responding|dying|died|dead|frozen)',
  '(?:grass|plants?|skin|lawn|houseplants?) (?:is |are |be )?(?:dying|dead)',
];

const patterns = idioms.map(words);

/** The text without its figures of speech; a sentence keeps its place and its other words. */
export const withoutIdioms = (plain: string): string =>
  patterns.reduce((text, pattern) => text.replace(pattern, '…'), plain);
