import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { findPortName } from '@/entities/cargo'
import { formatMixedPieces, formatProductName } from '@/entities/product'
import { canOpenRoute, ManagerContact, useAuth } from '@/entities/session'
import { type PricingContext, type StockProduct, stockProductQueryOptions } from '@/entities/stock'
import { AddToBasket } from '@/features/add-to-basket'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Disclosure, Drawer, ErrorState, FigureList, KeyFigure, Skeleton } from '@/shared/ui'
import { findDapPlace, formatDap, formatPacks } from '../model/format-stock-amount'
import { useBasketPlace } from '../model/use-basket-place'
import styles from './product-drawer.module.css'

interface ProductDrawerProps {
  readonly id: string
  readonly pricingContext: PricingContext
  onClose(): void
}

/** Details of a product: prices, places and packs. */
export function ProductDrawer({
  id,
  pricingContext: { company_id, address_id, truck_m3 },
  onClose,
}: ProductDrawerProps) {
  const { t } = useTranslation(['pages/products', 'entities/product'])
  const format = useFormat()
  const { role } = useAuth()
  const query = {
    ...(company_id && { company_id }),
    ...(address_id && { address_id }),
    ...(truck_m3 && { truck_m3 }),
  }
  const { data, isError, refetch } = useQuery(stockProductQueryOptions(id, query))
  const isForCompany = role === 'client' || company_id !== undefined
  const place = useBasketPlace(company_id)
  const stock =
    data?.product.stock.toSorted(
      (a, b) => Number(b.location === place) - Number(a.location === place),
    ) ?? []
  return (
    <Drawer
      title={data ? formatProductName(data.product) : t('pages/products:loading')}
      isOpen
      onClose={onClose}
      size="m"
    >
      {isError ? (
        <ErrorState title={t('pages/products:failed')} onRetry={() => void refetch()} />
      ) : data ? (
        <div className={styles.parts}>
          {canOpenRoute(role, '/products/$id') && (
            <Link to="/products/$id" params={{ id }}>
              {t('pages/products:drawer.record')}
            </Link>
          )}
          {stock.length > 0 && isForCompany && (
            <AddToBasket productId={id} companyId={company_id} />
          )}
          <PriceExplanation
            product={data.product}
            place={place}
            isFullTruck={truck_m3 === undefined}
          />
          <section>
            <h3 className={styles.head}>{t('pages/products:drawer.stock')}</h3>
            {stock.length === 0 ? (
              <p>{t('pages/products:not_in_stock')}</p>
            ) : (
              <table className={styles.table}>
                <thead>
                  <tr>
                    <th scope="col">{t('pages/products:columns.location')}</th>
                    <th scope="col">{t('pages/products:columns.packs')}</th>
                    <th scope="col">{t('entities/product:unit.m3')}</th>
                    <th scope="col">
                      {t(
                        `pages/products:columns.${truck_m3 === undefined ? 'dap_unit_full' : 'dap_unit'}`,
                      )}
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {stock.map(({ location, amount, dap, no_dap }) => (
                    <tr key={location}>
                      <th scope="row">
                        {findPortName(location) ?? location}
                        {location === place && (
                          <span className={styles.note}>
                            {' '}
                            {t('pages/products:drawer.basket_here')}
                          </span>
                        )}
                      </th>
                      <td>{formatPacks(amount)}</td>
                      <td>{amount.volume_m3 === null ? '–' : format.volume(amount.volume_m3)}</td>
                      <td>
                        {dap === null
                          ? no_dap && t(`pages/products:no_dap.${no_dap}`)
                          : formatDap(dap, format)}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
          </section>
          {data.packs.length > 0 && (
            <section>
              <h3 className={styles.head}>{t('pages/products:drawer.packs')}</h3>
              <table className={styles.table}>
                <thead>
                  <tr>
                    <th scope="col">{t('pages/products:columns.barcode')}</th>
                    <th scope="col" className={styles.words}>
                      {t('pages/products:columns.location')}
                    </th>
                    <th scope="col">{t('entities/product:unit.pcs')}</th>
                    <th scope="col">{t('entities/product:unit.m3')}</th>
                  </tr>
                </thead>
                <tbody>
                  {data.packs.map((pack) => (
                    <tr key={pack.id}>
                      <th scope="row">
                        {pack.barcode}
                        <span className={styles.pieces}>
                          {formatMixedPieces(pack, data.product.specification)}
                        </span>
                      </th>
                      <td className={styles.words}>
                        {findPortName(pack.location) ?? pack.location}
                      </td>
                      <td>{format.number(pack.pcs)}</td>
                      <td>{format.volume(pack.volume_m3)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
              {data.is_more && <p className={styles.note}>{t('pages/products:drawer.more')}</p>}
            </section>
          )}
          <ManagerContact />
        </div>
      ) : (
        <Skeleton height="20rem" />
      )}
    </Drawer>
  )
}

interface PriceExplanationProps {
  readonly product: StockProduct
  /** Place of the basket's wood, which fixes the origin; null for the cheapest place. */
  readonly place: string | null
  /** Delivered prices assume a full truck. */
  readonly isFullTruck: boolean
}

/** Collected and delivered prices of a product, and the rule that applies. */
function PriceExplanation({ product, place, isFullTruck }: PriceExplanationProps) {
  const { t } = useTranslation(['pages/products', 'entities/product'])
  const format = useFormat()
  const { fca, reason, truck_m3 } = product
  const dapPlace = findDapPlace(product, place)
  const unit = fca && t(`entities/product:per.${fca.unit}`)
  const formatUnitPrice = (price: string) => t('pages/products:price_per', { price, unit })
  const { start_date, end_date } = reason
  const validFrom =
    start_date !== null &&
    (end_date !== null
      ? t('pages/products:why.from_to', {
          from: format.date(start_date),
          to: format.date(end_date),
        })
      : t('pages/products:why.from', { from: format.date(start_date) }))
  return (
    <section>
      <FigureList>
        <KeyFigure
          label={t('pages/products:columns.fca')}
          value={
            fca ? formatUnitPrice(format.price(fca.price, 'EUR')) : t('pages/products:no_price')
          }
        />
        <KeyFigure
          label={t(`pages/products:columns.${isFullTruck ? 'dap_full' : 'dap'}`)}
          value={dapPlace ? formatUnitPrice(formatDap(dapPlace.dap, format)) : '–'}
          note={
            dapPlace
              ? [
                  findPortName(dapPlace.location) ?? dapPlace.location,
                  t(`pages/products:${isFullTruck ? 'truck_full' : 'truck'}`, {
                    volume: format.volume(truck_m3),
                  }),
                ].join(', ')
              : undefined
          }
        />
      </FigureList>
      <Disclosure label={t('pages/products:why.title')}>
        <ul className={styles.why}>
          {reason.passed.map(({ scope, why }) => (
            <li key={scope}>
              {t('pages/products:why.line', {
                scope: t(`pages/products:why.scope.${scope}`),
                why: t(`pages/products:why.passed.${why}`),
              })}
            </li>
          ))}
          {reason.scope && (
            <li className={styles.decides}>
              {t('pages/products:why.line', {
                scope: t(`pages/products:why.scope.${reason.scope}`),
                why: [validFrom, reason.is_by_size && t('pages/products:why.by_size')]
                  .filter(Boolean)
                  .join(' '),
              })}
            </li>
          )}
        </ul>
        <p className={styles.note}>{t(`pages/products:why.list.${product.list}`)}</p>
      </Disclosure>
    </section>
  )
}
