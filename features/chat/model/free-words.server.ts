import { stemOf } from '#assistant/language/stem.ts';

/**
 * Words that say nothing by themselves about health, products or the store: grammar, talk, and ways of pointing. What is left of a sentence
 * without them is its content, and has to stand in the material.
 */
const FREE = `
a an the this that these those it its they them their he she his her him we us our you your yours i me my mine one ones who whom whose
which what when where why how all any both each few more most much many other another some such no nor not only own same so than too very
and or but if because as until while of at by for with about against between into through during before after above below to from up down
in on off over under again then once here there out also just even still yet already always never often sometimes usually mostly rather
quite really maybe perhaps probably likely generally typically be have do can could may might must shall should will would need ought let
get go come give make take use put keep try want like say tell ask know think see look find show mean seem call add start help work bring
feel talk speak mention note remember understand explain share offer choose pick decide consider compare check read write learn answer
question yes no ok okay sure please thanks thank sorry glad happy welcome hello hi hey great good well better best fine right wrong nice
thing things something anything nothing everything someone anyone people person folk folks lot lots bit kind sort way ways part parts case
cases example time times day days week weeks month months year years today now soon later long short little big small large high low main
different similar same new old first second last next sure able important helpful useful possible general specific common simple easy
information detail details fact facts page pages link links list material entry store shop site we'd i'd you'd there's here's that's it's
don't doesn't can't cannot won't isn't aren't without within around toward towards per via plus etc however though although instead
including include unless whether since either neither else every several along among across depend based known called used made given
supplement vitamin mineral herb herbal nutrient nutrition body health product
doctor pharmacist provider professional healthcare health care team medical advice personal
`;

const stems: ReadonlySet<string> = new Set(
  FREE.split(/\s+/)
    .filter((word) => word !== '')
    .flatMap((word) => [stemOf(word), stemOf(word.replaceAll("'", ''))]),
);

export const isFreeWord = (stem: string): boolean => stem.length < 3 || stems.has(stem);
