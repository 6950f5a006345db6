/** English that the spelling would take for a medicine, an ingredient or an illness: found by reading 23,000 common words through it. */
export const lookalikes = `
accurate actor actors alcoholic aloha alter ambiance ambient america americas ample anesthetic angelic angelina anvil armor
aslan aspiring attach attacked attacker bailey barely barney bartley basin basis batter bayberry beach beads beams bears
beast beeps belts biological biologist birch bitten bland blank bleached blending blessing blinding bloggers blond bloody
bloom boiling braiding breach breached breaded breading breasted breathed breather breeding brewing brood bruised burley
canberra captures caroline caroling carryin cassie caste chanel chase chatting cheap cheaper cheat cheating chess chessboard
chile chili chill chopper choppers clever closer coattails coffey cohaagen collage collar collars colleges comin compiler
complete compulsion conceited conceived concepts concert concerts conclusion concrete concussion confessed confided confined
conjured conserve consumed contraction contraption contusion cooper copier copped copter corey creating creation creations
creative creator creature crest crises denial depend depressing depressive diameter digitally diseased disorderly dispense
disperse doctoral donor drank dripping drooling dropping droppings drowning efficient election elections electron eviction
executing execution extinction extracted extradition faber faintest fainting fielding filing finer fitty fixer flailing
fleeting freezing frolic fruity frutt goodbyes gooey goofy gould grabs grasp greed greek greeks greene greer greet gross
hanna hanover hating hazing headed heading heaping hearing hears hearst heartache hearth hearty heating heaving hires homey
honed honky hooey hormonal humming hurdle implanted infantry inhibitions insulting issue issued issuer jello jolly juiced
juicy karla kindness korea laceration leaking lever levon liner liquored liter lived liven locating location loins lover
magnetism maris maryland mavis measure measured medicare medicating moaning mooning mounting mourning multiply natty nicotine
operating operational operative operator overboard overcoat overcome overhead overjoyed overloaded overlook painting parental
pimping pipeline pitch platinum pleasure pleasures plumbing poisonous polled polls ponder popper powdered pressed pressing
pressured prison prisoner pristine problemo produced producer producers produces projects proposes radiator reacting reactive
reception reduce reduced reduces reduction reelection reflection reflex regal rejecting relation relaxed rental reseller
respirator retinal retraction rochelle saliva satin scamming scaring scarring scone scones seating sedation seduction
seductive seeping selection selling senor sensor serena shacking shagging shaping sharing shaving sheep shelling shilling
shocking sickly singing skimming slacking slamming slapping sledding slinging slipping slumming slurping smacking sneaking
sneezing soaring soulmate spalding spanking sparkling sparring speaking speeding spilling spinning spiraling splinter
sporting spraying springer springing stain stains staking stalin stalking stalling standing starin staring starling starring
starving staten static statics stating stealing steaming steep steering stemming stepping sterling sticking stickler stinking
stint stirring stokes stole stoned stoner strapping stretching strike string stringing stroking strongly strung stunning
suction supplemental suppressing swapping swarming swatch swearing sweep sweeping sweetening swimming swinging swirling
tainting teenage teenaged tenth tents teresita testy thanking theme thieving thinker thinkers threat toots toying treasure
tristan troubles tryin tulsa twigs twine twinks tying ultra victoria visiting wager waiter walnut walter watery wheeling
whisked whiskers withnail
`;
