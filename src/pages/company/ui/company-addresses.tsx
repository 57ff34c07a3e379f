import { useQuery } from '@tanstack/react-query'
import { addressesQuery } from '@/entities/company'
import { useProblemText } from '@/shared/api'
import { useFormat, useTranslation } from '@/shared/i18n'
import { ErrorState, Skeleton } from '@/shared/ui'
import { DocumentSection } from '@/widgets/document'
import styles from './company.module.css'

/** Where the company has its wood delivered, as its people keep it. */
export function CompanyAddresses({ companyId }: { readonly companyId: string }) {
  const { t } = useTranslation('pages/company')
  const format = useFormat()
  const problemText = useProblemText()
  const { data, error, refetch, isFetching } = useQuery(addressesQuery(companyId))
  return (
    <DocumentSection title={t('section.addresses')} layout="whole">
      {!data && !error && <Skeleton height="4rem" />}
      {error && (
        <ErrorState title={t('addresses_failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {problemText(error)}
        </ErrorState>
      )}
      {data?.items.length === 0 && <p className={styles.none}>{t('no_addresses')}</p>}
      <ul className={styles.list}>
        {data?.items.map(({ id, name, address, zip_code, city, country, contact_name, phone, note }) => (
          <li key={id}>
            <strong>{name}</strong>
            <p>{[address, `${zip_code} ${city}`, format.country(country)].join(', ')}</p>
            <p className={styles.none}>{[contact_name, phone, note].filter(Boolean).join(' · ')}</p>
          </li>
        ))}
      </ul>
    </DocumentSection>
  )
}
