import { Link } from '@tanstack/react-router'
import { useCallback, useRef, useState } from 'react'
import { fromLitres, toLitres } from '@domain/timber'
import type { PurchasePlan } from '@/entities/cover'
import { readAmount } from '@/features/allocate'
import { useFormat, useTranslation } from '@/shared/i18n'
import { useOnline } from '@/shared/lib/online'
import { Banner, Button, FigureList, KeyFigure, toast } from '@/shared/ui'
import { DocumentFrame } from '@/widgets/document'
import { useFormatCoverAmount } from '@/widgets/cover'
import {
  formatSource,
  listPurchaseOffers,
  type PurchaseOffer,
  type StoredPicks,
  usePicks,
} from '../model/picks'
import {
  computeShortfall,
  type ParsedPicks,
  parsePicks,
  sumOtherPicks,
  toPurchaseWrite,
} from '../model/parse-picks'
import { computeRemainder, type PickAmount } from '../model/remainder'
import { useBuy } from '../model/use-buy'
import { LineSection } from './line-section'
import { MoreSawmills } from './more-sawmills'
import type { PickState } from './table-parts'
import styles from './supply-from-deal.module.css'

/** Formats an amount as typed in the user's language: "4 packs", "12.5 m³". */
function useFormatPick(): (amount: PickAmount) => string {
  const { t } = useTranslation('shared/forms')
  const format = useFormat()
  const { formatPacks } = useFormatCoverAmount()
  return useCallback(
    ({ quantity, unit }) =>
      unit === 'pack'
        ? formatPacks(quantity)
        : `${format.number(quantity)} ${t(`quantity.unit.${unit}`)}`,
    [t, format, formatPacks],
  )
}

interface BuyScreenProps {
  plan: PurchasePlan
  personId: string
  /** Mills that the user added to the suggested ones. */
  addedIds: readonly string[]
}

export function BuyScreen({ plan, personId, addedIds }: BuyScreenProps) {
  const { t } = useTranslation('pages/supply-from-deal')
  const format = useFormat()
  const isOnline = useOnline()
  const formatPick = useFormatPick()
  const { deal } = plan
  const storedPicks = usePicks(personId, deal.id)
  const { picks } = storedPicks
  const { buy, isPending, refusals, clearRefusal } = useBuy({
    personId,
    plan,
    picks,
    onBought: storedPicks.forget,
  })
  const [isChecked, setChecked] = useState(false)
  const sections = useRef<HTMLDivElement>(null)
  const offers = listPurchaseOffers(plan)
  const parsedPicks = parsePicks(plan, picks, readAmount)
  const { payload } = toPurchaseWrite(parsedPicks)
  const isEmpty = parsedPicks.picks.length === 0 && parsedPicks.mistakes.size === 0

  const findPick = ({ key }: PurchaseOffer) =>
    parsedPicks.picks.find((pick) => pick.offer.key === key)
  const picking: PickState = {
    text: ({ key }) => picks[key]?.text ?? '',
    error: ({ key }) =>
      refusals.refusalsByOffer.get(key) ??
      (isChecked ? parsedPicks.mistakes.get(key) : undefined) ??
      null,
    litres: (offer) => findPick(offer)?.litres ?? null,
    hasLostCounts: (offer) => findPick(offer)?.hasLostCounts ?? false,
    remainder: (offer) => computeRemainder(offer, sumOtherPicks(parsedPicks, offer)),
    onType: (offer, text) => {
      storedPicks.dismissRestored()
      clearRefusal(offer.key)
      storedPicks.set({ [offer.key]: { text, from: formatSource(offer) } })
    },
    formatPick,
  }

  function submit() {
    setChecked(true)
    if (parsedPicks.mistakes.size > 0) {
      toast.formValidationError()
      const [first] = offers.filter(({ key }) => parsedPicks.mistakes.has(key))
      ;[...(sections.current?.querySelectorAll<HTMLInputElement>('input[data-offer]') ?? [])]
        .find((input) => input.dataset['offer'] === first?.key)
        ?.focus()
      return
    }
    void buy(parsedPicks)
  }

  const supplyCount = payload.supplies.length
  return (
    <DocumentFrame
      isInternal
      title={t('title', { deal: deal.number })}
      subtitle={
        <>
          <Link to="/deals/$id" params={{ id: deal.id }}>
            {deal.number}
          </Link>
          {`, ${deal.client_name}`}
          {deal.delivery_week_from &&
            `, ${t('delivery', { week: format.week(deal.delivery_week_from, deal.delivery_week_to ?? undefined) })}`}
        </>
      }
      saveState={
        isEmpty
          ? t('state.nothing')
          : t(isOnline || !storedPicks.isStored ? 'state.kept' : 'state.offline')
      }
      actions={
        <>
          {!isEmpty && (
            <Button variant="quiet" onClick={storedPicks.clear}>
              {t('clear')}
            </Button>
          )}
          <Button variant="primary" isDisabled={isEmpty} isPending={isPending} onClick={submit}>
            {supplyCount > 0 ? t('draft', { count: supplyCount }) : t('take')}
          </Button>
        </>
      }
      notice={
        <BuyNotices
          failure={refusals.general}
          isRestored={storedPicks.wasRestored && !isEmpty}
          unavailable={parsedPicks.unavailable}
          storedPicks={storedPicks}
        />
      }
      figures={<BuyFigures plan={plan} parsedPicks={parsedPicks} supplyCount={supplyCount} />}
    >
      <div ref={sections} className={styles.sections}>
        {plan.lines.map((line) => (
          <LineSection
            key={line.line_id}
            line={line}
            offers={offers.filter(
              (offer) =>
                offer.line === line &&
                (!offer.sawmillOffer?.mismatches.length ||
                  addedIds.includes(offer.sawmillOffer.sawmill_id) ||
                  picking.text(offer) !== ''),
            )}
            parsedPicks={parsedPicks}
            picking={picking}
          />
        ))}
        <MoreSawmills plan={plan} addedIds={addedIds} />
      </div>
    </DocumentFrame>
  )
}

