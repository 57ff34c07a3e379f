import { sumAmounts } from '@domain/money'
import type { Schemas } from '../../call'
import type { PaperTexts } from '../../papers/texts'

/** Returns gross and net weight, or the net weight alone if any line has no gross weight. */
export function createWeightTerm(
  { t, format }: PaperTexts,
  lines: readonly Pick<Schemas['InvoiceLine'], 'net_kg' | 'gross_kg'>[],
): [term: string, value: string] {
  const sum = (name: 'net_kg' | 'gross_kg') =>
    format.number(sumAmounts(lines.map((line) => String(line[name]))).replace(/\.\d+$/, ''))
  const [gross, net] = [sum('gross_kg'), sum('net_kg')]
  // A line that was not weighed with its packaging has its net weight twice.
  const hasGross = lines.every(({ gross_kg, net_kg }) => gross_kg > net_kg)
  return hasGross
    ? [t('invoice.weight'), t('invoice.kg', { gross, net })]
    : [t('invoice.net_weight'), `${net}\u00a0kg`]
}
