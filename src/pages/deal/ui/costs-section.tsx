import { useRef } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { vCommission } from '@/shared/api/generated/validators'
import { useTranslation } from '@/shared/i18n'
import { Button, IconButton, PlusIcon, Trash2Icon } from '@/shared/ui'
import { DocumentSection } from '@/widgets/document-frame'
import { useDealContext } from '../model/deal-editor'
import { DealChoice, DealMoney, DealNumber, DealText } from './deal-fields'
import styles from './deal-fields.module.css'

const kinds = ['none', ...vCommission.entries.kind.options] as const

/** What the sale costs beside the wood. Only for those who may see margin. */
export function CostsSection() {
  const { t } = useTranslation('pages/deal')
  const { editor, rights } = useDealContext()
  const { control } = editor.form
  const [kind, currency] = useWatch({ control, name: ['commission.kind', 'currency'] })
  const { fields, append, remove } = useFieldArray({ control, name: 'other_costs' })
  const canEdit = rights.canEdit('other_costs')
  const add = useRef<HTMLButtonElement>(null)

  function removeAt(at: number) {
    remove(at)
    // The button that was pressed is gone, and must not take the focus along.
    add.current?.focus()
  }

  return (
    <DocumentSection title={t('section.costs')}>
      <DealMoney name="planned_freight" span={4} label={t('field.planned_freight')} currency={currency} />
      <DealChoice
        name="commission.kind"
        span={4}
        label={t('field.commission')}
        options={kinds.map((value) => ({ value, label: t(`commission.${value}`) }))}
      />
      {kind === 'percent' && (
        <DealNumber name="commission.value" span={4} places={2} fixed={2} unit="%" label={t('field.commission_value')} isRequired />
      )}
      {kind === 'amount' && (
        <DealMoney name="commission.value" span={4} label={t('field.commission_amount')} currency={currency} isRequired />
      )}
      {fields.map((field, at) => (
        <div key={field.id} className={styles.cost}>
          <DealText name={`other_costs.${at}.name`} span={12} label={t('field.cost_name')} isRequired />
          <DealMoney
            name={`other_costs.${at}.amount`}
            span={12}
            label={t('field.cost_amount')}
            currency={currency}
            isRequired
          />
          {canEdit && (
            <IconButton label={t('cost.remove', { number: at + 1 })} icon={<Trash2Icon />} onClick={() => removeAt(at)} />
          )}
        </div>
      ))}
      {canEdit && (
        <div className={styles.span12}>
          <Button ref={add} size="s" icon={<PlusIcon />} onClick={() => append({ name: '', amount: '' })}>
            {t('cost.add')}
          </Button>
        </div>
      )}
    </DocumentSection>
  )
}
