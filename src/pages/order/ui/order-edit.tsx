import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { orderQuery, rememberOrder, updateOrder, type Order } from '@/entities/order'
import { ApiProblem, problemText } from '@/shared/api'
import { useTranslation } from '@/shared/i18n'
import { Banner, Button, Dialog, TextArea, TextField, WeekField } from '@/shared/ui'
import styles from './order.module.css'

const EDITED = ['delivery_week', 'customer_reference', 'additional_information', 'invoice'] as const
type Edited = (typeof EDITED)[number]

/** Changes what may still be changed of an order that is made: its week and words until it is confirmed, and the invoice by the house. */
export function OrderEdit({ order }: { readonly order: Order }) {
  const { t } = useTranslation('pages/order')
  const [isOpen, setOpen] = useState(false)
  const fields = EDITED.filter((field) => order.editable_fields.includes(field))
  if (fields.length === 0) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('edit.open')}</Button>
      {isOpen && <EditDialog order={order} fields={fields} onClose={() => setOpen(false)} />}
    </>
  )
}

interface EditDialogProps {
  readonly order: Order
  readonly fields: readonly Edited[]
  readonly onClose: () => void
}

function EditDialog({ order, fields, onClose }: EditDialogProps) {
  const { t } = useTranslation('pages/order')
  const queryClient = useQueryClient()
  const [typed, setTyped] = useState(() => Object.fromEntries(fields.map((field) => [field, order[field] ?? ''])) as Partial<Record<Edited, string>>)
  const save = useMutation({
    mutationFn: () => {
      const { company_id, address_id, incoterms, delivery_week, trucks, customer_reference, additional_information, invoice } = order
      const kept = { company_id, address_id, incoterms, delivery_week, trucks, customer_reference, additional_information, invoice }
      return updateOrder(order, { ...kept, ...Object.fromEntries(Object.entries(typed).map(([field, text]) => [field, text.trim() || null])) })
    },
    onSuccess: async (saved) => {
      await rememberOrder(queryClient, saved)
      onClose()
    },
    // Somebody else has changed it: the screen behind shows how, and what is typed stays.
    onError: (error) => (error instanceof ApiProblem ? queryClient.invalidateQueries({ queryKey: orderQuery(order.id).queryKey }) : undefined),
  })
  const bind = (field: Edited) => ({ value: typed[field] ?? '', onChange: (text: string) => setTyped({ ...typed, [field]: text }), label: t(`field.${field}`) })
  return (
    <Dialog
      isOpen
      size="s"
      title={t('edit.title')}
      onClose={onClose}
      actions={
        <>
          <Button variant="primary" isPending={save.isPending} onClick={() => save.mutate()}>
            {t('edit.save')}
          </Button>
          <Button onClick={onClose}>{t('ask.back')}</Button>
        </>
      }
    >
      <div className={styles.sections}>
        {save.error && (
          <Banner tone="blocked" isAnnounced>
            {problemText(save.error)}
          </Banner>
        )}
        {fields.includes('delivery_week') && <WeekField {...bind('delivery_week')} />}
        {fields.includes('customer_reference') && <TextField {...bind('customer_reference')} maxLength={80} />}
        {fields.includes('additional_information') && <TextArea {...bind('additional_information')} maxLength={2000} />}
        {fields.includes('invoice') && <TextField {...bind('invoice')} hint={t('edit.invoice_hint')} maxLength={40} />}
      </div>
    </Dialog>
  )
}
