import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { ProductStatusBadge } from '@/entities/product'
import { mayOpen, useAuth } from '@/entities/session'
import { DiscardItem, firstCallsOf, RecordFields, RecordNotices, RecordPage, SaveButton, SaveState, useRecord } from '@/features/edit-record'
import { useFormat, useTranslation } from '@/shared/i18n'
import { EllipsisIcon, menuItemClass, PopoverMenu, Skeleton } from '@/shared/ui'
import { DocumentFrame, RecordPanel, useRecordWords } from '@/widgets/document'
import { productForm } from '../model/product-form'
import { productWords } from '../model/product-words'
import { useLike } from '../model/use-like'
import { ProductFigures } from './product-figures'
import { NameSection, PackSection, SizeSection, TradeSection, WoodSection } from './product-sections'
import { ProductStanding } from './product-standing'

/** A product, new or known. */
export const ProductPage = (): ReactElement => <RecordPage form={productForm} screen={ProductScreen} waiting={<ProductBones />} />

export const firstCalls = firstCallsOf(productForm)

function ProductScreen() {
  const { t } = useTranslation('pages/product')
  const format = useFormat()
  const { saved: product } = useRecord(productForm)
  useLike()
  return (
    <DocumentFrame
      title={product?.name ?? t('new')}
      status={product && <ProductStatusBadge status={product.status} />}
      subtitle={product && t('updated', { date: format.date(product.updated_at) })}
      saveState={<SaveState />}
      actions={<ProductActions />}
      notice={<RecordNotices>{product && <ProductStanding product={product} />}</RecordNotices>}
      figures={<ProductFigures />}
      record={<RecordPanel kind="product" record={product} words={useRecordWords(productWords)} />}
    >
      <RecordFields>
        <NameSection />
        <WoodSection />
        <SizeSection />
        <PackSection />
        <TradeSection />
      </RecordFields>
    </DocumentFrame>
  )
}

function ProductActions() {
  const { t } = useTranslation('pages/product')
  const { saved } = useRecord()
  const { role } = useAuth()
  return (
    <>
      <SaveButton />
      <PopoverMenu align="end" hasChevron={false} variant="quiet" accessibleName={t('more')} label={<EllipsisIcon />}>
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

/** The frame of the screen while the product is under way. */
function ProductBones() {
  const { t } = useTranslation('pages/product')
  return (
    <DocumentFrame title={t('product')} figures={<Skeleton height="12rem" />}>
      <Skeleton height="36rem" />
    </DocumentFrame>
  )
}
