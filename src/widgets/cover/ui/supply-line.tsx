import type { CoverDeal, CoverWood, OpenDealLine, SupplyLineCover } from '@/entities/cover'
import { AmountField, type Allocate } from '@/features/allocate'
import { useFormat, useTranslation } from '@/shared/i18n'
import { AverageNote } from './average-note'
import {
  CoverCell,
  DocumentLink,
  CollapsibleList,
  Figure,
  FixedAmount,
  isAllocationLoaded,
  isZeroAmount,
  ReleaseButton,
  RestButton,
  useFormatCoverAmount,
  Warnings,
  formatCoverWood,
} from './cover-parts'
import styles from './cover.module.css'
import { DragHandle } from './wood-drag'
import { DropButton, DropRows } from './wood-drop'

interface LineProps {
  line: SupplyLineCover
  openLines: readonly OpenDealLine[]
  /** True if more deals need such wood than `open`. */
  hasMoreOpenLines: boolean
  /** Null for read-only users. */
  allocate: Allocate | null
}

/**
 * A supply line with its deals and the deals that need such wood. Unallocated wood can be dropped
 * on one of them.
 */
export function SupplyLine({ line, openLines, hasMoreOpenLines, allocate }: LineProps) {
  const { t } = useTranslation('widgets/cover')
  const { formatM3, formatAmount } = useFormatCoverAmount()
  const { wood, ordered, confirmed, ready, accepted, allocated, loaded, free, parts } = line
  return (
    <tbody data-line={line.line_id}>
      <tr className={styles.line}>
        <th scope="row">
          <span className={styles.name}>
            <span className={styles.place}>{wood.place}</span>
            {formatCoverWood(wood)}
          </span>
        </th>
        <CoverCell label={t('column.ordered')}>
          <Figure amount={ordered} />
        </CoverCell>
        <CoverCell label={t('column.confirmed')}>
          {confirmed && <Figure amount={confirmed} />}
        </CoverCell>
        <CoverCell label={t('column.ready')}>
          {ready && <Figure amount={ready} />}
          {accepted && (
            <span className={styles.note}>{t('accepted', { amount: formatM3(accepted.m3) })}</span>
          )}
        </CoverCell>
        <CoverCell label={t('column.allocated')}>
          <Figure amount={allocated} />
        </CoverCell>
        <CoverCell label={t('column.loaded')}>
          <Figure amount={loaded} />
        </CoverCell>
        <CoverCell label={t('column.free')}>
          <span className={styles.give}>
            {allocate && !isZeroAmount(free) && (
              <DragHandle
                wood={{
                  supplyLineId: line.line_id,
                  dealLineId: null,
                  amount: free,
                  woodKey: wood.wood_key,
                }}
                label={t('drag.wood', {
                  amount: formatAmount(free),
                  source: formatCoverWood(wood),
                })}
              />
            )}
            <Figure amount={free} {...(!isZeroAmount(free) && { tone: 'long' as const })} />
          </span>
        </CoverCell>
      </tr>
      {parts.map((part) => (
        <PartRow key={part.deal_line_id} line={line} part={part} allocate={allocate} />
      ))}
      {allocate && !isZeroAmount(free) && (
        <CollapsibleList
          items={openLines}
          heading={t('open_lines')}
          {...(hasMoreOpenLines && { note: t('more_open', { number: openLines.length }) })}
        >
          {(openLine) => (
            <OpenLineRow
              key={openLine.deal_line_id}
              line={line}
              openLine={openLine}
              allocate={allocate}
            />
          )}
        </CollapsibleList>
      )}
    </tbody>
  )
}

