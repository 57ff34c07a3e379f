import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState, type ComponentProps } from 'react'
import {
  basketQueryOptions,
  orderQueryOptions,
  cacheSavedOrder,
  updateOrder,
  type Order,
} from '@/entities/order'
import { useMe } from '@/entities/session'
import { vOrderWrite } from '@/shared/api/generated/validators'
import {
  FormConflict,
  RestoredDraftBanner,
  useFormDraft,
  useTextForm,
  useConflictResolution,
} from '@/shared/forms'
import { useFormat, useTranslation } from '@/shared/i18n'
import { draftKey } from '@/shared/lib/draft'
import { toNumber } from '@domain/numbers'
import {
  Banner,
  Button,
  Dialog,
  NativeSelect,
  NumberField,
  TextArea,
  TextField,
  WeekField,
} from '@/shared/ui'
import styles from './order.module.css'

const INCOTERMS = ['DAP', 'FCA'] as const
const EDITABLE_FIELDS = [
  'incoterms',
  'address_id',
  'delivery_week',
  'trucks',
  'customer_reference',
  'additional_information',
  'invoice',
] as const
type EditableField = (typeof EDITABLE_FIELDS)[number]
type OrderFormValues = Record<EditableField, string>

/**
 * Edits an existing order. Initial: all but the lines. Until confirmed: the week and the notes.
 * Staff may also change the invoice.
 */
export function OrderEdit({ order }: { readonly order: Order }) {
  const { t } = useTranslation('pages/order')
  const [isOpen, setOpen] = useState(false)
  const fields = EDITABLE_FIELDS.filter((field) => order.editable_fields.includes(field))
  if (fields.length === 0) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('edit.open')}</Button>
      {isOpen && <EditDialog order={order} fields={fields} onClose={() => setOpen(false)} />}
    </>
  )
}

const toOrderFormValues = (order: Order): OrderFormValues => ({
  ...{
    incoterms: order.incoterms,
    address_id: order.address_id ?? '',
    delivery_week: order.delivery_week ?? '',
    trucks: String(order.trucks),
  },
  ...{
    customer_reference: order.customer_reference ?? '',
    additional_information: order.additional_information ?? '',
    invoice: order.invoice ?? '',
  },
})

/** Maps the form values to the payload. A delivered order always has one truck. */
function toOrderPayload({ company_id }: Order, typed: Readonly<OrderFormValues>) {
  const text = (field: EditableField) => typed[field].trim() || null
  const incoterms = typed.incoterms === 'FCA' ? 'FCA' : 'DAP'
  return {
    ...{
      company_id,
      incoterms,
      trucks: incoterms === 'FCA' ? (typed.trucks === '' ? null : toNumber(typed.trucks)) : 1,
    },
    ...{
      address_id: text('address_id'),
      delivery_week: text('delivery_week'),
      customer_reference: text('customer_reference'),
    },
    ...{ additional_information: text('additional_information'), invoice: text('invoice') },
  }
}

interface EditDialogProps {
  readonly order: Order
  readonly fields: readonly EditableField[]
  readonly onClose: () => void
}

