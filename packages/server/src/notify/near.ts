import { BlockList, isIP } from 'node:net';

/** Addresses of machines around us, or of nobody: no stranger makes us talk to them. */
const V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
] as const;

/** Of version 6 only what is given out to the world is far; of that, what leads back into version 4 is not. */
const V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'] as const;

const list = new BlockList();
for (const range of V4) {
  const [net, bits] = range.split('/') as [string, string];
  list.addSubnet(net, Number(bits), 'ipv4');
}
for (const range of V6) {
  const [net, bits] = range.split('/') as [string, string];
  list.addSubnet(net, Number(bits), 'ipv6');
}
const world = new BlockList();
world.addSubnet('2000::', 3, 'ipv6');

/** Whether an address is that of a machine somewhere in the world. */
export function isFar(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !list.check(address, 'ipv4');
  return version === 6 && world.check(address, 'ipv6') && !list.check(address, 'ipv6');
}
