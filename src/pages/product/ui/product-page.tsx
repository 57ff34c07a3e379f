import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { ProductStatusBadge } from '@/entities/product'
import { canOpenRoute, useAuth } from '@/entities/session'
import {
  DiscardItem,
  recordLoader,
  RecordPage,
  SaveButton,
  useRecord,
} from '@/features/edit-record'
import { useTranslation } from '@/shared/i18n'
import { EllipsisIcon, menuItemClass, PopoverMenu, Skeleton } from '@/shared/ui'
import { RecordSkeleton, RecordScreen } from '@/widgets/document'
import { productForm } from '../model/product-form'
import { productActivityTexts } from '../model/product-activity-texts'
import { usePrefillFromProduct } from '../model/use-prefill-from-product'
import { ProductFigures } from './product-figures'
import {
  NameSection,
  PackSection,
  SizeSection,
  TradeSection,
  WoodSection,
} from './product-sections'
import { ProductUsageNotice } from './product-usage-notice'

/** A product, new or known. */
export function ProductPage(): ReactElement {
  const { t } = useTranslation('pages/product')
  return (
    <RecordPage
      form={productForm}
      screen={ProductScreen}
      skeleton={<RecordSkeleton title={t('product')} figures={<Skeleton height="12rem" />} />}
    />
  )
}

export const loader = recordLoader(productForm)

function ProductScreen() {
  const { saved: product } = useRecord(productForm)
  usePrefillFromProduct()
  return (
    <RecordScreen
      title={product?.name}
      status={product && <ProductStatusBadge status={product.status} />}
      actions={<ProductActions />}
      notice={product && <ProductUsageNotice product={product} />}
      figures={<ProductFigures />}
      words={productActivityTexts}
    >
      <NameSection />
      <WoodSection />
      <SizeSection />
      <PackSection />
      <TradeSection />
    </RecordScreen>
  )
}

function ProductActions() {
  const { t } = useTranslation('pages/product')
  const { saved } = useRecord()
  const { role } = useAuth()
  return (
    <>
      <SaveButton />
      <PopoverMenu
        align="end"
        hasChevron={false}
        variant="quiet"
        accessibleName={t('more')}
        label={<EllipsisIcon />}
      >
        <DiscardItem />
        {saved && canOpenRoute(role, '/products/new') && (
          <Link to="/products/new" search={{ like: saved.id }} className={menuItemClass}>
            {t('like')}
          </Link>
        )}
        <Link to="/products/all" className={menuItemClass}>
          {t('all')}
        </Link>
      </PopoverMenu>
    </>
  )
}
