import { useEffect, useMemo, useState } from 'react'
import { countryChoices, useFormat, useLanguage } from '@/shared/i18n'
import { whenIdle } from '@/shared/lib/lazy-page'

/**
 * All countries to choose from, once the page rests or somebody comes to the field: it is read more often than changed, and 249 choices cost as much as
 * all the rest of a form. Null until then.
 */
export function useCountries(isWantedAtOnce: boolean, isEditable: boolean) {
  const language = useLanguage()
  const format = useFormat()
  const [isWanted, setWanted] = useState(isWantedAtOnce)
  const want = () => setWanted(true)
  useEffect(() => {
    let isShown = true
    whenIdle(() => isShown && setWanted(true))
    return () => {
      isShown = false
    }
  }, [])
  const hasAll = isWanted && isEditable
  const all = useMemo(
    () => (hasAll ? countryChoices(format.country, language) : null),
    [hasAll, format, language],
  )
  return { all, want }
}
