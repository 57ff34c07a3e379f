import { formatDecimal, trimDecimal } from '@/shared/lib/timber'

/** Formats a share in per cent with at most two decimals; 0 if the whole is 0. */
export function formatShare(part: number, whole: number): string {
  if (whole === 0) return '0'
  const hundredths = (BigInt(part) * 20_000n + BigInt(whole)) / (BigInt(whole) * 2n)
  const max = 99_999_999n
  return trimDecimal(formatDecimal(hundredths > max ? max : hundredths, 2))
}
