import { cleanup, render } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../styles.css'
import { SearchField } from './search-field'

afterEach(async () => {
  cleanup()
  await page.viewport(1280, 800)
})

function Search() {
  const [words, setWords] = useState('spruce')
  return <SearchField label="Client" value={words} onChange={setWords} />
}

function renderField() {
  render(<Search />)
  const field = page.getByRole('searchbox', { name: 'Client' })
  const { width, height } = field.element().getBoundingClientRect()
  return { field, width, height }
}

describe('the text of a search field', () => {
  it.each([
    ['24 px under a mouse', 1280, 24],
    ['44 px on a phone', 390, 44],
  ])('is cleared by a cross of %s, visible without hovering', async (_, viewport, target) => {
    await page.viewport(viewport, 800)
    const { field, width, height } = renderField()
    expect(height).toBeLessThanOrEqual(target === 44 ? 44 : 34)
    // Clicks the far edge, which a smaller target would not reach; the target extends beyond the
    // field's end.
    await userEvent.click(field, { position: { x: width + 4 - target + 2, y: height / 2 } })
    await expect.element(field).toHaveValue('')
  })

  it('is cleared by Escape', async () => {
    const { field } = renderField()
    await userEvent.click(field, { position: { x: 4, y: 10 } })
    await userEvent.keyboard('{Escape}')
    await expect.element(field).toHaveValue('')
  })
})
