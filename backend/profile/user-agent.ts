/** By what stands in a User-Agent; each before those that it also calls itself. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

const findName = (names: typeof BROWSERS, userAgent: string | null): string | null =>
  names.find(([sign]) => sign.test(userAgent ?? ''))?.[1] ?? null

/** What somebody would call the browser; null where it is none that is known. */
export const getBrowserName = (userAgent: string | null): string | null =>
  findName(BROWSERS, userAgent)

/** The same of the device. */
export const getSystemName = (userAgent: string | null): string | null =>
  findName(SYSTEMS, userAgent)
