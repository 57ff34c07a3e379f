import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useWatch } from 'react-hook-form'
import { clientListQueries, clientQueryOptions } from '@/entities/client'
import { canOpenRoute } from '@/entities/session'
import { useRecord } from '@/features/edit-record'
import { useFormFields } from '@/shared/forms'
import { useTranslation } from '@/shared/i18n'
import { PartnerField, PartnerNote } from '@/widgets/company-fields'
import { companyForm, type CompanyValues } from '../model/company-form'

/** Which client the company is in the staff's documents; chosen by those who may see clients. */
export function ClientField() {
  const { t } = useTranslation('pages/company')
  const queryClient = useQueryClient()
  const { saved, me } = useRecord(companyForm)
  const { form, canEdit } = useFormFields<CompanyValues>()
  const id = useWatch({ control: form.control, name: 'client_id' })
  const { data } = useQuery({
    ...clientQueryOptions(id),
    enabled: id !== '' && canEdit('client_id'),
  })
  return (
    <PartnerField
      name="client_id"
      wordsName="client_words"
      find={clientListQueries.fetchPage}
      partner={data}
      saved={saved?.client ?? undefined}
      fetch={(chosen) => queryClient.query(clientQueryOptions(chosen))}
      toPartnerDefaults={() => ({})}
      {...(!canEdit('client_id') && { placeholder: t('no_client') })}
    >
      {id !== '' && (
        <PartnerNote>
          {t('client_note')}{' '}
          {canOpenRoute(me.role, '/clients/$id') && (
            <Link to="/clients/$id" params={{ id }} className="reach">
              {t('open_client')}
            </Link>
          )}
        </PartnerNote>
      )}
    </PartnerField>
  )
}
