import { type ComponentProps, useEffect, useMemo, useState } from 'react'
import { listCountryChoices, useFormat, useLanguage } from '@/shared/i18n'
import { whenIdle } from '@/shared/lib/lazy-page'
import { NativeSelect } from '@/shared/ui'

/**
 * Country select for a short form. Shows the chosen country at once; the options load when the page
 * is idle or on focus.
 */
export function CountrySelect({
  value,
  ...field
}: Omit<ComponentProps<typeof NativeSelect<string>>, 'options'>) {
  const format = useFormat()
  const { countries, load } = useCountries(false, true)
  const chosenOption = value ? [{ value, label: format.country(value) }] : []
  return (
    <div onPointerDown={load} onFocus={load}>
      <NativeSelect {...field} value={value} options={countries ?? chosenOption} />
    </div>
  )
}

/**
 * Returns all countries when the page is idle or `load` is called; null until then. Rendering 249
 * options takes as long as the rest of a form, and most users never open the list.
 */
export function useCountries(isLoadedAtOnce: boolean, isEditable: boolean) {
  const language = useLanguage()
  const format = useFormat()
  const [isRequested, setRequested] = useState(isLoadedAtOnce)
  const load = () => setRequested(true)
  useEffect(() => {
    let isMounted = true
    whenIdle(() => isMounted && setRequested(true))
    return () => {
      isMounted = false
    }
  }, [])
  const isNeeded = isRequested && isEditable
  const countries = useMemo(
    () => (isNeeded ? listCountryChoices(format.country, language) : null),
    [isNeeded, format, language],
  )
  return { countries, load }
}
