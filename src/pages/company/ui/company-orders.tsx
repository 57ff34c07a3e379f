import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { orderListQueries, OrderStatusBadge } from '@/entities/order'
import { useFormat, useTranslation } from '@/shared/i18n'
import { LatestDocuments } from '@/widgets/document'
import styles from './company.module.css'

/** The company's latest orders, and the ways to its basket and to what is offered to it. */
export function CompanyOrders({ companyId }: { readonly companyId: string }) {
  const { t } = useTranslation(['pages/company', 'entities/product'])
  const format = useFormat()
  const search = { company_id: [companyId] }
  const { data, isError } = useInfiniteQuery(orderListQueries.query(search))
  const documents = data?.pages[0]?.items.map((order) => ({
    id: order.id,
    link: (
      <Link to="/orders/$id" params={{ id: order.id }} className="reach">
        {order.number}
      </Link>
    ),
    status: <OrderStatusBadge status={order.status} />,
    week: order.delivery_week && format.week(order.delivery_week),
    volume: `${format.volume(order.m3)} ${t('entities/product:unit.m3')}`,
    amount: t('pages/company:amount_vat', { amount: format.money(order.total, 'EUR') }),
  }))
  return (
    <div>
      <LatestDocuments
        title={t('pages/company:section.orders')}
        count={undefined}
        documents={documents}
        emptyText={t('pages/company:no_orders')}
        error={isError ? t('pages/company:orders_failed') : undefined}
        allLink={null}
      />
      <p className={styles.ways}>
        <Link to="/orders" search={search} className="reach">
          {t('pages/company:all_orders')}
        </Link>
        <Link to="/basket" search={{ company_id: companyId }} className="reach">
          {t('pages/company:basket')}
        </Link>
        <Link to="/offers" search={search} className="reach">
          {t('pages/company:offers')}
        </Link>
      </p>
    </div>
  )
}
