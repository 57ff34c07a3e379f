import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { loadableQuery, type LoadableWood } from '@/entities/cargo'
import { describeSpecification } from '@/entities/product'
import { useRecord } from '@/features/edit-record'
import { useFormat, useTranslation } from '@/shared/i18n'
import { packSize, type Space } from '@/shared/lib/load-plan'
import { Button, ErrorState, Skeleton, TextField } from '@/shared/ui'
import { arranged, fitting, packsOfLoads, stowageOf, withPacks, type Load, type Stowed } from '@/widgets/load-builder'
import { cargoForm } from '../model/cargo-form'
import { loadableId, withMore } from '../model/cargo-loads'
import { drawnLoads } from '../model/drawn-loads'
import { newLoad, type LoadLine } from '../model/load-line'
import { useCargoLoads, useLoadLines } from '../model/use-cargo-loads'
import styles from './cargo.module.css'

interface StillFitsProps {
  space: Space
  loads: readonly Load[]
  stowage: readonly Stowed[]
  onStowage: (stowage: readonly Stowed[]) => void
}

/** Shown before somebody asks for all. */
const shownFirst = 8

/** What of some wood is ready and not in this cargo: packs, or m3 where nobody knows its packs. */
interface Offer {
  readonly wood: LoadableWood
  /** Packs that are ready beside those that are loaded here; null where nobody knows how much a pack holds. */
  readonly packs: number | null
}

function offersOf(ready: readonly LoadableWood[], lines: readonly LoadLine[]): readonly Offer[] {
  return ready.flatMap((wood): Offer[] => {
    const here = lines.filter((line) => line.supply_line_id === wood.supply_line_id && line.deal_line_id === wood.deal_line_id)
    const isMeasured = wood.most.packs !== null && packSize(wood.wood.specification) !== null
    if (!isMeasured) return here.length > 0 ? [] : [{ wood, packs: null }]
    const left = Math.floor(Number(wood.most.packs)) - here.reduce((sum, line) => sum + (line.unit === 'pack' ? Math.ceil(Number(line.quantity) || 0) : 0), 0)
    return left > 0 && here.every(({ unit }) => unit === 'pack') ? [{ wood, packs: left }] : []
  })
}

/** Ready wood that could come along, best for the deals' weeks first, with how many packs still fit. */
export function StillFits({ space, loads, stowage, onStowage }: StillFitsProps) {
  const { t } = useTranslation('pages/cargo')
  const { saved } = useRecord(cargoForm)
  const { data, error, refetch, isFetching } = useQuery(loadableQuery(saved?.id ?? null))
  const lines = useLoadLines()
  const [words, setWords] = useState('')
  const [isAll, setAll] = useState(false)
  const offers = useMemo(() => offersOf(data ?? [], lines).filter(({ wood }) => isCalled(wood, words)), [data, lines, words])
  const shown = isAll ? offers : offers.slice(0, shownFirst)
  return (
    <section className={styles.fits} id={loadableId} tabIndex={-1} aria-label={t('fits.title')}>
      <div className={styles.fitsHead}>
        <h3 className={styles.subhead}>{t('fits.title')}</h3>
        <TextField type="search" label={t('fits.search')} isLabelHidden placeholder={t('fits.search')} value={words} onChange={setWords} />
      </div>
      {data ? (
        <Offers offers={shown} {...{ space, loads, stowage, onStowage }} />
      ) : error ? (
        <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Skeleton height="6rem" />
      )}
      {shown.length < offers.length && (
        <Button variant="quiet" onClick={() => setAll(true)}>
          {t('fits.more', { count: offers.length - shown.length })}
        </Button>
      )}
    </section>
  )
}

const nameOf = ({ wood: { product_name, specification } }: LoadableWood) => product_name ?? describeSpecification(specification)

function isCalled(wood: LoadableWood, words: string): boolean {
  const text = [nameOf(wood), wood.deal.number, wood.deal.client_name, wood.supply.number, wood.supply.sawmill_name].join(' ').toLocaleLowerCase()
  return words.toLocaleLowerCase().split(/\s+/).every((word) => text.includes(word))
}

function Offers({ offers, space, loads, stowage, onStowage }: StillFitsProps & { offers: readonly Offer[] }) {
  const { t } = useTranslation('pages/cargo')
  const { lines } = useCargoLoads()
  const now = useDeferredValue({ loads, stowage, space })
  const { placed } = useMemo(() => arranged(now.loads, now.stowage, now.space), [now])
  const counted = useMemo(
    () =>
      offers.map((offer) => {
        const [load] = offer.packs === null ? [] : drawnLoads([newLoad(offer.wood, String(offer.packs), 'pack')])
        return { ...offer, fits: load ? fitting(placed, packsOfLoads([load]), now.space) : null }
      }),
    [offers, placed, now.space],
  )
  if (counted.length === 0) return <p className={styles.muted}>{t('fits.none')}</p>

  function add({ wood }: Offer, packs: number | null) {
    if (packs === null) return lines.replace([...lines.lines(), newLoad(wood, wood.most.m3, 'm3')])
    const before = lines.lines()
    const after = withMore(before, wood, packs)
    lines.replace(after)
    const kept = new Set(packsOfLoads(drawnLoads(before)).map(({ id }) => id))
    const fresh = packsOfLoads(drawnLoads(after)).filter(({ id }) => !kept.has(id))
    onStowage(stowageOf(withPacks(arranged(drawnLoads(after), stowage, space).placed, fresh, space)))
  }
  return (
    <ul className={styles.offers}>
      {counted.map((offer) => (
        <OfferRow key={`${offer.wood.supply_line_id} ${offer.wood.deal_line_id}`} offer={offer} fits={offer.fits} onAdd={(packs) => add(offer, packs)} />
      ))}
    </ul>
  )
}

function OfferRow({ offer: { wood, packs }, fits, onAdd }: { offer: Offer; fits: number | null; onAdd: (packs: number | null) => void }) {
  const { t } = useTranslation('pages/cargo')
  const format = useFormat()
  const { deal, supply, most } = wood
  const name = nameOf(wood)
  const ready = packs === null ? t('fits.ready_m3', { m3: format.volume(most.m3) }) : t('fits.ready', { count: packs })
  const week = deal.delivery_week_from && format.week(deal.delivery_week_from, deal.delivery_week_to ?? undefined)
  const what = `${name}, ${deal.number}`
  return (
    <li className={styles.offer}>
      <span className={styles.offerName}>{name}</span>
      <span className={styles.muted}>{[`${supply.number} → ${deal.number}`, deal.client_name, week, wood.loading_place].filter(Boolean).join(', ')}</span>
      <span>
        {ready}
        {fits !== null && `, ${fits === 0 ? t('fits.no_room') : t('fits.fits', { count: fits })}`}
        {wood.awaits_inspection && `, ${t('fits.awaits_inspection')}`}
      </span>
      <span className={styles.acts}>
        {packs === null && (
          <Button size="s" aria-label={t('fits.add_all_named', { what })} onClick={() => onAdd(null)}>
            {t('fits.add_all')}
          </Button>
        )}
        {fits !== null && fits > 0 && (
          <Button size="s" aria-label={t('fits.add_named', { count: fits, what })} onClick={() => onAdd(fits)}>
            {t('fits.add', { count: fits })}
          </Button>
        )}
      </span>
    </li>
  )
}
