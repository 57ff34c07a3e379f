import type { Handlers } from './call'
import { notificationHandlers } from './notifications/handlers'
import { sessionHandlers } from './session/handlers'

/** Every operation of the contract has its handler here; one that is missing is a type error. */
export const handlers = {
  ...sessionHandlers,
  ...notificationHandlers,
} satisfies Partial<Handlers>
