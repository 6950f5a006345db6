import { fromFolder, testLabelsForbid } from './label-forbids.ts';

testLabelsForbid('in the sets that we learn from', fromFolder('sets'), 200);
