/**
 * Rounds a percentage of a whole: down below 100 and up above, so that 100 means full.
 * @param places maximum number of decimals
 */
export function roundShare(percent: number, places = 0): number {
  const factor = 10 ** places
  // Twelve digits absorb the error of a binary fraction: 0.29 * 100 is 28.999999999999996.
  const scaled = Number((percent * factor).toPrecision(12))
  return (percent > 100 ? Math.ceil(scaled) : Math.floor(scaled)) / factor
}
