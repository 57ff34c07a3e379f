import { vIncotermsRule, vTransport } from '@/shared/api/generated/validators'
import { useTranslation } from '@/shared/i18n'
import { DocumentSection } from '@/widgets/document-frame'
import { DealChoice, DealNumber, DealText, DealWeek } from './deal-fields'

const rules = vIncotermsRule.options
const transports = vTransport.entries.kind.options

/** When and where to, and who carries what of the way. */
export function DeliverySection() {
  const { t } = useTranslation('pages/deal')
  return (
    <DocumentSection title={t('section.delivery')}>
      <DealChoice
        name="incoterms.rule"
        span={2}
        label={t('field.incoterms_rule')}
        options={rules.map((value) => ({ value, label: value }))}
      />
      <DealText name="incoterms.place" span={4} label={t('field.incoterms_place')} />
      <DealWeek name="delivery_week_from" span={3} label={t('field.delivery_week_from')} />
      <DealWeek name="delivery_week_to" span={3} label={t('field.delivery_week_to')} />
      <DealChoice
        name="transport.kind"
        span={2}
        label={t('field.transport')}
        options={transports.map((value) => ({ value, label: t(`transport.${value}`) }))}
      />
      <DealNumber name="transport.count" span={2} places={0} label={t('field.transport_count')} />
      <DealText name="destination" span={3} label={t('field.destination')} />
      <DealText name="port_of_discharge" span={3} label={t('field.port_of_discharge')} hint={t('hint.port')} />
      <DealNumber name="tolerance_percent" span={2} places={0} unit="± %" label={t('field.tolerance_percent')} isRequired />
    </DocumentSection>
  )
}
