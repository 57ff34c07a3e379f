import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useMatch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useMemo } from 'react'
import {
  fetchInspectableSupplyPage,
  inspectableSupplyQueryOptions,
  findCachedInspectableSupplies,
  queryOrCached,
  type InspectableSupply,
} from '@/entities/inspection'
import { useRecord } from '@/features/edit-record'
import { Unreachable } from '@/shared/api'
import { createFields } from '@/shared/forms'
import { useFormat, useTranslation } from '@/shared/i18n'
import { PartnerField, PartnerNote } from '@/widgets/company-fields'
import { DocumentSection } from '@/widgets/document'
import { EarlierReports } from '@/widgets/inspection'
import {
  createInspectedLine,
  formatSupplyName,
  supplyReportFormConfig,
  type SupplyReportValues,
} from '../model/supply-report-form'
import { useInspectedSupply } from '../model/use-inspected-supply'

const Field = createFields<SupplyReportValues>()

/** Option of a supply: its number and mill. */
const toSupplyOption = (supply: InspectableSupply) => ({
  ...supply,
  name: formatSupplyName(supply),
  country: supply.sawmill.country,
})

type Page = Parameters<typeof fetchInspectableSupplyPage>[1]

/** Searches on the server, or offline among the preloaded supplies. */
const createSupplySearch =
  (queryClient: QueryClient) => async (search: { q?: string }, page: Page, signal: AbortSignal) => {
    try {
      const { items, next_cursor } = await fetchInspectableSupplyPage(search, page, signal)
      return { items: items.map(toSupplyOption), next_cursor }
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error
      return {
        items: findCachedInspectableSupplies(queryClient, search).map(toSupplyOption),
        next_cursor: null,
      }
    }
  }

/**
 * Supply, date and place. A selected supply fills in its lines, expected pieces and the mill's
 * yard.
 */
export function SupplySection() {
  const { t } = useTranslation('pages/supply-report')
  const format = useFormat()
  const { saved, form, snapshots } = useRecord(supplyReportFormConfig)
  const queryClient = useQueryClient()
  const find = useMemo(() => createSupplySearch(queryClient), [queryClient])
  const supply = useInspectedSupply()
  const requestedId =
    useMatch({ from: '/supply-inspection-report/new', shouldThrow: false })?.search.supply ?? null

  async function fetch(id: string) {
    const found = await queryOrCached(queryClient, inspectableSupplyQueryOptions(id))
    if (!found) throw new Error('This supply is not to be inspected')
    return toSupplyOption(found)
  }
  const startReport = useEffectEvent(async (id: string) => {
    const found = await fetch(id)
    if (form.getValues('supply_id') !== '') return
    snapshots.prefill(() => {
      form.setValue('supply_id', id, { shouldDirty: true })
      if (form.getValues('place') === '')
        form.setValue('place', found.loading_place ?? '', { shouldDirty: true })
      form.setValue('lines', found.lines.map(createInspectedLine), { shouldDirty: true })
    })
  })
  useEffect(() => {
    if (requestedId !== null) void startReport(requestedId).catch(() => {})
  }, [requestedId])

  return (
    <DocumentSection title={t('section.supply')}>
      <EarlierReports reports={supply?.reports} />
      <PartnerField
        name="supply_id"
        wordsName="supply_words"
        find={find}
        partner={supply && toSupplyOption(supply)}
        saved={saved ? toSupplyOption(saved.supply) : undefined}
        fetch={fetch}
        toPartnerDefaults={({ loading_place }) => ({ place: loading_place ?? '' })}
        placeholder={t('search')}
        onChosen={({ lines }) =>
          form.setValue('lines', lines.map(createInspectedLine), { shouldDirty: true })
        }
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
