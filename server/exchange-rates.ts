/** Milliseconds to wait for the file. */
const TIMEOUT_MS = 20_000

/** An XML file of one day has 2 kB, one of 90 days 60 kB. */
const MAX_BYTES = 8_000_000

/**
 * Downloads the file of daily exchange rates.
 * @throws if it cannot be downloaded in time, or is too large
 */
export async function downloadExchangeRates(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  const text = await response.text()
  if (text.length > MAX_BYTES) throw new Error(`${url} is too large`)
  return text
}
