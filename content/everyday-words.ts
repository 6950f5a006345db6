/**
 * Words of every conversation. They say how something is asked, not what about: search does not hold it against an entry
 * that one of them is missing in it. Small letters, straight apostrophes.
 */
export const everydayWords: ReadonlySet<string> = new Set(
  `
    able about above accident across actual actually ad ads advice afternoon again against age ago agree
    ahead all almost alone along already alright also always am among amount an and another answer any
    anybody anymore anyone anything anyway apart appear are area aren't around as ask asked asking at aunt
    auntie aunties away awful back bad badly be became because become been before began behind being believe
    below best better between big bigger biggest bit body both bother bottom bought boy boys bring broke
    brother brothers brought bud busy but buy by call called came can can't cannot cant care careful carry
    case cause caution certain chance change cheap check child choose class clear close come comes coming
    common compare complain consider could couldn't couple course cousin creep creeping curious dad daddy
    dangerous daughter day days deal dear decide definitely depend difference did didn't didnt differ different
    difficult do doctor does doesn't doesnt doing don't done dont down dude during each earlier early easy
    effect eight either else embarrassing end enough entire especially etc even evening ever every everybody
    everyday everyone everything exact exactly example expect explain extra fact fairly fall family far fast
    father feel feeling feels feet felt few fifty fight fine first five folk folks follow for forever forget
    forgot found four free friend friends from full fun gave general get gets getting girl girls give given
    gives giving glad go goes going gone gonna good got gotta gotten grand granddad granddaddy grandfather
    grandma grandmother grandpa granny greasy great guess guy guys had half hand handle hang happen happened
    happens happy hard hardly harsh has hate have haven't having he hear heard help helped helpful helps her
    here hers hey hi high him himself his hold home honest hope hot hour hours house how however hundred
    hurt husband hype i'd i'll i'm i've idea if important improve in instead into is isn't issue it it's its
    itself ive job just keep keeps kid kids kind kinda knew know known knows lady large last late lately
    later lead learn least leave left legit less let let's life like likely list listen little live long
    longer look looked looking looks lose lost lot lots loud love low lower made main make makes making mama
    man many matter may maybe me mean means meant men mention middle might mind mine minute minutes miss mom
    moment momma money month months more morning most mother mouth move much mum must my myself name near
    necessary need needed needs neighbor nephew never new next nice niece night nine no nobody none nope
    normal not note nothing notice now number numbers obvious of off often oh ok okay old older on once one
    ones online only onto open opinion or other others our out outside over own paid part partner past pay
    people perfect perhaps person pick piece place plain plan play please point poor possible prefer pretty
    probably problem problems proper put question quick quickly quit quite rather ready real really reason
    recently recommend regular remain remember rest right room run safe said same saw say saying says scared
    second see seem seems seen sell send sent serious set seven several shall she should shouldn't show sick
    side simple since single sis sister sisters situation six small so some somebody someone something
    sometimes somewhere son soon sorry sort sound speak spend stand start started starting starts stay step
    still stop straight strange strong stuff such suggest suppose supposed sure take taken takes taking talk
    tell ten terrible than thank thanks that that's the their them then there these they thing things think
    thinking third this those though thought thousand three through till time times tip tips to today
    together told tomorrow tonight too took top total toward treat tried trouble true trust truth try trying
    turn turned twenty twice two type ugh uncle under understand unless until up upset us use used useful
    uses using usual usually various very video wait walk wanna want wanted wants was wasn't watch way ways
    we week weeks well went were what what's whatever whats when where where's whether which while who who's
    whole whose why wife will wish with within without woman women won't wonder wondering wont word words
    work worked working works world worried worry worse worst worth would wouldn't wow wrong y'all ya yall
    yeah year years yep yes yesterday yet you you'll you're you've young your youre yours yourself
  `
    .trim()
    .split(/\s+/),
);
