/** Where the API is: an address of its own, or a path of this origin. Set by VITE_API_BASE when the application is built. */
export const apiBase = new URL(
  import.meta.env.VITE_API_BASE ?? '/api',
  globalThis.location?.origin ?? 'http://localhost',
).href.replace(/\/$/, '')

/** The freight calculator that the menu opens in a new tab. Set by VITE_CALCULATOR_URL. */
export const calculatorUrl: string =
  import.meta.env.VITE_CALCULATOR_URL ?? 'https://www.searates.com/logistics-explorer/'

/** Where a map's tiles come from, such as `https://tiles.example/{z}/{x}/{y}.png`; without them there is no map. Set by VITE_MAP_TILES. */
export const mapTiles: string = import.meta.env.VITE_MAP_TILES ?? ''

/** Whose map that is, as its owner wants it said. Set by VITE_MAP_TILES_BY. */
export const mapTilesBy: string = import.meta.env.VITE_MAP_TILES_BY ?? ''

/** How often the bell asks for news, in ms. */
export const notificationPollingInterval = 7000

export { privacyPolicyDay } from './privacy-policy'
