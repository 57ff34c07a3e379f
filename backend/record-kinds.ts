import type { Schemas } from './call'
import { cargoReportKind } from './cargo-reports/kind'
import { cargoKind } from './cargos/kind'
import { clientKind } from './clients/kind'
import { companyKind } from './companies/kind'
import { dealKind } from './deals/kind'
import type { RecordKindDefinition } from './records/record-kind'
import { orderKind } from './orders/kind'
import { personKind } from './people/kind'
import { productKind } from './products/kind'
import { sawmillKind } from './sawmills/kind'
import { supplyKind } from './supplies/kind'
import { supplyReportKind } from './supply-reports/kind'

/** Every record kind of the contract; a missing one is a type error. */
export const recordKinds = {
  client: clientKind,
  deal: dealKind,
  sawmill: sawmillKind,
  supply: supplyKind,
  cargo: cargoKind,
  supply_report: supplyReportKind,
  cargo_report: cargoReportKind,
  order: orderKind,
  company: companyKind,
  person: personKind,
  product: productKind,
} satisfies Record<Schemas['RecordKind'], RecordKindDefinition>
