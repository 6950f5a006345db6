import { fromFolder, testLabelsForbid } from './label-forbids.ts';

testLabelsForbid(
  'in the held-out sets',
  ['held-out', 'held-out-second', 'held-out-third', 'held-out-fourth', 'held-out-fifth'].flatMap(fromFolder),
  200,
);
