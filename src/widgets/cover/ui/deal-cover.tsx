import { useIsFetching, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useCallback } from 'react'
import { fromLitres, toLitres } from '@domain/timber'
import {
  COVER_KEY,
  dealCoverQueryOptions,
  unallocatedWoodQueryOptions,
  type DealCover as Cover,
} from '@/entities/cover'
import { useAllocate } from '@/features/allocate'
import { useFormat, useTranslation } from '@/shared/i18n'
import { getButtonClass, ErrorState, Skeleton } from '@/shared/ui'
import { hasShortfall } from '../model/has-shortfall'
import { Costs } from './cover-costs'
import { isZeroAmount, type Section } from './cover-parts'
import styles from './cover.module.css'
import { DealLine } from './deal-line'
import { usePreservedFocus } from './use-preserved-focus'
import { WoodDrag } from './wood-drag'

interface DealCoverProps {
  dealId: string
  currency: string
  section: Section
}

/** True once loading is over; such a deal shows no shortfall. */
const isLoadingOver = ({ status }: Cover): boolean =>
  status === 'delivered' || status === 'completed' || status === 'canceled'

/** Cover of each deal line; purchase managers also see matching supplies. */
export function DealCover({ dealId, currency, section: Section }: DealCoverProps) {
  const { t } = useTranslation('widgets/cover')
  const { data: cover, error, refetch, isFetching } = useQuery(dealCoverQueryOptions(dealId))
  return (
    <div className={styles.cover}>
      <Section
        title={t('title')}
        layout="whole"
        aside={cover && !isLoadingOver(cover) && <CoverSummary cover={cover} />}
      >
        {cover ? (
          <>
            <Lines dealId={dealId} cover={cover} />
            {cover.expected && cover.lines.some(({ bought }) => !isZeroAmount(bought)) && (
              <Costs cover={cover} expected={cover.expected} currency={currency} />
            )}
          </>
        ) : error ? (
          <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : (
          <Skeleton height="8rem" />
        )}
      </Section>
    </div>
  )
}

/** Total shortfall beyond the tolerance and a link to buy it. */
function CoverSummary({ cover }: { cover: Cover }) {
  const { t } = useTranslation('widgets/cover')
  return (
    <span className={styles.aside}>
      <ShortfallText cover={cover} />
      {cover.can_allocate && hasShortfall(cover.lines) && (
        <Link
          to="/supply_from_deal/$deal_id"
          params={{ deal_id: cover.deal_id }}
          className={getButtonClass({ size: 's' })}
        >
          {t('buy')}
        </Link>
      )}
    </span>
  )
}

function ShortfallText({ cover: { lines } }: { cover: Cover }) {
  const { t } = useTranslation('widgets/cover')
  const format = useFormat()
  const shortLines = lines.filter((line) => !isZeroAmount(line.short) && !line.is_within_tolerance)
  if (shortLines.length === 0)
    return t(lines.some((line) => !isZeroAmount(line.short)) ? 'aside.within' : 'aside.covered')
  const litres = shortLines.reduce((sum, line) => sum + toLitres(line.short.m3), 0)
  return (
    <span className={styles.shortAside}>
      {t('aside.short', { m3: format.volume(fromLitres(litres)) })}
    </span>
  )
}

function Lines({ dealId, cover }: { dealId: string; cover: Cover }) {
  const { t } = useTranslation('widgets/cover')
  const allocate = useAllocate()
  const { can_allocate: canAllocate, lines } = cover
  const { data: free } = useQuery({ ...unallocatedWoodQueryOptions(dealId), enabled: canAllocate })
  const { table, focusAmount } = usePreservedFocus(useIsFetching({ queryKey: COVER_KEY }) === 0)
  const getAllocated = useCallback(
    (supplyLineId: string, dealLineId: string) =>
      lines
        .find(({ line_id }) => line_id === dealLineId)
        ?.parts.find(({ supply_line_id }) => supply_line_id === supplyLineId)?.amount,
    [lines],
  )
  return (
    <WoodDrag
      allocate={canAllocate ? allocate : null}
      getAmount={getAllocated}
      onAllocated={focusAmount}
    >
      <table {...table} tabIndex={-1} className={`${styles.table} ${styles.deal}`}>
        <thead>
          <tr>
            {(
              ['wood', 'sold', 'bought', 'ready', 'loaded', 'delivered', 'difference'] as const
            ).map((column) => (
              <th key={column} scope="col">
                {t(`column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        {lines.map((line) => (
          <DealLine
            key={line.line_id}
            line={line}
            isEnded={isLoadingOver(cover)}
            free={free?.items.filter(({ deal_line_id }) => deal_line_id === line.line_id) ?? []}
            allocate={canAllocate ? allocate : null}
          />
        ))}
      </table>
      {free?.has_more && (
        <p className={styles.note}>
          {t('more_free')}{' '}
          <Link to="/general-supply" search={{ free: 'only' }} className={styles.link}>
            {t('to_free')}
          </Link>
        </p>
      )}
    </WoodDrag>
  )
}
