import { useCallback, type ReactNode } from 'react'
import { formatProductName } from '@/entities/product/@x/order'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Banner } from '@/shared/ui'
import type { BasketResult } from '../api/basket'
import { findPortName } from '@domain/ports'
import { MAX_SHOWN_PACKS } from '@domain/rules/shown-packs'
import styles from './result-list.module.css'

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

/** Result per item that was added to a basket. */
export function ResultList({ results }: { readonly results: readonly BasketResult[] }) {
  const formatResult = useFormatBasketResult()
  return (
    <ul className={styles.results}>
      {results.map((result, i) => (
        // Results have no ids and keep their order.
        <li
          key={`${result.line_id ?? ''} ${String(i)}`}
          data-whole={isFullyReserved(result) || undefined}
        >
          {formatResult(result)}
        </li>
      ))}
    </ul>
  )
}

interface ResultBannerProps {
  readonly results: readonly BasketResult[]
  readonly onDismiss: () => void
  /** Hidden if nothing is in the basket. */
  readonly action?: ReactNode
}

/** Result per item that was added to a basket, titled by all of them. Renders nothing without. */
export function ResultBanner({ results, onDismiss, action }: ResultBannerProps) {
  const { t } = useTranslation('entities/order')
  if (results.length === 0) return null
  const summary = summarizeResults(results)
  return (
    <Banner
      tone={summary === 'all' ? 'done' : 'waiting'}
      isAnnounced
      title={t(`results.${summary}`)}
      onDismiss={onDismiss}
      action={summary !== 'none' && action}
    >
      <ResultList results={results} />
    </Banner>
  )
}

function summarizeResults(results: readonly BasketResult[]) {
  if (results.every(isFullyReserved)) return 'all'
  if (results.every(({ outcome }) => outcome === 'reserved')) return 'repriced'
  const isNothingAdded = results.every(
    ({ outcome, packs }) => outcome !== 'in_basket' && packs === 0,
  )
  return isNothingAdded ? 'none' : 'some'
}

/** True if the text of the result tells the user to contact the manager. */
export const needsManager = ({ outcome }: BasketResult): boolean =>
  outcome === 'no_price' || outcome === 'pack_limit' || outcome === 'reservation_limit'

/** True if all of the item was reserved at the expected price. */
export const isFullyReserved = (result: BasketResult): boolean =>
  result.outcome === 'reserved' && result.difference === null
