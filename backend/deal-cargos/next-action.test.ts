import { expect, it } from 'vitest'
import { vRole } from '@contract/validators'
import { getDealNextAction, type NextActionSubject } from './next-action'

const createSubject = (change: Partial<NextActionSubject> = {}): NextActionSubject => ({
  status: 'confirmed',
  tolerancePercent: 10,
  lines: [{ volume_l: 40_000, purchased_l: 40_000 }],
  cargos: [],
  ...change,
})
const unbought = [{ volume_l: 40_000, purchased_l: 20_000 }]
const [departed, booked] = [
  { id: 'departed', status: 'in_transit' as const, litres: 20_000 },
  { id: 'booked', status: 'booked' as const, litres: 20_000 },
]

it.each<[string, Partial<NextActionSubject>, string | null, string | null]>([
  ['waits for its wood', { lines: unbought }, 'buy', null],
  ['waits for a cargo', {}, 'plan_cargo', null],
  ['waits for a cargo for the rest', { status: 'loading', cargos: [departed] }, 'plan_cargo', null],
  ['waits for wood for the rest', { status: 'loading', lines: unbought }, 'buy', null],
  ['waits to be loaded', { cargos: [booked, departed] }, 'open_cargo', 'booked'],
  [
    'waits for the cargo that has not departed',
    { cargos: [departed, booked] },
    'open_cargo',
    'booked',
  ],
  [
    'is short within its tolerance',
    { cargos: [{ ...booked, litres: 36_000 }] },
    'open_cargo',
    'booked',
  ],
  ['waits for its arrival', { status: 'shipped', cargos: [departed] }, 'open_cargo', 'departed'],
  ['is not agreed', { status: 'order_confirmation' }, null, null],
  ['is delivered', { status: 'delivered', cargos: [booked] }, null, null],
])('a deal that %s', (_, change, code, cargo_id) => {
  expect(getDealNextAction('purchase_manager', createSubject(change))).toEqual(
    code && { code, cargo_id },
  )
})

it('the next action is offered to those who may do it', () => {
  const listCodes = (subject: NextActionSubject) =>
    vRole.options.flatMap((role) => {
      const action = getDealNextAction(role, subject)
      return action ? [`${role} ${action.code}`] : []
    })
  expect(listCodes(createSubject({ lines: unbought }))).toEqual([
    'purchase_manager buy',
    'global_manager buy',
    'admin buy',
  ])
  expect(listCodes(createSubject())).toEqual([
    'purchase_manager plan_cargo',
    'cargo_manager plan_cargo',
    'global_manager plan_cargo',
    'admin plan_cargo',
  ])
})
