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
  const { all, want } = useCountries(false, true)
  const alone = value ? [{ value, label: format.country(value) }] : []
  return (
    <div onPointerDown={want} onFocus={want}>
      <NativeSelect {...field} value={value} options={all ?? alone} />
    </div>
  )
}
