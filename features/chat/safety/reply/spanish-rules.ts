import { saysAny, upTo, words } from '../pattern.ts';
import { isDeniedBefore } from './denial.ts';

/** The gravest of the rules for a reply in Spanish. They read tagged plain text, which has no accents. */

const medicine =
  '(?:MED|medicinas?|medicamentos?|pastillas|medicacion|anticoagulantes?|insulina?|tratamiento|receta|quimioterapia)';
const delicate =
  '(?:embarazo|embarazada|pregnant|pregnancy|lactancia|breastfeeding|ninos?|bebes?|todos|cirugia|surgery)';
const disease =
  '(?:DIS|diabetes|cancer|presion(?: (?:alta|arterial))?|hipertension|azucar(?: alta)?|artritis|derrames?|infartos?|colesterol|gota|asma|anemia|tumor(?:es)?|fibromas|miomas|depresion|ansiedad|enfermedad(?:es)?|infeccion(?:es)?|gripe|alzheimer|lupus|migranas?|insomnio|herpes|vih)';
const someDisease = `(?:(?:la|el|los|las|una?|su|sus|de) )*(?:${disease})`;

const safe = [
  `(?:segur[oa]s?|inofensiv[oa]s?|compatibles?|bien|perfectamente)${upTo(4)}(?:con|durante|para|junto|en|al)${upTo(4)}(?:${medicine}|${delicate})`,
  `(?:puede|pueden|puedes|podria|se puede)${upTo(3)}(?:tomar\\S*|combinar\\S*|mezclar\\S*|usar\\S*)${upTo(6)}con${upTo(3)}${medicine}`,
  `${medicine}${upTo(6)}sin (?:\\S+ )?(?:problemas?|riesgos?|peligro)`,
  `(?:no (?:hay|tiene|tienen|causa|existe)|sin)(?: \\S+){0,2} (?:problemas?|riesgos?|peligros?|interacci\\S+|efectos (?:secundarios|adversos)|contraindicaci\\S+)(?=.* (?:${medicine}|${delicate}|combin\\S+|mezcl\\S+|tomar\\S*|junt[oa]s) )`,
  `no (?:interactua|interfiere|afecta|choca)${upTo(4)}${medicine}`,
];
const changes = [
  `(?:deje|dejar|deja|dejes|suspend\\S+|abandon\\S+|pare|parar|evite|reduzca|baje|salte(?:se)?)(?: (?:de|tomar|usar|la|el|su|sus|las|los|tu|tus|dosis)){0,5} ${medicine}`,
  `(?:ya )?no (?:necesita|necesitara|necesitas|hace falta|hacen falta)(?: \\S+){0,2} ${medicine}`,
  `(?:en lugar de|en vez de|reemplaza|sustituye|mejor que|igual que|tan (?:bueno|fuerte|eficaz) como)(?: \\S+){0,2} ${medicine}`,
  `(?:insulina|MED|${medicine}) natural`,
];
const claims = [
  `(?:cura|curan|elimina|eliminan|trata|tratan|previene|previenen|baja|bajan|controla|controlan|combate|combaten|revierte|revierten|sana|sanan|reduce|reducen|alivia|alivian|acaba con|vence|mata)(?: \\S+)? ${someDisease}`,
  `(?:remedio|cura|tratamiento|solucion) (?:natural )?(?:para|contra) ${someDisease}|(?:buen[oa]|efectiv[oa]|eficaz|excelente) (?:para|contra) ${someDisease}`,
];
const diagnoses = [
  `(?:usted|tu|ud|probablemente|seguramente|seguro que|creo que|lo que)(?: \\S+)? (?:tiene|tienes|padece|sufre(?: de)?|es)(?: (?:un|una|la|el))? (?:${disease})`,
  `(?:parece|suena a|debe ser|seguro es|es probable que sea)(?: (?:un|una|la|el))? (?:${disease})`,
];
const againstCare = [
  'no (?:hace falta|necesita|es necesario|tiene que|vale la pena|hay que)(?: \\S+){0,4} (?:medico|doctor|doctora|911|hospital|emergencias|ambulancia)',
  '(?:no le haga caso|ignore|olvide|olvidese)(?: \\S+){0,3} (?:medico|doctor|doctora|medicos)|los (?:medicos|doctores) (?:mienten|no quieren|le ocultan)',
];

const list = (sources: readonly string[]) => sources.map(words);
const kinds = {
  safe: list(safe),
  changes: list(changes),
  claims: list(claims),
  diagnoses: list(diagnoses),
  care: list(againstCare),
};

const UNSURE =
  /(?<![^ ])(?:pregunt\S+|consult\S+|hable|puede que no|no se si|si es|quizas|tal vez|podria no|su (?:medico|farmaceutico|doctor) (?:le|puede|debe|decide|sabe)|a menos que|antes de|sin (?:hablar|preguntar|consultar))(?![^ ])/;

/** Words that English has not; without one of them nothing here can match. */
const SPANISH =
  /(?<![^ ])(?:el|la|los|las|es|con|su|sus|usted|puede|pueden|deje|deja|dejar|para|contra|una|un|tiene|tienen|este|esta|esto|por|cura|elimina|previene|trata|natural|hay|sin|tome|baja|segur[oa]s?|parece|suspenda|hace|al|del|medicos?|doctores|medicinas?|pastillas|insulina|ya|ignore)(?![^ ])/;

const says = (patterns: readonly RegExp[], tagged: string) =>
  SPANISH.test(tagged) &&
  !UNSURE.test(tagged) &&
  saysAny(
    patterns,
    tagged,
    ({ index, 0: match }) => /^(?:ya )?no |^sin /.test(match) || !isDenied(tagged, index),
  );

const isDenied = (tagged: string, index: number) =>
  isDeniedBefore(tagged, index) ||
  / (?:no|ni|nunca|jamas|ningun|ninguna)(?: \S+)? $/.test(tagged.slice(0, index));

export const callsSafeInSpanish = (tagged: string): boolean => says(kinds.safe, tagged);
export const changesMedicineInSpanish = (tagged: string): boolean => says(kinds.changes, tagged);
export const claimsInSpanish = (tagged: string): boolean => says(kinds.claims, tagged);
export const diagnosesInSpanish = (tagged: string): boolean => says(kinds.diagnoses, tagged);
export const speaksAgainstCareInSpanish = (tagged: string): boolean => says(kinds.care, tagged);
