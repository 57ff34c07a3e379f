import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { vIncotermsRule, vTransport } from '@/shared/api/generated/validators'
import { useTranslation } from '@/shared/i18n'
import { Banner } from '@/shared/ui'
import { DocumentSection } from '@/widgets/document-frame'
import { useDealContext } from '../model/deal-editor'
import { DealChoice, DealNumber, DealText } from './deal-fields'
import styles from './deal-fields.module.css'
import { DeliveryWeeks } from './delivery-weeks'

const rules = vIncotermsRule.options
const transports = vTransport.entries.kind.options

/** The rules of Incoterms 2020 for sea and inland waterway alone, and what stands in their place for any other way. */
const bySea: Partial<Record<(typeof rules)[number], (typeof rules)[number]>> = { FAS: 'FCA', FOB: 'FCA', CFR: 'CPT', CIF: 'CIP' }

/** When and where to, and who carries what of the way. */
export function DeliverySection() {
  const { t } = useTranslation('pages/deal')
  const noteId = useId()
  const better = useBetterRule()
  return (
    <DocumentSection title={t('section.delivery')}>
      <DealChoice
        name="incoterms.rule"
        span={2}
        label={t('field.incoterms_rule')}
        noteId={better && noteId}
        options={rules.map((value) => ({ value, label: value }))}
      />
      <DealText name="incoterms.place" span={4} label={t('field.incoterms_place')} />
      <DeliveryWeeks />
      <DealChoice
        name="transport.kind"
        span={2}
        label={t('field.transport')}
        options={transports.map((value) => ({ value, label: t(`transport.${value}`) }))}
      />
      <DealNumber name="transport.count" span={2} places={0} label={t('field.transport_count')} />
      <DealText name="destination" span={3} label={t('field.destination')} />
      <DealText name="port_of_discharge" span={3} label={t('field.port_of_discharge')} hint={t('hint.port')} />
      <DealNumber name="tolerance_percent" span={2} places={0} prefix="±" unit="%" label={t('field.tolerance_percent')} isRequired />
      {better && (
        <div id={noteId} className={styles.span12}>
          <Banner tone="waiting">{t('hint.incoterms_by_sea', better)}</Banner>
        </div>
      )}
    </DocumentSection>
  )
}

/** What stands in place of a rule that does not go with the transport. It is worth a word, no more: the parties may have agreed on it. */
function useBetterRule() {
  const { control } = useDealContext().editor.form
  const [rule, kind] = useWatch({ control, name: ['incoterms.rule', 'transport.kind'] })
  const instead = kind === 'truck' ? bySea[rule] : undefined
  return instead && { rule, instead }
}
