import type { Handlers } from './call'
import { clientHandlers } from './clients/handlers'
import { dealHandlers } from './deals/handlers'
import { notificationHandlers } from './notifications/handlers'
import { peopleHandlers } from './people/handlers'
import { productHandlers } from './products/handlers'
import { sessionHandlers } from './session/handlers'

/** Every operation of the contract has its handler here; one that is missing is a type error. */
export const handlers = {
  ...sessionHandlers,
  ...notificationHandlers,
  ...peopleHandlers,
  ...productHandlers,
  ...clientHandlers,
  ...dealHandlers,
} satisfies Handlers
