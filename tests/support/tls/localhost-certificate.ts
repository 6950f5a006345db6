import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Made for these tests alone, for localhost, until the year 2126. */
const file = (name: string) => readFileSync(path.join(import.meta.dirname, name));

export const localhostCertificate = { key: file('localhost-key.pem'), cert: file('localhost-cert.pem') };
