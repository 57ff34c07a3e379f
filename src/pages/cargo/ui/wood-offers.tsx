import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { findPortName } from '@domain/ports'
import {
  addPacks,
  arrangeStowage,
  computeFill,
  countPacks,
  countFittingPacks,
  createRearrangement,
  type Load,
  type Space,
  type StowedPack,
  toPacks,
  toStowage,
} from '@domain/load-plan'
import type { LoadableWood } from '@/entities/cargo'
import { formatWoodName } from '@/entities/product'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Button, CheckboxGroup, Disclosure } from '@/shared/ui'
import { toDrawnLoads } from '../model/cargo-space'
import {
  addPacksToLoads,
  countNamedPacks,
  isInYard,
  isUnlisted,
  isSameWood,
  listMillPacks,
  setChosenLots,
  setNamedPacks,
} from '../model/edit-loads'
import { createLoadLine, type LoadLine } from '../model/load-line'
import { useCargoLoads, useLoadLines } from '../model/use-cargo-loads'
import styles from './cargo.module.css'
import { WoodPackChooser, type WoodPackChooserProps } from './wood-pack-chooser'

/** Ready wood that is not in this cargo: packs, or m3 if its packs are unknown. */
export interface WoodOffer {
  readonly wood: LoadableWood
  /** The wood without packs that are loaded here. */
  readonly free: LoadableWood
  /** Ready packs that are not loaded here; null if the pack size is unknown. */
  readonly packs: number | null
}

export interface WoodOffersProps {
  offers: readonly WoodOffer[]
  space: Space
  loads: readonly Load[]
  stowage: readonly StowedPack[]
  onStowage: (stowage: readonly StowedPack[]) => void
}

export const formatOfferWood = ({ wood: { product_name, specification } }: LoadableWood) =>
  formatWoodName({ product_name, specification })

