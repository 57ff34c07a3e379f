/** A decimal string with zeros behind it up to so many places; longer ones stay as they are. */
export function padDecimals(value: string, places: number): string {
  const [whole = '', fraction = ''] = value.split('.')
  return places > fraction.length ? `${whole}.${fraction.padEnd(places, '0')}` : value
}
