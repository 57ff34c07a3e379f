/** Returns the name of the browser; null if unknown. */
export const getBrowserName = (userAgent: string | null): string | null =>
  findName(BROWSERS, userAgent)

/** Returns the name of the operating system; null if unknown. */
export const getSystemName = (userAgent: string | null): string | null =>
  findName(SYSTEMS, userAgent)

/** Browsers by User-Agent pattern; specific ones precede those that they also name. */
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
