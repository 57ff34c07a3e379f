import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMatch } from '@tanstack/react-router'
import { useDeferredValue, useMemo, useState } from 'react'
import { is } from 'valibot'
import { loadableWoodQueryOptions, type LoadableWood } from '@/entities/cargo'
import { useRecord } from '@/features/edit-record'
import { vSearchText } from '@contract/validators'
import { useTranslation } from '@/shared/i18n'
import { computePackSize } from '@domain/load-plan'
import { matchesAllWords } from '@domain/text/fold'
import { Button, ErrorState, Skeleton, TextField } from '@/shared/ui'
import { cargoFormConfig } from '../model/cargo-form'
import { LOADABLE_WOOD_ELEMENT_ID } from '../model/cargo-load-editor'
import type { LoadLine } from '../model/load-line'
import { countLoadablePacks } from '../model/choose-packs'
import { isSameWood, isUnlisted, removeLoadedPacks } from '../model/edit-loads'
import { useLoadLines } from '../model/use-cargo-loads'
import styles from './cargo.module.css'
import { formatOfferWood, WoodOffers, type WoodOffer, type WoodOffersProps } from './wood-offers'

/** Number of offers in the collapsed list. */
const INITIALLY_SHOWN = 8

function findOffers(
  readyWood: readonly LoadableWood[],
  lines: readonly LoadLine[],
): readonly WoodOffer[] {
  return readyWood.flatMap((wood): WoodOffer[] => {
    // The user may choose other yard packs even if all are loaded.
    const free = removeLoadedPacks(wood, lines)
    if (wood.lots.length > 0) return [{ wood, free, packs: free.lots.length }]
    const loadedLines = lines.filter((line) => isSameWood(line, wood))
    if (isUnlisted(wood)) return loadedLines.length > 0 ? [] : [{ wood, free, packs: null }]
    const isMeasured = wood.most.packs !== null && computePackSize(wood.wood.specification) !== null
    const loadable = countLoadablePacks(wood, lines)
    const isListed = wood.mill_pack_count > 0
    if (!isMeasured && isListed) return [{ wood, free, packs: loadable }]
    if (!isMeasured) return loadedLines.length > 0 ? [] : [{ wood, free, packs: null }]
    const remaining =
      Math.floor(Number(wood.most.packs)) -
      loadedLines.reduce(
        (sum, line) => sum + (line.unit === 'pack' ? Math.ceil(Number(line.quantity) || 0) : 0),
        0,
      )
    // A list may name fewer packs than are ready: the others are counted, if that is allowed.
    const isListShort =
      !wood.must_name_packs &&
      wood.mill_packs.length === wood.mill_pack_count &&
      loadable === free.mill_packs.length &&
      loadable < remaining
    if (isListed && !isListShort) return [{ wood, free, packs: loadable }]
    return isListed || (remaining > 0 && loadedLines.every(({ unit }) => unit === 'pack'))
      ? [{ wood, free, packs: Math.max(0, remaining) }]
      : []
  })
}

/**
 * Separates the wood of this cargo's deals and clients, those deals first, from the wood of others.
 * @param firstDeal deal that the cargo is planned for
 */
function groupOffers(
  offers: readonly WoodOffer[],
  lines: readonly LoadLine[],
  firstDeal: string | undefined,
) {
  const loaded = [
    ...lines.map(({ source }) => source.deal),
    ...offers.flatMap(({ wood: { deal } }) => (deal.id === firstDeal ? [deal] : [])),
  ]
  const hasDeal = ({ wood }: WoodOffer) => loaded.some(({ id }) => id === wood.deal.id)
  const hasClient = ({ wood }: WoodOffer) =>
    loaded.some(({ client_name }) => client_name === wood.deal.client_name)
  return {
    own: [
      ...offers.filter(hasDeal),
      ...offers.filter((offer) => !hasDeal(offer) && hasClient(offer)),
    ],
    others: offers.filter((offer) => !hasClient(offer)),
  }
}

/** Ready wood with the number of packs that still fit, sorted by the deals' weeks. */
export function RemainingCapacity(props: Omit<WoodOffersProps, 'offers'>) {
  const { t } = useTranslation('pages/cargo')
  const { saved } = useRecord(cargoFormConfig)
  const cargoId = saved?.id ?? null
  const { data, error, refetch, isFetching } = useQuery(loadableWoodQueryOptions(cargoId))
  const lines = useLoadLines()
  const planned = useMatch({ from: '/cargo/new', shouldThrow: false })?.search
  const firstDeal = planned?.deal
  const [search, setSearch] = useState(planned?.supply ?? '')
  const [isAll, setAll] = useState(false)
  const searchText = useDeferredValue(search.trim())
  const isSearching = searchText !== '' && is(vSearchText, searchText) && data?.has_more === true
  const { data: foundWood } = useQuery({
    ...loadableWoodQueryOptions(cargoId, searchText),
    enabled: isSearching,
    placeholderData: keepPreviousData,
  })
  const { data: dealWood } = useQuery({
    ...loadableWoodQueryOptions(cargoId, '', firstDeal),
    enabled: firstDeal !== undefined && data?.has_more === true,
  })
  const offers = useMemo(() => {
    const listed = data?.items ?? []
    const first = [...listed, ...(dealWood?.items ?? []).filter((wood) => !hasWood(listed, wood))]
    const otherWood = isSearching
      ? (foundWood?.items ?? []).filter((wood) => !hasWood(first, wood))
      : []
    return findOffers([...first, ...otherWood], lines).filter(({ wood }) =>
      matchesSearch(wood, search),
    )
  }, [data, dealWood, foundWood, isSearching, lines, search])
  const { own, others } = groupOffers(offers, lines, firstDeal)
  const shown = isAll ? others : others.slice(0, INITIALLY_SHOWN)
  return (
    <section
      className={styles.fits}
      id={LOADABLE_WOOD_ELEMENT_ID}
      tabIndex={-1}
      aria-label={t('fits.title')}
    >
      <div className={styles.fitsHead}>
        <h3 className={styles.subhead}>{t('fits.title')}</h3>
        <TextField
          type="search"
          label={t('fits.search')}
          isLabelHidden
          placeholder={t('fits.search')}
          value={search}
          onChange={setSearch}
        />
      </div>
      {data ? (
        <>
          {own.length > 0 && (
            <>
              <h4 className={styles.offersHead}>{t('fits.own')}</h4>
              <WoodOffers offers={own} {...props} />
            </>
          )}
          {own.length > 0 && others.length > 0 && (
            <h4 className={styles.offersHead}>{t('fits.others')}</h4>
          )}
          {(own.length === 0 || others.length > 0) && <WoodOffers offers={shown} {...props} />}
        </>
      ) : error ? (
        <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Skeleton height="6rem" />
      )}
      {data?.has_more && search.trim() === '' && (
        <p className={styles.muted}>{t('fits.first', { count: data.items.length })}</p>
      )}
      {shown.length < others.length && (
        <Button variant="quiet" onClick={() => setAll(true)}>
          {t('fits.more', { count: others.length - shown.length })}
        </Button>
      )}
    </section>
  )
}

const hasWood = (all: readonly LoadableWood[], wood: LoadableWood): boolean =>
  all.some((other) => isSameWood(other, wood))

/** True if the wood is found by its shown name, or by what the server searches. */
function matchesSearch(wood: LoadableWood, search: string): boolean {
  const texts = [
    formatOfferWood(wood),
    wood.wood.product_name ?? '',
    wood.deal.number,
    wood.deal.client_name,
    wood.supply.number,
    wood.supply.sawmill_name,
  ]
  return matchesAllWords(texts.join(' '), search)
}
