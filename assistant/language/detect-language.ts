import type { Language, Token } from '../turn.ts';

/** Small words that English has not. */
const SMALL_WORDS: readonly (readonly [Language, ReadonlySet<string>])[] = (
  [
    [
      'es',
      'el la los las que de mi tu su es esta este estoy soy no una un con por para como cuando donde tengo tiene puedo puede quiero quiere muy mas pero porque ayuda hijo hija bebe mama papa dolor pecho respirar tome tomo tomar pastillas se me le lo en y del al ya hace hoy ahora sangre cabeza esposo esposa abuela nino nina embarazada duele hay necesito busco sirve bueno buenas hola gracias cuanto cual cuales tienen venden medicina vitaminas fiebre presion azucar otra otras otro otros yo vivo nos mis sus tus todo toda todos nada algo mucho mucha mejor hierro nausea sobre desde hasta tambien gusta toma dia dias favor buena malo mala donde llego roto frasco cuesta pido pedido envio reembolso vitamina pelo caida salio despues comer beber dormir mama papa abuelo hermana hermano amigo medico doctora embarazo regla azucar colesterol gomitas capsulas son eso esos esas ese esa cada siempre nunca antes mientras si porque aqui alla seguro tan ella ellos nosotros usted ustedes tengo tenia hacer puedes pueden',
    ],
    [
      'ht',
      'mwen li nou yo ou pa ap te ki nan ak pou gen kapab ka m w n l anpil tet vant fe mal timoun pitit manman papa mouri tonbe respire konn konnen kisa kijan eske tanpri souple ede bezwen renmed gwoses ansent fyev tansyon sik kè ke doule doktè bebe pran grenn bwe manje vle kounye sa se yon komand rive konbyen lajan bon anpil jou semen mwa ane chak toujou jame avan apre lakay fanmi frem gran grann mesi bonjou bonswa tout kek lot',
    ],
    [
      'fr',
      'je ne pas le la les des du un une est suis ai ma mon mes ta ton vous nous il elle qui que avec pour dans sur mal peux peut respirer tete enfant bebe enceinte douleur poitrine et mais comment quoi quel quelle avez bonjour merci besoin prendre',
    ],
    [
      'pt',
      'eu nao não voce você meu minha estou tenho tem posso pode para com uma um dor peito muito filho filha ajuda obrigado oi ola quero qual quanto custa vitamina bebe gravida e o os do da em que como',
    ],
  ] as const
).map(([language, words]) => [language, new Set(words.split(' '))] as const);

/** 'Tiene' is no slip of an English word. */
export const isOfAnotherLanguage = (word: string): boolean =>
  SMALL_WORDS.some(([, small]) => small.has(word));

const LATIN = /[a-z0-9]/;
/** Of a message's words that many, at least, in hundredths. */
const SHARE = 34;

/** The language most of the words are in. */
export function detectLanguage(tokens: readonly Token[], isEnglish: (word: string) => boolean): Language {
  const words = tokens.filter(({ word }) => /^\p{L}/u.test(word)).map(({ raw }) => raw);
  if (words.length === 0) return 'en';
  if (words.filter((word) => !LATIN.test(word)).length * 2 > words.length) return 'other';
  const scores = SMALL_WORDS.map(([language, small]) => ({
    language,
    hits:
      words.filter((word) => small.has(word) && !isEnglish(word)).length +
      words.filter((word) => small.has(word)).length / 100,
  })).sort((one, other) => other.hits - one.hits);
  const best = scores[0];
  if (!best || best.hits < Math.min(2, words.length / 3)) return 'en';
  return (best.hits * 100) / words.length >= SHARE ? best.language : 'en';
}
