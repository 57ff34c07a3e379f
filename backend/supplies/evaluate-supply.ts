import type { SupplyAllocationSummary } from '../allocations/release-allocations'
import { getBusinessDay } from '../business-day'
import type { StaffCall } from '../call'
import { parseJson } from '../db/json'
import type { Row } from '../db/tables'
import type { Schemas, SupplyStatus, SupplyWarning, SupplyWrite } from './contract'
import type { SupplyLineAmounts } from './supply-figures'
import type { SupplyStepSubject } from './rules/supply-state-machine'
import { findSupplyWarnings } from './rules/supply-warnings'

type EvaluatedSupply = {
  status: SupplyStatus
  write: SupplyWrite
  lines: readonly {
    write: SupplyWrite['lines'][number]
    specification: Schemas['Specification']
    figures: SupplyLineAmounts
  }[]
  sawmill: Row<'sawmills'>
  allocated: SupplyAllocationSummary
}

/** Computes the data for transitions, and the warnings, of a stored or previewed supply. */
export function evaluateSupply(
  call: Pick<StaffCall, 'clock' | 'timeZone'>,
  { status, write, lines, sawmill, allocated }: EvaluatedSupply,
): {
  subject: SupplyStepSubject
  warnings: SupplyWarning[]
} {
  const supply = {
    ...write,
    lines: lines.map(({ write: line, specification, figures }) => ({
      ...line,
      specification,
      ...figures,
    })),
  }
  const { name, approval, certificate_scheme: scheme, certificate_expires: expires } = sawmill
  return {
    subject: { status, supply, sawmill: { name, approval }, allocated },
    warnings: findSupplyWarnings({
      status,
      supply,
      sawmill: {
        name,
        species: parseJson(sawmill.species),
        profiles: parseJson(sawmill.profiles),
        certificate: scheme && expires ? { scheme, expires } : null,
      },
      today: getBusinessDay(call),
    }),
  }
}
