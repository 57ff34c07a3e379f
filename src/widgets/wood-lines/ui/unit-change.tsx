import { useFormat, useTranslation } from '@/shared/i18n'
import { convertPriceUnit, UNMEASURED } from '@domain/timber'
import { trimDecimal } from '@domain/numbers'
import { Button } from '@/shared/ui'
import type { LinesStore } from '@/shared/ui/lines-grid'
import { convertLineQuantity } from '../model/line-units'
import { isParsedPrice } from '../model/line-figures'
import type { FormerLine, WoodLine } from '../model/wood-line'

/**
 * The value that a change of a unit preserved: the volume, or the worth at the first readable
 * price.
 */
type PreservedValue = { readonly isExact: boolean } & (
  | { readonly what: 'wood'; readonly exactly: string }
  | { readonly what: 'worth'; readonly before: string; readonly after: string }
)

/** Returns null if the line has been edited since. */
function findPreservedValue(line: WoodLine, former: FormerLine): PreservedValue | null {
  const { specification } = line
  if (former.unit !== line.unit) {
    if (convertLineQuantity({ ...former, specification }, line.unit) !== line.quantity) return null
    const exactly = convertLineQuantity(line, former.unit) ?? former.quantity
    return { what: 'wood', exactly, isExact: exactly === trimDecimal(former.quantity) }
  }
  const [name, before = ''] =
    Object.entries(former.prices).find(([, price]) => isParsedPrice(price)) ?? []
  if (name === undefined || former.price_unit === line.price_unit) return null
  const convertedPrice = convertPriceUnit(
    before,
    former.price_unit,
    line.price_unit,
    specification ?? UNMEASURED,
  )
  return convertedPrice && convertedPrice.price === line.prices[name]
    ? { what: 'worth', isExact: convertedPrice.isExact, before, after: convertedPrice.price }
    : null
}

interface UnitChangeProps {
  lines: LinesStore<WoodLine>
  line: WoodLine
  former: FormerLine
  /** ISO 4217. */
  currency: string
}

/**
 * Explains that a change of unit preserved the wood or the worth, and offers to undo it or to keep
 * the number.
 */
export function UnitChange({ lines, line, former, currency }: UnitChangeProps) {
  const { t } = useTranslation(['widgets/wood-lines', 'entities/product'])
  const format = useFormat()
  const preserved = findPreservedValue(line, former)
  if (!preserved) return null

  const formatAmount = (quantity: string, unit: WoodLine['unit']) =>
    `${format.number(quantity)} ${t(`entities/product:unit.${unit}`)}`
  const formatPrice = (each: string, unit: WoodLine['unit']) =>
    `${format.price(each, currency)} ${t(`per.${unit}`)}`
  const [before, after, written] =
    preserved.what === 'wood'
      ? [
          formatAmount(former.quantity, former.unit),
          formatAmount(line.quantity, line.unit),
          formatAmount(former.quantity, line.unit),
        ]
      : [
          formatPrice(preserved.before, former.price_unit),
          formatPrice(preserved.after, line.price_unit),
          formatPrice(preserved.before, line.price_unit),
        ]
  const exactly = preserved.what === 'wood' ? formatAmount(preserved.exactly, former.unit) : ''
  const { quantity, prices } = former
  const writeLine = (change: Partial<WoodLine>) =>
    lines.write(line.id, (each) => ({ ...each, ...change, former: null }))

  return (
    <>
      <span>
        {t(`kept.${preserved.what}${preserved.isExact ? '' : '_rounded'}`, {
          before,
          after,
          exactly,
        })}
      </span>
      <Button size="s" onClick={() => writeLine(former)}>
        {t('kept.undo')}
      </Button>
      <Button
        size="s"
        onClick={() => writeLine(preserved.what === 'wood' ? { quantity } : { prices })}
      >
        {t('kept.instead', { written })}
      </Button>
    </>
  )
}
