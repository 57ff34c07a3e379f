import { expect, it } from 'vitest'
import { dropFillers, findForms } from './form-names'

it.each([
  ['terrasse', ['decking']],
  ['tarima', ['decking']],
  ['terasine', ['decking']],
  ['lenta', ['decking', 'boards']],
  ['poteau', ['post', 'pole']],
  ['decking', []],
  ['oak', []],
])('finds the forms that %s names', (word, forms) => {
  expect(findForms(word)).toEqual(forms)
})

it('drops small words only beside the name of a form', () => {
  expect(dropFillers(['lame', 'de', 'terrasse'])).toEqual(['lame', 'terrasse'])
  expect(dropFillers(['pin', 'de', 'suede'])).toEqual(['pin', 'de', 'suede'])
})
