/**
 * Base URL of the API: another origin, or a path of this one. Set by VITE_API_BASE at build time.
 */
export const apiBase = new URL(
  import.meta.env.VITE_API_BASE ?? '/api',
  globalThis.location?.origin ?? 'http://localhost',
).href.replace(/\/$/, '')

/** Freight calculator, opened in a new tab. Set by VITE_CALCULATOR_URL. */
export const calculatorUrl: string =
  import.meta.env.VITE_CALCULATOR_URL ?? 'https://www.searates.com/logistics-explorer/'

/**
 * URL template of the map tiles, such as `https://tiles.example/{z}/{x}/{y}.png`; '' for no map.
 * Set by VITE_MAP_TILES.
 */
export const mapTiles: string = import.meta.env.VITE_MAP_TILES ?? ''

/** Attribution of the map tiles. Set by VITE_MAP_TILES_BY. */
export const mapTilesBy: string = import.meta.env.VITE_MAP_TILES_BY ?? ''

/** Polling interval of the notification bell, ms. */
export const NOTIFICATION_POLLING_INTERVAL_MS = 7000
