import { useIsFetching, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import {
  COVER_KEY,
  openDealLinesQueryOptions,
  supplyCoverQueryOptions,
  type SupplyCover as Cover,
} from '@/entities/cover'
import { useAllocate } from '@/features/allocate'
import { useTranslation } from '@/shared/i18n'
import { ErrorState, Skeleton } from '@/shared/ui'
import type { Section } from './cover-parts'
import styles from './cover.module.css'
import { SupplyLine } from './supply-line'
import { usePreservedFocus } from './use-preserved-focus'
import { WoodDrag } from './wood-drag'

/** Deals of each supply line; purchase managers also see other deals that need the wood. */
export function SupplyCover({
  supplyId,
  section: Section,
}: {
  supplyId: string
  section: Section
}) {
  const { t } = useTranslation('widgets/cover')
  const { data: cover, error, refetch, isFetching } = useQuery(supplyCoverQueryOptions(supplyId))
  return (
    <div className={styles.cover}>
      <Section title={t('title')} layout="whole">
        {cover ? (
          <Lines supplyId={supplyId} cover={cover} />
        ) : error ? (
          <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : (
          <Skeleton height="8rem" />
        )}
      </Section>
    </div>
  )
}

function Lines({ supplyId, cover }: { supplyId: string; cover: Cover }) {
  const { t } = useTranslation('widgets/cover')
  const allocate = useAllocate()
  const { can_allocate: canAllocate, lines } = cover
  const { data: open } = useQuery({
    ...openDealLinesQueryOptions(supplyId),
    enabled: canAllocate,
  })
  const { table, focusAmount } = usePreservedFocus(useIsFetching({ queryKey: COVER_KEY }) === 0)
  const getAllocated = useCallback(
    (supplyLineId: string, dealLineId: string) =>
      lines
        .find(({ line_id }) => line_id === supplyLineId)
        ?.parts.find(({ deal_line_id }) => deal_line_id === dealLineId)?.amount,
    [lines],
  )
  return (
    <WoodDrag
      allocate={canAllocate ? allocate : null}
      getAmount={getAllocated}
      onAllocated={focusAmount}
    >
      <table {...table} tabIndex={-1} className={`${styles.table} ${styles.supply}`}>
        <thead>
          <tr>
            {(
              ['wood', 'ordered', 'confirmed', 'ready', 'allocated', 'loaded', 'free'] as const
            ).map((column) => (
              <th key={column} scope="col">
                {t(`column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        {lines.map((line) => (
          <SupplyLine
            key={line.line_id}
            line={line}
            openLines={(open?.items ?? []).filter(
              ({ supply_line_id }) => supply_line_id === line.line_id,
            )}
            hasMoreOpenLines={open?.more_line_ids.includes(line.line_id) ?? false}
            allocate={canAllocate ? allocate : null}
          />
        ))}
      </table>
    </WoodDrag>
  )
}
