import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyPreparedDatabase, databaseKey, KEY_FILE } from './prepared-database.server.ts';

function temporary(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'biolife-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A prepared database of one file, made from sources called `key`. */
function prepared(key: string): string {
  const folder = temporary();
  mkdirSync(path.join(folder, 'pglite/base'), { recursive: true });
  writeFileSync(path.join(folder, 'pglite/base/1'), 'prepared');
  writeFileSync(path.join(folder, KEY_FILE), key);
  return folder;
}

const contentOf = (dataDir: string) => readFileSync(path.join(dataDir, 'pglite/base/1'), 'utf8');

test('an empty folder begins with the prepared database, and with nothing beside it', () => {
  const dataDir = temporary();
  copyPreparedDatabase(dataDir, { from: prepared('now'), key: () => 'now' });
  expect(contentOf(dataDir)).toBe('prepared');
  expect(readdirSync(dataDir)).toEqual(['pglite']);
});

test('a database that is there stays as it is', () => {
  const dataDir = temporary();
  mkdirSync(path.join(dataDir, 'pglite/base'), { recursive: true });
  writeFileSync(path.join(dataDir, 'pglite/base/1'), 'orders of years');
  copyPreparedDatabase(dataDir, { from: prepared('now'), key: () => 'now' });
  expect(contentOf(dataDir)).toBe('orders of years');
});

test('what was prepared from other sources, or not to its end, is left alone', () => {
  const dataDir = temporary();
  copyPreparedDatabase(dataDir, { from: prepared('last year'), key: () => 'now' });
  copyPreparedDatabase(dataDir, { from: path.join(temporary(), 'nothing'), key: () => 'now' });
  expect(readdirSync(dataDir)).toEqual([]);
});

test('a copy that was broken off is made anew', () => {
  const dataDir = temporary();
  mkdirSync(path.join(dataDir, 'pglite.copying/base'), { recursive: true });
  writeFileSync(path.join(dataDir, 'pglite.copying/base/2'), 'half');
  copyPreparedDatabase(dataDir, { from: prepared('now'), key: () => 'now' });
  expect(contentOf(dataDir)).toBe('prepared');
  expect(existsSync(path.join(dataDir, 'pglite/base/2'))).toBe(false);
  expect(readdirSync(dataDir)).toEqual(['pglite']);
});

test('the same sources have the same key', () => {
  expect(databaseKey()).toBe(databaseKey());
});
