/**
 * Returns the part of an address that names one client: an IPv4 address, or the first 64 bits of an
 * IPv6 address, because a client chooses the others.
 */
export function toClientKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (!plain.includes(':')) return plain
  const [head = '', tail] = plain.toLowerCase().split('::')
  const first = head ? head.split(':') : []
  const last = tail ? tail.split(':') : []
  const groups =
    tail === undefined ? first : [...first, ...zeroes(8 - first.length - last.length), ...last]
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}

const zeroes = (count: number) => Array.from({ length: Math.max(0, count) }, () => '0')
