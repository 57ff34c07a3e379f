import { describe, expect, it } from 'vitest'
import { operations, type OperationId } from '@contract/operations'
import { readContract } from './read-contract'

interface Content {
  content?: Record<string, object>
}
interface Operation {
  requestBody?: Content
  responses: Record<string, Content>
}
interface Declared {
  paths: Record<string, Record<string, Operation>>
}

describe('the contract', async () => {
  const { paths } = (await readContract()) as Declared
  const findDeclared = (id: OperationId) =>
    paths[operations[id].path]?.[operations[id].method.toLowerCase()] ?? { responses: {} }

  it.each<[what: string, id: OperationId, refusals: readonly number[]]>([
    ['reads data for any logged-in user', 'getMe', [401]],
    ['reads a list', 'listDeals', [401, 403, 422]],
    ['reads a record', 'getDeal', [401, 403, 404]],
    ['adds a record', 'createDeal', [400, 401, 403, 409, 413, 422]],
    ['changes a record', 'updateSawmill', [400, 401, 403, 404, 412, 413, 422, 428]],
    [
      'writes data for anonymous users, with refusals of its own',
      'login',
      [400, 403, 413, 422, 429, 503],
    ],
  ])('documents every refusal that %s', (_what, id, refusals) => {
    const statuses = Object.keys(findDeclared(id).responses).map(Number)
    expect(statuses.filter((status) => status >= 400)).toEqual(refusals)
  })

  it.each(Object.keys(operations) as OperationId[])(
    'has request and response examples of %s',
    (id) => {
      const { requestBody, responses } = findDeclared(id)
      const bodies = [requestBody, responses[operations[id].status]].map(
        (part) => part?.content?.['application/json'],
      )
      for (const body of bodies.filter((part) => part !== undefined)) {
        expect('example' in body || 'examples' in body).toBe(true)
      }
    },
  )
})
