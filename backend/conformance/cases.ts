import type { Cases } from './case'
import { clientCases } from './clients.conformance'
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
}
