/** Pads a decimal string with zeros to a minimum number of decimals. */
export function padDecimals(value: string, places: number): string {
  const [whole = '', fraction = ''] = value.split('.')
  return places > fraction.length ? `${whole}.${fraction.padEnd(places, '0')}` : value
}
