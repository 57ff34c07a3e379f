/** Where the API is: an address of its own, or a path of this origin. Set by VITE_API_BASE when the application is built. */
export const apiBase = new URL(import.meta.env.VITE_API_BASE ?? '/api', globalThis.location?.origin ?? 'http://localhost').href.replace(
  /\/$/,
  '',
)

/** The freight calculator that the menu opens in a new tab. Set by VITE_CALCULATOR_URL. */
export const calculatorUrl: string = import.meta.env.VITE_CALCULATOR_URL ?? 'https://www.searates.com/logistics-explorer/'

/** How often the bell asks for news, in ms. */
export const notificationPollingInterval = 7000

export { privacyPolicyDay } from './privacy-policy'
