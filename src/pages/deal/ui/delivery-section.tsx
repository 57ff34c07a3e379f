import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { areWeeksReversed } from '@domain/rules/terms-rules'
import { vIncotermsRule, vTransport } from '@contract/validators'
import { formatFieldError, createFields, useFormFields, useIsReadOnlyForm } from '@/shared/forms'
import { useTranslation } from '@/shared/i18n'
import { Banner } from '@/shared/ui'
import { DocumentSection } from '@/widgets/document'
import type { DealValues } from '../model/deal-form'
import { useDealWarnings, useDealWarningFormatter } from '../model/deal-warnings'
import styles from './deal-fields.module.css'

const Field = createFields<DealValues>()

type Rule = (typeof vIncotermsRule.options)[number]
const rules = vIncotermsRule.options.map((value) => ({ value, label: value }))

/** Sea-only rules of Incoterms 2020, each with the rule for other transport. */
const SEA_RULE_REPLACEMENTS: Partial<Record<Rule | '', Rule>> = {
  FAS: 'FCA',
  FOB: 'FCA',
  CFR: 'CPT',
  CIF: 'CIP',
}

/** Warnings that are shown below the terms of delivery. */
const TERM_WARNINGS: ReadonlySet<string> = new Set([
  'freight_not_planned',
  'freight_of_client',
  'delivery_before_date',
  'over_trucks',
])

/** Delivery weeks, place and terms. */
export function DeliverySection() {
  const { t } = useTranslation(['pages/deal', 'entities/terms'])
  const noteId = useId()
  const isReadOnly = useIsReadOnlyForm()
  const suggestedRule = useSuggestedRule()
  const { formatSentence } = useDealWarningFormatter()
  const termWarnings = useDealWarnings().filter(({ code }) => TERM_WARNINGS.has(code))
  const transports = vTransport.entries.kind.options.map((value) => ({
    value,
    label: t(`entities/terms:transport.${value}`),
  }))
  return (
    <DocumentSection title={t('section.delivery')}>
      <Field.Choice
        name="incoterms.rule"
        span={2}
        noteId={suggestedRule && noteId}
        options={rules}
      />
      <Field.Text name="incoterms.place" span={4} />
      <DeliveryWeeks />
      <Field.Choice name="transport.kind" span={2} options={transports} />
      <CountField />
      <Field.Text name="destination" span={3} />
      <Field.Text name="port_of_discharge" span={3} />
      <Field.Number name="tolerance_percent" span={2} prefix="±" unit="%" />
      {!isReadOnly &&
        termWarnings.map((warning) => (
          <div key={warning.code} className={styles.wide}>
            <Banner tone="waiting" isAnnounced>
              {formatSentence(warning)}
            </Banner>
          </div>
        ))}
      {suggestedRule && (
        <div id={noteId} className={styles.wide}>
          <Banner tone="waiting">{t('hint.incoterms_by_sea', suggestedRule)}</Banner>
        </div>
      )}
    </DocumentSection>
  )
}

/** Number of trucks, or of containers. */
function CountField() {
  const { t } = useTranslation('pages/deal')
  const { form } = useFormFields<DealValues>()
  const kind = useWatch({ control: form.control, name: 'transport.kind' })
  return (
    <Field.Number
      name="transport.count"
      span={2}
      {...(kind === 'container' && { label: t('field.container_count') })}
    />
  )
}

/** First and last delivery week. The last week shows an error if it is before the first. */
function DeliveryWeeks() {
  const { form } = useFormFields<DealValues>()
  const [from, to] = useWatch({
    control: form.control,
    name: ['delivery_week_from', 'delivery_week_to'],
  })
  const error = areWeeksReversed(from, to) ? formatFieldError({ code: 'week_order' }) : undefined
  return (
    <>
      <Field.Week name="delivery_week_from" span={3} />
      <Field.Week name="delivery_week_to" span={3} error={error} />
    </>
  )
}

/**
 * Returns the rule to suggest if the chosen one does not fit a truck. It is a hint, not an error:
 * the parties may have agreed on the rule.
 */
function useSuggestedRule() {
  const { form, canEdit } = useFormFields<DealValues>()
  const [rule, kind] = useWatch({
    control: form.control,
    name: ['incoterms.rule', 'transport.kind'],
  })
  const replacement =
    kind === 'truck' && canEdit('incoterms') ? SEA_RULE_REPLACEMENTS[rule] : undefined
  return replacement && { rule, instead: replacement }
}
