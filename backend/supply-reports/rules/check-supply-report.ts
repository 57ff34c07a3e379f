import { isPole } from '@domain/timber'
import { isValidDay } from '../../documents/check-terms'
import type { FieldError } from '../../problems/problem'
import type { Schemas, SupplyReportLineWrite, SupplyReportWrite } from '../contract'

type InspectionTarget = Pick<Schemas['InspectableSupply'], 'status' | 'lines'>

/**
 * Returns the errors of a submitted report beyond the contract's schema. A draft may be incomplete,
 * but not wrong.
 * @param supply undefined if it does not exist
 * @param isOpen true if the supply can be inspected; it stays open for a report that already refers
 * to it
 */
export function checkSupplyReport(
  report: SupplyReportWrite,
  supply: InspectionTarget | undefined,
  isOpen: boolean,
): FieldError[] {
  if (!supply) return [{ pointer: '/supply_id', code: 'not_found' }]
  const ids = report.lines.map(({ id }) => id)
  return [
    ...(isOpen ? [] : [{ pointer: '/supply_id', code: 'closed_document' as const }]),
    ...(report.inspected_on === null || isValidDay(report.inspected_on)
      ? []
      : [{ pointer: '/inspected_on', code: 'wrong_format' as const }]),
    ...report.lines.flatMap((line, at): FieldError[] => {
      const wood = supply.lines.find(({ id }) => id === line.id)
      if (!wood) return [{ pointer: `/lines/${at}/id`, code: 'not_found' }]
      if (ids.indexOf(line.id) < at) return [{ pointer: `/lines/${at}/id`, code: 'duplicate' }]
      return checkLine(line, isPole(wood.specification), `/lines/${at}`)
    }),
  ]
}

function checkLine(
  { lot_pcs, rejected_pcs, readings }: SupplyReportLineWrite,
  isPoles: boolean,
  pointer: string,
): FieldError[] {
  const ids = readings.map(({ id }) => id)
  const isTooMuch = lot_pcs !== null && rejected_pcs !== null && rejected_pcs > lot_pcs
  return [
    ...(isTooMuch
      ? [
          {
            pointer: `${pointer}/rejected_pcs`,
            code: 'too_large' as const,
            params: { max: lot_pcs },
          },
        ]
      : []),
    ...readings.flatMap(({ id, width_mm, defects }, at): FieldError[] => [
      ...(ids.indexOf(id) < at
        ? [{ pointer: `${pointer}/readings/${at}/id`, code: 'duplicate' as const }]
        : []),
      ...(isPoles && width_mm !== null
        ? [{ pointer: `${pointer}/readings/${at}/width_mm`, code: 'unexpected' as const }]
        : []),
      ...(new Set(defects).size < defects.length
        ? [{ pointer: `${pointer}/readings/${at}/defects`, code: 'duplicate' as const }]
        : []),
    ]),
  ]
}
