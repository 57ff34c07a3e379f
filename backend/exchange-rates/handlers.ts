import { operations } from '@contract/operations'
import { getBusinessDay } from '../business-day'
import type { Handler, Handlers, Role, Schemas } from '../call'
import { findPastDayErrors } from '../documents/terms'
import { Problem } from '../problems/problem'
import { saveRates } from './daily-rates'

const importers: readonly Role[] = operations.importExchangeRates.roles

const listExchangeRates: Handler<'listExchangeRates'> = async (call) => {
  const { db, query } = call
  const until = query.until ?? getBusinessDay(call)
  const days = await db
    .selectFrom('exchange_rates')
    .select('day')
    .distinct()
    .where('day', '<=', until)
    .orderBy('day', 'desc')
    .limit(query.limit + 1)
    .execute()
  const shown = days.slice(0, query.limit).map(({ day }) => day)
  const rates = shown.length === 0 ? [] : await findRates(call, shown)
  return {
    items: shown.map((day) => ({
      day,
      rates: rates
        .filter((rate) => rate.day === day)
        .map(({ currency, rate, source }) => ({ currency, rate, source })),
    })),
    next_until: days[query.limit]?.day ?? null,
    is_automatic: call.fetchExchangeRates !== undefined,
    may_import: importers.includes(call.person.role),
  }
}

const findRates = ({ db }: Parameters<typeof listExchangeRates>[0], days: readonly string[]) =>
  db
    .selectFrom('exchange_rates')
    .select(['day', 'currency', 'rate', 'source'])
    .where('day', 'in', days)
    .orderBy('currency')
    .execute()

const importExchangeRates: Handler<'importExchangeRates'> = (call) => {
  const { rates } = call.body
  const errors = findImportErrors(rates, getBusinessDay(call))
  if (errors.length > 0) throw Problem.invalid(...errors)
  return saveRates(
    call.db,
    rates.map((rate) => ({ ...rate, source: 'entered', entered_by: call.person.id })),
  )
}

function findImportErrors(
  rates: readonly Schemas['ExchangeRateWrite'][],
  today: string,
): Schemas['FieldError'][] {
  const seen = new Set<string>()
  return rates.flatMap(({ day, currency }, i) => {
    const errors = findPastDayErrors(`/rates/${i}/day`, day, today)
    if (currency === 'EUR') errors.push({ pointer: `/rates/${i}/currency`, code: 'rate_of_euro' })
    if (seen.has(`${day} ${currency}`))
      errors.push({ pointer: `/rates/${i}/currency`, code: 'duplicate' })
    seen.add(`${day} ${currency}`)
    return errors
  })
}

export const exchangeRateHandlers = {
  listExchangeRates,
  importExchangeRates,
} satisfies Partial<Handlers>
