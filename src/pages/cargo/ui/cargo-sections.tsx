import { useQuery } from '@tanstack/react-query'
import { memo, useId } from 'react'
import { useController, useFormState, useWatch } from 'react-hook-form'
import { type Cargo, cargoChoicesQueryOptions, type CargoPreview } from '@/entities/cargo'
import { RecordFields, useRecord } from '@/features/edit-record'
import {
  vCargoDocument,
  vCargoKind,
  vContainerType,
  vCurrency,
  vVgmMethod,
} from '@contract/validators'
import { createFields, type Span, getSpanClass, useField } from '@/shared/forms'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Badge, Checkbox, Status, TextField } from '@/shared/ui'
import { ExchangeRateField, formatDailyRateWarning } from '@/widgets/company-fields'
import { DocumentSection, NotesSection } from '@/widgets/document'
import { cargoFormConfig, type CargoValues } from '../model/cargo-form'
import { isLoadFirst } from '../model/cargo-space'
import styles from './cargo.module.css'
import { LoadSection } from './load-section'
import { ContainerNumberField, PortField } from './transport-fields'

interface SuggestedTextFieldProps {
  name: 'carrier' | 'forwarder'
  span: Span
  /** Values from other cargos. */
  suggestions: readonly string[]
}

/** A text field that suggests earlier values, so that a carrier keeps one name. */
function SuggestedTextField({ name, span, suggestions }: SuggestedTextFieldProps) {
  const field = useField(name)
  const listId = useId()
  if (field.isReadOnly) return <TextField {...field} className={getSpanClass(span)} />
  return (
    <div className={getSpanClass(span)}>
      <TextField {...field} suggestionsId={listId} />
      <datalist id={listId}>
        {suggestions.map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
    </div>
  )
}

const Field = createFields<CargoValues>()

const currencies = vCurrency.options.map((value) => ({ value, label: value }))

export const CargoSections = memo(function CargoSections({
  checklist,
  warnings,
}: {
  checklist: Cargo['checklist']
  warnings: CargoPreview['warnings']
}) {
  const { t } = useTranslation('pages/cargo')
  const { saved, form, canEdit } = useRecord(cargoFormConfig)
  const isTruck = useWatch({ control: form.control, name: 'kind' }) === 'truck'
  const isFirst = isLoadFirst(saved, !canEdit('lines'))
  return (
    <RecordFields>
      {isFirst && <LoadSection />}
      <UnitSection isTruck={isTruck} />
      <VoyageSection isTruck={isTruck} />
      <FreightSection warnings={warnings} />
      {!isTruck && <VgmSection warnings={warnings} />}
      {!isFirst && <LoadSection />}
      <DocumentsSection checklist={checklist} />
      <NotesSection title={t('section.notes')} />
    </RecordFields>
  )
})

function UnitSection({ isTruck }: { isTruck: boolean }) {
  const { t } = useTranslation(['pages/cargo', 'entities/cargo'])
  const { canEdit } = useRecord(cargoFormConfig)
  const kinds = vCargoKind.options.map((value) => ({
    value,
    label: t(`entities/cargo:kind.${value}`),
  }))
  const types = vContainerType.options.map((value) => ({
    value,
    label: t(`entities/cargo:type.${value}`),
  }))
  return (
    <DocumentSection title={t('section.unit')}>
      <Field.Choice name="kind" span={3} options={kinds} />
      {!isTruck && (
        <>
          <Field.Choice name="container_type" span={3} options={types} placeholder={t('unknown')} />
          <ContainerNumberField />
        </>
      )}
      <Field.Text name="seal_number" span={2} />
      <Field.Number name="tare_kg" span={3} unit="kg" />
      <Field.Number
        name="max_gross_kg"
        span={3}
        unit="kg"
        {...(isTruck && canEdit('max_gross_kg') && { hint: t('hint.max_gross_of_truck') })}
      />
      {isTruck && (
        <>
          <Field.Text name="truck_plate" span={3} />
          <Field.Text name="trailer_plate" span={3} />
          <Field.Text name="driver" span={6} />
        </>
      )}
    </DocumentSection>
  )
}

const SEA_FIELDS = ['port_of_loading', 'port_of_discharge', 'free_days'] as const

/** A truck has no ports and free days, unless they are already entered. */
function VoyageSection({ isTruck }: { isTruck: boolean }) {
  const { t } = useTranslation('pages/cargo')
  const { saved, form } = useRecord(cargoFormConfig)
  const values = useWatch({ control: form.control, name: SEA_FIELDS })
  const { touchedFields } = useFormState({ control: form.control, name: SEA_FIELDS })
  const isFilled = (value: unknown) => value !== undefined && value !== null && value !== ''
  const isShown = (name: (typeof SEA_FIELDS)[number]) =>
    !isTruck ||
    isFilled(saved?.[name]) ||
    isFilled(values[SEA_FIELDS.indexOf(name)]) ||
    // Stays while its value is corrected.
    touchedFields[name] === true
  const { data: choices } = useQuery(cargoChoicesQueryOptions)
  return (
    <DocumentSection title={t(isTruck ? 'section.way' : 'section.voyage')}>
      <SuggestedTextField name="carrier" span={4} suggestions={choices?.carriers ?? []} />
      <SuggestedTextField name="forwarder" span={4} suggestions={choices?.forwarders ?? []} />
      <Field.Text name="booking_number" span={4} />
      {!isTruck && (
        <>
          <Field.Text name="bill_of_lading" span={4} />
          <Field.Text name="vessel" span={4} />
          <Field.Text name="voyage" span={4} />
        </>
      )}
      {isShown('port_of_loading') && (
        <PortField name="port_of_loading" span={6} suggestions={choices?.ports ?? []} />
      )}
      {isShown('port_of_discharge') && (
        <PortField name="port_of_discharge" span={6} suggestions={choices?.ports ?? []} />
      )}
      {!isTruck && <Field.Day name="cut_off" span={4} />}
      <Field.Day name="etd" span={4} />
      <Field.Day name="eta" span={4} />
      <Field.Day name="atd" span={4} />
      <Field.Day name="ata" span={4} />
      {isShown('free_days') && <Field.Number name="free_days" span={4} />}
    </DocumentSection>
  )
}

function FreightSection({ warnings }: { warnings: CargoPreview['warnings'] }) {
  const { t } = useTranslation('pages/cargo')
  const { form } = useRecord(cargoFormConfig)
  const format = useFormat()
  const currency = useWatch({ control: form.control, name: 'currency' }) || 'EUR'
  const rateOff = warnings.find((warning) => warning.code === 'rate_off_daily')
  return (
    <DocumentSection title={t('section.freight')}>
      <Field.Money name="freight" span={3} currency={currency} />
      <Field.Choice name="currency" span={3} options={currencies} />
      {currency !== 'EUR' && (
        <ExchangeRateField
          span={3}
          day=""
          warning={rateOff ? formatDailyRateWarning(rateOff.params, format) : null}
        />
      )}
      <Field.Money name="actual_freight" span={3} currency={currency} />
    </DocumentSection>
  )
}

/** Verified gross mass (SOLAS) of the packed container. */
function VgmSection({ warnings }: { warnings: CargoPreview['warnings'] }) {
  const { t } = useTranslation(['pages/cargo', 'entities/cargo'])
  const format = useFormat()
  let [underLoad, afterDeparture]: [string | null, string | null] = [null, null]
  for (const { code, params } of warnings) {
    if (code === 'vgm_under_load') {
      const load = format.number(params.load_kg, 0)
      underLoad =
        params.tare_kg === null
          ? t('warning.vgm_under_load_alone', { load })
          : t('warning.vgm_under_load', {
              load,
              tare: format.number(params.tare_kg, 0),
            })
    } else if (code === 'vgm_after_departure')
      afterDeparture = t('warning.vgm_after_departure', {
        date: format.date(params.departure),
      })
  }
  const methods = vVgmMethod.options.map((value) => ({
    value,
    label: t(`entities/cargo:vgm.${value}`),
  }))
  return (
    <DocumentSection title={t('section.vgm')}>
      <Field.Number name="vgm_kg" span={3} unit="kg" warning={underLoad} />
      <Field.Choice name="vgm_method" span={6} options={methods} placeholder={t('unknown')} />
      <Field.Day name="vgm_date" span={3} warning={afterDeparture} />
    </DocumentSection>
  )
}

/** Checklist of documents required by Incoterm, claims and countries. */
function DocumentsSection({ checklist }: { checklist: Cargo['checklist'] }) {
  const { t } = useTranslation(['pages/cargo', 'entities/cargo'])
  const { saved, form, canEdit } = useRecord(cargoFormConfig)
  const { field } = useController({ control: form.control, name: 'documents' })
  const needed = checklist.filter(({ is_needed }) => is_needed).map(({ document }) => document)
  const missing = needed.filter((document) => !field.value.includes(document)).length
  const isReadOnly = !canEdit('documents')
  const others = vCargoDocument.options.filter((document) => !needed.includes(document))
  const shown = isReadOnly
    ? [...needed, ...others.filter((document) => field.value.includes(document))]
    : [...needed, ...others]
  const toggle = (document: (typeof others)[number], isAvailable: boolean) =>
    field.onChange(
      vCargoDocument.options.filter((option) =>
        option === document ? isAvailable : field.value.includes(option),
      ),
    )
  // The backend counts documents as missing once the cargo is sealed, for the list too.
  const areDue = isReadOnly || (saved?.missing_documents ?? null) !== null
  const formatState = () => {
    if (missing === 0) return t('documents.all')
    return areDue
      ? t('documents.missing', { count: missing })
      : t('documents.required', { count: needed.length })
  }
  return (
    <DocumentSection
      title={t('section.documents')}
      layout="whole"
      aside={needed.length > 0 && saved?.status !== 'canceled' && formatState()}
    >
      <ul className={styles.documents} aria-label={t('field.documents')}>
        {shown.map((document) => (
          <li key={document} className={styles.document}>
            {isReadOnly ? (
              <Status tone={field.value.includes(document) ? 'done' : 'blocked'}>
                {t(`entities/cargo:document.${document}`)}
              </Status>
            ) : (
              <Checkbox
                name="documents"
                label={t(`entities/cargo:document.${document}`)}
                value={field.value.includes(document)}
                onChange={(isAvailable) => toggle(document, isAvailable)}
              />
            )}
            {isReadOnly && !field.value.includes(document) ? (
              <Badge>{t('documents.absent')}</Badge>
            ) : (
              needed.includes(document) && <Badge>{t('documents.needed')}</Badge>
            )}
          </li>
        ))}
      </ul>
    </DocumentSection>
  )
}
