import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { Link, useMatch } from '@tanstack/react-router'
import { useMemo } from 'react'
import {
  fetchInspectableCargoPage,
  inspectableCargoQueryOptions,
  findCachedInspectableCargos,
  queryOrCached,
  type InspectableCargo,
} from '@/entities/inspection'
import { canOpenRoute, useAuth } from '@/entities/session'
import { useRecord } from '@/features/edit-record'
import { Unreachable } from '@/shared/api'
import { vWeather } from '@contract/validators'
import { useFormat, useTranslation } from '@/shared/i18n'
import { getServerTime } from '@/shared/lib/clock'
import { DescriptionList, FieldText } from '@/shared/ui'
import { PartnerField } from '@/widgets/company-fields'
import { DocumentSection } from '@/widgets/document'
import {
  ChoiceField,
  EarlierReports,
  NowField,
  PlaceField,
  useKeptInput,
  useLinkedSubject,
} from '@/widgets/inspection'
import { findPortName, formatPort } from '@domain/ports'
import {
  createLoadCount,
  formatCargoName,
  cargoReportFormConfig,
  type CargoReportValues,
} from '../model/cargo-report-form'
import { useInspectedCargo } from '../model/inspected-cargo'
import styles from './cargo-section.module.css'

const formatPortOrCode = (code: string | null) => code && (findPortName(code) ?? code)

/** Formats a container for the search: its numbers, clients and destination. */
const toCargoOption = (cargo: InspectableCargo) => ({
  ...cargo,
  name: formatCargoName(cargo),
  detail: [cargo.carrier, formatPortOrCode(cargo.port_of_discharge)].filter(Boolean).join(', '),
})

type Page = Parameters<typeof fetchInspectableCargoPage>[1]

/** Offline, the containers in the cache are searched. */
const createCargoSearch =
  (queryClient: QueryClient) => async (search: { q?: string }, page: Page, signal: AbortSignal) => {
    try {
      const { items, next_cursor } = await fetchInspectableCargoPage(search, page, signal)
      return { items: items.map(toCargoOption), next_cursor }
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error
      return {
        items: findCachedInspectableCargos(queryClient, search).map(toCargoOption),
        next_cursor: null,
      }
    }
  }

/** Returns the loading place if it is the same for all loads. */
const getOnlyLoadingPlace = ({ loading_places: [place, ...others] }: InspectableCargo) =>
  place !== undefined && others.length === 0 ? formatPort(place) : ''

/**
 * Container, date and place of the inspection. Choosing a container fills in its loads and yard and
 * starts the work.
 */
export function CargoSection() {
  const { t } = useTranslation(['pages/cargo-report', 'entities/inspection'])
  const { saved, form, snapshots, canEdit } = useRecord(cargoReportFormConfig)
  const queryClient = useQueryClient()
  const find = useMemo(() => createCargoSearch(queryClient), [queryClient])
  const inspected = useInspectedCargo()
  const listFacts = useCargoFacts()
  const facts = inspected && <DescriptionList columns={2} items={listFacts(inspected.cargo)} />
  const linkedId =
    useMatch({ from: '/cargo-inspection-report/new', shouldThrow: false })?.search.cargo ?? null

  const fetch = async (id: string) =>
    toCargoOption(await queryOrCached(queryClient, inspectableCargoQueryOptions(id)))
  const swapInput = useKeptInput<Pick<CargoReportValues, 'lines' | 'scanned_packs'>>(
    form.getValues('cargo_id'),
  )
  function showLoads({ id, lines }: InspectableCargo) {
    const input = swapInput(id, form.getValues(), { lines: [], scanned_packs: [] })
    const countLoad = (load: (typeof lines)[number]) =>
      input.lines.find((line) => line.id === load.id) ?? createLoadCount(load)
    form.setValue('lines', lines.map(countLoad), { shouldDirty: true })
    form.setValue('scanned_packs', input.scanned_packs, { shouldDirty: true })
    if (form.getValues('started_at') === '')
      form.setValue('started_at', getServerTime().toISOString(), { shouldDirty: true })
  }
  const hasCargo = () => form.getValues('cargo_id') !== ''
  const unlink = useLinkedSubject(linkedId, async (id) => {
    if (hasCargo()) return
    const found = await fetch(id)
    if (hasCargo()) return
    snapshots.prefill(() => {
      form.setValue('cargo_id', id, { shouldDirty: true })
      if (form.getValues('place') === '')
        form.setValue('place', getOnlyLoadingPlace(found), { shouldDirty: true })
      showLoads(found)
    })
  })

  return (
    <DocumentSection title={t('section.cargo')} layout="whole">
      <EarlierReports reports={inspected?.cargo.reports} />
      <div className={styles.cargo}>
        {facts && !canEdit('cargo_id') ? (
          facts
        ) : (
          <PartnerField
            name="cargo_id"
            wordsName="cargo_words"
            find={find}
            partner={inspected && toCargoOption(inspected.cargo)}
            saved={saved ? toCargoOption(saved.cargo) : undefined}
            fetch={fetch}
            toPartnerDefaults={(cargo) => ({ place: getOnlyLoadingPlace(cargo) })}
            onChosen={(chosen) => {
              showLoads(chosen)
              unlink()
            }}
            placeholder={t('search')}
          >
            {facts && <div className={styles.facts}>{facts}</div>}
          </PartnerField>
        )}
      </div>
      <NowField name="started_at" />
      <PlaceField />
      <WeatherField />
    </DocumentSection>
  )
}