interface BuyNoticesProps {
  /** Failure of the whole purchase; null if none. */
  failure: string | null
  /** True if the picks come from an earlier visit. */
  isRestored: boolean
  unavailable: ParsedPicks['unavailable']
  storedPicks: StoredPicks
}

function BuyNotices({ failure, isRestored, unavailable, storedPicks }: BuyNoticesProps) {
  const { t } = useTranslation('pages/supply-from-deal')
  return (
    <>
      {failure && (
        <Banner tone="blocked" isAnnounced title={t('failed')}>
          {failure}
        </Banner>
      )}
      {isRestored && (
        <Banner
          tone="info"
          onDismiss={storedPicks.dismissRestored}
          action={
            <Button size="s" onClick={storedPicks.clear}>
              {t('kept.discard')}
            </Button>
          }
        >
          {t('kept.text')}
        </Banner>
      )}
      {unavailable.map(({ key, text, from }) => (
        <Banner
          key={key}
          tone="waiting"
          isAnnounced
          onDismiss={() => storedPicks.set({ [key]: null })}
        >
          {t('gone', { amount: text, from })}
        </Banner>
      ))}
    </>
  )
}

interface BuyFiguresProps {
  plan: PurchasePlan
  parsedPicks: ParsedPicks
  /** Number of supplies that the purchase creates. */
  supplyCount: number
}

function BuyFigures({ plan, parsedPicks, supplyCount }: BuyFiguresProps) {
  const { t } = useTranslation('pages/supply-from-deal')
  const format = useFormat()
  const shortfall = plan.lines.reduce((sum, line) => sum + toLitres(line.shortfall.m3), 0)
  const pickedLitres = parsedPicks.picks.reduce((sum, pick) => sum + (pick.litres ?? 0), 0)
  const remaining = plan.lines.reduce(
    (sum, line) => sum + Math.max(0, computeShortfall(line, parsedPicks)),
    0,
  )
  const sawmills = new Set(parsedPicks.picks.flatMap(({ offer }) => offer.sawmill?.name ?? []))
  return (
    <FigureList>
      <KeyFigure
        label={t('figures.shortfall')}
        value={format.volume(fromLitres(shortfall))}
        unit="m³"
      />
      <KeyFigure
        label={t('figures.picked')}
        value={format.volume(fromLitres(pickedLitres))}
        unit="m³"
      />
      <KeyFigure
        label={t('figures.left')}
        value={format.volume(fromLitres(remaining))}
        unit="m³"
        tone={remaining > 0 ? 'waiting' : 'good'}
      />
      <KeyFigure
        label={t('figures.drafts')}
        size="s"
        value={String(supplyCount)}
        note={[...sawmills].join(', ')}
      />
    </FigureList>
  )
}