/** Ready wood, one row each. A button adds what still fits; yard packs can be chosen one by one. */
export function WoodOffers({ offers, space, loads, stowage, onStowage }: WoodOffersProps) {
  const { t } = useTranslation('pages/cargo')
  const { lines } = useCargoLoads()
  const deferred = useDeferredValue({ loads, stowage, space })
  const counted = useMemo(() => {
    const { leftKg } = computeFill(deferred.loads, deferred.space)
    const rearrangement = createRearrangement(deferred.loads, deferred.space)
    return offers.map((offer) => {
      const [load] = offer.packs
        ? toDrawnLoads([createLoadLine(offer.free, String(offer.packs), 'pack')])
        : []
      if (!load || countPacks(load) === 0)
        return { ...offer, fits: load?.packs ?? null, fitsRearranged: 0, isTooHeavy: false }
      const packs = toPacks([load])
      const fits = countFittingPacks(deferred.loads, deferred.stowage, packs, deferred.space)
      const isTooHeavy = (packs[0]?.kg ?? 0) > leftKg
      return {
        ...offer,
        fits,
        fitsRearranged: fits > 0 || isTooHeavy ? 0 : rearrangement.count(packs),
        isTooHeavy,
      }
    })
  }, [offers, deferred])
  const formatPlace = (wood: LoadableWood) => {
    const { loading_place } = wood
    if (isInYard(wood))
      return t('fits.in_yard', { place: findPortName(loading_place ?? '') ?? loading_place })
    return wood.must_name_packs
      ? [t('fits.at_mill'), loading_place].filter(Boolean).join(', ')
      : (loading_place ?? '')
  }
  const formatOfferName = (wood: LoadableWood) =>
    [
      formatOfferWood(wood),
      wood.deal.number,
      // Tells it from wood of the pair in the yard.
      ...(wood.must_name_packs && !isInYard(wood) ? [formatPlace(wood)] : []),
    ].join(', ')
  if (counted.length === 0) return <p className={styles.muted}>{t('fits.none')}</p>

  function add({ wood }: WoodOffer, packs: number | null, isRearranged: boolean) {
    const previous = lines.lines()
    return packs === null
      ? lines.replace([...previous, createLoadLine(wood, wood.most.m3, 'm3')])
      : applyLines(addPacksToLoads(previous, wood, packs), isRearranged)
  }
  /** Replaces the loads and places the new packs, or rearranges all packs. */
  function applyLines(nextLines: readonly LoadLine[], isRearranged = false) {
    const previous = lines.lines()
    lines.replace(nextLines)
    const previousLoads = toDrawnLoads(previous)
    const previousIds = new Set(toPacks(previousLoads).map(({ id }) => id))
    const addedPacks = toPacks(toDrawnLoads(nextLines)).filter(({ id }) => !previousIds.has(id))
    const rearranged = isRearranged && createRearrangement(previousLoads, space).add(addedPacks)
    onStowage(
      rearranged
        ? toStowage(rearranged)
        : toStowage(
            addPacks(
              arrangeStowage(toDrawnLoads(nextLines), stowage, space).placed,
              addedPacks,
              space,
            ),
          ),
    )
  }
  return (
    <ul className={styles.offers}>
      {counted.map((offer) => (
        <WoodOfferRow
          key={`${offer.wood.supply_line_id} ${offer.wood.deal_line_id} ${isInYard(offer.wood)}`}
          offer={offer}
          place={formatPlace(offer.wood)}
          name={formatOfferName(offer.wood)}
          fits={offer.fits}
          fitsRearranged={offer.fitsRearranged}
          isTooHeavy={offer.isTooHeavy}
          onAdd={(packs, isRearranged) => add(offer, packs, isRearranged)}
        >
          <YardPacks
            wood={offer.wood}
            name={formatOfferName(offer.wood)}
            onChoose={(chosen) => applyLines(setChosenLots(lines.lines(), offer.wood, chosen))}
          />
          <MillPacks
            wood={offer.wood}
            name={formatOfferName(offer.wood)}
            onChoose={(chosen, packs) =>
              applyLines(
                setNamedPacks(lines.lines(), { ...offer.wood, mill_packs: [...packs] }, chosen),
              )
            }
            onCount={() => lines.replace(countNamedPacks(lines.lines(), offer.wood))}
          />
        </WoodOfferRow>
      ))}
    </ul>
  )
}

interface WoodOfferRowProps {
  offer: WoodOffer
  /** Place of the wood: a yard, or the mill. */
  place: string
  /** Wood and deal in the accessible names of buttons. */
  name: string
  fits: number | null
  /** Packs that fit after rearranging, if none fits otherwise. */
  fitsRearranged: number
  /** One more pack exceeds the payload. */
  isTooHeavy: boolean
  onAdd: (packs: number | null, isRearranged: boolean) => void
  children: ReactNode
}

