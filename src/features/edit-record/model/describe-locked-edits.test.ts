import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { formatFor } from '@/shared/i18n'
import { describeLockedEdits } from './describe-locked-edits'
import type { Payload, RecordFormConfig } from './record-form-config'

const text = { type: 'string' }
const cost = { type: 'object', entries: { name: text, amount: text } }

/** Form of a record with costs, whose text either contains each cost or only their number. */
const createForm = (formatCosts: (costs: readonly { name: string; amount: string }[]) => string) =>
  ({
    texts: 'pages/deal',
    schema: { type: 'object', entries: { other_costs: { type: 'array', item: cost } } },
    fields: { other_costs: ({ other_costs }: Payload) => formatCosts(other_costs as never) },
  }) as unknown as RecordFormConfig

function describeCosts(form: RecordFormConfig) {
  const base = { other_costs: [] } as unknown as Payload
  const mine = {
    other_costs: [
      { name: 'Fumigation', amount: '1250.00' },
      { name: 'Survey', amount: '90.50' },
    ],
  } as unknown as Payload
  return describeLockedEdits(
    { form, rows: undefined },
    { base, mine, theirs: base },
    null,
    formatFor('en'),
    new QueryClient(),
  ).map((edit) => edit.text)
}

it('lists costs that a lock excluded once', () => {
  const texts = describeCosts(
    createForm((costs) =>
      costs.map(({ name, amount }) => `${name} €${Number(amount).toLocaleString('en')}`).join('; '),
    ),
  )
  expect(texts).toEqual(['Fumigation €1,250; Survey €90.5'])
})

it('lists the fields of costs that their text leaves out', () => {
  const texts = describeCosts(createForm((costs) => `${costs.length} costs`))
  expect(texts).toHaveLength(2)
  expect(texts[0]).toBe('2 costs')
  expect(texts[1]).toMatch(/^Fumigation, 1,?250.*; Survey, 90\.50$/)
})

it('lists the entered values alone if the form formats no more of the edit', () => {
  const form = createForm((costs) => `${costs.length} costs`)
  const texts = describeCosts({ ...form, editFormatters: { other_costs: () => null } })
  expect(texts).toHaveLength(1)
  expect(texts[0]).toMatch(/^Fumigation, /)
})

it('lists the edit in place of the total, with the values that it leaves out', () => {
  const form = createForm((costs) => `${costs.length + 5} costs`)
  expect(describeCosts({ ...form, editFormatters: { other_costs: () => '2 new costs' } })).toEqual([
    '2 new costs',
    expect.stringMatching(/^Fumigation, /),
  ])
  const whole = 'Fumigation €1,250; Survey €90.50'
  expect(describeCosts({ ...form, editFormatters: { other_costs: () => whole } })).toEqual([whole])
})
