import { Link, useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { PurchasePlan } from '@/entities/cover'
import { sawmillListQueries, type SawmillSummary } from '@/entities/sawmill'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Combobox, getButtonClass, namedOptions } from '@/shared/ui'
import { DocumentSection } from '@/widgets/document'
import styles from './supply-from-deal.module.css'

const MAX_FOUND = 20

/** Adds approved sawmills that are not suggested to the tables. */
export function MoreSawmills({
  plan,
  addedIds,
}: {
  plan: PurchasePlan
  addedIds: readonly string[]
}) {
  const { t } = useTranslation('pages/supply-from-deal')
  const format = useFormat()
  const navigate = useNavigate({ from: '/supply_from_deal/$deal_id' })
  const load = useCallback(async (text: string, signal: AbortSignal) => {
    const page = await sawmillListQueries.fetchPage(
      { approval: ['approved'], ...(text && { q: text }) },
      { cursor: undefined, limit: MAX_FOUND },
      signal,
    )
    return { items: page.items, hasMore: page.next_cursor !== null }
  }, [])
  const add = (sawmill: SawmillSummary | null) =>
    sawmill &&
    void navigate({
      search: (search) => ({ ...search, sawmill: [...new Set([...addedIds, sawmill.id])] }),
      replace: true,
      resetScroll: false,
    })
  return (
    <DocumentSection title={t('section.more_mills')} layout="whole">
      <div className={styles.moreMills}>
        <Combobox
          // A new field after each choice, which is empty again.
          key={addedIds.join()}
          label={t('add_mill')}
          hint={t('add_mill_hint')}
          value={null}
          onChange={add}
          load={load}
          {...namedOptions}
          getDetail={({ country }) => format.country(country)}
        />
        {plan.more_mills > 0 && (
          <Link
            to="/supply_from_deal/$deal_id"
            params={{ deal_id: plan.deal.id }}
            search={(search) => ({ ...search, mills: 'all' })}
            replace
            resetScroll={false}
            className={getButtonClass()}
          >
            {t('more_suggested', { count: plan.more_mills })}
          </Link>
        )}
        {plan.more_free && (
          <p className={styles.nothing}>
            {t('more_free')}{' '}
            <Link to="/general-supply" search={{ free: 'only' }}>
              {t('to_free')}
            </Link>
          </p>
        )}
      </div>
    </DocumentSection>
  )
}
