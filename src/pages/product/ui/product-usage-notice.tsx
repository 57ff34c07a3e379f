import type { ProductRecord } from '@/entities/product'
import { useRecord } from '@/features/edit-record'
import { useTranslation } from '@/shared/i18n'
import { Banner } from '@/shared/ui'
import { productForm } from '../model/product-form'

type Use = keyof ProductRecord['uses']

const usageNames: readonly Use[] = [
  'packs',
  'prices',
  'offers',
  'baskets',
  'orders',
  'deals',
  'supplies',
]

/** Where a product stands: archived, or in use somewhere, so that a part of it stays as it is. */
export function ProductUsageNotice({ product }: { readonly product: ProductRecord }) {
  const { t, i18n } = useTranslation('pages/product')
  const { canChange } = useRecord(productForm)
  const said = usageNames
    .filter((use) => product.uses[use] > 0)
    .map((use) => t(`uses.${use}`, { count: product.uses[use] }))
  const where = new Intl.ListFormat(i18n.language).format(said)
  return (
    <>
      {product.status === 'archived' && <Banner>{t('archived')}</Banner>}
      {said.length > 0 && canChange && <Banner>{t('in_use', { where })}</Banner>}
    </>
  )
}
