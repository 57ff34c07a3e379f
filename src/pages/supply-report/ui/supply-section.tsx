import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useMatch } from '@tanstack/react-router'
import { useMemo } from 'react'
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
import { EarlierReports, useKeptInput, useLinkedSubject } from '@/widgets/inspection'
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
  const linkedId =
    useMatch({ from: '/supply-inspection-report/new', shouldThrow: false })?.search.supply ?? null

  const fetch = async (id: string) =>
    toSupplyOption(await queryOrCached(queryClient, inspectableSupplyQueryOptions(id)))
  const swapInput = useKeptInput<Pick<SupplyReportValues, 'lines' | 'scanned_packs'>>(
    form.getValues('supply_id'),
  )
  function showLines({ id, lines }: InspectableSupply) {
    const blank = { lines: lines.map(createInspectedLine), scanned_packs: [] }
    const input = swapInput(id, form.getValues(), blank)
    form.setValue('lines', input.lines, { shouldDirty: true })
    form.setValue('scanned_packs', input.scanned_packs, { shouldDirty: true })
  }
  const hasSupply = () => form.getValues('supply_id') !== ''
  const unlink = useLinkedSubject(linkedId, async (id) => {
    if (hasSupply()) return
    const found = await fetch(id)
    if (hasSupply()) return
    snapshots.prefill(() => {
      form.setValue('supply_id', id, { shouldDirty: true })
      if (form.getValues('place') === '')
        form.setValue('place', found.loading_place ?? '', { shouldDirty: true })
      showLines(found)
    })
  })

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
        onChosen={(chosen) => {
          showLines(chosen)
          unlink()
        }}
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
