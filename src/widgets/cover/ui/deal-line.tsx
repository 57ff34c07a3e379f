import { toLitres } from '@domain/timber'
import type { DealLineCover, FreeWood } from '@/entities/cover'
import { AmountField, type Allocate } from '@/features/allocate'
import { useFormat, useTranslation } from '@/shared/i18n'
import { AverageNote, PartAverage } from './average-note'
import {
  CoverCell,
  CollapsibleList,
  CoverBar,
  DocumentLink,
  Figure,
  FixedAmount,
  isAllocationLoaded,
  formatCoverWood,
  isZeroAmount,
  ReadyDate,
  ReleaseButton,
  RestButton,
  useFormatCoverAmount,
  Warnings,
} from './cover-parts'
import styles from './cover.module.css'
import { DragHandle } from './wood-drag'
import { DropButton, DropRows } from './wood-drop'

/** True if the amount rounds to zero packs. */
const isRoundingDifference = ({ packs }: DealLineCover['long']): boolean =>
  packs !== null && Number(packs) === 0

interface LineProps {
  line: DealLineCover
  /** True if the deal loads no more, so that missing wood is not to be bought. */
  isEnded: boolean
  free: readonly FreeWood[]
  /** Null for read-only users. */
  allocate: Allocate | null
}

/**
 * A deal line with its supplies and the supplies that have matching wood. Wood can be dropped
 * anywhere in it.
 */
export function DealLine({ line, isEnded, free, allocate }: LineProps) {
  const { t } = useTranslation('widgets/cover')
  const format = useFormat()
  const { wood, sold, bought, planned, ready, loaded, delivered, short, long, parts } = line
  const isShort = !isZeroAmount(short)
  const target = {
    dealLineId: line.line_id,
    woodKey: wood.wood_key,
    label: t('drag.to_line', { number: wood.place, wood: formatCoverWood(wood) }),
  }
  return (
    <DropRows as="tbody" target={target} data-line={line.line_id}>
      <tr className={styles.line}>
        <th scope="row">
          <span className={styles.name}>
            <span className={styles.place}>{wood.place}</span>
            {formatCoverWood(wood)}
          </span>
          <DropButton />
          <CoverBar sold={sold.m3} bought={bought.m3} ready={ready.m3} loaded={loaded.m3} />
          {!isZeroAmount(planned) && (
            <span className={styles.note}>{t('planned', { m3: format.volume(planned.m3) })}</span>
          )}
          <AverageNote average={line.average_length} />
        </th>
        <CoverCell label={t('column.sold')}>
          <Figure amount={sold} />
        </CoverCell>
        <CoverCell label={t('column.bought')}>
          <Figure amount={bought} />
        </CoverCell>
        <CoverCell label={t('column.ready')}>
          <Figure amount={ready} />
        </CoverCell>
        <CoverCell label={t('column.loaded')}>
          <Figure amount={loaded} />
        </CoverCell>
        <CoverCell label={t('column.delivered')}>
          <Figure amount={delivered} />
        </CoverCell>
        <CoverCell label={t('column.difference')}>
          {isShort ? (
            <Figure
              amount={short}
              label={t('short')}
              {...(!isEnded && !line.is_within_tolerance && { tone: 'short' as const })}
            />
          ) : (
            <Figure
              amount={long}
              label={t('long')}
              {...(!isRoundingDifference(long) && { tone: 'long' as const })}
            />
          )}
        </CoverCell>
      </tr>
      {parts.map((part) => (
        <AllocatedRow key={part.supply_line_id} line={line} part={part} allocate={allocate} />
      ))}
      {allocate && isShort && (
        <CollapsibleList items={free} heading={t('free_wood')}>
          {(unallocatedWood) => (
            <UnallocatedWoodRow
              key={unallocatedWood.supply_line_id}
              line={line}
              unallocatedWood={unallocatedWood}
              allocate={allocate}
            />
          )}
        </CollapsibleList>
      )}
    </DropRows>
  )
}

