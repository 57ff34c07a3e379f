import type { Cases } from './case'
import { clientCases } from './clients.conformance'
import { dealListCases } from './deals-list.conformance'
import { dealRecordCases } from './deals-record.conformance'
import { dealStepCases } from './deals-steps.conformance'
import { dealCases } from './deals.conformance'
import { notificationCases } from './notifications.conformance'
import { peopleCases } from './people.conformance'
import { productCases } from './products.conformance'
import { sessionCases } from './session.conformance'

/** What every host must do, by operation. */
export const cases: Cases = {
  ...sessionCases,
  ...notificationCases,
  ...peopleCases,
  ...productCases,
  ...clientCases,
  ...dealCases,
  ...dealListCases,
  ...dealStepCases,
  ...dealRecordCases,
}
