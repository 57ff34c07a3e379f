import { useEffect, useMemo, useState } from 'react'
import { countryChoices, useFormat, useLanguage } from '@/shared/i18n'
import { whenIdle } from '@/shared/lib/lazy-page'

/**
 * Returns all countries when the page is idle or `want` is called; null until then. Rendering 249
 * options takes as long as the rest of a form, and most users never open the list.
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
