import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useMatch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useMemo } from 'react'
import {
  fetchInspectablePage,
  inspectableQuery,
  inspectablesAtHand,
  type InspectableSupply,
} from '@/entities/inspection'
import { useRecord } from '@/features/edit-record'
import { Unreachable } from '@/shared/api'
import { fieldsOf } from '@/shared/forms'
import { useFormat, useTranslation } from '@/shared/i18n'
import { PartnerField, PartnerNote } from '@/widgets/company-fields'
import { DocumentSection } from '@/widgets/document'
import { EarlierReports } from '@/widgets/inspection'
import { lineOf, nameOfSupply, reportForm, type ReportValues } from '../model/report-form'
import { useInspected } from '../model/use-line'

const Field = fieldsOf<ReportValues>()

/** A supply as it is searched for: by its number and its mill. */
const shown = (supply: InspectableSupply) => ({
  ...supply,
  name: nameOfSupply(supply),
  country: supply.sawmill.country,
})

type Page = Parameters<typeof fetchInspectablePage>[1]

/** Where there is no network, those that were brought while there was one. */
const finding =
  (queryClient: QueryClient) => async (search: { q?: string }, page: Page, signal: AbortSignal) => {
    try {
      const { items, next_cursor } = await fetchInspectablePage(search, page, signal)
      return { items: items.map(shown), next_cursor }
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error
      return { items: inspectablesAtHand(queryClient, search).map(shown), next_cursor: null }
    }
  }

/** What is inspected, when and where. Choosing a supply brings its lines, with as many pieces as should lie there, and the mill's yard. */
export function SupplySection() {
  const { t } = useTranslation('pages/supply-report')
  const format = useFormat()
  const { saved, fields } = useRecord(reportForm)
  const queryClient = useQueryClient()
  const find = useMemo(() => finding(queryClient), [queryClient])
  const supply = useInspected()
  const asked = useMatch({ from: '/supply-inspection-report/new', shouldThrow: false })?.search.supply ?? null

  async function fetch(id: string) {
    const atHand = queryClient.getQueryData(inspectableQuery(id).queryKey)
    const found =
      atHand && !navigator.onLine ? atHand : await queryClient.query(inspectableQuery(id))
    if (!found) throw new Error('This supply is not to be inspected')
    return shown(found)
  }
  const begin = useEffectEvent(async (id: string) => {
    const found = await fetch(id)
    if (fields.getValues('supply_id') !== '') return
    fields.setValue('supply_id', id, { shouldDirty: true })
    if (fields.getValues('place') === '')
      fields.setValue('place', found.loading_place ?? '', { shouldDirty: true })
    fields.setValue('lines', found.lines.map(lineOf), { shouldDirty: true })
  })
  useEffect(() => {
    if (asked !== null) void begin(asked).catch(() => {})
  }, [asked])

  return (
    <DocumentSection title={t('section.supply')}>
      <EarlierReports reports={supply?.reports} />
      <PartnerField
        name="supply_id"
        wordsName="supply_words"
        find={find}
        partner={supply && shown(supply)}
        saved={saved ? shown(saved.supply) : undefined}
        fetch={fetch}
        bring={({ loading_place }) => ({ place: loading_place ?? '' })}
        placeholder={t('search')}
        onChosen={({ lines }) => fields.setValue('lines', lines.map(lineOf), { shouldDirty: true })}
      >
        {supply && (
          <PartnerNote>
            {[
              supply.ready_week && t('ready_in', { week: format.week(supply.ready_week) }),
              supply.inspection_required && t('required'),
            ]
              .filter(Boolean)
              .join(' · ')}
          </PartnerNote>
        )}
      </PartnerField>
      <Field.Day name="inspected_on" span={3} />
      <Field.Text name="place" span={12} />
    </DocumentSection>
  )
}
