import type { ComponentProps } from 'react'
import { useFormat } from '@/shared/i18n'
import { NativeSelect } from '@/shared/ui'
import { useCountries } from './use-countries'

/** A country in a short form. What is chosen stands there at once, the others are there before anybody can open the list. */
export function CountrySelect({
  value,
  ...field
}: Omit<ComponentProps<typeof NativeSelect<string>>, 'options'>) {
  const format = useFormat()
  const { all, want } = useCountries(false, true)
  const alone = value ? [{ value, label: format.country(value) }] : []
  return (
    <div onPointerDown={want} onFocus={want}>
      <NativeSelect {...field} value={value} options={all ?? alone} />
    </div>
  )
}
