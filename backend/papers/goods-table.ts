import type { Schemas } from '../call'
import {
  computePricedQuantity,
  convert,
  describeSpecification,
  formatCount,
  formatSize,
  translateProductName,
} from '@domain/timber'
import { createCell } from './paper'
import type { PaperTexts } from './texts'

type GoodsLine = Pick<
  Schemas['SupplyLine'],
  | 'product_name'
  | 'specification'
  | 'certification'
  | 'quantity'
  | 'unit'
  | 'volume_m3'
  | 'price'
  | 'price_unit'
  | 'amount'
  | 'remark'
> &
  Pick<Schemas['DealLine'], 'service' | 'packs'>

type Goods = {
  lines: readonly GoodsLine[]
  currency: string
  /** Totals of the lines. */
  volume: string
  amount: string
}

/** Creates the table of sold or bought wood, one line per row, with totals. */
export function createGoodsTable(texts: PaperTexts, goods: Goods): Schemas['PaperTable'] {
  const { t, format } = texts
  const { lines, currency } = goods
  const figures = [
    t('goods.pcs'),
    t('goods.quantity'),
    t('product.unit.m3'),
    `${t('goods.price')}, ${currency}`,
    `${t('goods.amount')}, ${currency}`,
  ]
  return {
    label: t('goods.label'),
    columns: [
      { title: t('goods.wood'), align: 'start' },
      { title: t('goods.size'), align: 'start' },
      ...figures.map((title) => ({ title, align: 'end' as const })),
    ],
    rows: lines.flatMap((line) => [
      createLineRow(texts, line, currency),
      ...(line.service ? [createServiceRow(texts, line.service, currency)] : []),
    ]),
    totals: {
      cells: [
        createCell(t('goods.total')),
        ...['', '', ''].map((text) => createCell(text)),
        createCell(format.volume(goods.volume)),
        createCell(''),
        createCell(format.amount(goods.amount, currency)),
      ],
    },
  }
}

function createLineRow(texts: PaperTexts, line: GoodsLine, currency: string): Schemas['PaperRow'] {
  const { t, format } = texts
  const { specification, unit, price_unit, price, packs } = line
  const { pcs } = convert(line.quantity, unit, specification)
  // The m3 column already shows it.
  const isPricedApart = unit !== price_unit && price_unit !== 'm3'
  const priced = isPricedApart ? computePricedQuantity(line, specification) : null
  const { pcs_per_pack } = specification
  return {
    cells: [
      createCell(
        formatWoodName(texts, line),
        pcs_per_pack !== null && t('goods.per_pack', { count: pcs_per_pack }),
        line.certification !== 'none' && t(`product.certification.${line.certification}`),
        line.remark,
      ),
      createCell(formatSize(specification)),
      createCell(pcs.ok ? formatCount(pcs.value, format.number) : '–'),
      createCell(
        `${format.number(line.quantity)} ${t(`product.unit.${unit}`)}`,
        packs !== undefined && unit !== 'pack' && t('goods.packs', { count: packs }),
        priced !== null && `= ${format.number(priced)} ${t(`product.unit.${price_unit}`)}`,
      ),
      createCell(format.volume(line.volume_m3)),
      createCell(
        `${price === null ? '–' : format.price(price, currency)} ${t(`per.${price_unit}`)}`,
      ),
      createCell(format.amount(line.amount, currency)),
    ],
  }
}

/** A service on the wood of the row above. */
const createServiceRow = (
  { t, format }: PaperTexts,
  { service, m3, price, amount }: Schemas['LineServiceCharge'],
  currency: string,
): Schemas['PaperRow'] => ({
  cells: [
    createCell(t(`order.service.${service}`)),
    createCell(''),
    createCell(''),
    createCell(`${format.number(m3, 3)} ${t('product.unit.m3')}`),
    createCell(''),
    createCell(`${format.price(price, currency)} ${t('per.m3')}`),
    createCell(format.amount(amount, currency)),
  ],
})

/** Names the wood of a line in the language of a paper. */
function formatWoodName(
  { t }: PaperTexts,
  { product_name, specification }: Pick<GoodsLine, 'product_name' | 'specification'>,
): string {
  const formatTreatment = (treatment: NonNullable<Schemas['Specification']['treatment']>) =>
    t(`product.treatment.${treatment}`)
  if (product_name === null)
    return describeSpecification(specification, {
      wood: (wood) => t(`product.wood.${wood}`),
      treatment: formatTreatment,
    })
  return translateProductName(
    { name: product_name, specification },
    {
      wood: (wood, form) =>
        form === null
          ? t(`product.name.wood.${wood}`)
          : t(`product.name.form.${form}`, { wood: t(`product.name.wood_in.${wood}`) }),
      treatment: (treatment) =>
        treatment === 'none' || treatment === 'thermally_modified'
          ? formatTreatment(treatment)
          : t(`product.name.treatment.${treatment}`),
      colour: (colour) => t(`product.name.colour.${colour}`),
    },
  )
}
