import { describe, expect, it } from 'vitest'
import { operations, type OperationId } from '@contract/operations'
import type { Kind } from './case'
import { cases } from './cases'

/**
 * Returns the kinds of cases that an operation needs by its contract. The suite itself tests
 * anonymous users and other roles for every operation.
 */
function listRequiredKinds(id: OperationId): Kind[] {
  const { body_type, query, takes_version, takes_idempotency_key, path_params } = operations[id]
  const kinds: [Kind, boolean][] = [
    ['success', true],
    ['invalid', body_type !== null || query !== null],
    ['stale', takes_version],
    ['idempotent', takes_idempotency_key],
    ['not_found', path_params !== null],
  ]
  return kinds.filter(([, isRequired]) => isRequired).map(([kind]) => kind)
}

describe('the conformance suite', () => {
  it.each(Object.keys(operations) as OperationId[])('covers %s', (id) => {
    const kinds = new Set(cases[id]?.map(({ kind }) => kind))
    expect(listRequiredKinds(id).filter((kind) => !kinds.has(kind))).toEqual([])
  })
})
