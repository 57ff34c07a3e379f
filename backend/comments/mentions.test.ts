import { expect, it } from 'vitest'
import { mentionsBy } from './mentions'

it.each([
  ['@Ona Petrauskaitė, please look', 'Ona Petrauskaitė'],
  ['please look @ona petrauskaite', 'Ona Petrauskaitė'],
  ['(@Ona)', 'Ona'],
])('“%s” mentions %s', (text, name) => {
  expect(mentionsBy(text, [name])).toBe(true)
})

it.each([
  ['ona@timberdesk.example', 'timberdesk'],
  ['@Onanie', 'Ona'],
  ['@Rasa Petraitė-Kazlauskienė', 'Rasa Petraitė'],
  ['Ona Petrauskaitė', 'Ona Petrauskaitė'],
  ['mail@Ona', 'Ona'],
])('“%s” does not mention %s', (text, name) => {
  expect(mentionsBy(text, [name])).toBe(false)
})
