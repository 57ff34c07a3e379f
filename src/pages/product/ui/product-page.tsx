import { Link, useMatch } from '@tanstack/react-router'
import { type ReactElement, useEffect, useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import {
  formatProductName,
  isMillVolumeOff,
  productQueryOptions,
  type ProductRecord,
  ProductStatusBadge,
} from '@/entities/product'
import { canOpenRoute, useAuth } from '@/entities/session'
import {
  DiscardItem,
  recordLoader,
  RecordPage,
  SaveButton,
  useRecord,
  useRecordEditing,
} from '@/features/edit-record'
import { vProductWrite } from '@contract/validators'
import { toFormValues } from '@/shared/forms'
import { type Format, useFormat, useTranslation } from '@/shared/i18n'
import {
  Banner,
  EllipsisIcon,
  FigureList,
  KeyFigure,
  menuItemClass,
  PopoverMenu,
  Skeleton,
} from '@/shared/ui'
import { RecordScreen, RecordSkeleton } from '@/widgets/document'
import {
  formatChoice,
  formatMeasure,
  productFormConfig,
  type ProductValues,
} from '../model/product-form'
import { usePackFigures } from '../model/use-pack-figures'
import {
  NameSection,
  PackSection,
  SizeSection,
  TradeSection,
  WoodSection,
} from './product-sections'

/** Live figures of a piece and a pack. Unknown values have dashes. */
function ProductFigures() {
  const { t } = useTranslation(['pages/product', 'entities/product'])
  const format = useFormat()
  const figures = usePackFigures()
  const { piece_m3, pack_m3, pack_kg, pack_lm, mill_percent } = figures
  return (
    <FigureList>
      <KeyFigure label={t('figures.piece')} value={piece_m3 && format.volume(piece_m3)} unit="m³" />
      <KeyFigure
        label={t('figures.pack')}
        value={pack_m3 && format.volume(pack_m3)}
        unit="m³"
        tone={isMillVolumeOff(figures) ? 'waiting' : 'plain'}
        note={
          mill_percent !== null && isMillVolumeOff(figures)
            ? t('figures.mill', {
                percent: `${mill_percent > 0 ? '+' : '−'}${format.percent(String(Math.abs(Math.round(mill_percent))))}`,
              })
            : undefined
        }
      />
      <KeyFigure label={t('figures.weight')} value={pack_kg && format.number(pack_kg)} unit="kg" />
      <KeyFigure
        label={t('figures.length')}
        value={pack_lm && format.number(pack_lm)}
        unit={t('entities/product:unit.lm')}
      />
    </FigureList>
  )
}

type Use = keyof ProductRecord['uses']

const USAGE_NAMES: readonly Use[] = [
  'packs',
  'prices',
  'offers',
  'baskets',
  'orders',
  'deals',
  'supplies',
]

/** Notice of an archived product, or of one in use, which has locked fields. */
function ProductUsageNotice({ product }: { product: ProductRecord }) {
  const { t, i18n } = useTranslation('pages/product')
  const { canChange } = useRecord(productFormConfig)
  const usages = USAGE_NAMES.filter((usage) => product.uses[usage] > 0).map((usage) =>
    t(`uses.${usage}`, { count: product.uses[usage] }),
  )
  const usageList = new Intl.ListFormat(i18n.language).format(usages)
  return (
    <>
      {product.status === 'archived' && <Banner>{t('archived')}</Banner>}
      {usages.length > 0 && canChange && <Banner>{t('in_use', { where: usageList })}</Banner>}
    </>
  )
}

/** Copies the values of another product into a new one, once, unless the form has input. */
function usePrefillFromProduct(): void {
  const { saved, form } = useRecord(productFormConfig)
  const { hasRestoredDraft } = useRecordEditing()
  const sourceId = useMatch({ from: '/products/new', shouldThrow: false })?.search.like
  const prefillId = saved === null && !hasRestoredDraft ? sourceId : undefined
  const { data } = useQuery({
    ...productQueryOptions(prefillId ?? ''),
    enabled: prefillId !== undefined,
  })
  const isFilled = useRef(false)
  useEffect(() => {
    if (!data || prefillId === undefined || isFilled.current) return
    isFilled.current = true
    for (const [name, value] of Object.entries(toPrefilledValues(data)))
      form.setValue(name as keyof ProductValues, value, { shouldDirty: true })
  }, [data, prefillId, form])
}

/** Returns all copied values, including the name, which the user changes. */
const toPrefilledValues = (product: ProductRecord): ProductValues => ({
  ...(toFormValues(vProductWrite, product) as ProductValues),
  status: 'active',
})

function formatValue(field: string, text: string, format: Format): string | undefined {
  switch (field) {
    case 'status':
    case 'wood':
    case 'profile':
    case 'treatment':
    case 'packaging':
    case 'category':
    case 'certification':
      return formatChoice(field, text)
    default:
      return /_mm|_m3|_pack|_percent|_per_m$/.test(field)
        ? formatMeasure(field, text, format)
        : undefined
  }
}

const productActivityTexts = { texts: 'pages/product', value: formatValue } as const

export function ProductPage(): ReactElement {
  const { t } = useTranslation('pages/product')
  return (
    <RecordPage
      config={productFormConfig}
      screen={ProductScreen}
      skeleton={<RecordSkeleton title={t('product')} figures={<Skeleton height="12rem" />} />}
    />
  )
}

export const loader = recordLoader(productFormConfig)

function ProductScreen() {
  const { saved: product } = useRecord(productFormConfig)
  usePrefillFromProduct()
  return (
    <RecordScreen
      title={
        product ? formatProductName({ name: product.name, specification: product }) : undefined
      }
      status={product && <ProductStatusBadge status={product.status} />}
      actions={<ProductActions />}
      notice={product && <ProductUsageNotice product={product} />}
      figures={<ProductFigures />}
      activityTexts={productActivityTexts}
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
