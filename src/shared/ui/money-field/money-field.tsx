import { useFormat } from '@/shared/i18n'
import { getCurrencyPlaces } from '@domain/money'
import { FieldText } from '../field/field-text'
import { NumberField, type NumberFieldProps } from '../number-field/number-field'

export interface MoneyFieldProps extends Omit<
  NumberFieldProps,
  'prefix' | 'minPlaces' | 'maxPlaces' | 'shownPlaces' | 'currency'
> {
  /** ISO 4217. Shown as a code, because "kr" could be several currencies. */
  currency: string
}

/**
 * Amount in one currency, shown with its decimals; the value is a decimal string with two. `unit`
 * is the unit of the price, such as m³.
 */
export function MoneyField({ currency, unit, ...rest }: MoneyFieldProps) {
  const format = useFormat()
  if (rest.isReadOnly) {
    return (
      <FieldText
        {...rest}
        value={
          rest.value && (
            <span className="figures">
              {format.money(rest.value, currency)}
              {unit && <> / {unit}</>}
            </span>
          )
        }
      />
    )
  }
  return (
    <NumberField
      {...rest}
      currency={currency}
      minPlaces={2}
      maxPlaces={2}
      shownPlaces={getCurrencyPlaces(currency)}
      prefix={currency}
      unit={unit && <>/ {unit}</>}
    />
  )
}
