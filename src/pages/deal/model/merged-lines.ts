import { draftOfLine, type Deal, type DealWrite, type LineDraft } from '@/entities/deal'

/** The lines of a merged deal as the grid has them: names and specifications come from the side that has the line's product. */
export function mergedLines(merged: DealWrite, saved: Deal, typed: readonly LineDraft[]): readonly LineDraft[] {
  const known = [...typed, ...saved.lines.map(draftOfLine)]
  return merged.lines.flatMap((line) => {
    const sides = known.filter((each) => each.id === line.id)
    const side = sides.find((each) => each.product_id === line.product_id) ?? sides[0]
    if (!side) return []
    const { price, planned_purchase_price: purchase, specification, ...rest } = line
    return {
      ...side,
      ...rest,
      specification: specification ?? side.specification,
      price: price ?? '',
      planned_purchase_price: purchase ?? '',
    }
  })
}