function PartRow({
  line,
  part,
  allocate: change,
}: {
  line: SupplyLineCover
  part: SupplyLineCover['parts'][number]
  allocate: Allocate | null
}) {
  const { t } = useTranslation('widgets/cover')
  const { formatM3, formatAmount } = useFormatCoverAmount()
  const { wood } = line
  const { deal, deal_line_id, amount, shortfall } = part
  const isLoaded = isAllocationLoaded(part)
  const allocate = isLoaded ? null : change
  const target = useDealTarget(deal_line_id, part.wood, deal)
  return (
    <DropRows
      as="tr"
      target={target}
      data-pair={`${line.line_id} ${deal_line_id}`}
      className={styles.part}
    >
      <th scope="row">
        {allocate && (
          <DragHandle
            wood={{
              supplyLineId: line.line_id,
              dealLineId: deal_line_id,
              amount,
              woodKey: wood.wood_key,
            }}
            label={t('drag.wood', { amount: formatAmount(amount), source: deal?.number ?? '' })}
          />
        )}
        <DropButton />
        <Deal deal={deal} />
        <AverageNote average={part.average_length} />
        <Warnings warnings={part.warnings} />
      </th>
      <td className={styles.empty} colSpan={3} />
      <CoverCell label={t('column.allocated')}>
        {allocate ? (
          <>
            <AmountField
              label={t('amount.of_supply', { number: wood.place, deal: deal?.number ?? '' })}
              shown={formatAmount(amount)}
              m3={amount.m3}
              wood={wood.specification}
              supplyLineId={line.line_id}
              dealLineId={deal_line_id}
              allocate={allocate}
            />
            <span className={styles.packs}>
              {formatM3(amount.m3)}
              {!isZeroAmount(shortfall) &&
                ` · ${t('still_short', { amount: formatM3(shortfall.m3) })}`}
            </span>
          </>
        ) : (
          <FixedAmount amount={amount} isLoaded={isLoaded} />
        )}
      </CoverCell>
      <td className={styles.action} colSpan={2}>
        {allocate && (
          <ReleaseButton
            label={t('release.deal', { deal: deal?.number ?? '' })}
            onPress={() =>
              allocate({
                supply_line_id: line.line_id,
                deal_line_id,
                quantity: '0',
                unit: 'm3',
                was_m3: amount.m3,
              })
            }
          />
        )}
      </td>
    </DropRows>
  )
}

function OpenLineRow({
  line,
  openLine,
  allocate,
}: {
  line: SupplyLineCover
  openLine: OpenDealLine
  allocate: Allocate
}) {
  const { t } = useTranslation('widgets/cover')
  const { formatAmount } = useFormatCoverAmount()
  const { wood } = line
  const { deal, deal_line_id } = openLine
  const target = useDealTarget(deal_line_id, openLine.wood, deal)
  return (
    <DropRows
      as="tr"
      target={target}
      data-pair={`${line.line_id} ${deal_line_id}`}
      className={styles.offer}
    >
      <th scope="row">
        <DropButton />
        <Deal deal={deal} />
        <span className={styles.note}>
          {t('still_short', { amount: formatAmount(openLine.shortfall) })}
          {openLine.wood.product_name !== wood.product_name &&
            ` · ${formatCoverWood(openLine.wood)}`}
        </span>
        <Warnings warnings={openLine.warnings} />
      </th>
      <td className={styles.empty} colSpan={3} />
      <CoverCell label={t('column.allocated')}>
        <AmountField
          label={t('amount.of_supply', { number: wood.place, deal: deal.number })}
          shown=""
          m3="0.000"
          wood={wood.specification}
          supplyLineId={line.line_id}
          dealLineId={deal_line_id}
          allocate={allocate}
        />
      </CoverCell>
      <td className={styles.action} colSpan={2}>
        <RestButton
          label={t('rest_for')}
          onPress={() =>
            allocate({
              supply_line_id: line.line_id,
              deal_line_id,
              quantity: null,
              unit: 'm3',
              was_m3: '0.000',
            })
          }
        />
      </td>
    </DropRows>
  )
}

function useDealTarget(dealLineId: string, { wood_key }: CoverWood, deal: CoverDeal | null) {
  const { t } = useTranslation('widgets/cover')
  const label = deal
    ? t('drag.to_deal', { deal: deal.number, client: deal.client_name })
    : t('hidden_deal')
  return { dealLineId, woodKey: wood_key, label }
}

/** A deal with its number, client and delivery week. */
function Deal({ deal }: { deal: CoverDeal | null }) {
  const { t } = useTranslation('widgets/cover')
  const format = useFormat()
  return (
    <span className={styles.source}>
      {deal ? (
        <>
          <DocumentLink to="/deals/$id" id={deal.id} number={deal.number} />
          <span>{deal.client_name}</span>
          <span>
            {deal.delivery_week_from &&
              t('delivery', {
                week: format.week(deal.delivery_week_from, deal.delivery_week_to ?? undefined),
              })}
          </span>
        </>
      ) : (
        t('hidden_deal')
      )}
    </span>
  )
}
