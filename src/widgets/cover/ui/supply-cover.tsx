import { useQuery } from '@tanstack/react-query'
import { openDealLinesQuery, supplyCoverQuery, type OpenDealLine, type SupplyCover as Cover, type SupplyLineCover } from '@/entities/cover'
import { AmountField, useAllocate, type Allocate } from '@/features/allocate'
import { useFormat, useTranslation } from '@/shared/i18n'
import { ErrorState, Skeleton } from '@/shared/ui'
import styles from './cover.module.css'
import { Cell, DocumentLink, Few, Figure, isNone, ReleaseButton, RestButton, useSayAmount, Warnings, woodName, type Section } from './cover-parts'

/** Whom each line of a supply is for, and for those who buy whom it could be for. */
export function SupplyCover({ supplyId, section: Section }: { supplyId: string; section: Section }) {
  const { t } = useTranslation('widgets/cover')
  const { data: cover, error, refetch, isFetching } = useQuery(supplyCoverQuery(supplyId))
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
  const { can_allocate: canAllocate } = cover
  const { data: open = [] } = useQuery({ ...openDealLinesQuery(supplyId), enabled: canAllocate })
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {(['wood', 'ordered', 'confirmed', 'ready', 'allocated', 'loaded', 'free'] as const).map((column) => (
            <th key={column} scope="col">
              {t(`column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      {cover.lines.map((line) => (
        <Line key={line.line_id} line={line} open={open.filter(({ supply_line_id }) => supply_line_id === line.line_id)} allocate={canAllocate ? allocate : null} />
      ))}
    </table>
  )
}

interface LineProps {
  line: SupplyLineCover
  open: readonly OpenDealLine[]
  /** Null for who may only read. */
  allocate: Allocate | null
}

function Line({ line, open, allocate }: LineProps) {
  const { t } = useTranslation('widgets/cover')
  const { m3, say } = useSayAmount()
  const format = useFormat()
  const { wood, ordered, confirmed, ready, allocated, loaded, free, parts } = line
  const delivery = (from: string | null, to: string | null) => from && t('delivery', { week: format.week(from, to ?? undefined) })
  return (
    <tbody>
      <tr className={styles.line}>
        <th scope="row">
          <span className={styles.name}>
            <span className={styles.place}>{wood.place}</span>
            {woodName(wood)}
          </span>
        </th>
        <Cell label={t('column.ordered')}>
          <Figure amount={ordered} />
        </Cell>
        <Cell label={t('column.confirmed')}>{confirmed && <Figure amount={confirmed} />}</Cell>
        <Cell label={t('column.ready')}>{ready && <Figure amount={ready} />}</Cell>
        <Cell label={t('column.allocated')}>
          <Figure amount={allocated} />
        </Cell>
        <Cell label={t('column.loaded')}>
          <Figure amount={loaded} />
        </Cell>
        <Cell label={t('column.free')}>
          <Figure amount={free} {...(!isNone(free) && { tone: 'long' as const })} />
        </Cell>
      </tr>
      {parts.map((part) => (
        <tr key={part.deal_line_id} className={styles.part}>
          <th scope="row">
            <span className={styles.source}>
              {part.deal ? (
                <>
                  <DocumentLink to="/deals/$id" id={part.deal.id} number={part.deal.number} />
                  <span>{part.deal.client_name}</span>
                  <span>{delivery(part.deal.delivery_week_from, part.deal.delivery_week_to)}</span>
                </>
              ) : (
                t('hidden_deal')
              )}
            </span>
            <Warnings of={part.warnings} />
          </th>
          <td className={styles.empty} colSpan={3} />
          <Cell label={t('column.allocated')}>
            {allocate ? (
              <>
                <AmountField
                  label={t('amount.of_supply', { number: wood.place, deal: part.deal?.number ?? '' })}
                  shown={say(part.amount)}
                  m3={part.amount.m3}
                  wood={wood.specification}
                  supplyLineId={line.line_id}
                  dealLineId={part.deal_line_id}
                  allocate={allocate}
                />
                <span className={styles.packs}>
                  {m3(part.amount.m3)}
                  {!isNone(part.lacks) && ` · ${t('lacks', { amount: m3(part.lacks.m3) })}`}
                </span>
              </>
            ) : (
              <Figure amount={part.amount} />
            )}
          </Cell>
          <td className={styles.act} colSpan={2}>
            {allocate && (
              <ReleaseButton
                label={t('release.deal', { deal: part.deal?.number ?? '' })}
                onPress={() => allocate({ supply_line_id: line.line_id, deal_line_id: part.deal_line_id, quantity: '0', unit: 'm3', was_m3: part.amount.m3 })}
              />
            )}
          </td>
        </tr>
      ))}
      {allocate && !isNone(free) && (
        <Few items={open} heading={t('open_lines')}>
          {(offer) => (
            <tr key={offer.deal_line_id} className={styles.offer}>
              <th scope="row">
                <span className={styles.source}>
                  <DocumentLink to="/deals/$id" id={offer.deal.id} number={offer.deal.number} />
                  <span>{offer.deal.client_name}</span>
                  <span>{delivery(offer.deal.delivery_week_from, offer.deal.delivery_week_to)}</span>
                </span>
                <span className={styles.note}>
                  {t('lacks', { amount: say(offer.lacks) })}
                  {offer.wood.product_name !== wood.product_name && ` · ${woodName(offer.wood)}`}
                </span>
                <Warnings of={offer.warnings} />
              </th>
              <td className={styles.empty} colSpan={3} />
              <Cell label={t('column.allocated')}>
                <AmountField
                  label={t('amount.of_supply', { number: wood.place, deal: offer.deal.number })}
                  shown=""
                  m3="0.000"
                  wood={wood.specification}
                  supplyLineId={line.line_id}
                  dealLineId={offer.deal_line_id}
                  allocate={allocate}
                />
              </Cell>
              <td className={styles.act} colSpan={2}>
                <RestButton label={t('rest_for')} onPress={() => allocate({ supply_line_id: line.line_id, deal_line_id: offer.deal_line_id, quantity: null, unit: 'm3', was_m3: '0.000' })} />
              </td>
            </tr>
          )}
        </Few>
      )}
    </tbody>
  )
}
