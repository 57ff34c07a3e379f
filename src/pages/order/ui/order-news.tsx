import { OrderNewsBadge, type Order } from '@/entities/order'
import { vOrderStage } from '@/shared/api/generated/validators'
import { useTranslation } from '@/shared/i18n'
import { Stepper } from '@/shared/ui'
import styles from './order.module.css'

/** The news of an order, above its stages. */
export function OrderNews({ order }: { readonly order: Order }) {
  const { t } = useTranslation(['pages/order', 'entities/order'])
  const { stage } = order.progress
  return (
    <div className={styles.news}>
      <p className={styles.newsText}>
        <OrderNewsBadge order={order} />
      </p>
      <Stepper
        label={t('pages/order:stages')}
        steps={vOrderStage.options.map((id) => ({ id, label: t(`entities/order:stage.${id}`) }))}
        current={stage ?? ''}
      />
    </div>
  )
}
