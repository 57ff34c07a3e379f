import { NumberField, type NumberFieldProps } from '../number-field/number-field'

export interface MoneyFieldProps extends Omit<
  NumberFieldProps,
  'prefix' | 'minPlaces' | 'maxPlaces' | 'currency'
> {
  /** ISO 4217. Shown as its code, because a trader with three kinds of crowns must not guess. */
  currency: string
}

/** An amount in one currency, with two places; its value is a decimal string. `unit` says what it is per, such as m³. */
export function MoneyField({ currency, unit, ...rest }: MoneyFieldProps) {
  return (
    <NumberField
      {...rest}
      currency={currency}
      minPlaces={2}
      maxPlaces={2}
      prefix={currency}
      unit={unit && <>/ {unit}</>}
    />
  )
}
