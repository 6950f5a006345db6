import { expect, test } from 'vitest';
import { clientAddress } from './client-address.server.ts';

test('a forged X-Forwarded-For is ignored while no proxy is trusted', () => {
  expect(
    clientAddress({ socketAddress: '198.51.100.7', forwardedFor: '203.0.113.1', trustedProxies: 0 }),
  ).toBe('198.51.100.7');
});

test('behind one proxy the entry that the proxy wrote counts, not what the visitor put in front of it', () => {
  expect(
    clientAddress({
      socketAddress: '10.0.0.1',
      forwardedFor: '203.0.113.1, 198.51.100.7',
      trustedProxies: 1,
    }),
  ).toBe('198.51.100.7');
});

test('behind two proxies the outermost one is believed', () => {
  expect(
    clientAddress({
      socketAddress: '10.0.0.1',
      forwardedFor: '203.0.113.1, 198.51.100.7, 10.0.0.2',
      trustedProxies: 2,
    }),
  ).toBe('198.51.100.7');
});

test('without the header, or with an empty entry in it, the socket counts', () => {
  expect(clientAddress({ socketAddress: '10.0.0.1', forwardedFor: undefined, trustedProxies: 1 })).toBe(
    '10.0.0.1',
  );
  expect(clientAddress({ socketAddress: '10.0.0.1', forwardedFor: ' , ', trustedProxies: 1 })).toBe(
    '10.0.0.1',
  );
});

test('IPv4 written as IPv6 is the same address', () => {
  expect(
    clientAddress({ socketAddress: '::ffff:198.51.100.7', forwardedFor: undefined, trustedProxies: 0 }),
  ).toBe('198.51.100.7');
});

test('an IPv6 address counts by the network that its visitor has', () => {
  const of = (socketAddress: string) =>
    clientAddress({ socketAddress, forwardedFor: undefined, trustedProxies: 0 });
  expect(of('2001:db8:1:2:aaaa::1')).toBe('2001:db8:1:2::/64');
  expect(of('2001:0DB8:1:2:ffff:0:0:9')).toBe(of('2001:db8:1:2::5'));
  expect(of('2001:db8:1:3::1')).not.toBe(of('2001:db8:1:2::1'));
  expect(of('2001:db8::1')).toBe('2001:db8:0:0::/64');
  expect(of('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
});

test('a port that a proxy adds does not make another visitor', () => {
  const of = (forwardedFor: string) =>
    clientAddress({ socketAddress: '10.0.0.1', forwardedFor, trustedProxies: 1 });
  expect(of('198.51.100.7:4711')).toBe('198.51.100.7');
  expect(of('[2001:db8:1:2::5]:4711')).toBe('2001:db8:1:2::/64');
  expect(of('[2001:db8:1:2::6]')).toBe('2001:db8:1:2::/64');
});
