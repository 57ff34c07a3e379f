import { clsx } from 'clsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { stockSizesQueryOptions, type StockProductSearch, type StockSize } from '@/entities/stock'
import { listStockProductsSearch } from '@contract/searches'
import { useTranslation } from '@/shared/i18n'
import { Chip, PopoverMenu } from '@/shared/ui'
import styles from './size-picker.module.css'

const SECTION = ['thickness_mm', 'width_mm', 'diameter_mm'] as const

interface SizePickerProps {
  search: StockProductSearch
  onSearch(search: StockProductSearch): void
}

/**
 * Way into the products: the categories in stock, and a matrix of their sections. Both set filters
 * of the list. Renders nothing without stock, or before it is loaded.
 */
export function SizePicker({ search, onSearch }: SizePickerProps) {
  const { t } = useTranslation(['pages/products', 'entities/product'])
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery(stockSizesQueryOptions(search.company_id))
  if (!data || data.items.length === 0) return null

  const { thickness_mm: _, width_mm: _width, diameter_mm: _diameter, ...withoutSection } = search
  const { category: chosen = [], ...withoutCategory } = withoutSection
  const isChosen = (size: StockSize) =>
    SECTION.every((field) => (search[field] ?? []).join() === String(size[field] ?? ''))
  const chosenSize = data.items.find(isChosen)
  const categories = listStockProductsSearch.category.values
    .map((category) => ({
      category,
      count: countProducts(data.items.filter((size) => size.category === category)),
    }))
    .filter(({ count }) => count > 0)

  return (
    <div className={styles.bar}>
      <div role="group" aria-label={t('sizes.categories')} className={styles.choices}>
        {categories.map(({ category, count }) => {
          const isSelected = chosen.length === 1 && chosen[0] === category
          const label = t(`entities/product:category.${category}`)
          return (
            <Chip
              key={category}
              label={label}
              isSelected={isSelected}
              // The section is cleared as well, as the other category may not have it.
              onPress={() =>
                onSearch(
                  isSelected ? withoutCategory : { ...withoutCategory, category: [category] },
                )
              }
            >
              {label} <span className={styles.count}>{count}</span>
            </Chip>
          )
        })}
      </div>
      <PopoverMenu
        label={chosenSize ? formatSection(chosenSize) : t('sizes.title')}
        size="s"
        isCurrent={chosenSize !== undefined}
        isWide
        onOpenChange={setOpen}
      >
        {isOpen && (
          <SizeMatrix
            sizes={data.items.filter(
              ({ category }) => chosen.length === 0 || chosen.includes(category),
            )}
            isChosen={isChosen}
            onChoose={(size) =>
              onSearch({ ...withoutSection, ...(isChosen(size) ? {} : toSectionFilters(size)) })
            }
          />
        )}
      </PopoverMenu>
    </div>
  )
}

interface SizeMatrixProps {
  sizes: readonly StockSize[]
  isChosen(size: StockSize): boolean
  onChoose(size: StockSize): void
}

/** Thicknesses down, widths across, with the number of products; diameters of round wood below. */
function SizeMatrix({ sizes, isChosen, onChoose }: SizeMatrixProps) {
  const { t } = useTranslation(['pages/products', 'entities/product'])
  const thicknesses = listValues(sizes, 'thickness_mm')
  const widths = listValues(sizes, 'width_mm')
  const diameters = listValues(sizes, 'diameter_mm')
  const renderSize = (same: readonly StockSize[], text?: string) => {
    const [size] = same
    if (!size) return null
    const count = countProducts(same)
    return (
      <button
        type="button"
        className={styles.size}
        aria-pressed={isChosen(size)}
        aria-label={t('sizes.cell', { size: formatSection(size), count })}
        onClick={() => onChoose(size)}
      >
        {text ?? count}
      </button>
    )
  }
  return (
    <div className={styles.sizes}>
      {thicknesses.length > 0 && (
        <div className={clsx(styles.wide, 'scrolls-sideways')}>
          <table className={styles.matrix}>
            <caption>{t('sizes.caption')}</caption>
            <thead>
              <tr>
                <td />
                {widths.map((width) => (
                  <th key={width} scope="col">
                    {width}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {thicknesses.map((thickness) => (
                <tr key={thickness}>
                  <th scope="row">{thickness}</th>
                  {widths.map((width) => (
                    <td key={width}>
                      {renderSize(
                        sizes.filter(
                          ({ thickness_mm, width_mm }) =>
                            thickness_mm === thickness && width_mm === width,
                        ),
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {diameters.length > 0 && (
        <div
          role="group"
          aria-label={t('entities/product:field.diameter_mm')}
          className={styles.diameters}
        >
          {diameters.map((diameter) => (
            <span key={diameter}>
              {renderSize(
                sizes.filter(({ diameter_mm }) => diameter_mm === diameter),
                `Ø ${diameter}`,
              )}
            </span>
          ))}
        </div>
      )}
    </div>
  )
}

const countProducts = (sizes: readonly StockSize[]): number =>
  sizes.reduce((sum, { products }) => sum + products, 0)

const listValues = (sizes: readonly StockSize[], field: (typeof SECTION)[number]): number[] =>
  [...new Set(sizes.flatMap((size) => size[field] ?? []))].toSorted((a, b) => a - b)

const formatSection = ({ thickness_mm, width_mm, diameter_mm }: StockSize): string =>
  diameter_mm === null ? `${thickness_mm} × ${width_mm} mm` : `Ø ${diameter_mm} mm`

const toSectionFilters = (size: StockSize): Partial<StockProductSearch> =>
  Object.fromEntries(
    SECTION.filter((field) => size[field] !== null).map((field) => [field, [String(size[field])]]),
  )
