import type { Schemas } from '@/shared/api'
import { vCharge } from '@contract/validators'
import { i18n, type Format } from '@/shared/i18n'
import { nameCharge } from '@domain/money'
import { trimDecimal } from '@domain/numbers'

type Charge = Schemas['Charge']

const kinds = vCharge.entries.kind.options

/** Formats a charge: "Freight, Lyon 2 × €450.00". */
export const formatCharge = (charge: Charge, currency: string, format: Format): string =>
  `${formatChargeName(charge)} ${formatChargeRate(charge, currency, format)}`

/** Formats how a charge is calculated: "3%", "€120.00" or "2 × €450.00". */
export const formatChargeRate = (
  { basis, quantity, value }: Pick<Charge, 'basis' | 'quantity' | 'value'>,
  currency: string,
  format: Format,
): string =>
  [
    quantity && `${format.number(quantity)}\u00a0×\u00a0`,
    basis === 'percent' ? format.percent(trimDecimal(value)) : format.typedMoney(value, currency),
  ]
    .filter(Boolean)
    .join('')

/** Formats the kind and the text of a charge: "Freight, Lyon". */
export const formatChargeName = (charge: Pick<Charge, 'kind' | 'text'>): string =>
  nameCharge(charge, i18n.t(`entities/terms:charge.${charge.kind}`))

/** Formats each charge logged in a history: `discount 3 %; freight Lyon 2 x 450.00 EUR`. */
export const formatLoggedCharges = (text: string, format: Format): readonly string[] =>
  // A charge's own text may contain a semicolon.
  text
    .split(new RegExp(`; (?=(?:${kinds.join('|')}) )`))
    .map((charge) => formatLoggedCharge(charge, format))

function formatLoggedCharge(logged: string, format: Format): string {
  const { name, text, quantity, value, unit } =
    /^(?<name>\w+) (?:(?<text>.+?) )??(?:(?<quantity>[\d.]+) x )?(?<value>-?[\d.]+) (?<unit>%|[A-Z]{3})$/.exec(
      logged,
    )?.groups ?? {}
  const kind = kinds.find((known) => known === name)
  if (!kind || value === undefined || unit === undefined) return logged
  const charge = { kind, text: text ?? null, quantity: quantity ?? null, value }
  return formatCharge(
    { ...charge, basis: unit === '%' ? 'percent' : quantity ? 'quantity' : 'amount' },
    unit,
    format,
  )
}
