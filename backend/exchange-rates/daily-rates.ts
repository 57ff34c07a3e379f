import { shiftDay } from '@domain/calendar'
import type { Schemas } from '../call'
import type { Db, NewRow } from '../db/tables'
import type { DailyRate } from './daily-rate-warnings'

type Currency = Schemas['Currency']
type ImportResult = Schemas['ExchangeRateImportResult']

/** Maximum age in days of a rate used for a day without one, such as a holiday. */
const MAX_AGE_DAYS = 7

/**
 * Returns the rate of a day, or of the last day with one in the week before it; null if there is
 * none, and for the euro.
 */
export async function findDailyRate(
  db: Db,
  currency: Currency,
  day: string,
): Promise<DailyRate | null> {
  if (currency === 'EUR') return null
  const found = await db
    .selectFrom('exchange_rates')
    .select(['rate', 'day'])
    .where('currency', '=', currency)
    .where('day', '<=', day)
    .where('day', '>=', shiftDay(day, -MAX_AGE_DAYS))
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found ?? null
}

/** Rates per statement: PostgreSQL and SQLite limit the number of parameters. */
const CHUNK_SIZE = 200

/** Stores rates, each replacing the one of its day and currency. Both may occur once only. */
export async function saveRates(
  db: Db,
  rates: readonly NewRow<'exchange_rates'>[],
): Promise<ImportResult> {
  const result: ImportResult = { added: 0, changed: 0, unchanged: 0 }
  for (let start = 0; start < rates.length; start += CHUNK_SIZE) {
    const chunk = rates.slice(start, start + CHUNK_SIZE)
    const stored = await db
      .selectFrom('exchange_rates')
      .select(['day', 'currency', 'rate'])
      .where('day', 'in', [...new Set(chunk.map(({ day }) => day))])
      .execute()
    const before = new Map(stored.map(({ day, currency, rate }) => [`${day} ${currency}`, rate]))
    for (const { day, currency, rate } of chunk) {
      const old = before.get(`${day} ${currency}`)
      if (old === undefined) result.added += 1
      else if (Number(old) === Number(rate)) result.unchanged += 1
      else result.changed += 1
    }
    await db
      .insertInto('exchange_rates')
      .values(chunk)
      .onConflict((conflict) =>
        conflict.columns(['currency', 'day']).doUpdateSet((eb) => ({
          rate: eb.ref('excluded.rate'),
          source: eb.ref('excluded.source'),
          entered_by: eb.ref('excluded.entered_by'),
        })),
      )
      .execute()
  }
  return result
}
