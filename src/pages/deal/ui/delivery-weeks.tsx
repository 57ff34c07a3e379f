import { fieldErrorText } from '@/shared/forms'
import { useTranslation } from '@/shared/i18n'
import { WeekField } from '@/shared/ui'
import { areWeeksReversed } from '../model/check'
import { useDealContext } from '../model/deal-editor'
import { FieldPlace, useDealField } from './deal-fields'

/** From which week to which. As soon as both are there, the last one says if it comes before the first. */
export function DeliveryWeeks() {
  const { t } = useTranslation('pages/deal')
  const { form } = useDealContext().editor
  const from = useDealField('delivery_week_from')
  const to = useDealField('delivery_week_to')
  const error = areWeeksReversed(from.value, to.value) ? fieldErrorText({ code: 'week_order' }) : to.error

  function changeFrom(week: string) {
    from.onChange(week)
    // It may have been told of the order of both.
    form.clearErrors('delivery_week_to')
  }

  return (
    <>
      <FieldPlace name={from.name} span={3}>
        <WeekField {...from} onChange={changeFrom} label={t('field.delivery_week_from')} />
      </FieldPlace>
      <FieldPlace name={to.name} span={3}>
        <WeekField {...to} error={error} label={t('field.delivery_week_to')} />
      </FieldPlace>
    </>
  )
}
