import { expect, test } from 'vitest';
import { readAudit } from './read-audit.ts';

test('a registry’s advisories are told by package, with what brings them along', () => {
  const report = {
    auditReportVersion: 2,
    vulnerabilities: {
      mkdirp: {
        name: 'mkdirp',
        severity: 'moderate',
        isDirect: false,
        via: ['minimist'],
        effects: [],
        range: '0.4.1 - 0.5.1',
        nodes: ['node_modules/mkdirp'],
        fixAvailable: true,
      },
      minimist: {
        name: 'minimist',
        severity: 'critical',
        isDirect: false,
        via: [{ source: 1, name: 'minimist', title: 'Prototype pollution', url: 'https://example.com/1' }],
        effects: ['mkdirp'],
        range: '<=1.2.5',
        nodes: ['node_modules/minimist'],
        fixAvailable: true,
      },
    },
  };
  expect(readAudit(`npm warn something\n${JSON.stringify(report)}\n`)).toEqual([
    'mkdirp 0.4.1 - 0.5.1: moderate: by minimist',
    'minimist <=1.2.5: critical: Prototype pollution, https://example.com/1',
  ]);
  expect(readAudit('{"auditReportVersion":2,"vulnerabilities":{}}')).toEqual([]);
});

test('a registry without advisories is no clean bill', () => {
  expect(readAudit('npm error audit endpoint returned an error\n{"message":"405 Method Not Allowed"}')).toBe(
    undefined,
  );
  expect(readAudit('')).toBe(undefined);
});
