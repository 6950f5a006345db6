import { loadLexicon } from './lexicon/lexicon.ts';
import { createTurnReader } from './read-turn.ts';
import { createAssess } from './assess.ts';
import { loadRules } from './rules/load-rules.ts';
let t=performance.now();
const lex = loadLexicon(); console.log('lexicon',performance.now()-t, lex.forms.length, lex.vocabulary.size);
t=performance.now();
const read = createTurnReader(lex); console.log('reader',performance.now()-t);
const rules = loadRules(lex);
const assess = createAssess(rules, lex, ()=>0, 2);
export const judge = (turns:string[]) => { const turn = read(turns.map(text=>({from:'visitor' as const,text}))); return {turn, policy: assess(turn)}; };
if (process.argv[2]) { const {turn,policy}=judge(process.argv.slice(2)); console.log(turn.tokens.map(x=>x.stem).join(' ')); for (const m of turn.mentions) console.log(m.concept,m.from,m.to,Object.entries(m).filter(([k,v])=>v===true).map(([k])=>k).join(',')); console.log(policy, turn.language); }
else {
 let bad=0, n=0;
 for (const rule of rules) { for (const e of rule.examples) { n++; const {policy}=judge([e]); if (policy.level!==rule.policy && !(rule.policy==='possible'&&policy.level==='emergency')) { bad++; console.log('MISS',rule.id,'|',e,'|',policy.level); } }
 for (const e of rule.lookalikes) { n++; const {policy}=judge([e]); if (policy.rules.some(x=>x.rule===rule.id)||policy.level==='emergency') { bad++; console.log('FALSE',rule.id,'|',e,'|',policy.rules.map(x=>x.rule)); } } }
 console.log(bad,'of',n);
}
