import type { ComponentProps } from 'react'
import { useFormat } from '@/shared/i18n'
import { NativeSelect } from '@/shared/ui'
import { useCountries } from './use-countries'

/**
 * Country select for a short form. Shows the chosen country at once; the options load when the page
 * is idle or on focus.
 */
export function CountrySelect({
  value,
  ...field
}: Omit<ComponentProps<typeof NativeSelect<string>>, 'options'>) {
  const format = useFormat()
  const { all, load } = useCountries(false, true)
  const chosenOption = value ? [{ value, label: format.country(value) }] : []
  return (
    <div onPointerDown={load} onFocus={load}>
      <NativeSelect {...field} value={value} options={all ?? chosenOption} />
    </div>
  )
}
