/**
 * Words of every conversation. They say how something is asked, not what about: search does not hold it against an entry
 * that one of them is missing in it. Small letters, straight apostrophes.
 */
export const everydayWords: ReadonlySet<string> = new Set(
  `
    able about above accident accidentally across actual actually ad ads advice afternoon again against age ago
    agree ahead ain't aint aisle all almost alone along already alright also always am among amount an and
    another answer any anybody anymore anyone anything anyway apart apparently appear apps are area aren't
    around articles as ask asked asking at attention aunt aunt's auntie auntie's aunties away awesome awful babe
    back backwards bad badly bag basically be became because become been before began beginning behind being
    believe below benefit benefits best better between big bigger biggest bit bless body both bother bottom
    bought boy boys bring broke brother brothers brought btw bud buddy bunch business busy but buy buying by
    call called came can can't cannot cant care careful carefully carry carrying case catch cause caution
    cautions certain chance change chat cheap cheaper check child choice choose church class clear clinic close
    clue come comes coming common company compare complain concern concerned concerns confused confusing
    consider corner could couldn't country couple course cousin coworker coworkers crazy creep creeping curious
    currently dad daddy daily dangerous daughter daughter's day days deal dealing deals dear decent decide
    decided definitely depend depends did didn't didnt differ difference different difficult discuss do doctor
    does doesn't doesnt doing don't done dont down downtown dude during each earlier early easiest easily easy
    effect eight either else embarrassed embarrassing end enjoy enough entire especially etc even evening
    eventually ever every everybody everyday everyone everything everywhere exact exactly example expect
    expensive experience expert explain explained extra facebook fact fair fairly fall family family's fancy far
    fast father favorite feel feelin feeling feels feet felt few fifty fight figure figured finally fine finish
    finished first five   folk folks follow fool for forever forget forgot forum found four fr free
    friend friends from full fun funny future gadget gave general gentle get gets getting girl girls give given
    gives giving glad go goes going gone gonna good got gotta gotten grab grand granddad granddaddy
    granddaughter grandfather grandkids grandma grandmother grandpa grandson granny greasy great group grow
    guess guide guy guys habit had half hand handle hang happen happened happening happens happily happy hard
    hardly harsh has hate have haven't having he healthier healthy hear heard hearing heck help helped helpful
    helps her here hers hey hi high him himself his hmm hold home honest hope hot hour hours house how however
    huge hundred hurt hurting husband husband's hype i'd i'll i'm i've idea idk if imagine immediately important
    improve in info information inside instagram instead interested internet into is isn't issue issues it it's
    its itself ive job just keep keeping keeps kid kidding kids kind kinda kinds knew know known knows ladies
    lady large last late lately later lead learn learned learning least leave left legit less let let's letting
    lie lies life lifetime like likely list listen listening little live local lol long longer look looked
    looking looks lose lost lot lots loud love low lower ma'am maam made magazine main mainly make makes makin
    making mama man many married matter may maybe me mean means meant men mention mess messed messing middle
    might million mind mine minute minutes miss mistake mom mom's moment momma moms money month months more
    morning morning's most mother mouth move much mum must my myself nah name nana near nearly necessary need
    needed needing needs neighbor neighborhood nephew never new news next nice niece night nine no nobody
    nobody's none nope normal not note nothing notice noticed now number numbers obvious obviously occasionally
    of off often oh ok okay old older omg on once one ones online only onto open opinion option options or other
    others our out outside over own package paid parents part particular partner passing past pay people
    people's perfect perhaps person persons pick picked picking piece place places plain plan play please
    plenty podcast point poor popular positive possible possibly powerful preacher prefer pretty probably
    problem problems promise proper properly purpose purposes put question questions quick quickly quit quite
    raise random rarely rather reach reached read reading ready real realize really reason recently reckon
    recommend regarding regular regularly relative remain remember report rest results right risky room roommate
    routine rumor rumors run safe said same saw say saying says scared scary second see seem seems seen sell
    send sent serious seriously set seven several shall share she shelf shopping should shouldn't show sick side
    similar simple since single sir sis sister sisters sits situation six slightly small smart so some somebody
    someone something sometimes somewhere son soon sorry sort sound sources speak specific specifically spend
    spending stand start started starting starts stay staying step still stop straight strange stranger strong
    stuff stupid such suddenly suffer suffering suggest suggested suggestion suggestions supermarket supply
    suppose supposed sure surely surprise swear swears take taken takes taking talk talked talking tasted taught
    tbh tell telling ten terms terrible than thank thanks that that's the their them then there these they thing
    things think thinking third this those though thought thousand three through throw tiktok till time times
    tip tips to today together told tomorrow tonight too took top topic total touch toward treat trending tried
    trouble true truly trust trusted truth try trying turn turned twenty twice two type typical typically ugh uh
    um uncle under understand unless until unusual up upset us use used useful useless uses using usual usually
    valid various very video wait waiting walk walked walks walmart wanna want wanted wants warn was wasn't
    wasting watch way ways we week weekend weeks weird well went were what what's whatever whats when whenever
    where where's whether which while who who's whole whose why wife will willing wise wish with within without
    woman women won't wonder wondered wondering wont word words work worked working works world worried worry
    worse worst worth worthwhile would wouldn't wow write writing wrong y'all y'all's ya yall yall's yeah year
    years yep yes yesterday yet yo you you'll you're you've young your youre yours yourself
  `
    .trim()
    .split(/\s+/)
    // 'Shouldnt' is typed as often as with its apostrophe, and was taken for a slip of 'shoulder'.
    .flatMap((word) => (word.endsWith("n't") ? [word, word.replace("'", '')] : [word])),
);
