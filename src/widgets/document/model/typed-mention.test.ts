import { describe, expect, it } from 'vitest'
import { completeMention, findMentionAtCaret } from './use-mentions'

describe('a mention that is being typed', () => {
  it.each([
    ['@', { start: 0, query: '' }],
    ['Thanks, @On', { start: 8, query: 'On' }],
    ['Thanks, @Ona Petr', { start: 8, query: 'Ona Petr' }],
    ['(@žydr', { start: 1, query: 'žydr' }],
  ])('is found at the end of “%s”', (text, mention) => {
    expect(findMentionAtCaret(text, text.length)).toEqual(mention)
  })

  it.each(['ona@timberdesk.example', 'two @ 45 EUR', '@Ona Petrauskaitė will', 'nobody'])(
    'is none in “%s”',
    (text) => {
      expect(findMentionAtCaret(text, text.length)).toBeNull()
    },
  )

  it('is found at the caret before further text', () => {
    expect(findMentionAtCaret('Ask @On about it', 7)).toEqual({ start: 4, query: 'On' })
  })

  it('is completed to the full name without other changes', () => {
    expect(
      completeMention('Ask @On about it', { start: 4, query: 'On' }, 'Ona Petrauskaitė'),
    ).toEqual({ text: 'Ask @Ona Petrauskaitė about it', caret: 22 })
  })
})
