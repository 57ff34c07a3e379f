import type { Schemas } from '../call'
import { insertRows } from '../db/rows'
import type { Db, NewRow } from '../db/tables'
import { subtractWorkdays } from './dates'
import { getDemoPersonId, type SeedTools } from './people'

/** Units per euro, about those of the demo's months. */
const RATES: Partial<Record<Schemas['Currency'], number>> = {
  USD: 1.0932,
  GBP: 0.8612,
  SEK: 11.184,
  NOK: 11.652,
  DKK: 7.4604,
  PLN: 4.2715,
  CHF: 0.9388,
  JPY: 163.42,
}

/** Working days with rates before the demo's day. */
const DAYS = 60

/** Adds rates of the last working days, which vary a little from day to day. */
export async function seedExchangeRates(db: Db, { clock }: SeedTools): Promise<void> {
  const rows = Array.from({ length: DAYS }, (_, i) =>
    Object.entries(RATES).map(([currency, rate], at): NewRow<'exchange_rates'> => ({
      currency: currency as Schemas['Currency'],
      day: subtractWorkdays(clock(), i + 1),
      rate: (rate * (1 + 0.008 * Math.sin((i + at * 5) / 7))).toFixed(4),
      source: 'entered',
      entered_by: getDemoPersonId('global_manager'),
    })),
  ).flat()
  await insertRows(db, 'exchange_rates', rows)
}
