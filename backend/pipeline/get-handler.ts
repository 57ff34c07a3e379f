import type { OperationId } from '@contract/operations'
import type { Call, Handler, Handlers, OperationResult } from '../call'

type InputPart = 'path' | 'query' | 'body' | 'person' | 'version'

/** A call whose input was checked against its operation, by validators or by types. */
export type CheckedCall<Id extends OperationId> = Omit<Call<Id>, InputPart> &
  Record<InputPart, unknown>

/** Returns the handler of an operation for a checked call. */
export function getHandler<Id extends OperationId>(
  handlers: Partial<Handlers>,
  id: Id,
): (call: CheckedCall<Id>) => Promise<OperationResult<Id>> {
  const handler: Handler<Id> | undefined = handlers[id]
  if (!handler) throw new Error(`No handler for ${id}.`)
  return (call) => handler(call as Call<Id>)
}