function EditDialog({ order: given, fields, onClose }: EditDialogProps) {
  const { t } = useTranslation('pages/order')
  const format = useFormat()
  const queryClient = useQueryClient()
  const formId = useId()
  const me = useMe()
  const [opened] = useState(given)
  const initial = toOrderFormValues(opened)
  const kept = useFormDraft(draftKey(me?.id ?? '', `order-${opened.id}-${opened.version}`), initial)
  const addresses = useQuery(basketQueryOptions(opened.company_id)).data?.addresses ?? []
  const formatValue = (field: EditableField, typed: OrderFormValues): string | null => {
    if (field === 'incoterms') return t(`rule.${typed.incoterms === 'FCA' ? 'FCA' : 'DAP'}`)
    if (field === 'address_id')
      return (
        addresses.find(({ id }) => id === typed.address_id)?.name ?? opened.address?.name ?? null
      )
    return field === 'delivery_week' && typed.delivery_week !== ''
      ? format.week(typed.delivery_week)
      : typed[field] || null
  }
  const compared = (field: EditableField) => ({
    label: t(`field.${field}`),
    format: (typed: OrderFormValues) => formatValue(field, typed),
  })
  const versions = useConflictResolution({
    ...{ opened, draft: kept },
    read: () => queryClient.query({ ...orderQueryOptions(opened.id), staleTime: 0 }),
    toValues: toOrderFormValues,
    fields: {
      ...{
        incoterms: compared('incoterms'),
        address_id: compared('address_id'),
        delivery_week: compared('delivery_week'),
        trucks: compared('trucks'),
      },
      ...{
        customer_reference: compared('customer_reference'),
        additional_information: compared('additional_information'),
        invoice: compared('invoice'),
      },
    },
  })
  const order = versions.saved
  const form = useTextForm({
    ...{ initial, draft: kept, versions },
    schema: vOrderWrite,
    // Fields that the user may not change keep their saved values.
    toPayload: (typed) => toOrderPayload(order, typed),
    send: (write) => updateOrder(order, write),
    onSent: async (saved) => {
      await cacheSavedOrder(queryClient, saved)
      onClose()
    },
    // Another user changed the order: the screen shows the change and the form keeps the input.
    onRefused: () =>
      void queryClient.invalidateQueries({ queryKey: orderQueryOptions(order.id).queryKey }),
  })
  const bind = (field: EditableField) => ({ ...form.bind(field), label: t(`field.${field}`) })
  const has = (field: EditableField) => fields.includes(field)
  return (
    <Dialog
      isOpen
      size="s"
      title={t('edit.title')}
      onClose={onClose}
      actions={
        <>
          <Button type="submit" form={formId} variant="primary" isPending={form.isPending}>
            {t('edit.save')}
          </Button>
          <Button onClick={onClose}>{t('ask.back')}</Button>
        </>
      }
    >
      <form id={formId} className={styles.fields} {...form.form}>
        <RestoredDraftBanner kept={form.kept} />
        {form.failure && (
          <Banner tone="blocked" isAnnounced>
            {form.failure}
          </Banner>
        )}
        {has('incoterms') && (
          <NativeSelect
            {...bind('incoterms')}
            isRequired
            options={INCOTERMS.map((value) => ({ value, label: t(`rule.${value}`) }))}
          />
        )}
        {has('address_id') && <AddressChoice {...bind('address_id')} order={order} />}
        {has('delivery_week') && <WeekField {...bind('delivery_week')} />}
        {has('trucks') && form.values.incoterms === 'FCA' && (
          <NumberField {...bind('trucks')} maxPlaces={0} min="1" max="50" />
        )}
        {has('customer_reference') && <TextField {...bind('customer_reference')} maxLength={80} />}
        {has('additional_information') && (
          <TextArea {...bind('additional_information')} maxLength={2000} />
        )}
        {has('invoice') && (
          <TextField {...bind('invoice')} hint={t('edit.invoice_hint')} maxLength={40} />
        )}
      </form>
      <FormConflict versions={form.versions} />
    </Dialog>
  )
}

interface AddressChoiceProps extends Omit<ComponentProps<typeof NativeSelect>, 'options'> {
  readonly order: Order
}

/** Current addresses of the company, and the order's own even if it was removed. */
function AddressChoice({
  order: { address_id, address, company_id },
  ...field
}: AddressChoiceProps) {
  const format = useFormat()
  const { data } = useQuery(basketQueryOptions(company_id))
  const present = data?.addresses ?? []
  const kept =
    address_id !== null && !present.some(({ id }) => id === address_id)
      ? [{ id: address_id, ...address }]
      : []
  const options = [...kept, ...present].map(({ id, name, zip_code, city, country }) => ({
    value: id,
    label: `${name}, ${zip_code} ${city}, ${format.country(country)}`,
  }))
  return <NativeSelect {...field} isRequired options={options} />
}