/** Wood of a supply that is allocated to the line. Wholly loaded wood cannot be changed. */
function AllocatedRow({
  line,
  part,
  allocate,
}: {
  line: DealLineCover
  part: DealLineCover['parts'][number]
  allocate: Allocate | null
}) {
  const { t } = useTranslation('widgets/cover')
  const { formatM3, formatAmount } = useFormatCoverAmount()
  const { supply, supply_line_id, amount, free, wood, loaded_m3, average_length_mm, warnings } =
    part
  const isLoaded = isAllocationLoaded({ amount, loaded_m3 })
  const change = isLoaded ? null : allocate
  return (
    <tr data-pair={`${supply_line_id} ${line.line_id}`} className={styles.part}>
      <th scope="row">
        {change && (
          <DragHandle
            wood={{
              supplyLineId: supply_line_id,
              dealLineId: line.line_id,
              amount,
              woodKey: wood.wood_key,
            }}
            label={t('drag.wood', { amount: formatAmount(amount), source: supply.number })}
          />
        )}
        <span className={styles.source}>
          <DocumentLink to="/supplies/$id" id={supply.id} number={supply.number} />
          <span>{supply.sawmill_name}</span>
          {!isLoaded && <ReadyDate supply={supply} />}
          <PartAverage mm={average_length_mm} />
        </span>
        <Warnings warnings={warnings} />
      </th>
      <CoverCell label="" />
      <CoverCell label={t('column.bought')}>
        {change ? (
          <>
            <AmountField
              label={t('amount.of_deal', { supply: supply.number, number: line.wood.place })}
              shown={formatAmount(amount)}
              m3={amount.m3}
              wood={wood.specification}
              supplyLineId={supply_line_id}
              dealLineId={line.line_id}
              allocate={change}
            />
            <span className={styles.packs}>
              {formatM3(amount.m3)}
              {!isZeroAmount(free) && ` · ${t('free', { amount: formatAmount(free) })}`}
            </span>
          </>
        ) : (
          <FixedAmount
            amount={amount}
            isLoaded={isLoaded}
            isDelivered={toLitres(line.delivered.m3) >= toLitres(line.loaded.m3)}
          />
        )}
      </CoverCell>
      <td className={styles.action} colSpan={4}>
        {change && (
          <ReleaseButton
            label={t('release.supply', { supply: supply.number })}
            onPress={() =>
              change({
                supply_line_id,
                deal_line_id: line.line_id,
                quantity: '0',
                unit: 'm3',
                was_m3: amount.m3,
              })
            }
          />
        )}
      </td>
    </tr>
  )
}

/** Unallocated wood of a supply that matches the line. */
function UnallocatedWoodRow({
  line,
  unallocatedWood: { supply, supply_line_id, free, wood, warnings },
  allocate,
}: {
  line: DealLineCover
  unallocatedWood: FreeWood
  allocate: Allocate
}) {
  const { t } = useTranslation('widgets/cover')
  const { formatAmount } = useFormatCoverAmount()
  return (
    <tr data-pair={`${supply_line_id} ${line.line_id}`} className={styles.offer}>
      <th scope="row">
        <DragHandle
          wood={{
            supplyLineId: supply_line_id,
            dealLineId: null,
            amount: free,
            woodKey: wood.wood_key,
          }}
          label={t('drag.wood', {
            amount: formatAmount(free),
            source: supply.number,
          })}
        />
        <span className={styles.source}>
          <DocumentLink to="/supplies/$id" id={supply.id} number={supply.number} />
          <span>{supply.sawmill_name}</span>
          <ReadyDate supply={supply} />
        </span>
        <span className={styles.note}>
          {t('free', { amount: formatAmount(free) })}
          {wood.product_name !== line.wood.product_name && ` · ${formatCoverWood(wood)}`}
        </span>
        <Warnings warnings={warnings} />
      </th>
      <CoverCell label="" />
      <CoverCell label={t('column.bought')}>
        <AmountField
          label={t('amount.of_deal', { supply: supply.number, number: line.wood.place })}
          shown=""
          m3="0.000"
          wood={wood.specification}
          supplyLineId={supply_line_id}
          dealLineId={line.line_id}
          allocate={allocate}
        />
      </CoverCell>
      <td className={styles.action} colSpan={4}>
        <RestButton
          label={t('rest')}
          onPress={() =>
            allocate({
              supply_line_id,
              deal_line_id: line.line_id,
              quantity: null,
              unit: 'm3',
              was_m3: '0.000',
            })
          }
        />
      </td>
    </tr>
  )
}
