import type { Order } from '@/entities/order'
import { useMe } from '@/entities/session'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Button, Dialog } from '@/shared/ui'

interface ChangedOrderProps {
  /** The order as it was on the screen. */
  before: Order
  now: Order
  onClose: () => void
}

/** Lists what changed in an order after the version that a transition was refused for. */
export function ChangedOrder({ before, now, onClose }: ChangedOrderProps) {
  const { t } = useTranslation('pages/order')
  const format = useOrderFormatter()
  const me = useMe()
  const [old, current] = [format(before), format(now)]
  const changes = old.flatMap(({ field, value }, i) => {
    const changed = current[i]?.value ?? null
    return changed === value ? [] : [{ field, before: value, now: changed }]
  })
  return (
    <Dialog
      isOpen
      size="s"
      role="alertdialog"
      title={t('newer.title')}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('newer.close')}
        </Button>
      }
    >
      <p>
        {now.updated_by === null
          ? t('newer.unknown')
          : now.updated_by.id === me?.id
            ? t('newer.own')
            : t('newer.by', { name: now.updated_by.name })}
      </p>
      {changes.length > 0 ? (
        <ul>
          {changes.map((change) => (
            <li key={change.field}>
              {t('newer.change', {
                field: change.field,
                before: change.before ?? t('newer.nothing'),
                now: change.now ?? t('newer.nothing'),
              })}
            </li>
          ))}
        </ul>
      ) : (
        <p>{t('newer.other')}</p>
      )}
    </Dialog>
  )
}

/** Formats the fields of an order that a transition depends on, always in the same order. */
function useOrderFormatter() {
  const { t } = useTranslation(['pages/order', 'entities/order'])
  const format = useFormat()
  return (order: Order): readonly { readonly field: string; readonly value: string | null }[] => [
    { field: t('field.status'), value: t(`entities/order:status.${order.status}`) },
    { field: t('field.incoterms'), value: t(`rule.${order.incoterms}`) },
    { field: t('field.address_id'), value: order.address?.name ?? null },
    {
      field: t('field.delivery_week'),
      value: order.delivery_week && format.week(order.delivery_week),
    },
    { field: t('field.trucks'), value: format.number(order.trucks) },
    { field: t('field.customer_reference'), value: order.customer_reference },
    { field: t('field.additional_information'), value: order.additional_information },
    { field: t('field.invoice'), value: order.invoice },
    { field: t('figures.volume'), value: `${format.volume(order.figures.m3)} m³` },
    { field: t('figures.total'), value: format.money(order.figures.total, 'EUR') },
  ]
}
