import type { components } from '@contract/schema'
import { hasUnknownCents } from '@domain/money'

type Schemas = components['schemas']
type FieldError = Schemas['FieldError']

/**
 * Returns an error for each amount or price with cents in a currency that has none.
 * @param amounts by JSON pointer
 */
export const findCentsErrors = (
  currency: string,
  amounts: Readonly<Record<string, string | null>>,
): FieldError[] =>
  Object.entries(amounts).flatMap(([pointer, amount]): FieldError[] =>
    amount !== null && hasUnknownCents(amount, currency)
      ? [{ pointer, code: 'no_cents', params: { currency } }]
      : [],
  )

/** Checks the cents of a deal's prices. Costs are checked with their own currency. */
export const findDealCentsErrors = ({ currency, lines }: Schemas['DealWrite']): FieldError[] =>
  findCentsErrors(
    currency,
    Object.fromEntries(
      lines.flatMap(({ price, planned_purchase_price }, i) => [
        [`/lines/${i}/price`, price],
        [`/lines/${i}/planned_purchase_price`, planned_purchase_price],
      ]),
    ),
  )

/** Checks the cents of a supply's deposit and prices. */
export const findSupplyCentsErrors = ({
  currency,
  deposit,
  lines,
}: Schemas['SupplyWrite']): FieldError[] =>
  findCentsErrors(currency, {
    '/deposit': deposit,
    ...Object.fromEntries(lines.map(({ price }, i) => [`/lines/${i}/price`, price])),
  })

/** Checks the cents of a cargo's planned and actual freight. */
export const findCargoCentsErrors = ({
  currency,
  freight,
  actual_freight,
}: Schemas['CargoWrite']): FieldError[] =>
  findCentsErrors(currency, { '/freight': freight, '/actual_freight': actual_freight })
