import path from 'node:path'
import { bundle, createConfig } from '@redocly/openapi-core'
import { describe, expect, it } from 'vitest'
import { operations, type OperationId } from '@/shared/api/generated/operations'

type Content = { content?: Record<string, object> }
type Operation = { requestBody?: Content; responses: Record<string, Content> }
type Declared = { paths: Record<string, Record<string, Operation>> }

/** Refusals that don't follow from the operation's shape. */
const OWN: Partial<Record<OperationId, readonly number[]>> = {
  addToBasket: [404],
  changeBasketLine: [409],
  createOrder: [404],
  emptyBasket: [404],
  getBasket: [404],
  importPrices: [409],
  listBasketSuggestions: [404],
  listPaidPrices: [404],
  listStockProducts: [404],
  changePassword: [429, 503],
  listOutbox: [404],
  login: [429, 503],
  previewCargo: [404],
  previewDeal: [404],
  previewPriceImport: [409],
  previewSupply: [404],
  refreshSession: [401],
  restoreBasket: [404],
  sendPassword: [429],
  signUp: [429],
  transitionCompany: [409],
  transitionPerson: [409],
  sendPersonLink: [409],
  updateCargo: [409],
  updateCargoReport: [409],
  removeAttachment: [409],
  updateDeal: [409],
  updateOrder: [409],
  updateSupply: [409],
  updateSupplyReport: [409],
  uploadAttachment: [415],
}

/** The refusals that the pipeline gives to an operation of that shape. */
function refusalsOf(id: OperationId): number[] {
  const { method, roles, path_params, query, body_type, takes_version, takes_idempotency_key } = operations[id]
  const isWrite = method !== 'GET'
  const given: [statuses: readonly number[], isGiven: boolean][] = [
    [[401], roles !== 'public'],
    // A write may come from another site, whoever may call it.
    [[403], isWrite || (roles !== 'public' && roles !== 'all')],
    [[404], path_params !== null],
    [[422], query !== null || body_type !== null],
    [[400, 413], body_type !== null],
    [[400, 409], takes_idempotency_key],
    [[412, 428], takes_version],
    [OWN[id] ?? [], true],
  ]
  return [...new Set(given.flatMap(([statuses, isGiven]) => (isGiven ? statuses : [])))].toSorted((a, b) => a - b)
}

describe('the contract', async () => {
  const { bundle: bundled } = await bundle({ ref: path.resolve(import.meta.dirname, 'openapi.yaml'), config: await createConfig({}) })
  const { paths } = bundled.parsed as Declared
  const declared = (id: OperationId) => paths[operations[id].path]?.[operations[id].method.toLowerCase()]

  it.each(Object.keys(operations) as OperationId[])('declares every refusal of %s, and no other', (id) => {
    const statuses = Object.keys(declared(id)?.responses ?? {}).map(Number)
    expect(statuses.filter((status) => status >= 400).toSorted((a, b) => a - b)).toEqual(refusalsOf(id))
  })

  it.each(Object.keys(operations) as OperationId[])('shows an example of what goes into %s and comes out', (id) => {
    const { requestBody, responses } = declared(id) ?? { responses: {} }
    const bodies = [requestBody, responses[operations[id].status]].map((part) => part?.content?.['application/json'])
    for (const body of bodies.filter((part) => part !== undefined)) {
      expect('example' in body || 'examples' in body).toBe(true)
    }
  })
})
