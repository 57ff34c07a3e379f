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
])('the word %s names its forms', (word, forms) => {
  expect(findForms(word)).toEqual(forms)
})

it('small words are dropped only beside the name of a form', () => {
  expect(dropFillers(['lame', 'de', 'terrasse'])).toEqual(['lame', 'terrasse'])
  expect(dropFillers(['pin', 'de', 'suede'])).toEqual(['pin', 'de', 'suede'])
})
