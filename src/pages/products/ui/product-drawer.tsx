import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatMixedPieces, formatProductName } from '@/entities/product'
import { canOpenRoute, ManagerContact, useAuth } from '@/entities/session'
import { type PricingContext, type StockProduct, stockProductQueryOptions } from '@/entities/stock'
import { AddToBasket } from '@/features/add-to-basket'
import type { Schemas } from '@/shared/api'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Disclosure, Drawer, ErrorState, FigureList, KeyFigure, Skeleton } from '@/shared/ui'
import { findPortName } from '@domain/ports'
import { findDapPlace, formatDap, formatPacks } from '../model/format-stock-amount'
import { useBasketPlace } from '../model/use-basket-place'
import styles from './product-drawer.module.css'

interface ProductDrawerProps {
  id: string
  pricingContext: PricingContext
  onClose(): void
}

/** Details of a product: prices, places and packs. */
export function ProductDrawer({
  id,
  pricingContext: { company_id, address_id, truck_m3 },
  onClose,
}: ProductDrawerProps) {
  const { t } = useTranslation('pages/products')
  const { role } = useAuth()
  const query = {
    ...(company_id && { company_id }),
    ...(address_id && { address_id }),
    ...(truck_m3 && { truck_m3 }),
  }
  const { data, isError, refetch } = useQuery(stockProductQueryOptions(id, query))
  const isForCompany = role === 'client' || company_id !== undefined
  const isFullTruck = truck_m3 === undefined
  const place = useBasketPlace(company_id)
  return (
    <Drawer
      title={data ? formatProductName(data.product) : t('loading')}
      isOpen
      onClose={onClose}
      size="m"
    >
      {isError ? (
        <ErrorState title={t('failed')} onRetry={() => void refetch()} />
      ) : data ? (
        <div className={styles.parts}>
          {canOpenRoute(role, '/products/$id') && (
            <Link to="/products/$id" params={{ id }}>
              {t('drawer.record')}
            </Link>
          )}
          {data.product.stock.length > 0 && isForCompany && (
            <AddToBasket productId={id} companyId={company_id} />
          )}
          <PriceExplanation product={data.product} place={place} isFullTruck={isFullTruck} />
          <StockPlaces product={data.product} place={place} isFullTruck={isFullTruck} />
          {data.packs.length > 0 && <StockPacks {...data} />}
          <ManagerContact />
        </div>
      ) : (
        <Skeleton height="20rem" />
      )}
    </Drawer>
  )
}

/** Stock of a product by place, that of the basket first. */
function StockPlaces({ product, place, isFullTruck }: ProductPricesProps) {
  const { t } = useTranslation(['pages/products', 'entities/product'])
  const format = useFormat()
  const stock = product.stock.toSorted(
    (a, b) => Number(b.location === place) - Number(a.location === place),
  )
  return (
    <section>
      <h3 className={styles.head}>{t('drawer.stock')}</h3>
      {stock.length === 0 ? (
        <p>{t('not_in_stock')}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('columns.location')}</th>
              <th scope="col">{t('columns.packs')}</th>
              <th scope="col">{t('entities/product:unit.m3')}</th>
              <th scope="col">{t(`columns.${isFullTruck ? 'dap_unit_full' : 'dap_unit'}`)}</th>
            </tr>
          </thead>
          <tbody>
            {stock.map(({ location, amount, dap, no_dap }) => (
              <tr key={location}>
                <th scope="row">
                  {findPortName(location) ?? location}
                  {location === place && (
                    <span className={styles.note}> {t('drawer.basket_here')}</span>
                  )}
                </th>
                <td>{formatPacks(amount)}</td>
                <td>{amount.volume_m3 === null ? '–' : format.volume(amount.volume_m3)}</td>
                <td>{dap === null ? no_dap && t(`no_dap.${no_dap}`) : formatDap(dap, format)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

/** The oldest packs of a product. */
function StockPacks({ product, packs, is_more }: Schemas['StockProductPacks']) {
  const { t } = useTranslation(['pages/products', 'entities/product'])
  const format = useFormat()
  return (
    <section>
      <h3 className={styles.head}>{t('drawer.packs')}</h3>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('columns.barcode')}</th>
            <th scope="col" className={styles.words}>
              {t('columns.location')}
            </th>
            <th scope="col">{t('entities/product:unit.pcs')}</th>
            <th scope="col">{t('entities/product:unit.m3')}</th>
          </tr>
        </thead>
        <tbody>
          {packs.map((pack) => (
            <tr key={pack.id}>
              <th scope="row">
                {pack.barcode}
                <span className={styles.pieces}>
                  {formatMixedPieces(pack, product.specification)}
                </span>
              </th>
              <td className={styles.words}>{findPortName(pack.location) ?? pack.location}</td>
              <td>{format.number(pack.pcs)}</td>
              <td>{format.volume(pack.volume_m3)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {is_more && <p className={styles.note}>{t('drawer.more')}</p>}
    </section>
  )
}

interface ProductPricesProps {
  product: StockProduct
  /** Place of the basket's wood, which fixes the origin; null for the cheapest place. */
  place: string | null
  /** Delivered prices assume a full truck. */
  isFullTruck: boolean
}

/** Collected and delivered prices of a product, and the rule that applies. */
function PriceExplanation({ product, place, isFullTruck }: ProductPricesProps) {
  const { t } = useTranslation(['pages/products', 'entities/product'])
  const format = useFormat()
  const { fca, reason, truck_m3 } = product
  const dapPlace = findDapPlace(product, place)
  const unit = fca && t(`entities/product:per.${fca.unit}`)
  const formatUnitPrice = (price: string) => t('price_per', { price, unit })
  const { start_date, end_date } = reason
  const validFrom =
    start_date !== null &&
    (end_date !== null
      ? t('why.from_to', {
          from: format.date(start_date),
          to: format.date(end_date),
        })
      : t('why.from', { from: format.date(start_date) }))
  return (
    <section>
      <FigureList>
        <KeyFigure
          label={t('columns.fca')}
          value={fca ? formatUnitPrice(format.price(fca.price, 'EUR')) : t('no_price')}
        />
        <KeyFigure
          label={t(`columns.${isFullTruck ? 'dap_full' : 'dap'}`)}
          value={dapPlace ? formatUnitPrice(formatDap(dapPlace.dap, format)) : '–'}
          note={
            dapPlace
              ? [
                  findPortName(dapPlace.location) ?? dapPlace.location,
                  t(isFullTruck ? 'truck_full' : 'truck', {
                    volume: format.volume(truck_m3),
                  }),
                ].join(', ')
              : undefined
          }
        />
      </FigureList>
      <Disclosure label={t('why.title')}>
        <ul className={styles.why}>
          {reason.passed.map(({ scope, why }) => (
            <li key={scope}>
              {t('why.line', {
                scope: t(`why.scope.${scope}`),
                why: t(`why.passed.${why}`),
              })}
            </li>
          ))}
          {reason.scope && (
            <li className={styles.decides}>
              {t('why.line', {
                scope: t(`why.scope.${reason.scope}`),
                why: [validFrom, reason.is_by_size && t('why.by_size')].filter(Boolean).join(' '),
              })}
            </li>
          )}
        </ul>
        <p className={styles.note}>{t(`why.list.${product.list}`)}</p>
      </Disclosure>
    </section>
  )
}
