import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { dealCoverQuery, freeWoodQuery, type DealCover as Cover, type DealLineCover, type FreeWood } from '@/entities/cover'
import { AmountField, useAllocate, type Allocate } from '@/features/allocate'
import { useFormat, useTranslation } from '@/shared/i18n'
import { buttonClass, ErrorState, Skeleton } from '@/shared/ui'
import { CoverBar } from './cover-bar'
import { Costs } from './cover-costs'
import styles from './cover.module.css'
import { Cell, DocumentLink, Few, Figure, isNone, ReleaseButton, RestButton, useSayAmount, Warnings, When, woodName, type Section } from './cover-parts'

interface DealCoverProps {
  dealId: string
  currency: string
  section: Section
}

/** What is bought for each line of a deal, and for those who buy what could be. */
export function DealCover({ dealId, currency, section: Section }: DealCoverProps) {
  const { t } = useTranslation('widgets/cover')
  const { data: cover, error, refetch, isFetching } = useQuery(dealCoverQuery(dealId))
  return (
    <div className={styles.cover}>
      <Section title={t('title')} layout="whole" aside={cover && <Aside cover={cover} />}>
        {cover ? (
          <>
            <Lines dealId={dealId} cover={cover} />
            {cover.expected && cover.lines.some(({ bought }) => !isNone(bought)) && <Costs cover={cover} expected={cover.expected} currency={currency} />}
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

/** What lacks in all, and the way to buy it; what one line has too much is no help to another. */
function Aside({ cover }: { cover: Cover }) {
  const { t } = useTranslation('widgets/cover')
  const isLacking = cover.can_allocate && cover.lines.some(({ sold, bought, planned }) => Number(sold.m3) > Number(bought.m3) + Number(planned.m3))
  return (
    <span className={styles.aside}>
      <Short cover={cover} />
      {isLacking && (
        <Link to="/supply_from_deal/$deal_id" params={{ deal_id: cover.deal_id }} className={buttonClass({ size: 's' })}>
          {t('buy')}
        </Link>
      )}
    </span>
  )
}

function Short({ cover: { lines } }: { cover: Cover }) {
  const { t } = useTranslation('widgets/cover')
  const format = useFormat()
  const short = lines.filter((line) => !isNone(line.short) && !line.is_within_tolerance)
  if (short.length === 0) return t(lines.some((line) => !isNone(line.short)) ? 'aside.within' : 'aside.covered')
  const litres = short.reduce((sum, line) => sum + Math.round(Number(line.short.m3) * 1000), 0)
  return <span className={styles.shortAside}>{t('aside.short', { m3: format.volume((litres / 1000).toFixed(3)) })}</span>
}

function Lines({ dealId, cover }: { dealId: string; cover: Cover }) {
  const { t } = useTranslation('widgets/cover')
  const allocate = useAllocate()
  const { can_allocate: canAllocate } = cover
  const { data: free } = useQuery({ ...freeWoodQuery(dealId), enabled: canAllocate })
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            {(['wood', 'sold', 'bought', 'ready', 'loaded', 'delivered', 'difference'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        {cover.lines.map((line) => (
          <Line key={line.line_id} line={line} free={free?.items.filter(({ deal_line_id }) => deal_line_id === line.line_id) ?? []} allocate={canAllocate ? allocate : null} />
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
    </>
  )
}

interface LineProps {
  line: DealLineCover
  free: readonly FreeWood[]
  /** Null for who may only read. */
  allocate: Allocate | null
}

function Line({ line, free, allocate }: LineProps) {
  const { t } = useTranslation('widgets/cover')
  const { m3, say } = useSayAmount()
  const format = useFormat()
  const { wood, sold, bought, planned, ready, loaded, delivered, short, long, parts } = line
  const isShort = !isNone(short)
  return (
    <tbody>
      <tr className={styles.line}>
        <th scope="row">
          <span className={styles.name}>
            <span className={styles.place}>{wood.place}</span>
            {woodName(wood)}
          </span>
          <CoverBar sold={sold.m3} bought={bought.m3} ready={ready.m3} loaded={loaded.m3} />
          {!isNone(planned) && <span className={styles.note}>{t('planned', { m3: format.volume(planned.m3) })}</span>}
        </th>
        <Cell label={t('column.sold')}>
          <Figure amount={sold} />
        </Cell>
        <Cell label={t('column.bought')}>
          <Figure amount={bought} />
        </Cell>
        <Cell label={t('column.ready')}>
          <Figure amount={ready} />
        </Cell>
        <Cell label={t('column.loaded')}>
          <Figure amount={loaded} />
        </Cell>
        <Cell label={t('column.delivered')}>
          <Figure amount={delivered} />
        </Cell>
        <Cell label={t('column.difference')}>
          {isShort ? (
            <Figure amount={short} label={t('short')} {...(!line.is_within_tolerance && { tone: 'short' as const })} />
          ) : (
            <Figure amount={long} {...(!isNone(long) && { label: t('long'), tone: 'long' as const })} />
          )}
        </Cell>
      </tr>
      {parts.map(({ supply, amount, free: left, warnings, supply_line_id, wood: bought_wood }) => (
        <tr key={supply_line_id} className={styles.part}>
          <th scope="row">
            <span className={styles.source}>
              <DocumentLink to="/supplies/$id" id={supply.id} number={supply.number} />
              <span>{supply.sawmill_name}</span>
              <When supply={supply} />
            </span>
            <Warnings of={warnings} />
          </th>
          <Cell label="" />
          <Cell label={t('column.bought')}>
            {allocate ? (
              <>
                <AmountField
                  label={t('amount.of_deal', { supply: supply.number, number: wood.place })}
                  shown={say(amount)}
                  m3={amount.m3}
                  wood={bought_wood.specification}
                  supplyLineId={supply_line_id}
                  dealLineId={line.line_id}
                  allocate={allocate}
                />
                <span className={styles.packs}>
                  {m3(amount.m3)}
                  {!isNone(left) && ` · ${t('free', { amount: say(left) })}`}
                </span>
              </>
            ) : (
              <Figure amount={amount} />
            )}
          </Cell>
          <td className={styles.act} colSpan={4}>
            {allocate && (
              <ReleaseButton
                label={t('release.supply', { supply: supply.number })}
                onPress={() => allocate({ supply_line_id, deal_line_id: line.line_id, quantity: '0', unit: 'm3', was_m3: amount.m3 })}
              />
            )}
          </td>
        </tr>
      ))}
      {allocate && isShort && (
        <Few items={free} heading={t('free_wood')}>
          {(offer) => (
            <tr key={offer.supply_line_id} className={styles.offer}>
              <th scope="row">
                <span className={styles.source}>
                  <DocumentLink to="/supplies/$id" id={offer.supply.id} number={offer.supply.number} />
                  <span>{offer.supply.sawmill_name}</span>
                  <When supply={offer.supply} />
                </span>
                <span className={styles.note}>
                  {t('free', { amount: say(offer.free) })}
                  {offer.wood.product_name !== wood.product_name && ` · ${woodName(offer.wood)}`}
                </span>
                <Warnings of={offer.warnings} />
              </th>
              <Cell label="" />
              <Cell label={t('column.bought')}>
                <AmountField
                  label={t('amount.of_deal', { supply: offer.supply.number, number: wood.place })}
                  shown=""
                  m3="0.000"
                  wood={offer.wood.specification}
                  supplyLineId={offer.supply_line_id}
                  dealLineId={line.line_id}
                  allocate={allocate}
                />
              </Cell>
              <td className={styles.act} colSpan={4}>
                <RestButton label={t('rest')} onPress={() => allocate({ supply_line_id: offer.supply_line_id, deal_line_id: line.line_id, quantity: null, unit: 'm3', was_m3: '0.000' })} />
              </td>
            </tr>
          )}
        </Few>
      )}
    </tbody>
  )
}
