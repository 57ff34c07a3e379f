import { Link } from '@tanstack/react-router'
import { useState, type ComponentType, type ReactNode } from 'react'
import type { AllocationWarning, CoverAmount, CoverSupply, CoverWood } from '@/entities/cover'
import { formatWoodName } from '@/entities/product'
import { canOpenRoute, useMe } from '@/entities/session'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Button, IconButton, Status, toast, TriangleAlertIcon, XIcon } from '@/shared/ui'
import { AWAITED_SUPPLY_STATUSES } from '@domain/rules/statuses'
import styles from './cover.module.css'

/** A section component of the page's document frame. */
export type Section = ComponentType<{
  title: string
  layout: 'whole'
  aside?: ReactNode
  children: ReactNode
}>

export const isZeroAmount = ({ m3 }: CoverAmount): boolean => Number(m3) === 0

/** True if all wood of an allocation is loaded, so that it can't be changed any more. */
export const isAllocationLoaded = ({
  amount,
  loaded_m3,
}: {
  amount: CoverAmount
  loaded_m3: string
}): boolean => Number(loaded_m3) > 0 && Number(loaded_m3) >= Number(amount.m3)

/** Amount of an allocation that can't be changed, and whether that is because it is loaded. */
export function FixedAmount({
  amount,
  isLoaded,
  isDelivered = false,
}: {
  amount: CoverAmount
  isLoaded: boolean
  /** True if the loaded wood is delivered too. */
  isDelivered?: boolean
}) {
  const { t } = useTranslation('widgets/cover')
  return (
    <>
      <Figure amount={amount} />{' '}
      {isLoaded && (
        <Status tone="done">{t(isDelivered ? 'column.delivered' : 'column.loaded')}</Status>
      )}
    </>
  )
}

/** Formats an amount as whole packs ("12 packs"), else in m3. */
export function useFormatCoverAmount() {
  const { t } = useTranslation(['widgets/cover', 'shared/forms'])
  const format = useFormat()
  const formatPacks = (count: string) => t('packs', { count: Number(count) })
  const formatM3 = (volume: string) =>
    `${format.volume(volume)} ${t('shared/forms:quantity.unit.m3')}`
  return {
    formatPacks,
    formatM3,
    formatAmount: (amount: CoverAmount) =>
      amount.packs === null || amount.packs.includes('.')
        ? formatM3(amount.m3)
        : formatPacks(amount.packs),
  }
}

/** An amount in m3 and in packs; a dash for zero. */
export function Figure({
  amount,
  tone,
  label,
}: {
  amount: CoverAmount
  tone?: 'short' | 'long'
  label?: string
}) {
  const format = useFormat()
  const { formatPacks } = useFormatCoverAmount()
  if (isZeroAmount(amount)) return <span className={styles.none}>–</span>
  return (
    <span className={styles.figure} data-tone={tone}>
      {label && <span className={styles.tone}>{label}</span>}
      {format.volume(amount.m3)}
      {amount.packs !== null && Number(amount.packs) > 0 && (
        <span className={styles.packs}>{formatPacks(amount.packs)}</span>
      )}
    </span>
  )
}

/** A table cell; phones show `label` beside it. */
export function CoverCell({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <td
      data-label={label}
      className={
        children === undefined || children === null || children === false ? styles.empty : undefined
      }
    >
      {children}
    </td>
  )
}

export const formatCoverWood = ({ product_name, specification }: CoverWood): string =>
  formatWoodName({ product_name, specification })

export function Warnings({ warnings }: { warnings: readonly AllocationWarning[] }) {
  const { t } = useTranslation('widgets/cover')
  return (
    warnings.length > 0 && (
      <WarningNote>{warnings.map((warning) => t(`warning.${warning}`)).join(', ')}</WarningNote>
    )
  )
}

/** A warning with its icon. */
export const WarningNote = ({ children }: { children: string }) => (
  <span className={styles.warning}>
    <TriangleAlertIcon />
    {children}
  </span>
)