function WeatherField() {
  const { t } = useTranslation('entities/inspection')
  return (
    <ChoiceField
      name="weather"
      options={vWeather.options.map((value) => ({ value, label: t(`weather.${value}`) }))}
    />
  )
}

/** Container data to compare with the doors, the number first. */
function useCargoFacts() {
  const { t } = useTranslation(['pages/cargo-report', 'entities/cargo'])
  const format = useFormat()
  const { role } = useAuth()
  const formatKg = (weight: number | null) => weight !== null && `${format.number(weight, 0)} kg`
  return (cargo: InspectableCargo) =>
    [
      {
        term: t('cargo.number'),
        value: cargo.container_number && (
          <strong className={styles.number}>{cargo.container_number}</strong>
        ),
      },
      {
        term: t('cargo.cargo'),
        value: canOpenRoute(role, '/cargo/$id') ? (
          <Link to="/cargo/$id" params={{ id: cargo.id }}>
            {cargo.number}
          </Link>
        ) : (
          cargo.number
        ),
      },
      {
        term: t('cargo.type'),
        value: cargo.container_type && t(`entities/cargo:type.${cargo.container_type}`),
      },
      { term: t('cargo.tare'), value: formatKg(cargo.tare_kg) },
      { term: t('cargo.max_gross'), value: formatKg(cargo.max_gross_kg) },
      { term: t('cargo.booking'), value: cargo.booking_number },
      {
        term: t('cargo.way'),
        value: [cargo.port_of_loading, cargo.port_of_discharge]
          .map(formatPortOrCode)
          .filter(Boolean)
          .join(' → '),
      },
      {
        term: t('cargo.cut_off'),
        value: cargo.cut_off && format.date(cargo.cut_off),
      },
    ].filter(({ value }) => value)
}

/** Container, date and place of an inspection that the user cannot change. */
export function InspectedCargoSection() {
  const { t } = useTranslation('pages/cargo-report')
  const { saved } = useRecord(cargoReportFormConfig)
  const inspected = useInspectedCargo()
  const listFacts = useCargoFacts()
  const facts = inspected
    ? listFacts(inspected.cargo)
    : [{ term: t('field.cargo_id'), value: saved?.cargo.number }]
  return (
    <>
      <EarlierReports reports={inspected?.cargo.reports} />
      <DocumentSection title={t('section.cargo')} layout="controls">
        {facts.map(({ term, value }) => (
          <FieldText key={term} label={term} value={value} />
        ))}
        <NowField name="started_at" />
        <PlaceField />
        <WeatherField />
      </DocumentSection>
    </>
  )
}