function WoodOfferRow({
  offer: { wood, packs },
  place,
  name,
  fits,
  fitsRearranged,
  isTooHeavy,
  onAdd,
  children,
}: WoodOfferRowProps) {
  const { t } = useTranslation('pages/cargo')
  const format = useFormat()
  const { deal, supply, most } = wood
  const readyText =
    packs === null
      ? t('fits.ready_m3', { m3: format.volume(most.m3) })
      : packs === 0
        ? t('fits.all_in')
        : t('fits.ready', { count: packs })
  const week =
    deal.delivery_week_from &&
    format.week(deal.delivery_week_from, deal.delivery_week_to ?? undefined)
  const nothingFits =
    fitsRearranged > 0
      ? t('fits.fits_anew', { count: fitsRearranged })
      : t(isTooHeavy ? 'fits.too_heavy' : 'fits.no_room')
  const room = fits !== null && (fits > 0 ? t('fits.fits', { count: fits }) : nothingFits)
  return (
    <li className={styles.offer}>
      <span className={styles.offerName}>{formatOfferWood(wood)}</span>
      <span className={styles.muted}>
        <span className={styles.whole}>{supply.number}</span> →{' '}
        <span className={styles.whole}>{deal.number}</span>
        {[deal.client_name, week, place].map((part) => part && `, ${part}`)}
      </span>
      <span>
        {readyText}
        {room && `, ${room}`}
        {wood.awaits_inspection && `, ${t('fits.awaits_inspection')}`}
      </span>
      {isUnlisted(wood) && <span className={styles.muted}>{t('fits.unlisted')}</span>}
      <span className={styles.acts}>
        {packs === null && !isUnlisted(wood) && (
          <Button
            size="s"
            aria-label={t('fits.add_all_named', { what: name })}
            onClick={() => onAdd(null, false)}
          >
            {t('fits.add_all')}
          </Button>
        )}
        {fits !== null && fits > 0 && (
          <Button
            size="s"
            aria-label={t('fits.add_named', { count: fits, what: name })}
            onClick={() => onAdd(fits, false)}
          >
            {t('fits.add', { count: fits })}
          </Button>
        )}
        {fitsRearranged > 0 && (
          <Button
            size="s"
            aria-label={t('fits.add_anew_named', { count: fitsRearranged, what: name })}
            onClick={() => onAdd(fitsRearranged, true)}
          >
            {t('fits.add_anew', { count: fitsRearranged })}
          </Button>
        )}
      </span>
      {children}
    </li>
  )
}

interface YardPacksProps {
  wood: LoadableWood
  name: string
  onChoose: (lotIds: readonly string[]) => void
}

/** Choice of the reserved packs in the yard. Renders nothing for wood that is still at its mill. */
function YardPacks({ wood: { lots }, name, onChoose }: YardPacksProps) {
  const { t } = useTranslation('pages/cargo')
  const format = useFormat()
  const loaded = new Set(useLoadLines().flatMap(({ lot_ids }) => lot_ids))
  const chosen = lots.map(({ id }) => id).filter((id) => loaded.has(id))
  if (lots.length === 0) return null
  const options = lots.map(({ id, barcode, pcs, m3 }) => ({
    value: id,
    label: t('fits.lot', { barcode, pcs: format.number(pcs, 0), m3: format.volume(m3) }),
  }))
  return (
    <div className={styles.yardPacks}>
      <Disclosure
        label={t('fits.choose')}
        aside={t('fits.chosen', { chosen: chosen.length, all: lots.length })}
      >
        <CheckboxGroup
          label={t('fits.choose_named', { what: name })}
          isLabelHidden
          options={options}
          value={chosen}
          onChange={onChoose}
        />
      </Disclosure>
    </div>
  )
}

interface MillPacksProps {
  wood: LoadableWood
  name: string
  onChoose: WoodPackChooserProps['onChoose']
  onCount: WoodPackChooserProps['onCount']
}

/** Choice of packs by the mill's list. Renders nothing for wood without one. */
function MillPacks({ wood, name, onChoose, onCount }: MillPacksProps) {
  const { t } = useTranslation('pages/cargo')
  const [isOpen, setOpen] = useState(false)
  const lines = useLoadLines()
  const named = lines.filter((line) => isSameWood(line, wood)).flatMap(({ pack_ids }) => pack_ids)
  if (wood.mill_pack_count === 0) return null
  return (
    <div className={styles.millPacks}>
      <Button
        size="s"
        variant="quiet"
        aria-label={t('fits.choose_named', { what: name })}
        onClick={() => setOpen(true)}
      >
        {t('fits.choose')}
      </Button>
      <span className={styles.muted}>
        {t('fits.chosen', { chosen: named.length, all: wood.mill_pack_count })}
      </span>
      {isOpen && (
        <WoodPackChooser
          title={name}
          wood={wood}
          initialPacks={listMillPacks(wood, lines)}
          loadedIds={named}
          limits={wood}
          onChoose={onChoose}
          onCount={onCount}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
