import * as v from 'valibot'
import { Parser } from 'saxen'
import { vCurrency, vDay, vExchangeRate } from '@contract/validators'
import type { Schemas } from '../call'
import { scheduleJob, type JobSchedule } from '../due-work/schedule-job'
import type { Job } from '../due-work/run-due-jobs'
import { saveRates } from './daily-rates'

type PublishedRate = Schemas['ExchangeRateWrite']

/**
 * Reads the rates of our currencies from an XML file of the European Central Bank, of one day or of
 * many: `<Cube time="2026-11-27"><Cube currency="USD" rate="1.0842"/></Cube>`.
 * @throws if the file is not XML or contains no rate
 * @see https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates/
 */
export function parseEcbRates(xml: string): PublishedRate[] {
  const rates: PublishedRate[] = []
  let day: string | undefined
  new Parser()
    .on('openTag', (_name, readAttributes) => {
      const attributes = readAttributes()
      if (typeof attributes !== 'object') return
      if (v.is(vDay, attributes['time'])) day = attributes['time']
      const { currency, rate } = attributes
      if (day !== undefined && v.is(vCurrency, currency) && v.is(vExchangeRate, rate))
        rates.push({ day, currency, rate })
    })
    .on('error', (error) => {
      throw error
    })
    .parse(xml)
  if (rates.length === 0) throw new Error('The file of exchange rates contains no rate.')
  return rates
}

/** Key of the one job that downloads rates. */
const JOB_ID = 'daily'

/** The ECB publishes at about 16:00 CET on working days. Hour in UTC. */
const PUBLISHED_AT_HOUR = 16
const RETRY_MS = 60 * 60_000

/** Returns the next time at which new rates are expected. */
function getNextDownload(now: Date): Date {
  const next = new Date(now)
  next.setUTCHours(PUBLISHED_AT_HOUR, 0, 0, 0)
  if (next <= now) next.setUTCDate(next.getUTCDate() + 1)
  return next
}

/** Schedules the first download, for a host that has an address of rates. */
export const scheduleRateDownload = (host: JobSchedule): Promise<void> =>
  scheduleJob(host, 'exchange_rates', JOB_ID, host.clock())

/** Downloads the rates of the day, and schedules the next download; a failed one in an hour. */
export const downloadRates: Job = async ({ db, clock, fetchExchangeRates }, id) => {
  if (!fetchExchangeRates) return
  await scheduleJob({ db, clock }, 'exchange_rates', id, new Date(clock().getTime() + RETRY_MS))
  return async (afterCommit) => {
    const rates = parseEcbRates(await fetchExchangeRates())
    await saveRates(
      afterCommit,
      rates.map((rate) => ({ ...rate, source: 'ecb', entered_by: null })),
    )
    await scheduleJob({ db: afterCommit, clock }, 'exchange_rates', id, getNextDownload(clock()))
  }
}
