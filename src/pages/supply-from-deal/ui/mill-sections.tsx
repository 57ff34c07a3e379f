import { Link } from '@tanstack/react-router'
import type { MakingMill, PurchasePlan } from '@/entities/cover'
import { CertificateMark } from '@/entities/sawmill'
import { useFormat, useTranslation } from '@/shared/i18n'
import { compareWeeks } from '@domain/timber'
import { Button, getButtonClass, Status } from '@/shared/ui'
import { DocumentSection } from '@/widgets/document'
import { listPurchaseOffers, type PurchaseOffer } from '../model/picks'
import { LineName, PickCell, type PickState } from './table-parts'
import styles from './supply-from-deal.module.css'

interface MillsProps {
  plan: PurchasePlan
  picking: PickState
}

/** A section per approved mill that makes the missing wood. */
export function MillSections({ plan, picking }: MillsProps) {
  const { t } = useTranslation('pages/supply-from-deal')
  const offers = listPurchaseOffers(plan)
  const unofferedLines = plan.lines.filter(
    ({ line_id }) =>
      !plan.mills.some((mill) => mill.offers.some((offer) => offer.deal_line_id === line_id)),
  )
  return (
    <>
      {plan.mills.length === 0 && (
        <DocumentSection title={t('section.mills')} layout="whole">
          <p className={styles.nothing}>{t('no_mill')}</p>
        </DocumentSection>
      )}
      {plan.mills.map((mill) => (
        <MillSection
          key={mill.id}
          mill={mill}
          plan={plan}
          picking={picking}
          offers={offers.filter((offer) => offer.mill?.id === mill.id)}
        />
      ))}
      {plan.mills.length > 0 && plan.more_mills === 0 && unofferedLines.length > 0 && (
        <p className={styles.nothing}>
          {t('unmade', {
            count: unofferedLines.length,
            lines: unofferedLines.map(({ wood }) => wood.place).join(', '),
          })}
        </p>
      )}
      {plan.more_mills > 0 && (
        <p className={styles.nothing}>
          <Link
            to="/supply_from_deal/$deal_id"
            params={{ deal_id: plan.deal.id }}
            search={{ mills: 'all' }}
            replace
            resetScroll={false}
            className={getButtonClass()}
          >
            {t('more_mills', { count: plan.more_mills })}
          </Link>
        </p>
      )}
    </>
  )
}

function MillSection({
  mill,
  plan,
  picking,
  offers,
}: MillsProps & { mill: MakingMill; offers: readonly PurchaseOffer[] }) {
  const { t } = useTranslation('pages/supply-from-deal')
  const open = offers.filter((offer) => picking.text(offer) === '' && picking.remainder(offer))
  return (
    <DocumentSection
      title={mill.name}
      layout="whole"
      aside={
        open.length > 1 && (
          <Button
            size="s"
            aria-label={t('all_of', { mill: mill.name })}
            onClick={() => picking.onFillRemainder(open)}
          >
            {t('all')}
          </Button>
        )
      }
    >
      <MillFacts mill={mill} plan={plan} />
      <table className={styles.table}>
        <thead>
          <tr>
            {(['wood', 'last_paid', 'order'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {offers.map((offer) => (
            <tr key={offer.key}>
              <LineName line={offer.line} />
              <td data-label={t('column.last_paid')}>
                <LastPaidPrice
                  paid={
                    mill.offers.find(({ deal_line_id }) => deal_line_id === offer.line.line_id)
                      ?.last_paid ?? null
                  }
                />
              </td>
              <td data-label={t('column.order')}>
                <PickCell
                  offer={offer}
                  picking={picking}
                  label={t('amount.mill', { mill: mill.name, line: offer.line.wood.place })}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </DocumentSection>
  )
}

/** Location, ready date and reliability of a mill. */
function MillFacts({ mill, plan: { deal } }: { mill: MakingMill; plan: PurchasePlan }) {
  const { t } = useTranslation('pages/supply-from-deal')
  const format = useFormat()
  const { ready_week: week, lead_time_weeks: leadTimeWeeks, on_time_percent: onTimePercent } = mill
  const lastWeek = deal.delivery_week_to ?? deal.delivery_week_from
  return (
    <p className={styles.facts}>
      <span>{format.country(mill.country)}</span>
      <span>
        {week === null || leadTimeWeeks === null
          ? t('lead.unknown')
          : t('lead.weeks', { count: leadTimeWeeks, week: format.week(week) })}
      </span>
      {week !== null && lastWeek !== null && compareWeeks(week, lastWeek) > 0 && (
        <Status tone="waiting">{t('lead.late')}</Status>
      )}
      <span>
        {onTimePercent === null
          ? t('on_time.unknown')
          : t('on_time.percent', {
              percent: format.percent(String(Math.round(Number(onTimePercent)))),
            })}
      </span>
      <CertificateMark state={mill.certificate_state === 'expiring' ? 'expiring' : 'valid'} />
    </p>
  )
}

function LastPaidPrice({ paid }: { paid: MakingMill['offers'][number]['last_paid'] }) {
  const { t } = useTranslation(['pages/supply-from-deal', 'shared/forms'])
  const format = useFormat()
  if (paid === null)
    return <span className={styles.note}>{t('pages/supply-from-deal:never_paid')}</span>
  return (
    <span className={styles.amount}>
      {`${format.price(paid.price, paid.currency)} ${paid.currency}/${t(`shared/forms:quantity.unit.${paid.price_unit}`)}`}
      <span className={styles.note}>{`${paid.supply}, ${format.date(paid.ordered_on)}`}</span>
    </span>
  )
}
