import { restoreBasket, useSayFree, type Basket, type BasketChange } from '@/entities/order'
import { useAuth } from '@/entities/session'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Banner, Button } from '@/shared/ui'
import { useBasketAct } from '../model/use-basket-act'
import styles from './basket.module.css'

interface PastBasketProps {
  readonly past: NonNullable<Basket['past']>
  readonly company: string | undefined
  readonly onRestored: (change: BasketChange) => void
}

/** What was released when the time was over, and one press to put back what is still there. */
export function PastBasket({ past, company, onRestored }: PastBasketProps) {
  const { t } = useTranslation(['pages/basket', 'entities/order'])
  const format = useFormat()
  const { role } = useAuth()
  const sayFree = useSayFree(role)
  const restore = useBasketAct((key: string) => restoreBasket(company, key), onRestored)
  const isAnyThere = past.lines.some(({ free_packs }) => free_packs > 0)
  return (
    <Banner
      tone="waiting"
      title={t(past.was_blocked ? 'pages/basket:past.blocked' : 'pages/basket:past.title', {
        moment: format.dateTime(past.expired_at),
      })}
      action={
        isAnyThere && (
          <Button isPending={restore.isPending} onClick={() => restore.mutate(crypto.randomUUID())}>
            {t('pages/basket:past.restore')}
          </Button>
        )
      }
    >
      <ul className={styles.past}>
        {past.lines.map(({ product, lot, packs, free_packs }) => {
          const was = { product: product.name, packs: t('entities/order:packs', { count: packs }) }
          const left = free_packs === packs ? was.packs : sayFree(free_packs)
          return (
            <li key={lot?.id ?? product.id}>
              {free_packs > 0
                ? t('pages/basket:past.line', { ...was, left })
                : t('pages/basket:past.gone', was)}
            </li>
          )
        })}
      </ul>
    </Banner>
  )
}
