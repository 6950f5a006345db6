import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { expectRoom, prepareFolder } from './room-in-folder.server.ts';

function folder(): string {
  const made = mkdtempSync(path.join(tmpdir(), 'biolife-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

/** What is written into it finds the disk full. */
function fullFolder(): string {
  const made = folder();
  symlinkSync('/dev/full', path.join(made, 'room.probe'));
  return made;
}

test('a folder with room is used, and made where it is not there', async () => {
  const dir = path.join(folder(), 'a/b');
  prepareFolder(dir);
  await expectRoom(dir);
});

test('a full folder is told in words', async () => {
  expect(() => prepareFolder(fullFolder())).toThrow('has no room left: the disk is full');
  await expect(expectRoom(fullFolder())).rejects.toThrow('has no room left');
});

test('a disk with hardly any room left counts as full', async () => {
  await expect(expectRoom(folder(), Number.MAX_SAFE_INTEGER)).rejects.toThrow('bytes left');
});

test('a file where the folder should be is told in words', () => {
  const file = path.join(folder(), 'file');
  writeFileSync(file, '');
  expect(() => prepareFolder(file)).toThrow('is no folder');
});

test('a folder that cannot be written is told in words', () => {
  expect(() => prepareFolder('/sys/biolife')).toThrow('may not be written by this user');
});
