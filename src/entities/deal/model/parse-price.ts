const grouping = /[\s'’]/gu

/**
 * Reads "312", "312,5", "1 200.50" or "1.200,50" as `1200.50`; null where it is no price. One mark before exactly three digits groups
 * thousands, because prices have two places.
 */
export function parsePrice(text: string): string | null {
  const compact = text.trim().replace(grouping, '')
  if (!/^\d[\d.,]*$/.test(compact)) return null
  const last = Math.max(compact.lastIndexOf('.'), compact.lastIndexOf(','))
  const hasCents = last >= 0 && compact.length - last - 1 <= 2
  const whole = (hasCents ? compact.slice(0, last) : compact).replace(/[.,]/g, '').replace(/^0+(?=\d)/, '')
  const cents = hasCents ? compact.slice(last + 1) : ''
  return whole.length <= 10 && whole !== '' ? `${whole}.${cents.padEnd(2, '0')}` : null
}
