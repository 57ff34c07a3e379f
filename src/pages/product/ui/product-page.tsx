import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { ProductStatusBadge } from '@/entities/product'
import { mayOpen, useAuth } from '@/entities/session'
import {
  DiscardItem,
  recordLoader,
  RecordPage,
  SaveButton,
  useRecord,
} from '@/features/edit-record'
import { useTranslation } from '@/shared/i18n'
import { EllipsisIcon, menuItemClass, PopoverMenu, Skeleton } from '@/shared/ui'
import { RecordBones, RecordScreen } from '@/widgets/document'
import { productForm } from '../model/product-form'
import { productWords } from '../model/product-words'
import { useLike } from '../model/use-like'
import { ProductFigures } from './product-figures'
import {
  NameSection,
  PackSection,
  SizeSection,
  TradeSection,
  WoodSection,
} from './product-sections'
import { ProductStanding } from './product-standing'

/** A product, new or known. */
export function ProductPage(): ReactElement {
  const { t } = useTranslation('pages/product')
  return (
    <RecordPage
      form={productForm}
      screen={ProductScreen}
      waiting={<RecordBones title={t('product')} figures={<Skeleton height="12rem" />} />}
    />
  )
}

export const loader = recordLoader(productForm)

function ProductScreen() {
  const { saved: product } = useRecord(productForm)
  useLike()
  return (
    <RecordScreen
      title={product?.name}
      status={product && <ProductStatusBadge status={product.status} />}
      actions={<ProductActions />}
      notice={product && <ProductStanding product={product} />}
      figures={<ProductFigures />}
      words={productWords}
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
        {saved && mayOpen(role, '/products/new') && (
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
