import type { Allocated } from '../allocations/release'
import { businessDay } from '../business-day'
import type { StaffCall } from '../call'
import { parseJson } from '../db/json'
import type { Row } from '../db/tables'
import type { Schemas, SupplyStatus, SupplyWarning, SupplyWrite } from './contract'
import type { LineFigures } from './figures'
import type { StepSubject } from './rules/supply-steps'
import { supplyWarnings } from './rules/supply-warnings'

type Judged = {
  status: SupplyStatus
  write: SupplyWrite
  lines: readonly {
    write: SupplyWrite['lines'][number]
    specification: Schemas['Specification']
    figures: LineFigures
  }[]
  sawmill: Row<'sawmills'>
  allocated: Allocated
}

/** What the steps of a supply are judged by, and what looks wrong in it: as it is stored, or as it would be. */
export function judgedSupply(
  call: Pick<StaffCall, 'clock' | 'timeZone'>,
  { status, write, lines, sawmill, allocated }: Judged,
): {
  subject: StepSubject
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
    warnings: supplyWarnings({
      status,
      supply,
      sawmill: {
        name,
        species: parseJson(sawmill.species),
        profiles: parseJson(sawmill.profiles),
        certificate: scheme && expires ? { scheme, expires } : null,
      },
      today: businessDay(call),
    }),
  }
}
