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
import { vOrderWrite } from '@contract/validators'
import {
  FormConflict,
  RestoredDraftBanner,
  useDraftForm,
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
export function OrderEdit({ order }: { order: Order }) {
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
  incoterms: order.incoterms,
  address_id: order.address_id ?? '',
  delivery_week: order.delivery_week ?? '',
  trucks: String(order.trucks),
  customer_reference: order.customer_reference ?? '',
  additional_information: order.additional_information ?? '',
  invoice: order.invoice ?? '',
})

/** Maps the form values to the payload. A delivered order is placed for one truck. */
function toOrderPayload({ company_id, ...order }: Order, values: Readonly<OrderFormValues>) {
  const getTrimmedText = (field: EditableField) => values[field].trim() || null
  const incoterms = values.incoterms === 'FCA' ? 'FCA' : 'DAP'
  const getTrucks = () => {
    if (!order.editable_fields.includes('trucks')) return order.trucks
    if (incoterms === 'DAP') return 1
    return values.trucks === '' ? null : toNumber(values.trucks)
  }
  return {
    company_id,
    incoterms,
    trucks: getTrucks(),
    address_id: getTrimmedText('address_id'),
    delivery_week: getTrimmedText('delivery_week'),
    customer_reference: getTrimmedText('customer_reference'),
    additional_information: getTrimmedText('additional_information'),
    invoice: getTrimmedText('invoice'),
  }
}

interface EditDialogProps {
  order: Order
  fields: readonly EditableField[]
  onClose: () => void
}

function EditDialog({ order, fields, onClose }: EditDialogProps) {
  const { t } = useTranslation('pages/order')
  const formId = useId()
  const { form, saved } = useOrderForm(order, onClose)
  const bind = (field: EditableField) => ({ ...form.bind(field), label: t(`field.${field}`) })
  const isEditable = (field: EditableField) => fields.includes(field)
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
      <form id={formId} className={styles.fields} {...form.props}>
        <RestoredDraftBanner form={form} />
        {form.failure && (
          <Banner tone="blocked" isAnnounced>
            {form.failure}
          </Banner>
        )}
        {isEditable('incoterms') && (
          <NativeSelect
            {...bind('incoterms')}
            isRequired
            options={INCOTERMS.map((value) => ({ value, label: t(`rule.${value}`) }))}
          />
        )}
        {isEditable('address_id') && <AddressChoice {...bind('address_id')} order={saved} />}
        {isEditable('delivery_week') && <WeekField {...bind('delivery_week')} />}
        {isEditable('trucks') && form.values.incoterms === 'FCA' && (
          <NumberField {...bind('trucks')} maxPlaces={0} min="1" max="50" />
        )}
        {isEditable('customer_reference') && (
          <TextField {...bind('customer_reference')} maxLength={80} />
        )}
        {isEditable('additional_information') && (
          <TextArea {...bind('additional_information')} maxLength={2000} />
        )}
        {isEditable('invoice') && (
          <TextField {...bind('invoice')} hint={t('edit.invoice_hint')} maxLength={40} />
        )}
      </form>
      <FormConflict conflict={form.conflict} />
    </Dialog>
  )
}

/** Returns the form of an order, and the order's last saved state. */
function useOrderForm(current: Order, onClose: () => void) {
  const queryClient = useQueryClient()
  const me = useMe()
  const [opened] = useState(current)
  const conflict = useOrderConflict(opened)
  const { saved } = conflict
  const form = useDraftForm({
    draftKey: draftKey(me?.id ?? '', `order-${opened.id}`),
    formerDraftKey: draftKey(me?.id ?? '', `order-${opened.id}-${opened.version}`),
    initialValues: toOrderFormValues(opened),
    conflict,
    schema: vOrderWrite,
    // Fields that the user may not change keep their saved values.
    toPayload: (values) => toOrderPayload(saved, values),
    send: (payload) => updateOrder(saved, payload),
    onSent: async (savedOrder) => {
      await cacheSavedOrder(queryClient, savedOrder)
      onClose()
    },
    // Another user changed the order: the screen shows the change and the form keeps the input.
    onFailed: () =>
      void queryClient.invalidateQueries({ queryKey: orderQueryOptions(saved.id).queryKey }),
  })
  return { form, saved }
}

/** Compares the form with an order that another user changes meanwhile. */
function useOrderConflict(opened: Order) {
  const { t } = useTranslation(['pages/order', 'entities/order'])
  const format = useFormat()
  const queryClient = useQueryClient()
  const me = useMe()
  const addresses = useQuery(basketQueryOptions(opened.company_id)).data?.addresses ?? []
  const formatValue = (field: EditableField, values: OrderFormValues): string | null => {
    if (field === 'incoterms') return t(`rule.${values.incoterms === 'FCA' ? 'FCA' : 'DAP'}`)
    if (field === 'address_id')
      return addresses.find(({ id }) => id === values.address_id)?.name ?? opened.address.name
    return field === 'delivery_week' && values.delivery_week !== ''
      ? format.week(values.delivery_week)
      : values[field] || null
  }
  const createComparison = (field: EditableField) => ({
    label: t(`field.${field}`),
    format: (values: OrderFormValues) => formatValue(field, values),
  })
  return useConflictResolution({
    opened,
    read: () => queryClient.query({ ...orderQueryOptions(opened.id), staleTime: 0 }),
    toValues: toOrderFormValues,
    findAuthor: ({ updated_by }) =>
      updated_by && { name: updated_by.name, isOwn: updated_by.id === me?.id },
    readOnlyFields: [
      {
        label: t('field.status'),
        format: ({ status }) => t(`entities/order:status.${status}`),
      },
    ],
    fields: {
      incoterms: createComparison('incoterms'),
      address_id: createComparison('address_id'),
      delivery_week: createComparison('delivery_week'),
      trucks: createComparison('trucks'),
      customer_reference: createComparison('customer_reference'),
      additional_information: createComparison('additional_information'),
      invoice: createComparison('invoice'),
    },
  })
}

interface AddressChoiceProps extends Omit<ComponentProps<typeof NativeSelect>, 'options'> {
  order: Order
}

/** Current addresses of the company, and the order's own even if it was removed. */
function AddressChoice({
  order: { address_id, address, company_id },
  ...field
}: AddressChoiceProps) {
  const format = useFormat()
  const { data } = useQuery(basketQueryOptions(company_id))
  const companyAddresses = data?.addresses ?? []
  const draft =
    address_id !== null && !companyAddresses.some(({ id }) => id === address_id)
      ? [{ id: address_id, ...address }]
      : []
  const options = [...draft, ...companyAddresses].map(({ id, name, zip_code, city, country }) => ({
    value: id,
    label: `${name}, ${zip_code} ${city}, ${format.country(country)}`,
  }))
  return <NativeSelect {...field} isRequired options={options} />
}
