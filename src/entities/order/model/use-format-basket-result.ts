import { useCallback } from 'react'
import { formatProductName } from '@/entities/product/@x/order'
import { useFormat, useTranslation } from '@/shared/i18n'
import { findPortName } from '@domain/ports'
import { MAX_SHOWN_PACKS } from '@domain/rules/shown-packs'
import type { BasketResult } from '../api/basket'

/** Formats the result of adding an item to the basket. */
export function useFormatBasketResult(): (result: BasketResult) => string {
  const { t } = useTranslation(['entities/order', 'entities/product'])
  const format = useFormat()
  return useCallback(
    (result: BasketResult) => {
      const { outcome, packs, m3, location, matches } = result
      const wood = formatItem(result)
      const text = t(`outcome.${outcome}`, {
        wood,
        packs: t('packs', { count: packs }),
        m3: format.volume(m3),
        max: format.number(MAX_SHOWN_PACKS, 0),
        place: location === null ? '' : (findPortName(location) ?? location),
        matches: matches.map((product) => formatProductName(product)).join('; '),
      })
      if (result.difference === null) return text
      const { before, now, price_unit } = result.difference
      const change = t('price_changed', {
        was: before === null ? '–' : format.price(before, 'EUR'),
        now: format.price(now, 'EUR'),
        unit: t(`entities/product:per.${price_unit}`),
      })
      return `${text} ${change}`
    },
    [t, format],
  )
}

/** Formats the name of an item, after the typed code if they differ: `PK-1 (Spruce 47x100)`. */
function formatItem({ name, specification, asked }: BasketResult): string {
  const code = asked?.trim() ?? ''
  if (name === null) return code
  const shownName = specification ? formatProductName({ name, specification }) : name
  return code === '' || code.toLowerCase() === name.toLowerCase()
    ? shownName
    : `${code} (${shownName})`
}