/** A document's number, as a link if the user may open it. */
export function DocumentLink({
  to,
  id,
  number,
}: {
  to: '/deals/$id' | '/supplies/$id'
  id: string
  number: string
}) {
  const me = useMe()
  return me && canOpenRoute(me.role, to) ? (
    <Link to={to} params={{ id }} className={styles.link}>
      {number}
    </Link>
  ) : (
    <span className={styles.number}>{number}</span>
  )
}

/** The week in which a supply is ready; late and planned supplies are highlighted. */
export function ReadyDate({ supply: { status, ready_week, late_days } }: { supply: CoverSupply }) {
  const { t } = useTranslation('widgets/cover')
  const format = useFormat()
  if (status === 'draft') return <Status tone="neutral">{t('draft')}</Status>
  if (late_days !== null)
    return <Status tone="waiting">{t('late', { time: format.span(late_days) })}</Status>
  if (AWAITED_SUPPLY_STATUSES.includes(status))
    return (
      <span>
        {ready_week === null ? t('no_week') : t('ready_in', { week: format.week(ready_week) })}
      </span>
    )
  return <Status tone="done">{t('ready_now')}</Status>
}

/** Allocates the remainder; an error is shown under the button. */
export function RestButton({
  label,
  onPress,
}: {
  label: string
  onPress: () => Promise<string | null>
}) {
  const [isPending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  async function submit() {
    setPending(true)
    setRefusal(await onPress())
    setPending(false)
  }
  return (
    <span className={styles.rest}>
      <Button size="s" isPending={isPending} onClick={() => void submit()}>
        {label}
      </Button>
      {refusal && (
        <span role="alert" className={styles.refusal}>
          {refusal}
        </span>
      )}
    </span>
  )
}

/** Releases wood; an error is shown under the button. */
export function ReleaseButton({
  label,
  onPress,
}: {
  label: string
  onPress: () => Promise<string | null>
}) {
  return (
    <IconButton
      size="s"
      icon={<XIcon />}
      label={label}
      onClick={() => void onPress().then((refusal) => refusal && toast.error(refusal))}
    />
  )
}

const COLLAPSED_COUNT = 2

/** A list that is collapsed to its first items. */
export function CollapsibleList<One>({
  items,
  heading,
  note,
  children,
}: {
  items: readonly One[]
  heading: string
  /** Text below the expanded list. */
  note?: string
  children: (item: One) => ReactNode
}) {
  const { t } = useTranslation('widgets/cover')
  const [isAll, setAll] = useState(false)
  const hidden = isAll ? 0 : Math.max(0, items.length - COLLAPSED_COUNT)
  if (items.length === 0) return null
  return (
    <>
      <tr className={styles.heading}>
        <th colSpan={7} scope="rowgroup">
          {heading}
        </th>
      </tr>
      {items.slice(0, items.length - hidden).map(children)}
      {hidden > 0 && (
        <tr className={styles.more}>
          <td colSpan={7}>
            <Button size="s" variant="quiet" onClick={() => setAll(true)}>
              {t('more', { number: hidden })}
            </Button>
          </td>
        </tr>
      )}
      {hidden === 0 && note && (
        <tr className={styles.more}>
          <td colSpan={7}>{note}</td>
        </tr>
      )}
    </>
  )
}

interface CoverBarProps {
  sold: string
  bought: string
  ready: string
  loaded: string
}

/** Bought volume against sold volume, as bars. */
export function CoverBar({ sold, bought, ready, loaded }: CoverBarProps) {
  const total = Math.max(Number(sold), Number(bought), 0.001)
  const createWidth = (m3: string) => ({ width: `${Math.min(100, (Number(m3) / total) * 100)}%` })
  return (
    <span
      aria-hidden
      className={styles.bar}
      data-short={Number(bought) < Number(sold) || undefined}
    >
      <span className={styles.barBought} style={createWidth(bought)} />
      <span className={styles.barReady} style={createWidth(ready)} />
      <span className={styles.barLoaded} style={createWidth(loaded)} />
      {Number(bought) > Number(sold) && (
        <span className={styles.barSold} style={{ left: `${(Number(sold) / total) * 100}%` }} />
      )}
    </span>
  )
}
